"""SQLite without a thread: what the asynchronous engine needs of a driver, done on the spot.

A statement of ours takes some ten microseconds, handing it to a thread and back several times as
long, and a move takes a dozen. Only checkpoints wait for the disk, and those have their own thread
(`checkpoints.py`). Nothing here waits for a lock of another process: whoever meets one gets
SQLITE_BUSY at once and comes again later (`engine.py`), while the event loop serves others.
A move is stored without the engine, too: putting its statements together costs more than they do.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final, Self

from sqlalchemy import UpdateBase
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.sql.compiler import SQLCompiler

from novastate.server.db.writes import Write

LOG_BYTES: Final = 16 * 2**20
"""Length to which SQLite's log is cut back when it begins anew."""
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=NORMAL",
    "foreign_keys=ON",
    "wal_autocheckpoint=0",
    f"journal_size_limit={LOG_BYTES}",
)


class DirectCursor:
    """A cursor whose coroutines never wait."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self._cursor = cursor
        self.arraysize = cursor.arraysize

    async def __aenter__(self) -> Self:
        """Begin to use it."""
        return self

    @property
    def description(self) -> Any:
        """Describe the columns."""
        return self._cursor.description

    @property
    def rowcount(self) -> int:
        """Return how many rows were changed."""
        return self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        """Return the number of the row that was added last."""
        return self._cursor.lastrowid

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        """Carry out a statement."""
        self._cursor.execute(statement, parameters)

    async def executemany(self, statement: str, rows: Sequence[Sequence[Any]]) -> None:
        """Carry out a statement for each of some rows."""
        self._cursor.executemany(statement, rows)

    async def fetchone(self) -> Any:
        """Return the next row."""
        return self._cursor.fetchone()

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        """Return some rows."""
        return self._cursor.fetchmany(self.arraysize if size is None else size)

    async def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        return self._cursor.fetchall()

    async def close(self) -> None:
        """Let go of it."""
        self._cursor.close()


class DirectConnection:
    """A connection whose coroutines never wait."""

    def __init__(self, file: str) -> None:
        self._connection: sqlite3.Connection | None = connect(file)

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            raise ValueError("no active connection")
        return self._connection

    def cursor(self) -> DirectCursor:
        """Return a new cursor."""
        return DirectCursor(self._open().cursor())

    async def create_function(self, *args: Any, **more: Any) -> None:
        """Give SQLite a function of ours."""
        self._open().create_function(*args, **more)

    async def commit(self) -> None:
        """Store what was done."""
        self._open().commit()

    async def rollback(self) -> None:
        """Forget what was done."""
        self._open().rollback()

    async def close(self) -> None:
        """Close the connection."""
        self.stop()

    def stop(self) -> None:
        """Close the connection, from wherever."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def connect(file: str, wait: float = 0.0) -> sqlite3.Connection:
    """Open a database file in WAL mode; BEGIN is ours to say.

    `wait` is how long SQLite itself waits for a lock: never on the event loop.
    """
    connection = sqlite3.connect(file, timeout=wait, isolation_level=None, check_same_thread=False)
    try:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()
        raise
    return connection


class DirectWriter:
    """Writes a few rows in a transaction of their own, without the engine."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._connection: sqlite3.Connection | None = None
        self._compiled: dict[UpdateBase, tuple[str, list[str]]] = {}

    async def begin(self) -> None:
        """Take the lock of the file's one writer; SQLITE_BUSY if another process has it."""
        if self._connection is None:
            self._connection = connect(self.file)
        self._connection.execute("BEGIN IMMEDIATE")

    def write(self, writes: Iterable[Write]) -> None:
        """Store all of it or nothing, once it has begun."""
        assert self._connection is not None
        connection = self._connection
        try:
            for statement, values in writes:
                text, names = self._compile(statement, values)
                connection.execute(text, [values[name] for name in names])
            connection.commit()
        except BaseException:
            connection.rollback()
            raise

    def _compile(self, statement: UpdateBase, values: dict[str, object]) -> tuple[str, list[str]]:
        """Return the text of a statement and the names of its parameters in their order."""
        found = self._compiled.get(statement)
        if found is None:
            compiled = statement.compile(dialect=sqlite_dialect(), column_keys=list(values))
            assert isinstance(compiled, SQLCompiler)
            found = self._compiled[statement] = (str(compiled), list(compiled.positiontup or []))
        return found

    def close(self) -> None:
        """Close the connection; the next write opens another."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
