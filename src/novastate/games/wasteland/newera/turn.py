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
from novastate.games.wasteland.classic.contacts import CONQUEST, NEGOTIATION, contact
from novastate.games.wasteland.classic.payment import untuck
from novastate.games.wasteland.classic.slots import offer_tucked
from novastate.games.wasteland.classic.table import Table, kinds
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
    hand = kinds(player.hand)
    open = fields.usable_fields(p, seat)
    far = contacts.reach(p, seat, open)
    agreed = agreements.held(p, seat)
    moves = [PASS]
    instants.offer_instants(p, seat, hand, moves)
    fields.offer_tokens(open, moves)
    contacts.offer_contacts(p, seat, hand, far, moves)
    agreements.offer_agreements(p, seat, agreed, far[NEGOTIATION], moves)
    shootout.offer_attacks(p, seat, far[CONQUEST], moves)
    rebuilding.offer_redevelopments(p, seat, hand, open[fields.REDEVELOPMENT], moves)
    rebuilding.offer_reconstructions(p, seat, hand, moves)
    leading.offer_leaders(p, seat, hand, moves)
    if len(player.hand) > 1:
        moves.append(DIG)  # NE-15.1
    working.offer_uses(p, seat, moves)
    working.offer_visits(p, seat, moves)
    working.offer_exchanges(p, seat, moves)
    if leading.can_command(p, seat):
        moves.append(COMMAND)
    offer_tucked(player, DROP, moves)  # NE-7.4
    agreements.offer_breaks(p, agreed, moves)
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
    CONTACT: contact,
    AGREE: agreements.agree,
    ATTACK: shootout.attack,
    RECONSTRUCT: rebuilding.reconstruct,
    LEAD: leading.lead,
    USE: working.use,
    VISIT: working.visit,
    EXCHANGE: working.exchange,
}
