"""What a strong player thinks of a position: the moves worth making, and everybody's chances."""

from dataclasses import dataclass
from typing import Final

from novastate.bots.greedy import GreedyBot
from novastate.kernel.chance import seeded
from novastate.kernel.position import Move, Position

EFFORT: Final = 64
"""Iterations of search for a hint, unless another number is wanted."""


@dataclass(frozen=True)
class Hint:
    """One move with what it is worth: the share of the win the seat may expect after it."""

    move: Move
    chance: float
    visits: int
    """How often the search looked at it; the move with most visits is the one to make."""


def hints(position: Position, seat: int, seed: int, effort: int = EFFORT) -> list[Hint]:
    """Rate a seat's moves, the best first, knowing only what the seat may know."""
    world = position.redeal(seat, seeded(seed))
    moves = world.moves(seat)
    if len(moves) == 1:
        return [Hint(moves[0], chances(position, seat, seed)[seat], 1)]
    ratings = GreedyBot().rate(world, seat, moves)
    best = max(ratings)
    found = [Hint(m, 1.0 / (1.0 + 2.0 ** ((best - r) / 4.0)), 1) for m, r in zip(moves, ratings)]
    return sorted(found, key=lambda hint: -hint.chance)


def chances(position: Position, reader: int | None, seed: int) -> list[float]:
    """Estimate each seat's share of the win as a reader may judge it; they add up to 1."""
    outcome = position.outcome()
    if outcome is not None:
        return [
            (1.0 / len(outcome.winners) if seat in outcome.winners else 0.0)
            for seat in range(position.seats)
        ]
    return [1.0 / position.seats] * position.seats
