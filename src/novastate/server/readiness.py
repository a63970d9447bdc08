"""Whether the server can store anything now: a small real write, and a look at SQLite's file."""

import asyncio
import time
from typing import Final

from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from novastate.server.clock import Clock
from novastate.server.db import schema
from novastate.server.db.engine import Database
from novastate.server.db.faults import AWAY, BUSY, DAMAGED, Unavailable
from novastate.server.db.inspection import is_whole

KEPT: Final = 1.0
"""Seconds for which an answer is repeated: asking often costs nothing."""
LONGEST: Final = 3.0
"""Seconds a write may take before the answer is no."""
PULSE: Final = 2
"""The row of the table `pulse` that is written; the first is that of the clocks."""
LOOK_EVERY: Final = 600.0
"""Seconds between two looks through the file, if nobody met any damage."""


class Readiness:
    """Tells what is in the way of a write; it looks at most once a second."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self.look_every = LOOK_EVERY
        self._db = db
        self._clock = clock
        self._one = asyncio.Lock()
        self._asked = -KEPT
        self._found: Unavailable | None = None
        self._look: asyncio.Task[None] | None = None
        self._looked = time.monotonic()
        self._took = 0.0

    async def problem(self) -> Unavailable | None:
        """Return what is in the way, or None."""
        async with self._one:
            if time.monotonic() - self._asked >= KEPT:
                self._found = await self._write() or await self._damage()
                self._asked = time.monotonic()
            return self._found

    async def _write(self) -> Unavailable | None:
        insert = pg_insert if self._db.shared else sqlite_insert
        row = insert(schema.pulse).values(id=PULSE, alive=self._clock.now())
        beat = row.on_conflict_do_update(index_elements=["id"], set_={"alive": row.excluded.alive})
        try:
            async with asyncio.timeout(LONGEST), self._db.writing() as connection:
                await connection.execute(beat)
        except Unavailable as problem:
            return problem
        except TimeoutError:
            return Unavailable(AWAY if self._db.shared else BUSY)
        return None

    async def _damage(self) -> Unavailable | None:
        """Tell of damage in a SQLite file; it is looked for now and then, and until mended."""
        db = self._db
        if db.checkpoints is None:
            return None
        rest = max(KEPT if db.damaged else self.look_every, 10 * self._took)
        idle = self._look is None or self._look.done()
        if idle and time.monotonic() - self._looked >= rest:
            self._look = asyncio.create_task(self._look_through(db.checkpoints.file))
        if self._look is not None:
            await asyncio.wait([self._look], timeout=LONGEST)
        return Unavailable(DAMAGED) if db.damaged else None

    async def _look_through(self, file: str) -> None:
        began = time.monotonic()
        self._db.damaged = not await asyncio.to_thread(is_whole, file)
        self._looked = time.monotonic()
        self._took = self._looked - began
