"""How sure a figure is."""

from math import sqrt
from typing import Final

Z95: Final = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""

Interval = tuple[float, float]


def wilson(wins: float, games: float) -> Interval:
    """Return the Wilson 95 % interval of a win rate; a shared victory counts in part.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games <= 0:
        return 0.0, 1.0
    rate, z2 = wins / games, Z95 * Z95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)
