"""Steps: each kind asks as it says, and every number is declared once."""

import pytest

from novastate.kernel.chance import seeded
from novastate.kernel.machine import Machine
from novastate.kernel.position import Position, Step
from novastate.kernel.steps import Ask, AskAlways, AskIf, AskTogether, Do, Retired

S_ASK, S_ALWAYS, S_IF, S_TOGETHER, S_DO = range(5)


class Notes(Position):
    """A table on which everything that happens is written down."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, seeded(1))
        self.offered = [[0]] * seats
        self.written: list[tuple[object, ...]] = []


def write(p: Notes, step: Step) -> None:
    """Write a step down that asks nobody."""
    p.written.append(("done", step[2]))


def offer(p: Notes, step: Step, seat: int) -> list[int]:
    """Offer what the test says, once."""
    return [] if p.answers[seat] else p.offered[seat]


def choose(p: Notes, step: Step, move: int) -> None:
    """Write down what was chosen."""
    p.written.append(("chosen", step[1], move))


def asks(p: Notes, step: Step) -> bool:
    """Ask if the step says so."""
    return p.ask(step[1]) if step[2] else False


def together(p: Notes, step: Step) -> None:
    """Write down what all have said."""
    p.written.append(("all", *p.answers))


MACHINE: Machine[Notes] = Machine(
    "AB",
    (
        Ask(S_ASK, "ask", "XY-1.1 AB-1.1", offer, choose),
        AskAlways(S_ALWAYS, "always", "AB-1.2", offer, choose),
        AskIf(S_IF, "if", "XY-1.3", asks, offer, choose),
    ),
    (AskTogether(S_TOGETHER, "together", "AB-1.4", offer, together), Do(S_DO, write)),
)


def begun(kind: int, *offered: list[int], detail: int = 0) -> Notes:
    """Run one step on a table where the seats are offered something."""
    p = Notes(len(offered))
    p.offered = list(offered)
    p.agenda = [(S_DO, -1, 9, 0), (kind, 0, detail, 0)]
    MACHINE.run(p)
    return p


def test_a_seat_is_asked_where_it_has_a_choice() -> None:
    p = begun(S_ASK, [3, 4])
    assert (p.asking, MACHINE.legal(p, 0), p.written) == ([0], [3, 4], [])
    MACHINE.take(p, 0, 4)
    assert (p.asking, p.written) == ([], [("chosen", 0, 4), ("done", 9)])


@pytest.mark.parametrize(("offered", "written"), [([3], [("chosen", 0, 3)]), ([], [])])
def test_an_only_option_is_taken_and_none_is_over(
    offered: list[int], written: list[tuple[object, ...]]
) -> None:
    p = begun(S_ASK, offered)
    assert (p.asking, p.written) == ([], [*written, ("done", 9)])


def test_some_are_asked_with_an_only_option() -> None:
    assert begun(S_ALWAYS, [3]).asking == [0]


@pytest.mark.parametrize(("detail", "asked"), [(0, []), (1, [0])])
def test_a_function_may_say_whether_to_ask(detail: int, asked: list[int]) -> None:
    assert begun(S_IF, [3], detail=detail).asking == asked


def test_answers_given_together_take_effect_when_all_have_said_theirs() -> None:
    p = begun(S_TOGETHER, [3], [], [5, 6])
    assert (p.asking, MACHINE.together(p)) == ([0, 2], True)
    MACHINE.take(p, 2, 6)
    assert (p.asking, p.written, p.reveals) == ([0], [], 0)
    MACHINE.take(p, 0, 3)
    assert p.written == [("all", [3], [], [6]), ("done", 9)]
    assert (p.asking, p.reveals, p.answers) == ([], 1, [[], [], []])


def test_nobody_is_asked_where_none_has_options() -> None:
    assert begun(S_TOGETHER, [], []).written == [("all", [], []), ("done", 9)]


def test_the_decisions_of_a_game_have_its_own_clauses() -> None:
    assert MACHINE.decisions == {
        S_ASK: ("ask", "AB-1.1"),
        S_ALWAYS: ("always", "AB-1.2"),
        S_TOGETHER: ("together", "AB-1.4"),
    }


def test_a_step_declared_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^Step 1 is declared twice\.$"):
        Machine("AB", (Do(0, write), Do(1, write)), (Do(1, write),))


def test_a_step_without_a_declaration_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^Step 1 is not declared\.$"):
        Machine("AB", (Do(0, write), Do(2, write)))


def test_a_retired_number_is_kept_free() -> None:
    machine: Machine[Notes] = Machine("AB", (Retired(0), Do(1, write)))
    p = Notes(1)
    p.agenda = [(0, 0, 0, 0)]
    with pytest.raises(ValueError, match=r"^Step 0 is not performed any more\.$"):
        machine.run(p)
