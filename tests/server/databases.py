"""Databases of earlier versions (tests/fixtures/databases), and all rows of any database."""

import json
import lzma
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, select

from novastate.server.db.migrate import VERSIONS, upgrade
from novastate.server.db.prepare import changing, reached, read_url
from novastate.server.db.transfer import copy_rows

FOLDER = Path(__file__).parents[1] / "fixtures" / "databases"
NAMES = sorted(file.name.partition(".")[0] for file in FOLDER.glob("*.db.xz"))
OLDEST = "schema-0001"

Rows = dict[str, list[dict[str, Any]]]
"""By table its rows, by column what they hold."""


def unpack(name: str, file: Path) -> Path:
    """Put a database of an earlier version at a path."""
    file.write_bytes(lzma.decompress((FOLDER / f"{name}.db.xz").read_bytes()))
    return file


def about(name: str) -> dict[str, Any]:
    """Return what is known of a database: its tables, people and links."""
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text())
    return found


async def rows_of(url: str) -> Rows:
    """Read every row of every table."""
    made = read_url(url)
    if made.get_backend_name() == "postgresql":
        async with reached(made) as connection:
            return await connection.run_sync(_rows)
    with changing(Path(made.database or "")) as lite:
        return _rows(lite)


def _rows(connection: Connection) -> Rows:
    schema = MetaData()
    schema.reflect(bind=connection)
    return {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in schema.sorted_tables
        if table.name != VERSIONS
    }


def holds(rows: Rows, old: Rows) -> bool:
    """Tell whether all old rows are there, each with all that its old columns had."""
    return all(_projected(rows[name], wanted) == _sorted(wanted) for name, wanted in old.items())


def _projected(rows: list[dict[str, Any]], like: list[dict[str, Any]]) -> list[str]:
    columns = like[0].keys() if like else ()
    return _sorted([{name: row[name] for name in columns} for row in rows]) if like else []


def _sorted(rows: list[dict[str, Any]]) -> list[str]:
    return sorted(repr(sorted(row.items())) for row in rows)


async def fill_server(url: str, file: Path, revision: str) -> None:
    """Make an empty database of PostgreSQL what a file is, at the same old revision."""
    async with reached(read_url(url)) as connection:
        await connection.run_sync(_fill, file, revision)


def _fill(connection: Connection, file: Path, revision: str) -> None:
    upgrade(connection, revision)
    with changing(file) as source:
        copy_rows(source, connection)


def revision_of(file: Path) -> str:
    """Return the schema a file is at."""
    with closing(sqlite3.connect(file)) as db:
        return str(db.execute(f"SELECT version_num FROM {VERSIONS}").fetchone()[0])
