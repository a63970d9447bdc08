"""What games are made of: options, bots, clauses of the rules, puzzles, cards."""

from typing import Literal, NotRequired, TypedDict

from msgspec import Struct

from novastate.server.shapes.common import OptionValue, Words


class OptionInfo(TypedDict):
    """One option of a game."""

    name: str
    kind: Literal["switch", "choice", "number", "numbers", "list", "table"]
    default: OptionValue
    clause: str
    words: Words
    group: Literal["length", "cards", "start", "expert"]
    """Where a set-up page asks it."""
    choices: NotRequired[list[str]]
    least: NotRequired[int]
    most: NotRequired[int]
    length: NotRequired[int]
    """How many numbers; 0 means one or more."""


class BotInfo(TypedDict):
    """A bot that can be asked to play."""

    id: str
    words: Words
    rating: NotRequired[int | None]
    """How strong it is at this game."""
    seconds: NotRequired[float]
    """How long it thinks about a decision."""


class GameInfo(TypedDict):
    """A ruleset."""

    id: str
    title: str
    seats: list[int]
    rules_version: int
    sets: dict[str, int]
    options: list[OptionInfo]
    bots: list[BotInfo]


class Character(Struct, frozen=True):
    """Somebody who sits down when a bot is asked to play."""

    id: str
    name: str
    words: Words
    """What this one is like, by language."""


class Clause(TypedDict):
    """A clause of the rules; text between clauses has no id."""

    id: str
    html: str


class RulesSection(TypedDict):
    """A section of the rules."""

    id: str
    heading: str
    level: int
    clauses: list[Clause]


class Doubt(TypedDict):
    """What is not certain about a card."""

    field: str
    other: str
    why: str


class PlainCard(TypedDict):
    """What every card of every game has, and most cards of most."""

    id: str
    names: Words
    text: Words
    """A line a sentence."""
    icon: str
    set: NotRequired[str]
    copies: NotRequired[int]
    doubt: NotRequired[Doubt | None]
