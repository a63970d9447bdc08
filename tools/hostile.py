"""Let hostile sockets do their worst beside tables of people, on loopback, and time the people.

    python -m tools.hostile                           # 20 hostile sockets beside 50 tables, 20 s
    python -m tools.hostile --hostile 0               # the same people, left alone
    python -m tools.hostile --addresses 20            # each hostile socket has its own address

Starts its own `novastate serve` on a SQLite file in a temporary folder, lets bots play one long
game for the hostile to look at, seats two people at each table, lets the tables move in turn at
even intervals, and ends by itself. A move takes from sending it until the one who moved has the new
state; what had no answer at the end counts as long as it waited. The hostile run in a process of
their own. They say hello, look and change the language without end at the long game, chat, send
huge and tiny frames, pipeline and break off requests, make tables, ask for replays, come and go,
and read nothing. On a busy machine `chrt -r 5` before the command keeps other work out.
"""

import argparse
import asyncio
import contextlib
import itertools
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tools.scripted import Table, set_up
from tools.serving import Serving, memory

MOST_TABLES: Final = 300
MOST_HOSTILE: Final = 200
MOST_SECONDS: Final = 300
GAME: Final = {"game": "newera", "visibility": "private"}
LENGTH: Final = 1000
"""Changes the long game has at least."""
SEATS: Final = 2
NEVER: Final = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)


# --- the hostile -------------------------------------------------------------------------


class Hostile:
    """One of those who want to stop the server."""

    def __init__(self, url: str, table: str, address: str) -> None:
        self.url = url
        self.table = table
        self.headers = {"x-forwarded-for": address}
        self.sent = 0
        """Frames that went out."""
        place = urlsplit(url)
        self.host, self.port = str(place.hostname), int(place.port or 0)

    async def flood(self, *frames: dict[str, Any]) -> None:
        """Send frames as fast as the line takes them, and read only what must be read."""
        address = self.url.replace("http", "ws", 1) + f"/ws/tables/{self.table}"
        async with connect(
            address,
            additional_headers=self.headers,
            compression=None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
        ) as wire:
            reading = asyncio.create_task(_read_on(wire))
            try:
                for number in itertools.count():
                    for frame in frames:
                        numbered = {**frame, "id": f"{number}"} if "id" in frame else frame
                        await wire.send(msgspec.json.encode(numbered).decode())
                        self.sent += 1
                        await asyncio.sleep(0)  # the others of the crowd want to send, too
            finally:
                reading.cancel()

    async def hello(self) -> None:
        """Greet without end."""
        await self.flood({"type": "hello"}, {"type": "hello", "since": 0})

    async def look(self) -> None:
        """Change the language without end, and leaf through the log."""
        langs = [{"type": "lang", "lang": lang} for lang in ("de", "en")]
        await self.flood({"type": "hello"}, *langs, {"type": "look", "seat": 0}, *langs)

    async def chat(self) -> None:
        """Say something without end."""
        await self.flood({"type": "hello"}, {"type": "chat", "id": "", "text": "x" * 400})

    async def huge(self) -> None:
        """Send frames that are too large, or nested."""
        frames = [{"type": "chat", "id": "", "text": "x" * 60_000}]
        await self.flood({"type": "hello"}, *frames)

    async def come_and_go(self) -> None:
        """Connect, say hello, and leave."""
        address = self.url.replace("http", "ws", 1) + f"/ws/tables/{self.table}"
        while True:
            async with connect(address, additional_headers=self.headers, compression=None) as wire:
                await wire.send('{"type":"hello"}')

    async def deaf(self) -> None:
        """Ask for states and read none."""
        reader, writer = await asyncio.open_connection(self.host, self.port, limit=2**10)
        forwarded = self.headers["x-forwarded-for"]
        writer.write(
            f"GET /ws/tables/{self.table} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nX-Forwarded-For: {forwarded}\r\n\r\n"
            "".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        frame = b'{"type":"hello"}'
        with contextlib.closing(writer):
            while True:
                writer.write(bytes([0x81, 0x80 | len(frame), 0, 0, 0, 0]) + frame)
                await writer.drain()
                await asyncio.sleep(0)

    async def tiny(self) -> None:
        """Send thousands of frames in one piece."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        writer.write(
            f"GET /ws/tables/{self.table} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        with contextlib.closing(writer):
            writer.write(bytes([0x81, 0x80, 0, 0, 0, 0]) * 40_000)
            while await asyncio.wait_for(reader.read(65_536), 5):
                pass

    async def half(self) -> None:
        """Begin requests and do not end them."""
        async with contextlib.AsyncExitStack() as lines:
            for _ in range(60):
                _, writer = await asyncio.open_connection(self.host, self.port)
                lines.enter_context(contextlib.closing(writer))
                writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            await asyncio.sleep(15)

    async def pipeline(self) -> None:
        """Send thousands of requests in one piece."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        with contextlib.closing(writer):
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 5_000)
            while await asyncio.wait_for(reader.read(65_536), 5):
                pass

    async def make(self) -> None:
        """Make tables without end."""
        seats = [{"kind": "person"}, {"kind": "open"}]
        async with httpx.AsyncClient(base_url=self.url, headers=self.headers) as http:
            while True:
                await http.post("/api/tables", json={"game": "novaera", "seats": seats})
                http.cookies.clear()

    async def replay(self) -> None:
        """Ask for moments of the long game, and for lists."""
        async with httpx.AsyncClient(base_url=self.url, headers=self.headers) as http:
            for number in itertools.count():
                await http.get(f"/api/tables/{self.table}/replay?move={number * 37 % 900}")
                await http.get("/api/tables")

    def manners(self) -> list[Callable[[], Awaitable[None]]]:
        """List all they know."""
        known = [self.hello, self.look, self.chat, self.huge, self.come_and_go, self.deaf]
        return [*known, self.tiny, self.half, self.pipeline, self.make, self.replay]


