"""Short words for tests of the old editions: lay a table of a ruleset and look at it.

Lines are those of scenario files (see novastate.games.classic.scenarios.lines); to
play and to ask is as in tests/table.py. A `table` with lines begins with a player turn of seat 1
in an empty world: the deck holds every card that no line names, in a known order, so name the
top of it with a line `deck pub docks` where a test draws.
"""

from typing import cast

from novastate.games.classic.position import ClassicPosition
from novastate.games.classic.ruleset import ClassicRuleset
from novastate.kernel.events import Event
from tests.games.invariants import random_choice as random_choice
from tests.games.invariants import walk as walk
from tests.table import offered


class Bench:
    """A ruleset, and the options of its tables, with everything a test needs to lay them."""

    def __init__(self, rules: ClassicRuleset, **options: object) -> None:
        self.rules = rules
        self.options = options

    def table(
        self, *given: str, seats: int = 2, seed: int = 1, **options: object
    ) -> ClassicPosition:
        """Lay out a table: every line gives something; without any, a game just begins."""
        position = self.rules.new(seats, seed, **{**self.options, **options})
        if given:
            self.rules.clear(position)
            for line in given:
                self.rules.arrange(position, line)
            self.rules.settle(position)
        return cast(ClassicPosition, position)

    def holds(self, position: ClassicPosition, *lines: str) -> None:
        """Assert expectations such as `1 pool = 2 worker`."""
        failures = [self.rules.expect(position, line) for line in lines]
        assert not any(failures), " ".join(failure for failure in failures if failure)


def turns(position: ClassicPosition, seat: int) -> list[str]:
    """List the first words of what a seat may do: `conquer`, `pass`, each once."""
    return list(dict.fromkeys(text.split()[0] for text in offered(position, seat)))


def codes(events: list[Event]) -> list[str]:
    """List the codes of events in order."""
    return [event.code for event in events]
