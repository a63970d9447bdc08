"""What makes an edition: what both old ones share, and its own steps, clauses and words."""

from collections.abc import Callable
from typing import Final

from novastate.games.classic import codes, hidden, views
from novastate.games.classic.asking import questions
from novastate.games.classic.cards.catalogue import Catalogue
from novastate.games.classic.clauses import clauses_of
from novastate.games.classic.fields import LAYOUT
from novastate.games.classic.notation import NOTATION
from novastate.games.classic.rules import counting, reaching, tally
from novastate.games.classic.scenarios.lines import SCRIPT
from novastate.games.classic.table import Rules, Table
from novastate.games.classic.words.book import phrase_book
from novastate.kernel.asking import no_option
from novastate.kernel.fields import Data
from novastate.kernel.machine import Machine
from novastate.kernel.options import Option
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.questions import Question, Refusal
from novastate.toolkit.game_table import Parts
from novastate.toolkit.views import Views

Conceivable = Callable[[Table, int], list[int]]
"""List every action somebody might think of in his turn, legal or not."""

Explain = Callable[[Table, int, int], Refusal | None]
"""Say why an action of a turn is refused; None if one has nothing to say of it."""

Facts = Callable[[Table], Data]
"""Add public facts that only one edition has to what everybody sees."""


class Edition(Parts[Table]):
    """One of the old editions: what both share, and everything in which it differs."""

    def __init__(
        self,
        id: str,
        prefix: str,
        machine: Machine[Table],
        conceivable: Conceivable,
        options: tuple[Option, ...],
        rules_of: Callable[[dict[str, object]], Rules],
        refused: Explain | None = None,
        facts: Facts | None = None,
    ) -> None:
        clauses = clauses_of(prefix)
        super().__init__(
            id,
            machine,
            NOTATION,
            Views(LAYOUT, self.table_view, views.player_view, self.reader_view),
            SCRIPT,
            options,
            over=clauses["over"],
            turn=clauses["turn"],
            question=self.asked,
            why_not=self.refused_for,
            holdings=questions.holdings,
            redeal=hidden.redeal,
            outcome=counting.outcome,
            count=tally.count,
            pass_move=codes.PASS,
        )
        self.clauses: Final = clauses
        self.conceivable: Final = conceivable
        self.rules_of: Final = rules_of
        self.refused: Final = refused  # explains actions that only this edition has
        self.facts: Final = facts  # what its views tell besides

    def table_view(self, p: Table) -> Data:
        """Describe the table to everybody."""
        return {**views.table_view(p), **({} if self.facts is None else self.facts(p))}

    def reader_view(self, p: Table, reader: int | None) -> Data:
        """Tell a reader what he reaches."""
        return {"reach": None if reader is None else reaching.reach(p, reader)}

    def decision(self, p: Table) -> tuple[str, str]:
        """Name the decision that is asked now, and its clause."""
        return self.machine.decisions[p.agenda[-1][0]]

    def refused_for(self, p: Table, seat: int, move: int, moves: list[int]) -> Refusal:
        """Say why a move is not among the legal ones of a seat that is asked."""
        found: Refusal | None = None
        if p.agenda[-1][0] == codes.S_PLAYER:
            if self.refused is not None:
                found = self.refused(p, seat, move)
            found = found or NOTATION.refused(p, seat, move)
        return found or no_option(self.decision(p))

    def asked(self, p: Table, seat: int) -> Question:
        """Return what a seat is asked, for people."""
        moves = p.moves(seat)
        refused: dict[int, Refusal] = {}
        if p.agenda[-1][0] == codes.S_PLAYER:
            for move in self.conceivable(p, seat):
                if move not in moves:
                    refused[move] = self.refused_for(p, seat, move, moves)
        return questions.question(p, seat, moves, refused, self.decision(p))

    def book(self, cards: Catalogue, names: list[str] | None = None) -> PhraseBook:
        """Return the phrase book for a set of cards; players may be called by their names."""
        return phrase_book(self.id, cards, names)
