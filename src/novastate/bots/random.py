"""The bot that knows the rules and nothing else."""

from novastate.bots.bot import Bot
from novastate.kernel.chance import Chance
from novastate.kernel.position import Move, Position


class RandomBot(Bot):
    """Takes any legal move, each equally likely."""

    name = "random"

    def choose(self, position: Position, seat: int, chance: Chance) -> Move:
        """Draw one of the seat's legal moves."""
        moves = position.moves(seat)
        return moves[chance.below(len(moves))]
