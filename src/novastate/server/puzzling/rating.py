"""Ratings of puzzles and of those who solve them: the person plays against the puzzle."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MIDDLE: Final = 25.0
SPREAD: Final = MIDDLE / 3
"""Strength and doubt of somebody unknown, as openskill counts."""
SHOWN_MIDDLE: Final = 1500
SHOWN_UNIT: Final = 40
"""What is shown of a strength: 1500 is in the middle, and doubt begins with 333."""
PUZZLE_SPREAD: Final = 3.0
"""Doubt about a puzzle that nobody has tried: bots have, so it is not quite unknown."""
HINT: Final = 3
"""What a hint takes from the gain, in points as shown."""


@dataclass(frozen=True)
class Strength:
    """A strength and the doubt about it."""

    mu: float = MIDDLE
    sigma: float = SPREAD

    @property
    def shown(self) -> int:
        """Return the rating that people see.

        >>> Strength().shown, Strength(26.0).shown
        (1500, 1540)
        """
        return round(SHOWN_MIDDLE + SHOWN_UNIT * (self.mu - MIDDLE))

    @property
    def doubt(self) -> int:
        """Return the doubt on the scale that people see."""
        return round(SHOWN_UNIT * self.sigma)


def strength_of(shown: float, doubt: float | None = None) -> Strength:
    """Read a strength from the figures that are shown.

    >>> strength_of(1540).mu
    26.0
    """
    mu = MIDDLE + (shown - SHOWN_MIDDLE) / SHOWN_UNIT
    return Strength(mu, PUZZLE_SPREAD if doubt is None else doubt / SHOWN_UNIT)


@dataclass(frozen=True)
class Rated:
    """What a first try makes of both, and what the person gained, in points as shown."""

    person: Strength
    puzzle: Strength
    gain: int


def rate(person: Strength, puzzle: Strength, solved: bool, hints: int = 0) -> Rated:
    """Rate a first try; hints take from the gain, but never more than it is.

    >>> rate(Strength(), strength_of(1500), True).gain > 0
    True
    >>> rate(Strength(), strength_of(1500), True, 99).gain
    0
    """
    model = _model()
    sides = [[model.rating(each.mu, each.sigma)] for each in (person, puzzle)]
    ((one,), (other,)) = model.rate(sides, ranks=[1.0, 2.0] if solved else [2.0, 1.0])
    mu = one.mu
    if solved and hints:
        mu = max(person.mu, mu - hints * HINT / SHOWN_UNIT)
    after = Strength(mu, one.sigma)
    return Rated(after, Strength(other.mu, other.sigma), after.shown - person.shown)


@lru_cache
def _model() -> "PlackettLuce":
    """Return the model; the library is read when somebody is rated for the first time."""
    from openskill.models import PlackettLuce

    return PlackettLuce()
