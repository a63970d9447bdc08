"""Puzzles of judgement: one move whose chance to win is clearly the best, in many worlds.

A first look in a few worlds finds what is worth a second; that one deals other worlds, and more of
them, so that neither luck nor the choice of the best of several is the author. Both use the
evaluator that hints and reviews use.
"""

from dataclasses import dataclass

from novastate.bots.analysis import Worlds
from novastate.bots.greedy import GreedyBot
from novastate.bots.levels import HOPELESS
from novastate.bots.search.tree import promising_moves
from novastate.kernel.chance import quick
from novastate.kernel.position import Move, Position
from novastate.puzzles.mining import limits
from novastate.puzzles.mining.finds import Candidate, Fell


@dataclass(frozen=True)
class Best:
    """The one good move, with its chance and that of the next best."""

    move: Move
    chance: float
    error: float
    second: float
    moves: int


def examine_chance(candidate: Candidate, place: str) -> Best:
    """Find the one move that is clearly the best; raise Fell if there is none."""
    position, seat = candidate.position, candidate.seat
    if len(position.moves(seat)) < limits.LEAST_MOVES:
        raise Fell("too few moves")
    dealt = Worlds(position, seat, f"{place}.first")
    world, _ = dealt.world(0)
    moves = [
        each.move for each in promising_moves(world, seat, dealt.evaluator, limits.WIDTH, HOPELESS)
    ]
    if len(moves) < 2:
        raise Fell("one promising move")
    shares = _shares(dealt, seat, moves, limits.FIRST_LOOK)
    best, second = _two_best(shares)
    if _mean(shares[best]) - _mean(shares[second]) < limits.CLEAR:
        raise Fell("no move clearly best")
    if GreedyBot().choose(position, seat, quick(1)) == best:
        raise Fell("greedy finds it")
    again = _shares(Worlds(position, seat, f"{place}.second"), seat, moves, limits.SECOND_LOOK)
    _check_sure(again, best)
    own, other = again[best], again[_two_best(again)[1]]
    return Best(best, _mean(own), _error(own), _mean(other), len(position.moves(seat)))


def _check_sure(shares: dict[Move, list[float]], best: Move) -> None:
    for move, own in shares.items():
        if move == best:
            continue
        lost = [most - share for most, share in zip(shares[best], own)]
        if _mean(lost) - limits.SURE * _error(lost) < limits.LEAST_COST:
            raise Fell("not sure in more worlds")


def _shares(dealt: Worlds, seat: int, moves: list[Move], worlds: int) -> dict[Move, list[float]]:
    return {move: [dealt.playout(n, move)[seat] for n in range(worlds)] for move in moves}


def _two_best(shares: dict[Move, list[float]]) -> tuple[Move, Move]:
    ranked = sorted(shares, key=lambda move: -_mean(shares[move]))
    return ranked[0], ranked[1]


def _mean(shares: list[float]) -> float:
    return sum(shares) / len(shares)


def _error(shares: list[float]) -> float:
    mean, count = _mean(shares), len(shares)
    return float((sum((share - mean) ** 2 for share in shares) / (count - 1) / count) ** 0.5)


def finds_it(position: Position, seat: int, move: Move, level: str) -> bool:
    """Tell whether a level of bots makes the move."""
    from novastate.bots.bot import answer
    from novastate.bots.registry import bot

    return answer(bot(level), position, seat, quick(1)) == move
