"""What a payment that is asked for is for: the step below it on the agenda tells."""

from typing import Final

from novastate.games.master.codes import (
    S_DEAL,
    S_EFFECT,
    S_ENTER,
    S_PAY,
    S_PAY_CARD,
    S_PAY_DEAL,
    S_PLAYED,
    S_RAID,
    S_RAZE,
    S_TAKEN,
    S_VISIT,
)
from novastate.games.master.table import Table

OF_A_CARD: Final = (S_ENTER, S_DEAL, S_RAZE, S_TAKEN, S_PLAYED)
OF_A_PLACE: Final = (S_RAID, S_VISIT)
PAYMENTS: Final = (S_PAY, S_PAY_CARD, S_PAY_DEAL)


def paid_for(p: Table) -> int:
    """Return the card that is paid for; -1 if it is something else."""
    for kind, seat, a, b in reversed(p.agenda):
        if kind in PAYMENTS:
            continue
        if kind in OF_A_CARD:
            return a
        if kind in OF_A_PLACE:
            return p.players[a].state[b].card
        return p.players[seat].state[a].card if kind == S_EFFECT else -1
    return -1
