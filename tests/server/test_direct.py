"""SQLite without the engine: the same rows, all or none of them."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from novastate.server.db import store
from novastate.server.db.checkpoints import checkpoint
from novastate.server.db.direct import connect
from novastate.server.db.engine import Database
from novastate.server.db.writes import Write, row_write, seat_write, table_write
from novastate.server.live import Facts, Row, Seat


def a_table() -> tuple[Facts, list[Seat]]:
    """Return a table that was never stored."""
    facts = Facts("t", "master", "lobby", "open", {}, "live", None, 0, None, 1, [], {}, 1.0, 1.0)
    return facts, [Seat(0, "bot", "Bot", "random")]


async def stored(db: Database) -> tuple[Facts | None, list[Seat], list[Row]]:
    """Read the table as the engine does."""
    async with db.reading() as connection:
        return (
            await store.read_facts(connection, "t"),
            await store.read_seats(connection, "t"),
            await store.read_rows(connection, "t", 0),
        )


async def test_what_was_written_directly_is_read_by_the_engine(tmp_path: Path) -> None:
    # given
    db = Database(f"sqlite:///{tmp_path / 'test.db'}")
    await db.prepare()
    facts, seats = a_table()
    async with db.writing() as connection:
        await store.insert_table(connection, facts, seats)
    # when
    facts.version, facts.scores, facts.bot_turn = 1, [3, 4], True
    seats[0].taken_over, seats[0].deadline = True, 2.5
    row = Row(1, "move", 0, "pass", "1:c1", None, "[]", 7.0)
    await db.write([row_write("t", row), table_write(facts), seat_write("t", seats[0])])
    # then
    assert await stored(db) == (facts, seats, [row])
    await db.close()


async def test_a_write_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    # given
    db = Database(f"sqlite:///{tmp_path / 'test.db'}")
    await db.prepare()
    facts, seats = a_table()
    async with db.writing() as connection:
        await store.insert_table(connection, facts, seats)
    before = await stored(db)
    # when: the second row has the command of the first
    twice: list[Write] = [row_write("t", Row(n, "move", 0, "pass", "1:c1")) for n in (1, 2)]
    with pytest.raises(sqlite3.IntegrityError):
        await db.write(twice)
    # then: nothing of it is stored, and the next write goes through
    assert await stored(db) == before
    await db.write(twice[:1])
    with closing(sqlite3.connect(tmp_path / "test.db")) as other:
        assert other.execute("SELECT version FROM log").fetchall() == [(1,)]
    await db.close()


def test_a_long_log_begins_anew_even_if_somebody_always_writes(tmp_path: Path) -> None:
    # given
    with closing(connect(str(tmp_path / "test.db"))) as writer:
        writer.execute("CREATE TABLE rows (text)")
        with closing(connect(str(tmp_path / "test.db"))) as other:
            for _ in range(50):
                writer.execute("INSERT INTO rows VALUES (?)", ["x" * 5000])
            size = (tmp_path / "test.db-wal").stat().st_size
            # when
            checkpoint(other, most=10)
            for _ in range(20):
                writer.execute("INSERT INTO rows VALUES (?)", ["x" * 5000])
            # then: the same room is used again
            assert (tmp_path / "test.db-wal").stat().st_size == size
