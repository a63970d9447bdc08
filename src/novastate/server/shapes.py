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


class SeatLink(Struct):
    """A personal link of one's own seat."""

    seat: int
    url: str


class TableMade(Struct):
    """A new table with the personal links of one's own seats."""

    table: TableInfo
    links: list[SeatLink]


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a table to be made."""

    kind: Literal["person", "bot", "open"]
    name: Annotated[str, Meta(max_length=200)] = ""
    bot: Text24 = ""


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


class ReviewedAnswer(Struct):
    """An answer in words, with its chance."""

    move: str
    text: str
    chance: float


class ReviewedMove(Struct):
    """A move that cost something, and what the bot would have done."""

    move: int
    seat: int
    round: int
    prompt: str
    loss: float
    made: ReviewedAnswer
    best: ReviewedAnswer


class ReviewedSeat(Struct):
    """How somebody played."""

    seat: int
    decisions: int
    best: int
    """How often the bot would have done the same."""
    lost: float


class Review(Struct):
    """What is told of a finished game: the costliest moves first."""

    seats: list[ReviewedSeat]
    moves: list[ReviewedMove]


class ReviewLine(Struct, omit_defaults=True):
    """How far a review is; the last line has it."""

    done: int
    total: int
    review: Review | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    """Name and password."""

    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=1000)]


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
    undoes: int | UnsetType = UNSET


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


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there."""


Command = Move | Undo | Chat | AutoPass | SeatAction
Frame = Hello | Look | SetLang | Move | Undo | Chat | AutoPass | SeatAction | Ping


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
    auto_pass: bool
    undo: int
    """How many moves the reader can take back."""
    since: int
    """The log holds all that came after this version; a client that has less asks again."""
    recap: Raw | UnsetType = UNSET
    guide: Raw | UnsetType = UNSET
    """In a lesson: what is said about the next move."""


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


class Pong(Struct, tag="pong"):
    """The server is there."""


class Trouble(Struct, tag="error"):
    """Something is wrong with a frame."""

    code: str
    text: str


Answer = State | Ack | Refusal | Said | Presence | Pong | Trouble
