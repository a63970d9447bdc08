"""Measure one worker under load, on loopback: many live tables, four scripted clients at each.

    python -m tools.load                              # 300 tables, 300 moves a second, 60 seconds
    python -m tools.load --tables 50 --rate 50 --seconds 10
    python -m tools.load --thinking 20 --bot hard     # once more while 20 bots think

Starts its own `novastate serve` on a SQLite file in a temporary folder, seats the clients, lets one
client of each table move at even intervals whether or not the server keeps up, and ends by itself.
Latency is the time from sending a command until a client of the table has the new state, as the
clients see it: their own work is part of the figure. Clients and server share the machine.
With `--thinking N` the same is measured twice in one run: with people only, and with N more tables
at which bots play each other, so that N of them always want to think. On a busy machine `chrt -r 5`
before the command keeps other work out of the figures; the bots then come after server and clients.
"""

import argparse
import asyncio
import gc
import os
import re
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from novastate.bots.registry import names as bot_names
from tools.patience import PATIENCE
from tools.scripted import Table, set_up
from tools.serving import Serving, memory, seconds

MOST_TABLES: Final = 1000
MOST_SECONDS: Final = 600
MOST_BOTS: Final = 30
SEATS: Final = 4
TOKEN: Final = "load"
"""Opens the server's figures to us."""
AT_ONCE: Final = 8
"""Tables that are set up at the same time."""


class Seen(msgspec.Struct):
    """What a client uses of a state."""

    version: int
    question: msgspec.Raw
    outcome: msgspec.Raw


class Asked(msgspec.Struct):
    """What a client uses of a question."""

    choices: list[dict[str, Any]]


_seen: Final = msgspec.json.Decoder(Seen)
_asked: Final = msgspec.json.Decoder(Asked)
_start: Final = re.compile(rb'\{"type":"(\w+)"')


@dataclass
class Figures:
    """What was measured."""

    moves: int = 0
    late: int = 0
    """Moves that were due while the last one was still under way."""
    to_ack: list[float] = field(default_factory=list)
    to_each: list[float] = field(default_factory=list)
    to_last: list[float] = field(default_factory=list)
    bytes: int = 0
    frames: int = 0
    refused: list[str] = field(default_factory=list)
    finished: int = 0

    def clear(self) -> None:
        """Forget what was measured while warming up."""
        self.__init__()  # type: ignore[misc]  # all fields have a beginning


class Game:
    """One table with its clients, and the move that is under way."""

    def __init__(self, table: Table, figures: Figures, chance: Random) -> None:
        self.table = table
        self.figures = figures
        self.chance = chance
        self.wires: list[ClientConnection] = []
        self.questions: list[msgspec.Raw | None] = [None] * SEATS
        self.version = 0
        self.over = False
        self.sent_at = 0.0
        self.target = 0
        """The version that will show the move under way, or 0."""
        self.waiting: set[int] = set()
        self._number = 0

    async def connect(self, url: str, extra: dict[str, str]) -> None:
        """Seat all clients."""
        address = url.replace("http", "ws", 1) + f"/ws/tables/{self.table.id}"
        for cookie in self.table.cookies:
            headers = {"cookie": cookie, **extra}
            wire = await connect(
                *(address,),
                additional_headers=headers,
                compression=None,
                max_size=2**22,
                ping_interval=None,
            )
            self.wires.append(wire)
            await wire.send('{"type":"hello"}')

    async def listen(self, seat: int) -> None:
        """Read what the server tells one client."""
        async for frame in self.wires[seat]:
            raw = frame.encode() if isinstance(frame, str) else frame
            self._take(seat, raw, time.perf_counter())

    def _take(self, seat: int, raw: bytes, now: float) -> None:
        figures = self.figures
        figures.bytes += len(raw)
        figures.frames += 1
        found = _start.match(raw)
        kind = found.group(1) if found else b""
        if kind == b"state":
            self._take_state(seat, _seen.decode(raw), now)
        elif kind == b"ack" and self.target:
            figures.to_ack.append(now - self.sent_at)
        elif kind in (b"refused", b"error"):
            figures.refused.append(raw.decode())
            self.target = 0

    def _take_state(self, seat: int, state: Seen, now: float) -> None:
        asked = bytes(state.question) != b"null"
        self.questions[seat] = state.question if asked else None
        self.version = max(self.version, state.version)
        if bytes(state.outcome) != b"null" and not self.over:
            self.over = True
            self.figures.finished += 1
        if self.target and state.version >= self.target and seat in self.waiting:
            self.waiting.discard(seat)
            self.figures.to_each.append(now - self.sent_at)
            if not self.waiting:
                self.figures.to_last.append(now - self.sent_at)
                self.figures.moves += 1
                self.target = 0

    async def move(self) -> None:
        """Let somebody who is asked answer, if the last move is through."""
        if self.over:
            return
        asked = [seat for seat in range(SEATS) if self.questions[seat] is not None]
        if self.target or not asked:
            self.figures.late += 1
            return
        seat = self.chance.choice(asked)
        question = self.questions[seat]
        assert question is not None
        options = [c["move"] for c in _asked.decode(question).choices if "refusal" not in c]
        self._number += 1
        frame = {
            "type": "move",
            "id": f"m{self._number}",
            "version": self.version,
            "move": self.chance.choice(options),
        }
        data = msgspec.json.encode(frame).decode()
        self.questions[seat] = None
        self.target = self.version + 1
        self.waiting = set(range(SEATS))
        self.sent_at = time.perf_counter()
        await self.wires[seat].send(data)


