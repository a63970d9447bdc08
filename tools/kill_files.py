"""Kill upgrades and backups at random moments: every file must open, and every row be there.

    python -m tools.kill_test --during migration --kills 200
    python -m tools.kill_test --during backup --kills 200

An upgrade begins with the database of an early version; after each kill the file, and the copy
beside it if there is one, must hold every row, and the next start must finish the upgrade. Backups
are made while a process writes; one time in four that one is killed, else the backup.
"""

import asyncio
import hashlib
import lzma
import os
import shutil
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import RawValue
from pathlib import Path
from random import Random
from typing import Any, Final

from novastate.kernel.errors import BadInput
from novastate.server.db import direct, files
from novastate.server.db.backup import back_up
from novastate.server.db.checkpoints import checkpoint
from novastate.server.db.migrate import newest
from novastate.server.db.prepare import bring_up_to_date, examine

OLD: Final = Path(__file__).parents[1] / "tests/fixtures/databases/schema-0001.db.xz"
BEFORE: Final = "games.db.before-0001"
MORE: Final = 30_000
"""Messages that are added, so that a copy takes a while."""
WRITER_ONE_IN: Final = 4
LATEST: Final = 1.2
"""Kills come up to this many times as late as the work usually takes."""

Digests = dict[str, tuple[list[str], str]]
"""By table the columns and a digest of what the rows have in them."""

processes: Final = get_context("forkserver")
processes.set_forkserver_preload([__name__])


@dataclass
class FileReport:
    """What came of a run."""

    during: str
    kills: int = 0
    seconds: float = 0.0
    stored: int = 0
    """Transactions that were acknowledged beside backups."""
    stages: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    @property
    def good(self) -> bool:
        """Tell whether every file opened and no row was missing."""
        return not self.faults

    def lines(self) -> list[str]:
        """Say it in words."""
        stages = ", ".join(f"{number} {stage}" for stage, number in sorted(self.stages.items()))
        return [
            f"{self.kills} kills during {self.during} in {self.seconds:.0f} s: {stages}",
            f"{self.stored} transactions stored meanwhile" if self.stored else "nothing else wrote",
            f"{len(self.faults)} faults",
            *(f"fault: {each}" for each in self.faults[:10]),
        ]


# --- the work that is killed -------------------------------------------------------------


def upgrade(file: Path) -> None:
    """Upgrade a file as a server does when it starts."""
    asyncio.run(bring_up_to_date(f"sqlite:///{file}"))


def make_backup(file: Path, target: Path) -> None:
    """Write a backup over the last one."""
    asyncio.run(back_up(f"sqlite:///{file}", target, replace=True))


def write(file: Path, done: Any) -> None:
    """Add rows, two in each transaction, and say how many transactions are stored."""
    with closing(direct.connect(str(file), files.WAIT)) as db:
        db.execute("PRAGMA foreign_keys=OFF")  # these rows belong to no game
        (done.value,) = db.execute("SELECT count(*) FROM finals").fetchone()
        while True:
            db.execute("BEGIN IMMEDIATE")
            name = f"t{done.value + 1}"
            db.execute("INSERT INTO finals (table_id, data) VALUES (?, '')", (name,))
            db.execute("INSERT INTO studies VALUES (?, '', '', '')", (name,))
            db.commit()
            done.value += 1
            if done.value % 100 == 0:
                checkpoint(db)


# --- what is looked at -------------------------------------------------------------------


def digests(file: Path, like: Digests | None = None) -> Digests:
    """Return the digests of all tables, of the columns and rows others had (`like`)."""
    with closing(files.opened(file)) as db:
        files.check_whole(file, db)
        query = "SELECT name FROM sqlite_master WHERE type = 'table'"
        names = list(like or [name for (name,) in db.execute(query) if name != "alembic_version"])
        found = {}
        for name in names:
            info = db.execute(f'SELECT name FROM pragma_table_info("{name}")')
            columns = like[name][0] if like else [column for (column,) in info]
            wanted = ", ".join(f'"{column}"' for column in columns)
            # Rows that somebody writes meanwhile (`write`) are no concern of this.
            ours = " WHERE table_id NOT GLOB 't[0-9]*'" if name == "studies" else ""
            rows = db.execute(f'SELECT {wanted} FROM "{name}"{ours}')
            lines = b"\n".join(sorted(repr(row).encode() for row in rows))
            found[name] = (columns, hashlib.sha256(lines).hexdigest())
    return found


def pairs(file: Path) -> tuple[int, int]:
    """Count what `write` has stored."""
    with closing(files.opened(file)) as db:
        counts = [
            db.execute(f"SELECT count(*) FROM {name} WHERE table_id GLOB 't[0-9]*'").fetchone()[0]
            for name in ("finals", "studies")
        ]
    return counts[0], counts[1]


