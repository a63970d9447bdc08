"""Several processes on one PostgreSQL: each hears what the others have stored."""

import asyncio
import contextlib
import logging
from typing import Any, Final, NoReturn

import asyncpg
import msgspec

from novastate.server.config import async_url
from novastate.server.context import Server
from novastate.server.db import chatting
from novastate.server.db.faults import DAMAGED, Unavailable
from novastate.server.db.migrate import SERVING
from novastate.server.db.store import CHANNEL
from novastate.server.hub import PRESENT
from novastate.server.sessions import check, refresh
from novastate.server.spells import Spell, for_ever
from novastate.server.words import Problem

log: Final = logging.getLogger("novastate.listening")
PAUSES: Final = (0.2, 2.0)
"""Pauses before the next attempt, the first and the longest."""
LOOK_EVERY: Final = 10.0
ANSWER: Final = 5.0
"""Seconds between two looks whether the line is alive, and for its answer."""


class Listening:
    """Keeps a connection that hears, and makes it anew when it is lost."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ready = asyncio.Event()
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._message: str | None = None
        """What was heard last, until it has been followed."""
        self._tasks: list[asyncio.Task[NoReturn]] = []

    async def start(self) -> None:
        """Begin to listen."""
        works = {"listening": self._listen, "following": self._follow, "telling": self._repeat}
        self._tasks = [
            asyncio.create_task(for_ever(Spell(what, log, *PAUSES), work))
            for what, work in works.items()
        ]
        await self.ready.wait()

    async def stop(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        """Hear what is told until the connection is lost."""
        url = async_url(self.server.settings.database_url).replace("+asyncpg", "")
        connection = await asyncpg.connect(url, timeout=ANSWER)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.execute("SELECT pg_advisory_lock_shared($1)", SERVING)
            await connection.add_listener(CHANNEL, self._hear)
            if self.ready.is_set():  # what was said while nobody listened is not repeated
                self._heard.put_nowait('{"all": true}')
            self.ready.set()
            while not lost.is_set():
                await connection.execute("SELECT 1", timeout=ANSWER)  # a dead line says nothing
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), LOOK_EVERY)
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=2)

    def _hear(self, _connection: object, _pid: int, _channel: str, message: object) -> None:
        self._heard.put_nowait(str(message))

    async def _follow(self) -> None:
        """Act on the next message; it is kept until the database can be read again."""
        if self._message is None:
            self._message = await self._heard.get()
        try:
            await self.follow(msgspec.json.decode(self._message.encode()))
        except Unavailable as problem:
            if problem.code != DAMAGED:
                raise
        except Problem:
            pass  # the table is gone
        except Exception:
            log.exception("cannot follow")
        self._message = None

    async def _repeat(self) -> None:
        """Say again who is here, before the others forget it."""
        await asyncio.sleep(PRESENT / 3)
        tables = self.server.tables
        await tables.tell_others(list(tables.hub.connections))

    async def follow(self, message: dict[str, Any]) -> None:
        """Act on what another process has told."""
        tables = self.server.tables
        if "table" in message:
            await tables.heard(message["table"], message["version"])
        elif "chat" in message:
            await self._chat(message["chat"], message["n"], message["worker"])
        elif "presence" in message and message["worker"] != self.server.tables.worker:
            await self._presence(message)
        elif "clocks" in message and message["clocks"] != tables.worker:
            await self.server.automation.pulse.refresh()
        elif "figures" in message and message["worker"] != tables.worker:
            if message["figures"] in tables.lives:
                await tables.show_figures(message["figures"])
        elif "ended" in message:
            tables.hub.end(message["ended"])
        elif "people" in message:
            await refresh(tables, message["people"])
        elif "all" in message:
            await check(tables)
            for id in list(tables.hub.connections):
                self._heard.put_nowait(f'{{"table": "{id}", "version": {2**31}}}')

    async def _chat(self, table: str, number: int, worker: str) -> None:
        tables = self.server.tables
        if worker == self.server.tables.worker or not tables.hub.at(table):
            return
        async with tables.db.reading() as connection:
            said = await chatting.one(connection, number)
        if said is not None:
            tables.hub.tell(table, said)

    async def _presence(self, message: dict[str, Any]) -> None:
        tables, id = self.server.tables, message["presence"]
        tables.hub.heard(id, message["worker"], message["seats"], message["spectators"])
        if tables.hub.at(id):
            async with tables.using(id) as live:
                tables.hub.tell(id, tables.hub.presence(live))
