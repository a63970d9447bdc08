"""Short words for tests of rules: lay a table, play on it, look at it.

Lines are those of scenario files (see novastate.games.master.scenarios.lines). To play and to
ask is the same in every game; `table` and `holds` are the Master Set's.
"""

from typing import cast

from novastate.games.master.position import MasterPosition
from novastate.games.registry import ruleset
from novastate.kernel.events import Event
from novastate.kernel.position import Position
from novastate.kernel.questions import Refusal


def table(*given: str, seats: int = 2, seed: int = 1, **options: object) -> MasterPosition:
    """Lay out a table: every line gives something; without any, a game just begins."""
    rules = ruleset("master")
    position = rules.new(seats, seed, **options)
    if given:
        rules.clear(position)
        for line in given:
            rules.arrange(position, line)
        rules.settle(position)
    return cast(MasterPosition, position)


def attributes(thing: object) -> dict[str, object]:
    """List what an object knows, whether its class is compiled or not."""
    found = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}
    return {name: value for name, value in found.items() if not callable(value)}


def split(text: str) -> tuple[int, str]:
    """Split `2: pass` into seat 1 (counted from 0) and `pass`."""
    seat, _, move = text.partition(": ")
    return int(seat) - 1, move


def play(position: Position, *moves: str) -> list[Event]:
    """Play moves such as `1: build school`; return the events of them all."""
    events: list[Event] = []
    position.listener = events
    for text in moves:
        seat, move = split(text)
        position.play(seat, position.parse(seat, move))
    position.listener = None
    return events


def holds(position: MasterPosition, *lines: str) -> None:
    """Assert expectations such as `1 goods = 2 worker`."""
    failures = [ruleset("master").expect(position, line) for line in lines]
    assert not [failure for failure in failures if failure]


def offered(position: Position, seat: int) -> list[str]:
    """List what a seat (counted from 1) may answer, as text."""
    return [position.notation(seat - 1, move) for move in position.moves(seat - 1)]


def refusal(position: Position, text: str) -> Refusal | None:
    """Return why a move such as `1: build school` is refused; None if it is possible."""
    seat, move = split(text)
    return position.refusal(seat, position.parse(seat, move))


def why_not(position: Position, text: str) -> str:
    """Return code and clause of a refusal, `contacts MS-8.2.1`; nothing if it is possible."""
    found = refusal(position, text)
    return "" if found is None else f"{found.code} {found.clause}"


def asked(position: Position) -> str:
    """Return which decision is asked now, of the first seat to act."""
    return position.question(position.to_act()[0]).code
