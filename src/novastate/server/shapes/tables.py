"""Tables and seats: what is told of them, and what they are made by."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from novastate.server.shapes.common import Holds, OptionValue, Text24, Text40

TableStatus = Literal["lobby", "playing", "finished"]
Visibility = Literal["open", "private", "hotseat"]
Pace = Literal["live", "days"]
SeatKind = Literal["person", "bot", "open"]


class SeatInfo(Struct):
    """One seat as everybody may know it, and whether it is the reader's."""

    index: int
    kind: SeatKind
    name: str
    bot: str | None
    online: bool
    taken_over: bool
    yours: bool
    to_act: bool
    auto_pass: bool
    deadline: float | None
    same_as: int | None = None
    """At an open table: another seat that the same person holds."""
    face: str = ""
    """What the portrait is drawn from: the character of a bot, or else the name."""


class Glance(Struct, omit_defaults=True):
    """What tells a running game from others: round and points, as everybody may know them."""

    round: int
    scores: list[int]
    era: int | UnsetType = UNSET


class TableInfo(Struct):
    """One table, as in the lobby."""

    id: str
    game: str
    title: str
    status: TableStatus
    visibility: Visibility
    options: Annotated[dict[str, Any], Holds(dict[str, OptionValue])]
    pace: Pace
    move_seconds: int | None
    version: int
    seats: list[SeatInfo]
    host: bool
    rematch: str | None
    created: float
    updated: float
    scores: list[int] | None
    origin: dict[str, Any]
    analysis: bool
    seed_hash: str
    """The SHA-256 of the seed's digits: told from the beginning, it binds the server."""
    seed: str | None
    """The seed itself: when the game is over, or at once where a person has chosen it."""
    rules: int | None
    """The version of the rules the game is played by, once it has begun."""
    ending: Literal["rules_changed"] | None
    """Why the game ended without a result."""
    glance: Glance | None
    """Of a running game; None before its first move since this was noted."""
    taken_back: int
    """How often somebody went back further than information allows."""
    archived: bool
    """Played by rules that have changed since: it is shown as it was kept (not told in lists)."""


class SeatLink(Struct):
    """A personal link of one's own seat."""

    seat: int
    url: str


class SeatAccess(Struct):
    """By what else an own seat can be played: personal links, and browsers of others."""

    seat: int
    links: int
    browsers: int


class TableMade(Struct):
    """A new table with the personal links of one's own seats."""

    table: TableInfo
    links: list[SeatLink]


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a table to be made."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=200)] = ""
    bot: Text24 = ""
    character: Text40 = ""
    """Who plays a bot that has no name of its own; by default the table's id decides."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Text40
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    visibility: Visibility = "open"
    options: Annotated[dict[str, Any], Holds(dict[str, OptionValue])] = {}
    pace: Pace = "live"
    move_seconds: int | None = None
    seed: int | None = None
    analysis: bool | None = None
    """Whether hints and reviews are allowed; by default where no strangers can join."""


class Joining(Struct, forbid_unknown_fields=True):
    """Somebody who wants to sit down."""

    name: Annotated[str, Meta(max_length=200)] = ""
    seat: int | None = None


class SeatWanted(Struct, forbid_unknown_fields=True):
    """A seat of one's own."""

    seat: int


class Branching(Struct, forbid_unknown_fields=True):
    """A moment to go on from, and the seats the visitor plays."""

    move: int
    seats: Annotated[list[int], Meta(max_length=10)]
    name: str | None = None


class Upload(Struct, forbid_unknown_fields=True):
    """A record to be kept."""

    record: Annotated[str, Meta(max_length=400_000)]


class Kept(Struct):
    """Where a record was put."""

    id: str
