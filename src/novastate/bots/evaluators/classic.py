"""The old editions for the bots."""

from typing import Final, cast

from novastate.bots.classic.card_values import book
from novastate.bots.classic.evaluation import summed, turns_left, value
from novastate.bots.classic.plans import Prospect
from novastate.bots.classic.rating import rate
from novastate.bots.classic.weights import Weights
from novastate.bots.evaluators.evaluator import Evaluator
from novastate.bots.learned.classic import ClassicFeatures
from novastate.bots.learned.features import Features
from novastate.games.classic.position import ClassicPosition
from novastate.kernel.position import Move, Position


class ClassicEvaluator(Evaluator):
    """Evaluates an old edition."""

    decisions_per_action = 2  # means and payments of contacts are asked for

    weights: Final = Weights()
    """What it thinks things are worth."""

    def rate(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        """Rate moves by the positions they lead to."""
        return rate(cast(ClassicPosition, position), seat, moves, self.weights)

    def prospects(self, position: Position, seat: int) -> float:
        """Value the position for a seat, with its own hand and the row known."""
        p, weights = cast(ClassicPosition, position), self.weights
        turns = turns_left(p, weights)
        b = book(p.cards, weights, p.rules.produce_on_entry)
        prospect = Prospect(b, turns, summed(turns, weights), [], p.players[seat].hand + p.row)
        return value(p, seat, prospect, b)

    def features(self, position: Position) -> Features:
        """Make the features of the cards at hand."""
        return ClassicFeatures(cast(ClassicPosition, position).cards)

    def cards(self, position: Position) -> object:
        """Return the catalogue."""
        return cast(ClassicPosition, position).cards


class State2010Evaluator(ClassicEvaluator):
    """Evaluates 51st State (2010)."""

    ratings = {"easy": 1120, "normal": 1770, "hard": 1940, "expert": 2040}


class NewEraEvaluator(ClassicEvaluator):
    """Evaluates The New Era."""

    ratings = {"easy": 1120, "normal": 1780, "hard": 1980, "expert": 2090}
