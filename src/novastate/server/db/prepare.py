"""Make a database ready before a server starts: look at it, copy it, bring it up to date.

Whatever cannot be used is told in one sentence (BadInput) and stays as it is, byte for byte.
"""

import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import asyncpg
from sqlalchemy import URL, Connection, create_engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from novastate.kernel.errors import BadInput
from novastate.server.config import async_url
from novastate.server.db import files, migrate

log: Final = logging.getLogger("novastate.database")
CHECKED_BYTES: Final = 64 * 2**20
"""Files up to this size are looked through at every start; larger ones before an upgrade only."""
CONNECT_SECONDS: Final = 10.0


class Upgraded(NamedTuple):
    """What was done to a database that had been made by an older version."""

    where: str
    old: str
    new: str
    copy: Path | None

    def __str__(self) -> str:
        kept = f"; as it was before, it is in {self.copy}" if self.copy else ""
        return f"{self.where} was brought from schema {self.old} to {self.new}{kept}."


def read_url(url: str) -> URL:
    """Read a database URL."""
    try:
        return make_url(async_url(url))
    except ArgumentError:
        raise BadInput("The database URL cannot be read.") from None


async def bring_up_to_date(url: str, thorough: bool = True) -> Upgraded | None:
    """Bring a database to the newest schema; return what was done, if it was an older one."""
    made = read_url(url)
    if made.get_backend_name() == "postgresql":
        async with reached(made) as connection:
            done = await connection.run_sync(upgrade_server, name_of(made))
    else:
        done = prepare_file(files.checked_file(made.database), thorough)
    if done is not None:
        log.info("upgraded", extra={"from": done.old, "to": done.new, "copy": str(done.copy)})
    return done


# --- SQLite ------------------------------------------------------------------------------


def prepare_file(file: Path, thorough: bool = True) -> Upgraded | None:
    """Look at a file and bring it up to date."""
    revision = examine(file, thorough)
    if revision == migrate.newest():
        files.check_writable(file)
        return None
    return upgrade_file(file)


def examine(file: Path, thorough: bool = True) -> str | None:
    """Return the revision of a file without touching it; raise BadInput if it is of no use."""
    if files.is_blank(file):
        return None
    with files.told(file), closing(files.look(file)) as connection:
        revision, tables = _contents(connection)
        migrate.check_known(str(file), revision, tables)
        small = os.stat(file).st_size <= CHECKED_BYTES
        if revision != migrate.newest() or (thorough and small):
            files.check_whole(file, connection)
    return revision


def _contents(connection: sqlite3.Connection) -> tuple[str | None, bool]:
    """Return the revision of a file, and whether there are tables in it."""
    query = "SELECT name FROM sqlite_master WHERE type = 'table'"
    names = {name for (name,) in connection.execute(query)}
    if migrate.VERSIONS not in names:
        return None, bool(names)
    found = connection.execute(f"SELECT version_num FROM {migrate.VERSIONS}").fetchone()
    return (str(found[0]) if found else None), bool(names - {migrate.VERSIONS})


def upgrade_file(file: Path, keeps_copy: bool = True) -> Upgraded | None:
    """Bring a file to the newest schema, all of it or nothing; nothing happens if it is there."""
    files.check_writable(file)
    copy = None
    with files.told(file), changing(file) as connection:  # who comes second waits here
        old, new = migrate.current(connection), migrate.newest()
        if old == new:
            return None
        rows = migrate.row_counts(connection)
        if old is not None and keeps_copy:
            copy = files.copy_before(file, old)
        try:
            migrate.upgrade(connection)
            connection.commit()
        except BaseException as error:
            connection.rollback()
            untouched = (migrate.current(connection), migrate.row_counts(connection)) == (old, rows)
            connection.rollback()
            if copy is not None and not untouched:
                _put_back(copy, connection)
            if isinstance(error, migrate.Stopped):
                raise _stopped(str(file), old, new, error) from None
            raise
    return None if old is None else Upgraded(str(file), old, new, copy)


@contextmanager
def changing(file: Path) -> Iterator[Connection]:
    """Open a file for migrations, which may make tables anew: no row hangs on another one."""
    engine = create_engine("sqlite://", creator=lambda: _own(file), poolclass=NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


def _own(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=files.WAIT, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA foreign_keys=OFF")
    return connection


def _put_back(copy: Path, connection: Connection) -> None:
    """Restore what a migration has stored before it was stopped."""
    target = connection.connection.driver_connection
    assert isinstance(target, sqlite3.Connection)
    with closing(files.opened(copy)) as source:
        source.backup(target)


def _stopped(where: str, old: str | None, new: str, error: migrate.Stopped) -> BadInput:
    return BadInput(
        f"The upgrade of {where} from schema {old} to {new} was stopped because it {error};"
        " everything is as it was."
    )


# --- PostgreSQL --------------------------------------------------------------------------


def name_of(url: URL) -> str:
    """Name a database of PostgreSQL without its secrets."""
    host = url.host or url.query.get("host") or "this machine"
    port = f":{url.port}" if url.port else ""
    return f'The PostgreSQL database "{url.database}" at {host}{port}'


@asynccontextmanager
async def reached(url: URL, **options: str) -> AsyncIterator[AsyncConnection]:
    """Open a transaction on a server of PostgreSQL; raise BadInput if that cannot be done."""
    engine = create_async_engine(
        url,
        poolclass=NullPool,
        hide_parameters=True,
        connect_args={"timeout": CONNECT_SECONDS},
        execution_options=options,
    )
    try:
        async with engine.begin() as connection:
            yield connection
    except (OSError, TimeoutError, DBAPIError, asyncpg.PostgresError) as error:
        reason = getattr(error, "orig", None) or error
        number = getattr(reason, "errno", None)
        words = os.strerror(number) if number else str(reason).rpartition(">: ")[2]
        words = words or type(reason).__name__
        raise BadInput(f"{name_of(url)} cannot be used: {words.rstrip('.')}.") from None
    finally:
        await engine.dispose()


def upgrade_server(connection: Connection, where: str) -> Upgraded | None:
    """Bring a database of PostgreSQL to the newest schema inside a transaction."""
    migrate.lock(connection)
    old, new = migrate.current(connection), migrate.newest()
    migrate.check_known(where, old, bool(migrate.table_names(connection)))
    if old == new:
        return None
    try:
        migrate.upgrade(connection)
    except migrate.Stopped as error:
        raise _stopped(where, old, new, error) from None
    return None if old is None else Upgraded(where, old, new, None)
