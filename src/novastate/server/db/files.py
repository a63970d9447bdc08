"""SQLite files as a whole: looking at one without touching it, and copying one while it is used."""

import errno
import filecmp
import glob
import os
import re
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from novastate.kernel.errors import BadInput
from novastate.server.db.faults import BUSY, DAMAGED, unavailable

MAGIC: Final = b"SQLite format 3\0"
WAIT: Final = 10.0
"""Seconds to wait for another process that has the file locked."""
STEP: Final = 1_000
"""Pages copied at once."""
FORGOTTEN: Final = 600.0
"""Seconds after which what nobody writes to any more was left by a process that was killed."""
SIDES: Final = ("-wal", "-shm", "-journal")
"""What SQLite puts beside a file."""
COPIES: Final = 3
"""How many copies from before upgrades are kept."""


def checked_file(file: str | None) -> Path:
    """Return the path of a database file whose folder is there."""
    if not file or file == ":memory:":
        raise BadInput("A database in memory forgets its games: name a file.")
    folder = Path(file).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{folder} cannot be made: {error.strerror or error}.") from None
    return Path(file)


def is_blank(file: Path) -> bool:
    """Tell whether there is nothing in a file yet; raise BadInput if it is not a database."""
    try:
        with file.open("rb") as opened:
            begins = opened.read(len(MAGIC))
    except FileNotFoundError:
        return True
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror or error}.") from None
    if begins and begins != MAGIC:
        raise BadInput(f"{file} is not a database.")
    return not begins


def check_writable(file: Path) -> None:
    """Raise BadInput if a file, or what SQLite puts beside it, cannot be written."""
    for path in (file, file.parent):
        if path.exists() and not os.access(path, os.W_OK):
            raise BadInput(f"{path} cannot be written: {os.strerror(errno.EACCES)}.")


@contextmanager
def told(file: Path) -> Iterator[None]:
    """Turn what SQLite says about a file into one sentence."""
    try:
        yield
    except (sqlite3.Error, DBAPIError) as raised:
        problem, error = unavailable(raised), getattr(raised, "orig", raised)
        if problem is not None and problem.code == DAMAGED:
            raise BadInput(f"{file} is damaged ({error}): restore a backup.") from None
        if problem is not None and problem.code == BUSY:
            raise BadInput(f"{file} is locked by another program.") from None
        raise BadInput(f"{file} cannot be used: {error}.") from None
    except OSError as error:
        raise BadInput(f"{error.filename or file}: {error.strerror or error}.") from None


def look(file: Path) -> sqlite3.Connection:
    """Open a file to look at it: neither the file nor its folder is changed by that."""
    if os.path.exists(f"{file}-journal"):  # after a crash SQLite takes back what was half written
        return opened(file)
    # Without a log nobody uses the file, and all of it is in the file: "immutable" says so, and
    # keeps SQLite from beginning a log.
    how = "mode=ro" if os.path.exists(f"{file}-wal") else "mode=ro&immutable=1"
    return opened(file, how)


def opened(file: Path, how: str = "mode=rw") -> sqlite3.Connection:
    """Open a file that is there; BEGIN is ours to say."""
    uri = f"{file.absolute().as_uri()}?{how}"
    return sqlite3.connect(
        uri, uri=True, timeout=WAIT, isolation_level=None, check_same_thread=False
    )


def check_whole(file: Path, connection: sqlite3.Connection) -> None:
    """Raise BadInput if pages of a file are damaged."""
    found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0]).splitlines()[-1]
    if found != "ok":
        raise BadInput(f"{file} is damaged ({found}): restore a backup.")


def count_rows(connection: sqlite3.Connection) -> dict[str, int]:
    """Count the rows of every table."""
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {
        name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
        for (name,) in names
    }


def copy(source: Path, target: Path) -> dict[str, int]:
    """Copy a database of one moment, also while it is written; return how many rows that are.

    The copy has its name only once it is whole and on the disk.
    """
    with told(source), unfinished(target) as part:
        shutil.copymode(source, part)
        with closing(opened(source)) as reader, closing(sqlite3.connect(part)) as writer:
            # Begun here, all steps see the same moment, and never begin anew because of a writer.
            reader.execute("BEGIN")
            rows = count_rows(reader)
            reader.backup(writer, pages=STEP)
            writer.execute("PRAGMA journal_mode=DELETE")
        with closing(sqlite3.connect(part)) as copied:
            check_whole(part, copied)
            if count_rows(copied) != rows:
                raise BadInput(f"The copy of {source} is not whole; nothing was changed.")
        settle(part, target)
    return rows


@contextmanager
def unfinished(target: Path, forgotten: float = FORGOTTEN) -> Iterator[Path]:
    """Give a name of this process's own for a file that is not finished; nothing stays of it."""
    for old in target.parent.glob(f"{glob.escape(target.name)}.part-*"):  # of one that was killed
        if time.time() - old.stat().st_mtime >= forgotten:
            old.unlink(missing_ok=True)
    part = beside(target, f"part-{os.getpid()}")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)  # it holds what people trust the server with
    try:
        yield part
    finally:
        for ending in ("", *SIDES):
            Path(f"{part}{ending}").unlink(missing_ok=True)


def copy_before(file: Path, revision: str) -> Path:
    """Copy a file beside itself before an upgrade; the newest few of these copies are kept.

    Whoever does so has the file locked: what somebody else began is nobody's any more.
    """
    with told(file), unfinished(beside(file, f"before-{revision}"), forgotten=0) as fresh:
        copy(file, fresh)
        target = free_name(file, f"before-{revision}", fresh)
        os.replace(fresh, target)
        pattern = re.compile(re.escape(file.name) + r"\.before-\d+(-\d+)?")
        made = [each for each in file.parent.iterdir() if pattern.fullmatch(each.name)]
        made.sort(key=lambda each: (each == target, each.stat().st_mtime_ns))
        for old in made[:-COPIES]:
            old.unlink()
    return target


def free_name(file: Path, ending: str, content: Path | None = None) -> Path:
    """Return a name beside a file that is free, or that of the very same content."""
    number = 1
    while True:
        name = beside(file, ending if number == 1 else f"{ending}-{number}")
        if not name.exists():
            return name
        if content is not None and filecmp.cmp(name, content, shallow=False):
            return name
        number += 1


def beside(file: Path, ending: str) -> Path:
    """Return the path of a file in the same folder whose name goes on with an ending."""
    return file.with_name(f"{file.name}.{ending}")


def settle(part: Path, target: Path) -> None:
    """Give a finished file its name, once all of it is on the disk."""
    with part.open("rb") as written:
        os.fsync(written.fileno())
    os.replace(part, target)
    if os.name == "posix":
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def resemble(file: Path, other: Path) -> None:
    """Give a file the owner and the permissions of another one, as far as we may."""
    shutil.copymode(other, file)
    if os.name == "posix":
        owner = other.stat()
        with suppress(PermissionError):
            os.chown(file, owner.st_uid, owner.st_gid)
