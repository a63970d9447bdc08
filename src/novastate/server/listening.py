"""Several processes on one PostgreSQL: each hears what the others have stored."""

import asyncio
import contextlib
import logging
from typing import Any, Final

import asyncpg
import msgspec

from novastate.server.config import async_url
from novastate.server.context import Server
from novastate.server.db import chatting
from novastate.server.db.store import CHANNEL
from novastate.server.words import Problem

log: Final = logging.getLogger("novastate.listening")
PRESENT: Final = 60.0
"""Seconds for which another process's word on who is online is believed."""


class Listening:
    """Keeps a connection that hears, and makes it anew when it is lost."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ready = asyncio.Event()
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to listen."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._follow())]
        await self.ready.wait()

    async def stop(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        url = async_url(self.server.settings.database_url).replace("+asyncpg", "")
        while True:
            try:
                connection = await asyncpg.connect(url)
            except (OSError, asyncpg.PostgresError):
                log.exception("cannot listen")
                await asyncio.sleep(1)
                continue
            lost = asyncio.Event()
            try:
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._hear)
                if self.ready.is_set():  # what was said while nobody listened is not repeated
                    self._heard.put_nowait('{"all": true}')
                self.ready.set()
                await lost.wait()
            finally:
                with contextlib.suppress(Exception):
                    await connection.close(timeout=2)

    def _hear(self, _connection: object, _pid: int, _channel: str, message: object) -> None:
        self._heard.put_nowait(str(message))

    async def _follow(self) -> None:
        while True:
            message = await self._heard.get()
            try:
                await self.follow(msgspec.json.decode(message.encode()))
            except Problem:
                continue  # the table is gone
            except Exception:
                log.exception("cannot follow")

    async def follow(self, message: dict[str, Any]) -> None:
        """Act on what another process has told."""
        tables = self.server.tables
        if "table" in message:
            await tables.heard(message["table"], message["version"])
        elif "chat" in message:
            await self._chat(message["chat"], message["n"], message["worker"])
        elif "presence" in message and message["worker"] != self.server.tables.worker:
            await self._presence(message)
        elif "all" in message:
            for id in list(tables.hub.connections):
                await tables.heard(id, 2**31)

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
        until = tables.clock.now() + PRESENT
        told = (message["seats"], message["spectators"], until)
        tables.hub.elsewhere.setdefault(id, {})[message["worker"]] = told
        if tables.hub.at(id):
            async with tables.using(id) as live:
                tables.hub.tell(id, tables.hub.presence(live, tables.clock.now()))
