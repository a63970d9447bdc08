"""The machine that runs an agenda: steps are performed until one asks somebody."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from novastate.kernel.position import Position, Step

P = TypeVar("P", bound=Position)

Perform = Callable[[P, Step], bool]
"""Carry out a step that was taken off the agenda; True if it asks somebody instead."""
Options = Callable[[P, Step, int], list[int]]
"""List what a seat may answer to the step on top of the agenda; [] when it has finished."""
Answer = Callable[[P, Step, int, int], None]
"""Take an answer; takes the step off the agenda unless it is to be performed again."""
Choose = Callable[[P, Step, int], None]
"""Go on with the chosen option of a step that was taken off the agenda."""
Resolve = Callable[[P, Step], None]
"""Go on after all have answered at the same time."""


F = TypeVar("F")


def by_number(table: dict[int, F], size: int) -> list[F | None]:
    """Lay out a table by number as a list, in which a number is found without hashing it."""
    return [table.get(number) for number in range(size)]


class Machine(Generic[P]):
    """What each kind of step does, offers and makes of an answer, by its number.

    Steps in `choose` ask one seat where it has a choice: an only option is taken without asking,
    and without any the step is over. Steps in `together` are asked of several seats at the same
    time: every seat with options is asked until it has none left, and then all answers take effect
    at once. Neither has a `perform` or an `answer`.
    """

    def __init__(
        self,
        perform: dict[int, Perform[P]],
        options: dict[int, Options[P]],
        answer: dict[int, Answer[P]],
        together: dict[int, Resolve[P]],
        choose: dict[int, Choose[P]],
    ) -> None:
        size = max(*perform, *options) + 1
        self.perform: Final = by_number(perform, size)
        self.options: Final = by_number(options, size)
        self.answer: Final = by_number(answer, size)
        self.choose: Final = by_number(choose, size)
        self.together: Final = together

    def run(self, p: P) -> None:
        """Perform steps until one asks somebody or none is left."""
        agenda = p.agenda
        while agenda:
            step = agenda.pop()
            perform = self.perform[step[0]]
            if self._ask(p, step) if perform is None else perform(p, step):
                agenda.append(step)
                return
        p.asking = []

    def _ask(self, p: P, step: Step) -> bool:
        """Ask whoever has a choice, and go on where nobody has."""
        choose = self.choose[step[0]]
        if choose is None:
            return self._gather(p, step)
        options = self.offered(p, step, step[1])
        if len(options) > 1:
            return p.ask(step[1])
        if options:
            choose(p, step, options[0])
        return False

    def _gather(self, p: P, step: Step) -> bool:
        """Ask all who have a choice at once; without any, go on."""
        asked = [seat for seat in range(p.seats) if self.offered(p, step, seat)]
        if not asked:
            self.together[step[0]](p, step)
            return False
        p.barriers += 1
        p.asking = asked
        return True

    def legal(self, p: P, seat: int) -> list[int]:
        """List the legal answers of a seat; [] if it is not asked."""
        if seat not in p.asking:
            return []
        return self.offered(p, p.agenda[-1], seat)

    def offered(self, p: P, step: Step, seat: int) -> list[int]:
        """List what a step offers a seat."""
        options = self.options[step[0]]
        assert options is not None, "a step that asks has options"
        return options(p, step, seat)

    def take(self, p: P, seat: int, move: int) -> None:
        """Apply a legal answer and run on to the next question."""
        step = p.agenda[-1]
        answer, choose = self.answer[step[0]], self.choose[step[0]]
        if answer is not None:
            answer(p, step, seat, move)
            self.run(p)
        elif choose is not None:
            p.agenda.pop()
            choose(p, step, move)
            self.run(p)
        else:
            self._note(p, step, seat, move)

    def _note(self, p: P, step: Step, seat: int, move: int) -> None:
        """Note the answer of one seat; when all have finished, all takes effect at once."""
        p.answers[seat] = [*p.answers[seat], move]
        if self.offered(p, step, seat):
            return
        p.asking = [other for other in p.asking if other != seat]
        if p.asking:
            return
        p.agenda.pop()
        if sum(1 for answers in p.answers if answers) > 1:
            p.reveal()  # what the others have chosen was hidden until now
        else:
            p.barriers += 1
        self.together[step[0]](p, step)
        p.answers = [[] for _ in range(p.seats)]
        self.run(p)
