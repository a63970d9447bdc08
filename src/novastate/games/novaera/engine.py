"""The machine of Nova Era: the steps that its rules declare."""

from typing import Final

from novastate.games.novaera.table import Table
from novastate.kernel.machine import Machine
from novastate.toolkit.declared import steps_in

MACHINE: Final[Machine[Table]] = Machine("NV", steps_in("novastate.games.novaera.rules"))
