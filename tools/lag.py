"""Measure how long single pieces of work hold up the event loop of the server.

    python -m tools.lag

Runs the server's parts in this process, without a network: plays a long game of The New Era, then
does what visitors can ask for, each with cold caches, and prints the longest time for which the
loop had no turn, in processor time of its thread, which other work of the machine does not change.
Whatever is over 20 ms belongs into a thread or another process.
"""

import asyncio
import contextlib
import gc
import os
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from novastate.server.app import create_app
from novastate.server.config import Settings
from novastate.server.context import Server
from novastate.server.hub import Connection
from novastate.server.identity import Visitor
from novastate.server.live import Live
from novastate.server.play import send_state
from novastate.server.present import question_data
from novastate.server.warming import warm

MOST: Final = 0.02
MANY: Final = 10_000.0
CONTENT: Final = ("games/master/cards", "games/master/rules", "games/master/puzzles")


async def longest_step(work: Callable[[], Awaitable[Any]]) -> float:
    """Do some work and return how long it kept the loop to itself at most."""
    longest = 0.0
    done = False

    async def watch() -> None:
        nonlocal longest
        last = time.thread_time()
        while not done:
            await asyncio.sleep(0)
            now = time.thread_time()
            longest, last = max(longest, now - last), now

    gc.collect()  # a server does this at quiet moments
    watching = asyncio.create_task(watch())
    await asyncio.sleep(0)
    await work()
    await asyncio.sleep(0)
    done = True
    await watching
    return longest


class Lag:
    """The server's parts, with somebody who asks."""

    def __init__(self, server: Server, http: httpx.AsyncClient) -> None:
        self.server = server
        self.tables = server.tables
        self.http = http
        self.lines: list[tuple[float, str]] = []

    async def note(self, what: str, work: Callable[[], Awaitable[Any]], times: int = 5) -> None:
        """Measure some work, a few times."""
        self.lines.append((max([await longest_step(work) for _ in range(times)]), what))

    async def run(self) -> None:
        """Measure everything."""
        gc.disable()
        seats: list[dict[str, str]] = [{"kind": "bot", "bot": "random"}] * 5
        long = await self.make(game="newera", visibility="private", seats=seats)
        (await self.http.post(f"/api/tables/{long}/start")).raise_for_status()
        await self.server.automation.idle()
        for _ in range(100):
            await self.make(seats=[{"kind": "person"}, {"kind": "open"}])
        live = await self.tables.get(long)
        assert live.game is not None
        moves = len(live.game.record.entries)
        await self.note(f"reading a table of {moves} moves", lambda: self.read(long))
        await self.note("hello at it", lambda: self.hello(long))
        await self.note("an early page of its log", lambda: self.page(long))
        await self.note("its last moment as a replay", lambda: self.replay(long), 2)
        for path in ("tables", "tables?scope=mine", f"tables/{long}", "games", *CONTENT):
            await self.note(
                f"GET /api/{path.replace(long, '{id}')}", partial(self.get, f"/api/{path}")
            )
        await self.questions()

    async def make(self, **wish: Any) -> str:
        """Make a table."""
        made = await self.http.post("/api/tables", json={"game": "master", **wish})
        return str(made.raise_for_status().json()["table"]["id"])

    async def get(self, path: str) -> None:
        """Fetch something."""
        (await self.http.get(path)).raise_for_status()

    async def read(self, id: str) -> Live:
        """Read a table that is not in memory."""
        self.tables.lives.clear()
        return await self.tables.get(id)

    async def hello(self, id: str) -> None:
        """Greet a newcomer."""
        self.tables.hub.forget(id)
        await send_state(self.tables, Connection(id, Visitor()))

    async def page(self, id: str) -> None:
        """Send an early page."""
        self.tables.hub.forget(id)
        async with self.tables.using(id) as live:
            self.tables.hub.log_page(Connection(id, Visitor()), live, 200)

    async def replay(self, id: str) -> None:
        """Show the last moment."""
        self.server.films.forget()
        await self.get(f"/api/tables/{id}/replay")

    async def questions(self) -> None:
        """Measure the largest question of some games played at random."""
        for game, seats in (("master", 4), ("state2010", 4), ("newera", 5), ("novaera", 4)):
            live = await self.largest(game, seats)
            assert live.game is not None
            size = len(live.game.position.question(live.to_act()[0]).choices)
            await self.note(f"a question of {game} with {size} choices", partial(ask, live))

    async def largest(self, game: str, seats: int) -> Live:
        """Play at random and return a copy of the table with the largest question."""
        people = [{"kind": "person"}] * seats
        id = await self.make(game=game, visibility="hotseat", seats=people)
        (await self.http.post(f"/api/tables/{id}/start")).raise_for_status()
        live, chance = await self.tables.get(id), Random(51)
        assert live.game is not None
        best, most = live.game.position.clone(), 0
        while live.to_act():
            seat = live.to_act()[0]
            options = live.game.position.moves(seat)
            size = len(live.game.position.question(seat).choices)
            if size > most:
                best, most = live.game.position.clone(), size
            live.game.position.apply(seat, chance.choice(list(options)))
        live.game.position = best
        return live


async def ask(live: Live) -> None:
    """Write a question out."""
    assert live.game is not None
    question_data(live.game.position, live.to_act()[0], live.book(), "en")


@contextlib.asynccontextmanager
async def parts(folder: Path) -> AsyncIterator[Lag]:
    """Run the application without a network."""
    limits = dict.fromkeys(("rate", "writes", "new_tables"), MANY)
    settings = Settings(
        database_url=f"sqlite:///{folder / 'lag.db'}",
        bot_delay=0.0,
        bot_workers=0,
        sweep_seconds=0.0,
        tables_per_guest=1000,
        **limits,  # type: ignore[arg-type]  # each of them is a rate
    )
    warm()  # as a server does when it starts
    app = create_app(settings)
    async with app.app.lifespan():
        transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]  # a Guard is one
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
            yield Lag(app.server, http)


async def measure(folder: Path) -> list[tuple[float, str]]:
    """Measure everything and return the lines."""
    async with parts(folder) as lag:
        await lag.run()
    return lag.lines


def main() -> None:
    """Run and print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        lines = asyncio.run(measure(Path(folder)))
    print(f"load average {os.getloadavg()[0]:.1f}")
    for seconds, what in lines:
        print(f"{1000 * seconds:7.1f} ms  {what}{'   OVER' if seconds > MOST else ''}")


if __name__ == "__main__":
    main()
