"""Ratings: the strengths that make the results of all games together most likely.

The model is Plackett and Luce's: the first place goes to each seat in proportion to the strength of
its bot, the second in the same way among the rest, and so on; for two seats that is Bradley and
Terry's, and the scale is Elo's. Bots do not learn from game to game, so all games count alike and
in any order. Every bot also gets one imagined draw against an average player: without it, one that
never lost would be infinitely strong.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import permutations
from math import exp, log, sqrt
from typing import Final

from novastate.arena.intervals import Z95, Interval

SCALE: Final = 400 / log(10)
"""Points for a factor of e: 400 points are odds of ten to one."""

MEAN: Final = 1500.0
"""The mean rating of all participants."""

STEPS: Final = 200
CLOSE: Final = 1e-10

Places = tuple[tuple[str, ...], ...]
"""The bots of a table from the first place to the last; who shares a place stands together."""

Vector = list[float]
Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """The strength of a bot on Elo's scale, with its 95 % interval."""

    points: float
    interval: Interval


def ratings(bots: list[str], results: list[Places]) -> dict[str, Rating]:
    """Rate bots by the results of their games.

    >>> found = ratings(["a", "b"], [(("a",), ("b",))] * 10 + [(("b",), ("a",))])
    >>> found["a"].points > 1500 > found["b"].points
    True
    """
    number = {bot: i for i, bot in enumerate(bots)}
    stages = _stages(number, results)
    strengths = _fit(len(bots), stages)
    spread = _centred(_inverse(_slopes(strengths, stages)[1]))
    middle = sum(strengths) / len(bots)
    found: dict[str, Rating] = {}
    for bot, i in number.items():
        points = MEAN + SCALE * (strengths[i] - middle)
        reach = Z95 * SCALE * sqrt(max(0.0, spread[i][i]))
        found[bot] = Rating(points, (points - reach, points + reach))
    return found


Stages = dict[tuple[int, tuple[int, ...]], float]
"""How often a bot was taken next from those that were left at a table."""


def _stages(number: dict[str, int], results: list[Places]) -> Stages:
    """Break results down into choices; where places are shared, every order counts in part."""
    stages: Stages = {}
    for places, times in Counter(results).items():
        orders = _orders([tuple(number[bot] for bot in group) for group in places])
        for order, part in orders.items():
            for i in range(len(order) - 1):
                left = tuple(sorted(order[i:]))
                if left[0] != left[-1]:  # a choice among equals says nothing
                    key = order[i], left
                    stages[key] = stages.get(key, 0.0) + times * part
    return stages


def _orders(groups: list[tuple[int, ...]]) -> dict[tuple[int, ...], float]:
    """Return every order that shared places allow, and its part of the whole."""
    orders: dict[tuple[int, ...], float] = {(): 1.0}
    for group in groups:
        ways = Counter(permutations(group))
        total = sum(ways.values())
        orders = {
            before + way: part * times / total
            for before, part in orders.items()
            for way, times in ways.items()
        }
    return orders


def _slopes(strengths: Vector, stages: Stages) -> tuple[Vector, Matrix]:
    """Return the slope of the log-likelihood and its curvature (with the sign turned)."""
    n = len(strengths)
    slope, curve = [0.0] * n, [[0.0] * n for _ in range(n)]
    for (taken, left), times in stages.items():
        chances = _chances(strengths, left)
        slope[taken] += times
        for i, p in chances.items():
            slope[i] -= times * p
            curve[i][i] += times * p
            for j, q in chances.items():
                curve[i][j] -= times * p * q
    for i, strength in enumerate(strengths):  # the imagined draw against strength 0
        p = 1 / (1 + exp(-strength))
        slope[i] += 0.5 - p
        curve[i][i] += p * (1 - p)
    return slope, curve


def _chances(strengths: Vector, left: tuple[int, ...]) -> dict[int, float]:
    """Return each bot's chance to be taken next, all its seats together."""
    most = max(strengths[i] for i in left)
    weights: dict[int, float] = {}
    for i in left:
        weights[i] = weights.get(i, 0.0) + exp(strengths[i] - most)
    total = sum(weights.values())
    return {i: weight / total for i, weight in weights.items()}


def _fit(n: int, stages: Stages) -> Vector:
    """Climb to the most likely strengths by Newton's steps, none of them longer than 1."""
    strengths = [0.0] * n
    for _ in range(STEPS):
        slope, curve = _slopes(strengths, stages)
        inverse = _inverse(curve)
        step = [sum(a * b for a, b in zip(row, slope)) for row in inverse]
        longest = max(abs(part) for part in step)
        strengths = [s + part / max(1.0, longest) for s, part in zip(strengths, step)]
        if longest < CLOSE:
            break
    return strengths


def _inverse(matrix: Matrix) -> Matrix:
    """Invert a matrix by elimination; ours are small, symmetric and never singular."""
    n = len(matrix)
    rows = [row[:] + [float(i == j) for j in range(n)] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(n):
            if k != i and rows[k][i]:
                factor = rows[k][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i])]
    return [row[n:] for row in rows]


def _centred(covariance: Matrix) -> Matrix:
    """Turn the covariance of strengths into that of their distances from the mean."""
    n = len(covariance)
    rows = [sum(row) / n for row in covariance]
    total = sum(rows) / n
    return [[covariance[i][j] - rows[i] - rows[j] + total for j in range(n)] for i in range(n)]
