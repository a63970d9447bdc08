"""The connection to the database: SQLite in WAL mode, or PostgreSQL.

What a database cannot do now becomes `Unavailable`, a sentence for those who wait (`faults.py`).
"""

import asyncio
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from novastate.server.db.checkpoints import Checkpoints
from novastate.server.db.direct import DirectConnection, DirectWriter
from novastate.server.db.faults import BUSY, DAMAGED, Unavailable, unavailable
from novastate.server.db.files import checked_file
from novastate.server.db.prepare import bring_up_to_date, read_url
from novastate.server.db.writes import Write
from novastate.server.spells import Spell

LOCK_SECONDS: Final = 5.0
"""How long a write waits for its turn, and for another process to let go of a SQLite file."""
ANSWER_SECONDS: Final = 20.0
"""How long a transaction on PostgreSQL may take before it counts as not answering."""
CONNECT_SECONDS: Final = 5.0
POLL_SECONDS: Final = (0.002, 0.1)
"""Pauses between two looks whether the file is free, the first and the longest."""

Made = TypeVar("Made")


class Database:
    """An engine with the two ways to use it: reading, and writing one table's rows."""

    def __init__(self, url: str, lock_seconds: float = LOCK_SECONDS) -> None:
        made = read_url(url)
        self.url = url
        self.shared = made.get_backend_name() == "postgresql"
        """Whether other processes may write to the same tables."""
        self.lock_seconds = lock_seconds
        self.damaged = False
        """Whether there is damage in the SQLite file; `Readiness` finds out when it is mended."""
        self.checkpoints: Checkpoints | None = None
        self._spell = Spell("database")
        self._direct: DirectWriter | None = None
        if self.shared:
            self.engine: AsyncEngine = create_async_engine(
                made,
                pool_pre_ping=True,
                pool_size=10,
                pool_timeout=lock_seconds,
                hide_parameters=True,
                connect_args={"timeout": CONNECT_SECONDS},
            )
        else:
            file = str(checked_file(made.database))
            self.checkpoints = Checkpoints(file)
            self._direct = DirectWriter(file)
            self.engine = create_async_engine(
                made, async_creator=partial(_direct, file), hide_parameters=True
            )
            _say_begin(self.engine)
        # By itself PostgreSQL would let each statement see what was stored before it: the moves of
        # a table could be newer than its version. SQLite keeps to one moment anyway.
        isolation = {"isolation_level": "REPEATABLE READ"} if self.shared else {}
        self._reader = self.engine.execution_options(**isolation)
        self._writer = asyncio.Lock()

    async def prepare(self) -> None:
        """Bring the schema up to date."""
        await bring_up_to_date(self.url, thorough=False)
        if self.checkpoints is not None:
            self.checkpoints.start()

    async def close(self) -> None:
        """Close all connections."""
        if self.checkpoints is not None:
            self.checkpoints.stop()
        if self._direct is not None:
            self._direct.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection that only reads; all it reads is of one moment."""
        async with self._watched(), self._begun(self._reader) as connection:
            yield connection

    @asynccontextmanager
    async def writing(self, table: str = "") -> AsyncIterator[AsyncConnection]:
        """Open a transaction; on PostgreSQL it has the named table to itself until it ends."""
        async with self._watched(writes=True):
            if self.shared:
                async with self._begun(self.engine) as connection:
                    if table:
                        await connection.execute(
                            text("SELECT pg_advisory_xact_lock(51, :key)"), {"key": _key(table)}
                        )
                    yield connection
                return
            writer = self.engine.execution_options(writes=True)
            async with self._turn() as until, self._begun(writer, until) as connection:
                yield connection

    async def write(self, writes: Iterable[Write]) -> None:
        """Store some rows in a transaction of their own (SQLite, where no other process writes)."""
        assert self._direct is not None, "several processes need a lock for the table first"
        direct = self._direct
        async with self._watched(writes=True), self._turn() as until:
            await self._patiently(direct.begin, until)
            direct.write(writes)

    @asynccontextmanager
    async def _watched(self, writes: bool = False) -> AsyncIterator[None]:
        """Say in one of a few ways what the database cannot do; it has to answer in time."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS if self.shared else None):
                yield
        except Exception as error:
            problem = unavailable(error)
            if problem is None:
                raise
            await self._note(problem, error)
            raise problem from error
        if writes:
            self._spell.well()

    async def _note(self, problem: Unavailable, error: Exception) -> None:
        """Write trouble down once; connections opened in bad times may not get over them."""
        self._spell.fault(error, problem.code)
        if self._direct is not None and problem.code != BUSY:
            self.damaged = self.damaged or problem.code == DAMAGED
            self._direct.close()
            await self.engine.dispose()

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[float]:
        """Wait for one's turn to write: SQLite has one writer; waiting here beats polling there.

        What is given is the moment until which one may wait for other processes.
        """
        until = asyncio.get_running_loop().time() + self.lock_seconds
        try:
            async with asyncio.timeout_at(until):
                await self._writer.acquire()
        except TimeoutError:
            raise Unavailable(BUSY) from None
        try:
            yield until
        finally:
            self._writer.release()

    @asynccontextmanager
    async def _begun(
        self, engine: AsyncEngine, until: float | None = None
    ) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction; a lock of another process is waited for."""

        async def begin() -> tuple[AsyncExitStack, AsyncConnection]:
            stack = AsyncExitStack()
            return stack, await stack.enter_async_context(engine.begin())

        stack, connection = await self._patiently(begin, until)
        async with stack:
            yield connection

    async def _patiently(
        self, begin: Callable[[], Awaitable[Made]], until: float | None = None
    ) -> Made:
        """Begin, as soon as no other process has the file locked; others go on meanwhile."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self.lock_seconds if until is None else until
        pause = POLL_SECONDS[0]
        while True:
            try:
                return await begin()
            except Exception as error:
                problem = unavailable(error)
                if self.shared or problem is None or problem.code != BUSY or loop.time() > until:
                    raise
            await asyncio.sleep(pause)
            pause = min(pause * 2, POLL_SECONDS[1])


def _key(table: str) -> int:
    """Make the number of an advisory lock from a table's id."""
    return zlib.crc32(table.encode()) - 2**31


async def _direct(file: str) -> DirectConnection:
    return DirectConnection(file)


def _say_begin(engine: AsyncEngine) -> None:
    """Say BEGIN ourselves: a transaction that writes takes its lock at once."""

    @event.listens_for(engine.sync_engine, "begin")
    def _begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