class Load:
    """One run."""

    def __init__(self, serving: Serving, given: argparse.Namespace) -> None:
        self.serving = serving
        self.given = given
        self.figures = Figures()
        self.games: list[Game] = []
        self.chance = Random(given.seed)
        self.lines: list[str] = []

    async def run(self) -> None:
        """Seat everybody, warm up, measure."""
        empty = memory(self.serving.pid)
        await self._seat_all()
        seated = memory(self.serving.pid)
        gc.collect()
        gc.freeze()  # pauses of the clients are none of the server's
        listeners = [
            asyncio.create_task(game.listen(seat)) for game in self.games for seat in range(SEATS)
        ]
        while not all(any(q is not None for q in game.questions) for game in self.games):
            await asyncio.sleep(0.1)
        await self._measure((empty, seated))
        if self.given.thinking:
            await self._seat_bots()
            put_behind(self.serving.pid)
            before = await self._thoughts()
            began = time.monotonic()
            await self._measure((empty, seated))
            thoughts, wall = await self._thoughts() - before, time.monotonic() - began
            self.lines.append(
                f"{self.given.thinking} tables of `{self.given.bot}` bots: {thoughts:.0f} answers"
                f" ({thoughts / wall:.1f}/s)"
            )
        for task in listeners:
            task.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)
        await asyncio.gather(*(wire.close() for game in self.games for wire in game.wires))

    async def _measure(self, sizes: tuple[float, float]) -> None:
        """Warm up, let everybody play for a while, and write the figures down."""
        await self._drive(self.given.warm_up)
        self.figures.clear()
        used, own, began = seconds(self.serving.pid), time.process_time(), time.monotonic()
        await self._drive(self.given.seconds)
        wall = time.monotonic() - began
        used, own = seconds(self.serving.pid) - used, time.process_time() - own
        self._say(wall, used, own, (*sizes, memory(self.serving.pid)))

    async def _seat_bots(self) -> None:
        """Begin games of bots against each other."""
        bot = {"kind": "bot", "bot": self.given.bot}
        body = {"game": "master", "visibility": "private", "seats": [bot, bot]}
        async with httpx.AsyncClient(base_url=self.serving.url, timeout=PATIENCE) as http:
            for number in range(self.given.thinking):
                http.headers["x-forwarded-for"] = f"10.1.0.{number}"
                made = (await http.post("/api/tables", json=body)).raise_for_status().json()
                id = made["table"]["id"]
                (await http.post(f"/api/tables/{id}/start", json={})).raise_for_status()

    async def _thoughts(self) -> float:
        """Return how many answers bots have given so far."""
        async with httpx.AsyncClient(base_url=self.serving.url, timeout=PATIENCE) as http:
            named = {"authorization": f"Bearer {TOKEN}"}
            text = (await http.get("/metrics", headers=named)).text
        found = re.search(r"^novastate_bot_seconds_count (\S+)", text, re.MULTILINE)
        return float(found.group(1)) if found else 0.0

    async def _seat_all(self) -> None:
        free = asyncio.Semaphore(AT_ONCE)

        async def seat(number: int) -> Game:
            # Each table has an address of its own, so that the limits for one do not bite.
            extra = {"x-forwarded-for": f"10.0.{number >> 8}.{number & 255}"}
            async with free:
                table = await set_up(self.serving.url, SEATS, 0, extra)
                game = Game(table, self.figures, Random(self.chance.random()))
                await game.connect(self.serving.url, extra)
            return game

        self.games = list(await asyncio.gather(*(seat(n) for n in range(self.given.tables))))

    async def _drive(self, how_long: float) -> None:
        """Let the tables move in turn, at even intervals."""
        interval = 1 / self.given.rate
        began = time.perf_counter()
        for number in range(int(how_long * self.given.rate)):
            pause = began + number * interval - time.perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
            await self.games[number % len(self.games)].move()
        await asyncio.sleep(0.5)  # the last ones come in

    def _say(self, wall: float, used: float, own: float, sizes: tuple[float, ...]) -> None:
        figures = self.figures
        size = figures.bytes / max(1, figures.frames) / 1000
        self.lines += [
            f"tables {len(self.games)}, clients {len(self.games) * SEATS}, asked for"
            f" {self.given.rate} moves/s during {self.given.seconds} s",
            f"moves {figures.moves} ({figures.moves / wall:.0f}/s), not made in time"
            f" {figures.late}, refused {len(figures.refused)}, games over {figures.finished}",
            f"command to ack        {_quantiles(figures.to_ack)}",
            f"command to broadcast  {_quantiles(figures.to_each)}",
            f"... to the last of 4  {_quantiles(figures.to_last)}",
            f"server: {100 * used / wall:.0f} % of a core,"
            f" {1000 * used / max(1, figures.moves):.2f} ms"
            f" a move; clients: {100 * own / wall:.0f} %",
            f"memory of the server: {sizes[0]:.0f} MiB empty, {sizes[1]:.0f} MiB with everybody"
            f" seated, {sizes[2]:.0f} MiB at the end; {size:.1f} kB a frame",
            *sorted(set(figures.refused))[:3],
        ]


