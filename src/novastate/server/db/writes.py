"""What a change of a table writes: statements with their values, carried out by either engine."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Final

from sqlalchemy import Table, UpdateBase, bindparam, insert, update
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection

from novastate.server.db import schema
from novastate.server.live import Facts, Live, Row, Seat, Snapshot
from novastate.server.packing import encoded

Write = tuple[UpdateBase, dict[str, object]]
"""A statement, always the same object, and the values of its parameters."""

CHANGING: Final = (
    "status",
    "visibility",
    "version",
    "host",
    "rematch",
    "bot_turn",
    "ending",
    "rules",
    "cards",
    "updated",
)
"""Columns that change while a table lives, and hold what its facts say as it is."""


async def carry_out(connection: AsyncConnection, writes: Iterable[Write]) -> None:
    """Write inside the transaction of a connection."""
    for statement, values in writes:
        await connection.execute(statement, values)


def changing_columns(facts: Facts) -> dict[str, object]:
    """Return the columns that change while a table lives."""
    return {
        **{name: getattr(facts, name) for name in CHANGING},
        "origin": encoded(facts.origin),
        "scores": None if facts.scores is None else encoded(facts.scores),
        "glance": None if facts.glance is None else encoded(facts.glance),
    }


def seat_columns(seat: Seat) -> dict[str, object]:
    """Return the columns of a seat that change in the course of a game; names do not.

    A process that has not heard yet that a player's account is gone would write the name back.
    """
    return {
        "kind": seat.kind,
        "bot": seat.bot,
        "taken_over": seat.taken_over,
        "auto_pass": seat.auto_pass,
        "deadline": seat.deadline,
    }


def row_columns(id: str, row: Row) -> dict[str, object]:
    """Return the columns of one change."""
    return {
        "table_id": id,
        "version": row.version,
        "kind": row.kind,
        "seat": row.seat,
        "text": row.text,
        "command": row.command,
        "undoes": row.undoes,
        "events": row.events,
        "time": row.time,
    }


INSERT_ROW: Final = insert(schema.log)
_NO_FACTS: Final = Facts("", "", "", "", {}, "", None, 0, None, 0, [], {}, 0.0, 0.0)
_UPDATE_TABLE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("key"))
    .values({name: bindparam(name) for name in changing_columns(_NO_FACTS)})
)
_UPDATE_SEAT: Final = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("key"), schema.seats.c.idx == bindparam("index"))
    .values({name: bindparam(name) for name in seat_columns(Seat(0, "", ""))})
)


def _saving(table: Table, *names: str) -> dict[bool, UpdateBase]:
    """Return what stores one row a table, in place of an older one; True: for PostgreSQL."""
    return {
        make is pg_insert: make(table).on_conflict_do_update(
            index_elements=["table_id"], set_={name: make(table).excluded[name] for name in names}
        )
        for make in (pg_insert, sqlite_insert)
    }


_SAVE_SNAPSHOT: Final = _saving(schema.snapshots, "version", "moves", "position")
_SAVE_FINAL: Final = _saving(schema.finals, "data")


def row_write(id: str, row: Row) -> Write:
    """Store one change."""
    return INSERT_ROW, row_columns(id, row)


def table_write(facts: Facts) -> Write:
    """Store what has changed in the row of a table."""
    return _UPDATE_TABLE, {"key": facts.id, **changing_columns(facts)}


def seat_write(id: str, seat: Seat) -> Write:
    """Store a seat; who holds it is stored elsewhere."""
    return _UPDATE_SEAT, {"key": id, "index": seat.index, **seat_columns(seat)}


def snapshot_of(live: Live) -> Snapshot:
    """Write down the position of a table that stands at a barrier."""
    assert live.game is not None
    game = live.game
    return Snapshot(live.version, len(game.record.entries), encoded(game.position.to_data()))


def snapshot_write(id: str, snapshot: Snapshot, postgresql: bool) -> Write:
    """Store a snapshot."""
    return _SAVE_SNAPSHOT[postgresql], {"table_id": id, **asdict(snapshot)}


def final_write(id: str, final: str, postgresql: bool) -> Write:
    """Store what is shown of the end of a game."""
    return _SAVE_FINAL[postgresql], {"table_id": id, "data": final}
