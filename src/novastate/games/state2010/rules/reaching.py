"""What a player of the 2010 edition reaches: contact cards, one-time contacts, tokens (FS-8.1)."""

from novastate.games.classic.rules import reaching
from novastate.games.classic.rules.reaching import Means
from novastate.games.classic.table import Table
from novastate.games.state2010.rules.contacts import field_of, field_reaches, one_time_cards


def reach(p: Table, seat: int) -> dict[str, object] | None:
    """Tell a player what he reaches by each way of contact (FS-8.1.2, FS-8.1.3)."""
    return reaching.reach(p, seat, _alone, False)  # FS-8.1.8: distance 0 still needs means


def _alone(p: Table, seat: int, kind: int) -> list[Means]:
    """List the permanent and one-time contact cards that can be used (FS-8.1.5, FS-8.1.6)."""
    field = field_of(p, seat, kind)
    found: list[Means] = []
    if field_reaches(p, seat, kind, field.range):
        found.append(Means("field", field.range, field.cost))
    for card in one_time_cards(p, seat, kind, 1):
        contact = p.cards.contacts[card - p.cards.size]
        found.append(Means("card", contact.range, contact.price, p.cards.ids[card]))
    return found
