"""What is forgotten after a time, in small steps between which everybody else has a turn."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import ColumnElement, delete, exists, func, select, text

from novastate.server.db import schema, store
from novastate.server.live import BOT, FINISHED, LOBBY
from novastate.server.packing import decoded
from novastate.server.tables import Tables

DAY: Final = 24 * 3600.0
STEP: Final = 200
"""Rows looked at in one go."""
PAUSE: Final = 0.01
"""Seconds between two steps."""
LOCK: Final = (51, 2017)

guests, chat, seats, holders = schema.guests, schema.chat, schema.seats, schema.holders
table = schema.tables


async def clean(tables: Tables) -> dict[str, int]:
    """Forget what is older than the settings say; return how much of each kind.

    Games that people played, and uploaded ones, are kept for ever.
    """
    settings, now = tables.settings, tables.clock.now()
    gone = {"guests": 0, "chat": 0, "lobbies": 0, "bot_games": 0}
    async with _alone(tables) as alone:
        if not alone:
            return gone
        if settings.keep_lobbies_days > 0:
            gone["lobbies"] = await _lobbies(tables, now - settings.keep_lobbies_days * DAY)
        if settings.keep_bot_games_days > 0:
            gone["bot_games"] = await _bot_games(tables, now - settings.keep_bot_games_days * DAY)
        if settings.keep_chat_days > 0:
            gone["chat"] = await _chat(tables, now - settings.keep_chat_days * DAY)
        if settings.keep_guests_days > 0:
            gone["guests"] = await _guests(tables, now - settings.keep_guests_days * DAY)
    return gone


@asynccontextmanager
async def _alone(tables: Tables) -> AsyncIterator[bool]:
    """Tell whether no other process is at it; none begins until we are done."""
    if not tables.db.shared:
        yield True
        return
    key = {"a": LOCK[0], "b": LOCK[1]}
    async with tables.db.engine.connect() as connection:
        got = await connection.execute(text("SELECT pg_try_advisory_lock(:a, :b)"), key)
        alone = bool(got.scalar_one())
        try:
            yield alone
        finally:
            if alone:
                await connection.execute(text("SELECT pg_advisory_unlock(:a, :b)"), key)


async def _guests(tables: Tables, before: float) -> int:
    """Forget guests who have nothing here and were not seen for long, and ended sessions.

    The newest row stays, so that no number is given out twice.
    """
    nobody = (guests.c.account.is_(None) | guests.c.ended) & (
        func.coalesce(guests.c.seen, guests.c.created) < before
    )
    free = ~exists().where(holders.c.guest == guests.c.id) & ~exists().where(
        table.c.host == guests.c.id
    )
    async with tables.db.reading() as connection:
        last = (await connection.execute(select(func.max(guests.c.id)))).scalar_one() or 0
    gone = 0
    for first in range(0, last, STEP):
        some = (guests.c.id >= first) & (guests.c.id < min(first + STEP, last))
        async with tables.db.writing() as connection:
            gone += (await connection.execute(delete(guests).where(some & nobody & free))).rowcount
        await asyncio.sleep(PAUSE)
    return gone


async def _chat(tables: Tables, before: float) -> int:
    """Forget what was said long ago at games that are over."""
    gone, after = 0, 0
    over = exists().where(table.c.id == chat.c.table_id, table.c.status == FINISHED)
    while True:
        query = select(chat.c.id, chat.c.time).where(chat.c.id > after).order_by(chat.c.id)
        async with tables.db.reading() as connection:
            rows = (await connection.execute(query.limit(STEP))).all()
        old = [row.id for row in rows if row.time < before]
        if not old:  # what comes after was said later
            return gone
        after = rows[-1].id
        async with tables.db.writing() as connection:
            gone += (
                await connection.execute(delete(chat).where(chat.c.id.in_(old), over))
            ).rowcount
        await asyncio.sleep(PAUSE)


async def _lobbies(tables: Tables, before: float) -> int:
    """Forget tables whose game never began."""
    return await _tables(tables, (table.c.status == LOBBY) & (table.c.updated < before))


async def _bot_games(tables: Tables, before: float) -> int:
    """Forget finished games at which no person had a seat."""
    person = exists().where(seats.c.table_id == table.c.id, seats.c.kind != BOT)
    held = exists().where(holders.c.table_id == table.c.id)
    old = (table.c.status == FINISHED) & (table.c.updated < before)
    return await _tables(tables, old & ~person & ~held)


async def _tables(tables: Tables, which: ColumnElement[bool]) -> int:
    """Delete tables one by one, with all that belongs to them; not those somebody looks at."""
    gone, after = 0, ""
    while True:
        query = select(table.c.id, table.c.origin).where(which, table.c.id > after)
        async with tables.db.reading() as connection:
            rows = (await connection.execute(query.order_by(table.c.id).limit(STEP))).all()
        if not rows:
            return gone
        after = rows[-1].id
        for row in rows:
            if decoded(row.origin).get("kind") != "upload" and not tables.hub.at(row.id):
                gone += await _delete(tables, row.id, which)
                await asyncio.sleep(PAUSE)


async def _delete(tables: Tables, id: str, which: ColumnElement[bool]) -> int:
    """Delete a table if it is still as old as it was."""
    async with tables.db.writing(id) as connection:
        still = await connection.execute(select(table.c.id).where(which, table.c.id == id))
        if still.first() is None:
            return 0
        await store.delete_table(connection, id)
    tables.lives.pop(id, None)
    return 1
