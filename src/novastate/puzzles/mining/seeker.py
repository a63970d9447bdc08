"""Who finds it: the levels of bots, told the goal, with as many playouts as they have in a game.

In a game they play for the win, not for the most points of one round. So a level is given the goal:
at every decision it tries the moves that look best to it, plays on from each as often as its effort
allows, and takes the one after which it once came furthest.
"""

import math
from typing import Final

from novastate.bots.greedy import GreedyBot
from novastate.bots.levels import EFFORTS
from novastate.kernel.chance import Chance, quick
from novastate.kernel.position import Move, Position
from novastate.puzzles.mining import limits
from novastate.puzzles.mining.score import plays_to
from novastate.puzzles.search import Frame, Search

HEAT: Final = 1.5
"""Points of rating over which a move becomes about a third as likely to be tried."""
GREEDY: Final = "greedy"


def seeks(position: Position, level: str, frame: Frame, want: int) -> bool:
    """Tell whether a level of bots finds the way to a figure."""
    if level == GREEDY:
        return plays_to(position, level, frame, want)
    return _Seeker(level, frame).finds(position, want)


class _Seeker:
    """A level of bots that knows what is to be reached."""

    def __init__(self, level: str, frame: Frame) -> None:
        self.effort: Final = EFFORTS[level]
        self.search: Final = Search(frame, 0)
        self.seat: Final = frame.seat
        self.greedy: Final = GreedyBot()

    def finds(self, position: Position, want: int) -> bool:
        """Play as the playouts advise."""
        luck, here = quick(want), position
        for _ in range(limits.LONGEST):
            if self.search.value(here) >= want:
                return True
            if not self.search.goes_on(here):
                return False
            after = self._advised(here, luck)
            if after is None:
                return False
            here = after
        return False

    def _advised(self, here: Position, luck: Chance) -> Position | None:
        """Return the position after the move from which the playouts came furthest."""
        moves = here.moves(self.seat)
        if len(moves) > 1:
            ratings = self.greedy.rate(here, self.seat, moves)
            ranked = sorted(range(len(moves)), key=lambda i: -ratings[i])
            moves = [moves[i] for i in ranked]
        tried: list[Position] = []
        for move in moves:
            after = self.search.after(here, move)
            if after is not None and len(tried) < self.effort.width:
                tried.append(after)
        if len(tried) < 2:
            return tried[0] if tried else None
        each = max(1, self.effort.playouts // len(tried))
        return max(tried, key=lambda after: max(self._playout(after, luck) for _ in range(each)))

    def _playout(self, after: Position, luck: Chance) -> int:
        """Play on with moves drawn by their rating; return the highest figure on the way."""
        here, highest = after, self.search.value(after)
        for _ in range(limits.LONGEST):
            if not self.search.goes_on(here):
                break
            moves = here.moves(self.seat)
            following = self.search.after(here, self._drawn(here, moves, luck))
            if following is None:
                break
            here = following
            highest = max(highest, self.search.value(here))
        return highest

    def _drawn(self, here: Position, moves: list[Move], luck: Chance) -> Move:
        if len(moves) == 1:
            return moves[0]
        ratings = self.greedy.rate(here, self.seat, moves)
        top = max(ratings)
        weights = [math.exp((rating - top) / HEAT) for rating in ratings]
        point = luck.below(1 << 20) / (1 << 20) * sum(weights)
        for move, weight in zip(moves, weights):
            point -= weight
            if point < 0:
                return move
        return moves[-1]
