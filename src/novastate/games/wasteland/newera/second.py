"""The second cooperation of Mad Salesman: any target within the same range (NE-22.2.8)."""

from novastate.games.wasteland.classic.codes import (
    AGREE,
    CONTACT,
    DONE,
    FIELD,
    S_ROOM,
    VERB,
    A,
    B,
)
from novastate.games.wasteland.classic.contacts import NEGOTIATION
from novastate.games.wasteland.classic.table import Table, kinds
from novastate.games.wasteland.newera import agreements, contacts
from novastate.kernel.position import Step


def perform_second(p: Table, step: Step) -> bool:
    """Ask for a second cooperation, if there is a target."""
    return p.ask(step[1]) if len(second_options(p, step, step[1])) > 1 else False


def second_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards of the hand and the opponents' locations within range; none is an answer."""
    kind = NEGOTIATION
    moves = [
        CONTACT | card << A | kind << B
        for card in kinds(p.players[seat].hand)
        if p.cards.is_location(card)
        and p.cards.distance[card] <= step[2]
        and contacts.possible(p, seat, card, kind)
    ]
    agreements.offer_agreements(p, seat, agreements.held(p, seat), step[2], moves)
    return [*moves, DONE]


def second_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Make the second cooperation without another token."""
    p.agenda.pop()
    verb = move & VERB
    if verb == CONTACT:
        card = move >> A & FIELD
        contacts.make_contact(p, seat, card, NEGOTIATION)
        if contacts.needs_slot(p, card, NEGOTIATION):
            p.push(S_ROOM, seat)
    elif verb == AGREE:
        owner = move >> A & FIELD
        uid = p.players[owner].state[move >> B & FIELD].uid
        agreements.make_agreement(p, seat, owner, uid)
