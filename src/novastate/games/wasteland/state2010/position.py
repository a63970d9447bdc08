"""Positions of 51st State (2010): the kernel's contract, carried out by the rules."""

from novastate.games.wasteland.classic import counting, hidden, notation, questions, views
from novastate.games.wasteland.classic.codes import (
    S_ENTER,
    S_LEAD,
    S_MEANS,
    S_OVER,
    S_PLAYER,
    S_REBUILD,
    S_TUCK,
    S_WITH,
)
from novastate.games.wasteland.classic.data import table_data
from novastate.games.wasteland.classic.refusals import turn_refusal
from novastate.games.wasteland.classic.table import Table, copy_table
from novastate.games.wasteland.state2010.decisions import CLAUSES, decision
from novastate.games.wasteland.state2010.engine import MACHINE
from novastate.games.wasteland.state2010.words import phrase_book
from novastate.kernel.chance import Chance
from novastate.kernel.codec import digest
from novastate.kernel.outcome import Outcome
from novastate.kernel.questions import Question, Refusal, Refused

GAME = "state2010"
NAMED = (S_MEANS, S_TUCK, S_ENTER, S_OVER, S_WITH, S_REBUILD, S_LEAD)
"""Steps whose first detail is a card of the hand that everybody has seen named."""


class State2010Position(Table):
    """A position of 51st State (2010)."""

    def moves(self, seat: int) -> list[int]:
        """List every legal answer of a seat; [] if it is not asked."""
        return MACHINE.legal(self, seat)

    def apply(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal."""
        MACHINE.take(self, seat, move)

    def clone(self) -> "State2010Position":
        """Copy the position; nobody listens to the copy."""
        copy = State2010Position(
            self.cards,
            self.rules,
            self.seats,
            self.chance.clone(),
            [player.clone() for player in self.players],
        )
        copy_table(self, copy)
        return copy

    def play(self, seat: int, move: int) -> None:
        """Make a move, or raise Refused and change nothing."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise Refused(refusal, phrase_book(self.cards).say(refusal.phrase(), "en"))
        MACHINE.take(self, seat, move)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Say why a move is not legal now; None if it is."""
        if self.over:
            return Refusal("over", CLAUSES.over)
        if seat not in self.asking:
            return Refusal("not_asked", CLAUSES.turn, {"seat": seat})
        if move in MACHINE.legal(self, seat):
            return None
        return why_not(self, seat, move)

    def question(self, seat: int) -> Question:
        """Return what a seat is asked, for people."""
        asked = self.agenda and self.agenda[-1][0] == S_PLAYER
        thinkable = questions.conceivable(self, seat) if asked else []
        moves = MACHINE.legal(self, seat)
        return questions.question(self, seat, moves, decision(self), thinkable, why_not)

    def notation(self, seat: int, move: int) -> str:
        """Write a move as text."""
        return notation.write(self, seat, move)

    def parse(self, seat: int, text: str) -> int:
        """Read a move from text."""
        return notation.read(self, seat, text)

    def view(self, reader: int | None) -> dict[str, object]:
        """Return what a reader may see."""
        return views.view(self, GAME, reader)

    def redeal(self, reader: int | None, chance: Chance) -> "State2010Position":
        """Deal afresh what a reader cannot know; to him it looks the same."""
        copy = self.clone()
        named: dict[int, list[int]] = {}
        for kind, seat, card, _ in self.agenda:
            if kind in NAMED:
                named.setdefault(seat, []).append(card)
        hidden.redeal(copy, reader, chance, named)
        return copy

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return counting.outcome(self)

    def to_data(self) -> dict[str, object]:
        """Return every field as plain data."""
        return table_data(self, GAME)

    def digest(self) -> str:
        """Return a hash of the whole position."""
        return digest(table_data(self, GAME))


def why_not(p: Table, seat: int, move: int) -> Refusal:
    """Say why a move is not among the legal ones of a seat that is asked."""
    code, clause = decision(p)
    if p.agenda[-1][0] == S_PLAYER:
        found = turn_refusal(p, seat, move, CLAUSES)
        if found is not None:
            return found
    return Refusal("not_an_option", clause, {"decision": code})
