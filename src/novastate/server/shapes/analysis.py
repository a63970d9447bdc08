"""Hints, chances and reviews."""

from typing import Literal

from msgspec import Struct

from novastate.server.shapes.questions import Target

Mark = Literal["??", "?", "?!"]
"""What a costly move is marked with: 12 % or more, 7 %, 4 %."""


class HintWish(Struct, forbid_unknown_fields=True):
    """The seat whose question is to be thought over, by default the own one that is asked."""

    seat: int | None = None


class HintMove(Struct):
    """One answer with what it is worth: the share of the win that may be expected after it."""

    move: str
    text: str
    target: Target
    chance: float
    error: float
    """Half the width of the interval in which two of three such estimates lie."""


class HintsGiven(Struct):
    """The best answers to a question, the best first."""

    seat: int
    version: int
    options: int
    hints: list[HintMove]


class ChancesLine(Struct):
    """Everybody's chances after the moves from `first` on, as far as they are worked out."""

    done: int
    total: int
    first: int
    chances: list[list[float]]
    errors: list[list[float]]
    """Of each chance: half the width of the interval in which two of three estimates lie."""


class ListedMove(Struct):
    """One move in a few words; "" where it brought nothing about that its reader saw."""

    move: int
    seat: int
    text: str


class MoveList(Struct):
    """All moves of a game."""

    moves: list[ListedMove]


class ReviewedAnswer(Struct):
    """An answer in words, with its chance."""

    move: str
    text: str
    target: Target
    chance: float
    error: float
    points: float | None = None
    """What its seat ends with on average; of the answers of a marked move."""


class ReviewedMove(Struct):
    """A choice somebody made, and what the bot thinks of it."""

    move: int
    seat: int
    round: int
    prompt: str
    mark: Mark | Literal[""]
    """`??`, `?` or `?!` by what it cost; "" for the moves that are not worth a word."""
    loss: float
    error: float
    """Of the loss: both answers are judged in the same worlds."""
    made: ReviewedAnswer
    options: list[ReviewedAnswer]
    """The best first; what was made is among them."""


class ReviewedSeat(Struct):
    """How somebody played."""

    seat: int
    decisions: int
    best: int
    """How often nothing better was found, or nothing that is better for sure."""
    lost: float


class Review(Struct):
    """What is told of a finished game, in the order of its moves."""

    seats: list[ReviewedSeat]
    moves: list[ReviewedMove]
    continuations: int
    """Games that were played to their end after each answer of a marked move."""


class ReviewLine(Struct, omit_defaults=True):
    """How far a review is; the last line has it."""

    done: int
    total: int
    review: Review | None = None
