"""Who knows a game for the bots: rates moves, and estimates who wins how surely."""

from collections.abc import Mapping
from typing import Final

from novastate.bots.learned.features import Features
from novastate.bots.learned.net import shares
from novastate.kernel.position import Move, Position

SCALE: Final = 8.0
"""A lead in points that makes one's share of the win about three quarters (of two players)."""


class Evaluator:
    """Evaluates moves and positions of one game; bots know nothing else of it."""

    ratings: Mapping[str, int] = {}
    """How strong the levels play this game, by the matches of docs/bots.md; 1500 is `greedy`."""
    decisions_per_action: int = 1
    """How many decisions make up an action, about."""

    def rate(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        """Rate moves in points; what is rated highest is what `greedy` plays."""
        raise NotImplementedError

    def prospects(self, position: Position, seat: int) -> float:
        """Count a seat's points and what it may still make of what it has."""
        raise NotImplementedError

    def values(self, position: Position, observer: int) -> list[float]:
        """Estimate each seat's share of the win, knowing what the observer knows."""
        if not position.asking:
            return won(position)
        seats = range(position.seats)
        return win_shares([self.prospects(position, seat) for seat in seats], SCALE)

    def features(self, position: Position) -> Features | None:
        """Make the features that a learned value reads; None where nobody has listed any."""
        return None

    def cards(self, position: Position) -> object:
        """Return the catalogue of cards that its features belong to."""
        return None


def won(position: Position) -> list[float]:
    """Share the win of a finished game among its winners."""
    outcome = position.outcome()
    assert outcome is not None
    share = 1.0 / max(1, len(outcome.winners))
    return [share if seat in outcome.winners else 0.0 for seat in range(position.seats)]


def win_shares(prospects: list[float], scale: float) -> list[float]:
    """Turn everybody's prospects, in points, into shares of the win.

    >>> win_shares([30.0, 30.0], 5.0)
    [0.5, 0.5]
    >>> win_shares([0.0], 5.0)
    [0.5]
    """
    points = [prospect / scale for prospect in prospects]
    if len(points) == 1:  # alone against the virtual rival, who counts in the prospects
        return shares([points[0], 0.0])[:1]
    return shares(points)
