"""What a move gives up: own cards that leave the civilization."""

from typing import Final

from novastate.games.novaera.codes import S_COLOUR, S_DIE, S_PAY
from novastate.games.novaera.table import Table
from novastate.kernel.asking import settle

PAYING: Final = (S_COLOUR, S_DIE, S_PAY)
"""Steps that only ask how a price is paid."""


def given_up(p: Table, tried: Table, seat: int) -> list[dict[str, object]]:
    """List the own cards that a move which was tried takes away; the copy is played on."""
    settle(tried, seat, PAYING)
    if tried.reveals != p.reveals:
        return []
    after = tried.players[seat]
    return [
        {"card": p.cards.ids[placed.card]}
        for placed in p.players[seat].tableau
        if after.find(placed.card) < 0
    ]