def put_behind(pid: int) -> None:
    """Where a run has real-time priority, let the bots' processes come after all others of it.

    They think without end, and Linux stops whoever does so in real time for a twentieth of every
    second, with all others on the same core. So they only go before what else the machine does.
    """
    if os.sched_getscheduler(0) == os.SCHED_RR:
        for child in map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()):
            os.sched_setscheduler(child, os.SCHED_OTHER, os.sched_param(0))
            os.setpriority(os.PRIO_PROCESS, child, -10)


def _quantiles(found: list[float]) -> str:
    ordered = sorted(found) or [0.0]

    def at(part: float) -> str:
        return f"{1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]:.1f}"

    return f"p50 {at(0.5)} ms, p90 {at(0.9)} ms, p99 {at(0.99)} ms, most {at(1)} ms"


def read_arguments() -> argparse.Namespace:
    """Read the command line; sizes are bounded."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=300, help=f"at most {MOST_TABLES}")
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second, all tables")
    parser.add_argument("--seconds", type=float, default=60.0, help=f"at most {MOST_SECONDS}")
    parser.add_argument("--warm-up", type=float, default=10.0, help="seconds not measured")
    parser.add_argument("--seed", type=int, default=51)
    parser.add_argument(
        "--thinking", type=int, default=0, help=f"tables of bots, at most {MOST_BOTS}"
    )
    parser.add_argument("--bot", default="hard", choices=bot_names(), help="who plays there")
    given = parser.parse_args()
    if not 1 <= given.tables <= MOST_TABLES or not 0 < given.seconds <= MOST_SECONDS:
        parser.error(f"up to {MOST_TABLES} tables and {MOST_SECONDS} seconds")
    if not 0 <= given.thinking <= MOST_BOTS:
        parser.error(f"up to {MOST_BOTS} tables of bots")
    if not 0 < given.rate <= 5000 or not 0 <= given.warm_up <= MOST_SECONDS:
        parser.error("up to 5000 moves a second")
    return given


def main() -> None:
    """Run and print the figures."""
    given = read_arguments()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'load.db'}"
        token = {"NOVASTATE_METRICS_TOKEN": TOKEN}
        serving = Serving(url, Path(folder), "--bot-delay", "0", "--proxy", settings=token)
        serving.start()
        try:
            load = Load(serving, given)
            asyncio.run(load.run())
            print("\n".join([*load.lines, *serving.faults()[:3]]))
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
