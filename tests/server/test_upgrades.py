"""Databases of earlier versions keep every row when they are upgraded (W1)."""

import asyncio
import hashlib
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from novastate.kernel.errors import BadInput
from novastate.server.db import migrate
from novastate.server.db.engine import Database
from novastate.server.db.migrate import newest
from novastate.server.db.prepare import Upgraded, bring_up_to_date
from tests.server.conftest import WORKER, database, running, settings_for
from tests.server.databases import (
    NAMES,
    OLDEST,
    about,
    fill_server,
    holds,
    revision_of,
    rows_of,
    unpack,
)

LOSES = '''"""A migration with a fault."""
from alembic import op

revision, down_revision, branch_labels, depends_on = "9001", {before!r}, None, None


def upgrade() -> None:
    """Lose rows."""
    {deed}
'''
_numbers = iter(range(1_000_000))


async def blank_server(url: str) -> str:
    """Make a database of PostgreSQL with nothing in it."""
    name = f"blank_{WORKER}_{next(_numbers)}"
    connection = await asyncpg.connect(url)
    await connection.execute(f"DROP DATABASE IF EXISTS {name}")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return database(url, name)


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest) -> str:
    """Name the engine; PostgreSQL runs then."""
    if request.param == "postgresql":
        request.getfixturevalue("postgresql")
    return str(request.param)


@pytest.fixture
def faulty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put a migration into a folder of their own; the test says what it does."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrate.MIGRATIONS, folder)
    before = newest()
    monkeypatch.setattr(migrate, "MIGRATIONS", folder)
    file = folder / "versions" / "v9001_fault.py"
    file.write_text(LOSES.format(before=before, deed="{deed}"))
    return file


def deed(faulty: Path, *lines: str) -> None:
    """Say what the migration with a fault does."""
    faulty.write_text(faulty.read_text().replace("{deed}", "\n    ".join(lines)))


async def old_database(
    name: str, engine: str, folder: Path, request: pytest.FixtureRequest
) -> tuple[str, Path]:
    """Return the URL of an old database, and a file that holds the same."""
    file = unpack(name, folder / "old.db")
    if engine == "sqlite":
        return f"sqlite:///{unpack(name, folder / 'test.db')}", file
    url = await blank_server(request.getfixturevalue("postgresql"))
    await fill_server(url, file, about(name)["schema"])
    return url, file


