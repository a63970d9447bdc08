"""The situation of a game: who is asked what, and what every answer leads to."""

from typing import Final, cast

from novastate.kernel.chance import Chance
from novastate.kernel.codec import digest
from novastate.kernel.count import Count
from novastate.kernel.errors import BadInput
from novastate.kernel.events import Event
from novastate.kernel.options import Option, chosen
from novastate.kernel.outcome import Outcome
from novastate.kernel.phrases import Phrase
from novastate.kernel.questions import Question, Refusal, Refused
from novastate.kernel.seating import clockwise, rivals

TODAY: Final = 1 << 30
"""A version of the rules that is newer than any other."""

Args = dict[str, object]
Seat = int
Move = int
"""A small number; the game's notation turns it into words and back."""

Step = tuple[int, ...]
"""One pending step of the agenda: its kind, the seat it concerns and two details.

Always four numbers. Compiled, a tuple of any length is handed on as it is; one of four would be
taken apart and put together again at every call through the tables of steps.
"""


class Position:
    """The whole truth of a game between two moves; mutable and cheap to clone.

    Seats count from 0 here and from 1 in every text. The agenda is a stack of plain steps, the
    next one last. While several seats answer at the same time, `answers` holds what each has said
    so far; nothing of it takes effect, or is seen by others, before all have finished.
    """

    def __init__(self, seats: int, chance: Chance, source: "Position | None" = None) -> None:
        """Begin with an empty agenda, or as a copy of another position that nobody listens to."""
        self.seats = seats
        self.chance = chance
        self.listener: list[Event] | None = None
        """Where events go; None while nobody listens."""
        self.offer: list[Move] | None = None
        """What the machine has found the asked seat may answer; None if it is yet to be found."""
        if source is None:
            self.agenda: list[Step] = []
            self.asking: list[Seat] = []
            self.answers: list[list[Move]] = [[] for _ in range(seats)]
            self.barriers = 0
            """Grows when a move cannot be taken back any more: a reveal, or another's turn."""
            self.reveals = 0
            """Grows whenever something hidden is shown or chance is consulted."""
            self.first = 0
            """The seat that begins, in games where one does."""
            return
        self.agenda = source.agenda.copy()
        self.asking = source.asking
        self.answers = source.answers.copy()
        self.barriers = source.barriers
        self.reveals = source.reveals
        self.first = source.first

    def game(self) -> str:
        """Return the id of its game; "" if no registry knows it."""
        return ""

    def reveal(self) -> None:
        """Set a barrier because something hidden is shown or chance is consulted."""
        self.reveals += 1
        self.barriers += 1

    def ask(self, seat: Seat) -> bool:
        """Ask one seat; the step on top of the agenda is the question.

        When another seat than before is asked, what was done until now is settled.
        """
        if len(self.asking) != 1 or self.asking[0] != seat:
            self.barriers += 1
            self.asking = [seat]
        return True

    def push(self, kind: int, seat: Seat, a: int = 0, b: int = 0) -> None:
        """Put a step on top of the agenda."""
        step: Step = (kind, seat, a, b)
        self.agenda.append(step)

    def tell(self, code: str, seat: Seat, args: Args, secret: Args | None = None) -> None:
        """Tell the listener what happened; the secret is for the seat alone."""
        if self.listener is not None:
            self.listener.append(Event(code, seat, args, secret))

    def clockwise(self, start: Seat = -1) -> list[Seat]:
        """List the seats clockwise, from the first player or from a given seat."""
        return clockwise(self.seats, self.first if start < 0 else start)

    def rivals(self, seat: Seat) -> list[Seat]:
        """List the rivals of a seat clockwise from its left."""
        return rivals(self.seats, seat)

    # --- the fast path -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that are asked something now; () when the game is over."""
        return tuple(self.asking)

    def moves(self, seat: Seat) -> list[Move]:
        """List every legal answer of a seat."""
        raise NotImplementedError

    def apply(self, seat: Seat, move: Move) -> None:
        """Make a move that is known to be legal; nothing is checked."""
        raise NotImplementedError

    def clone(self) -> "Position":
        """Copy the position; nobody listens to the copy."""
        raise NotImplementedError

    # --- the careful path ----------------------------------------------------------------

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move, or raise Refused and change nothing."""
        if move not in self.moves(seat):
            refusal = self.refusal(seat, move)
            assert refusal is not None, "a legal move has no reason to be refused"
            raise Refused(refusal, self.say_why(refusal))
        self.apply(seat, move)

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Say why a move is not legal now; None if it is."""
        return None if move in self.moves(seat) else Refusal("not_now", "")

    def say_why(self, refusal: Refusal) -> str:
        """Say why a move is refused, in English."""
        return "This is not possible now."

    def question(self, seat: Seat) -> Question:
        """Return what a seat is asked, for people."""
        raise NotImplementedError

    def notation(self, seat: Seat, move: Move) -> str:
        """Write a move as text."""
        raise NotImplementedError

    def parse(self, seat: Seat, text: str) -> Move:
        """Read a move from text; raise BadInput if it means nothing here."""
        for move in self.moves(seat):
            if self.notation(seat, move) == text.strip():
                return move
        raise BadInput(f'"{text}" is none of the answers to this question.')

    def view(self, reader: Seat | None) -> dict[str, object]:
        """Return what a reader may see; None is a spectator."""
        raise NotImplementedError

    def views(self, readers: list[Seat | None]) -> list[dict[str, object]]:
        """Return what each of some readers may see; the views may share their parts."""
        return [self.view(reader) for reader in readers]

    def redeal(self, reader: Seat | None, chance: Chance) -> "Position":
        """Deal afresh what a reader cannot know; to him it looks the same."""
        raise NotImplementedError

    def glance(self) -> dict[str, object]:
        """Return what tells a game from others at a glance: round and points, open to everybody."""
        return {"round": self.round_number(), "scores": self.count().totals()}

    def round_number(self) -> int:
        """Return the round or turn that is played, counted through all eras; 0 before the first."""
        return 0

    def holdings(self, seat: Seat) -> dict[str, int]:
        """Count by name what a player has of what all can see: goods, points, cards in hand."""
        return {}

    def passing(self, seat: Seat) -> Move | None:
        """Return the move with which a seat passes now; None if it cannot."""
        return None

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        raise NotImplementedError

    def count(self) -> Count:
        """Count everybody's points line by line: the final count, or as if the game ended now.

        A game that does not say how it counts has no lines.
        """
        return Count(not self.asking, Phrase("counted"), [[] for _ in range(self.seats)])

    def to_data(self) -> dict[str, object]:
        """Return every field as plain data."""
        raise NotImplementedError

    def options(self) -> tuple[Option, ...]:
        """Return the options its game has."""
        return ()

    def digest(self, version: int = TODAY) -> str:
        """Return a hash of the whole position, the same on every machine.

        Of the options only those count that differ from their defaults in a version of the rules:
        a new one changes nothing.
        """
        data = self.to_data()
        values = cast("dict[str, object]", data["options"])
        data["options"] = chosen(self.options(), values, version)
        return digest(data)

    def first_digest(self) -> str:
        """Return the hash as rules of version 1 wrote it, with every option they had."""
        data = self.to_data()
        values = cast("dict[str, object]", data["options"])
        data["options"] = {o.name: values[o.name] for o in self.options() if o.since == 1}
        return digest(data)
