"""Who somebody is: secrets, their hashes, names and passwords."""

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from novastate.server.words import Problem

NAME_LENGTH: Final = 30
PASSWORD_LEAST: Final = 8
PASSWORD_MOST: Final = 200

_hasher: Final = PasswordHasher()
_nobody: Final = _hasher.hash("nobody has this password")


@dataclass(frozen=True)
class Visitor:
    """Who sends a request: a guest, and all guests of the same account; 0 is a stranger."""

    guest: int = 0
    guests: frozenset[int] = frozenset()
    name: str = ""
    account: str = ""


STRANGER: Final = Visitor()


def new_secret() -> str:
    """Make a secret of 128 bits."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """Make the id of a table; a private table is found by nothing else."""
    return secrets.token_urlsafe(12)


def new_seed() -> int:
    """Make the seed of a game."""
    return secrets.randbits(63)


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
    """Return what is equal for names that look alike.

    >>> name_key("ÄNN") == name_key("änn")
    True
    """
    return unicodedata.normalize("NFKC", name).casefold()[:80]


def check_password(password: str) -> None:
    """Raise Problem if a password is too short or too long."""
    if len(password) < PASSWORD_LEAST:
        raise Problem("password_short", limit=PASSWORD_LEAST)
    if len(password) > PASSWORD_MOST:
        raise Problem("password_long", limit=PASSWORD_MOST)


def password_hash(password: str) -> str:
    """Hash a password; slow on purpose, so not for the event loop."""
    return _hasher.hash(password)


def password_fits(password: str, stored: str | None) -> bool:
    """Compare a password with a stored hash; it takes as long when there is no such account."""
    try:
        _hasher.verify(stored or _nobody, password)
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None
