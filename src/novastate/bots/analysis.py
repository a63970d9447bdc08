"""What a strong player thinks of a position: the moves worth making, and everybody's chances."""

from dataclasses import dataclass
from typing import Final

from novastate.bots.search.bot import Effort, SearchBot, ranked
from novastate.bots.search.judge import won
from novastate.bots.search.taught import judge_for
from novastate.bots.search.tree import played_on
from novastate.kernel.chance import seeded
from novastate.kernel.position import Move, Position

EFFORT: Final = 64
"""Walks of the search for a hint, unless another number is wanted."""
WIDTH: Final = 8
"""Moves that are compared for a hint."""
WORLDS: Final = 4
"""How often the unknown is dealt afresh to estimate the chances."""
HORIZON: Final = 6
"""Actions that are played on before a position is valued."""


@dataclass(frozen=True)
class Hint:
    """One move with what it is worth: the share of the win the seat may expect after it."""

    move: Move
    chance: float
    visits: int
    """How often the search looked at it; the move with most visits is the one to make."""


def hints(position: Position, seat: int, seed: int, effort: int = EFFORT) -> list[Hint]:
    """Rate a seat's most promising moves, the best first, knowing only what the seat may know."""
    chance = seeded(seed)
    world = position.redeal(seat, chance)
    moves = world.moves(seat)
    if len(moves) == 1:
        return [Hint(moves[0], chances(position, seat, seed)[seat], 1)]
    bot = SearchBot("hint", Effort(effort, WIDTH, HORIZON))
    found = ranked(bot.search(world, seat, chance))
    return [Hint(branch.move, branch.worth(), branch.visits) for branch in found if branch.visits]


def chances(position: Position, reader: int | None, seed: int) -> list[float]:
    """Estimate each seat's share of the win as a reader may judge it; they add up to 1."""
    if not position.asking:
        return won(position)
    judge, chance = judge_for(position), seeded(seed)
    horizon = HORIZON * judge.pace(position)
    total = [0.0] * position.seats
    for _ in range(WORLDS):
        world = position.redeal(reader, chance)
        observer = world.asking[0] if reader is None else reader
        for seat, share in enumerate(played_on(world, judge, observer, horizon)):
            total[seat] += share
    return [share / WORLDS for share in total]
