"""The machine that runs an agenda: steps are performed until one asks somebody."""

from collections.abc import Sequence
from typing import Final, Generic

from novastate.kernel.position import Step
from novastate.kernel.steps import P, StepKind, declared


class Machine(Generic[P]):
    """The steps of a game by number, which find what they do without hashing.

    Of questions that editions share, those belong to a game that have a clause with its prefix.
    """

    def __init__(self, prefix: str, *parts: Sequence[StepKind[P]]) -> None:
        kinds = declared([step for part in parts for step in part])
        self.perform: Final = [kind.perform for kind in kinds]
        self.always: Final = [kind.always for kind in kinds]
        self.options: Final = [kind.options for kind in kinds]
        self.choose: Final = [kind.choose for kind in kinds]
        self.resolve: Final = [kind.resolve for kind in kinds]
        self.decisions: Final = {
            kind.number: (kind.word, clause)
            for kind in kinds
            for clause in kind.clauses
            if clause.startswith(prefix + "-")
        }
        """The word and the clause of what a step asks."""

    def run(self, p: P) -> None:
        """Perform steps until one asks somebody or none is left."""
        agenda = p.agenda
        p.offer = None
        while agenda:
            step = agenda.pop()
            perform = self.perform[step[0]]
            if perform is not None:
                if not perform(p, step):
                    continue
            elif self.always[step[0]]:
                p.ask(step[1])
            elif not self._asks(p, step):
                continue
            agenda.append(step)
            return
        p.asking = []

    def _asks(self, p: P, step: Step) -> bool:
        """Ask a seat where it has a choice; else go on with its only option, if there is one."""
        offered = self.options[step[0]]
        assert offered is not None, "a step that asks has options"
        options = offered(p, step, step[1])
        if len(options) > 1:
            p.offer = options
            return p.ask(step[1])
        if options:
            choose = self.choose[step[0]]
            assert choose is not None, "what is asked can be answered"
            choose(p, step, options[0])
        return False

    def legal(self, p: P, seat: int) -> list[int]:
        """List the legal answers of a seat; [] if it is not asked."""
        if seat not in p.asking:
            return []
        if p.offer is not None:
            return p.offer.copy()
        step = p.agenda[-1]
        options = self.options[step[0]]
        assert options is not None, "a step that asks has options"
        return options(p, step, seat)

    def offered(self, p: P, step: Step, seat: int) -> list[int]:
        """List what a step offers a seat, asked or not."""
        options = self.options[step[0]]
        assert options is not None, "a step that asks has options"
        return options(p, step, seat)

    def take(self, p: P, seat: int, move: int) -> None:
        """Apply a legal answer and run on to the next question."""
        step = p.agenda[-1]
        choose = self.choose[step[0]]
        if choose is None:
            self._note(p, step, seat, move)
            return
        p.agenda.pop()
        choose(p, step, move)
        self.run(p)

    def together(self, p: P) -> bool:
        """Tell whether several seats are asked at the same time."""
        return bool(p.agenda) and self.resolve[p.agenda[-1][0]] is not None

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
        resolve = self.resolve[step[0]]
        assert resolve is not None, "a step without a choice is answered together"
        resolve(p, step)
        p.answers = [[] for _ in range(p.seats)]
        self.run(p)
