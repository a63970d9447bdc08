"""The machine of Nova Era: the steps that its rules declare."""

from typing import Final

from novastate.games.novaera.rules import (
    abilities,
    actions,
    blocks,
    card_choices,
    disasters,
    effects,
    eras,
    placing,
    production,
    resource_choices,
    rounds,
    tracks,
    turn,
    unrest,
)
from novastate.games.novaera.table import Table
from novastate.kernel.machine import Machine

MACHINE: Final[Machine[Table]] = Machine(
    "NV",
    rounds.STEPS,
    turn.STEPS,
    actions.STEPS,
    abilities.STEPS,
    placing.STEPS,
    blocks.STEPS,
    effects.STEPS,
    card_choices.STEPS,
    resource_choices.STEPS,
    tracks.STEPS,
    unrest.STEPS,
    disasters.STEPS,
    production.STEPS,
    eras.STEPS,
)
