"""The decisions of section 21 by name and clause: those of the steps, and what differs."""

from typing import Final

from novastate.games.master import codes
from novastate.games.master.engine import MACHINE
from novastate.games.master.table import Table
from novastate.kernel.packing import VERB

COPY_TARGET: Final = ("copy_target", "MS-21.6")
BONUS_TARGET: Final = ("bonus_target", "MS-21.29")
SOLO_PICK: Final = ("solo_pick", "MS-21.33")


def decision(p: Table, moves: list[int]) -> tuple[str, str]:
    """Name the decision that is asked now, and its clause, given what can be answered."""
    step = p.agenda[-1]
    if step[0] == codes.S_PICK and p.solo:
        return SOLO_PICK
    if step[0] in (codes.S_CHOICES, codes.S_RECEIVE) and moves[0] & VERB == codes.NAME:
        named = p.answers[step[1]] if step[0] == codes.S_RECEIVE else []
        return BONUS_TARGET if step[2] == codes.COPY_RIVAL and not named else COPY_TARGET
    return MACHINE.decisions[step[0]]
