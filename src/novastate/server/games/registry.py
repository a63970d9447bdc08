"""The games as the server sees them."""

from collections.abc import Callable
from functools import cache
from typing import cast

from novastate.games.registry import entry_of, part
from novastate.server.games.general import ServedGame


@cache
def served(game: str) -> ServedGame:
    """Return what the server knows of a game; the general things where it names nothing."""
    name = entry_of(game).served
    return cast("Callable[[], ServedGame]", part(name))() if name else ServedGame()
