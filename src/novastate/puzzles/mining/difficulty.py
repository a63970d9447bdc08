"""How hard a mined puzzle is: who finds it, and how many wrong turns there are."""

from collections.abc import Sequence
from typing import Final

LEVELS: Final = ("greedy", "normal", "hard", "expert")
EASIEST: Final = 1000.0
HARDEST: Final = 2200.0
BASE: Final = 1130.0
PER_BIT: Final = 45.0
"""How much harder a line is each time that getting there by chance becomes half as likely."""
BITS_OF_CHANCE: Final = 5.0
"""How hard a puzzle of judgement is taken to be, until people have tried it."""
BY_SOLVER: Final[dict[str, float]] = {"greedy": -250.0, "normal": -120.0, "hard": -60.0}
"""What the weakest level that finds it takes off."""
UNFOUND: Final = 80.0
"""What is added where no level finds it."""


PLAIN: Final = -120.0
"""What is taken off where one gets there by always taking what brings the most at once."""


def first_rating(bits: float, solvers: Sequence[str], plain: bool = False) -> float:
    """Rate a puzzle until people have tried it.

    >>> first_rating(6.0, ["normal", "hard"]), first_rating(6.0, [])
    (1280.0, 1480.0)
    """
    weakest = next((level for level in LEVELS if level in solvers), None)
    change = UNFOUND if weakest is None else BY_SOLVER.get(weakest, 0.0)
    change += PLAIN if plain else 0.0
    return max(EASIEST, min(HARDEST, float(round(BASE + PER_BIT * bits + change))))
