"""Contacts without means of one's own: granted by a card, or the second of Mad Salesman."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.rules.agreed import held
from novastate.games.classic.rules.contacts import CONQUEST, NEGOTIATION
from novastate.games.classic.table import Table, kinds
from novastate.games.newera.rules import agreements, contacts, shootout
from novastate.kernel.packing import FIELD, VERB, A, B
from novastate.kernel.steps import Ask, Step, Steps

# --- granted by a card (NE-21.1.8)


def grant_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards of the hand and the opponents' locations that a contact can reach."""
    kind, range = step[2], step[3]
    moves = [
        codes.CONTACT | card << A | kind << B
        for card in kinds(p.players[seat].hand)
        if p.cards.is_location(card)
        and p.cards.distance[card] <= range
        and contacts.possible(p, seat, card, kind)
    ]
    if kind == NEGOTIATION:
        agreements.offer_agreements(p, seat, held(p, seat), range, moves)
    elif kind == CONQUEST:
        shootout.offer_attacks(p, seat, range, moves)
    return moves


def grant(p: Table, step: Step, move: int) -> None:
    """Make a contact as the contact card would; no tokens can be added."""
    seat, kind, range = step[1], step[2], step[3]
    verb, a = move & VERB, move >> A & FIELD
    if verb == codes.ATTACK:
        shootout.attack_with(p, seat, a, range)
    elif verb == codes.AGREE:
        agreements.make_agreement(p, seat, a, p.players[a].state[move >> B & FIELD].uid)
    else:
        contacts.make_contact(p, seat, a, kind)
        if contacts.needs_slot(p, a, kind):
            p.push(codes.S_ROOM, seat)


# --- the second cooperation of Mad Salesman (NE-22.2.8)


def _cooperation(step: Step) -> Step:
    """Return the step that would grant the same."""
    return codes.S_GRANT, step[1], NEGOTIATION, step[2]


def second_options(p: Table, step: Step, seat: int) -> list[int]:
    """List its targets within the same range; none is an answer."""
    return [*grant_options(p, _cooperation(step), seat), codes.DONE]


def make_second(p: Table, step: Step, move: int) -> None:
    """Make the second cooperation without another token."""
    if move != codes.DONE:
        grant(p, _cooperation(step), move)


STEPS: Final[Steps[Table]] = (
    Ask(codes.S_GRANT, "granted_contact", "NE-21.1.8", grant_options, grant),
    Ask(codes.S_SECOND, "second_cooperation", "NE-22.2.6", second_options, make_second),
)
