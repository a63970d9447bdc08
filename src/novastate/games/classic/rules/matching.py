"""Which location may replace which (FS-9.1, FS-9.7, FS-9.8, NE-12.2 to NE-12.6)."""

from typing import Final

from novastate.games.classic.cards.model import MATCHES_ALL, TYPES
from novastate.games.classic.table import Place, Table

FOUNDATION: Final = 1 << TYPES.index("foundation")


def matches(p: Table, old: Place, new: int, by_type: bool = True) -> bool:
    """Tell whether a card of the hand may replace a location; both need a type icon."""
    if old.debris or not p.cards.is_location(new):
        return False
    mine, theirs = p.cards.types[old.card], p.cards.types[new]
    if not mine or not theirs or theirs & FOUNDATION:
        return False
    if not by_type or p.cards.effects[old.card].traits & MATCHES_ALL:
        return True
    return bool(mine & theirs)


def replaceable(p: Table, seat: int, new: int, by_type: bool = True) -> list[Place]:
    """List the own locations that a card may replace."""
    return [place for place in p.players[seat].state if matches(p, place, new, by_type)]


def can_replace(p: Table, seat: int, new: int, by_type: bool = True) -> bool:
    """Tell whether a card may replace any own location."""
    if not p.cards.is_location(new):
        return False
    types = p.cards.types[new]
    if not types or types & FOUNDATION:
        return False
    standing = p.players[seat].standing(p.cards)
    if not by_type or standing.matches_all:
        return standing.types != 0
    return bool(standing.types & types)
