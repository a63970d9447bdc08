"""Let rounds go by in tests that look at what the next one brings."""

from novastate.games.master.codes import ACTION
from novastate.games.master.position import MasterPosition
from tests.table import offered, play


def next_round(position: MasterPosition) -> None:
    """Let everybody pass, then go on to the actions of the next round."""
    while position.phase == ACTION:
        _quietly(position)
    to_actions(position)


def to_actions(position: MasterPosition) -> None:
    """Store nothing and take what is offered first, up to the action phase."""
    while position.phase != ACTION:
        _quietly(position)


def _quietly(position: MasterPosition) -> None:
    seat = position.to_act()[0] + 1
    moves = offered(position, seat)
    quiet = [move for move in moves if move in ("pass", "done")]
    play(position, f"{seat}: {(quiet or moves)[0]}")