async def _read_on(wire: ClientConnection) -> None:
    with contextlib.suppress(*NEVER):
        async for _ in wire:
            pass


async def misbehave(url: str, table: str, number: int, addresses: int, how_long: float) -> None:
    """Let so many do their worst for a while; whoever is thrown out comes back at once."""

    crowd = [Hostile(url, table, f"10.9.0.{index % addresses}") for index in range(number)]
    came = 0

    async def one(index: int, hostile: Hostile) -> None:
        nonlocal came
        manners = hostile.manners()
        # The greeting is the dearest: every other one begins with it.
        rounds = itertools.cycle([manners[index % len(manners)] if index % 2 else hostile.hello])
        for manner in rounds:
            came += 1
            with contextlib.suppress(*NEVER, ConnectionError):
                await manner()
            await asyncio.sleep(0.05)

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(how_long):
            await asyncio.gather(*(one(*each) for each in enumerate(crowd)))
    sent = sum(hostile.sent for hostile in crowd)
    print(f"the hostile came {came} times and got rid of {sent} frames, besides those in one piece")


# --- the people --------------------------------------------------------------------------


class Seen(msgspec.Struct):
    """What a client uses of a state."""

    version: int
    question: dict[str, Any] | None
    outcome: msgspec.Raw


_seen: Final = msgspec.json.Decoder(Seen)


class People:
    """A table with two people, and the move that is under way."""

    def __init__(self, table: Table, chance: Random, times: list[float]) -> None:
        self.table = table
        self.chance = chance
        self.times = times
        self.wires: list[ClientConnection] = []
        self.states: list[Seen | None] = [None] * SEATS
        self.mover = -1
        self.target = 0
        self.sent_at = 0.0
        self.refused = 0
        self._number = 0

    async def sit(self, url: str, headers: dict[str, str]) -> None:
        """Connect both and greet."""
        address = url.replace("http", "ws", 1) + f"/ws/tables/{self.table.id}"
        for cookie in self.table.cookies:
            wire = await connect(
                *(address,),
                additional_headers={"cookie": cookie, **headers},
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=60,
            )
            self.wires.append(wire)
            await wire.send('{"type":"hello"}')

    async def listen(self, seat: int) -> None:
        """Read what one of them is told."""
        async for raw in self.wires[seat]:
            if '"type":"state"' in raw[:20]:
                self._take(seat, _seen.decode(raw))
            elif '"type":"refused"' in raw[:20]:
                self.refused += 1
                self.target = 0

    def _take(self, seat: int, state: Seen) -> None:
        self.states[seat] = state
        if self.target and seat == self.mover and state.version >= self.target:
            self.times.append(time.perf_counter() - self.sent_at)
            self.target = 0

    def asked(self) -> list[int]:
        """List who may move."""
        return [seat for seat in range(SEATS) if (s := self.states[seat]) and s.question]

    async def move(self) -> bool:
        """Let somebody who is asked move, if the last move is through."""
        asked = self.asked()
        if self.target or not asked:
            return False
        self.mover = self.chance.choice(asked)
        state = self.states[self.mover]
        assert state is not None
        assert state.question is not None
        options = [c["move"] for c in state.question["choices"] if "refusal" not in c]
        self._number += 1
        self.target, self.sent_at = state.version + 1, time.perf_counter()
        frame = {"type": "move", "id": f"m{self._number}", "version": state.version}
        self.states[self.mover] = None
        await self.wires[self.mover].send(
            msgspec.json.encode({**frame, "move": self.chance.choice(options)}).decode()
        )
        return True


