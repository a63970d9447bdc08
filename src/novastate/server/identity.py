"""Who somebody is: secrets, their hashes, and names."""

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Final

from novastate.server.words import Problem

NAME_LENGTH: Final = 30


@dataclass(frozen=True)
class Visitor:
    """Who sends a request: a guest, and all guests of the same account; 0 is a stranger.

    A guest that is bound to an account is a session of it.
    """

    guest: int = 0
    guests: frozenset[int] = frozenset()
    name: str = ""
    account: str = ""
    number: int = 0
    """The number of the account."""
    secret: str = ""
    """The hash of the secret."""
    seen: float = 0.0
    address: str = ""
    """Where the request came from; it is never stored."""


STRANGER: Final = Visitor()


def new_secret() -> str:
    """Make a secret of 128 bits."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """Make the id of a table; a private table is found by nothing else."""
    return secrets.token_urlsafe(12)


def new_seed() -> int:
    """Draw the seed of a game: a key of 128 bits that nobody can guess from what it leads to."""
    return 2**128 + secrets.randbits(128)


def hashed(secret: str) -> str:
    """Hash a secret; it is random already, so it needs no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """Return a name on one line without control characters; raise Problem if it is none.

    >>> clean_name("  Ann   Lee ")
    'Ann Lee'
    """
    shown = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in name)
    cleaned = " ".join(shown.split())
    if not cleaned:
        raise Problem("name_missing")
    if len(cleaned) > NAME_LENGTH:
        raise Problem("name_long", limit=NAME_LENGTH)
    return cleaned


def name_key(name: str) -> str:
    """Return what is equal for a name however it is written.

    >>> name_key("ÄNN") == name_key("änn")
    True
    """
    return unicodedata.normalize("NFKC", name).casefold()[:80]
