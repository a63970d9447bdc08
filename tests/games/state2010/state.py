"""Short words for tests of the rules of 51st State (2010); see tests/games/bench.py.

They play with the first edition of the cards, so that figures of cards can change without a test
of a rule. Tests of the cards themselves play with `box`.
"""

from typing import Any

from novastate.games.classic.codes import DONE, PHASES
from novastate.games.classic.position import ClassicPosition
from novastate.games.state2010.ruleset import State2010
from novastate.kernel.chance import seeded
from novastate.kernel.events import Event
from tests.games.classic.bench import Bench, codes, turns
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

_BENCH = Bench(RULES, card_edition="first")
table = _BENCH.table
holds = _BENCH.holds


def shown(position: ClassicPosition, seat: int, reader: int | None) -> dict[str, Any]:
    """Return what a reader sees of a player; both seats are counted from 1."""
    players = position.view(None if reader is None else reader - 1)["players"]
    assert isinstance(players, list)
    return dict(players[seat - 1])


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
