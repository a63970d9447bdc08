"""The Master Set's positions: the fast path by its machine, the rest by its parts."""

from typing import Final

from novastate.games.master import hidden
from novastate.games.master.asking import questions
from novastate.games.master.codes import PASS
from novastate.games.master.engine import MACHINE
from novastate.games.master.notation import NOTATION
from novastate.games.master.rules import scoring, tally
from novastate.games.master.scenarios.lines import SCRIPT
from novastate.games.master.settings import OPTIONS
from novastate.games.master.table import Table
from novastate.games.master.views import VIEWS
from novastate.games.master.words.book import phrase_book
from novastate.kernel.phrases import PhraseBook
from novastate.toolkit.game_table import Parts

PARTS: Final[Parts[Table]] = Parts(
    "master",
    MACHINE,
    NOTATION,
    VIEWS,
    SCRIPT,
    OPTIONS,
    over="MS-18.1",
    turn="MS-6.1",
    question=questions.question,
    why_not=questions.why_not,
    holdings=questions.holdings,
    redeal=hidden.redeal,
    outcome=scoring.outcome,
    count=tally.count,
    pass_move=PASS,
)


class MasterPosition(Table):
    """A position of 51st State: Master Set."""

    def parts(self) -> Parts[Table]:
        """Return the parts of the Master Set."""
        return PARTS

    def moves(self, seat: int) -> list[int]:
        """List every legal answer of a seat; [] if it is not asked."""
        return MACHINE.legal(self, seat)

    def apply(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal."""
        MACHINE.take(self, seat, move)

    def clone(self) -> "MasterPosition":
        """Copy the position; nobody listens to the copy."""
        return MasterPosition(self.cards, self.settings, self.seats, self.chance.clone(), self)

    def chosen_options(self) -> dict[str, object]:
        """Return the value of every option."""
        return self.settings.options

    def book(self) -> PhraseBook:
        """Return the words of the Master Set."""
        return phrase_book(self.cards)

    def glance(self) -> dict[str, object]:
        """Return round and points."""
        return {"round": self.round, "scores": [player.vp for player in self.players]}

    def round_number(self) -> int:
        """Return the round that is played."""
        return self.round
