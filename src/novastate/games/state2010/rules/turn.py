"""A player turn of the 2010 edition: every action, or a pass (FS-7.2)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.goods import MATERIAL, REDEVELOPMENT
from novastate.games.classic.rules.acting import SHARED, offer_redevelopments, offer_shared
from novastate.games.classic.rules.bills import Bill
from novastate.games.classic.rules.payment import affordable, push_cost, untuck
from novastate.games.classic.rules.supply import have
from novastate.games.classic.table import Player, Table, kinds
from novastate.games.state2010.rules import contacts
from novastate.kernel.packing import FIELD, VERB, A, B
from novastate.kernel.position import Step
from novastate.kernel.steps import Ask, AskAlways, Steps

BASIC_COST: Final = Bill((MATERIAL,))
TOKEN_COST: Final = Bill((REDEVELOPMENT,))
BASIC: Final = 0
BY_TOKEN: Final = 1


def player_options(p: Table, step: Step, seat: int) -> list[int]:
    """List every action a player can take, the free moves, and the pass."""
    player = p.players[seat]
    hand = kinds(player.hand)
    moves = [codes.PASS]
    contacts.offer_contacts(p, seat, hand, moves)
    if player.state and _ways(p, player):
        offer_redevelopments(p, seat, hand, moves)
    offer_shared(p, seat, hand, moves)
    return moves


def take_turn(p: Table, step: Step, move: int) -> None:
    """Carry out an action; a free move leaves the turn where it is."""
    verb = move & VERB
    if verb == codes.DROP:
        p.agenda.append(step)
        untuck(p, step[1], move >> A & FIELD, move >> B & FIELD)
    else:
        SHARED[verb](p, step[1], move)


# --- paying for a redevelopment (FS-9.2 to FS-9.4)


def payments(p: Table, step: Step, seat: int) -> list[int]:
    """List how a redevelopment can be paid."""
    return _ways(p, p.players[seat])


def _ways(p: Table, player: Player) -> list[int]:
    """List the ways: once a turn by material, else by a token."""
    moves: list[int] = []
    limit = p.rules.basic_redevelopments
    if (not limit or player.redeveloped < limit) and affordable(player, BASIC_COST):
        moves.append(codes.WITH | BASIC << A)
    if have(player, REDEVELOPMENT):
        moves.append(codes.WITH | BY_TOKEN << A)
    return moves


def pay(p: Table, step: Step, move: int) -> None:
    """Pay for a redevelopment as chosen."""
    seat = step[1]
    p.push(codes.S_REBUILD, seat, step[2], step[3])
    if move >> A & FIELD == BY_TOKEN:
        push_cost(p, seat, TOKEN_COST)
    else:
        p.players[seat].redeveloped += 1
        push_cost(p, seat, BASIC_COST)


STEPS: Final[Steps[Table]] = (
    AskAlways(codes.S_PLAYER, "choose_action", "FS-7.1", player_options, take_turn),
    Ask(codes.S_WITH, "redevelop_payment", "FS-9.2", payments, pay),
)
