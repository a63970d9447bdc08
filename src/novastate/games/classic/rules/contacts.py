"""Contacts with cards of the hand, as far as the old editions agree (FS-8.1, NE-8.1, NE-8.2)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.cards import model
from novastate.games.classic.rules import payment, reactions, tokens
from novastate.games.classic.table import Table, kinds
from novastate.kernel.packing import FIELD, A, B

CONQUEST: Final = 0
NEGOTIATION: Final = 1
INCORPORATION: Final = 2
KINDS: Final = range(3)
EVENTS: Final[tuple[int, ...]] = (model.ON_CONQUER, model.ON_NEGOTIATE, model.ON_INCORPORATE)


def contact(p: Table, seat: int, move: int) -> None:
    """Begin a contact: the means are chosen next (FS-8.1.10, NE-8.1.10)."""
    p.push(codes.S_MEANS, seat, move >> A & FIELD, move >> B & FIELD)


def tuck_or_enter(p: Table, seat: int, card: int, kind: int) -> None:
    """Put what a contact does with its card, and the reactions, on the agenda."""
    reactions.push_event(p, seat, EVENTS[kind], card, p.cards.distance[card])
    if kind == INCORPORATION:
        p.push(codes.S_ENTER, seat, card)
    else:
        p.push(codes.S_TUCK, seat, card, codes.DEAL if kind == NEGOTIATION else codes.SPOILS)


# --- permanent contact cards, or the fields of a contact card


def field_of(p: Table, seat: int, kind: int) -> model.Field:
    """Return a player's permanent contact card or field of a kind (FS-2.2.4, NE-2.2.4)."""
    return p.cards.factions[p.players[seat].faction].fields[kind]


def reaches(p: Table, seat: int, kind: int, distance: int) -> bool:
    """Tell whether a field is unused, payable and reaches; tokens never add to it (NE-8.2.3)."""
    player = p.players[seat]
    if player.fields >> kind & 1:
        return False
    field = field_of(p, seat, kind)
    return field.range >= distance and payment.affordable(player, field.bill)


def usable(p: Table, seat: int, kind: int) -> bool:
    """Tell whether a field is unused and payable, however far it reaches (FS-8.1.5, NE-8.2.1)."""
    return reaches(p, seat, kind, 0)


def use_field(p: Table, seat: int, kind: int) -> None:
    """Pay the cost of a field onto the card."""
    p.players[seat].fields |= 1 << kind
    payment.push_cost(p, seat, field_of(p, seat, kind).bill)


# --- other means


def one_time_cards(p: Table, seat: int, kind: int, distance: int) -> list[int]:
    """List the one-time contact cards of the hand that reach and can be paid (FS-8.1.6)."""
    player = p.players[seat]
    found: list[int] = []
    for card in kinds(player.hand):
        if not p.cards.is_contact(card):
            continue
        contact = p.cards.contacts[card - p.cards.size]
        if contact.kind == kind and contact.range >= distance:
            if payment.affordable(player, contact.bill):
                found.append(card)
    return found


def means_over(p: Table, seat: int, kind: int, distance: int) -> list[int]:
    """List every means for a distance: the field, one-time cards, tokens to begin with."""
    moves = [codes.BY_FIELD] if reaches(p, seat, kind, distance) else []
    if not p.rules.instants:
        for card in one_time_cards(p, seat, kind, distance):
            moves.append(codes.BY_CARD | card << A)
    for token in tokens.first_tokens(p, seat, kind, distance):
        moves.append(codes.TOKEN | token << A)
    return moves
