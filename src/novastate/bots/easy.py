"""The bot for a first game: has `greedy`'s opinions, but does not always follow them."""

import math
from typing import Final

from novastate.bots.bot import Bot
from novastate.bots.greedy import GreedyBot
from novastate.kernel.chance import Chance
from novastate.kernel.position import Move, Position

TEMPERATURE: Final = 0.7
"""A move rated so many points below the best is made about a third as often."""


class EasyBot(Bot):
    """Draws a move, good ones much more often than poor ones."""

    name = "easy"
    looks_ahead = True

    def __init__(self, temperature: float = TEMPERATURE) -> None:
        self.temperature: Final = temperature
        self.greedy: Final = GreedyBot()

    def choose(self, position: Position, seat: int, chance: Chance) -> Move:
        """Draw one of the seat's legal moves by how `greedy` rates it."""
        moves = position.moves(seat)
        if len(moves) == 1:
            return moves[0]
        return drawn(moves, self.greedy.rate(position, seat, moves), self.temperature, chance)


def drawn(moves: list[Move], ratings: list[float], temperature: float, chance: Chance) -> Move:
    """Draw a move by its rating."""
    best = max(ratings)
    weights = [math.exp((rating - best) / temperature) for rating in ratings]
    mark = sum(weights) * chance.below(1 << 24) / (1 << 24)
    for move, weight in zip(moves, weights):
        mark -= weight
        if mark < 0.0:
            return move
    return moves[ratings.index(best)]
