"""What a payment that is asked for is for: the step below it on the agenda tells."""

from typing import Final

from novastate.games.master import codes
from novastate.games.master.table import Table

OF_A_CARD: Final = (codes.S_ENTER, codes.S_DEAL, codes.S_RAZE, codes.S_TAKEN, codes.S_PLAYED)
OF_A_PLACE: Final = (codes.S_RAID, codes.S_VISIT)
PAYMENTS: Final = (codes.S_PAY, codes.S_PAY_CARD, codes.S_PAY_DEAL)


def paid_for(p: Table) -> int:
    """Return the card that is paid for; -1 if it is something else."""
    for kind, seat, a, b in reversed(p.agenda):
        if kind in PAYMENTS:
            continue
        if kind in OF_A_CARD:
            return a
        if kind in OF_A_PLACE:
            return p.players[a].state[b].card
        return p.players[seat].state[a].card if kind == codes.S_EFFECT else -1
    return -1
