"""What every bot is: a name, and an answer to any question."""

from novastate.kernel.chance import Chance
from novastate.kernel.position import Move, Position


class Bot:
    """Answers for a seat; keeps nothing between two answers, so it can sit anywhere."""

    name: str = ""
    looks_ahead: bool = False
    """Whether it tries moves out: then it is handed a redealt copy and never sees the truth."""

    def choose(self, position: Position, seat: int, chance: Chance) -> Move:
        """Return one of the seat's legal moves; `chance` is the bot's own randomness."""
        raise NotImplementedError


def answer(bot: Bot, position: Position, seat: int, chance: Chance) -> Move:
    """Ask a bot fairly: one that looks ahead gets a position with the unknown dealt afresh."""
    if bot.looks_ahead:
        position = position.redeal(seat, chance)
    return bot.choose(position, seat, chance)
