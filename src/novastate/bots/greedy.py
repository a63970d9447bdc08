"""The bot that takes what looks best at once: what a sensible beginner does."""

from novastate.bots.bot import Bot
from novastate.bots.classic.judge import rate as rate_classic
from novastate.bots.classic.weights import Weights as ClassicWeights
from novastate.bots.master.judge import rate
from novastate.bots.master.weights import Weights
from novastate.bots.novaera.judge import rate as rate_nova_era
from novastate.bots.novaera.weights import Weights as NovaEraWeights
from novastate.games.classic.position import ClassicPosition
from novastate.games.master.position import MasterPosition
from novastate.games.novaera.position import NovaEraPosition
from novastate.kernel.chance import Chance
from novastate.kernel.position import Move, Position

SAME = 1e-9
"""Ratings this close are a tie."""


class GreedyBot(Bot):
    """Rates every move by the position it leads to and takes the best; chance breaks ties."""

    name = "greedy"
    looks_ahead = True

    def __init__(
        self,
        weights: Weights | None = None,
        nova_era: NovaEraWeights | None = None,
        classic: ClassicWeights | None = None,
    ) -> None:
        self.weights = Weights() if weights is None else weights
        self.nova_era = NovaEraWeights() if nova_era is None else nova_era
        self.classic = ClassicWeights() if classic is None else classic

    def choose(self, position: Position, seat: int, chance: Chance) -> Move:
        """Return a move with the best rating."""
        moves = position.moves(seat)
        if len(moves) == 1:
            return moves[0]
        ratings = self.rate(position, seat, moves)
        best = max(ratings)
        tied = [move for move, rating in zip(moves, ratings) if rating >= best - SAME]
        return tied[0] if len(tied) == 1 else tied[chance.below(len(tied))]

    def rate(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        """Rate moves by the evaluation of their game, or by the outcome where there is none."""
        if isinstance(position, MasterPosition):
            return rate(position, seat, moves, self.weights)
        if isinstance(position, NovaEraPosition):
            return rate_nova_era(position, seat, moves, self.nova_era)
        if isinstance(position, ClassicPosition):
            return rate_classic(position, seat, moves, self.classic)
        return [_outcome(position, seat, move) for move in moves]


def _outcome(position: Position, seat: int, move: Move) -> float:
    """Rate a move by the lead over the best rival if it ends the game."""
    copy = position.clone()
    copy.apply(seat, move)
    outcome = copy.outcome()
    if outcome is None:
        return 0.0
    others = [result.score for result in outcome.results if result.seat != seat]
    return outcome.results[seat].score - max(others, default=0)
