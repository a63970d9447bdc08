"""Contacts of The New Era with cards of the hand (NE-8.1, NE-8.3 to NE-8.5, NE-11.2)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.cards.model import FARTHEST, SECOND_NEGOTIATION
from novastate.games.classic.rules import contacts, reactions, tokens
from novastate.games.classic.table import Place, Table
from novastate.games.newera.rules.fields import fields_of
from novastate.kernel.packing import FIELD, VERB, A, B
from novastate.kernel.piles import without
from novastate.kernel.steps import Ask, Step, Steps


def distance_of(p: Table, card: int) -> int:
    """Return the range a card of the hand needs (NE-8.1.4, NE-23.2)."""
    distance = p.cards.distance[card]
    return distance if p.rules.free_at_zero else max(1, distance)


def hosts(p: Table, seat: int) -> list[int]:
    """List the own locations a defensive card can be attached to (NE-11.5, NE-11.6)."""
    most = p.rules.most_defences
    return [
        i
        for i, place in enumerate(p.players[seat].state)
        if not place.debris and (not most or len(place.attached) < most)
    ]


def possible(p: Table, seat: int, card: int, kind: int) -> bool:
    """Tell whether a contact with a card makes sense: a defensive one needs a host."""
    if kind == contacts.NEGOTIATION and p.cards.defends[card]:
        return bool(hosts(p, seat))
    return True


def means(p: Table, step: Step, seat: int) -> list[int]:
    """List every means for a contact with a card of the hand (NE-8.1.2, NE-8.1.8)."""
    card, kind = step[2], step[3]
    distance = distance_of(p, card)
    free = [codes.FREE] if distance == 0 else []
    return free + contacts.means_over(p, seat, kind, distance)


def reach(p: Table, seat: int, usable: int) -> list[int]:
    """Return the greatest distance covered by each kind of contact with the usable fields."""
    far = tokens.whole_ranges(p.players[seat])
    fields = fields_of(p, seat)
    for kind in contacts.KINDS:
        if usable >> kind & 1 and fields[kind].range > far[kind]:
            far[kind] = fields[kind].range
    return far


def offer_contacts(
    p: Table, seat: int, locations: list[int], far: list[int], moves: list[int]
) -> None:
    """Offer the locations of the hand that can be contacted, by kind, within the reach of each."""
    distance = p.cards.distance
    nearest = _nearest(p, locations)
    for kind in contacts.KINDS:
        most = far[kind]
        if most < nearest:
            continue
        for card in locations:
            if distance[card] <= most and possible(p, seat, card, kind):
                moves.append(codes.CONTACT | card << A | kind << B)


def _nearest(p: Table, locations: list[int]) -> int:
    """Return the shortest range that reaches one of the locations (NE-8.1.4)."""
    nearest = FARTHEST
    for card in locations:
        nearest = min(nearest, distance_of(p, card))
    return nearest


def choose_means(p: Table, step: Step, move: int) -> None:
    """Put the rest of a contact on the agenda: room, payment, the card, reactions."""
    seat, card, kind = step[1], step[2], step[3]
    verb = move & VERB
    range = tokens.play_token(p, seat, move >> A & FIELD) if verb == codes.TOKEN else 0
    if kind == contacts.NEGOTIATION and verb == codes.TOKEN and range >= distance_of(p, card):
        if has_trait(p, seat, SECOND_NEGOTIATION):
            p.push(codes.S_SECOND, seat, range)
    make_contact(p, seat, card, kind)
    if verb == codes.BY_FIELD:
        contacts.use_field(p, seat, kind)
    elif verb == codes.TOKEN:
        tokens.push_more_tokens(p, seat, card, kind, range)
    if needs_slot(p, card, kind):
        p.push(codes.S_ROOM, seat)


def needs_slot(p: Table, card: int, kind: int) -> bool:
    """Tell whether a contact tucks the card (NE-8.3.1, NE-8.4.1, NE-8.4.3)."""
    return kind == contacts.CONQUEST or (kind == contacts.NEGOTIATION and not p.cards.defends[card])


def make_contact(p: Table, seat: int, card: int, kind: int) -> None:
    """Put what a contact does with its card, and the reactions, on the agenda."""
    if kind == contacts.INCORPORATION or needs_slot(p, card, kind):
        contacts.tuck_or_enter(p, seat, card, kind)
    else:
        reactions.push_event(p, seat, contacts.EVENTS[kind], card, p.cards.distance[card])
        p.push(codes.S_HOST, seat, card)


# --- defensive locations (NE-11.2)


def host_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the possible hosts."""
    return [codes.HOST | i << A for i in hosts(p, seat)]


def attach(p: Table, step: Step, move: int) -> None:
    """Attach a defensive card to the chosen location."""
    seat, card, index = step[1], step[2], move >> A & FIELD
    player = p.players[seat]
    player.hand = without(player.hand, card)
    host = player.state[index]
    p.replace(seat, host.changed(attached=(*host.attached, card)))
    p.tell_card("attach", seat, card, over=host.card)


def defence_of(p: Table, place: Place) -> int:
    """Return the effective defence of a location against conquest (NE-2.4.6)."""
    return p.cards.defence_of(place.card, place.attached)


def has_trait(p: Table, seat: int, trait: int) -> bool:
    """Tell whether a player has a trait; several do not add up (NE-22.2.9)."""
    for place in p.players[seat].cards_in_play():
        if p.cards.effects[place.card].traits & trait:
            return True
    return False


STEPS: Final[Steps[Table]] = (
    Ask(codes.S_MEANS, "contact_means", "NE-8.1.2", means, choose_means),
    Ask(codes.S_HOST, "host", "NE-11.2", host_options, attach),
)
