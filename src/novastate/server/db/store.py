"""Reading and writing the rows of tables."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row as DbRow
from sqlalchemy import bindparam, delete, func, insert, select, text, update
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection

from novastate.kernel.chance import CHOSEN
from novastate.server.db import schema
from novastate.server.db.writes import (
    INSERT_ROW,
    carry_out,
    changing_columns,
    row_columns,
    seat_columns,
    snapshot_write,
)
from novastate.server.live import FINISHED, Facts, Live, Row, Seat, Snapshot, say_what_was_meant
from novastate.server.packing import decoded, encoded

CHANNEL: Final = "novastate"
TOLD_AT_ONCE: Final = 50
"""Hashes or ids in one message to other processes; PostgreSQL takes 8,000 bytes."""
PIECE: Final = 200
"""Changes that are read together; others have their turn in between."""


@dataclass
class Stored:
    """A table as it was stored: its rows, the last snapshot, and what is shown of its end."""

    live: Live
    snapshot: Snapshot | None
    final: str | None


async def load(connection: AsyncConnection, id: str) -> Stored | None:
    """Read a table with everything that belongs to it; its game is not set up yet."""
    facts = await read_facts(connection, id)
    if facts is None:
        return None
    live = Live(facts, await read_seats(connection, id))
    rows: list[Row] = []
    while piece := await read_rows(connection, id, rows[-1].version if rows else -1, PIECE):
        rows += piece
        await asyncio.sleep(0)
    live.take(rows)
    snapshots, finals, key = schema.snapshots, schema.finals, {"id": id}
    found = select(snapshots).where(snapshots.c.table_id == bindparam("id"))
    kept = (await connection.execute(found, key)).first()
    snapshot = None if kept is None else Snapshot(kept.version, kept.moves, kept.position)
    final = None
    if facts.status == FINISHED:
        shown = select(finals.c.data).where(finals.c.table_id == bindparam("id"))
        final = (await connection.execute(shown, key)).scalar()
    return Stored(live, snapshot, final)


async def accept(connection: AsyncConnection, facts: Facts, snapshot: Snapshot) -> None:
    """Note that a game plays the same with today's rules and cards."""
    tables = schema.tables
    same = update(tables).where(tables.c.id == facts.id, tables.c.version == facts.version)
    await connection.execute(
        same.values(rules=facts.rules, cards=facts.cards, options=encoded(facts.options))
    )
    await carry_out(
        connection, [snapshot_write(facts.id, snapshot, connection.dialect.name == "postgresql")]
    )


async def read_facts(connection: AsyncConnection, id: str) -> Facts | None:
    """Read the row of a table."""
    found = await connection.execute(select(schema.tables).where(schema.tables.c.id == id))
    row = found.first()
    return None if row is None else facts_of(row)


def facts_of(row: DbRow[Any]) -> Facts:
    """Turn the row of a table into facts; what a game of older rules meant is said."""
    values = dict(row._mapping)
    for name in ("options", "given", "origin", "scores", "series", "glance"):
        values[name] = decoded(values[name])
    drawn = values.pop("drawn_seed")
    if drawn is not None:
        values["seed"] = int(drawn)
    facts = Facts(**values)
    say_what_was_meant(facts)
    return facts


async def read_seats(connection: AsyncConnection, id: str) -> list[Seat]:
    """Read the seats of a table with their holders."""
    return (await seats_of(connection, [id])).get(id, [])


async def seats_of(connection: AsyncConnection, ids: list[str]) -> dict[str, list[Seat]]:
    """Read the seats of several tables with their holders."""
    found: dict[str, list[Seat]] = {}
    seats, holders, guests = schema.seats, schema.holders, schema.guests
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.idx)
    for row in await connection.execute(query):
        seat = Seat(
            row.idx, row.kind, row.name, row.bot, row.taken_over, row.auto_pass, row.deadline
        )
        found.setdefault(row.table_id, []).append(seat)
    held = select(holders, guests.c.account).join(guests, guests.c.id == holders.c.guest)
    for row in await connection.execute(held.where(holders.c.table_id.in_(ids))):
        seat = found[row.table_id][row.seat]
        seat.holders.add(row.guest)
        if row.account is not None:
            seat.accounts.add(row.account)
    return found


async def read_rows(
    connection: AsyncConnection, id: str, after: int, most: int | None = None
) -> list[Row]:
    """Read the changes of a table after a version."""
    log = schema.log
    query = select(log).where(log.c.table_id == id, log.c.version > after).order_by(log.c.version)
    query = query.limit(most)
    return [
        Row(r.version, r.kind, r.seat, r.text, r.command, r.undoes, r.events, r.time)
        for r in await connection.execute(query)
    ]


