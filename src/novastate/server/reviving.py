"""A stored table becomes one that is used: its game is set up, or what is left of it."""

import asyncio

from novastate.kernel.events import Event
from novastate.server.archive import (
    RULES_CHANGED,
    UNREADABLE,
    archived,
    is_current,
    replayed_alike,
    stamp,
)
from novastate.server.clock import Clock
from novastate.server.db import store
from novastate.server.db.engine import Database
from novastate.server.db.store import Stored
from novastate.server.db.writes import carry_out, row_write, seat_write, table_write
from novastate.server.live import FINISHED, PLAYING, Live, Row, Snapshot, moves_of
from novastate.server.logs import log
from novastate.server.packing import events_text
from novastate.server.thinking import Pool

CLOSE = "close"


async def revive(stored: Stored, db: Database, pool: Pool, clock: Clock) -> bool:
    """Set up the game of a table; False if another process has changed it meanwhile.

    A running game of older rules goes on if it plays the same, else it is closed. A finished one
    shows what was stored.
    """
    live, snapshot = stored.live, stored.snapshot
    if not live.has_begun():
        return True
    if live.facts.ending is None:
        if await asyncio.to_thread(_trusts, live, snapshot):
            return True
        again = await _play_again(live, snapshot, pool)
        if again is not None:
            await _accept(live, again, db)
            return True
    live.archive = archived(live.facts, snapshot, stored.final)
    if live.facts.status == PLAYING:
        return await _close(stored, db, clock)
    return True


def _trusts(live: Live, snapshot: Snapshot | None) -> bool:
    """Set a game up from its snapshot, if it was taken by today's rules and can be read."""
    if not is_current(live.facts) or (snapshot is None and live.facts.status == FINISHED):
        return False
    try:
        live.restore(snapshot)
    except UNREADABLE:
        log.exception("a snapshot cannot be used; the moves are played again")
        return False
    return True


async def _play_again(live: Live, snapshot: Snapshot | None, pool: Pool) -> Snapshot | None:
    """Play all moves again; None if they lead elsewhere than they did."""
    record, (_, versions) = live.record(), moves_of(live.rows)
    told = {row.version: row.events for row in live.rows}
    if snapshot is None:
        done = len(versions) if live.facts.status == FINISHED else 0
        snapshot = Snapshot(versions[done - 1] if done else 0, done, "")
    found = await pool.run(
        replayed_alike,
        record.write(),
        snapshot.moves,
        snapshot.position or None,
        [told[version] for version in versions],
        live.facts.scores,
    )
    return None if found is None else Snapshot(snapshot.version, snapshot.moves, found)


async def _accept(live: Live, again: Snapshot, db: Database) -> None:
    """Go on with a game that plays the same, and note that."""
    stamp(live.facts)
    live.restore(again if again.moves else None)
    async with db.writing(live.id) as connection:
        await store.accept(connection, live.facts, again)


async def _close(stored: Stored, db: Database, clock: Clock) -> bool:
    """End a running game whose rules have changed: unfinished, for nobody's good or harm."""
    live = stored.live
    facts = live.facts
    async with db.writing(live.id) as connection:
        now = await store.read_facts(connection, live.id)
        if now is None or now.version != live.version:
            return False
        told = events_text([Event(f"table_{RULES_CHANGED}", -1, {})])
        row = Row(live.version + 1, CLOSE, -1, events=told, time=clock.now())
        live.note(row)
        facts.status, facts.ending, facts.bot_turn = FINISHED, RULES_CHANGED, False
        for seat in live.seats:
            seat.deadline, seat.auto_pass = None, False
        writes = [row_write(live.id, row), table_write(facts)]
        writes += [seat_write(live.id, seat) for seat in live.seats]
        await carry_out(connection, writes)
    live.archive = archived(facts, stored.snapshot, None)
    log.info("a game was closed, because the rules have changed", extra={"game": facts.game})
    return True
