"""Cards entering and leaving play (FS-8.4, FS-9.9, FS-14.7)."""

from typing import Final

from novastate.games.classic.cards.model import ACTION, FEATURE, Goods
from novastate.games.classic.codes import S_ENTER, S_ENTERED
from novastate.games.classic.rules.supply import receive
from novastate.games.classic.table import Place, Player, Table
from novastate.kernel.piles import without
from novastate.kernel.steps import Do, Step, Steps


def yield_of(p: Table, owner: Player, card: int) -> Goods:
    """Return what a production location or a leader yields (FS-6.5, FS-17.1.3)."""
    effects = p.cards.effects[card]
    if not effects.per_type:
        return effects.produces
    n = sum(
        1
        for place in owner.state
        if not place.debris and p.cards.types[place.card] & effects.per_type
    )
    return effects.produces + (effects.per_good,) * min(n, effects.per_most)


def perform_enter(p: Table, step: Step) -> None:
    """Place a location of the hand in the state (FS-8.4.2)."""
    seat, card = step[1], step[2]
    player = p.players[seat]
    player.hand = without(player.hand, card)
    p.tell_card("incorporate", seat, card)
    add_location(p, seat, card)


def add_location(p: Table, seat: int, card: int) -> None:
    """Put a location into a state; what its arrival gives follows (FS-8.4.3, FS-8.4.4)."""
    player = p.players[seat]
    place = new_place(p, seat, card)
    player.state = [*player.state, place]
    p.push(S_ENTERED, seat, place.uid)


def new_place(p: Table, seat: int, card: int) -> Place:
    """Make a fresh place with the stock that a card brings (FS-17.1.8)."""
    stock = p.cards.effects[card].stock
    place = Place(p.serial, card, stock=stock)
    p.serial += 1
    if stock:
        p.players[seat].stocked = True
    return place


def perform_entered(p: Table, step: Step) -> None:
    """Give the first yield, then the once-only bonus, of a card that has entered play."""
    seat, uid, bonus = step[1], step[2], step[3]
    player = p.players[seat]
    place = player.in_play(uid)
    assert place is not None, "nothing can remove a card before its arrival is complete"
    source = p.cards.ids[place.card]
    entry = p.cards.effects[place.card].entry
    if bonus:
        receive(p, seat, entry, uid, source, False)
        return
    if entry:
        p.push(S_ENTERED, seat, uid, 1)  # below what the first yield brings about
    producer = p.cards.is_leader(place.card) or p.cards.kind[place.card] not in (FEATURE, ACTION)
    if p.rules.produce_on_entry and producer:
        receive(p, seat, yield_of(p, player, place.card), uid, source, False)


def clear_off(p: Table, seat: int, place: Place) -> None:
    """Move VP tokens to the base and goods to the pool as a card leaves (FS-9.9, FS-14.7)."""
    player = p.players[seat]
    player.base_vp += place.points()
    for good in place.stock:
        player.pool[good] += 1


def remove_location(p: Table, seat: int, place: Place) -> None:
    """Take a location out of a state to the discard pile, with what lies on it."""
    player = p.players[seat]
    clear_off(p, seat, place)
    player.state = [other for other in player.state if other.uid != place.uid]
    p.discard.append(place.card)
    discard_attached(p, seat, place)


def discard_attached(p: Table, seat: int, place: Place) -> None:
    """Discard the defensive cards attached to a location that is no more (NE-9.3.8, NE-11.8)."""
    for card in place.attached:
        p.discard.append(card)
        p.tell_card("detach", seat, card, over=place.card)


STEPS: Final[Steps[Table]] = (Do(S_ENTER, perform_enter), Do(S_ENTERED, perform_entered))
