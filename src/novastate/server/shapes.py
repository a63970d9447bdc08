"""The shapes of requests and answers (docs/server.md)."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

Text40 = Annotated[str, Meta(max_length=40)]
Text24 = Annotated[str, Meta(max_length=24)]


class ErrorBody(Struct, omit_defaults=True):
    """Why something was not done."""

    code: str
    text: str
    clause: str = ""
    detail: str = ""
    """What exactly is wrong, for those who can read it: technical, and in English."""


class SeatInfo(Struct):
    """One seat as everybody may know it, and whether it is the reader's."""

    index: int
    kind: Literal["person", "bot", "open"]
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
    status: Literal["lobby", "playing", "finished"]
    visibility: Literal["open", "private", "hotseat"]
    options: dict[str, Any]
    pace: Literal["live", "days"]
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

    kind: Literal["person", "bot", "open"]
    name: Annotated[str, Meta(max_length=200)] = ""
    bot: Text24 = ""
    character: Text40 = ""
    """Who plays a bot that has no name of its own; by default the table's id decides."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Text40
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    visibility: Literal["open", "private", "hotseat"] = "open"
    options: dict[str, Any] = {}
    pace: Literal["live", "days"] = "live"
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


class HintWish(Struct, forbid_unknown_fields=True):
    """The seat whose question is to be thought over, by default the own one that is asked."""

    seat: int | None = None


class HintMove(Struct):
    """One answer with what it is worth: the share of the win that may be expected after it."""

    move: str
    text: str
    target: dict[str, Any]
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
    target: dict[str, Any]
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
    mark: str
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


class Credentials(Struct, forbid_unknown_fields=True):
    """Name and password."""

    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=1000)]


class NewPassword(Struct, forbid_unknown_fields=True):
    """The password there was, and the one there is to be."""

    old: Annotated[str, Meta(max_length=1000)]
    new: Annotated[str, Meta(max_length=1000)]


class Confirmed(Struct, forbid_unknown_fields=True):
    """The own password, to show that one means it."""

    password: Annotated[str, Meta(max_length=1000)]


class SessionInfo(Struct):
    """A browser that is signed in to the account."""

    id: int
    begun: float
    seen: float
    agent: str
    """Browser and system, where they are known."""
    current: bool


class Me(Struct):
    """Who the visitor is."""

    name: str | None
    account: str | None


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
    lost: dict[str, int]
    kept: dict[str, int]


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


class Moment(Struct):
    """A game after some move."""

    move: int
    moves: int
    seat: int | None
    notation: str
    text: str
    reader: int | None
    view: dict[str, Any]
    question: dict[str, Any] | None
    log: list[LogEntry]
    outcome: dict[str, Any] | None
    rounds: list[dict[str, int]]
    table: TableInfo


# --- frames of the client ----------------------------------------------------------------

Lang = Literal["en", "de"]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first frame; `since` is the last version the client has."""

    lang: Lang = "en"
    since: int | None = None


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Choose between several own seats."""

    seat: int


class SetLang(Struct, tag="lang", forbid_unknown_fields=True):
    """Choose another language."""

    lang: Lang


class GetLog(Struct, tag="log", forbid_unknown_fields=True):
    """Ask for the page of the log that ends with a version."""

    before: int


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """Answer the question."""

    id: CommandId
    version: int
    move: Annotated[str, Meta(max_length=500)]
    seat: int | None = None


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take the last move back."""

    id: CommandId
    version: int
    seat: int | None = None


class TakeBack(Struct, tag="take_back", forbid_unknown_fields=True):
    """Take an own move back, with all that came after it; others may have to agree."""

    id: CommandId
    version: int
    to: int
    seat: int | None = None


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    """Answer what somebody asks the others for."""

    id: CommandId
    version: int
    yes: bool
    seat: int | None = None


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Say something."""

    id: CommandId
    text: str


class AutoPass(Struct, tag="auto_pass", forbid_unknown_fields=True):
    """Pass for the rest of the round, or not."""

    id: CommandId
    on: bool
    seat: int | None = None


class SeatAction(Struct, tag="seat", forbid_unknown_fields=True):
    """Hand the seat over to a bot, or take it back."""

    id: CommandId
    action: Literal["take_back", "hand_over"]
    seat: int | None = None


class LessonAction(Struct, tag="lesson", forbid_unknown_fields=True):
    """Go one step of a lesson back, begin it again, or leave it and play freely."""

    id: CommandId
    version: int
    action: Literal["back", "restart", "leave"]
    seat: int | None = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there."""


TableCommand = Move | Undo | TakeBack | Consent | AutoPass | SeatAction | LessonAction
Command = TableCommand | Chat
Frame = Hello | Look | SetLang | GetLog | Command | Ping


# --- frames of the server ----------------------------------------------------------------


class State(Struct, tag="state"):
    """What the reader may see now, and what is new in the log."""

    version: int
    table: TableInfo
    reader: int | None
    seats: list[int]
    view: Raw
    question: Raw
    can_undo: bool
    log: Raw
    outcome: Raw
    auto_pass: bool | None
    """None in a game in which nobody passes."""
    undo: int
    """How many moves the reader can take back."""
    since: int
    """The log holds all that came after this version; what came before, a client asks for."""
    recap: Raw | UnsetType = UNSET
    guide: Raw | UnsetType = UNSET
    """In a lesson: where it stands and what it says."""
    summary: Raw | UnsetType = UNSET
    """The last finished round."""
    take_back: Raw | UnsetType = UNSET
    """The own moves the reader may go back to, besides plain undo."""
    request: Raw | UnsetType = UNSET
    """What somebody asks the others for."""
    puzzle: Raw | UnsetType = UNSET
    """At the table of a puzzle: how it stands."""


class LogPage(Struct, tag="log"):
    """An earlier page of the log: what came after `since`, up to `before`."""

    before: int
    since: int
    log: Raw


class Ack(Struct, tag="ack"):
    """The command is stored."""

    id: str
    version: int


class Refusal(Struct, tag="refused", omit_defaults=True):
    """The command was not carried out."""

    id: str
    code: str
    text: str
    clause: str = ""


class Said(Struct, tag="chat"):
    """Something was said."""

    n: int
    seat: int | None
    name: str
    text: str
    time: float


class Presence(Struct, tag="presence"):
    """Who is here."""

    seats: list[int]
    spectators: int


class Clocks(Struct, tag="clocks"):
    """Deadlines by seat, where they have changed by themselves: the server was away."""

    deadlines: list[float | None]


class Pong(Struct, tag="pong"):
    """The server is there."""


class Trouble(Struct, tag="error"):
    """Something is wrong with a frame."""

    code: str
    text: str


Answer = State | LogPage | Ack | Refusal | Said | Presence | Clocks | Pong | Trouble
