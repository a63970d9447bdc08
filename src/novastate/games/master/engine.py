"""The machine of the Master Set: the steps that its rules declare."""

from typing import Final

from novastate.games.master.rules import (
    activation,
    board,
    building,
    clean_up,
    effects,
    payment,
    production,
    razing,
    rounds,
    setup,
    solo,
    turn,
    visiting,
)
from novastate.games.master.table import Table
from novastate.kernel.machine import Machine
from novastate.kernel.steps import Retired

MACHINE: Final[Machine[Table]] = Machine(
    "MS",
    setup.STEPS,
    rounds.STEPS,
    production.STEPS,
    turn.STEPS,
    payment.STEPS,
    building.STEPS,
    razing.STEPS,
    activation.STEPS,
    effects.STEPS,
    board.STEPS,
    visiting.STEPS,
    clean_up.STEPS,
    solo.STEPS,
    (Retired(12),),
)
