"""The tables of this process: loading, changing in one transaction, then telling."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from novastate.kernel.events import Event
from novastate.server.clock import Clock
from novastate.server.config import Settings
from novastate.server.content import puzzle
from novastate.server.db import store
from novastate.server.db.engine import Database
from novastate.server.db.writes import (
    Write,
    carry_out,
    row_write,
    seat_write,
    snapshot_write,
    table_write,
)
from novastate.server.hub import Hub
from novastate.server.identity import new_id
from novastate.server.live import FINISHED, MOVE, PLAYING, START, UNDO, Live, Row
from novastate.server.metrics import Metrics
from novastate.server.packing import events_text
from novastate.server.series import series_of
from novastate.server.thinking import Pool
from novastate.server.words import Problem

KEPT: Final = 2000
"""Tables kept in memory, besides those somebody is connected to."""


class Change:
    """A change of one table that is being made; it is stored as a whole or not at all."""

    def __init__(self, live: Live, now: float, opened: AsyncConnection | None = None) -> None:
        self.live = live
        self.now = now
        self._opened = opened
        self.row: Row | None = None
        self.touched: set[int] = set()
        """Seats whose row must be stored."""
        self.stored: Callable[[], None] | None = None
        """Called when it is stored, before the others hear of it."""

    @property
    def connection(self) -> AsyncConnection:
        """Return the connection for further rows of the same transaction."""
        assert self._opened is not None, "ask for it: changing(id, more=True)"
        return self._opened

    def add(
        self,
        kind: str,
        seat: int = -1,
        text: str = "",
        command: str | None = None,
        undoes: int | None = None,
        events: list[Event] | None = None,
    ) -> int:
        """Write the change down and return the new version."""
        assert self.row is None, "one change makes one version"
        version = self.live.version + 1
        told = events_text(events or [])
        self.row = Row(version, kind, seat, text, command, undoes, told, self.now)
        self.live.note(self.row)
        return version


class Tables:
    """Every use of a table goes through here."""

    def __init__(
        self, settings: Settings, db: Database, clock: Clock, pool: Pool, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.db = db
        self.clock = clock
        self.pool = pool
        self.metrics = metrics
        self.worker = new_id()
        """Names this process to the others."""
        self.hub = Hub()
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.changed = time.monotonic()
        """When a table was changed last."""
        self.wake: asyncio.Queue[str] = asyncio.Queue()
        """Tables at which a bot may have to answer."""

    async def get(self, id: str) -> Live:
        """Return a table; raise Problem if there is none."""
        if id in self.lives:
            return self.lives[id]
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id not in self.lives:
                    async with self.db.reading() as connection:
                        live = await store.load(connection, id)
                    if live is None:
                        raise Problem("no_table")
                    self._make_room()
                    self.lives[id] = live
                return self.lives[id]
        finally:
            self._loading.pop(id, None)

    def _make_room(self) -> None:
        """Forget tables that nobody looks at; the oldest in memory go first."""
        if len(self.lives) < KEPT:
            return
        for id in list(self.lives)[: KEPT // 4]:
            if not self.hub.at(id) and not self.lives[id].lock.locked():
                del self.lives[id]

    @asynccontextmanager
    async def using(self, id: str) -> AsyncIterator[Live]:
        """Look at a table while nobody changes it."""
        while True:
            live = await self.get(id)
            async with live.lock:
                if self.lives.get(id) is live:
                    if self.db.shared and not self.hub.at(id):
                        async with self.db.reading() as connection:
                            await self._catch_up(live, connection)
                    yield live
                    return

    @asynccontextmanager
    async def changing(self, id: str, more: bool = False) -> AsyncIterator[Change]:
        """Change a table: one transaction; what is broadcast afterwards was stored.

        With `more` the change has a connection, for rows that are not the table's own.
        """
        while True:
            live = await self.get(id)
            async with live.lock:
                if self.lives.get(id) is not live:
                    continue
                change: Change | None = None
                try:
                    opened = self.db.writing(id) if more or self.db.shared else nullcontext()
                    async with opened as connection:
                        if self.db.shared and connection is not None:
                            await self._catch_up(live, connection)
                        change = Change(live, self.clock.now(), connection)
                        yield change
                        await self._store(change, connection)
                except Problem:
                    if change is not None and (change.row is not None or change.touched):
                        self.lives.pop(id, None)
                    raise
                except BaseException:
                    self.lives.pop(id, None)  # what is in memory may not be what is stored
                    raise
                if change.row is not None:
                    self.changed = time.monotonic()
                    if change.stored is not None:
                        change.stored()
                    await self._finish(live)
                    self.hub.broadcast(live)
                    self.wake.put_nowait(id)
                return

    async def _catch_up(self, live: Live, connection: AsyncConnection) -> None:
        """Repeat what other processes have stored since."""
        facts = await store.read_facts(connection, live.id)
        if facts is None:
            raise Problem("no_table")
        if facts.version == live.version:
            return
        rows = await store.read_rows(connection, live.id, live.version)
        live.seats = await store.read_seats(connection, live.id)
        live.forget_words()
        try:
            for row in rows:
                live.follow(row)
        except Exception:
            self.lives.pop(live.id, None)  # half of it is worse than none: it is read anew
            raise
        live.facts = facts

    async def _store(self, change: Change, connection: AsyncConnection | None) -> None:
        """Write the rows of a change."""
        if change.row is None:
            return
        self._look_after(change)
        writes = self._writes(change, change.row)
        if connection is None:
            await self.db.write(writes)
            return
        await carry_out(connection, writes)
        if self.db.shared:
            live = change.live
            await store.notify(connection, {"table": live.id, "version": live.version})

    def _writes(self, change: Change, row: Row) -> list[Write]:
        """List what a change writes."""
        live = change.live
        writes = [row_write(live.id, row), table_write(live.facts)]
        writes += [seat_write(live.id, live.seats[index]) for index in sorted(change.touched)]
        if row.kind in (MOVE, UNDO, START) and live.at_barrier():
            writes.append(snapshot_write(live, self.db.shared))
        return writes

    def _look_after(self, change: Change) -> None:
        """Set clocks, end automatic passing with the round, and note the end of the game."""
        live, facts = change.live, change.live.facts
        if live.game is not None and facts.status == PLAYING:
            outcome = live.game.position.outcome()
            if outcome is not None:
                facts.status = FINISHED
                facts.scores = [result.score for result in outcome.results]
            if facts.origin.get("kind") == "puzzle" and not facts.origin.get("solved"):
                facts.origin["solved"] = puzzle(str(facts.origin["puzzle"])).holds(
                    live.game.position
                )
        asked = live.to_act()
        facts.bot_turn = any(live.seats[seat].by_bot() for seat in asked)
        row = change.row
        assert row is not None
        for seat in live.seats:
            due = self._deadline(live, seat.index, row, change.now)
            if due != seat.deadline:
                seat.deadline = due
                change.touched.add(seat.index)

    def _deadline(self, live: Live, index: int, row: Row, now: float) -> float | None:
        """Return until when a seat must answer; every decision has its own time."""
        seat, limit = live.seats[index], live.facts.move_seconds
        if limit is None or seat.by_bot() or index not in live.to_act():
            return None
        if seat.deadline is None or live.asked_since[index] == row.version:
            return now + limit
        return seat.deadline

    async def _finish(self, live: Live) -> None:
        """Work out the figures of a game that has just ended."""
        facts = live.facts
        if facts.status != FINISHED or facts.series is not None or live.game is None:
            return
        record = live.game.finished_record().write()
        facts.series = await self.pool.run(series_of, record)
        async with self.db.writing() as connection:
            await store.save_series(connection, live.id, facts.series)

    async def figures(self, id: str) -> None:
        """Work out the figures of a finished table that has none yet."""
        async with self.using(id) as live:
            await self._finish(live)

    async def heard(self, id: str, version: int) -> None:
        """Follow what another process has told of a table, if anybody here looks at it."""
        if not self.hub.at(id) and id not in self._loading:
            live = self.lives.get(id)
            if live is not None and live.version < version:
                self.lives.pop(id, None)
            return
        live = await self.get(id)
        async with live.lock:
            if self.lives.get(id) is not live:
                return
            if live.version < version:
                async with self.db.reading() as connection:
                    await self._catch_up(live, connection)
                await self._finish(live)
            # A refused command may have caught up already, without telling anybody.
            self.hub.broadcast(live)
