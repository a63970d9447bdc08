"""51st State (2010) as a ruleset (FS-3, FS-19)."""

from pathlib import Path

from novastate.games.classic.ruleset import ClassicRuleset
from novastate.games.state2010.edition import EDITION


class State2010(ClassicRuleset):
    """51st State (2010), for two to four players.

    >>> position = State2010().new(seats=2, seed=1, first_player="seat_1")
    >>> position.to_act()
    (0,)
    """

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(EDITION, "51st State", (2, 3, 4), ("FS",), "state_2010.md", folder)
