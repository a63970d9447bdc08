"""`novastate backup` and `novastate restore`: one file for either engine, while people play."""

import asyncio
import itertools
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from novastate.kernel.errors import BadInput
from novastate.server.db import files
from novastate.server.db.backup import back_up, restore
from novastate.server.db.migrate import newest
from novastate.server.db.prepare import bring_up_to_date
from tests.server.conftest import running, settings_for
from tests.server.databases import NAMES, OLDEST, about, fill_server, holds, revision_of, rows_of
from tests.server.databases import unpack as unpacked
from tests.server.test_upgrades import blank_server, damaged, engine, newer, traces
from tools.patience import LONG
from tools.serving import PROGRAM

__all__ = ["engine"]


def sure(_where: str) -> None:
    """Agree."""


def never(where: str) -> None:
    """Disagree."""
    raise BadInput(f"{where} stays.")


def command(*words: object) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    line = [sys.executable, "-c", PROGRAM, *map(str, words)]
    return subprocess.run(
        line, capture_output=True, text=True, timeout=LONG, stdin=subprocess.DEVNULL, check=False
    )


async def same(url: str, other: str) -> bool:
    """Tell whether two databases hold the same rows."""
    one, two = await rows_of(url), await rows_of(other)
    return one.keys() == two.keys() and holds(one, two) and holds(two, one)


