"""All rows of a database from one engine to the other; both are at the same revision."""

from typing import Final

from sqlalchemy import Connection, MetaData, Table, func, insert, select, text

from novastate.server.db.migrate import VERSIONS

CHUNK: Final = 500


def copy_rows(source: Connection, target: Connection) -> None:
    """Copy every row of every table; the tables of the target are there and empty."""
    for table in _tables(source, target):
        rows = source.execution_options(yield_per=CHUNK).execute(select(table)).mappings()
        for some in rows.partitions(CHUNK):
            target.execute(insert(table), [dict(row) for row in some])
        if target.dialect.name == "postgresql":
            _count_on(target, table)


def empty(connection: Connection) -> None:
    """Delete every row of every table."""
    for table in reversed(_tables(connection, connection)):
        connection.execute(table.delete())


def _tables(source: Connection, target: Connection) -> list[Table]:
    """List the tables, each after those it refers to."""
    # Of the two engines PostgreSQL tells the types of columns more exactly.
    exact = source if source.dialect.name == "postgresql" else target
    schema = MetaData()
    schema.reflect(bind=exact)
    return [table for table in schema.sorted_tables if table.name != VERSIONS]


def _count_on(target: Connection, table: Table) -> None:
    """Let PostgreSQL number new rows after those that came with their numbers."""
    for column in table.primary_key:
        names = {"table": table.name, "column": column.name}
        counter = text("SELECT pg_get_serial_sequence(:table, :column)")
        sequence = target.execute(counter, names).scalar_one()
        most = target.execute(select(func.max(column))).scalar_one() if sequence else None
        if most is not None:
            setting = text("SELECT setval(CAST(:sequence AS regclass), :most)")
            target.execute(setting, {"sequence": sequence, "most": most})
