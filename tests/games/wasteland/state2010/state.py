"""Short words for tests of 51st State (2010): lay a table and look at it.

Lines are those of scenario files (see novastate.games.wasteland.classic.arrange and expect); to
play and to ask is as in tests/table.py. A `table` with lines begins with a player turn of seat 1
in an empty world: the deck holds every card that no line names, in a known order, so name the
top of it with a line `deck pub docks` where a test draws.
"""

from typing import Any, cast

from novastate.games.wasteland.classic.codes import DONE, PHASES
from novastate.games.wasteland.classic.position import ClassicPosition
from novastate.games.wasteland.state2010.ruleset import State2010
from novastate.kernel.chance import seeded
from novastate.kernel.events import Event
from tests.table import asked, offered, play, refusal, why_not

__all__ = [
    "RULES",
    "asked",
    "codes",
    "finish",
    "go_on",
    "holds",
    "offered",
    "play",
    "refusal",
    "shown",
    "table",
    "turns",
    "why_not",
]

RULES = State2010()
"""The ruleset, with the cards of the box."""


def table(*given: str, seats: int = 2, seed: int = 1, **options: object) -> ClassicPosition:
    """Lay out a table: every line gives something; without any, a game just begins."""
    position = RULES.new(seats, seed, **options)
    if given:
        RULES.clear(position)
        for line in given:
            RULES.arrange(position, line)
        RULES.settle(position)
    return cast(ClassicPosition, position)


def holds(position: ClassicPosition, *lines: str) -> None:
    """Assert expectations such as `1 pool = 2 worker`."""
    failures = [RULES.expect(position, line) for line in lines]
    assert not any(failures), " ".join(failure for failure in failures if failure)


def turns(position: ClassicPosition, seat: int) -> list[str]:
    """List the first words of what a seat may do: `conquer`, `pass`, each once."""
    return list(dict.fromkeys(text.split()[0] for text in offered(position, seat)))


def shown(position: ClassicPosition, seat: int, reader: int | None) -> dict[str, Any]:
    """Return what a reader sees of a player; both seats are counted from 1."""
    players = position.view(None if reader is None else reader - 1)["players"]
    assert isinstance(players, list)
    return dict(players[seat - 1])


def codes(events: list[Event]) -> list[str]:
    """List the codes of events in order."""
    return [event.code for event in events]


def go_on(position: ClassicPosition) -> None:
    """Go on to the actions of the next turn: pass, take the first card, cash and keep nothing."""
    turn = position.turn
    while position.turn == turn or PHASES[position.phase] != "actions":
        seat = position.to_act()[0]
        moves = position.moves(seat)
        position.apply(seat, DONE if DONE in moves else moves[0])


def finish(position: ClassicPosition, seed: int = 1) -> list[Event]:
    """Play a game to its end with random moves; return the events."""
    chance = seeded(seed)
    events: list[Event] = []
    position.listener = events
    while seats := position.to_act():
        moves = position.moves(seats[0])
        position.apply(seats[0], moves[chance.below(len(moves))])
    position.listener = None
    return events