class Evening:
    """One run: people, and those beside them."""

    def __init__(self, serving: Serving, given: argparse.Namespace) -> None:
        self.serving = serving
        self.given = given
        self.chance = Random(given.seed)
        self.times: list[float] = []
        self.late = 0
        self.people: list[People] = []

    async def run(self) -> None:
        """Prepare, seat everybody, and measure."""
        long = await self._long_game()
        await self._seat_all()
        listening = [
            asyncio.create_task(table.listen(seat))
            for table in self.people
            for seat in range(SEATS)
        ]
        while not all(table.asked() for table in self.people):
            await asyncio.sleep(0.05)
        await self._drive(2.0)
        self.times.clear()
        self.late = 0
        beside = self._begin_hostile(long) if self.given.hostile else None
        if beside is not None:
            await asyncio.sleep(1.0)
        await self._drive(self.given.seconds)
        now = time.perf_counter()
        waiting = [now - table.sent_at for table in self.people if table.target]
        self.times += waiting
        if beside is not None:
            await asyncio.to_thread(beside.wait)
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        self._say(len([each for each in waiting if each > 1]))
        await asyncio.gather(
            *(wire.close() for table in self.people for wire in table.wires), return_exceptions=True
        )

    async def _long_game(self) -> str:
        """Let bots play a game with many moves."""
        headers = {"x-forwarded-for": "10.8.0.1"}
        async with httpx.AsyncClient(
            base_url=self.serving.url, headers=headers, timeout=60
        ) as http:
            seats = [{"kind": "bot", "bot": "random"}] * 5
            made = await http.post("/api/tables", json={**GAME, "seats": seats})
            id = str(made.raise_for_status().json()["table"]["id"])
            (await http.post(f"/api/tables/{id}/start", json={})).raise_for_status()
            while True:
                table = (await http.get(f"/api/tables/{id}")).raise_for_status().json()
                if table["status"] == "finished" or table["version"] > 2 * LENGTH:
                    break
                await asyncio.sleep(0.2)
        print(f"the long game has {table['version']} changes")
        return id

    async def _seat_all(self) -> None:
        for number in range(self.given.tables):
            headers = {"x-forwarded-for": f"10.0.{number >> 8}.{number & 255}"}
            table = await set_up(self.serving.url, SEATS, 0, headers)
            people = People(table, Random(self.chance.random()), self.times)
            await people.sit(self.serving.url, headers)
            self.people.append(people)

    def _begin_hostile(self, table: str) -> subprocess.Popen[bytes]:
        given = self.given
        program = (
            "import asyncio; from tools.hostile import misbehave;"
            f" asyncio.run(misbehave({self.serving.url!r}, {table!r}, {given.hostile},"
            f" {given.addresses}, {given.seconds + 1}))"
        )
        return subprocess.Popen([sys.executable, "-c", program])

    async def _drive(self, how_long: float) -> None:
        """Let the tables move in turn, at even intervals."""
        interval = 1 / self.given.rate
        began = time.perf_counter()
        for number in range(int(how_long * self.given.rate)):
            pause = began + number * interval - time.perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
            if not await self.people[number % len(self.people)].move():
                self.late += 1

    def _say(self, unanswered: int) -> None:
        ordered = sorted(self.times) or [0.0]

        def at(part: float) -> str:
            return f"{1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]:.1f} ms"

        given = self.given
        print(
            f"{given.hostile} hostile sockets from {given.addresses} addresses beside"
            f" {given.tables} tables, {given.seconds:.0f} s, load average {os.getloadavg()[0]:.1f}"
        )
        refused = sum(table.refused for table in self.people)
        print(
            f"people's moves: {len(self.times)}, p50 {at(0.5)}, p99 {at(0.99)}, most {at(1)};"
            f" {self.late} were due before the last was through, {unanswered} without an answer"
            f" for over a second at the end, {refused} refused"
        )
        print(f"memory of the server at the end: {memory(self.serving.pid):.0f} MiB")


def read_arguments() -> argparse.Namespace:
    """Read the command line; sizes are bounded."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=50, help=f"at most {MOST_TABLES}")
    parser.add_argument("--hostile", type=int, default=20, help=f"at most {MOST_HOSTILE}")
    parser.add_argument("--addresses", type=int, default=4, help="of the hostile")
    parser.add_argument("--rate", type=float, default=50.0, help="moves a second, all tables")
    parser.add_argument("--seconds", type=float, default=20.0, help=f"at most {MOST_SECONDS}")
    parser.add_argument("--seed", type=int, default=51)
    given = parser.parse_args()
    if not 1 <= given.tables <= MOST_TABLES or not 0 <= given.hostile <= MOST_HOSTILE:
        parser.error(f"up to {MOST_TABLES} tables and {MOST_HOSTILE} hostile sockets")
    if not 0 < given.seconds <= MOST_SECONDS or not 0 < given.rate <= 1000:
        parser.error(f"up to {MOST_SECONDS} seconds and 1000 moves a second")
    if not 1 <= given.addresses <= 200:
        parser.error("1 to 200 addresses")
    return given


def main() -> None:
    """Run and print the figures."""
    given = read_arguments()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'hostile.db'}"
        serving = Serving(url, Path(folder), "--bot-delay", "0", "--proxy")
        serving.start()
        try:
            asyncio.run(Evening(serving, given).run())
            for line in serving.faults()[:3]:
                print(line[:500])
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
