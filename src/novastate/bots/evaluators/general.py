"""Evaluators for a game of which nothing is known but its points, and not even those."""

from novastate.bots.evaluators.evaluator import Evaluator, won
from novastate.kernel.chance import Chance
from novastate.kernel.position import Move, Position

MOST_DECISIONS = 3000
"""A bound for games played out at random; the longest known take about 650."""


class PointsEvaluator(Evaluator):
    """Looks at the points alone: what a move leads to is worth one's lead over the best rival."""

    def rate(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        """Try every move on a copy and count."""
        return [_lead(_after(position, seat, move), seat) for move in moves]

    def prospects(self, position: Position, seat: int) -> float:
        """Count a seat's points; alone, by how many they are more than the virtual rival's."""
        points = _points(position)
        return points[seat] if position.seats > 1 else _lead(position, seat)


class PlayoutEvaluator(Evaluator):
    """Knows nothing: every move is as good as another, and games are played out at random."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def rate(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        """Rate all moves alike."""
        return [0.0] * len(moves)

    def values(self, position: Position, observer: int) -> list[float]:
        """Play a copy to its end; a game that does not end is worth the same to all."""
        copy = position.clone()
        for _ in range(MOST_DECISIONS):
            if not copy.asking:
                return won(copy)
            seat = copy.asking[0]
            moves = copy.moves(seat)
            copy.apply(seat, moves[self.chance.below(len(moves))])
        return [1.0 / copy.seats] * copy.seats


def _after(position: Position, seat: int, move: Move) -> Position:
    """Make a move on a copy; who answers at the same time says the first thing he may."""
    others = [other for other in position.asking if other != seat]
    copy = position.clone()
    copy.apply(seat, move)
    for other in others:
        while copy.barriers == position.barriers and other in copy.asking:
            copy.apply(other, copy.moves(other)[0])
    return copy


def _points(position: Position) -> list[int]:
    """Return everybody's points: the result, or the count as if the game ended now."""
    outcome = position.outcome()
    if outcome is None:
        return position.count().totals()
    return [result.score for result in outcome.results]


def _lead(position: Position, seat: int) -> float:
    """Tell by how many points a seat leads."""
    points = _points(position)
    others = points[:seat] + points[seat + 1 :]
    return float(points[seat] - max(others, default=0))
