"""The machine of the 2010 edition: the shared steps and its own."""

from typing import Final

from novastate.games.classic import steps
from novastate.games.classic.table import Table
from novastate.games.state2010.rules import contacts, turn
from novastate.kernel.machine import Machine

MACHINE: Final[Machine[Table]] = Machine("FS", steps.STEPS, turn.STEPS, contacts.STEPS)
