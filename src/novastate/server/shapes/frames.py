"""Frames of the WebSocket, of the client and of the server."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from novastate.server.shapes.common import Holds, Lang, View
from novastate.server.shapes.lessons import Guide
from novastate.server.shapes.outcomes import Outcome
from novastate.server.shapes.puzzles import PuzzleShown
from novastate.server.shapes.questions import Question
from novastate.server.shapes.story import LogEntry, RequestShown, RoundSummary, TakingBack
from novastate.server.shapes.tables import TableInfo

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]


# --- frames of the client ----------------------------------------------------------------


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
    view: Annotated[Raw, Holds(View | None)]
    question: Annotated[Raw, Holds(Question | None)]
    can_undo: bool
    log: Annotated[Raw, Holds(list[LogEntry])]
    outcome: Annotated[Raw, Holds(Outcome | None)]
    auto_pass: bool | None
    """None in a game in which nobody passes."""
    undo: int
    """How many moves the reader can take back."""
    since: int
    """The log holds all that came after this version; what came before, a client asks for."""
    recap: Annotated[Raw | UnsetType, Holds(list[LogEntry])] = UNSET
    guide: Annotated[Raw | UnsetType, Holds(Guide | None)] = UNSET
    """In a lesson: where it stands and what it says."""
    summary: Annotated[Raw | UnsetType, Holds(RoundSummary | None)] = UNSET
    """The last finished round."""
    take_back: Annotated[Raw | UnsetType, Holds(TakingBack | None)] = UNSET
    """The own moves the reader may go back to, besides plain undo."""
    request: Annotated[Raw | UnsetType, Holds(RequestShown | None)] = UNSET
    """What somebody asks the others for."""
    puzzle: Annotated[Raw | UnsetType, Holds(PuzzleShown | None)] = UNSET
    """At the table of a puzzle: how it stands."""


class LogPage(Struct, tag="log"):
    """An earlier page of the log: what came after `since`, up to `before`."""

    before: int
    since: int
    log: Annotated[Raw, Holds(list[LogEntry])]


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
