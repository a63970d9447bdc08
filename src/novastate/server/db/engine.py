"""The connection to the database: SQLite in WAL mode, or PostgreSQL."""

import asyncio
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from novastate.kernel.errors import BadInput
from novastate.server.config import async_url
from novastate.server.db.migrate import migrate


class Database:
    """An engine with the two ways to use it: reading, and writing one table's rows."""

    def __init__(self, url: str) -> None:
        try:
            made = make_url(async_url(url))
        except ArgumentError:
            raise BadInput("The database URL cannot be read.") from None
        self.shared = made.get_backend_name() == "postgresql"
        """Whether other processes may write to the same tables."""
        if not self.shared:
            _make_folder(made.database)
        self.engine: AsyncEngine = create_async_engine(
            made, pool_pre_ping=self.shared, **({"pool_size": 10} if self.shared else {})
        )
        if not self.shared:
            _set_up_sqlite(self.engine)
        # By itself PostgreSQL would let each statement see what was stored before it: the moves of
        # a table could be newer than its version. SQLite keeps to one moment anyway.
        isolation = {"isolation_level": "REPEATABLE READ"} if self.shared else {}
        self._reader = self.engine.execution_options(**isolation)
        self._writer = asyncio.Lock()  # SQLite has one writer; waiting here beats polling there

    async def prepare(self) -> None:
        """Bring the schema up to date."""
        async with self.engine.execution_options(writes=True).connect() as connection:
            await connection.run_sync(migrate)
            await connection.commit()

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection that only reads; all it reads is of one moment."""
        async with self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self, table: str = "") -> AsyncIterator[AsyncConnection]:
        """Open a transaction; on PostgreSQL it has the named table to itself until it ends."""
        if self.shared:
            async with self.engine.begin() as connection:
                if table:
                    await connection.execute(
                        text("SELECT pg_advisory_xact_lock(51, :key)"), {"key": _key(table)}
                    )
                yield connection
            return
        writer = self.engine.execution_options(writes=True)
        async with self._writer, writer.begin() as connection:
            yield connection


def _key(table: str) -> int:
    """Make the number of an advisory lock from a table's id."""
    return zlib.crc32(table.encode()) - 2**31


def _make_folder(file: str | None) -> None:
    if not file or file == ":memory:":
        raise BadInput("A database in memory forgets its games: name a file.")
    folder = Path(file).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{folder} cannot be made: {error.strerror or error}.") from None


def _set_up_sqlite(engine: AsyncEngine) -> None:
    """Use WAL, and say BEGIN ourselves: a transaction that writes takes its lock at once."""

    @event.listens_for(engine.sync_engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=NORMAL",
            "busy_timeout=5000",
            "foreign_keys=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