@pytest.mark.parametrize("name", NAMES)
async def test_w1_an_old_database_keeps_every_row_and_is_served(
    name: str, engine: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    # given
    url, file = await old_database(name, engine, tmp_path, request)
    old = await rows_of(f"sqlite:///{file}")
    assert len(old["log"]) > 2000
    # when
    upgraded = await bring_up_to_date(url)
    # then: one of today's schema, but of older rules, needs none
    if about(name)["schema"] == newest():
        assert upgraded is None
    else:
        assert isinstance(upgraded, Upgraded)
        assert (upgraded.old, upgraded.new) == (about(name)["schema"], newest())
    new = await rows_of(url)
    assert holds(new, old)
    assert {table: len(rows) for table, rows in new.items() if table in old} == {
        table: len(rows) for table, rows in old.items()
    }
    # and: the second time there is nothing to do
    assert await bring_up_to_date(url) is None
    # and: it is served
    async with running(settings_for(url)) as site:
        visitor, ann = site.player(), site.player()
        ann.http.cookies.set("novastate", about(name)["people"]["Ann"])
        for row in old["tables"]:
            assert (await visitor.get(f"/api/tables/{row['id']}"))["id"] == row["id"]
        lobby = {table["id"] for table in await visitor.get("/api/tables?scope=open")}
        mine = {table["id"] for table in await ann.get("/api/tables?scope=mine")}
        for kinds in about(name)["tables"].values():
            assert kinds["lobby"] in lobby
            assert {kinds["lobby"], kinds["running"], kinds["finished"]} <= mine
            wire = await ann.sit(kinds["lobby"])
            assert (await wire.until("chat"))["text"].startswith("Who joins?")
        link = about(name)["links"][0]
        assert (await visitor.http.get(link["url"])).headers["location"].endswith(link["table"])


async def test_w1_a_copy_from_before_is_kept_and_the_log_says_where(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = unpack(OLDEST, tmp_path / "test.db")
    old = await rows_of(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as db:  # given: something that is only in SQLite's log
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("UPDATE guests SET name = 'Zoe' WHERE id = 1")
        db.commit()
        old["guests"][0]["name"] = "Zoe"
        # when
        with caplog.at_level("INFO", "novastate"):
            upgraded = await bring_up_to_date(f"sqlite:///{file}")
    # then
    copy = tmp_path / "test.db.before-0001"
    assert upgraded is not None
    assert upgraded.copy == copy
    assert str(copy) in str(upgraded)
    assert [record.copy for record in caplog.records if record.msg == "upgraded"] == [str(copy)]  # type: ignore[attr-defined]  # what the log says besides
    assert revision_of(copy) == "0001"
    assert holds(await rows_of(f"sqlite:///{copy}"), old)


async def test_w1_the_newest_three_copies_are_kept(tmp_path: Path) -> None:
    # given: five upgrades of databases that differ
    file = tmp_path / "test.db"
    for number in range(5):
        unpack(NAMES[number % 2], file)
        with closing(sqlite3.connect(file)) as db:
            db.execute("UPDATE guests SET name = ?", (f"Number {number}",))
            db.commit()
        await bring_up_to_date(f"sqlite:///{file}")
    # then
    names = set()
    for copy in tmp_path.glob("test.db.before-*"):
        with closing(sqlite3.connect(copy)) as db:
            names.add(db.execute("SELECT name FROM guests").fetchone()[0])
    assert names == {"Number 2", "Number 3", "Number 4"}


async def test_w1_upgrades_that_are_begun_again_make_one_copy(tmp_path: Path) -> None:
    file = tmp_path / "test.db"
    for _ in range(3):
        unpack(OLDEST, file)
        await bring_up_to_date(f"sqlite:///{file}")
    assert [each.name for each in tmp_path.glob("*before*")] == ["test.db.before-0001"]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (['op.execute("DELETE FROM chat")'], "would lose 16 rows of chat"),
        (['op.drop_table("links")'], "would lose 44 rows of links"),
    ],
)
async def test_w1_a_migration_that_loses_rows_is_stopped(
    lines: list[str],
    reason: str,
    engine: str,
    faulty: Path,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    url, file = await old_database(OLDEST, engine, tmp_path, request)
    old = await rows_of(f"sqlite:///{file}")
    deed(faulty, *lines)
    with pytest.raises(BadInput, match=f"was stopped because it {reason}; everything is as it was"):
        await bring_up_to_date(url)
    left = await rows_of(url)
    assert holds(left, old)
    assert holds(old, left)


async def test_w1_rows_that_hang_on_nothing_stop_an_upgrade(faulty: Path, tmp_path: Path) -> None:
    file = unpack(OLDEST, tmp_path / "test.db")
    old = await rows_of(f"sqlite:///{file}")
    deed(faulty, "op.execute(\"UPDATE links SET table_id = 'gone'\")")
    with pytest.raises(BadInput, match="would leave rows that belong to nothing"):
        await bring_up_to_date(f"sqlite:///{file}")
    assert await rows_of(f"sqlite:///{file}") == old


async def test_w1_what_a_migration_has_stored_itself_is_put_back(
    faulty: Path, tmp_path: Path
) -> None:
    # given: a migration that ends the transaction in which it runs
    file = unpack(OLDEST, tmp_path / "test.db")
    old = await rows_of(f"sqlite:///{file}")
    deed(
        faulty,
        'op.execute("DELETE FROM log")',
        'op.execute("COMMIT")',
        'op.execute("BEGIN")',
        'op.execute("DELETE FROM chat")',
    )
    # when
    with pytest.raises(BadInput, match="would lose"):
        await bring_up_to_date(f"sqlite:///{file}")
    # then
    assert await rows_of(f"sqlite:///{file}") == old
    assert revision_of(file) == "0001"


async def test_w1_a_batch_that_makes_a_table_anew_loses_nothing(
    faulty: Path, tmp_path: Path
) -> None:
    """What deleted every game once: with foreign keys off it does not."""
    file = unpack(OLDEST, tmp_path / "test.db")
    old = await rows_of(f"sqlite:///{file}")
    deed(
        faulty,
        'with op.batch_alter_table("tables", recreate="always") as batch:',
        '    batch.alter_column("game", new_column_name="game")',
    )
    await bring_up_to_date(f"sqlite:///{file}")
    assert holds(await rows_of(f"sqlite:///{file}"), old)


async def test_two_that_start_together_upgrade_once(tmp_path: Path) -> None:
    url = f"sqlite:///{unpack(OLDEST, tmp_path / 'test.db')}"
    both = await asyncio.gather(
        *(asyncio.to_thread(lambda: asyncio.run(bring_up_to_date(url))) for _ in range(2))
    )
    assert [done is None for done in both].count(False) == 1


# --- what cannot be used -----------------------------------------------------------------


def traces(folder: Path) -> dict[str, str]:
    """Return the files of a folder with the digests of what they hold."""
    return {
        each.name: hashlib.sha256(each.read_bytes()).hexdigest()
        for each in folder.iterdir()
        if each.is_file()
    }


def newer(file: Path) -> None:
    """Make a database of a version to come; WAL mode stays in the file."""
    unpack(OLDEST, file)
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()


def damaged(file: Path) -> None:
    """Make a database with damage in the middle."""
    unpack(OLDEST, file)
    with file.open("r+b") as opened:
        opened.seek(os.path.getsize(file) // 2)
        opened.write(b"\xff" * 40_000)


def foreign(file: Path) -> None:
    """Make a database of another program."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")


def cut(file: Path) -> None:
    """Make a database whose second half is missing."""
    content = unpack(OLDEST, file).read_bytes()
    file.write_bytes(content[: len(content) // 2])


def text(file: Path) -> None:
    """Make a file that is not a database."""
    file.write_text("Dear diary, today we played.\n")


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (newer, r"was written by a newer version of Novastate \(schema 9999, .*\): start that"),
        (damaged, "is damaged .*: restore a backup"),
        (cut, "is damaged .*: restore a backup"),
        (foreign, "is a database of another program"),
        (text, "is not a database"),
        (Path.mkdir, "cannot be read: Is a directory"),
    ],
)
async def test_what_cannot_be_used_is_told_in_a_sentence_and_stays_as_it_is(
    make: object, sentence: str, tmp_path: Path
) -> None:
    # given
    file = tmp_path / "test.db"
    make(file)  # type: ignore[operator]  # each makes something at a path
    before = traces(tmp_path)
    # when, by the start and by the application
    with pytest.raises(BadInput, match=sentence):
        await bring_up_to_date(f"sqlite:///{file}")
    db = Database(f"sqlite:///{file}")
    with pytest.raises(BadInput, match=sentence):
        await db.prepare()
    await db.close()
    # then
    assert traces(tmp_path) == before


async def test_a_newer_schema_in_the_log_of_a_killed_server_is_seen_and_stays(
    tmp_path: Path,
) -> None:
    # given: the file is old, what a newer version has written is still in SQLite's log
    source = unpack(OLDEST, tmp_path / "source.db")
    with closing(sqlite3.connect(source)) as db:
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()
        for ending in ("", "-wal"):
            shutil.copy(f"{source}{ending}", tmp_path / f"test.db{ending}")
    before = traces(tmp_path)
    # when
    with pytest.raises(BadInput, match="newer version"):
        await bring_up_to_date(f"sqlite:///{tmp_path / 'test.db'}")
    # then: but for SQLite's index of the log, nothing is there that was not there
    after = traces(tmp_path)
    after.pop("test.db-shm", None)
    assert after == {k: v for k, v in before.items() if k in after}
    assert after.keys() >= {"test.db", "test.db-wal"}


async def test_a_newer_schema_on_postgresql_is_told_in_a_sentence(postgresql: str) -> None:
    url = await blank_server(postgresql)
    await bring_up_to_date(url)
    connection = await asyncpg.connect(url)
    await connection.execute("UPDATE alembic_version SET version_num = '9999'")
    await connection.close()
    with pytest.raises(BadInput, match="was written by a newer version"):
        await bring_up_to_date(url)


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("postgresql://ann:secret@127.0.0.1:1/none", '"none" at 127.0.0.1:1 cannot be used: Conn'),
        ("sqlite:////proc/none.db", "/proc/none.db cannot be used: unable to open"),
        ("sqlite:////proc/none/none.db", "/proc/none cannot be made"),
        ("sqlite:///:memory:", "name a file"),
    ],
)
async def test_where_no_database_can_be_is_told_in_a_sentence(url: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence) as raised:
        await bring_up_to_date(url)
    assert "secret" not in str(raised.value)
