"""Bring a database up to the newest schema."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 51_2016
"""Workers that start together migrate one after the other."""


def config(connection: Connection | None = None) -> Config:
    """Return the configuration of Alembic; there is no file."""
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def newest() -> str | None:
    """Return the revision this program needs."""
    return ScriptDirectory.from_config(config()).get_current_head()


def current(connection: Connection) -> str | None:
    """Return the revision a database is at."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(connection: Connection) -> None:
    """Bring the database to the newest revision; nothing happens if it is there."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    if current(connection) != newest():
        command.upgrade(config(connection), "head")
