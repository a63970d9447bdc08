"""Nova Era for the bots."""

from typing import Final, cast

from novastate.bots.evaluators.evaluator import Evaluator
from novastate.bots.learned.features import Features
from novastate.bots.learned.novaera import NovaEraFeatures
from novastate.bots.novaera.evaluation import Evaluation
from novastate.bots.novaera.rating import rate
from novastate.bots.novaera.weights import Weights
from novastate.games.novaera.position import NovaEraPosition
from novastate.kernel.position import Move, Position

HELD_CARD: Final = 0.5
"""What a card in hand is worth, where the rating of moves does not say it."""


class NovaEraEvaluator(Evaluator):
    """Evaluates Nova Era."""

    ratings = {"easy": 1280, "normal": 1670, "hard": 1800, "expert": 1870}

    weights: Final = Weights()
    """What it thinks things are worth."""

    def rate(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        """Rate moves from the position, without trying them out."""
        return rate(cast(NovaEraPosition, position), seat, moves, self.weights)

    def prospects(self, position: Position, seat: int) -> float:
        """Count points, what the tableau will bring, dice, resources and hand, less unrest."""
        evaluation = Evaluation(cast(NovaEraPosition, position), seat, self.weights)
        player = evaluation.player
        total = player.vp + evaluation.wealth(player.dice, player.resources)
        for placed in player.tableau:
            if not placed.damaged:
                total += evaluation.card_values.staying(placed)
        costs = evaluation.time_left.calm
        return total - costs[min(player.unrest, len(costs) - 1)] + HELD_CARD * len(player.hand)

    def features(self, position: Position) -> Features:
        """Make the features of the cards at hand."""
        return NovaEraFeatures(cast(NovaEraPosition, position).cards)

    def cards(self, position: Position) -> object:
        """Return the catalogue."""
        return cast(NovaEraPosition, position).cards
