"""What makes an edition: its steps, clauses and words, as one description."""

from collections.abc import Callable
from typing import Final

from novastate.games.classic.cards.catalogue import Catalogue
from novastate.games.classic.clauses import clauses_of
from novastate.games.classic.table import Rules, Table
from novastate.games.classic.words.book import phrase_book
from novastate.kernel.machine import Machine
from novastate.kernel.options import Option
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.questions import Refusal

Conceivable = Callable[[Table, int], list[int]]
"""List every action somebody might think of in his turn, legal or not."""

Explain = Callable[[Table, int, int], Refusal | None]
"""Say why an action of a turn is refused; None if one has nothing to say of it."""

Facts = Callable[[Table], dict[str, object]]
"""Add public facts that only one edition has to what everybody sees."""


class Edition:
    """One of the old editions: everything that its positions need to know of it."""

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
        self.id: Final = id
        self.machine: Final = machine
        self.clauses: Final = clauses_of(prefix)
        self.conceivable: Final = conceivable
        self.options: Final = options
        self.rules_of: Final = rules_of
        self.refused: Final = refused  # explains actions that only this edition has
        self.facts: Final = facts  # what its views tell besides

    def book(self, cards: Catalogue, names: list[str] | None = None) -> PhraseBook:
        """Return the phrase book for a set of cards; players may be called by their names."""
        return phrase_book(self.id, cards, names)
