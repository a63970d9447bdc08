"""The Master Set for the bots."""

from typing import Final, cast

from novastate.bots.evaluators.evaluator import Evaluator
from novastate.bots.learned.features import Features
from novastate.bots.learned.master import MasterFeatures
from novastate.bots.master.evaluation import Evaluation
from novastate.bots.master.rating import rate
from novastate.bots.master.weights import Weights
from novastate.games.master.position import MasterPosition
from novastate.kernel.position import Move, Position


class MasterEvaluator(Evaluator):
    """Evaluates the Master Set."""

    ratings = {"easy": 1390, "normal": 1700, "hard": 1820, "expert": 1890}

    weights: Final = Weights()
    """What it thinks things are worth."""

    def rate(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        """Rate moves by the positions they lead to."""
        return rate(cast(MasterPosition, position), seat, moves, self.weights)

    def prospects(self, position: Position, seat: int) -> float:
        """Value the position for a seat."""
        p = cast(MasterPosition, position)
        return Evaluation(p, seat, self.weights).value(p)

    def features(self, position: Position) -> Features:
        """Make the features of the cards at hand."""
        return MasterFeatures(cast(MasterPosition, position).cards)

    def cards(self, position: Position) -> object:
        """Return the catalogue."""
        return cast(MasterPosition, position).cards
