"""Passwords: which are refused, and how they are hashed without holding anybody up."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from novastate.server.looks import looks_of
from novastate.server.words import Problem

LEAST: Final = 8
MOST: Final = 200
PIECE: Final = 4
"""A password that repeats so short a piece is no better than the piece."""
AFTER: Final = 6
"""So many digits and signs after a common word make it no better."""
THREADS: Final = 2
WAITING: Final = 16
"""How many passwords are hashed at a time, and how many may wait for it."""
COMMON: Final = Path(__file__).parent / "common_passwords.txt"
RUNS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiopü",
    "azertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "yxcvbnm",
)
"""Rows of keys, and what is counted up."""

_hasher: Final = PasswordHasher()

Args = ParamSpec("Args")
Result = TypeVar("Result")


def check_password(password: str, name: str = "") -> None:
    """Raise Problem if a password is too short, too long, or one of the first to be guessed."""
    if len(password) < LEAST:
        raise Problem("password_short", limit=LEAST)
    if len(password) > MOST:
        raise Problem("password_long", limit=MOST)
    if name and looks_of(name) in (looks_of(password), looks_of(_stem(password))):
        raise Problem("password_name")
    if is_common(password):
        raise Problem("password_common")


def is_common(password: str) -> bool:
    """Tell whether a password is among the first that are tried.

    >>> [is_common(one) for one in ("password", "Passwort123!", "hjkl;'34", "12345678", "abababab")]
    [True, True, False, True, True]
    """
    small = password.casefold()
    return not _common().isdisjoint((small, _stem(small))) or _repeats(small) or _runs(small)


def _stem(password: str) -> str:
    """Take away a few digits and signs at the end."""
    stem = password.rstrip("0123456789!?.*#$_-+ ")
    return stem if len(password) - len(stem) <= AFTER else password


@cache
def _common() -> frozenset[str]:
    lines = COMMON.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def _repeats(text: str) -> bool:
    """Tell whether a text is a short piece over and over."""
    pieces = (text[:size] for size in range(1, PIECE + 1))
    return any((piece * len(text))[: len(text)] == text for piece in pieces)


def _runs(text: str) -> bool:
    """Tell whether a text only follows rows of keys, forwards or backwards, in up to two parts."""
    ends = [n for n in range(3, len(text) - 2) if _is_run(text[:n]) and _is_run(text[n:])]
    return bool(ends) or _is_run(text)


def _is_run(text: str) -> bool:
    return any(text in row or text in row[::-1] for row in RUNS)


@cache
def _nobody() -> str:
    return _hasher.hash("nobody has this password")


def password_hash(password: str) -> str:
    """Hash a password; slow on purpose, so not for the event loop."""
    return _hasher.hash(password)


def password_fits(password: str, stored: str | None) -> bool:
    """Compare a password with a stored hash; it takes as long when there is no such account."""
    try:
        _hasher.verify(stored or _nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


class Hashing:
    """Hashes passwords in a few threads: whoever comes when too many wait is asked to come back."""

    def __init__(self, threads: int = THREADS, waiting: int = WAITING) -> None:
        self._pool = ThreadPoolExecutor(threads, "passwords")
        self._room = threads + waiting
        self._inside = 0

    async def hash(self, password: str) -> str:
        """Hash a password."""
        return await self._run(password_hash, password)

    async def fits(self, password: str, stored: str | None) -> bool:
        """Compare a password with a stored hash."""
        return await self._run(password_fits, password, stored)

    async def _run(
        self, work: Callable[Args, Result], *args: Args.args, **more: Args.kwargs
    ) -> Result:
        if self._inside >= self._room:
            raise Problem("slow_down")
        self._inside += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, lambda: work(*args, **more))
        finally:
            self._inside -= 1

    def close(self) -> None:
        """End the threads after what they are at."""
        self._pool.shutdown(cancel_futures=True)
