"""What a payment that is asked for is for: the steps below it on the agenda tell."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.table import Table

OF_A_CARD: Final = (
    codes.S_TUCK,
    codes.S_ENTER,
    codes.S_REBUILD,
    codes.S_LEAD,
    codes.S_INSTANT,
    codes.S_REBUILD_RUIN,
)
PAYMENTS: Final = (codes.S_COST, codes.S_CARDS, codes.S_SPEND, codes.S_GIVE_UP, codes.S_ROOM)


def paid_for(p: Table) -> int:
    """Return the card that is paid for; -1 if it is something else."""
    for kind, seat, a, _ in reversed(p.agenda):
        if kind in PAYMENTS:
            continue
        if kind in OF_A_CARD:
            return a
        place = p.players[seat].in_play(a) if kind == codes.S_GAIN else None
        return -1 if place is None else place.card
    return -1
