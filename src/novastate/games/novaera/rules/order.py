"""When the order of production cards can matter (NV-12.1.1, NV-17.1.28)."""

from typing import Final

from novastate.games.novaera.cards import model
from novastate.games.novaera.cards.model import Effect
from novastate.games.novaera.constants import RESOURCES, TYPES

STEADY: Final[tuple[int, ...]] = (
    *range(TYPES),
    model.Q_TECH,
    model.Q_PERSONALITY,
    model.Q_COLOURS,
    model.Q_TYPES,
    model.Q_SETS,
    model.Q_EVOLVED,
    model.Q_MAJORITIES,
)
"""Quantities that change only when cards do."""

ALL_RESOURCES: Final = (1 << RESOURCES) - 1
"""What blocks look at and change, as bits: the resources by kind, then these."""
OWN_UNREST: Final = 1 << RESOURCES
OWN_VP: Final = OWN_UNREST << 1
EVERYTHING: Final = (OWN_VP << 1) - 1


def order_matters(effects: list[Effect]) -> bool:
    """Tell whether a card's block may change, or depend on, what any other block does.

    Gains that look at nothing but cards, victory points and falling unrest come to the same in
    every order; everything else may not.
    """
    return any(not _steady(effect) for effect in effects)


def _steady(effect: Effect) -> bool:
    """Tell whether an effect comes to the same whenever it is resolved."""
    return _depends_on(effect) == 0 and (
        effect.verb in (model.GAIN, model.VP)
        or (effect.verb == model.UNREST and effect.amount.n < 0)
    )


def _depends_on(effect: Effect) -> int:
    """Return what the condition and the amount of an effect look at, as a mask."""
    mask = 0
    if effect.condition.kind == model.IN_ZONE:
        mask |= OWN_UNREST
    elif effect.condition.kind != model.NO_CONDITION:
        mask |= _quantity(effect.condition.quantity)
    if effect.amount.per != model.NOTHING:
        mask |= _quantity(effect.amount.per)
    return mask


def looks_at(effects: list[Effect]) -> int:
    """Return what decides how a card's block comes out, as a mask."""
    mask = 0
    for effect in effects:
        mask |= _depends_on(effect)
        if effect.verb == model.CONVERT:
            mask |= _kinds(effect.pay)
        elif effect.verb == model.LOSE:
            mask |= _kind(effect.kind)
        elif not _adds(effect):
            mask |= EVERYTHING
    return mask


def changes(effects: list[Effect]) -> int:
    """Return what a card's block may change, as a mask."""
    mask = 0
    for effect in effects:
        if effect.verb == model.CONVERT:
            mask |= _kinds(effect.pay) | _kinds(effect.get) | (OWN_VP if effect.get_vp else 0)
        elif effect.verb == model.LOSE or effect.verb == model.GAIN:
            mask |= _kind(effect.kind)
        elif effect.verb == model.VP:
            mask |= OWN_VP
        elif _adds(effect):
            mask |= OWN_UNREST
        else:
            mask |= EVERYTHING
    return mask


def _adds(effect: Effect) -> bool:
    """Tell whether an effect does the same whatever there is: rising unrest may mean civil war."""
    if effect.verb == model.UNREST:
        return effect.target == model.SELF and effect.amount.n < 0
    return effect.verb in (model.GAIN, model.VP)


def _quantity(quantity: int) -> int:
    quantity %= model.RIVALS_FEWER
    if quantity in STEADY:
        return 0
    if quantity == model.Q_UNREST:
        return OWN_UNREST
    if quantity == model.Q_VP:
        return OWN_VP
    if quantity == model.Q_RES:
        return ALL_RESOURCES
    if model.Q_RES_GREEN <= quantity < model.Q_RES_GREEN + RESOURCES:
        return 1 << (quantity - model.Q_RES_GREEN)
    return EVERYTHING


def _kind(kind: int) -> int:
    return 1 << kind if 0 <= kind < RESOURCES else ALL_RESOURCES


def _kinds(amounts: tuple[int, ...]) -> int:
    """Return the kinds of a list of amounts; `any` comes last."""
    mask = 0
    for kind, n in enumerate(amounts):
        if n:
            mask |= _kind(kind)
    return mask
