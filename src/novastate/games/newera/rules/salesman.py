"""Mad Salesman: a second cooperation after one with exactly one token (NE-22.2.6)."""

from novastate.games.classic.cards.model import SECOND_NEGOTIATION
from novastate.games.classic.table import Table


def offers_second(p: Table, seat: int) -> bool:
    """Tell whether a player has the trait; several do not add up (NE-22.2.9)."""
    return any(
        p.cards.effects[place.card].traits & SECOND_NEGOTIATION
        for place in p.players[seat].cards_in_play()
    )
