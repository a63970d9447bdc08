"""The evaluators by game."""

from collections.abc import Callable
from functools import cache
from typing import cast

from novastate.bots.evaluators.evaluator import Evaluator
from novastate.bots.evaluators.general import PointsEvaluator
from novastate.games.registry import entry_of, part
from novastate.kernel.position import Position


@cache
def evaluator_of(game: str) -> Evaluator:
    """Return the evaluator of a game; one that counts points where it has none."""
    name = entry_of(game).evaluator
    return cast("Callable[[], Evaluator]", part(name))() if name else PointsEvaluator()


def evaluator_for(position: Position) -> Evaluator:
    """Return the evaluator of a position's game."""
    return evaluator_of(position.game())
