"""The faction contact card: four fields, each once a turn (NE-8.2)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.cards import model
from novastate.games.classic.goods import CONTACTS, token
from novastate.games.classic.rules import contacts, payment, supply
from novastate.games.classic.table import Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.steps import Do, Step, Steps

REDEVELOPMENT: Final = 3


def fields_of(p: Table, seat: int) -> tuple[model.Field, ...]:
    """Return the fields of a player's contact card (NE-2.2.4)."""
    return p.cards.factions[p.players[seat].faction].fields


def usable_fields(p: Table, seat: int) -> int:
    """Return the mask of the fields that are unused and can be paid (NE-8.2.1)."""
    player = p.players[seat]
    used = player.fields
    fields = fields_of(p, seat)
    mask = 0
    for kind in range(len(fields)):
        if not used >> kind & 1 and payment.affordable(player, fields[kind].bill):
            mask |= 1 << kind
    return mask


def offer_tokens(usable: int, moves: list[int]) -> None:
    """Offer the fields whose token can be taken into the pool (NE-8.2.2)."""
    for kind in range(REDEVELOPMENT):
        if usable >> kind & 1:
            moves.append(codes.TAKE_TOKEN | kind << A)


def take_token(p: Table, seat: int, move: int) -> None:
    """Begin to take the token of a field."""
    kind = move >> A & FIELD
    p.push(codes.S_FIELD_TOKEN, seat, kind)
    contacts.use_field(p, seat, kind)


def perform_field_token(p: Table, step: Step) -> None:
    """Take a contact token of the field's kind and range (NE-8.2.4)."""
    seat, kind = step[1], step[2]
    goods = (token(CONTACTS[kind], contacts.field_of(p, seat, kind).range),)
    supply.receive(p, seat, goods, codes.ON_BASE, "field", False)


STEPS: Final[Steps[Table]] = (Do(codes.S_FIELD_TOKEN, perform_field_token),)
