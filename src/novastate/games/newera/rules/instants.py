"""Instants: their price, then one of their parts whole (NE-14, NE-M.4)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.cards import model
from novastate.games.classic.goods import CONTACTS, token
from novastate.games.classic.rules import payment, supply
from novastate.games.classic.table import Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.steps import Ask, Step, Steps


def parts_of(p: Table, card: int) -> tuple[model.Goods, ...]:
    """Return what an instant gives; a one-time contact gives its token (NE-M.4)."""
    contact = p.cards.contacts[card - p.cards.size]
    if contact.kind >= 0:
        return ((token(CONTACTS[contact.kind], contact.range),),)
    return contact.parts


def offer_instants(p: Table, seat: int, cards: list[int], moves: list[int]) -> None:
    """Offer the instants of the hand whose price can be paid."""
    player = p.players[seat]
    for card in cards:
        if p.cards.is_contact(card):
            if payment.affordable(player, p.cards.contacts[card - p.cards.size].bill):
                moves.append(codes.INSTANT | card << A)


def play_instant(p: Table, seat: int, move: int) -> None:
    """Discard an instant and pay its price; its profits follow (NE-14.5)."""
    card = move >> A & FIELD
    supply.discard_hand(p, seat, card)
    p.push(codes.S_INSTANT, seat, card)
    payment.push_cost(p, seat, p.cards.contacts[card - p.cards.size].bill)


def instant_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the parts of the instant."""
    return [codes.PART | i << A for i in range(len(parts_of(p, step[2])))]


def choose_part(p: Table, step: Step, move: int) -> None:
    """Receive the chosen part."""
    part = parts_of(p, step[2])[move >> A & FIELD]
    supply.receive(p, step[1], part, codes.ON_BASE, p.cards.ids[step[2]], False)


STEPS: Final[Steps[Table]] = (
    Ask(codes.S_INSTANT, "instant_part", "NE-14.2", instant_options, choose_part),
)
