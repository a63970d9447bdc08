"""The puzzles that are offered, and the one of the day."""

from functools import lru_cache

from novastate.puzzles.puzzle import Puzzle
from novastate.puzzles.shelf import puzzles
from novastate.server.puzzling.daily import chosen, day_of


@lru_cache
def offered() -> dict[str, Puzzle]:
    """Return all puzzles by id, without lessons."""
    return {id: each for id, each in puzzles().items() if not each.is_lesson()}


@lru_cache(64)
def _on(day: int) -> Puzzle:
    return offered()[chosen(list(offered()), day)]


def daily_puzzle(seconds: float) -> Puzzle:
    """Return the puzzle of the day of a moment."""
    return _on(day_of(seconds))
