"""What is told about puzzles."""

from typing import Literal, TypedDict

from msgspec import Struct

from novastate.server.shapes.common import Goods, View
from novastate.server.shapes.questions import Target

PuzzleState = Literal["open", "checking", "unknown", "lost", "reached"]


class Theme(TypedDict):
    """What a puzzle is about."""

    id: str
    title: str


class PuzzleInfo(TypedDict):
    """A puzzle or a lesson on the shelf."""

    id: str
    game: str
    kind: Literal["puzzle", "tutorial"]
    sort: str
    """What a puzzle asks for."""
    title: str
    goal: str
    seats: int
    seat: int
    want: int | None
    rating: int
    """As bots solve it."""
    themes: list[Theme]


class PuzzleMove(Struct):
    """An own action in a puzzle: what it gave (+) and took (-), and whether it lost the goal."""

    version: int
    text: str
    cards: list[str]
    changes: Goods
    lost: bool


class PuzzleBack(Struct):
    """Where a lost puzzle goes on: before the action of a version, after n others."""

    version: int
    n: int


class PuzzleTold(Struct):
    """A move that the solver was told."""

    move: str
    text: str
    target: Target


class PuzzleShown(Struct):
    """How the puzzle of a table stands."""

    id: str
    game: str
    title: str
    goal: str
    themes: list[Theme]
    seat: int
    want: int | None
    """The figure to be reached; None where the goal is no figure."""
    base: int
    """What of it was there at the beginning."""
    have: int
    state: PuzzleState
    why: str
    """Why it is lost."""
    moves: list[PuzzleMove]
    back: PuzzleBack | None
    restart: int | None
    """The version to go back to for another try."""
    hints: int
    hint: PuzzleTold | None
    """To the solver only."""
    tried: Literal["", "solved", "failed"]
    """What the first try came to; "" before."""
    shown: bool
    """Whether the solution was asked for."""


class PuzzleStep(Struct):
    """A move of the solution: what it is good for, what it brings, and what is seen after it."""

    seat: int
    text: str
    reason: str
    changes: Goods
    have: int
    view: View


class PuzzleSolution(Struct):
    """The stored line, played out from the beginning."""

    view: View
    steps: list[PuzzleStep]


class PuzzleTry(Struct):
    """What somebody made of a puzzle: the first time, which is rated, and ever."""

    first: bool
    solved: bool
    hints: int
    gain: int


class PuzzleOutcome(Struct):
    """A rating after a first try, and what it changed."""

    rating: float
    doubt: float
    gain: int


class PuzzleStakes(Struct):
    """What a first try of a puzzle is worth; `counted` is the one that was made already."""

    puzzle: int
    rating: int
    doubt: int
    solved: PuzzleOutcome
    failed: PuzzleOutcome
    hint: int
    counted: PuzzleTry | None


class DailyPuzzle(Struct):
    """The puzzle of the day, the same for all; days are counted from 1970 in UTC."""

    day: int
    ends: float
    puzzle: PuzzleInfo
    solved: int
    tried: int
    """How many people with accounts have solved it, and tried it."""


class PuzzleStanding(Struct):
    """The puzzles of somebody with an account; others keep theirs in the browser."""

    account: bool
    rating: int
    doubt: int
    tries: dict[str, PuzzleTry]
    days: dict[int, bool]
    """Of the last two weeks: whether the daily puzzle was solved."""
    streak: int
