"""A player turn of The New Era: every action, or a pass (NE-7.2)."""

from bisect import bisect_left
from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.goods import REDEVELOPMENT
from novastate.games.classic.rules import acting, payment, slots, supply
from novastate.games.classic.rules.agreed import held
from novastate.games.classic.rules.contacts import CONQUEST, NEGOTIATION
from novastate.games.classic.table import Table, kinds
from novastate.games.newera.rules import (
    agreements,
    contacts,
    fields,
    instants,
    rebuilding,
    shootout,
)
from novastate.kernel.packing import FIELD, VERB, A, B
from novastate.kernel.steps import Ask, AskAlways, Step, Steps


def player_options(p: Table, step: Step, seat: int) -> list[int]:
    """List every action a player can take, the free moves, and the pass."""
    player = p.players[seat]
    hand = kinds(player.hand)
    cut = bisect_left(hand, p.cards.size)  # a sorted hand: locations come first
    open = fields.usable_fields(p, seat)
    far = contacts.reach(p, seat, open)
    agreed = held(p, seat)
    moves = [codes.PASS]
    instants.offer_instants(p, seat, hand[cut:], moves)
    fields.offer_tokens(open, moves)
    contacts.offer_contacts(p, seat, hand[:cut], far, moves)
    agreements.offer_agreements(p, seat, agreed, far[NEGOTIATION], moves)
    shootout.offer_attacks(p, seat, far[CONQUEST], moves)
    if open >> fields.REDEVELOPMENT & 1 or supply.have(player, REDEVELOPMENT):  # NE-12.1
        acting.offer_redevelopments(p, seat, hand, moves)
    rebuilding.offer_reconstructions(p, seat, hand, moves)
    acting.offer_shared(p, seat, hand, moves)
    moves.extend(agreements.breakable(p, agreed))
    return moves


def take_turn(p: Table, step: Step, move: int) -> None:
    """Carry out an action; a free move leaves the turn where it is."""
    seat, verb = step[1], move & VERB
    if _free_move(p, seat, move):
        p.agenda.append(step)
        return
    if verb != codes.PASS:
        p.push(codes.S_AFTER, seat)
    ACTIONS[verb](p, seat, move)


def _free_move(p: Table, seat: int, move: int) -> bool:
    """Carry out a free move; False if it is none (NE-7.4)."""
    verb = move & VERB
    if verb == codes.DROP:
        payment.untuck(p, seat, move >> A & FIELD, move >> B & FIELD)
    elif verb == codes.BREAK:
        agreements.break_agreement(p, seat, move)
    else:
        return False
    return True


# --- after the action (NE-7.4)


def after_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the free moves after the action, where waiting for the next turn may be too late.

    Until then a rival can pass and hold the marker back. That hurts only if somebody else is left
    to make an agreement with; tucked cards can be dropped later just as well.
    """
    active = sum(1 for rival in p.rivals(seat) if not p.players[rival].passed)
    breaks = agreements.breakable(p, held(p, seat)) if active > 1 else []
    if not breaks:
        return breaks
    moves = [codes.DONE]
    slots.offer_tucked(p.players[seat], codes.DROP, moves)
    return moves + breaks


def end_turn(p: Table, step: Step, move: int) -> None:
    """Carry out a free move and ask again, or end the turn."""
    if _free_move(p, step[1], move):
        p.agenda.append(step)


ACTIONS: Final[dict[int, acting.Action]] = {
    **acting.SHARED,
    codes.INSTANT: instants.play_instant,
    codes.TAKE_TOKEN: fields.take_token,
    codes.AGREE: agreements.agree,
    codes.ATTACK: shootout.attack,
    codes.RECONSTRUCT: rebuilding.reconstruct,
}


STEPS: Final[Steps[Table]] = (
    AskAlways(codes.S_PLAYER, "choose_action", "NE-7.1", player_options, take_turn),
    Ask(codes.S_AFTER, "free_moves", "NE-7.4", after_options, end_turn),
)
