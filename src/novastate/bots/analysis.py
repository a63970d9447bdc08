"""What a strong player thinks of a position: one evaluation for chart, hint and review.

A position is evaluated in a fixed set of worlds. A world is what a reader cannot know, dealt afresh
by a seed of the table, the reader and the world's number alone: as long as nothing is revealed it
stays the same from move to move, and so a chance changes only by what was done. In each world
everybody plays on for a while as the evaluator rates best; how far differs from world to world, and
of moves that are as good as each other one is drawn, so that the spread over the worlds tells how
sure the figure is.
"""

import math
import zlib
from dataclasses import dataclass
from typing import Final, NamedTuple

from novastate.bots.calibrated import temper_of, tempered
from novastate.bots.evaluators.evaluator import Evaluator, won
from novastate.bots.evaluators.learned import best_evaluator
from novastate.bots.levels import HOPELESS
from novastate.bots.search.tree import promising_moves
from novastate.kernel.chance import Chance, quick
from novastate.kernel.position import Move, Position

WORLDS: Final = 16
"""Worlds in which every figure is worked out."""
CASTING: Final = 4
"""Worlds, other ones, by which it is decided whose figures are worked out: so that the best of
several is not taken for better than it is."""
WIDTH: Final = 6
"""Answers that are looked at."""
KEPT: Final = 3
"""Answers whose figures are worked out, besides the one that was made."""
HORIZONS: Final = (4, 6, 8, 10)
"""Actions that are played on before a position is valued; the worlds take them in turn."""
ALIKE: Final = 0.5
"""Points: moves rated so close to the best are as good as it."""
LONGEST: Final = 3000
"""Decisions after which a game that does not end is given up."""
LEAST: Final = 0.005
"""No figure of a game that still goes on is surer than this."""


class Estimate(NamedTuple):
    """A share of the win."""

    chance: float
    error: float
    """Half the width of the interval in which two of three such estimates lie."""


@dataclass(frozen=True)
class Answer:
    """One move with what it is worth: the share of the win the seat may expect after it."""

    move: Move
    chance: float
    error: float
    cost: float
    """By how much the best answer is better."""
    cost_error: float
    """Both are evaluated in the same worlds, so their difference is surer than each of them."""


def chances(
    position: Position, reader: int | None, place: str, worlds: int = WORLDS
) -> list[Estimate]:
    """Estimate each seat's share of the win as a reader may see it."""
    if not position.asking:
        return [Estimate(share, 0.0) for share in won(position)]
    dealt = Worlds(position, reader, place)
    return _estimates([dealt.playout(number) for number in range(worlds)])


def chances_after(
    position: Position, seat: int, move: Move, place: str, worlds: int = WORLDS
) -> list[Estimate]:
    """Estimate each seat's share after a move, as its seat could see it when it was made."""
    dealt = Worlds(position, seat, place)
    return _estimates([dealt.playout(number, move) for number in range(worlds)])


def answers(
    position: Position, seat: int, place: str, made: Move | None = None, worlds: int = WORLDS
) -> list[Answer]:
    """Rate a seat's most promising answers, the best first, and the one that was made."""
    dealt = Worlds(position, seat, place)
    moves = _shortlist(dealt, seat)
    if made is not None and made not in moves:
        moves.append(made)
    shares = {
        move: [dealt.playout(number, move)[seat] for number in range(worlds)] for move in moves
    }
    ranked = sorted(moves, key=lambda move: -_mean(shares[move]))
    best = shares[ranked[0]]
    found = []
    for move in ranked:
        lost = [most - share for most, share in zip(best, shares[move])]
        cost_error = 0.0 if move == ranked[0] else _error(lost)
        own = shares[move]
        found.append(Answer(move, _mean(own), _error(own), _mean(lost), cost_error))
    return found


def final_points(position: Position, seat: int, move: Move, place: str, games: int) -> float:
    """Average the points a seat ends with after a move, in games that are played to their end."""
    dealt = Worlds(position, seat, place)
    total = 0
    for number in range(games):
        world, luck = dealt.world(number)
        world.apply(seat, move)
        _play_on(world, dealt.evaluator, LONGEST, luck)
        outcome = world.outcome()
        total += outcome.results[seat].score if outcome is not None else 0
    return total / games


class Worlds:
    """The worlds in which a reader evaluates a position."""

    def __init__(
        self, position: Position, reader: int | None, place: str, temper: float | None = None
    ) -> None:
        self.position: Final = position
        self.reader: Final = reader
        self.place: Final = place
        self.evaluator: Final = best_evaluator(position)
        self.temper: Final = temper_of(position) if temper is None else temper

    def world(self, number: int) -> tuple[Position, Chance]:
        """Deal a world; with the randomness of those who play on in it."""
        seed = zlib.crc32(f"{self.place}.{self.reader}.{number}".encode())
        return self.position.redeal(self.reader, quick(seed)), quick(seed + 1)

    def playout(self, number: int, move: Move | None = None) -> list[float]:
        """Play on in a world, after a move of the reader if one is given, and share the win."""
        world, luck = self.world(number)
        observer = world.asking[0] if self.reader is None else self.reader
        if move is not None:
            world.apply(observer, move)
        horizon = HORIZONS[number % len(HORIZONS)] * self.evaluator.decisions_per_action
        _play_on(world, self.evaluator, horizon, luck)
        if not world.asking:
            return won(world)
        return tempered(self.evaluator.values(world, observer), self.temper)


def _shortlist(dealt: Worlds, seat: int) -> list[Move]:
    """Choose the answers whose figures are worth working out."""
    world, _ = dealt.world(0)
    moves = [each.move for each in promising_moves(world, seat, dealt.evaluator, WIDTH, HOPELESS)]
    if len(moves) <= KEPT:
        return moves
    casting = range(WORLDS, WORLDS + CASTING)
    worth = {move: sum(dealt.playout(n, move)[seat] for n in casting) for move in moves}
    return sorted(moves, key=lambda move: -worth[move])[:KEPT]


def _play_on(world: Position, evaluator: Evaluator, decisions: int, luck: Chance) -> None:
    """Let everybody play on as the evaluator rates best; of moves that are alike one is drawn."""
    for _ in range(decisions):
        if not world.asking:
            return
        seat = world.asking[0]
        moves = world.moves(seat)
        best = moves[0]
        if len(moves) > 1:
            ratings = evaluator.rate(world, seat, moves)
            least = max(ratings) - ALIKE
            alike = [move for move, rating in zip(moves, ratings) if rating >= least]
            best = alike[luck.below(len(alike))]
        world.apply(seat, best)


def _estimates(playouts: list[list[float]]) -> list[Estimate]:
    return [Estimate(_mean(list(own)), _error(list(own))) for own in zip(*playouts)]


def _mean(shares: list[float]) -> float:
    return sum(shares) / len(shares)


def _error(shares: list[float]) -> float:
    """Return the standard error of a mean, within which two of three of them lie."""
    mean, count = _mean(shares), len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / max(1, count - 1)
    return max(LEAST, math.sqrt(spread / count))
