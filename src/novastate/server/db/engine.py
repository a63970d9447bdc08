"""The connection to the database: SQLite in WAL mode, or PostgreSQL."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from novastate.kernel.errors import BadInput
from novastate.server.config import async_url
from novastate.server.db.direct import Checkpoints, DirectConnection, DirectWriter
from novastate.server.db.migrate import migrate
from novastate.server.db.writes import Write


class Database:
    """An engine with the two ways to use it: reading, and writing one table's rows."""

    def __init__(self, url: str) -> None:
        try:
            made = make_url(async_url(url))
        except ArgumentError:
            raise BadInput("The database URL cannot be read.") from None
        self.shared = made.get_backend_name() == "postgresql"
        """Whether other processes may write to the same tables."""
        self._checkpoints: Checkpoints | None = None
        self._direct: DirectWriter | None = None
        if self.shared:
            self.engine: AsyncEngine = create_async_engine(made, pool_pre_ping=True, pool_size=10)
        else:
            file = _checked_file(made.database)
            self._checkpoints = Checkpoints(file)
            self._direct = DirectWriter(file)
            self.engine = create_async_engine(made, async_creator=partial(_direct, file))
            _say_begin(self.engine)
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
        if self._checkpoints is not None:
            self._checkpoints.start()

    async def close(self) -> None:
        """Close all connections."""
        if self._checkpoints is not None:
            self._checkpoints.stop()
        if self._direct is not None:
            self._direct.close()
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

    async def write(self, writes: Iterable[Write]) -> None:
        """Store some rows in a transaction of their own (SQLite, where no other process writes)."""
        assert self._direct is not None, "several processes need a lock for the table first"
        async with self._writer:
            self._direct.write(writes)


def _key(table: str) -> int:
    """Make the number of an advisory lock from a table's id."""
    return zlib.crc32(table.encode()) - 2**31


def _checked_file(file: str | None) -> str:
    """Return the name of a database file whose folder is there."""
    if not file or file == ":memory:":
        raise BadInput("A database in memory forgets its games: name a file.")
    folder = Path(file).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{folder} cannot be made: {error.strerror or error}.") from None
    return file


async def _direct(file: str) -> DirectConnection:
    return DirectConnection(file)


def _say_begin(engine: AsyncEngine) -> None:
    """Say BEGIN ourselves: a transaction that writes takes its lock at once."""

    @event.listens_for(engine.sync_engine, "begin")
    def _begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
