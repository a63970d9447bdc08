"""Another process has the SQLite file locked: nobody else waits, and nothing is lost or doubled."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from tests.server.conftest import Site, running, settings_for


@asynccontextmanager
async def waiting(folder: Path, seconds: float) -> AsyncIterator[Site]:
    """Run a server that waits so long for a lock."""
    url = f"sqlite:///{folder / 'test.db'}"
    async with running(settings_for(url, lock_seconds=seconds)) as made:
        yield made


@pytest.fixture
async def patient(tmp_path: Path) -> AsyncIterator[Site]:
    """Return a server that outlasts any lock."""
    async with waiting(tmp_path, 60) as made:
        yield made


@pytest.fixture
async def hasty(tmp_path: Path) -> AsyncIterator[Site]:
    """Return a server that gives up soon."""
    async with waiting(tmp_path, 0.3) as made:
        yield made


@contextmanager
def locked(folder: Path) -> Iterator[sqlite3.Connection]:
    """Hold the lock of the one writer, as a backup or a person with a shell would."""
    other = sqlite3.connect(folder / "test.db", isolation_level=None, timeout=30)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield other
    finally:
        if other.in_transaction:
            other.rollback()
        other.close()


async def test_w11_others_are_answered_while_a_move_waits_for_a_lock(
    patient: Site, tmp_path: Path
) -> None:
    # given: a table that is played, and another one that somebody looks at
    ann, bob = patient.player(), patient.player()
    table = await ann.begin("person", "person", visibility="hotseat")
    other = await bob.begin("person", "person", visibility="hotseat")
    wire, watched = await ann.sit(table), await bob.sit(other)
    version = wire.state["version"]
    with locked(tmp_path):
        # when: somebody moves while another process has the lock
        await wire.send(type="move", id="m1", version=version, move=wire.options()[0])
        answer = asyncio.create_task(wire.until("ack", "refused", "error"))
        health = await bob.get("/health")
        info = await bob.get(f"/api/tables/{other}")
        await watched.send(type="ping")
        await watched.until("pong")
        # then: all the others have been answered while he waits
        assert (health["status"], info["id"]) == ("ok", other)
        assert not answer.done()
    # then: his move is made when the lock is gone
    assert await answer == {"type": "ack", "id": "m1", "version": version + 1}


async def test_w11_a_move_that_met_a_lock_for_too_long_is_refused_and_made_once_when_sent_again(
    hasty: Site, tmp_path: Path
) -> None:
    # given
    ann = hasty.player()
    table = await ann.begin("person", "person", visibility="hotseat")
    wire = await ann.sit(table)
    version, move = wire.state["version"], wire.options()[0]
    command = {"id": "m1", "version": version, "move": move}
    # when
    with locked(tmp_path):
        refused = await wire.do("move", **command)
    # then: he is told that it was not done
    assert (refused["type"], refused["id"], refused["code"]) == ("refused", "m1", "busy")
    assert refused["text"].startswith("The database is busy")
    # when: the same command is sent again, and once more
    done = await wire.do("move", **command)
    again = await wire.do("move", **command)
    # then: it is done once
    assert done == again == {"type": "ack", "id": "m1", "version": version + 1}
    assert (await ann.sit(table)).state["version"] == version + 1


async def test_w11_requests_and_chat_meet_a_lock_with_a_sentence(
    hasty: Site, tmp_path: Path
) -> None:
    # given
    ann, stranger = hasty.player("de"), hasty.player()
    table = await ann.begin("person", "person", visibility="hotseat")
    wire = await ann.sit(table)
    with locked(tmp_path):
        # when
        said = await wire.do("chat", text="Hallo", id="c1")
        body = {"game": "master", "seats": [{"kind": "person"}, {"kind": "bot"}]}
        made = await stranger.post("/api/tables", body, 503)
        seen = await stranger.get("/api/tables?scope=open")
        ready = await stranger.get("/ready", 503)
        # then: what writes is refused with a sentence, what reads goes on
        assert (said["type"], said["id"], said["code"]) == ("refused", "c1", "busy")
        assert said["text"].startswith("Die Datenbank ist beschäftigt")
        assert made["code"] == ready["code"] == "busy"
        assert seen is not None
        assert (await stranger.get("/health"))["status"] == "ok"
    # when it is gone: nothing has been said, and it can be said, once
    assert (await wire.do("chat", text="Hallo", id="c1"))["type"] == "ack"
    assert (await wire.do("chat", text="Hallo", id="c1"))["type"] == "ack"
    newcomer = await stranger.sit(table)
    heard = [frame["text"] for frame in newcomer.frames if frame["type"] == "chat"]
    while not heard:
        frame = await newcomer.next()
        heard += [frame["text"]] if frame["type"] == "chat" else []
    await newcomer.until("presence")
    assert heard + [f["text"] for f in newcomer.frames[2:] if f["type"] == "chat"] == ["Hallo"]


async def test_w11_who_only_reads_waits_for_no_lock_even_after_a_long_absence(
    patient: Site, tmp_path: Path
) -> None:
    # given: a guest whose coming has to be noted, since it was last noted long ago
    ann = patient.player()
    table = await ann.begin("person", "person", visibility="hotseat")
    patient.clock.time += 100 * 24 * 3600
    # when, then: the request is answered although nothing can be noted
    with locked(tmp_path):
        assert (await ann.get(f"/api/tables/{table}"))["id"] == table


async def test_w11_bots_go_on_after_a_lock(hasty: Site, tmp_path: Path) -> None:
    # given: a game in which a bot is to answer after a person
    ann = hasty.player()
    table = await ann.begin("person", "bot", options={"end_vp": 6})
    wire = await ann.sit(table)
    assert await wire.asked()
    # when: the lock comes just as the bot has to answer, and stays for longer than it is waited for
    with locked(tmp_path):
        hasty.parts.automation.kick(table)
        refused = await wire.move()
        assert refused["code"] == "busy"
    # then: the game goes on to its end without a restart
    while await wire.asked():
        assert (await wire.move())["type"] == "ack"
    assert wire.state["outcome"]
