"""Nova Era's positions: the fast path by its machine, the rest by its parts."""

from typing import Final

from novastate.games.novaera import hidden
from novastate.games.novaera.asking import questions
from novastate.games.novaera.engine import MACHINE
from novastate.games.novaera.notation import NOTATION
from novastate.games.novaera.rules import scoring, tally
from novastate.games.novaera.scenarios.lines import SCRIPT
from novastate.games.novaera.settings import OPTIONS
from novastate.games.novaera.table import Table
from novastate.games.novaera.views import VIEWS
from novastate.games.novaera.words.book import phrase_book
from novastate.kernel.phrases import PhraseBook
from novastate.toolkit.game_table import Parts

PARTS: Final[Parts[Table]] = Parts(
    "novaera",
    MACHINE,
    NOTATION,
    VIEWS,
    SCRIPT,
    OPTIONS,
    over="NV-1.1.2",
    turn="NV-19.2.2",
    question=questions.question,
    why_not=questions.why_not,
    holdings=questions.holdings,
    redeal=hidden.redeal,
    outcome=scoring.outcome,
    count=tally.count,  # nobody passes: every die is spent (NV-4.5.1, NV-5.6.2)
)


class NovaEraPosition(Table):
    """A position of Nova Era."""

    def parts(self) -> Parts[Table]:
        """Return the parts of Nova Era."""
        return PARTS

    def moves(self, seat: int) -> list[int]:
        """List every legal answer of a seat; [] if it is not asked."""
        return MACHINE.legal(self, seat)

    def apply(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal."""
        MACHINE.take(self, seat, move)

    def clone(self) -> "NovaEraPosition":
        """Copy the position; nobody listens to the copy."""
        return NovaEraPosition(self.cards, self.settings, self.seats, self.chance.clone(), self)

    def chosen_options(self) -> dict[str, object]:
        """Return the value of every option."""
        return self.settings.options

    def book(self) -> PhraseBook:
        """Return the words of Nova Era."""
        return phrase_book(self.cards)

    def glance(self) -> dict[str, object]:
        """Return era, round and points."""
        scores = [player.vp for player in self.players]
        return {"era": self.era, "round": self.round, "scores": scores}

    def round_number(self) -> int:
        """Return the round that is played, counted through all eras."""
        return (self.era - 1) * self.settings.rounds + self.round
