"""Lessons: where one stands, what it says, and the count of points."""

from typing import Literal, NotRequired, TypedDict

from novastate.server.shapes.questions import Target


class Quiz(TypedDict):
    """The answers of a question that a lesson asks."""

    answers: list[str]
    right: int
    because: str


class LessonStep(TypedDict):
    """One thing a lesson says; a question has answers."""

    text: str
    points: NotRequired[list[str]]
    """What it points at, in the words of docs/guides/lessons.md."""
    count: NotRequired[list[str]]
    """The lines of the count that it lights; `total` is the sums below them."""
    explore: NotRequired[bool]
    quiz: NotRequired[Quiz]


class CountedCard(TypedDict):
    """A card of a line, with its points."""

    card: str
    points: int


class CountPart(TypedDict):
    """One line of the count; what never scores is listed too."""

    part: str
    text: str
    points: int
    scores: bool
    cards: NotRequired[list[CountedCard]]
    types: NotRequired[list[str]]
    amount: NotRequired[int]


class CountPlayer(TypedDict):
    """A column of the count."""

    name: str
    faction: str | None
    total: int
    parts: list[CountPart]


class PointCount(TypedDict):
    """Everybody's points, line by line: at the end of the game, or as if it ended now."""

    over: bool
    why: str
    players: list[CountPlayer]


class NextLesson(TypedDict):
    """The lesson that comes next."""

    id: str
    title: str


class Guide(TypedDict):
    """Where a lesson stands."""

    state: Literal["step", "wait", "end", "lost", "left"]
    lesson: str
    title: str
    step: int
    """The number of the first of `says`."""
    steps: int
    says: list[LessonStep]
    """The last of them leads to the move."""
    can_back: bool
    move: NotRequired[str]
    task: NotRequired[str]
    """The move in words."""
    target: NotRequired[Target]
    wrong: NotRequired[dict[str, str]]
    """What is said to whoever tries another move."""
    skipped: NotRequired[int]
    """How many moves were left out because they no longer fit."""
    count: NotRequired[PointCount]
    """Where one of the steps counts the points."""
    next: NotRequired[NextLesson | None]
