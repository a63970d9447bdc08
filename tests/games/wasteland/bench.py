"""Short words for tests of the old editions: lay a table of a ruleset and look at it.

Lines are those of scenario files (see novastate.games.wasteland.classic.arrange and expect); to
play and to ask is as in tests/table.py. A `table` with lines begins with a player turn of seat 1
in an empty world: the deck holds every card that no line names, in a known order, so name the
top of it with a line `deck pub docks` where a test draws.
"""

from collections.abc import Iterator
from typing import cast

from novastate.games.wasteland.classic.position import ClassicPosition
from novastate.games.wasteland.classic.ruleset import ClassicRuleset
from novastate.kernel.chance import Chance, seeded
from novastate.kernel.events import Event
from tests.table import offered

LONGEST = 4000
"""No game of random players is longer than this many decisions."""


class Bench:
    """A ruleset with everything a test needs to lay its tables."""

    def __init__(self, rules: ClassicRuleset) -> None:
        self.rules = rules

    def table(
        self, *given: str, seats: int = 2, seed: int = 1, **options: object
    ) -> ClassicPosition:
        """Lay out a table: every line gives something; without any, a game just begins."""
        position = self.rules.new(seats, seed, **options)
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


def random_choice(position: ClassicPosition, chance: Chance) -> tuple[int, int]:
    """Choose a seat to act, then a kind of move, then a move of that kind.

    Drawing the kind first lets random players do everything often, not only what has many ways.
    """
    seats = position.to_act()
    seat = seats[chance.below(len(seats))]
    moves = position.moves(seat)
    assert moves, "a seat that is asked has an answer"
    kinds = sorted({move & 63 for move in moves})
    kind = kinds[chance.below(len(kinds))]
    moves = [move for move in moves if move & 63 == kind]
    return seat, moves[chance.below(len(moves))]


def walk(position: ClassicPosition, seed: int) -> Iterator[tuple[int, int]]:
    """Offer a random seat and move for every decision until the game is over."""
    chance = seeded(seed)
    for _ in range(LONGEST):
        if not position.to_act():
            return
        yield random_choice(position, chance)
    raise AssertionError(f"the game is longer than {LONGEST} decisions")
