"""What a solver asks for: one move, or the whole line; told to him and to nobody else."""

import asyncio

import msgspec

from novastate.puzzles.puzzle import Puzzle
from novastate.server.content import puzzle as puzzle_of
from novastate.server.identity import Visitor
from novastate.server.limits import Limits
from novastate.server.live import Live
from novastate.server.play import held_seat
from novastate.server.puzzling.at_table import (
    FAILED,
    HINT,
    SOLUTION,
    hint_row,
    hints_of,
    is_over,
    last_change,
    puzzle_at,
)
from novastate.server.puzzling.lines import next_move, solution
from novastate.server.puzzling.panel import told_move
from novastate.server.queueing import WISH, Claim
from novastate.server.shapes.puzzles import PuzzleSolution, PuzzleTold
from novastate.server.tables import Tables
from novastate.server.words import Problem


def _solved_by(live: Live, visitor: Visitor) -> Puzzle:
    """Return the puzzle of a table; raise Problem if there is none, or it is somebody else's."""
    puzzle = puzzle_at(live)
    if puzzle is None:
        raise Problem("no_puzzle")
    held_seat(live, visitor, puzzle.seat)
    return puzzle


async def tell_move(
    tables: Tables, limits: Limits, id: str, visitor: Visitor, lang: str
) -> PuzzleTold:
    """Tell the solver one move; the same one as often as he asks."""
    async with tables.using(id) as live:
        puzzle = _solved_by(live, visitor)
        if is_over(live):
            raise Problem("puzzle_over")
        if live.game is None or puzzle.seat not in live.to_act():
            raise Problem("not_asked")
        known = hint_row(live)
        if known is not None:
            return told_move(live, puzzle.seat, known.text, lang)
        version, data = last_change(live), msgspec.json.encode(live.game.position.to_data())
        claim = Claim(lambda: WISH, tables.makers.of(live.facts), live.id)
    if not limits.allows_hint(visitor.guest):
        raise Problem("slow_down")
    move = await tables.pool.run(next_move, puzzle.id, data, claim=claim)
    if move is None:
        raise Problem("no_way_on")
    async with tables.changing(id) as change:
        live = change.live
        if last_change(live) != version:
            raise Problem("stale")
        if "tried" not in live.facts.origin:
            live.facts.origin = {**live.facts.origin, "hints": hints_of(live) + 1}
        change.add(HINT, puzzle.seat, move, undoes=version)
        return told_move(live, puzzle.seat, move, lang)


async def tell_line(tables: Tables, id: str, visitor: Visitor, lang: str) -> PuzzleSolution:
    """Tell the solver the whole line; before he has solved it, the try has failed with that."""
    async with tables.using(id) as live:
        puzzle = _solved_by(live, visitor)
        known = live.facts.origin.get("shown") is True
    if not known:
        async with tables.changing(id) as change:
            origin = {**change.live.facts.origin, "shown": True}
            origin.setdefault("tried", FAILED)
            change.live.facts.origin = origin
            change.add(SOLUTION, puzzle.seat)
    return await asyncio.to_thread(solution, puzzle_of(puzzle.id), lang)
