"""The Master Set's positions: the kernel's contract, carried out by the rules."""

from novastate.games.master import hidden, views
from novastate.games.master.asking import questions
from novastate.games.master.codes import PASS
from novastate.games.master.engine import MACHINE
from novastate.games.master.fields import LAYOUT
from novastate.games.master.notation import NOTATION
from novastate.games.master.rules import scoring, tally
from novastate.games.master.settings import OPTIONS
from novastate.games.master.table import Table
from novastate.games.master.words.book import phrase_book
from novastate.kernel.chance import Chance
from novastate.kernel.count import Count
from novastate.kernel.options import Option
from novastate.kernel.outcome import Outcome
from novastate.kernel.questions import Question, Refusal


class MasterPosition(Table):
    """A position of 51st State: Master Set."""

    def game(self) -> str:
        """Return the id of its game."""
        return "master"

    def moves(self, seat: int) -> list[int]:
        """List every legal answer of a seat; [] if it is not asked."""
        return MACHINE.legal(self, seat)

    def apply(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal."""
        MACHINE.take(self, seat, move)

    def clone(self) -> "MasterPosition":
        """Copy the position; nobody listens to the copy."""
        return MasterPosition(
            self.cards,
            self.settings,
            self.seats,
            self.chance.clone(),
            [player.clone() for player in self.players],
            self,
        )

    def glance(self) -> dict[str, object]:
        """Return round and points."""
        return {"round": self.round, "scores": [player.vp for player in self.players]}

    def passing(self, seat: int) -> int | None:
        """Return the pass, if the seat is asked for a turn."""
        return PASS if PASS in self.moves(seat) else None

    def say_why(self, refusal: Refusal) -> str:
        """Say why a move is refused, in English."""
        return phrase_book(self.cards).say(refusal.phrase(), "en")

    def round_number(self) -> int:
        """Return the round that is played."""
        return self.round

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Say why a move is not legal now; None if it is."""
        return questions.refusal(self, seat, move)

    def question(self, seat: int) -> Question:
        """Return what a seat is asked, for people."""
        return questions.question(self, seat)

    def notation(self, seat: int, move: int) -> str:
        """Write a move as text."""
        return NOTATION.write(self, seat, move)

    def parse(self, seat: int, text: str) -> int:
        """Read a move from text."""
        return NOTATION.read(self, seat, text)

    def view(self, reader: int | None) -> dict[str, object]:
        """Return what a reader may see."""
        return views.view(self, reader)

    def views(self, readers: list[int | None]) -> list[dict[str, object]]:
        """Return what each of some readers may see."""
        return views.views(self, readers)

    def redeal(self, reader: int | None, chance: Chance) -> "MasterPosition":
        """Deal afresh what a reader cannot know; to him it looks the same."""
        copy = self.clone()
        hidden.redeal(copy, reader, chance)
        return copy

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return scoring.outcome(self)

    def count(self) -> Count:
        """Count everybody's points line by line."""
        return tally.count(self)

    def to_data(self) -> dict[str, object]:
        """Return every field as plain data."""
        return LAYOUT.data(self, "master", self.settings.options)

    def options(self) -> tuple[Option, ...]:
        """Return the options its game has."""
        return OPTIONS
