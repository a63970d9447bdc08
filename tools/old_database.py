"""Make a small database with whatever version of the program is on PYTHONPATH, for later upgrades.

    git archive COMMIT src | tar -x -C /tmp/old
    PYTHONPATH=/tmp/old/src python -m tools.old_database tests/fixtures/databases/NAME

Starts `novastate serve` on a SQLite file and leaves there what people leave: for every ruleset
tables in the lobby, running (with clocks, undo, automatic passing), left to a bot, finished, played
again, taken up from a moment, uploaded and begun with a puzzle; chat, accounts, personal links.
Writes NAME.db.xz and NAME.json, which names the tables, the cookies of the people and their links.
"""

import argparse
import asyncio
import json
import lzma
import os
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tools.scripted import Client, Ledger, State
from tools.serving import Serving

SHORT: Final[dict[str, dict[str, int]]] = {
    "master": {"end_vp": 6},
    "state2010": {"turn_cap": 2},
    "newera": {"turn_cap": 2},
    "novaera": {"eras": 2, "rounds_per_era": 1},
}
"""Options that make games short, so that finished ones are small."""
RUNNING: Final = 40
"""Moves of people in a game that goes on."""
FEW: Final = 8
UNDO_AT: Final = 6
PASSWORD: Final = "a password from long ago"
LIMITS: Final = {"NOVASTATE_RATE": "10000", "NOVASTATE_WRITES": "10000"}


class Mover(Client):
    """Plays at random until the people of its table have made as many moves as are wanted."""

    moves: list[int]
    """How many moves are still wanted, shared by those who play."""
    enough: asyncio.Event
    takes_back = False
    looks: int | None = None
    """The seat it looks through, where one person has several."""

    async def _hello(self, wire: ClientConnection) -> None:
        await super()._hello(wire)
        if self.looks is not None:
            await self._send(wire, {"type": "look", "seat": self.looks})

    def _decide(self, state: State) -> dict[str, Any] | None:
        if self.looks not in (None, state.reader):
            return None
        if self.moves[0] <= 0:
            self.enough.set()
            return None
        if self.takes_back and state.can_undo and self.moves[0] <= UNDO_AT:
            self.takes_back = False
            return {"type": "undo"}
        frame = super()._decide(state)
        self.moves[0] -= frame is not None
        return frame


@dataclass
class Person:
    """Somebody with a browser."""

    name: str
    http: httpx.AsyncClient

    @property
    def cookie(self) -> str:
        """Return what the browser keeps."""
        return self.http.cookies["novastate"]

    async def post(self, path: str, body: object = None) -> Any:
        """Send something and return the answer."""
        answer = await self.http.post(path, json={} if body is None else body)
        if answer.status_code >= 400:
            raise RuntimeError(f"{path}: {answer.status_code} {answer.text[:300]}")
        return answer.json()

    async def get(self, path: str) -> str:
        """Fetch something."""
        answer = await self.http.get(path, follow_redirects=False)
        if answer.status_code >= 400:
            raise RuntimeError(f"{path}: {answer.status_code} {answer.text[:300]}")
        return answer.text

    async def tell(self, table: str, **frame: Any) -> None:
        """Send one command to a table and wait until it is stored."""
        address = str(self.http.base_url).replace("http", "ws", 1) + f"/ws/tables/{table}"
        headers = {"cookie": f"novastate={self.cookie}"}
        async with connect(address, additional_headers=headers, max_size=2**22) as wire:
            await wire.send('{"type": "hello", "lang": "en"}')
            await wire.send(json.dumps({"id": f"{self.name}-{frame['type']}", **frame}))
            async for text in wire:
                answer = json.loads(text)
                if answer["type"] in ("refused", "error"):
                    raise RuntimeError(f"{frame}: {answer}")
                if answer["type"] == "ack":
                    return


