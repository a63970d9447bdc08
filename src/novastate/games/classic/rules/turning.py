"""The five phases of a turn, and player turns in the actions phase (FS-4, FS-7)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.rules import lookout
from novastate.games.classic.table import Table
from novastate.kernel.seating import clockwise
from novastate.kernel.steps import Do, Step, Steps


def perform_turn(p: Table, step: Step) -> None:
    """Begin a turn of the whole table (FS-4.1)."""
    p.turn += 1
    p.tell("turn", p.first, {"turn": p.turn})
    p.push(codes.S_COUNT, -1)
    p.push(codes.S_START_ACTIONS, -1)
    for seat in reversed(p.clockwise()):
        p.push(codes.S_PRODUCTION, seat)
    lookout.begin(p)


def perform_start_actions(p: Table, step: Step) -> None:
    """Begin the actions phase with the first player (FS-7.1)."""
    p.phase = codes.ACTIONS
    p.push(codes.S_ACTIONS, p.first)
    p.tell("phase_actions", -1, {})


def perform_actions(p: Table, step: Step) -> None:
    """Give a player turn to the next who has not passed; with none left, go on (FS-7.5)."""
    for seat in clockwise(p.seats, step[1]):
        if not p.players[seat].passed:
            p.push(codes.S_ACTIONS, clockwise(p.seats, seat)[1])
            p.push(codes.S_PLAYER, seat)
            return


def pass_turn(p: Table, seat: int, move: int) -> None:
    """Pass for the rest of the phase (FS-13.1)."""
    p.players[seat].passed = True
    p.tell("pass", seat, {})


STEPS: Final[Steps[Table]] = (
    Do(codes.S_TURN, perform_turn),
    Do(codes.S_START_ACTIONS, perform_start_actions),
    Do(codes.S_ACTIONS, perform_actions),
)
