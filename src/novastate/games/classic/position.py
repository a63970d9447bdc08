"""Positions of the old editions: the kernel's contract, carried out by the rules."""

from typing import Final

from novastate.games.classic import codes, hidden, views
from novastate.games.classic.asking import questions
from novastate.games.classic.cards.catalogue import Catalogue
from novastate.games.classic.edition import Edition
from novastate.games.classic.fields import LAYOUT
from novastate.games.classic.notation import NOTATION
from novastate.games.classic.rules import counting, reaching, tally
from novastate.games.classic.table import Player, Rules, Table
from novastate.kernel import asking
from novastate.kernel.chance import Chance
from novastate.kernel.count import Count
from novastate.kernel.options import Option
from novastate.kernel.outcome import Outcome
from novastate.kernel.position import Step
from novastate.kernel.questions import Question, Refusal

NAMED: Final[tuple[int, ...]] = (
    codes.S_MEANS,
    codes.S_TUCK,
    codes.S_ENTER,
    codes.S_OVER,
    codes.S_WITH,
    codes.S_REBUILD,
    codes.S_LEAD,
    codes.S_HOST,
    codes.S_RUIN_OVER,
    codes.S_REBUILD_RUIN,
)
"""Steps whose first detail is a card of the hand that everybody has seen named."""
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
        players: list[Player],
        source: "ClassicPosition | None" = None,
    ) -> None:
        super().__init__(cards, rules, seats, chance, players, source)
        self.edition = edition

    def game(self) -> str:
        """Return the id of its game."""
        return self.edition.id

    def moves(self, seat: int) -> list[int]:
        """List every legal answer of a seat; [] if it is not asked."""
        return self.edition.machine.legal(self, seat)

    def apply(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal."""
        self.edition.machine.take(self, seat, move)

    def offers(self, step: Step) -> bool:
        """Tell whether a step that asks a seat would offer it anything, by the edition's rules."""
        return bool(self.edition.machine.offered(self, step, step[1]))

    def clause(self, ruling: str) -> str:
        """Return where the rules of the edition say something."""
        return self.edition.clauses[ruling]

    def clone(self) -> "ClassicPosition":
        """Copy the position; nobody listens to the copy."""
        return ClassicPosition(
            self.edition,
            self.cards,
            self.rules,
            self.seats,
            self.chance.clone(),
            [player.clone() for player in self.players],
            self,
        )

    def glance(self) -> dict[str, object]:
        """Return turn and points."""
        return {"round": self.turn, "scores": [counting.total(player) for player in self.players]}

    def passing(self, seat: int) -> int | None:
        """Return the pass, if the seat is asked for a turn."""
        return codes.PASS if codes.PASS in self.moves(seat) else None

    def say_why(self, refusal: Refusal) -> str:
        """Say why a move is refused, in English."""
        return self.edition.book(self.cards).say(refusal.phrase(), "en")

    def round_number(self) -> int:
        """Return the turn that is played."""
        return self.turn

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Say why a move is not legal now; None if it is."""
        why_not = ClassicPosition.why_not
        return asking.refusal(self, seat, move, why_not, self.clause("over"), self.clause("turn"))

    def decision(self) -> tuple[str, str]:
        """Name the decision that is asked now, and its clause."""
        return self.edition.machine.decisions[self.agenda[-1][0]]

    def why_not(self, seat: int, move: int, moves: list[int]) -> Refusal:
        """Say why a move is not among the legal ones of a seat that is asked."""
        found: Refusal | None = None
        if self.agenda[-1][0] == codes.S_PLAYER:
            if self.edition.refused is not None:
                found = self.edition.refused(self, seat, move)
            found = found or NOTATION.refused(self, seat, move)
        return found or asking.no_option(self.decision())

    def question(self, seat: int) -> Question:
        """Return what a seat is asked, for people."""
        if seat not in self.asking:
            raise ValueError(f"seat {seat + 1} is not asked anything now")
        moves = self.moves(seat)
        refused: dict[int, Refusal] = {}
        if self.agenda[-1][0] == codes.S_PLAYER:
            for move in self.edition.conceivable(self, seat):
                if move not in moves:
                    refused[move] = self.why_not(seat, move, moves)
        return questions.question(self, seat, moves, refused, self.decision())

    def notation(self, seat: int, move: int) -> str:
        """Write a move as text."""
        return NOTATION.write(self, seat, move)

    def parse(self, seat: int, text: str) -> int:
        """Read a move from text."""
        return NOTATION.read(self, seat, text)

    def view(self, reader: int | None) -> dict[str, object]:
        """Return what a reader may see."""
        data = views.view(self, self.edition.id, reader)
        data["reach"] = None if reader is None else reaching.reach(self, reader)
        if self.edition.facts is not None:
            data.update(self.edition.facts(self))
        return data

    def redeal(self, reader: int | None, chance: Chance) -> "ClassicPosition":
        """Deal afresh what a reader cannot know; to him it looks the same.

        A rival who is asked for the means of his contact has some, and so he must in the new deal.
        """
        named: dict[int, list[int]] = {}
        for kind, seat, card, _ in self.agenda:
            if kind in NAMED:
                named.setdefault(seat, []).append(card)
        for _ in range(DEALS):
            copy = self.clone()
            hidden.redeal(copy, reader, chance, named)
            if all(seat == reader or copy.moves(seat) for seat in copy.asking):
                return copy
        for seat in self.asking:  # most unlikely: leave them what they hold
            named[seat] = self.players[seat].hand
        copy = self.clone()
        hidden.redeal(copy, reader, chance, named)
        return copy

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return counting.outcome(self)

    def count(self) -> Count:
        """Count everybody's points line by line."""
        return tally.count(self)

    def to_data(self) -> dict[str, object]:
        """Return every field as plain data."""
        return LAYOUT.data(self, self.edition.id, self.rules.options)

    def options(self) -> tuple[Option, ...]:
        """Return the options its game has."""
        return self.edition.options
