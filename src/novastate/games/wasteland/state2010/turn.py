"""A player turn of the 2010 edition: every action, or a pass (FS-7.2)."""

from typing import Final

from novastate.games.wasteland.classic import leading, working
from novastate.games.wasteland.classic.bills import Bill
from novastate.games.wasteland.classic.codes import (
    COMMAND,
    CONTACT,
    DIG,
    DROP,
    EXCHANGE,
    FIELD,
    LEAD,
    PASS,
    REDEVELOP,
    S_CARDS,
    S_DRAW,
    S_OVER,
    S_REBUILD,
    USE,
    VERB,
    VISIT,
    WITH,
    A,
    B,
)
from novastate.games.wasteland.classic.contacts import contact
from novastate.games.wasteland.classic.goods import MATERIAL, REDEVELOPMENT
from novastate.games.wasteland.classic.matching import can_replace
from novastate.games.wasteland.classic.payment import affordable, push_cost, untuck
from novastate.games.wasteland.classic.slots import offer_tucked
from novastate.games.wasteland.classic.supply import have
from novastate.games.wasteland.classic.table import Player, Table, kinds
from novastate.games.wasteland.classic.turning import pass_turn
from novastate.games.wasteland.state2010 import contacts
from novastate.kernel.position import Step

BASIC_COST: Final = Bill((MATERIAL,))
TOKEN_COST: Final = Bill((REDEVELOPMENT,))
BASIC: Final = 0
BY_TOKEN: Final = 1


def player_options(p: Table, step: Step, seat: int) -> list[int]:
    """List every action a player can take, the free moves, and the pass."""
    player = p.players[seat]
    hand = kinds(player.hand)
    moves = [PASS]
    contacts.offer_contacts(p, seat, hand, moves)
    offer_redevelopments(p, seat, hand, moves)
    leading.offer_leaders(p, seat, hand, moves)
    if len(player.hand) > 1:
        moves.append(DIG)  # FS-11.1
    working.offer_uses(p, seat, moves)
    working.offer_visits(p, seat, moves)
    working.offer_exchanges(p, seat, moves)
    if leading.can_command(p, seat):
        moves.append(COMMAND)
    offer_tucked(player, DROP, moves)  # FS-7.4
    return moves


def player_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Carry out an action; a free move leaves the turn where it is."""
    verb = move & VERB
    if verb == DROP:
        untuck(p, seat, move >> A & FIELD, move >> B & FIELD)
        return
    p.agenda.pop()
    if verb == PASS:
        pass_turn(p, seat)
    elif verb == CONTACT:
        contact(p, seat, move)
    elif verb == REDEVELOP:
        p.push(S_OVER, seat, move >> A & FIELD)
    elif verb == LEAD:
        leading.lead(p, seat, move)
    elif verb == DIG:
        p.push(S_DRAW, seat, 1)
        p.push(S_CARDS, seat, 2)
    elif verb == USE:
        working.use(p, seat, move)
    elif verb == VISIT:
        working.visit(p, seat, move)
    elif verb == EXCHANGE:
        working.exchange(p, seat, move)
    elif verb == COMMAND:
        leading.command(p, seat)


# --- paying for a redevelopment (FS-9.2 to FS-9.4)


def payments(p: Table, step: Step, seat: int) -> list[int]:
    """List how a redevelopment can be paid."""
    return _ways(p, p.players[seat])


def _ways(p: Table, player: Player) -> list[int]:
    """List the ways: once a turn by material, else by a token."""
    moves: list[int] = []
    limit = p.rules.basic_redevelopments
    if (not limit or player.redeveloped < limit) and affordable(player, BASIC_COST):
        moves.append(WITH | BASIC << A)
    if have(player, REDEVELOPMENT):
        moves.append(WITH | BY_TOKEN << A)
    return moves


def offer_redevelopments(p: Table, seat: int, hand: list[int], moves: list[int]) -> None:
    """Offer the cards of the hand that can replace a location."""
    player = p.players[seat]
    if player.state and _ways(p, player):
        for card in hand:
            if can_replace(p, seat, card):
                moves.append(REDEVELOP | card << A)


def pay(p: Table, step: Step, move: int) -> None:
    """Pay for a redevelopment as chosen."""
    seat = step[1]
    p.push(S_REBUILD, seat, step[2], step[3])
    if move >> A & FIELD == BY_TOKEN:
        push_cost(p, seat, TOKEN_COST)
    else:
        p.players[seat].redeveloped += 1
        push_cost(p, seat, BASIC_COST)
