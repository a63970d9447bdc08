"""A player turn of The New Era: every action, or a pass (NE-7.2)."""

from novastate.games.wasteland.classic import leading, working
from novastate.games.wasteland.classic.codes import (
    AGREE,
    ATTACK,
    BREAK,
    COMMAND,
    CONTACT,
    DIG,
    DROP,
    EXCHANGE,
    FIELD,
    INSTANT,
    LEAD,
    PASS,
    RECONSTRUCT,
    REDEVELOP,
    S_CARDS,
    S_DRAW,
    S_OVER,
    TAKE_TOKEN,
    USE,
    VERB,
    VISIT,
    A,
    B,
)
from novastate.games.wasteland.classic.payment import untuck
from novastate.games.wasteland.classic.slots import tucked_moves
from novastate.games.wasteland.classic.table import Table
from novastate.games.wasteland.classic.turning import pass_turn
from novastate.games.wasteland.newera import (
    agreements,
    contacts,
    fields,
    instants,
    rebuilding,
    shootout,
)
from novastate.kernel.position import Step


def player_options(p: Table, step: Step, seat: int) -> list[int]:
    """List every action a player can take, the free moves, and the pass."""
    player = p.players[seat]
    moves = [PASS]
    moves.extend(instants.instant_moves(p, seat))
    moves.extend(fields.token_moves(p, seat))
    moves.extend(contacts.contact_moves(p, seat))
    moves.extend(agreements.agree_moves(p, seat))
    moves.extend(shootout.attack_moves(p, seat))
    moves.extend(rebuilding.redevelop_moves(p, seat))
    moves.extend(rebuilding.reconstruct_moves(p, seat))
    moves.extend(leading.lead_moves(p, seat))
    if len(player.hand) > 1:
        moves.append(DIG)  # NE-15.1
    moves.extend(working.use_moves(p, seat))
    moves.extend(working.visit_moves(p, seat))
    moves.extend(working.exchange_moves(p, seat))
    moves.extend(leading.command_moves(p, seat))
    moves.extend(tucked_moves(player, DROP))  # NE-7.4
    moves.extend(agreements.breakable(p, seat))
    return moves


def player_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Carry out an action; a free move leaves the turn where it is."""
    verb = move & VERB
    if verb == DROP:
        untuck(p, seat, move >> A & FIELD, move >> B & FIELD)
        return
    if verb == BREAK:
        agreements.break_agreement(p, seat, move)
        return
    p.agenda.pop()
    if verb == PASS:
        pass_turn(p, seat)
    elif verb == REDEVELOP:
        p.push(S_OVER, seat, move >> A & FIELD)
    elif verb == DIG:
        p.push(S_DRAW, seat, 1)
        p.push(S_CARDS, seat, 2)
    elif verb == COMMAND:
        leading.command(p, seat)
    else:
        ACTIONS[verb](p, seat, move)


ACTIONS = {
    INSTANT: instants.play_instant,
    TAKE_TOKEN: fields.take_token,
    CONTACT: contacts.contact,
    AGREE: agreements.agree,
    ATTACK: shootout.attack,
    RECONSTRUCT: rebuilding.reconstruct,
    LEAD: leading.lead,
    USE: working.use,
    VISIT: working.visit,
    EXCHANGE: working.exchange,
}
