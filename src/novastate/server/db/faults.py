"""What a database's errors mean to those who wait for it: one of a few codes, each a sentence."""

import sqlite3
from typing import Final

import asyncpg
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from novastate.server.words import Problem

BUSY: Final = "busy"
FULL: Final = "disk_full"
READ_ONLY: Final = "read_only"
AWAY: Final = "no_database"
DAMAGED: Final = "damaged"

_SQLITE: Final = {
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR: FULL,  # a quota ends like this, too
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: AWAY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
_POSTGRESQL: Final = {
    "08": AWAY,  # connections
    "28": AWAY,  # who may connect
    "3D": AWAY,  # no such database
    "57P": AWAY,  # shut down, starting up
    "58": AWAY,  # its files
    "57014": BUSY,  # a statement took too long
    "40": BUSY,  # deadlocks
    "55P03": BUSY,
    "53": BUSY,  # connections, memory
    "53100": FULL,
    "25006": READ_ONLY,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
"""Codes by the beginning of the SQLSTATE; the longest one counts."""


_DRIVERS: Final = (
    SQLAlchemyError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
)


class Unavailable(Problem):
    """The database cannot do it now; nothing was stored, and trying again may help."""


def unavailable(error: BaseException) -> Unavailable | None:
    """Return what an error of the database means to others; None if it is a fault of ours."""
    inner: BaseException | None = error if isinstance(error, _DRIVERS) else None
    while inner is not None:
        code = _code(inner)
        if code:
            return Unavailable(code)
        inner = getattr(inner, "orig", None) or inner.__cause__  # before it was wrapped
    return None


def _code(error: BaseException) -> str:
    if isinstance(error, sqlite3.Error):
        number = getattr(error, "sqlite_errorcode", None)
        return "" if number is None else _SQLITE.get(number & 0xFF, "")
    if isinstance(error, asyncpg.PostgresError):
        state = error.sqlstate or ""
        return next((_POSTGRESQL[state[:n]] for n in (5, 3, 2) if state[:n] in _POSTGRESQL), "")
    if isinstance(error, NoConnectionFree):
        return BUSY
    if isinstance(error, OSError):  # refused, cut, or no answer in time
        return AWAY
    if isinstance(error, asyncpg.InterfaceError):
        return AWAY if "closed" in str(error) else ""
    return AWAY if isinstance(error, DBAPIError) and error.connection_invalidated else ""