async def insert_table(connection: AsyncConnection, facts: Facts, seats: list[Seat]) -> None:
    """Store a new table with its seats and their holders."""
    await connection.execute(insert(schema.tables).values(id=facts.id, **_columns(facts)))
    await connection.execute(
        insert(schema.seats),
        [
            {"table_id": facts.id, "idx": seat.index, "name": seat.name, **seat_columns(seat)}
            for seat in seats
        ],
    )
    for seat in seats:
        await add_holders(connection, facts.id, seat)


def _columns(facts: Facts) -> dict[str, object]:
    return {
        "game": facts.game,
        "options": encoded(facts.options),
        "pace": facts.pace,
        "move_seconds": facts.move_seconds,
        "seed": facts.seed if facts.seed < CHOSEN else 0,
        "drawn_seed": None if facts.seed < CHOSEN else str(facts.seed),
        "given": encoded(facts.given),
        "created": facts.created,
        "analysis": facts.analysis,
        **changing_columns(facts),
    }


async def add_holders(connection: AsyncConnection, id: str, seat: Seat) -> None:
    """Store the holders of a seat; those who are there already stay."""
    make = pg_insert if connection.dialect.name == "postgresql" else sqlite_insert
    for guest in sorted(seat.holders):
        statement = make(schema.holders).values(table_id=id, seat=seat.index, guest=guest)
        await connection.execute(statement.on_conflict_do_nothing())


async def remove_holders(
    connection: AsyncConnection, id: str, seat: int, guests: Iterable[int]
) -> None:
    """Forget that some guests hold a seat."""
    held = schema.holders
    place = (held.c.table_id == id, held.c.seat == seat, held.c.guest.in_(list(guests)))
    await connection.execute(delete(held).where(*place))


async def rename_seat(connection: AsyncConnection, id: str, seat: Seat) -> None:
    """Store the name of a seat, which moves leave alone."""
    seats = schema.seats
    place = (seats.c.table_id == id, seats.c.idx == seat.index)
    await connection.execute(update(seats).where(*place).values(name=seat.name))


async def clear_holders(connection: AsyncConnection, id: str, seat: int) -> None:
    """Forget who holds a seat, and its personal links."""
    for table in (schema.holders, schema.links):
        await connection.execute(delete(table).where(table.c.table_id == id, table.c.seat == seat))


async def insert_rows(connection: AsyncConnection, id: str, rows: list[Row]) -> None:
    """Store many changes."""
    await connection.execute(INSERT_ROW, [row_columns(id, row) for row in rows])


async def save_series(connection: AsyncConnection, id: str, series: dict[str, object]) -> None:
    """Store the figures of a finished game."""
    statement = update(schema.tables).where(schema.tables.c.id == id)
    await connection.execute(statement.values(series=encoded(series)))


async def read_study(
    connection: AsyncConnection, id: str, name: str, program: str
) -> list[Any] | None:
    """Read what this version of the program has worked out of a finished game."""
    study = schema.studies
    query = select(study.c.data).where(
        study.c.table_id == id, study.c.name == name, study.c.program == program
    )
    row = (await connection.execute(query)).first()
    return None if row is None else list(decoded(row.data))


async def save_study(
    connection: AsyncConnection, id: str, name: str, program: str, data: list[Any]
) -> None:
    """Keep what was worked out of a finished game."""
    make = pg_insert if connection.dialect.name == "postgresql" else sqlite_insert
    values = {"program": program, "data": encoded(data)}
    statement = make(schema.studies).values(table_id=id, name=name, **values)
    await connection.execute(
        statement.on_conflict_do_update(index_elements=["table_id", "name"], set_=values)
    )


async def delete_table(connection: AsyncConnection, id: str) -> None:
    """Forget a table that was never played."""
    await connection.execute(delete(schema.tables).where(schema.tables.c.id == id))


async def notify(connection: AsyncConnection, message: dict[str, object]) -> None:
    """Tell the other processes, once this transaction is stored."""
    await connection.execute(
        text("SELECT pg_notify(:channel, :message)"),
        {"channel": CHANNEL, "message": encoded(message)},
    )


async def notify_of_each(connection: AsyncConnection, what: str, which: list[str]) -> None:
    """Tell the other processes, where there can be any, of many at once."""
    if connection.dialect.name == "postgresql":
        for first in range(0, len(which), TOLD_AT_ONCE):
            await notify(connection, {what: which[first : first + TOLD_AT_ONCE]})


async def unfinished_of(connection: AsyncConnection, guests: Iterable[int]) -> int:
    """Count the tables of some guests that are not finished."""
    tables = schema.tables
    query = select(func.count()).where(
        tables.c.host.in_(list(guests)), tables.c.status != "finished"
    )
    return (await connection.execute(query)).scalar_one()
