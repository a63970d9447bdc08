"""Positions of the old editions: the fast path by the edition's machine, the rest by its parts."""

from typing import Final

from novastate.games.classic import hidden
from novastate.games.classic.cards.catalogue import Catalogue
from novastate.games.classic.edition import Edition
from novastate.games.classic.rules import counting
from novastate.games.classic.table import Rules, Table
from novastate.kernel.chance import Chance
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.position import Step
from novastate.toolkit.game_table import Parts

DEALS: Final = 60
"""How often a deal is tried until every rival who is asked something has an answer."""


class ClassicPosition(Table):
    """A position of one of the old editions."""

    def __init__(
        self,
        edition: Edition,
        cards: Catalogue,
        rules: Rules,
        seats: int,
        chance: Chance,
        source: "ClassicPosition | None" = None,
    ) -> None:
        super().__init__(cards, rules, seats, chance, source)
        self.edition = edition

    def parts(self) -> Parts[Table]:
        """Return the edition."""
        return self.edition

    def moves(self, seat: int) -> list[int]:
        """List every legal answer of a seat; [] if it is not asked."""
        return self.edition.machine.legal(self, seat)

    def apply(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal."""
        self.edition.machine.take(self, seat, move)

    def clone(self) -> "ClassicPosition":
        """Copy the position; nobody listens to the copy."""
        return ClassicPosition(
            self.edition, self.cards, self.rules, self.seats, self.chance.clone(), self
        )

    def offers(self, step: Step) -> bool:
        """Tell whether a step that asks a seat would offer it anything, by the edition's rules."""
        return bool(self.edition.machine.offered(self, step, step[1]))

    def clause(self, ruling: str) -> str:
        """Return where the rules of the edition say something."""
        return self.edition.clauses[ruling]

    def chosen_options(self) -> dict[str, object]:
        """Return the value of every option."""
        return self.rules.options

    def book(self) -> PhraseBook:
        """Return the words of the edition."""
        return self.edition.book(self.cards)

    def glance(self) -> dict[str, object]:
        """Return turn and points."""
        return {"round": self.turn, "scores": [counting.total(player) for player in self.players]}

    def round_number(self) -> int:
        """Return the turn that is played."""
        return self.turn

    def redeal(self, reader: int | None, chance: Chance) -> "ClassicPosition":
        """Deal afresh what a reader cannot know; to him it looks the same.

        A rival who is asked for the means of his contact has some, and so he must in the new deal.
        """
        for _ in range(DEALS):
            copy = super().redeal(reader, chance)
            if all(seat == reader or copy.moves(seat) for seat in copy.asking):
                return copy
        copy = self.clone()
        hidden.redeal(copy, reader, chance, self.asking)  # most unlikely
        copy.answer_afresh(reader, chance)
        return copy
