"""What puzzles look at, by game."""

from collections.abc import Callable
from functools import cache
from typing import cast

from novastate.games.registry import entry_of, part
from novastate.puzzles.games.general import GamePuzzles


@cache
def puzzles_of(game: str) -> GamePuzzles:
    """Return what puzzles of a game look at; the general things where it names nothing."""
    name = entry_of(game).puzzles
    return cast("Callable[[], GamePuzzles]", part(name))() if name else GamePuzzles()
