"""What the server must know of a game: who its bots are, and how its moves and events are read.

What is here fits any game.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from novastate.kernel.events import Event

Changes = dict[int, dict[str, int]]
"""By seat, how many of each good, of cards (`card`) and of points (`vp`) came (+) or went (-)."""

HEADS: Final[dict[str, str]] = {
    "phase_cards": "cards",
    "phase_production": "production",
    "phase_action": "action",
    "phase_actions": "action",
    "turn": "round",
    "row": "round",
    "round": "round",
    "roll": "round",
    "count": "count",
    "game_over": "count",
    "scoring": "count",
    "over": "count",
    "new_era": "era",
    "dark_age": "dark_age",
    "disaster": "disaster",
}
"""Events with which something begins that no seat does, and the name of its group."""
CLEAN_UP: Final[dict[str, str]] = {"store": "clean_up", "lose": "clean_up"}
"""More of them where goods only get lost in clean-up."""


class ServedGame:
    """One game as the server sees it."""

    cast: ClassVar[str] = ""
    """The cast whose characters its bots are (`cast.toml`); everybody if it has none."""
    begins: ClassVar[frozenset[str] | None] = None
    """The first words of the moves that begin an action; None: every move is one."""
    heads: ClassVar[Mapping[str, str]] = HEADS
    """Events with which something begins that no seat does, and the name of its group."""
    round_head: ClassVar[str] = "round"
    """The event with which a round begins."""
    end: ClassVar[str] = "over"
    """The event with which the last round ends."""
    first_round: ClassVar[tuple[int, int]] = (0, 0)
    """The round a game begins with, and its era or 0; where one chooses before it, that is none."""
    has_eras: ClassVar[bool] = False

    def changes(self, event: Event) -> Changes | None:
        """Tell what an event of a seat gave and took, where this game means something special."""
        return None


def words(text: str) -> frozenset[str]:
    """Make a set of words."""
    return frozenset(text.split())


def of_seat(seat: int, goods: dict[str, int]) -> Changes:
    """Write what came and went for one seat; nothing where it comes to nothing.

    >>> of_seat(1, {"worker": -2, "fuel": 0})
    {1: {'worker': -2}}
    """
    kept = {name: n for name, n in goods.items() if n}
    return {seat: kept} if kept else {}


def number(told: object) -> int:
    """Return a number of an event; 0 if it is none."""
    return told if isinstance(told, int) else 0
