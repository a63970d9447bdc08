"""Contacts of the 2010 edition: conquer, negotiate, incorporate (FS-8)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.rules import contacts, payment, supply, tokens
from novastate.games.classic.table import Table
from novastate.kernel.packing import FIELD, VERB, A, B
from novastate.kernel.steps import Ask, Step, Steps


def means(p: Table, step: Step, seat: int) -> list[int]:
    """List every means for a contact with a card of the hand (FS-8.1.2, FS-8.1.3)."""
    card, kind = step[2], step[3]
    return contacts.means_over(p, seat, kind, max(1, p.cards.distance[card]))  # FS-8.1.8


def reach(p: Table, seat: int, kind: int, hand: list[int]) -> int:
    """Return the greatest distance a player can cover by a kind of contact now."""
    player = p.players[seat]
    best = tokens.token_reach(p, player, kind)
    for card in hand:
        if p.cards.is_contact(card):
            contact = p.cards.contacts[card - p.cards.size]
            if contact.kind == kind and contact.range > best:
                if payment.affordable(player, contact.bill):
                    best = contact.range
    field = contacts.field_of(p, seat, kind)
    if field.range > best and contacts.reaches(p, seat, kind, field.range):
        best = field.range
    return best


def offer_contacts(p: Table, seat: int, hand: list[int], moves: list[int]) -> None:
    """Offer the locations of the hand that can be contacted, by kind."""
    for kind in contacts.KINDS:
        most = reach(p, seat, kind, hand)
        if most:  # FS-8.1.8: distance 0 still needs means
            for card in hand:
                if p.cards.is_location(card) and p.cards.distance[card] <= most:
                    moves.append(codes.CONTACT | card << A | kind << B)


def choose_means(p: Table, step: Step, move: int) -> None:
    """Put the rest of a contact on the agenda: room, payment, the card, reactions."""
    seat, card, kind = step[1], step[2], step[3]
    contacts.tuck_or_enter(p, seat, card, kind)
    _pay_means(p, seat, card, kind, move)
    if kind != contacts.INCORPORATION:
        p.push(codes.S_ROOM, seat)


def _pay_means(p: Table, seat: int, card: int, kind: int, move: int) -> None:
    """Use up the means: field, one-time card or token."""
    verb, which = move & VERB, move >> A & FIELD
    if verb == codes.BY_FIELD:
        contacts.use_field(p, seat, kind)
    elif verb == codes.BY_CARD:
        supply.discard_hand(p, seat, which)
        payment.push_cost(p, seat, p.cards.contacts[which - p.cards.size].bill)
    else:
        tokens.push_more_tokens(p, seat, card, kind, tokens.play_token(p, seat, which))


STEPS: Final[Steps[Table]] = (Ask(codes.S_MEANS, "contact_means", "FS-8.1.2", means, choose_means),)
