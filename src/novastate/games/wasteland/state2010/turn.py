"""A player turn of the 2010 edition: every action, or a pass (FS-7.2)."""

from novastate.games.wasteland.classic import leading, working
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
from novastate.games.wasteland.classic.goods import MATERIAL, REDEVELOPMENT
from novastate.games.wasteland.classic.matching import replaceable
from novastate.games.wasteland.classic.payment import affordable, bill, push_cost, untuck
from novastate.games.wasteland.classic.slots import tucked_moves
from novastate.games.wasteland.classic.supply import have
from novastate.games.wasteland.classic.table import Player, Table
from novastate.games.wasteland.classic.turning import pass_turn
from novastate.games.wasteland.state2010 import contacts
from novastate.kernel.position import Step

BASIC_COST = (MATERIAL,)
TOKEN_COST = (REDEVELOPMENT,)
BASIC = 0
BY_TOKEN = 1


def player_options(p: Table, step: Step, seat: int) -> list[int]:
    """List every action a player can take, the free moves, and the pass."""
    player = p.players[seat]
    moves = [PASS]
    moves.extend(contacts.contact_moves(p, seat))
    moves.extend(redevelop_moves(p, seat))
    moves.extend(leading.lead_moves(p, seat))
    if len(player.hand) > 1:
        moves.append(DIG)  # FS-11.1
    moves.extend(working.use_moves(p, seat))
    moves.extend(working.visit_moves(p, seat))
    moves.extend(working.exchange_moves(p, seat))
    moves.extend(leading.command_moves(p, seat))
    moves.extend(tucked_moves(player, DROP))  # FS-7.4
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
        contacts.contact(p, seat, move)
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


def payments(p: Table, player: Player) -> list[int]:
    """List how a redevelopment can be paid: once a turn by material, else by a token."""
    moves: list[int] = []
    limit = p.rules.basic_redevelopments
    if (not limit or player.redeveloped < limit) and affordable(player, bill(BASIC_COST)):
        moves.append(WITH | BASIC << A)
    if have(player, REDEVELOPMENT):
        moves.append(WITH | BY_TOKEN << A)
    return moves


def redevelop_moves(p: Table, seat: int) -> list[int]:
    """List the cards of the hand that can replace a location."""
    player = p.players[seat]
    if not player.state or not payments(p, player):
        return []
    return [
        REDEVELOP | card << A for card in sorted(set(player.hand)) if replaceable(p, seat, card)
    ]


def perform_with(p: Table, step: Step) -> bool:
    """Ask how a redevelopment is paid, where there is a choice."""
    options = payments(p, p.players[step[1]])
    if len(options) > 1:
        return p.ask(step[1])
    _pay(p, step, options[0] >> A & FIELD)
    return False


def with_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the ways to pay."""
    return payments(p, p.players[seat])


def with_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Pay as chosen."""
    p.agenda.pop()
    _pay(p, step, move >> A & FIELD)


def _pay(p: Table, step: Step, way: int) -> None:
    seat = step[1]
    p.push(S_REBUILD, seat, step[2], step[3])
    if way == BY_TOKEN:
        push_cost(p, seat, bill(TOKEN_COST))
    else:
        p.players[seat].redeveloped += 1
        push_cost(p, seat, bill(BASIC_COST))
