"""PostgreSQL goes away and comes back: a sentence meanwhile, then play goes on by itself."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from novastate.server.db import engine
from tests.server.client import Player, Wire
from tests.server.conftest import fresh_postgresql, running, settings_for


class Line:
    """A line to a PostgreSQL server that can be cut and mended."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        query = {name: values[0] for name, values in parse_qs(parts.query).items()}
        self._folder = query.get("host", "")
        self._to = (parts.hostname or "127.0.0.1", parts.port or 5432)
        self._rest = f"{parts.username or 'postgres'}@127.0.0.1"
        self._name = parts.path.strip("/")
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0
        self.flows = asyncio.Event()
        """Whether anything gets through; a line that is held is not cut, it says nothing."""
        self.flows.set()

    @property
    def url(self) -> str:
        """Return the address of the database behind the line."""
        return f"postgresql://{self._rest}:{self.port}/{self._name}"

    async def mend(self) -> None:
        """Let everybody through."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Cut all connections, and let nobody connect."""
        assert self._server is not None
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            if self._folder:
                socket = str(Path(self._folder) / f".s.PGSQL.{self._to[1]}")
                far = await asyncio.open_unix_connection(socket)
            else:
                far = await asyncio.open_connection(*self._to)
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._copy(reader, far[1]))
                    both.create_task(self._copy(far[0], writer))
            finally:
                far[1].transport.abort()
        except (OSError, ExceptionGroup, asyncio.CancelledError):
            pass
        finally:
            writer.transport.abort()
            self._tasks.discard(task)

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            await self.flows.wait()
            writer.write(data)
            await writer.drain()
        raise ConnectionError("the other end has gone")


@pytest.fixture
async def line(template: str) -> AsyncIterator[Line]:
    """Return a line to a new database."""
    made = Line(await fresh_postgresql(template))
    await made.mend()
    yield made
    with contextlib.suppress(AssertionError):
        await made.cut()


async def until(player: Player, path: str, status: int) -> Any:
    """Ask until the answer has this status."""
    while (answer := await player.http.get(path)).status_code != status:
        await asyncio.sleep(0.05)
    return answer.json()


async def greeted(wire: Wire) -> None:
    """Wait until the server has done all that a hello brings about."""
    await wire.send(type="ping")
    await wire.until("pong")


async def done(wire: Wire, **command: Any) -> dict[str, Any]:
    """Send a command, under the same id, until it is carried out."""
    while (answer := await wire.do(**command))["type"] != "ack":
        assert answer["code"] == "no_database", answer
        await asyncio.sleep(0.05)
    return answer


async def test_play_goes_on_when_the_database_is_back(line: Line) -> None:
    # given: a person and a bot at a table, and somebody who watches by another worker
    async with running(settings_for(line.url)) as here, running(settings_for(line.url)) as there:
        ann, bob = here.player("de"), there.player()
        table = await ann.begin("person", "bot", options={"end_vp": 6})
        wire, watching = await ann.sit(table), await bob.sit(table)
        await greeted(watching)
        for site in (here, there):
            await site.settle()  # the bot, which is asked at the same time, has answered
        await wire.version((await ann.get(f"/api/tables/{table}"))["version"])
        assert await wire.asked()
        version, move = wire.state["version"], wire.options()[0]
        # when: the database goes away
        await line.cut()
        refused = await wire.do("move", id="m1", version=version, move=move)
        # then: it is told in a sentence, for commands, chat, requests and newcomers
        assert (refused["type"], refused["id"], refused["code"]) == ("refused", "m1", "no_database")
        assert refused["text"].startswith("Der Server erreicht seine Datenbank gerade nicht")
        assert (await wire.do("chat", text="Hallo", id="c1"))["code"] == "no_database"
        assert (await bob.get("/api/tables?scope=open", 503))["code"] == "no_database"
        assert (await bob.get("/ready", 503))["code"] == "no_database"
        assert (await bob.get("/health"))["status"] == "ok"
        newcomer = await here.player().connect(table)
        assert (await newcomer.until("error"))["code"] == "no_database"
        assert await newcomer.closed() == 1013
        # when: it is back
        await line.mend()
        # then: the same command goes through at the same wire, once
        answer = await done(wire, type="move", id="m1", version=version, move=move)
        assert await wire.do("move", id="m1", version=version, move=move) == answer
        await done(wire, type="chat", id="c1", text="Hallo")
        assert (await until(bob, "/ready", 200))["status"] == "ok"
        # and the other worker hears of it, and the bot plays on to the end
        await watching.version(answer["version"])
        while await wire.asked():
            assert (await wire.move())["type"] == "ack"
        while watching.state["outcome"] is None:
            await watching.until("state")


async def test_what_others_did_while_a_worker_heard_nothing_is_caught_up(template: str) -> None:
    # given: two people at a table, by two workers, one of them at a line that will be cut
    direct = await fresh_postgresql(template)
    line = Line(direct)
    await line.mend()
    async with running(settings_for(direct)) as here, running(settings_for(line.url)) as there:
        ann, bob = here.player(), there.player()
        table = await ann.begin("person", "person", visibility="hotseat")
        wire, watching = await ann.sit(table), await bob.sit(table)
        await greeted(watching)
        version = wire.state["version"]
        # when: a move is made while the other worker is cut off
        await line.cut()
        await bob.http.get("/ready")
        assert (await wire.move())["type"] == "ack"
        await line.mend()
        # then: who watches there sees it at the same wire
        await watching.version(version + 1)
    await line.cut()


async def test_a_database_that_does_not_answer_counts_as_away(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    async with running(settings_for(line.url)) as site:
        ann = site.player()
        wire = await ann.sit(await ann.begin("person", "person", visibility="hotseat"))
        await greeted(wire)
        version, move = wire.state["version"], wire.options()[0]
        # when: the line is there, but nothing comes through
        monkeypatch.setattr(engine, "ANSWER_SECONDS", 0.3)
        line.flows.clear()
        refused = await wire.do("move", id="m1", version=version, move=move)
        # then
        assert (refused["type"], refused["code"]) == ("refused", "no_database")
        assert (await ann.get("/health"))["status"] == "ok"
        # when: it answers again
        monkeypatch.setattr(engine, "ANSWER_SECONDS", 60)
        line.flows.set()
        # then: what was not done is done, and it is done once
        answer = await done(wire, type="move", id="m1", version=version, move=move)
        assert answer["version"] == version + 1
