"""The machine of The New Era: the shared steps and its own."""

from typing import Final

from novastate.games.classic import steps
from novastate.games.classic.table import Table
from novastate.games.newera.rules import (
    agreements,
    contacts,
    fields,
    granted,
    instants,
    rebuilding,
    shootout,
    turn,
)
from novastate.kernel.machine import Machine

MACHINE: Final[Machine[Table]] = Machine(
    "NE",
    steps.STEPS,
    turn.STEPS,
    instants.STEPS,
    contacts.STEPS,
    fields.STEPS,
    granted.STEPS,
    agreements.STEPS,
    rebuilding.STEPS,
    shootout.STEPS,
)
