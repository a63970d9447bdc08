"""The judge who thinks like `greedy`: its ratings for moves, its prospects for positions."""

from typing import Final

from novastate.bots.classic.outlook import summed, turns_left, value
from novastate.bots.classic.plans import Prospect
from novastate.bots.classic.weights import Weights as ClassicWeights
from novastate.bots.classic.worth import book
from novastate.bots.greedy import GreedyBot
from novastate.bots.master.appraisal import Appraisal
from novastate.bots.master.weights import Weights
from novastate.bots.novaera.mind import Mind
from novastate.bots.novaera.weights import Weights as NovaEraWeights
from novastate.bots.search.judge import Judge, standing, won
from novastate.games.classic.position import ClassicPosition
from novastate.games.master.position import MasterPosition
from novastate.games.novaera.position import NovaEraPosition
from novastate.kernel.position import Move, Position

SCALE: Final = 8.0
"""A lead in points that makes one's share of the win about three quarters (of two players)."""
HELD_CARD: Final = 0.5
"""What a card in hand is worth in Nova Era, where `greedy` does not say it."""


class GreedyJudge(Judge):
    """Knows what `greedy` knows."""

    def __init__(self) -> None:
        self.greedy: Final = GreedyBot()
        self.master: Final = Weights()
        self.classic: Final = ClassicWeights()
        self.nova_era: Final = NovaEraWeights()

    def rate(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        """Rate moves as `greedy` does."""
        return self.greedy.rate(position, seat, moves)

    def values(self, position: Position, observer: int) -> list[float]:
        """Compare what everybody has and may expect of it."""
        if not position.asking:
            return won(position)
        seats = range(position.seats)
        return standing([self.prospects(position, seat) for seat in seats], SCALE)

    def pace(self, position: Position) -> int:
        """Count two in the old editions, where means and payments of contacts are asked for."""
        return 2 if isinstance(position, ClassicPosition) else 1

    def prospects(self, position: Position, seat: int) -> float:
        """Count a seat's points and what it may still make of what it has."""
        if isinstance(position, MasterPosition):
            return Appraisal(position, seat, self.master).value(position)
        if isinstance(position, ClassicPosition):
            return _classic(position, seat, self.classic)
        if isinstance(position, NovaEraPosition):
            return _nova_era(Mind(position, seat, self.nova_era))
        return 0.0


def _classic(p: ClassicPosition, seat: int, weights: ClassicWeights) -> float:
    """Value a seat of an old edition as `greedy` does, with its own hand and the row known."""
    turns = turns_left(p, weights)
    b = book(p.cards, weights, p.rules.produce_on_entry)
    prospect = Prospect(b, turns, summed(turns, weights), [], p.players[seat].hand + p.row)
    return value(p, seat, prospect, b)


def _nova_era(mind: Mind) -> float:
    """Count points, what the tableau will bring, dice, resources and the hand, less unrest."""
    player = mind.player
    total = player.vp + mind.wealth(player.dice, player.resources)
    for placed in player.tableau:
        if not placed.damaged:
            total += mind.worth.staying(placed)
    costs = mind.outlook.calm
    return total - costs[min(player.unrest, len(costs) - 1)] + HELD_CARD * len(player.hand)
