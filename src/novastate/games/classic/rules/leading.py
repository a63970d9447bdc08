"""Leaders: playing, swapping, their action (FS-10)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.cards import model
from novastate.games.classic.goods import WEAPONS
from novastate.games.classic.rules import bills, entering, gains, reactions, supply
from novastate.games.classic.rules.payment import affordable, push_cost
from novastate.games.classic.table import Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.piles import without
from novastate.kernel.steps import Do, Step, Steps

SWAP_COST: Final = bills.Bill((WEAPONS,))


def offer_leaders(p: Table, seat: int, hand: list[int], moves: list[int]) -> None:
    """Offer the leaders of the hand that can be played, or swapped for 1 weapons (FS-10.3)."""
    if not hand or not p.cards.is_leader(hand[-1]):
        return  # leaders come last in a sorted hand
    player = p.players[seat]
    if player.leader is None or affordable(player, SWAP_COST):
        for card in hand:
            if p.cards.is_leader(card):
                moves.append(codes.LEAD | card << A)


def lead(p: Table, seat: int, move: int) -> None:
    """Begin to play or swap a leader."""
    swap = p.players[seat].leader is not None
    if swap:
        reactions.push_event(p, seat, model.ON_SWAP)
    p.push(codes.S_LEAD, seat, move >> A & FIELD)
    if swap:
        push_cost(p, seat, SWAP_COST)


def perform_lead(p: Table, step: Step) -> None:
    """Put a leader into play; the old one leaves with its tokens to the base (FS-10.4)."""
    seat, card = step[1], step[2]
    player = p.players[seat]
    old = player.leader
    if old is not None:
        entering.clear_off(p, seat, old)
        p.discard.append(old.card)
        supply.put_vp(p, seat, 1, codes.ON_BASE)  # FS-10.5
    player.hand = without(player.hand, card)
    player.leader = entering.new_place(p, seat, card)
    p.tell_card("lead" if old is None else "swap", seat, card)
    p.push(codes.S_ENTERED, seat, player.leader.uid)


def can_command(p: Table, seat: int) -> bool:
    """Tell whether the leader's action can be used (FS-10.10)."""
    player = p.players[seat]
    place = player.leader
    if place is None or not p.cards.leaders[place.card - p.cards.first_leader].action:
        return False
    effects = p.cards.effects[place.card]
    return affordable(player, effects.bill) and gains.receivable(p, seat, place, effects.gain)


def command(p: Table, seat: int, move: int) -> None:
    """Use the leader's action."""
    place = p.players[seat].leader
    assert place is not None, "only offered with a leader"
    p.tell_card("use", seat, place.card)
    p.push(codes.S_GAIN, seat, place.uid, 0)
    push_cost(p, seat, p.cards.effects[place.card].bill)


STEPS: Final[Steps[Table]] = (Do(codes.S_LEAD, perform_lead),)
