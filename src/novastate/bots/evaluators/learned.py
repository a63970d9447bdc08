"""The evaluator that has learned: rates moves as `greedy` does, values positions by a network."""

from typing import Final

from novastate.bots.evaluators.evaluator import Evaluator, won
from novastate.bots.evaluators.registry import evaluator_for
from novastate.bots.learned.features import Features
from novastate.bots.learned.net import Net, shares
from novastate.bots.learned.shipped import shipped_net
from novastate.kernel.position import Move, Position


class LearnedEvaluator(Evaluator):
    """Values positions by what became of others like them."""

    def __init__(self, game: Evaluator, features: Features, net: Net) -> None:
        self.game: Final = game
        """The evaluator of the game, whose ratings and prospects these are."""
        self.read: Final = features
        self.net: Final = net
        self.ratings = game.ratings
        self.decisions_per_action = game.decisions_per_action

    def rate(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        """Rate moves as the game's evaluator does."""
        return self.game.rate(position, seat, moves)

    def prospects(self, position: Position, seat: int) -> float:
        """Count what the game's evaluator counts."""
        return self.game.prospects(position, seat)

    def values(self, position: Position, observer: int) -> list[float]:
        """Estimate each seat's share by the network; a finished game by its result."""
        if not position.asking:
            return won(position)
        if position.seats == 1:
            return super().values(position, observer)
        stage = self.read.stage(position)
        seats = features_by_seat(position, observer, self.read, self.game)
        return shares([self.net.score(features, stage) for features in seats])

    def features(self, position: Position) -> Features:
        """Return the features it reads."""
        return self.read

    def cards(self, position: Position) -> object:
        """Return the catalogue of its game."""
        return self.game.cards(position)


def features_by_seat(
    position: Position, observer: int, features: Features, evaluator: Evaluator
) -> list[list[int]]:
    """List the features of every seat, as the observer sees them."""
    prospects = [evaluator.prospects(position, seat) for seat in range(position.seats)]
    found: list[list[int]] = []
    for seat in range(position.seats):
        active = features.active(position, seat, seat == observer)
        active.append(features.prospect_lead(prospects, seat))
        found.append(active)
    return found


_known: Final[dict[tuple[str, int], tuple[object, Evaluator]]] = {}
"""By game and the identity of its catalogue, which is kept alive beside its evaluator."""


def best_evaluator(position: Position) -> Evaluator:
    """Return the best evaluator for a position: one that has learned, or else its game's own."""
    game = evaluator_for(position)
    cards = game.cards(position)
    key = position.game(), id(cards)
    known = _known.get(key)
    if known is not None:
        return known[1]
    features = game.features(position)
    net = None if features is None else shipped_net(position.game(), features)
    best = game if features is None or net is None else LearnedEvaluator(game, features, net)
    _known[key] = (cards, best)
    return best