async def filled(name: str, engine: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """Return the URL of a database as an earlier version has left it."""
    file = unpacked(name, folder / "games.db")
    if engine == "sqlite":
        return f"sqlite:///{file}"
    url = await blank_server(request.getfixturevalue("postgresql"))
    await fill_server(url, file, about(name)["schema"])
    return url


@pytest.mark.parametrize("name", NAMES[:2])
async def test_a_backup_is_one_whole_file_whatever_the_engine(
    name: str, engine: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = await filled(name, engine, tmp_path, request)
    (tmp_path / "games.db").chmod(0o600)
    target = tmp_path / "out" / "backup.db"
    target.parent.mkdir()
    rows = await back_up(url, target, replace=False)
    assert rows["tables"] == 44
    assert [each.name for each in target.parent.iterdir()] == ["backup.db"]
    assert target.stat().st_mode & 0o777 == 0o600  # nobody else reads it who could not before
    assert revision_of(target) == about(name)["schema"]
    assert await same(f"sqlite:///{target}", f"sqlite:///{unpacked(name, tmp_path / 'other.db')}")


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
async def test_what_was_restored_is_upgraded_and_goes_on_on_either_engine(
    engine: str, to: str, tmp_path: Path, postgresql: str, request: pytest.FixtureRequest
) -> None:
    # given: a backup of an old database, and an empty place
    url, backup = await filled(OLDEST, engine, tmp_path, request), tmp_path / "backup.db"
    await back_up(url, backup, replace=False)
    target = (
        f"sqlite:///{tmp_path / 'new.db'}" if to == "sqlite" else await blank_server(postgresql)
    )
    # when
    done = await restore(backup, target, replace=False, sure=never)
    # then
    assert done.rows["tables"] == 44
    assert done.kept is None
    await bring_up_to_date(url)
    assert await same(target, url)
    # and: people find what they had, and new rows have numbers of their own
    async with running(settings_for(target)) as site:
        ann, new = site.player(), site.player()
        ann.http.cookies.set("novastate", about(OLDEST)["people"]["Ann"])
        assert len(await ann.get("/api/tables?scope=mine")) > 4
        id = (await new.make({"kind": "person", "name": "New"}, "open"))["table"]["id"]
        wire = await new.sit(id)
        assert (await wire.do("chat", text="Hello"))["type"] == "ack"


async def test_a_backup_is_of_one_moment_while_rows_are_written(tmp_path: Path) -> None:
    # given: somebody who writes the same row to two tables, always both or none
    url = f"sqlite:///{unpacked(OLDEST, tmp_path / 'games.db')}"
    await bring_up_to_date(url)
    ends, wrote = threading.Event(), threading.Event()

    def write() -> None:
        with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as db:
            for number in itertools.count():
                if ends.is_set():
                    return
                db.execute("BEGIN IMMEDIATE")
                db.execute("INSERT INTO studies VALUES (?, '', '', '')", (f"t{number}",))
                db.execute("INSERT INTO finals VALUES (?, '')", (f"t{number}",))
                db.execute("COMMIT")
                wrote.set()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        assert await asyncio.to_thread(wrote.wait, LONG)
        for number in range(10):
            # when
            target = tmp_path / f"backup{number}.db"
            rows = await back_up(url, target, replace=False)
            # then
            assert rows["studies"] == rows["finals"] > 0
            with closing(sqlite3.connect(target)) as db:
                assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    finally:
        ends.set()
        writer.join()


async def test_a_backup_that_fails_leaves_nothing_and_the_old_one_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, target = f"sqlite:///{unpacked(OLDEST, tmp_path / 'games.db')}", tmp_path / "backup.db"
    target.write_bytes(b"the backup of yesterday")
    before = traces(tmp_path)
    with pytest.raises(BadInput, match="is there already: --replace writes over it"):
        await back_up(url, target, replace=False)
    counted = iter(({"tables": 1}, {"tables": 2}))
    monkeypatch.setattr(files, "count_rows", lambda _db: next(counted))
    with pytest.raises(BadInput, match="is not whole; nothing was changed"):
        await back_up(url, target, replace=True)
    assert traces(tmp_path) == before
    monkeypatch.undo()
    await back_up(url, target, replace=True)
    assert revision_of(target) == "0001"


async def test_a_restored_file_keeps_what_was_there(tmp_path: Path) -> None:
    # given: a file that a killed server has left, with rows in SQLite's log
    file, backup = unpacked(NAMES[1], tmp_path / "games.db"), unpacked(OLDEST, tmp_path / "old.db")
    await bring_up_to_date(f"sqlite:///{file}")
    file.chmod(0o640)
    code = (
        "import os, sqlite3, sys; db = sqlite3.connect(sys.argv[1]);"
        " db.execute('PRAGMA journal_mode=WAL'); db.execute('UPDATE guests SET name = 1');"
        " db.commit(); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", code, str(file)], check=True)
    assert Path(f"{file}-wal").stat().st_size > 0
    there = await rows_of(f"sqlite:///{file}")
    # when
    with pytest.raises(BadInput, match="stays"):
        await restore(backup, f"sqlite:///{file}", replace=False, sure=never)
    assert await rows_of(f"sqlite:///{file}") == there
    done = await restore(backup, f"sqlite:///{file}", replace=False, sure=sure)
    # then
    assert done.kept == tmp_path / "games.db.before-restore"
    assert revision_of(file) == newest()
    assert file.stat().st_mode & 0o777 == 0o640
    assert holds(await rows_of(f"sqlite:///{file}"), await rows_of(f"sqlite:///{backup}"))
    assert await rows_of(f"sqlite:///{done.kept}") == there
    # and: the next time another name is taken
    again = await restore(backup, f"sqlite:///{file}", replace=False, sure=sure)
    assert again.kept == tmp_path / "games.db.before-restore-2"


async def test_a_damaged_file_is_restored_and_kept(tmp_path: Path) -> None:
    for make in (damaged, lambda file: file.write_bytes(b"nonsense" * 1000)):
        folder = tmp_path / str(id(make))
        folder.mkdir()
        file, backup = folder / "games.db", unpacked(OLDEST, folder / "old.db")
        make(file)
        content = file.read_bytes()
        done = await restore(backup, f"sqlite:///{file}", replace=False, sure=sure)
        assert done.kept is not None
        assert done.kept.read_bytes() == content
        assert holds(await rows_of(f"sqlite:///{file}"), await rows_of(f"sqlite:///{backup}"))


async def test_nothing_is_restored_while_a_server_runs(url: str, tmp_path: Path) -> None:
    backup = unpacked(OLDEST, tmp_path / "old.db")
    async with running(settings_for(url)) as site:
        ann = site.player()
        id = (await ann.make("person", "open"))["table"]["id"]
        with pytest.raises(BadInput, match="is in use: stop the server first"):
            await restore(backup, url, replace=True, sure=sure)
        assert (await ann.get(f"/api/tables/{id}"))["id"] == id
    await restore(backup, url, replace=True, sure=sure)
    assert id not in [row["id"] for row in (await rows_of(url))["tables"]]


async def test_a_filled_database_of_postgresql_needs_a_word(
    postgresql: str, tmp_path: Path
) -> None:
    backup, url = unpacked(OLDEST, tmp_path / "old.db"), await blank_server(postgresql)
    await fill_server(url, unpacked(NAMES[1], tmp_path / "other.db"), "0002")
    before = await rows_of(url)
    for replace, agrees, sentence in (
        (False, sure, "is not empty: --replace"),
        (True, never, "st"),
    ):
        with pytest.raises(BadInput, match=sentence):
            await restore(backup, url, replace, agrees)
        assert (await rows_of(url)).keys() == before.keys()
    await restore(backup, url, replace=True, sure=sure)
    assert holds(await rows_of(url), await rows_of(f"sqlite:///{backup}"))


@pytest.mark.parametrize("make", [newer, damaged])
async def test_a_bad_backup_is_refused_and_changes_nothing(
    make: Callable[[Path], None], tmp_path: Path
) -> None:
    unpacked(OLDEST, tmp_path / "games.db")
    make(tmp_path / "bad.db")
    before = traces(tmp_path)
    with pytest.raises(BadInput, match=r"newer version|is damaged"):
        await restore(tmp_path / "bad.db", f"sqlite:///{tmp_path / 'games.db'}", True, sure)
    assert traces(tmp_path) == before


def test_the_commands_say_what_they_did_and_bad_input_is_one_sentence(tmp_path: Path) -> None:
    file = unpacked(OLDEST, tmp_path / "games.db")
    url, backup = f"sqlite:///{file}", tmp_path / "backup.db"
    done = command("backup", backup, "--database-url", url)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{backup} holds 44 tables with 2222 changes and 16 messages.\n"
    for words, sentence in (
        (("backup", backup, "--database-url", url), "is there already"),
        (("backup", file, "--replace", "--database-url", url), "is the database itself"),
        (("backup", tmp_path / "no" / "x.db", "--database-url", url), "is not a folder"),
        (("backup", tmp_path / "y.db", "--database-url", url + "x"), "There is no database at"),
        (("restore", tmp_path / "none.db", "--database-url", url), "There is no database at"),
        (("restore", backup, "--database-url", url), "so nothing was changed: --yes replaces"),
        (("restore", file, "--yes", "--database-url", url), "is the database itself"),
    ):
        refused = command(*words)
        assert refused.returncode == 2, refused
        assert sentence in refused.stderr
        assert refused.stderr.count("\n") == 1
    done = command("restore", backup, "--yes", "--database-url", url)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"what was there is in {file}.before-restore." in done.stdout


@pytest.mark.parametrize("make", [newer, damaged])
def test_a_server_that_cannot_start_says_one_sentence_and_exits_with_2(
    make: Callable[[Path], None], tmp_path: Path
) -> None:
    """Low findings: it was a traceback, or a server that failed at everything."""
    make(tmp_path / "games.db")
    before = traces(tmp_path)
    url = f"sqlite:///{tmp_path / 'games.db'}"
    refused = command("serve", "--port", "0", "--database-url", url)
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert refused.stderr.startswith(str(tmp_path / "games.db"))
    assert refused.stderr.count("\n") == 1
    assert traces(tmp_path) == before
