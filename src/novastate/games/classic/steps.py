"""The steps that the old editions share."""

from typing import Final

from novastate.games.classic.rules import (
    clean_up,
    counting,
    entering,
    gains,
    leading,
    lookout,
    payment,
    producing,
    reactions,
    redeveloping,
    setup,
    slots,
    supply,
    tokens,
    turning,
    working,
)
from novastate.games.classic.table import Table
from novastate.kernel.steps import StepKind

STEPS: Final[tuple[StepKind[Table], ...]] = (
    *setup.STEPS,
    *turning.STEPS,
    *lookout.STEPS,
    *supply.STEPS,
    *producing.STEPS,
    *tokens.STEPS,
    *slots.STEPS,
    *payment.STEPS,
    *entering.STEPS,
    *reactions.STEPS,
    *redeveloping.STEPS,
    *leading.STEPS,
    *gains.STEPS,
    *working.STEPS,
    *counting.STEPS,
    *clean_up.STEPS,
)