class FileTrial:
    """One run: a database, a process that does something with it, and a killer."""

    def __init__(self, folder: Path, kills: int, chance: Random, more: int = MORE) -> None:
        self.folder = folder
        self.kills = kills
        self.chance = chance
        self.tell: Callable[[str], None] = lambda _line: None
        self.old = folder / "old.db"
        self.old.write_bytes(lzma.decompress(OLD.read_bytes()))
        self._grow(more)
        self.wanted = digests(self.old)

    def _grow(self, more: int) -> None:
        with closing(sqlite3.connect(self.old)) as db:
            (table,) = db.execute("SELECT id FROM tables").fetchone()
            said = [(table, "Ann", f"{number} " + "bla " * 60, 1.0) for number in range(more)]
            db.executemany(
                "INSERT INTO chat (table_id, name, text, time) VALUES (?, ?, ?, ?)", said
            )
            db.commit()

    # --- upgrades ------------------------------------------------------------------------

    def during_migration(self) -> FileReport:
        """Kill upgrades."""
        report, began = FileReport("migration"), time.monotonic()
        usual = self._usual(self._fresh(), upgrade)
        for _ in range(self.kills):
            file = self._fresh()
            process = _started(upgrade, file)
            while report.kills % 2 and process.is_alive() and len(os.listdir(file.parent)) < 3:
                time.sleep(0.001)  # every other time not before the copy is begun
            self._kill(process, usual / 2 if report.kills % 2 else usual)
            report.kills += 1
            report.stages[self._stage(file)] += 1
            self._try(report, lambda file=file: self._check_upgrade(file))  # type: ignore[misc]  # mypy cannot infer lambdas with defaults
            self._progress(report)
        report.seconds = time.monotonic() - began
        return report

    def _fresh(self) -> Path:
        """Return an old database in an empty folder."""
        folder = self.folder / "upgrade"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        return Path(shutil.copy(self.old, folder / "games.db"))

    def _stage(self, file: Path) -> str:
        """Say how far an upgrade came, by what lies in the folder."""
        if examine(file, thorough=False) == newest():
            return "after it"
        if file.with_name(BEFORE).exists():
            return "after the copy"
        return "in the copy" if list(file.parent.glob("*.part-*")) else "before the copy"

    def _check_upgrade(self, file: Path) -> None:
        for each in (file, file.with_name(BEFORE)):
            if each.exists() and digests(each, self.wanted) != self.wanted:
                raise BadInput(f"{each} has lost rows")
        upgrade(file)
        if examine(file) != newest() or digests(file, self.wanted) != self.wanted:
            raise BadInput(f"{file} was not upgraded after the kill")
        left = {each.name for each in file.parent.iterdir()} - {"games.db", BEFORE}
        if left:
            raise BadInput(f"{', '.join(sorted(left))} was left by a process that was killed")

    # --- backups -------------------------------------------------------------------------

    def during_backup(self) -> FileReport:
        """Kill backups, and now and then who writes meanwhile."""
        report, began = FileReport("backup"), time.monotonic()
        file, target = self.folder / "games.db", self.folder / "backups" / "backup.db"
        shutil.copy(self.old, file)
        upgrade(file)
        target.parent.mkdir()
        usual = self._usual(file, make_backup, target)
        done = RawValue("q", 0)
        writer = _started(write, file, done)
        try:
            for number in range(self.kills):
                if number % 2:
                    target.unlink(missing_ok=True)
                backup = _started(make_backup, file, target)
                if not writer.is_alive():
                    report.faults.append("who wrote has ended by himself")
                if self.chance.randrange(WRITER_ONE_IN):
                    self._kill(backup, usual)
                    report.stages["of the backup"] += 1
                else:
                    self._kill(writer, usual)
                    report.stages["of who wrote"] += 1
                    backup.join()
                    if backup.exitcode:
                        report.faults.append(f"a backup ended with {backup.exitcode}")
                    self._try(report, lambda: self._check_rows(file, done.value))
                    writer = _started(write, file, done)
                report.kills += 1
                self._try(report, lambda: self._check_backup(file, target, done))
                for left in target.parent.glob("*.part-*"):
                    left.unlink()  # else only the next backup but some minutes removes it
                self._progress(report)
        finally:
            writer.kill()
            writer.join()
        self._try(report, lambda: self._check_rows(file, done.value))
        report.stored = done.value
        report.seconds = time.monotonic() - began
        return report

    def _check_rows(self, file: Path, stored: int) -> None:
        """Look at the database itself while nobody writes."""
        finals, studies = pairs(file)
        # A transaction may have been stored and not be counted yet.
        if finals != studies or finals not in (stored, stored + 1):
            raise BadInput(f"{file} has {finals} and {studies} of {stored} rows")
        if digests(file, self.wanted) != self.wanted:
            raise BadInput(f"{file} has lost rows")

    def _check_backup(self, file: Path, target: Path, done: Any) -> None:
        with closing(files.opened(file)) as db:
            files.check_whole(file, db)
        if not target.exists():
            return
        finals, studies = pairs(target)
        if finals != studies or finals > done.value + 1:
            raise BadInput(f"{target} is of no one moment: {finals} and {studies}")
        if digests(target, self.wanted) != self.wanted:
            raise BadInput(f"{target} has lost rows")

    # --- both ----------------------------------------------------------------------------

    def _usual(self, file: Path, work: Callable[..., None], *more: Any) -> float:
        """Return how long some work takes when nobody kills it."""
        _finished(_started(work, file, *more))  # the first process also loads what all use
        if work is upgrade:
            file = self._fresh()
        began = time.monotonic()
        _finished(_started(work, file, *more))
        return time.monotonic() - began

    def _kill(self, process: BaseProcess, usual: float) -> None:
        process.join(self.chance.uniform(0, LATEST * usual))
        process.kill()
        process.join()

    def _try(self, report: FileReport, check: Callable[[], None]) -> None:
        try:
            check()
        except (BadInput, sqlite3.Error) as error:
            report.faults.append(f"after kill {report.kills}: {error}")

    def _progress(self, report: FileReport) -> None:
        if report.kills % 20 == 0:
            self.tell(f"{report.kills} kills, {len(report.faults)} faults")


def _started(work: Callable[..., None], *given: Any) -> BaseProcess:
    process = processes.Process(target=work, args=given, daemon=True)
    process.start()
    return process


def _finished(process: BaseProcess) -> None:
    process.join()
    if process.exitcode:
        raise RuntimeError(f"The process ended with {process.exitcode}.")
