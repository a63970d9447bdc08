"""The levels a player can choose from, with what each takes and how strong it is."""

from dataclasses import dataclass
from typing import Final

from novastate.bots.evaluators.registry import evaluator_of
from novastate.bots.search.bot import Effort

HOPELESS: Final = 6.0
"""Points behind the best rating: moves beyond it are not compared."""

EFFORTS: Final[dict[str, Effort]] = {
    "normal": Effort(playouts=12, width=4, horizon=6, trust=2.0, gap=HOPELESS),
    "hard": Effort(playouts=96, width=6, horizon=6, trust=8.0, gap=HOPELESS),
    "expert": Effort(playouts=256, width=6, horizon=10, farther=5, trust=24.0, gap=HOPELESS),
}
"""How hard the searching levels try: by playouts, so that the same seed gives the same game."""


@dataclass(frozen=True)
class Level:
    """A level as the lobby shows it."""

    name: str
    seconds: float
    """Thinking time for one decision, about, on one core."""

    def rating(self, game: str) -> int | None:
        """Return how strong it plays a game; None where that has not been measured."""
        return evaluator_of(game).ratings.get(self.name)


LEVELS: Final[tuple[Level, ...]] = (
    Level("easy", 0.01),
    Level("normal", 0.1),
    Level("hard", 0.5),
    Level("expert", 2.0),
)


def levels() -> tuple[Level, ...]:
    """List the levels, the weakest first."""
    return LEVELS
