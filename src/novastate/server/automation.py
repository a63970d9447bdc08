"""What happens without anybody: bots answer, seats pass by themselves, time runs out."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final, NoReturn

import msgspec
from sqlalchemy import select

from novastate.server.crowd import Crowd
from novastate.server.db import schema
from novastate.server.db.faults import Unavailable
from novastate.server.guiding import scripted
from novastate.server.identity import Visitor
from novastate.server.live import TIME_OUT, Live
from novastate.server.logs import veiled
from novastate.server.play import hand_over, play
from novastate.server.pulse import Pulse
from novastate.server.puzzling.at_table import is_looked_into, is_over
from novastate.server.spells import Spell, for_ever
from novastate.server.tables import Tables
from novastate.server.tasks import end_all, until_idle
from novastate.server.thinking import think
from novastate.server.words import Problem

log: Final = logging.getLogger("novastate.automation")
FORGOTTEN: Final = 10.0
"""Seconds after which a bot's turn is taken to have been forgotten by a worker that died."""

PAUSES: Final = (0.5, 5.0)
"""Pauses while the database is in trouble, the first and the longest."""


class Automation:
    """Moves for those who do not; one task for each table that needs it."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.pulse = Pulse(tables)
        self.crowd = Crowd(tables)
        self.draw: Callable[[int, int], int] = _drawn
        """Draws a bot's chance, which has nothing to do with the game's; tests set it."""
        self.busy: dict[str, asyncio.Task[None]] = {}
        self._ended = False
        self._own: list[asyncio.Task[NoReturn]] = []

    def start(self) -> None:
        """Begin to look after the tables."""
        works = [("waking", self._listen)]
        if self.tables.settings.sweep_seconds > 0:
            works.append(("sweeping", self._sweep))
        self._own = [
            asyncio.create_task(for_ever(Spell(what, log, *PAUSES), work)) for what, work in works
        ]

    async def stop(self) -> None:
        """End all tasks, and store until when clocks ran."""
        self._ended = True
        await end_all([*self._own, *self.busy.values()])
        try:
            await self.pulse.beat(at_once=True)
        except Exception:
            log.exception("the end could not be stored")

    async def idle(self) -> None:
        """Wait until no bot has anything to do (tests)."""
        await until_idle(self.busy, self.tables.wake)

    async def _listen(self) -> None:
        self.kick(await self.tables.wake.get())

    def kick(self, id: str) -> None:
        """Look whether a table needs an answer from us."""
        if id not in self.busy and not self.crowd.waits(id):
            self.busy[id] = asyncio.create_task(self._run(id))

    def came(self, id: str, visitor: Visitor) -> None:
        """Note that somebody is at a table: it may have waited for that."""
        live = self.tables.lives.get(id)
        if live is not None and (live.is_host(visitor) or live.own_seats(visitor)):
            self.tables.makers.learn(id, visitor.address)
        if self.crowd.has_waited(id):
            self.kick(id)

    async def _run(self, id: str) -> None:
        """Answer until a person is asked; a database in trouble is waited for."""
        pause = PAUSES[0]
        try:
            while True:
                try:
                    live = await self.tables.get(id)
                    step = self._next(live)
                    if step is None or not self.crowd.admits(live):
                        return
                    await self._answer(live, *step)
                    await asyncio.sleep(0)  # passes and lessons wait for nobody: others are next
                    pause = PAUSES[0]
                except Unavailable:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, PAUSES[1])
        except Exception:
            log.exception("automation failed", extra={"table": veiled(id)})
        finally:
            del self.busy[id]
            other = self.crowd.leave(id)
            if other is not None and not self._ended:
                self.kick(other)

    async def _answer(self, live: Live, seat: int, bot: str) -> None:
        settings = self.tables.settings
        if bot and settings.bot_delay > 0:
            await asyncio.sleep(settings.bot_delay)
        async with self.tables.using(live.id) as live:
            if self._next(live) != (seat, bot):
                return
            version = live.version
            assert live.game is not None
            data = msgspec.json.encode(live.game.position.to_data())
            said = scripted(live, seat) if bot else _passing(live, seat)
        text = said or ""
        if said is None:
            began = time.perf_counter()
            claim = self.crowd.claim(live)
            text = await self.tables.pool.run(
                think, live.facts.game, data, seat, bot, self.draw(seat, version), claim=claim
            )
            self.tables.metrics.bot_seconds.observe(time.perf_counter() - began)
        try:
            async with self.tables.changing(live.id) as change:
                play(change, seat, text, version, None, bot=bool(bot))
        except Unavailable:
            raise
        except Problem:
            pass  # stale or taken back meanwhile: the loop looks again

    def _next(self, live: Live) -> tuple[int, str] | None:
        """Return the seat that is answered for next and its bot; the bot "" only passes."""
        if is_over(live):
            return None
        if is_looked_into(live):
            self.tables.puzzled.put_nowait(live.id)
            return None
        for seat in live.to_act():
            place = live.seats[seat]
            if place.by_bot():
                return seat, place.bot or self.tables.settings.stand_in
            if place.auto_pass and _passing(live, seat):
                return seat, ""
        return None

    # --- clocks --------------------------------------------------------------------------

    async def _sweep(self) -> None:
        await self.pulse.beat()  # first: nobody is late because the server was away
        await self.sweep()
        await asyncio.sleep(self.tables.settings.sweep_seconds)

    async def sweep(self) -> None:
        """Hand over seats whose time is up, and wake bots that were forgotten."""
        now = self.tables.clock.now()
        seats, tables = schema.seats, schema.tables
        async with self.tables.db.reading() as connection:
            late = (
                await connection.execute(
                    select(seats.c.table_id, seats.c.idx).where(seats.c.deadline < now)
                )
            ).all()
            forgotten = (
                await connection.execute(
                    select(tables.c.id).where(
                        tables.c.bot_turn, tables.c.updated < now - self._patience()
                    )
                )
            ).all()
        for row in late:
            await self._time_out(row.table_id, row.idx)
        for row in forgotten:
            self.kick(row.id)

    def _patience(self) -> float:
        return FORGOTTEN + self.tables.settings.bot_delay

    async def _time_out(self, id: str, seat: int) -> None:
        with contextlib.suppress(Problem):
            async with self.tables.changing(id) as change:
                due = change.live.seats[seat].deadline
                if due is not None and due < self.tables.clock.now():
                    hand_over(change, seat, TIME_OUT)

    async def wake_all(self) -> None:
        """Take up every bot's turn after a start."""
        tables = schema.tables
        async with self.tables.db.reading() as connection:
            query = select(tables.c.id).where(tables.c.bot_turn)
            waiting = (await connection.execute(query)).all()
        for row in waiting:
            self.kick(row.id)


def _passing(live: Live, seat: int) -> str:
    """Write the pass of a seat; nothing if it cannot pass now."""
    assert live.game is not None
    position = live.game.position
    move = position.passing(seat)
    return "" if move is None else position.notation(seat, move)


def _drawn(_seat: int, _version: int) -> int:
    """Draw the chance of a bot's answer; it depends on nothing."""
    return secrets.randbits(63)
