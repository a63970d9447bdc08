"""A player turn of the 2010 edition: every action, or a pass (FS-7.2)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.goods import MATERIAL
from novastate.games.classic.rules import acting, bills, payment, redeveloping
from novastate.games.classic.table import Table, kinds
from novastate.games.state2010.rules import contacts
from novastate.kernel.packing import FIELD, VERB, A, B
from novastate.kernel.steps import Ask, AskAlways, Step, Steps

BASIC_COST: Final = bills.Bill((MATERIAL,))


def player_options(p: Table, step: Step, seat: int) -> list[int]:
    """List every action a player can take, the free moves, and the pass."""
    player = p.players[seat]
    hand = kinds(player.hand)
    moves = [codes.PASS]
    contacts.offer_contacts(p, seat, hand, moves)
    if player.state and payments(p, step, seat):
        acting.offer_redevelopments(p, seat, hand, moves)
    acting.offer_shared(p, seat, hand, moves)
    return moves


def take_turn(p: Table, step: Step, move: int) -> None:
    """Carry out an action; a free move leaves the turn where it is."""
    verb = move & VERB
    if verb == codes.DROP:
        p.agenda.append(step)
        payment.untuck(p, step[1], move >> A & FIELD, move >> B & FIELD)
    else:
        acting.SHARED[verb](p, step[1], move)


# --- paying for a redevelopment (FS-9.2 to FS-9.4)


def payments(p: Table, step: Step, seat: int) -> list[int]:
    """List how a redevelopment can be paid: so often a turn by material, else by a token."""
    player, limit = p.players[seat], p.rules.basic_redevelopments
    basic = (not limit or player.redeveloped < limit) and payment.affordable(player, BASIC_COST)
    return redeveloping.ways(player, basic)


def pay(p: Table, step: Step, move: int) -> None:
    """Pay for a redevelopment as chosen."""
    if not redeveloping.pay_by_token(p, step, move):
        p.players[step[1]].redeveloped += 1
        payment.push_cost(p, step[1], BASIC_COST)


STEPS: Final[Steps[Table]] = (
    AskAlways(codes.S_PLAYER, "choose_action", "FS-7.1", player_options, take_turn),
    Ask(codes.S_WITH, "redevelop_payment", "FS-9.2", payments, pay),
)
