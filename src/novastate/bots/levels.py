"""The levels a player can choose from, with what each takes and how strong it is."""

from dataclasses import dataclass
from typing import Final

from novastate.bots.search.bot import Effort

HOPELESS: Final = 6.0
"""Points behind the best rating: moves beyond it are not compared."""

EFFORTS: Final[dict[str, Effort]] = {
    "normal": Effort(walks=12, width=4, horizon=6, trust=2.0, gap=HOPELESS),
    "hard": Effort(walks=96, width=6, horizon=6, trust=8.0, gap=HOPELESS),
    "expert": Effort(walks=256, width=6, horizon=10, farther=5, trust=24.0, gap=HOPELESS),
}
"""How hard the searching levels try: by walks, so that the same seed gives the same game."""


@dataclass(frozen=True)
class Level:
    """A level as the lobby shows it."""

    name: str
    seconds: float
    """Thinking time for one decision, about, on one core."""
    ratings: dict[str, int]
    """By game; 1500 is `greedy`."""


LEVELS: Final[tuple[Level, ...]] = (
    Level("easy", 0.01, {"master": 1390, "novaera": 1280, "state2010": 1120, "newera": 1120}),
    Level("normal", 0.1, {"master": 1700, "novaera": 1670, "state2010": 1770, "newera": 1780}),
    Level("hard", 0.5, {"master": 1820, "novaera": 1800, "state2010": 1940, "newera": 1980}),
    Level("expert", 2.0, {"master": 1890, "novaera": 1870, "state2010": 2040, "newera": 2090}),
)
"""Ratings by the matches of docs/bots.md; one that has not been measured is left out."""


def levels() -> tuple[Level, ...]:
    """List the levels, the weakest first."""
    return LEVELS
