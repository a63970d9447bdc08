"""Faction boards: contact actions and hiring (section 12.2)."""

from typing import Final

from novastate.games.master import codes
from novastate.games.master.cards.model import DOUBLE_HIRE, HIRE
from novastate.games.master.codes import HIRE as HIRE_MOVE
from novastate.games.master.goods import WORKER
from novastate.games.master.rules.payment import affordable, charge
from novastate.games.master.rules.supply import gain, tell
from novastate.games.master.table import Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.position import Step
from novastate.kernel.steps import Ask, Do, Steps

HIRE_ACTION: Final = 3
"""The hire action comes after the three contact actions."""


def contact_action(p: Table, seat: int, action: int) -> None:
    """Begin a contact action: mark it and pay onto the board (MS-12.2.1, MS-12.2.3)."""
    player = p.players[seat]
    player.board |= 1 << action
    p.push(codes.S_BOARD, seat, action)
    if p.listener is not None:
        tell(p, "board", seat, {"action": action})
    charge(p, seat, p.cards.board_cost[player.faction][action], codes.ON_BOARD)


def perform_board(p: Table, step: Step) -> None:
    """Gain what a contact action gives."""
    _, seat, action, _ = step
    gain(p, seat, p.cards.board_gain[p.players[seat].faction][action].goods, "board")


def hire_moves(p: Table, seat: int) -> list[int]:
    """List what can be hired now (MS-2.5.2)."""
    player = p.players[seat]
    if player.goods[WORKER] < 2 or player.faction < 0:
        return []
    if not affordable(p, player, p.cards.board_cost[player.faction][HIRE_ACTION]):
        return []
    options = p.cards.board_gain[player.faction][HIRE_ACTION].options
    return [HIRE_MOVE | option[0][0] << A for option in options]


def hire(p: Table, seat: int, good: int) -> None:
    """Begin to hire: pay 2 workers onto the board."""
    p.push(codes.S_HIRE_AGAIN, seat)
    p.push(codes.S_HIRED, seat, good)
    if p.listener is not None:
        tell(p, "hire", seat, {})
    charge(p, seat, p.cards.board_cost[p.players[seat].faction][HIRE_ACTION], codes.ON_BOARD)


def perform_hired(p: Table, step: Step) -> None:
    """Gain the hired good; Secret Stock doubles the board's own resource (MS-20.9.2)."""
    _, seat, good, _ = step
    player = p.players[seat]
    n = 1
    if good == p.cards.board_resource[player.faction]:
        for place in player.state:
            if not place.ruin and p.cards.trigger[place.card] == HIRE:
                if p.cards.gain[place.card].op == DOUBLE_HIRE:
                    n = 2
    gain(p, seat, ((good, n),), "hire")


def hire_again_options(p: Table, step: Step, seat: int) -> list[int]:
    """List what can be hired within the same action, or to leave it (MS-12.2.2, MS-21.18)."""
    return [*hire_moves(p, seat), codes.DONE]


def hire_again(p: Table, step: Step, move: int) -> None:
    """Hire once more if wished."""
    if move != codes.DONE:
        hire(p, step[1], move >> A & FIELD)


STEPS: Final[Steps[Table]] = (
    Do(codes.S_BOARD, perform_board),
    Do(codes.S_HIRED, perform_hired),
    Ask(codes.S_HIRE_AGAIN, "hire_again", "MS-21.19", hire_again_options, hire_again),
)
