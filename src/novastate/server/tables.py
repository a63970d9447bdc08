"""The tables of this process: loading, changing in one transaction, then telling."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from itertools import islice

from sqlalchemy.ext.asyncio import AsyncConnection

from novastate.kernel.events import Event
from novastate.server.archive import final_text
from novastate.server.clock import Clock
from novastate.server.config import Settings
from novastate.server.db import store
from novastate.server.db.engine import Database
from novastate.server.db.faults import Unavailable
from novastate.server.db.writes import (
    Write,
    carry_out,
    final_write,
    row_write,
    seat_write,
    snapshot_of,
    snapshot_write,
    table_write,
)
from novastate.server.hub import Hub
from novastate.server.identity import new_id, new_seed
from novastate.server.live import FINISHED, MOVE, PLAYING, START, UNDO, Live, Row, Snapshot
from novastate.server.logs import log
from novastate.server.makers import Makers
from novastate.server.metrics import Metrics
from novastate.server.packing import events_text
from novastate.server.puzzling.at_table import is_over, puzzle_at, settle
from novastate.server.reviving import revive
from novastate.server.series import series_of
from novastate.server.thinking import Pool
from novastate.server.words import Problem


class Change:
    """A change of one table that is being made; it is stored as a whole or not at all."""

    def __init__(self, live: Live, now: float, opened: AsyncConnection | None = None) -> None:
        self.live = live
        self.now = now
        self._opened = opened
        self.row: Row | None = None
        self.snapshot: Snapshot | None = None
        """The position to go on from after a crash, where it is not the one reached."""
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
        self.hub = Hub(clock)
        self.makers = Makers()
        self.lives: OrderedDict[str, Live] = OrderedDict()
        """Tables in memory, those used last at the end."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._figuring: dict[str, asyncio.Task[None]] = {}
        self._without_figures: set[str] = set()
        self.draw_seed: Callable[[], int] = new_seed
        """Draws the seed of a game that nobody has chosen; tests set it."""
        self.changed = time.monotonic()
        """When a table was changed last."""
        self.wake: asyncio.Queue[str] = asyncio.Queue()
        """Tables at which a bot may have to answer."""
        self.puzzled: asyncio.Queue[str] = asyncio.Queue()
        """Tables of puzzles that have changed."""

    async def get(self, id: str) -> Live:
        """Return a table; raise Problem if there is none."""
        if id in self.lives:
            self.lives.move_to_end(id)
            return self.lives[id]
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id not in self.lives:
                    live = await self._load(id)
                    self._make_room()
                    self.lives[id] = live
                return self.lives[id]
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> Live:
        """Read a table and set up its game."""
        while True:
            async with self.db.reading() as connection:
                stored = await store.load(connection, id)
            if stored is None:
                raise Problem("no_table")
            if await revive(stored, self.db, self.pool, self.clock):
                if _lacks_figures(stored.live):
                    self.work_out(id)
                return stored.live

    def _make_room(self) -> None:
        """Forget the tables not used for longest; who is connected to one has it read again."""
        over = len(self.lives) + 1 - self.settings.tables_in_memory
        if over <= 0:
            return
        free = (id for id, live in self.lives.items() if not live.lock.locked())
        for id in list(islice(free, over)):
            self.lives.pop(id)
            self.hub.forget(id)

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
                except Unavailable:
                    self.lives.pop(id, None)  # as below
                    raise
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
                    self.hub.broadcast(live)
                    self.wake.put_nowait(id)
                    if live.facts.origin.get("kind") == "puzzle":
                        self.puzzled.put_nowait(id)
                    if _lacks_figures(live):
                        self.work_out(id)
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
        over = live.facts.status == FINISHED and live.game is not None
        kept = change.snapshot
        if row.kind in (MOVE, UNDO, START) and (live.at_barrier() or over):
            kept = snapshot_of(live)
        if kept is not None:
            writes.append(snapshot_write(live.id, kept, self.db.shared))
        if row.kind == MOVE and over and live.game is not None:
            final = final_text(live.game.position)
            writes.append(final_write(live.id, final, self.db.shared))
        return writes

    def _look_after(self, change: Change) -> None:
        """Set clocks, end automatic passing with the round, and note the end of the game."""
        live, facts = change.live, change.live.facts
        if live.game is not None and facts.status == PLAYING:
            outcome = live.game.position.outcome()
            if outcome is not None and puzzle_at(live) is None:
                facts.status = FINISHED
                facts.scores = [result.score for result in outcome.results]
            settle(live)
        asked = live.to_act()
        facts.bot_turn = any(live.seats[seat].by_bot() for seat in asked) and not is_over(live)
        facts.glance = _glance(live)
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

    def work_out(self, id: str) -> asyncio.Task[None]:
        """Work out the figures of a finished game beside everything else."""
        if id not in self._figuring:
            self._figuring[id] = asyncio.create_task(self._figures(id))
        return self._figuring[id]

    async def figures(self, id: str) -> None:
        """Wait until the figures of a game are there, if it is over and they can be had."""
        if _lacks_figures(await self.get(id)) and id not in self._without_figures:
            await asyncio.shield(self.work_out(id))

    async def _figures(self, id: str) -> None:
        try:
            async with self.using(id) as live:
                if not _lacks_figures(live):
                    return
                assert live.game is not None
                record = live.game.finished_record().write()
            series = await self.pool.run(series_of, record)
            async with self.db.writing() as connection:
                await store.save_series(connection, id, series)
                if self.db.shared:
                    await store.notify(connection, {"figures": id, "worker": self.worker})
            await self.show_figures(id, series)
        except Problem:
            pass  # the table is gone
        except Exception:  # the result stands, whatever is wrong with its charts
            log.exception("figures of a game cannot be worked out")
            self._without_figures.add(id)
        finally:
            self._figuring.pop(id, None)

    async def show_figures(self, id: str, series: dict[str, object] | None = None) -> None:
        """Let those who look at a finished table see its figures; by default those stored."""
        async with self.using(id) as live:
            if series is None:
                async with self.db.reading() as connection:
                    facts = await store.read_facts(connection, id)
                series = None if facts is None else facts.series
            live.facts.series = series
            self.hub.refresh(live)

    async def stop(self) -> None:
        """End what goes on beside everything else."""
        tasks = list(self._figuring.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def refresh(self, id: str) -> None:
        """Read again who sits at a table in memory, and show it to those who look at it."""
        live = self.lives.get(id)
        if live is None:
            return
        async with live.lock:
            if self.lives.get(id) is not live:
                return
            async with self.db.reading() as connection:
                facts = await store.read_facts(connection, id)
                seats = await store.read_seats(connection, id)
            if facts is None:
                self.lives.pop(id, None)
                return
            live.facts.host = facts.host
            for seat, read in zip(live.seats, seats, strict=True):
                seat.name, seat.holders, seat.accounts = read.name, read.holders, read.accounts
            live.forget_words()
            self.hub.refresh(live)

    async def tell_others(self, ids: list[str]) -> None:
        """Tell other processes who is at some tables by this one."""
        told: list[dict[str, object]] = []
        for id in ids:
            async with self.using(id) as live:
                seats, spectators = self.hub.here(live)
            here: dict[str, object] = {"seats": seats, "spectators": spectators}
            told.append({"presence": id, "worker": self.worker, **here})
        async with self.db.writing() as connection:
            for message in told:
                await store.notify(connection, message)

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
            # A refused command may have caught up already, without telling anybody.
            self.hub.broadcast(live)


def _glance(live: Live) -> dict[str, object] | None:
    """Return what lists tell of a running game, so that it can be told from others."""
    if live.game is None or live.facts.status != PLAYING:
        return None
    return {**live.game.position.glance(), "asked": list(live.to_act())}


def _lacks_figures(live: Live) -> bool:
    """Tell whether the figures of a finished game are still to be worked out."""
    return live.facts.status == FINISHED and live.facts.series is None and live.game is not None