@dataclass
class Making:
    """What is made: tables by ruleset and what they show, and the links of their people."""

    url: str
    chance: Random
    tables: dict[str, dict[str, str]] = field(default_factory=dict)
    links: list[dict[str, Any]] = field(default_factory=list)

    def person(self, name: str) -> Person:
        """Return somebody new."""
        return Person(name, httpx.AsyncClient(base_url=self.url, timeout=60))

    async def everything(self) -> dict[str, Any]:
        """Leave all kinds of traces; return what names them."""
        ann, bob, cleo = (self.person(name) for name in ("Ann", "Bob", "Cleo"))
        for each in (ann, cleo):
            await each.post("/api/account", {"name": each.name, "password": PASSWORD})
        for rules in json.loads(await ann.get("/api/games")):
            known = {option["name"] for option in rules["options"]}
            short = {k: v for k, v in SHORT.get(rules["id"], {}).items() if k in known}
            await self._ruleset(rules["id"], short, ann, bob, cleo)
        return {
            "tables": self.tables,
            "links": self.links,
            "password": PASSWORD,
            "people": {each.name: each.cookie for each in (ann, bob, cleo)},
        }

    async def _ruleset(
        self, game: str, short: dict[str, int], ann: Person, bob: Person, cleo: Person
    ) -> None:
        kinds = self.tables[game] = {}
        kinds["lobby"] = await self._make(ann, game, "open", pace="days", move_seconds=86_400)
        await ann.tell(kinds["lobby"], type="chat", text="Who joins? Wer spielt mit?")

        kinds["running"] = id = await self._together(game, ann, bob, move_seconds=600)
        await self._play(id, RUNNING, ann, bob)
        await ann.tell(id, type="chat", text="Good luck!")
        await bob.tell(id, type="chat", text="Viel Glück! 🎲")
        if game != "novaera":  # nobody passes there
            await bob.tell(id, type="auto_pass", on=True)
        link = await ann.post(f"/api/tables/{id}/link", {"seat": 0})
        await cleo.get(link["url"])
        self.links.append({"table": id, **link})

        kinds["with_bots"] = id = await self._make(bob, game, "open", "person", "bot", "bot")
        await bob.post(f"/api/tables/{id}/start")
        await self._play(id, RUNNING, bob)

        kinds["left"] = id = await self._together(game, cleo, bob, pace="days", move_seconds=7200)
        await self._play(id, FEW, cleo, bob)
        await bob.tell(id, type="seat", action="hand_over")

        kinds["hotseat"] = id = await self._make(ann, game, "hotseat", "person", "person")
        await ann.post(f"/api/tables/{id}/start")
        await self._play(id, FEW, ann, ann)

        kinds["finished"] = id = await self._together(game, ann, bob, options=short)
        await self._play(id, 10_000, ann, bob)
        await bob.tell(id, type="chat", text="Well played.")
        await bob.http.get(f"/api/tables/{id}/chances")  # older versions have none to keep
        kinds["rematch"] = (await ann.post(f"/api/tables/{id}/rematch"))["id"]
        branch = {"move": 3, "seats": [0], "name": "Bob"}
        kinds["branch"] = (await bob.post(f"/api/tables/{id}/branch", branch))["table"]["id"]
        record = {"record": await bob.get(f"/api/tables/{id}/record")}
        kinds["upload"] = (await cleo.post("/api/replays", record))["id"]

        kinds["alone"] = id = await self._make(ann, game, "private", "person", "bot")
        await ann.post(f"/api/tables/{id}/start")
        await self._play(id, 10_000, ann)

        puzzles = json.loads(await ann.get(f"/api/games/{game}/puzzles"))
        if puzzles:
            made = await ann.post(f"/api/puzzles/{puzzles[0]['id']}")
            kinds["puzzle"] = made["table"]["id"]

    async def _make(
        self, host: Person, game: str, visibility: str, *kinds: str, **more: Any
    ) -> str:
        seats = [{"kind": kind} for kind in kinds or ("person", "open")]
        for index, seat in enumerate(seats):
            seat |= {"bot": "random"} if seat["kind"] == "bot" else {}
            seat |= {"name": f"{host.name} {index + 1}"} if seat["kind"] == "person" else {}
        body = {"game": game, "visibility": visibility, "seats": seats, **more}
        made = await host.post("/api/tables", body)
        self.links += [{"table": made["table"]["id"], **link} for link in made["links"]]
        return str(made["table"]["id"])

    async def _together(self, game: str, host: Person, guest: Person, **more: Any) -> str:
        id = await self._make(host, game, "private", "person", "open", **more)
        await guest.post(f"/api/tables/{id}/join", {"name": guest.name})
        await host.post(f"/api/tables/{id}/start")
        return id

    async def _play(self, table: str, moves: int, *people: Person) -> None:
        """Let people play until so many moves were made or the game is over."""
        left, enough, ledger = [moves], asyncio.Event(), Ledger()
        clients = []
        for seat, person in enumerate(people):
            cookie, chance = f"novastate={person.cookie}", Random(self.chance.random())
            client = Mover(lambda: self.url, table, cookie, ledger, chance)
            client.moves, client.enough, client.takes_back = left, enough, True
            client.looks = seat if people.count(person) > 1 else None
            clients.append(asyncio.create_task(client.play()))
        waits = asyncio.create_task(enough.wait())
        over = asyncio.gather(*clients)
        watched: list[asyncio.Future[Any]] = [waits, over]
        await asyncio.wait(watched, return_when=asyncio.FIRST_COMPLETED)
        for future in watched:
            future.cancel()
        await asyncio.gather(*watched, return_exceptions=True)
        if ledger.faults:
            raise RuntimeError("; ".join(ledger.faults))


def make(file: Path, seed: int = 51) -> dict[str, Any]:
    """Make a database at a file that does not exist; return what names its tables and people."""
    os.environ.update(LIMITS)
    serving = Serving(f"sqlite:///{file}", file.parent, "--bot-delay", "0")
    serving.start()
    try:
        made = asyncio.run(Making(serving.url, Random(seed)).everything())
    finally:
        serving.stop()
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode=DELETE")
        db.execute("VACUUM")
        made["schema"] = db.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    return made


def main() -> None:
    """Read the command line and make one."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("name", type=Path, help="where to write: NAME.db.xz and NAME.json")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "old.db"
        made = make(file)
        packed = lzma.compress(file.read_bytes(), preset=9 | lzma.PRESET_EXTREME)
    given.name.with_suffix(".db.xz").write_bytes(packed)
    given.name.with_suffix(".json").write_text(json.dumps(made, indent=1) + "\n")
    print(f"{given.name}: schema {made['schema']}, {len(packed) // 1000} kB")


if __name__ == "__main__":
    main()
