"""What mining looks at, and what becomes of it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from novastate.kernel.position import Position
from novastate.puzzles.puzzle import Puzzle

Entry = tuple[int, str]
"""A seat and its move in notation."""


@dataclass(frozen=True)
class Candidate:
    """A position of a game, with all that led to it, in which a seat is to act."""

    game: str
    position: Position
    seat: int
    moves: tuple[Entry, ...]


@dataclass
class Tally:
    """How many positions were looked at for a kind of puzzle, and why the others fell."""

    looked_at: int = 0
    kept: int = 0
    fell: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        """Add what was counted elsewhere."""
        self.looked_at += other.looked_at
        self.kept += other.kept
        self.fell.update(other.fell)


@dataclass
class Haul:
    """What some games brought."""

    puzzles: list[Puzzle] = field(default_factory=list)
    tallies: dict[str, Tally] = field(default_factory=dict)
    games: int = 0

    def tally(self, kind: str) -> Tally:
        """Return the tally of a kind."""
        return self.tallies.setdefault(kind, Tally())

    def add(self, other: "Haul") -> None:
        """Add what other games brought."""
        self.puzzles += other.puzzles
        self.games += other.games
        for kind, tally in other.tallies.items():
            self.tally(kind).add(tally)


class Fell(Exception):
    """A position that makes no puzzle: why, and how many positions were looked at for that."""

    def __init__(self, why: str, looked_at: int = 0) -> None:
        super().__init__(why)
        self.why: Final = why
        self.looked_at: Final = looked_at


def solved_by(puzzles: Iterable[Puzzle]) -> Counter[str]:
    """Count how many of some puzzles each level of bots solved."""
    return Counter(level for each in puzzles for level in each.solved_by)
