"""What a payment that is asked for is for: the steps below it on the agenda tell."""

from typing import Final

from novastate.games.classic.codes import (
    S_CARDS,
    S_COST,
    S_ENTER,
    S_GAIN,
    S_GIVE_UP,
    S_INSTANT,
    S_LEAD,
    S_REBUILD,
    S_REBUILD_RUIN,
    S_ROOM,
    S_SPEND,
    S_TUCK,
)
from novastate.games.classic.table import Table

OF_A_CARD: Final = (S_TUCK, S_ENTER, S_REBUILD, S_LEAD, S_INSTANT, S_REBUILD_RUIN)
PAYMENTS: Final = (S_COST, S_CARDS, S_SPEND, S_GIVE_UP, S_ROOM)


def paid_for(p: Table) -> int:
    """Return the card that is paid for; -1 if it is something else."""
    for kind, seat, a, _ in reversed(p.agenda):
        if kind in PAYMENTS:
            continue
        if kind in OF_A_CARD:
            return a
        place = p.players[seat].in_play(a) if kind == S_GAIN else None
        return -1 if place is None else place.card
    return -1
