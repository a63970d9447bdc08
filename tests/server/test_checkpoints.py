"""Checkpoints of SQLite outlive a full disk, and so does everything else that works for ever."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from novastate.server.db import checkpoints
from novastate.server.db.checkpoints import Checkpoints
from novastate.server.db.direct import LOG_BYTES, connect
from novastate.server.spells import Spell, for_ever
from tests.server.conftest import Site
from tools.patience import PATIENCE


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait for something that happens in another thread."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.01)


def test_w5_checkpoints_go_on_after_a_full_disk_and_the_log_shrinks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    # given: a disk on which checkpoints fail, again and again
    file = tmp_path / "test.db"
    failed = 0

    def full(_: sqlite3.Connection) -> None:
        nonlocal failed
        failed += 1
        raise sqlite3.OperationalError("database or disk is full")

    copying = checkpoints.checkpoint
    monkeypatch.setattr(checkpoints, "checkpoint", full)
    supervised = Checkpoints(str(file), every=0.01)
    with closing(connect(str(file))) as writer:
        writer.execute("CREATE TABLE rows (text)")
        supervised.start()
        wait_until(lambda: failed >= 3)
        # when: the log grows long, and then there is room again
        for _ in range(LOG_BYTES // 1_000_000 + 2):
            writer.execute("INSERT INTO rows VALUES (?)", ["x" * 1_000_000])
        assert supervised.log_bytes() > LOG_BYTES
        monkeypatch.setattr(checkpoints, "checkpoint", copying)

        def shrunk() -> bool:
            writer.execute("INSERT INTO rows VALUES ('y')")
            return supervised.log_bytes() <= LOG_BYTES

        wait_until(shrunk)
        # then: the file has it all, and the trouble was written down once, with its end
        wait_until(lambda: supervised.age() < 1)
        supervised.stop()
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("SELECT max(length(text)) FROM rows").fetchone() == (1_000_000,)
    told = [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]
    assert told == ["checkpoints: trouble", "checkpoints: well again"]


def test_pauses_grow_and_begin_anew_after_a_success() -> None:
    # given
    spell = Spell("test", logging.getLogger("test"), 1, 5)
    # when, then
    assert [spell.fault(OSError()) for _ in range(4)] == [1, 2, 4, 5]
    spell.well()
    assert (spell.lasts, spell.fault(OSError())) == (False, 1)


async def test_no_fault_ends_what_works_for_ever() -> None:
    # given: work that fails in different ways
    done = asyncio.Event()
    faults = iter([OSError("away"), ValueError("odd"), AssertionError("a fault of ours")])

    async def work() -> None:
        for fault in faults:
            raise fault
        done.set()
        await asyncio.sleep(3600)

    # when
    task = asyncio.create_task(for_ever(Spell("test", first=0.001), work))
    # then
    await asyncio.wait_for(done.wait(), PATIENCE)
    task.cancel()


async def test_the_length_of_the_log_and_the_age_of_the_last_checkpoint_are_figures(
    lite: Site,
) -> None:
    # given
    values = {"novastate_sqlite_log_bytes": "0"}
    async with asyncio.timeout(PATIENCE):
        while not float(values["novastate_sqlite_log_bytes"]):  # a checkpoint may empty it at once
            # when
            ann = lite.player()
            await ann.make("person", "open")
            figures = await ann.get("/metrics")
            # then
            values = dict(line.rsplit(" ", 1) for line in figures.splitlines() if line[0] != "#")
    assert float(values["novastate_checkpoint_age_seconds"]) >= 0


async def test_bots_and_clocks_outlive_a_fault_of_ours(
    lite: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given: what wakes the bots fails once
    automation, failed = lite.parts.automation, asyncio.Event()
    kick = automation.kick

    def fails(id: str) -> None:
        monkeypatch.setattr(automation, "kick", kick)
        failed.set()
        raise ValueError("a fault of ours")

    monkeypatch.setattr(automation, "kick", fails)
    for _ in range(2):  # the first one meets what was there before
        lite.parts.tables.wake.put_nowait("none")
    await asyncio.wait_for(failed.wait(), PATIENCE)
    # when: a person and a bot play
    ann = lite.player()
    wire = await ann.sit(await ann.begin("bot", "person"))
    # then: the bot answers
    assert await wire.asked()
