"""The SQLite file in trouble: a sentence for everybody, nothing lost, play goes on afterwards."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from novastate.server.db import direct
from novastate.server.db.faults import Unavailable
from tests.server.client import Player, Wire
from tests.server.conftest import Site

GERMAN = {
    "disk_full": "Der Speicher des Servers ist voll",
    "read_only": "Der Server kann seine Datenbank gerade nur lesen",
    "damaged": "Ein Teil der Datenbank des Servers ist beschädigt",
}


class Disk:
    """What happens to every connection of the server to its file, those to come as well."""

    def __init__(self) -> None:
        self.connections: list[sqlite3.Connection] = []
        self.pragma = ""

    def connect(self, file: str, wait: float = 0.0) -> sqlite3.Connection:
        made = connect(file, wait)
        self.connections.append(made)
        if self.pragma:
            made.execute(self.pragma)
        return made

    def set(self, pragma: str) -> None:
        """Put all of them into trouble, or out of it."""
        self.pragma = pragma
        for each in self.connections:
            try:
                each.execute(pragma)
            except sqlite3.ProgrammingError:  # it is closed
                continue


connect = direct.connect


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """Return the disk under a server that is started afterwards."""
    made = Disk()
    monkeypatch.setattr(direct, "connect", made.connect)
    return made


def fills_up(disk: Disk, file: Path) -> None:
    with closing(sqlite3.connect(file)) as other:
        pages = other.execute("PRAGMA page_count").fetchone()[0]
    disk.set(f"PRAGMA max_page_count={pages}")


TROUBLES = {
    "disk_full": (fills_up, "PRAGMA max_page_count=1000000000"),
    "read_only": (lambda disk, _: disk.set("PRAGMA query_only=ON"), "PRAGMA query_only=OFF"),
}


async def moved(wire: Wire, number: int) -> dict[str, Any]:
    """Make a move under a number of its own, for whoever is asked at this screen."""
    while wire.state["question"] is None:
        asked = [seat["index"] for seat in wire.state["table"]["seats"] if seat["to_act"]]
        await wire.send(type="look", seat=asked[0])
        await wire.until("state")
    return await wire.move(id=f"m{number}")


async def readiness(player: Player, status: int) -> dict[str, Any]:
    """Ask until the answer has this status, as it is repeated for a second."""
    while (answer := await player.http.get("/ready")).status_code != status:
        await asyncio.sleep(0.05)
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("code", TROUBLES)
async def test_players_are_told_and_play_on_when_it_is_over(
    disk: Disk, lite: Site, tmp_path: Path, code: str
) -> None:
    # given: a game on one screen, with somebody who watches
    begins, ends = TROUBLES[code]
    ann, bob = lite.player("de"), lite.player()
    table = await ann.begin("person", "person", visibility="hotseat")
    wire, watching = await ann.sit(table), await bob.sit(table)
    assert (await readiness(bob, 200))["status"] == "ok"
    # when: trouble comes, and moves are made until one cannot be stored
    begins(disk, tmp_path / "test.db")
    number = 0
    while (answer := await moved(wire, number))["type"] == "ack":
        number += 1
    # then: the mover is told which move was not made and why, in his language
    assert (answer["type"], answer["id"], answer["code"]) == ("refused", f"m{number}", code)
    assert answer["text"].startswith(GERMAN[code])
    # and what is shown is what is stored
    stored = wire.state["version"]
    with closing(sqlite3.connect(tmp_path / "test.db")) as other:
        assert other.execute("SELECT max(version) FROM log").fetchone() == (stored,)
    assert (await bob.sit(table)).state["version"] == stored
    await watching.version(stored)
    assert watching.state["version"] == stored
    # and the server is alive, but is not ready for what it cannot store
    assert (await bob.get("/health"))["status"] == "ok"
    if code == "read_only":
        assert (await readiness(bob, 503))["code"] == code
        assert (await wire.do("chat", text="Hallo", id="c"))["code"] == code
        made = {"game": "master", "seats": [{"kind": "person"}, {"kind": "bot"}]}
        assert (await lite.player().post("/api/tables", made, 503))["code"] == code
        account = {"name": "Ann", "password": "correct horse battery"}
        assert (await lite.player().post("/api/account", account, 503))["code"] == code
    # when: it is over
    disk.set(ends)
    # then: the same command goes through at the same wire, once, and the game goes on
    assert (await moved(wire, number))["version"] == stored + 1
    assert (await wire.do("move", id=f"m{number}", version=stored, move="x"))["type"] == "ack"
    for more in range(number + 1, number + 10):
        assert (await moved(wire, more))["type"] == "ack"
    await watching.version(stored + 10)
    assert (await readiness(bob, 200))["status"] == "ok"


async def test_a_bot_goes_on_when_the_disk_has_room_again(
    disk: Disk, lite: Site, tmp_path: Path
) -> None:
    # given: a bot whose answer cannot be stored
    ann = lite.player()
    table = await ann.begin("person", "bot", options={"end_vp": 6})
    wire = await ann.sit(table)
    assert await wire.asked()
    disk.set("PRAGMA query_only=ON")
    refused = await wire.move()
    assert refused["code"] == "read_only"
    lite.parts.automation.kick(table)
    # when
    disk.set("PRAGMA query_only=OFF")
    # then
    while await wire.asked():
        assert (await wire.move())["type"] == "ack"
    assert wire.state["outcome"]


async def test_nobody_runs_out_of_time_while_nothing_can_be_stored(disk: Disk, lite: Site) -> None:
    # given: somebody with a clock
    ann, bob = lite.player(), lite.player()
    made = await ann.make("person", "open", visibility="private", move_seconds=60)
    table = made["table"]["id"]
    await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
    await ann.post(f"/api/tables/{table}/start")
    wire, automation = await ann.sit(table), lite.parts.automation
    await automation._sweep()
    # when: the time runs out while the file can only be read
    disk.set("PRAGMA query_only=ON")
    lite.clock.time += 3600
    with pytest.raises(Unavailable):
        await automation._sweep()
    disk.set("PRAGMA query_only=OFF")
    await automation._sweep()
    # then: the clock has stood still
    await wire.hello()
    seats = wire.state["table"]["seats"]
    assert not any(seat["taken_over"] for seat in seats)
    assert all(seat["deadline"] is None or seat["deadline"] > lite.clock.time for seat in seats)
    assert any(seat["deadline"] for seat in seats)


@pytest.mark.parametrize("met", [True, False])
async def test_damage_in_the_middle_of_the_file_is_told_by_ready(
    lite: Site, tmp_path: Path, met: bool
) -> None:
    # given: a game whose moves are in the file
    ann = lite.player("de")
    table = await ann.begin("person", "person", visibility="hotseat")
    wire = await ann.sit(table)
    assert (await wire.move())["type"] == "ack"
    # when: a page in the middle is overwritten
    file = tmp_path / "test.db"
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'log'"
        page, size = other.execute(query).fetchone()[0] - 1, 4096
    with file.open("r+b") as raw:
        raw.seek(page * size)
        whole = raw.read(size)
        raw.seek(page * size)
        raw.write(b"\xaa" * size)
    await lite.parts.tables.db.engine.dispose()  # as time lets them forget what they have read
    if met:
        # then: who meets it is told, and the others go on
        lite.parts.tables.lives.clear()
        told = await ann.get(f"/api/tables/{table}", 503)
        assert (told["code"], told["text"][:49]) == ("damaged", GERMAN["damaged"])
        assert await ann.get("/api/games")
    else:
        lite.parts.readiness.look_every = 0
    assert (await ann.get("/health"))["status"] == "ok"
    assert (await readiness(ann, 503))["code"] == "damaged"
    # when: the page is restored
    with file.open("r+b") as raw:
        raw.seek(page * size)
        raw.write(whole)
    # then: without a restart
    assert (await readiness(ann, 200))["status"] == "ok"
    await wire.hello()
    assert (await wire.move())["type"] == "ack"


async def test_ready_writes_at_most_once_a_second(
    lite: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    ann, written = lite.player(), 0
    readiness = lite.parts.readiness
    write = readiness._write

    async def counted() -> Any:
        nonlocal written
        written += 1
        return await write()

    monkeypatch.setattr(readiness, "_write", counted)
    began = asyncio.get_running_loop().time()
    # when
    for _ in range(40):
        await ann.get("/ready")
    # then
    assert written <= asyncio.get_running_loop().time() - began + 1
