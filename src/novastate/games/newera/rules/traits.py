"""Traits of cards in play: Mad Salesman, or sparing what was conquered (NE-9.3.3, NE-22.2.6)."""

from novastate.games.classic.table import Table


def has_trait(p: Table, seat: int, trait: int) -> bool:
    """Tell whether a player has a trait; several do not add up (NE-22.2.9)."""
    for place in p.players[seat].cards_in_play():
        if p.cards.effects[place.card].traits & trait:
            return True
    return False
