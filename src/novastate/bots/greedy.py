"""The bot that takes what looks best at once: what a sensible beginner does."""

from novastate.bots.bot import Bot
from novastate.bots.evaluators.evaluator import Evaluator
from novastate.bots.evaluators.registry import evaluator_for
from novastate.kernel.chance import Chance
from novastate.kernel.position import Move, Position

SAME = 1e-9
"""Ratings this close are a tie."""


class GreedyBot(Bot):
    """Rates every move by the position it leads to and takes the best; chance breaks ties."""

    name = "greedy"
    looks_ahead = True

    def __init__(self, evaluator: Evaluator | None = None) -> None:
        self.evaluator = evaluator
        """Who rates; None: the evaluator of the game at hand."""

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
        """Rate moves in points."""
        evaluator = evaluator_for(position) if self.evaluator is None else self.evaluator
        return evaluator.rate(position, seat, moves)
