"""A position played to its end at random: the measure of the rules' own speed."""

from novastate.kernel.chance import Chance
from novastate.kernel.position import Position


def play_at_random(position: Position, chances: list[Chance], most: int) -> int:
    """Play on with any legal moves, each seat's drawn from its own chance, each equally likely.

    Stops at the end of the game, or after `most` decisions; returns how many there were.
    """
    decisions = 0
    while position.asking and decisions < most:
        seat = position.asking[0]
        moves = position.moves(seat)
        position.apply(seat, moves[chances[seat].below(len(moves))])
        decisions += 1
    return decisions
