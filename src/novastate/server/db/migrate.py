"""Bring a database up to the newest schema, and lose nothing on the way."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from novastate.kernel.errors import BadInput

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 51_2016
"""Workers that start together migrate one after the other."""
SERVING: Final = 51_2017
"""Every server holds this lock together with others; a restored database wants it alone."""
VERSIONS: Final = "alembic_version"


def config(connection: Connection | None = None) -> Config:
    """Return the configuration of Alembic; there is no file."""
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def newest() -> str:
    """Return the revision this program needs."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head


def current(connection: Connection) -> str | None:
    """Return the revision a database is at."""
    return MigrationContext.configure(connection).get_current_revision()


def check_known(where: str, revision: str | None, has_tables: bool) -> None:
    """Raise BadInput if a database is not ours, or of a version we cannot know."""
    if revision is None:
        if has_tables:
            raise BadInput(f"{where} is a database of another program: name one for Novastate.")
        return
    known = ScriptDirectory.from_config(config()).walk_revisions()
    if revision not in {script.revision for script in known}:
        raise BadInput(
            f"{where} was written by a newer version of Novastate (schema {revision}, this one"
            f" knows up to {newest()}): start that version."
        )


def table_names(connection: Connection) -> list[str]:
    """List the tables of a database, without Alembic's own."""
    return sorted(set(inspect(connection).get_table_names()) - {VERSIONS})


def row_counts(connection: Connection) -> dict[str, int]:
    """Count the rows of every table."""
    return {
        name: connection.execute(text(f'SELECT count(*) FROM "{name}"')).scalar_one()
        for name in table_names(connection)
    }


class Stopped(Exception):
    """Migrations would lose something; it says what."""


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run migrations inside the transaction of a connection; raise Stopped if they lose a row."""
    rows, strays = row_counts(connection), _strays(connection)
    command.upgrade(config(connection), revision)
    left = row_counts(connection)
    for name, number in rows.items():
        if left.get(name, 0) < number:
            raise Stopped(f"would lose {number - left.get(name, 0)} rows of {name}")
    if _strays(connection) > strays:
        raise Stopped("would leave rows that belong to nothing")


def lock(connection: Connection) -> None:
    """Wait until no other process migrates this database (PostgreSQL), until the end of this."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})


def _strays(connection: Connection) -> int:
    """Count rows whose foreign keys lead nowhere; PostgreSQL never has any."""
    if connection.dialect.name != "sqlite":
        return 0
    return len(connection.execute(text("PRAGMA foreign_key_check")).all())
