"""When the order of production cards can matter (NV-12.1.1)."""

from typing import Final

from novastate.games.novaera.cards import (
    GAIN,
    IN_ZONE,
    NO_CONDITION,
    NOTHING,
    Q_COLOURS,
    Q_EVOLVED,
    Q_MAJORITIES,
    Q_PERSONALITY,
    Q_SETS,
    Q_TECH,
    Q_TYPES,
    RIVALS_FEWER,
    UNREST,
    VP,
    Effect,
)
from novastate.games.novaera.things import TYPES

STEADY: Final[tuple[int, ...]] = (
    *range(TYPES),
    Q_TECH,
    Q_PERSONALITY,
    Q_COLOURS,
    Q_TYPES,
    Q_SETS,
    Q_EVOLVED,
    Q_MAJORITIES,
)
"""Quantities that change only when cards do."""


def order_matters(effects: list[Effect]) -> bool:
    """Tell whether a card's block may change, or depend on, what other blocks do.

    Gains that look at nothing but cards, victory points and falling unrest come to the same in
    every order; everything else may not.
    """
    return any(not _steady(effect) for effect in effects)


def _steady(effect: Effect) -> bool:
    """Tell whether an effect comes to the same whenever it is resolved."""
    if effect.condition.kind == IN_ZONE:
        return False
    read = [effect.amount.per] if effect.amount.per != NOTHING else []
    if effect.condition.kind != NO_CONDITION:
        read.append(effect.condition.quantity)
    if any(quantity % RIVALS_FEWER not in STEADY for quantity in read):
        return False
    if effect.verb == UNREST:
        return effect.amount.n < 0
    return effect.verb in (GAIN, VP)
