"""The machine of the Master Set: the steps that its rules declare."""

from typing import Final

from novastate.games.master.table import Table
from novastate.kernel.machine import Machine
from novastate.kernel.steps import Retired
from novastate.toolkit.declared import steps_in

MACHINE: Final[Machine[Table]] = Machine(
    "MS", steps_in("novastate.games.master.rules"), [Retired(12)]
)
