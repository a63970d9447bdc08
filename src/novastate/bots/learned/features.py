"""What a learned value reads: the features of a player in a position, each a small number.

A feature is a fact that holds or not: "has 3 bricks", "School stands in the state", "leads by 4".
The same feature means something else early and late, so it counts apart in each stage of the game.
"""

from typing import Final

from novastate.kernel.position import Position

REACH: Final = 20
"""Prospects further apart than this, in points, are not told apart."""
LEAD: Final = 20
"""Nor are points further apart."""


class Features:
    """The features of one family of games; it gives each its number as the family lists them."""

    stages: int = 3
    point: int = 1
    """Points that are told apart."""

    def __init__(
        self, points: int, time: str, latest: int, phases: int, tempos: int, seats: int
    ) -> None:
        """List what every family has: so many points, rounds, phases, tempos and seats."""
        self.names: Final[list[str]] = []
        self.prospect: Final = self.steps("prospect", 2 * REACH + 1)
        """The first of the features that say how far a seat's prospects lie before its rivals'."""
        self.points: Final = self.steps("points", points + 1)
        self.most_points: Final = points
        self.lead: Final = self.steps("lead", 2 * LEAD + 1)
        self.time: Final = self.steps(time, latest + 1)
        self.latest: Final = latest
        self.phase: Final = self.steps("phase", phases)
        self.tempo: Final = self.steps("tempo", tempos)
        self.seats: Final = self.steps("seats", seats)

    def steps(self, name: str, size: int) -> int:
        """Register the features `name=0` to `name=size-1`; return the number of the first."""
        start = len(self.names)
        self.names.extend([f"{name}={i}" for i in range(size)])
        return start

    def each(self, name: str, ids: list[str]) -> int:
        """Register one feature for each id; return the number of the first."""
        start = len(self.names)
        self.names.extend([f"{name}:{id}" for id in ids])
        return start

    def shared(self, points: list[int], seat: int, time: int, phase: int, tempo: int) -> list[int]:
        """List the features of points and time, which every family has."""
        mine = points[seat]
        best = -99
        for rival in range(len(points)):
            if rival != seat:
                best = max(best, points[rival])
        return [
            self.points + within(mine // self.point, self.most_points),
            self.lead + within((mine - best) // self.point + LEAD, 2 * LEAD),
            self.time + within(time, self.latest),
            self.phase + phase,
            self.tempo + tempo,
            self.seats + len(points),
        ]

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


def add_counts(features: list[int], first: int, counts: list[int], many: int) -> None:
    """Add a feature for each kind of which there is any: how much of it, up to many."""
    for kind in range(len(counts)):
        n = counts[kind]
        if n:
            features.append(first + kind * (many + 1) + within(n, many))


def is_asked(position: Position, seat: int) -> bool:
    """Tell whether a seat is the first to answer."""
    return len(position.asking) > 0 and position.asking[0] == seat


def tempo_of(position: Position, seat: int, first: int, passed: list[bool]) -> int:
    """Tell in one number who has passed, begins and is asked."""
    waiting = False
    for rival in range(len(passed)):
        if rival != seat:
            waiting = waiting or not passed[rival]
    asked = is_asked(position, seat)
    return int(passed[seat]) + 2 * int(waiting) + 4 * int(first == seat) + 8 * int(asked)


def stage_of(points: list[int], end: int) -> int:
    """Tell by the leader's points: opening, middle, end."""
    best = max(points)
    return 0 if 3 * best < end else (1 if 4 * best < 3 * end else 2)


def within(value: int, most: int) -> int:
    """Hold a number between 0 and a bound.

    >>> within(-2, 5), within(3, 5), within(9, 5)
    (0, 3, 5)
    """
    if value < 0:
        return 0
    return most if value > most else value
