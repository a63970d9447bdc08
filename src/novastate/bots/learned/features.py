"""What a learned value reads: the features of a player in a position, each a small number.

A feature is a fact that holds or not: "has 3 bricks", "School stands in the state", "leads by 4".
The same feature means something else early and late, so it counts apart in each stage of the game.
"""

from typing import Final

from novastate.kernel.position import Position

REACH: Final = 20
"""Prospects further apart than this, in points, are not told apart."""


class Register:
    """Gives every feature its number while a family lists what it looks at."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def steps(self, name: str, size: int) -> int:
        """Register the features `name=0` to `name=size-1`; return the number of the first."""
        start = len(self.names)
        self.names += [f"{name}={i}" for i in range(size)]
        return start

    def each(self, name: str, ids: list[str]) -> int:
        """Register one feature for each id; return the number of the first."""
        start = len(self.names)
        self.names += [f"{name}:{id}" for id in ids]
        return start


class Features:
    """The features of one family of games."""

    stages: int = 3

    def __init__(self, names: list[str], prospect: int) -> None:
        self.names: Final = names
        self.prospect: Final = prospect
        """The first of the features that say how far a seat's prospects lie before its rivals'."""

    def stage(self, position: Position) -> int:
        """Tell how far the game has come, from 0 to stages - 1."""
        raise NotImplementedError

    def active(self, position: Position, seat: int, known: bool) -> list[int]:
        """List the features of a seat; `known` says whether its hand may be looked at."""
        raise NotImplementedError

    def prospect_lead(self, prospects: list[float], seat: int) -> int:
        """Return the feature for how far a seat's prospects lie before the best rival's."""
        best = max([prospects[rival] for rival in range(len(prospects)) if rival != seat])
        return self.prospect + within(round(prospects[seat] - best) + REACH, 2 * REACH)


def within(value: int, most: int) -> int:
    """Hold a number between 0 and a bound.

    >>> within(-2, 5), within(3, 5), within(9, 5)
    (0, 3, 5)
    """
    if value < 0:
        return 0
    return most if value > most else value
