"""What a search asks of somebody who knows the game: good moves, and who stands how well."""

from novastate.bots.learned.net import shares
from novastate.kernel.chance import Chance
from novastate.kernel.position import Move, Position

MOST_DECISIONS = 3000
"""A bound for games played out at random; the longest known take about 650."""


class Judge:
    """Rates moves, and values positions; a search knows nothing else of a game."""

    def rate(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        """Rate moves in points; what is rated highest is what the judge would play."""
        raise NotImplementedError

    def values(self, position: Position, observer: int) -> list[float]:
        """Estimate each seat's share of the win, knowing what the observer knows."""
        raise NotImplementedError

    def pace(self, position: Position) -> int:
        """Return how many decisions make up an action, about."""
        return 1


class PlainJudge(Judge):
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


def won(position: Position) -> list[float]:
    """Share the win of a finished game among its winners."""
    outcome = position.outcome()
    assert outcome is not None
    share = 1.0 / max(1, len(outcome.winners))
    return [share if seat in outcome.winners else 0.0 for seat in range(position.seats)]


def standing(prospects: list[float], scale: float) -> list[float]:
    """Turn everybody's prospects, in points, into shares of the win.

    >>> standing([30.0, 30.0], 5.0)
    [0.5, 0.5]
    >>> standing([0.0], 5.0)
    [0.5]
    """
    points = [prospect / scale for prospect in prospects]
    if len(points) == 1:  # alone against the virtual rival, who counts in the prospects
        return shares([points[0], 0.0])[:1]
    return shares(points)
