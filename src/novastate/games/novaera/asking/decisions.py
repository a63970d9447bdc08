"""The decisions of section 19 by name and clause: those of the steps, and what differs."""

from typing import Final

from novastate.games.novaera import codes
from novastate.games.novaera.codes import LOSE
from novastate.games.novaera.engine import MACHINE
from novastate.games.novaera.table import Table
from novastate.kernel.packing import VERB

DISASTER_LOSS: Final = ("disaster_loss", "NV-19.1.13")
BY_EFFECT: Final[dict[int, tuple[str, str]]] = {
    codes.S_MEND: ("repair_card", "NV-19.1.18"),
    codes.S_FETCH: ("research_card", "NV-19.1.19"),
}
"""Decisions that an effect asks as well as an action, whose step then says 0."""


def decision(p: Table, moves: list[int]) -> tuple[str, str]:
    """Name the decision that is asked now, and its clause, given what can be answered."""
    step = p.agenda[-1]
    if step[0] == codes.S_STRUCK and moves and moves[0] & VERB == LOSE:
        return DISASTER_LOSS
    if step[0] in BY_EFFECT and not step[3]:
        return BY_EFFECT[step[0]]
    return MACHINE.decisions[step[0]]
