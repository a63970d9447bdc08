"""Clocks stop while the server is away: it stores when it was alive, and gives lost time back."""

import logging
from typing import Final

from sqlalchemy import Update, case, exists, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from novastate.server.db import schema, store
from novastate.server.shapes.frames import Clocks
from novastate.server.tables import Tables

log: Final = logging.getLogger("novastate.pulse")
BEAT: Final = 2.0
"""Seconds between two times at which a server is stored to be alive."""
AWAY: Final = 4.0
"""Seconds without a beat that are not put down to a busy machine, or to another process."""
GRACE: Final = 5.0
"""Seconds that everybody gets besides, to come back in."""
LOCK: Final = 52


class Pulse:
    """Tells whether the server was away, however that came: ended, suspended, or its clock set.

    All of these leave a gap between the time now and the time stored last. Nobody can have moved
    meanwhile, so every deadline is put off by it; but nobody gets more than the whole time for a
    decision.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._seen: float | None = None
        """When this process beat last."""

    async def beat(self, at_once: bool = False) -> None:
        """Store that the server is alive, if it is time to, and give back what was lost."""
        now = self.tables.clock.now()
        if not at_once and self._seen is not None and 0 <= now - self._seen < BEAT:
            return
        async with self.tables.db.reading() as connection:
            running = await connection.execute(select(exists().where(_running)))
        if running.scalar_one() and await self._store(now):
            await self.refresh()
        self._seen = now  # not before: while nothing can be stored, nobody can move either

    async def _store(self, now: float) -> bool:
        """Store the time now; tell whether clocks had to be put off."""
        async with self.tables.db.writing() as connection:
            if self.tables.db.shared:  # the first process that comes does it for all
                lock = text("SELECT pg_advisory_xact_lock(:lock, 0)")
                await connection.execute(lock, {"lock": LOCK})
            gap = await self._gap(connection, now)
            first = self._seen is None and not self.tables.db.shared
            lost = abs(gap) > (0.0 if first else AWAY)
            if lost:
                log.warning("away for %.0f s: clocks are put off", gap)
                await connection.execute(_put_off(max(gap, 0.0) + GRACE, now))
            await _write(connection, now)
            if lost and self.tables.db.shared:
                await store.notify(connection, {"clocks": self.tables.worker})
        return lost

    async def _gap(self, connection: AsyncConnection, now: float) -> float:
        """Return how long ago this process, or any other, was alive."""
        alive = (await connection.execute(select(schema.pulse.c.alive).where(_ours))).scalar()
        if alive is None:  # from before this was stored: the last change shows some life
            alive = (await connection.execute(select(func.max(schema.tables.c.updated)))).scalar()
        known = [time for time in (alive, self._seen) if time is not None]
        return min((now - time for time in known), key=abs, default=0.0)

    async def refresh(self) -> None:
        """Read the deadlines of the tables in memory anew, and tell those who look at them."""
        seats = schema.seats
        for id, table in list(self.tables.lives.items()):
            if all(seat.deadline is None for seat in table.seats):
                continue
            async with self.tables.using(id) as live, self.tables.db.reading() as connection:
                query = select(seats.c.idx, seats.c.deadline).where(seats.c.table_id == id)
                for row in await connection.execute(query):
                    live.seats[row.idx].deadline = row.deadline
                self.tables.hub.tell(id, Clocks([seat.deadline for seat in live.seats]))


_running: Final = schema.seats.c.deadline.is_not(None)
_ours: Final = schema.pulse.c.id == 1  # the other row is there to see whether one can write


def _put_off(seconds: float, now: float) -> Update:
    """Put every deadline off, but not beyond the whole time for a decision from now on."""
    seats, tables = schema.seats, schema.tables
    limit = select(tables.c.move_seconds).where(tables.c.id == seats.c.table_id).scalar_subquery()
    wished, most = seats.c.deadline + seconds, now + limit
    later = case((wished < most, wished), else_=most)
    return update(seats).where(_running).values(deadline=later)


async def _write(connection: AsyncConnection, now: float) -> None:
    done = await connection.execute(update(schema.pulse).where(_ours).values(alive=now))
    if done.rowcount == 0:
        await connection.execute(insert(schema.pulse).values(id=1, alive=now))
