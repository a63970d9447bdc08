"""Agreements with opponents' locations: made, kept, broken (NE-10)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.cards import model
from novastate.games.classic.goods import CARD
from novastate.games.classic.rules import contacts, reactions, supply, tokens
from novastate.games.classic.rules.agreed import held
from novastate.games.classic.table import Place, Table
from novastate.games.newera.rules.contacts import has_trait
from novastate.kernel.packing import FIELD, VERB, A, B
from novastate.kernel.steps import Ask, Do, Step, Steps

RANGE_BITS: Final = 20
COUNT_BITS: Final = 28
UID: Final = (1 << RANGE_BITS) - 1
EIGHT_BITS: Final = 255


def pays(p: Table, place: Place) -> bool:
    """Tell whether an agreement with a location would yield anything (NE-21.1.12)."""
    goods = p.cards.deal[place.card]
    for good in goods:
        if good != CARD:
            return True
    return bool(goods) and bool(p.deck or p.discard)


def is_open_to(p: Table, seat: int, place: Place) -> bool:
    """Tell whether a player may make an agreement with an opponent's location (NE-10.2)."""
    if place.debris or p.cards.defends[place.card] or place.agreements >> seat & 1:
        return False
    return pays(p, place)


def may_hold_another(p: Table, agreed: list[tuple[int, int]]) -> bool:
    """Tell whether there is a marker left, or one that can be taken back (NE-10.7)."""
    return len(agreed) < p.rules.agreements or bool(breakable(p, agreed))


def offer_agreements(
    p: Table, seat: int, agreed: list[tuple[int, int]], far: int, moves: list[int]
) -> None:
    """Offer the agreements a player can make with locations within reach (NE-10.1, NE-10.2)."""
    if far < p.cards.least_defence or not may_hold_another(p, agreed):
        return
    defence = p.cards.defence
    for owner in p.rivals(seat):
        if not p.players[owner].passed:
            state = p.players[owner].state
            for i in range(len(state)):
                place = state[i]
                if defence[place.card] <= far and is_open_to(p, seat, place):
                    moves.append(codes.AGREE | owner << A | i << B)


def agree(p: Table, seat: int, move: int) -> None:
    """Begin an agreement: the means are chosen next."""
    owner = move >> A & FIELD
    p.push(codes.S_AGREE, seat, owner, p.players[owner].state[move >> B & FIELD].uid)


def _distance(p: Table, owner: int, uid: int) -> int:
    player = p.players[owner]
    return p.cards.defence[player.state[player.find(uid)].card]


def agree_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the field and the tokens that an agreement can begin with."""
    return contacts.means_over(p, seat, contacts.NEGOTIATION, _distance(p, step[2], step[3]))


def choose_means(p: Table, step: Step, move: int) -> None:
    """Go on with the chosen means."""
    seat, owner, uid = step[1], step[2], step[3]
    if move & VERB == codes.BY_FIELD:
        make_agreement(p, seat, owner, uid)
        contacts.use_field(p, seat, contacts.NEGOTIATION)
    else:
        add_token(p, step, move)


def add_token(p: Table, step: Step, move: int) -> None:
    """Play a token; further ones follow while the range is too short (NE-8.1.3)."""
    seat, owner = step[1], step[2]
    more = tokens.play_token(p, seat, move >> A & FIELD) << RANGE_BITS | 1 << COUNT_BITS
    so_far = step[3] + more
    uid, range = so_far & UID, so_far >> RANGE_BITS & EIGHT_BITS
    if range < _distance(p, owner, uid):
        p.push(codes.S_AGREE_TOKENS, seat, owner, so_far)
        return
    if so_far >> COUNT_BITS == 1 and has_trait(p, seat, model.SECOND_NEGOTIATION):
        p.push(codes.S_SECOND, seat, range)
    make_agreement(p, seat, owner, uid)


def agree_tokens_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the tokens that could be added."""
    return tokens.token_moves(p, seat, contacts.NEGOTIATION)


def make_agreement(p: Table, seat: int, owner: int, uid: int) -> None:
    """Put the agreement, room for it and its reactions on the agenda."""
    place = p.players[owner].state[p.players[owner].find(uid)]
    reactions.push_event(p, seat, model.ON_NEGOTIATE, place.card, p.cards.defence[place.card])
    p.push(codes.S_AGREED, seat, owner, uid)
    p.push(codes.S_BREAK_ONE, seat)


def perform_agreed(p: Table, step: Step) -> None:
    """Put the marker on the location and give its goods at once (NE-10.3, NE-10.4)."""
    seat, owner, uid = step[1], step[2], step[3]
    player = p.players[owner]
    place = player.state[player.find(uid)]
    p.replace(owner, place.changed(agreements=place.agreements | 1 << seat))
    p.tell_card("agree", seat, place.card, rival=owner)
    supply.receive(p, seat, p.cards.deal[place.card], codes.ON_BASE, "agreement", False)


def perform_from_agreement(p: Table, step: Step) -> None:
    """Give what an agreement with an opponent's location yields in production (NE-6.5)."""
    place = p.players[step[2]].in_play(step[3])
    if place is not None and place.agreements >> step[1] & 1:
        supply.receive(p, step[1], p.cards.deal[place.card], codes.ON_BASE, "agreement", True)


# --- breaking (NE-10.9)


def breakable(p: Table, agreed: list[tuple[int, int]]) -> list[int]:
    """List which of his agreements a player may break: not with one who has passed."""
    return [codes.BREAK | owner << A | i << B for owner, i in agreed if not p.players[owner].passed]


def break_agreement(p: Table, seat: int, move: int) -> None:
    """Take the marker back; the agreement ends."""
    owner = move >> A & FIELD
    place = p.players[owner].state[move >> B & FIELD]
    p.replace(owner, place.changed(agreements=place.agreements & ~(1 << seat)))
    p.tell_card("break", seat, place.card, rival=owner)


def break_one_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the agreements that can make room for another, if all markers are out."""
    agreed = held(p, seat)
    return breakable(p, agreed) if len(agreed) >= p.rules.agreements else []


def break_one(p: Table, step: Step, move: int) -> None:
    """Break the chosen agreement."""
    break_agreement(p, step[1], move)


STEPS: Final[Steps[Table]] = (
    Ask(codes.S_AGREE, "contact_target", "NE-10.1", agree_options, choose_means),
    Ask(codes.S_AGREE_TOKENS, "contact_tokens", "NE-8.1.3", agree_tokens_options, add_token),
    Do(codes.S_AGREED, perform_agreed),
    Do(codes.S_FROM_AGREEMENT, perform_from_agreement),
    Ask(codes.S_BREAK_ONE, "make_room_agreement", "NE-10.7", break_one_options, break_one),
)
