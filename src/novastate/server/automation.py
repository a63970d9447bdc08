"""What happens without anybody: bots answer, seats pass by themselves, time runs out."""

import asyncio
import contextlib
import logging
import time
import zlib
from typing import Final

import msgspec
from sqlalchemy import select

from novastate.server.db import schema
from novastate.server.guiding import scripted
from novastate.server.live import Live
from novastate.server.play import hand_over, play
from novastate.server.tables import Tables
from novastate.server.thinking import BOT, think
from novastate.server.words import Problem

log: Final = logging.getLogger("novastate.automation")
FORGOTTEN: Final = 10.0
"""Seconds after which a bot's turn is taken to have been forgotten by a worker that died."""


class Automation:
    """Moves for those who do not; one task for each table that needs it."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.busy: dict[str, asyncio.Task[None]] = {}
        self._own: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to look after the tables."""
        self._own = [asyncio.create_task(self._listen())]
        if self.tables.settings.sweep_seconds > 0:
            self._own.append(asyncio.create_task(self._sweep()))

    async def stop(self) -> None:
        """End all tasks."""
        tasks = [*self._own, *self.busy.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def idle(self) -> None:
        """Wait until no bot has anything to do (tests)."""
        while self.busy or not self.tables.wake.empty():
            await asyncio.sleep(0)
            if self.busy:
                await asyncio.wait(list(self.busy.values()), timeout=1)

    async def _listen(self) -> None:
        while True:
            self.kick(await self.tables.wake.get())

    def kick(self, id: str) -> None:
        """Look whether a table needs an answer from us."""
        if id not in self.busy:
            self.busy[id] = asyncio.create_task(self._run(id))

    async def _run(self, id: str) -> None:
        """Answer until a person is asked."""
        try:
            while True:
                live = await self.tables.get(id)
                step = self._next(live)
                if step is None:
                    return
                await self._answer(live, *step)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("automation failed", extra={"table": id})
        finally:
            del self.busy[id]

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
            seed = zlib.crc32(f"{live.facts.seed}.{seat}.{version}".encode())
            said = scripted(live, seat) if bot else "pass"
        text = said or ""
        if said is None:
            began = time.perf_counter()
            text = await self.tables.pool.run(
                think, live.facts.game, data, seat, bot, seed, patience=BOT
            )
            self.tables.metrics.bot_seconds.observe(time.perf_counter() - began)
        # Stale or taken back meanwhile: the loop looks again.
        with contextlib.suppress(Problem):
            async with self.tables.changing(live.id) as change:
                play(change, seat, text, version, None, bot=bool(bot))

    def _next(self, live: Live) -> tuple[int, str] | None:
        """Return the seat that is answered for next and its bot; the bot "" only passes."""
        for seat in live.to_act():
            place = live.seats[seat]
            if place.by_bot():
                return seat, place.bot or self.tables.settings.stand_in
            if place.auto_pass and _can_pass(live, seat):
                return seat, ""
        return None

    # --- clocks --------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("sweep failed")
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
                    hand_over(change, seat, "table_time_out")

    async def wake_all(self) -> None:
        """Take up every bot's turn after a start."""
        tables = schema.tables
        async with self.tables.db.reading() as connection:
            query = select(tables.c.id).where(tables.c.bot_turn)
            waiting = (await connection.execute(query)).all()
        for row in waiting:
            self.kick(row.id)


def _can_pass(live: Live, seat: int) -> bool:
    assert live.game is not None
    position = live.game.position
    return any(position.notation(seat, move) == "pass" for move in position.moves(seat))
