"""Former players: people whose account is gone, and the seats they leave behind."""

import contextlib

from sqlalchemy import select

from novastate.server.db import accounts, schema
from novastate.server.live import LOBBY, PERSON, PLAYING
from novastate.server.lobby import close_if_empty, get_up
from novastate.server.play import hand_over
from novastate.server.sessions import refresh
from novastate.server.tables import Tables
from novastate.server.words import Problem

AT_ONCE = 500
"""Tables looked up in one go."""


async def delete(tables: Tables, account: int) -> None:
    """Delete an account and end its sessions; its games stay."""
    async with tables.db.writing() as connection:
        secrets, changed = await accounts.remove(connection, account)
    tables.hub.end(secrets)
    await refresh(tables, changed)
    await settle(tables)


async def settle(tables: Tables) -> None:
    """Let bots play on for former players, and free their seats where no game has begun."""
    seats, table = schema.seats, schema.tables
    query = (
        select(seats.c.table_id, seats.c.idx)
        .join(table, table.c.id == seats.c.table_id)
        .where(table.c.status.in_((LOBBY, PLAYING)))
        .where(seats.c.kind == PERSON, seats.c.name == "", ~seats.c.taken_over)
    )
    async with tables.db.reading() as connection:
        left = (await connection.execute(query)).all()
    for row in left:
        with contextlib.suppress(Problem):
            await _settle(tables, row.table_id, row.idx)


async def _settle(tables: Tables, id: str, index: int) -> None:
    await tables.refresh(id)
    async with tables.changing(id, more=True) as change:
        seat = change.live.seats[index]
        if seat.holders or seat.name or seat.by_bot() or seat.kind != PERSON:
            return
        if change.live.facts.status == LOBBY:
            await get_up(change, index)
        else:
            hand_over(change, index)
    await close_if_empty(tables, id)


async def notice(tables: Tables) -> None:
    """Read again the tables in memory at which a name has gone meanwhile."""
    seats = schema.seats
    ids = sorted(tables.lives)
    for first in range(0, len(ids), AT_ONCE):
        query = select(seats.c.table_id, seats.c.idx).where(
            seats.c.table_id.in_(ids[first : first + AT_ONCE]),
            seats.c.kind == PERSON,
            seats.c.name == "",
        )
        async with tables.db.reading() as connection:
            nameless = (await connection.execute(query)).all()
        for row in nameless:
            live = tables.lives.get(row.table_id)
            if live is not None and live.seats[row.idx].name:
                await tables.refresh(row.table_id)
