"""After every move at the table of a puzzle: a verdict, and what the first try is worth."""

import asyncio
import logging
from typing import Any, Final, NoReturn

import msgspec

from novastate.puzzles.puzzle import Puzzle
from novastate.server.db import solving as store
from novastate.server.db.faults import Unavailable
from novastate.server.live import Live
from novastate.server.logs import veiled
from novastate.server.packing import encoded
from novastate.server.puzzling.at_table import (
    CHECKING,
    FAILED,
    SOLVED,
    UNKNOWN,
    VERDICT,
    hints_of,
    last_change,
    puzzle_at,
    standing,
    verdicts,
)
from novastate.server.puzzling.daily import day_of
from novastate.server.puzzling.lines import judge
from novastate.server.puzzling.rating import rate, strength_of
from novastate.server.puzzling.shelf import daily_puzzle
from novastate.server.queueing import WISH, Claim
from novastate.server.spells import Spell, for_ever
from novastate.server.tables import Tables
from novastate.server.tasks import end_all, until_idle
from novastate.server.words import Problem

log: Final = logging.getLogger("novastate.puzzles")
PAUSES: Final = (0.5, 5.0)


class Solving:
    """Looks after the tables of puzzles; one task for each that has changed."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.busy: dict[str, asyncio.Task[None]] = {}
        self._own: asyncio.Task[NoReturn] | None = None
        self._noted: dict[str, tuple[object, ...]] = {}
        """What was stored already of the tries at tables."""

    def start(self) -> None:
        """Begin to look after them."""
        self._own = asyncio.create_task(for_ever(Spell("puzzles", log, *PAUSES), self._listen))

    async def stop(self) -> None:
        """End all tasks."""
        await end_all(each for each in (self._own, *self.busy.values()) if each is not None)

    async def idle(self) -> None:
        """Wait until there is nothing to look at (tests)."""
        await until_idle(self.busy, self.tables.puzzled)

    async def _listen(self) -> None:
        id = await self.tables.puzzled.get()
        if id not in self.busy:
            self.busy[id] = asyncio.create_task(self._run(id))

    async def _run(self, id: str) -> None:
        try:
            while await self._look(id):
                pass
        except (Problem, Unavailable):
            pass  # the table is gone, or the next move brings it here again
        except Exception:
            log.exception("a puzzle cannot be looked after", extra={"table": veiled(id)})
        finally:
            del self.busy[id]

    async def _look(self, id: str) -> bool:
        """Judge the last change if nobody has, and store what a try came to; True: look again."""
        async with self.tables.using(id) as live:
            puzzle, found = puzzle_at(live), standing(live)
            if puzzle is None or found is None or live.game is None:
                return False
            version, claim = last_change(live), self._claim(live)
            data = b""
            if found.state == CHECKING:
                data = msgspec.json.encode(live.game.position.to_data())
        if not data:
            await self._note(id)
            return False
        verdict = await self._judged(puzzle, data, claim)
        async with self.tables.changing(id) as change:
            live = change.live
            if version not in verdicts(live):
                change.add(VERDICT, -1, encoded(verdict), undoes=version)
                if verdict["state"] == "lost":  # also where it was taken back meanwhile
                    live.facts.origin.setdefault("tried", FAILED)
        return True

    async def _judged(self, puzzle: Puzzle, data: bytes, claim: Claim) -> dict[str, Any]:
        """Have a position looked into; what cannot be is unknown, and the game goes on."""
        try:
            return await self.tables.pool.run(judge, puzzle.id, data, claim=claim)
        except Exception:
            log.exception("a position cannot be judged", extra={"puzzle": puzzle.id})
            return {"state": UNKNOWN, "why": {}}

    def _claim(self, live: Live) -> Claim:
        return Claim(lambda: WISH, self.tables.makers.of(live.facts), live.id)

    # --- what tries are worth ------------------------------------------------------------

    async def _note(self, id: str) -> None:
        """Store what somebody with an account made of a puzzle; others keep it themselves."""
        async with self.tables.using(id) as live:
            puzzle, origin = puzzle_at(live), live.facts.origin
            if puzzle is None or "tried" not in origin:
                return
            accounts = live.seats[puzzle.seat].accounts
            made = (origin["tried"] == SOLVED, origin.get("solved") is True, hints_of(live))
        if not accounts or self._noted.get(id) == made:
            return
        await note_try(self.tables, min(accounts), puzzle, *made)
        if len(self._noted) > self.tables.settings.tables_in_memory:
            self._noted.clear()
        self._noted[id] = made


async def note_try(
    tables: Tables, account: int, puzzle: Puzzle, first: bool, solved: bool, hints: int
) -> None:
    """Rate a first try; of later ones only store whether the puzzle is solved now."""
    now = tables.clock.now()
    async with tables.db.writing() as connection:
        person = await store.strength(connection, account)
        known = await store.rating_of(connection, puzzle.id)
        rated = rate(person, known or strength_of(puzzle.rating), first, hints)
        made = store.Try(puzzle.id, first, solved, hints, rated.gain)
        if await store.add_try(connection, account, made, now):
            await store.save_strength(connection, account, rated.person)
            await store.save_rating(connection, puzzle.id, rated.puzzle, first)
        elif solved:
            await store.note_solved(connection, account, puzzle.id)
        if puzzle.id == daily_puzzle(now).id:
            await store.note_day(connection, account, day_of(now), solved)
