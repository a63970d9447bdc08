"""Positions of a game that declares its parts: what people are asked and see follows from them.

The fast path (`moves`, `apply`, `clone`) is a game's own, where that is faster. A small game has
neither options nor scenarios, and asks plainly.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, cast

from novastate.kernel.asking import Explain, Holdings, no_option
from novastate.kernel.chance import Chance, forked
from novastate.kernel.count import Count
from novastate.kernel.machine import Machine
from novastate.kernel.notation import Notation
from novastate.kernel.options import Option
from novastate.kernel.outcome import Outcome
from novastate.kernel.phrases import Phrase, PhraseBook
from novastate.kernel.position import Move, Position, Seat
from novastate.kernel.questions import Question, Refusal
from novastate.toolkit.lines import Script
from novastate.toolkit.nouns import SEAT, Nouns
from novastate.toolkit.sentences import sentences
from novastate.toolkit.views import Views

P = TypeVar("P", bound="GameTable")

NO_PASS: Final = -1
"""Stands for the pass in games where nobody passes."""


class Parts(Generic[P]):
    """What a game gives for its positions, as one record."""

    def __init__(
        self,
        id: str,
        machine: Machine[Any],
        notation: Notation[Any],
        views: Views[Any],
        script: Script | None = None,
        options: tuple[Option, ...] = (),
        *,
        over: str,
        turn: str,
        redeal: Callable[[P, Seat | None, Chance], None],
        outcome: Callable[[P], Outcome | None],
        count: Callable[[P], Count],
        holdings: Holdings[P],
        question: Callable[[P, Seat], Question] | None = None,
        why_not: Explain[P] | None = None,
        pass_move: Move = NO_PASS,
        words: str = "",
    ) -> None:
        self.id: Final = id
        self.machine: Final = machine
        self.notation: Final = notation
        self.views: Final = views
        self.question: Final = plain_question if question is None else question
        self.script: Final = script
        self.holdings: Final = holdings
        self.pass_move: Final = pass_move
        self.over: Final = over
        """The clause of the end, for who wants to move after it."""
        self.turn: Final = turn
        """The clause of the turns, for who is not asked."""
        self.why_not: Final = plain_refusal if why_not is None else why_not
        self.redeal: Final = redeal
        """Deal afresh, in place, the cards that a reader cannot know."""
        self.outcome: Final = outcome
        self.count: Final = count
        self.options: Final = options
        self.words: Final = words
        """The package of its sentences, where they name nothing but seats."""

    def plain_book(self, names: list[str] | None = None) -> PhraseBook:
        """Return the words of a game that names nothing but seats."""
        return Nouns(sentences(self.words), {"seat": SEAT}, {}, [], names).book()

    def pass_word(self) -> str:
        """Return the word with which one passes; "" if nobody does."""
        return "" if self.pass_move == NO_PASS else self.notation.verb(self.pass_move).word


class GameTable(Position):
    """A position whose game has declared its parts."""

    def parts(self) -> Parts[Any]:
        """Return the parts of its game."""
        raise NotImplementedError

    def moves(self, seat: Seat) -> list[Move]:
        """List every legal answer of a seat; [] if it is not asked."""
        return self.parts().machine.legal(self, seat)

    def apply(self, seat: Seat, move: Move) -> None:
        """Make a move that is known to be legal."""
        self.parts().machine.take(self, seat, move)

    def chosen_options(self) -> dict[str, object]:
        """Return the value of every option."""
        return {}

    def book(self) -> PhraseBook:
        """Return the words of its game."""
        return self.parts().plain_book()

    def game(self) -> str:
        """Return the id of its game."""
        return self.parts().id

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Say why a move is not legal now; None if it is."""
        parts = self.parts()
        if not self.asking:
            return Refusal("over", parts.over)
        if seat not in self.asking:
            return Refusal("not_asked", parts.turn, {"seat": seat})
        moves = self.moves(seat)
        return None if move in moves else parts.why_not(self, seat, move, moves)

    def say_why(self, refusal: Refusal) -> str:
        """Say why a move is refused, in English."""
        return self.book().say(refusal.phrase(), "en")

    def question(self, seat: Seat) -> Question:
        """Return what a seat is asked, for people; the seat must be one of `to_act`."""
        if seat not in self.asking:
            raise ValueError(f"seat {seat + 1} is not asked anything now")
        return self.parts().question(self, seat)

    def notation(self, seat: Seat, move: Move) -> str:
        """Write a move as text."""
        return self.parts().notation.write(self, seat, move)

    def parse(self, seat: Seat, text: str) -> Move:
        """Read a move from text."""
        return self.parts().notation.read(self, seat, text)

    def view(self, reader: Seat | None) -> dict[str, object]:
        """Return what a reader may see; None is a spectator."""
        return self.views([reader])[0]

    def views(self, readers: list[Seat | None]) -> list[dict[str, object]]:
        """Return what each of some readers may see."""
        return self.parts().views.made(self, readers)

    def redeal(self: P, reader: Seat | None, chance: Chance) -> P:
        """Deal afresh what a reader cannot know; to him it looks the same."""
        copy = cast(P, self.clone())
        self.parts().redeal(copy, reader, chance)
        copy.answer_afresh(reader, chance)
        return copy

    def answer_afresh(self, reader: Seat | None, chance: Chance) -> None:
        """Draw new answers of those who have answered unseen by a reader, and another fate.

        Who has finished answers to the end, others as often as they have.
        """
        machine = self.parts().machine
        asked = range(self.seats) if machine.together(self) else range(0)
        for seat in asked:
            said, finished = len(self.answers[seat]), seat not in self.asking
            if seat == reader or not said:
                continue
            step = self.agenda[-1]
            given: list[Move] = []
            self.answers[seat] = given
            options = machine.offered(self, step, seat)
            while options and (finished or len(given) < said):
                given = [*given, options[chance.below(len(options))]]
                self.answers[seat] = given
                options = machine.offered(self, step, seat)
            if not finished and given and not options:
                self.answers[seat] = given[:-1]
        self.chance = forked(chance)

    def holdings(self, seat: Seat) -> dict[str, int]:
        """Count by name what a player has."""
        return self.parts().holdings(self, seat)

    def passing(self, seat: Seat) -> Move | None:
        """Return the pass, if the seat is asked for a turn."""
        move = self.parts().pass_move
        return move if move != NO_PASS and move in self.moves(seat) else None

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return self.parts().outcome(self)

    def count(self) -> Count:
        """Count everybody's points line by line."""
        return self.parts().count(self)

    def to_data(self) -> dict[str, object]:
        """Return every field as plain data."""
        return self.parts().views.layout.data(self)

    def options(self) -> tuple[Option, ...]:
        """Return the options its game has."""
        return self.parts().options


def plain_question(p: GameTable, seat: Seat, about: dict[str, object] | None = None) -> Question:
    """Ask what the step on top of the agenda asks, with its legal answers alone."""
    parts = p.parts()
    code, clause = parts.machine.decisions[p.agenda[-1][0]]
    choices = [parts.notation.choice(p, seat, move) for move in p.moves(seat)]
    return Question(code, clause, Phrase("ask_" + code, about or {"seat": seat}), choices)


def plain_refusal(p: GameTable, seat: Seat, move: Move, moves: list[Move]) -> Refusal:
    """Refuse a move because it is none of the answers."""
    return no_option(p.parts().machine.decisions[p.agenda[-1][0]])
