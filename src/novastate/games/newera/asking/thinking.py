"""What somebody might think of in a player turn of The New Era, and why it is refused."""

from novastate.games.classic import codes
from novastate.games.classic.asking import questions, refusals
from novastate.games.classic.rules import agreed
from novastate.games.classic.table import Table
from novastate.games.newera.rules import agreements, contacts
from novastate.kernel.packing import FIELD, VERB, A, B
from novastate.kernel.questions import Refusal


def conceivable(p: Table, seat: int) -> list[int]:
    """List every action somebody might think of in his turn, legal or not."""
    moves = questions.conceivable(p, seat)
    hand = sorted(set(p.players[seat].hand))
    moves.extend(codes.INSTANT | card << A for card in hand if p.cards.is_contact(card))
    moves.extend(codes.TAKE_TOKEN | kind << A for kind in range(3))
    for rival in p.rivals(seat):
        moves.append(codes.ATTACK | rival << A)
        moves.extend(
            codes.AGREE | rival << A | i << B
            for i, place in enumerate(p.players[rival].state)
            if not place.debris
        )
    if any(place.debris for place in p.players[seat].state):
        locations = [card for card in hand if p.cards.is_location(card)]
        moves.extend(codes.RECONSTRUCT | card << A for card in locations)
    return moves


def refused(p: Table, seat: int, move: int) -> Refusal | None:
    """Explain a refused action that only The New Era has; None if it is none of these."""
    verb = move & VERB
    a, b = move >> A & FIELD, move >> B & FIELD
    if verb == codes.CONTACT and p.cards.is_location(a):
        return _attach(p, seat, a, b)
    if verb in (codes.INSTANT, codes.RECONSTRUCT) and a < p.cards.total:
        return _hand_card(p, seat, verb, a)
    if verb == codes.TAKE_TOKEN:
        return Refusal("field_used", "NE-8.2.1")
    if verb == codes.ATTACK and a < p.seats and a != seat:
        if p.players[a].passed:
            return Refusal("passed", "NE-17.2", {"rival": a})
        return Refusal("no_strength", "NE-9.1.3", {"rival": a})
    if verb == codes.AGREE and a < p.seats and a != seat:
        return _agree(p, seat, a, b)
    if verb == codes.BREAK:
        if (a, b) in agreed.held(p, seat):
            return Refusal("passed", "NE-10.9", {"rival": a})
        return Refusal("no_agreement", "NE-10.9")
    return None


def _hand_card(p: Table, seat: int, verb: int, card: int) -> Refusal:
    code, clause = ("no_price", "NE-14.1") if verb == codes.INSTANT else ("no_ruin", "NE-13.3")
    held = card in p.players[seat].hand
    return refusals.of_card(p, code if held else "not_in_hand", clause, card)


def _attach(p: Table, seat: int, card: int, kind: int) -> Refusal | None:
    """Explain why a defensive card cannot be attached; None if a host is not what is lacking."""
    if contacts.possible(p, seat, card, kind) or card not in p.players[seat].hand:
        return None
    if all(place.debris for place in p.players[seat].state):
        return refusals.of_card(p, "no_host", "NE-11.6", card)
    return refusals.of_card(p, "hosts_full", "NE-11.5", card, n=p.rules.most_defences)


def _agree(p: Table, seat: int, owner: int, index: int) -> Refusal:
    if index >= len(p.players[owner].state):
        return Refusal("no_location", "NE-10.1")
    place = p.players[owner].state[index]
    card = place.card
    if place.debris:
        return refusals.of_card(p, "debris", "NE-13.1", card)
    if p.players[owner].passed:
        return Refusal("passed", "NE-10.2", {"rival": owner})
    if p.cards.defends[card]:
        return refusals.of_card(p, "defensive", "NE-11.9", card)
    if place.agreements >> seat & 1:
        return refusals.of_card(p, "agreed", "NE-10.2", card)
    if not agreements.may_hold_another(p, agreed.held(p, seat)):
        return Refusal("no_marker", "NE-10.7")
    if not agreements.pays(p, place):
        return refusals.of_card(p, "no_gain", "NE-21.1.12", card)
    return refusals.of_card(p, "too_far", "NE-10.1", card, distance=p.cards.defence[card])
