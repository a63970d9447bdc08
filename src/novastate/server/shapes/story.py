"""What has happened: the log, rounds, taking back, moments of a game."""

from typing import Literal, TypedDict

from msgspec import UNSET, Struct, UnsetType

from novastate.server.shapes.common import Goods, View
from novastate.server.shapes.outcomes import Outcome
from novastate.server.shapes.questions import Question
from novastate.server.shapes.tables import TableInfo


class LogEntry(Struct, omit_defaults=True):
    """One thing that happened, in words."""

    version: int
    n: int
    seat: int
    code: str
    text: str
    cards: list[str]
    to_you: bool
    action: int
    """Entries with the same number are one action: the version with which it began.

    A negative number is a group of what the game does by itself.
    """
    undoes: int | UnsetType = UNSET
    back_to: int | UnsetType = UNSET
    """All moves from this version on, up to this entry, are taken back."""
    changes: dict[int, dict[str, int]] | UnsetType = UNSET
    """By seat, what it gave (+) or took (-): goods, cards (`card`) and points (`vp`)."""


class MoveBack(Struct, omit_defaults=True):
    """An own move one may go back to, in words, with its round; 0: before the first."""

    version: int
    text: str
    round: int
    era: int | UnsetType = UNSET


class TakingBack(Struct):
    """The own moves one may go back to, the newest first, and whether others must agree."""

    to: list[MoveBack]
    asks: bool


class RequestShown(Struct):
    """Somebody asks the others for something."""

    kind: Literal["take_back"]
    seat: int
    to: int
    text: str
    waits_for: list[int]


class RoundOfSeat(Struct):
    """A finished round of one player: points at its end, and where those of the round came from."""

    vp: int
    gained: dict[str, int]
    lost: Goods
    kept: Goods


class RoundSummary(Struct):
    """The last finished round."""

    version: int
    """The change with which it ended."""
    round: int
    era: int | None
    first: int | None
    """Who starts the next one; nobody does after the last."""
    seats: list[RoundOfSeat]
    words: dict[str, str] = {}
    """The sources of points in words."""


class RoundBegun(TypedDict):
    """The move with which a round begins."""

    move: int
    round: int


class Moment(Struct):
    """A game after some move."""

    move: int
    moves: int
    seat: int | None
    notation: str
    text: str
    reader: int | None
    view: View
    question: Question | None
    log: list[LogEntry]
    outcome: Outcome | None
    rounds: list[RoundBegun]
    table: TableInfo
