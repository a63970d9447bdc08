"""Kinds of steps, each declared once beside its functions: what it does, or asks and goes on with.

A module of rules lists its own as `STEPS`; the machine of a game puts them together.
"""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from novastate.kernel.position import Position
from novastate.kernel.position import Step as Step  # rules take it from here

P = TypeVar("P", bound=Position)

Carry = Callable[[P, Step], None]
"""Carry out a step that was taken off the agenda, or that all have answered."""
Asks = Callable[[P, Step], bool]
"""The same for a step that may ask; True if it does."""
Perform = Callable[[P, Step], bool | None]
"""Either of them."""
Options = Callable[[P, Step, int], list[int]]
"""List what a seat may answer to a step; [] if nothing, or nothing more."""
Choose = Callable[[P, Step, int], None]
"""Go on with the chosen option of a step that was taken off the agenda."""


class StepKind(Generic[P]):
    """What is done with the steps of one number; saved games hold the number, so it never changes.

    A question has the word of its decision and its clause: one an edition, where some share it.
    """

    def __init__(
        self,
        number: int,
        word: str = "",
        clauses: str = "",
        perform: Perform[P] | None = None,
        options: Options[P] | None = None,
        choose: Choose[P] | None = None,
        resolve: Carry[P] | None = None,
        always: bool = False,
    ) -> None:
        self.number: Final = number
        self.word: Final = word
        self.clauses: Final = tuple(clauses.split())
        self.perform: Final = perform
        """None if the machine itself asks."""
        self.options: Final = options
        self.choose: Final = choose
        self.resolve: Final = resolve
        self.always: Final = always
        """Whether an only option is asked for as well."""


Steps = tuple[StepKind[P], ...]
"""What a module of the rules declares, at its end."""


class Do(StepKind[P]):
    """A step that asks nobody."""

    def __init__(self, number: int, carry: Carry[P]) -> None:
        super().__init__(number, perform=carry)


class Ask(StepKind[P]):
    """Ask a seat where it has a choice: an only option is taken, and without any it is over."""

    def __init__(
        self, number: int, word: str, clauses: str, options: Options[P], choose: Choose[P]
    ) -> None:
        super().__init__(number, word, clauses, None, options, choose)


class AskAlways(StepKind[P]):
    """Ask a seat even if it has one option only."""

    def __init__(
        self, number: int, word: str, clauses: str, options: Options[P], choose: Choose[P]
    ) -> None:
        super().__init__(number, word, clauses, None, options, choose, always=True)


class AskIf(StepKind[P]):
    """Ask a seat if a function says so, which otherwise goes on by itself."""

    def __init__(
        self,
        number: int,
        word: str,
        clauses: str,
        asks: Asks[P],
        options: Options[P],
        choose: Choose[P],
    ) -> None:
        super().__init__(number, word, clauses, asks, options, choose)


class AskTogether(StepKind[P]):
    """Ask all seats with options at once, each until it has none left; then all takes effect.

    A function of the rules may say who is asked.
    """

    def __init__(
        self,
        number: int,
        word: str,
        clauses: str,
        options: Options[P],
        resolve: Carry[P],
        asks: Asks[P] | None = None,
    ) -> None:
        super().__init__(number, word, clauses, asks or self.asks, options, resolve=resolve)
        self._offer: Final = options
        self._resolve: Final = resolve

    def asks(self, p: P, step: Step) -> bool:
        """Ask all who have a choice; without any, go on."""
        asked = [seat for seat in range(p.seats) if self._offer(p, step, seat)]
        if not asked:
            self._resolve(p, step)
            return False
        p.barriers += 1
        p.asking = asked
        return True


class Retired(StepKind[P]):
    """A number that a step has had once and none will have again."""

    def __init__(self, number: int) -> None:
        super().__init__(number, perform=self.refuse)

    def refuse(self, p: P, step: Step) -> None:
        """Refuse to perform it."""
        raise ValueError(f"Step {self.number} is not performed any more.")


def declared(steps: list[StepKind[P]]) -> list[StepKind[P]]:
    """Return the kinds of steps by number; refuse one that is declared twice or not at all."""
    found: dict[int, StepKind[P]] = {}
    for step in steps:
        if step.number in found:
            raise ValueError(f"Step {step.number} is declared twice.")
        found[step.number] = step
    for number in range(max(found) + 1):
        if number not in found:
            raise ValueError(f"Step {number} is not declared.")
    return [found[number] for number in range(len(found))]
