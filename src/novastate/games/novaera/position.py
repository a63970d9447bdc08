"""Nova Era's positions: the kernel's contract, carried out by the rules."""

from novastate.games.novaera import hidden, views
from novastate.games.novaera.asking import questions
from novastate.games.novaera.engine import MACHINE
from novastate.games.novaera.fields import LAYOUT
from novastate.games.novaera.notation import NOTATION
from novastate.games.novaera.rules import scoring, tally
from novastate.games.novaera.settings import OPTIONS
from novastate.games.novaera.table import Table
from novastate.games.novaera.words.book import phrase_book
from novastate.kernel.chance import Chance
from novastate.kernel.count import Count
from novastate.kernel.options import Option
from novastate.kernel.outcome import Outcome
from novastate.kernel.questions import Question, Refusal


class NovaEraPosition(Table):
    """A position of Nova Era."""

    def game(self) -> str:
        """Return the id of its game."""
        return "novaera"

    def moves(self, seat: int) -> list[int]:
        """List every legal answer of a seat; [] if it is not asked."""
        return MACHINE.legal(self, seat)

    def apply(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal."""
        MACHINE.take(self, seat, move)

    def clone(self) -> "NovaEraPosition":
        """Copy the position; nobody listens to the copy."""
        return NovaEraPosition(
            self.cards,
            self.settings,
            self.seats,
            self.chance.clone(),
            [player.clone() for player in self.players],
            self,
        )

    def glance(self) -> dict[str, object]:
        """Return era, round and points."""
        scores = [player.vp for player in self.players]
        return {"era": self.era, "round": self.round, "scores": scores}

    def say_why(self, refusal: Refusal) -> str:
        """Say why a move is refused, in English."""
        return phrase_book(self.cards).say(refusal.phrase(), "en")

    def round_number(self) -> int:
        """Return the round that is played, counted through all eras."""
        return (self.era - 1) * self.settings.rounds + self.round

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

    def redeal(self, reader: int | None, chance: Chance) -> "NovaEraPosition":
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
        return LAYOUT.data(self, "novaera", self.settings.options)

    def options(self) -> tuple[Option, ...]:
        """Return the options its game has."""
        return OPTIONS
