"""Backups: one SQLite file, whatever the engine, made while the server runs; and the way back."""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, text

from novastate.kernel.errors import BadInput
from novastate.server.db import files, migrate
from novastate.server.db.faults import BUSY, unavailable
from novastate.server.db.prepare import (
    changing,
    examine,
    name_of,
    reached,
    read_url,
    upgrade_file,
    upgrade_server,
)
from novastate.server.db.transfer import copy_rows, empty

OF_PEOPLE: Final = ("tables", "guests", "accounts")
"""Where these tables have rows, there is something to lose."""
Sure = Callable[[str], None]
"""Raises BadInput if the person does not want what is there to be replaced."""


@dataclass(frozen=True)
class Restored:
    """What a database holds now, and where the file is that was there before."""

    where: str
    rows: dict[str, int]
    kept: Path | None


async def back_up(url: str, target: Path, replace: bool) -> dict[str, int]:
    """Write a backup of a database and return how many rows each table has."""
    made = read_url(url)
    if target.exists() and not (replace and target.is_file()):
        raise BadInput(f"{target} is there already: --replace writes over it.")
    if not target.absolute().parent.is_dir():
        raise BadInput(f"{target.absolute().parent} is not a folder.")
    if made.get_backend_name() == "postgresql":
        with files.told(target), files.unfinished(files.beside(target, "rows")) as rows:
            async with reached(made, isolation_level="REPEATABLE READ") as connection:
                await connection.run_sync(_write_rows, rows, name_of(made))
            counts = files.copy(rows, target)
    else:
        source = _existing(made)
        if target.exists() and source.samefile(target):
            raise BadInput(f"{target} is the database itself: name another file.")
        examine(source)
        counts = files.copy(source, target)
    counts.pop(migrate.VERSIONS, None)
    return counts


def _existing(url: URL) -> Path:
    file = Path(url.database or "")
    if files.is_blank(file):
        raise BadInput(f"There is no database at {file}.")
    return file


def _write_rows(source: Connection, file: Path, where: str) -> None:
    """Write all rows of a database of PostgreSQL into a new file."""
    revision = migrate.current(source)
    migrate.check_known(where, revision, bool(migrate.table_names(source)))
    if revision is None:
        raise BadInput(f"{where} is empty.")
    with changing(file) as target:
        migrate.upgrade(target, revision)
        copy_rows(source, target)
        target.commit()


async def restore(file: Path, url: str, replace: bool, sure: Sure) -> Restored:
    """Put a backup in the place of a database, which is kept (SQLite) or has to be empty."""
    made = read_url(url)
    if examine(file, thorough=True) is None:
        raise BadInput(f"There is no database at {file}.")
    if made.get_backend_name() != "postgresql":
        return _restore_file(file, files.checked_file(made.database), sure)
    with tempfile.TemporaryDirectory() as folder:
        ready = Path(folder) / "ready.db"
        _make_ready(file, ready)
        async with reached(made) as connection:
            rows = await connection.run_sync(_fill, ready, name_of(made), replace, sure)
    return Restored(name_of(made), rows, None)


def _make_ready(file: Path, ready: Path) -> dict[str, int]:
    """Copy a backup and bring the copy up to date."""
    files.copy(file, ready)
    upgrade_file(ready, keeps_copy=False)
    with files.told(ready), closing(files.opened(ready)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        rows = files.count_rows(connection)
    rows.pop(migrate.VERSIONS)
    return rows


# --- SQLite ------------------------------------------------------------------------------


def _restore_file(file: Path, target: Path, sure: Sure) -> Restored:
    if target.exists() and target.samefile(file):
        raise BadInput(f"{file} is the database itself.")
    files.check_writable(target)
    with files.told(target), files.unfinished(target) as ready:
        rows = _make_ready(file, ready)
        kept = None
        with alone(target):
            if target.exists() and target.stat().st_size > 0:
                sure(str(target))
                files.resemble(ready, target)
                kept = _keep(target)
            files.settle(ready, target)
    return Restored(str(target), rows, kept)


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """Have a file to oneself; raise BadInput if somebody uses it."""
    try:
        connection = _alone(file)
    except sqlite3.Error as error:
        problem = unavailable(error)
        if problem is not None and problem.code == BUSY:
            raise BadInput(f"{file} is in use: stop the server first.") from None
        connection = None  # damaged, or not a database: no server can use it either
    try:
        if os.name == "nt" and connection is not None:  # open files cannot be replaced there
            connection.close()
        yield
    finally:
        if connection is not None:
            connection.close()


def _alone(file: Path) -> sqlite3.Connection | None:
    if not file.exists():
        return None
    connection = files.opened(file)
    try:
        connection.execute("PRAGMA busy_timeout=1000")
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        # Only who is alone can end the log of a file; and what was in it is in the file then.
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("BEGIN EXCLUSIVE")
    except BaseException:
        connection.close()
        raise
    return connection


def _keep(target: Path) -> Path:
    """Keep a file, and what SQLite has put beside it, under another name."""
    kept = files.free_name(target, "before-restore")
    for side in files.SIDES:  # left where the file is damaged; they must not go to the new one
        if os.path.exists(f"{target}{side}"):
            os.replace(f"{target}{side}", f"{kept}{side}")
    try:
        os.link(target, kept)  # so there is no moment without a database
    except OSError:
        os.replace(target, kept)
    return kept


# --- PostgreSQL --------------------------------------------------------------------------


def _fill(target: Connection, file: Path, where: str, replace: bool, sure: Sure) -> dict[str, int]:
    """Put the rows of a file into a database of PostgreSQL, all of them or none."""
    free = text("SELECT pg_try_advisory_xact_lock(:key)")
    if not target.execute(free, {"key": migrate.SERVING}).scalar_one():
        raise BadInput(f"{where} is in use: stop the server first.")
    upgrade_server(target, where)
    there = migrate.row_counts(target)
    if any(there[name] for name in OF_PEOPLE):
        if not replace:
            raise BadInput(f"{where} is not empty: --replace deletes what is there.")
        sure(where)
    empty(target)
    with changing(file) as source:
        copy_rows(source, target)
        wanted = migrate.row_counts(source)
    if migrate.row_counts(target) != wanted:
        raise BadInput(f"{where} did not take all rows; nothing was changed.")
    return wanted
