"""The figures of the evaluation, in victory points: what a good is worth, how often things pay."""

from dataclasses import dataclass
from typing import Final

from novastate.games.master.goods import (
    ALL,
    AMMO,
    BLUE,
    BRICK,
    CARD,
    DEVELOPMENT,
    FUEL,
    GREY,
    GUN,
    IRON,
    RED,
    SHIELD,
    UNIVERSAL,
    VP,
    WORKER,
)

Worths = tuple[float, ...]
"""One figure a good, in the order of novastate.games.master.goods."""

WORTH: Final[dict[int, tuple[float, float]]] = {
    BRICK: (0.45, 0.10),
    GUN: (0.80, 0.00),
    IRON: (0.65, 0.00),
    FUEL: (0.70, 0.00),
    AMMO: (0.80, 0.17),
    WORKER: (0.60, 0.17),
    GREY: (1.05, 0.22),
    RED: (0.60, 0.03),
    BLUE: (0.30, 0.01),
    UNIVERSAL: (0.70, 0.33),
    DEVELOPMENT: (0.75, 0.00),
    SHIELD: (0.10, 0.00),
    CARD: (1.20, 0.44),
    VP: (1.00, 0.00),
}
"""What one unit of a good is worth in the last round, and what each round before adds to that."""


@dataclass(frozen=True)
class Weights:
    """Opinions of a sensible beginner; found by playing matches of one set against another."""

    goods: Worths = tuple(WORTH[good][0] for good in range(ALL))
    """What one unit is worth in the last round."""
    growth: Worths = tuple(WORTH[good][1] for good in range(ALL))
    """What is added for every round that is still to come."""

    length: float = 6.8
    """Rounds of a game to 25 victory points."""
    bend: float = 0.4
    """How far the leader's points run ahead of the clock: 1 if they came evenly."""

    first_use: float = 0.63
    """How often an action location is used in a round."""
    second_use: float = 0.3
    """How often it is used a second time."""
    thrift: float = 0.84
    """How much of their worth the goods that it costs would fetch elsewhere."""
    fresh: float = 0.8
    """How much of its net gain a new action location yields in the round of its building."""

    deals: float = 0.63
    """Deals made in a round."""
    razes: float = 0.8
    """Cards and locations razed in a round."""
    storage: float = 0.28
    """What a storage location saves in a round."""
    oddity: float = 0.4
    """What an effect gives in a round that no other figure covers."""
    unmet: float = 0.13
    """How often a threshold is met that the income of today does not meet."""

    keep: float = 0.86
    """What a card in hand is worth against using it now."""
    blank: float = 2.2
    """What an unknown card is worth against a card good."""

    rebuild: float = 0.6
    """What a location that is replaced was worth, less the point for replacing it."""
    urgency: float = 0.11
    """What it is worth to be first where rivals can take something away."""
    reach: float = 2.2
    """How fast a use loses appeal for every part of its cost that is missing."""
    saved: float = 0.35
    """What a good that outlasts clean-up is worth, against one gained in the next round."""
    placed_bonus: float = 0.1
    """What a good has over others because it lies on a location and so outlasts clean-up."""
    envy: float = 0.54
    """How much a point of a rival hurts, with one rival; shared among several."""
    solo_envy: float = 2.5
    """How much a point of the virtual rival hurts."""
    closing: float = 1.8
    """What triggering the end is worth to the leader."""
    hurry: float = 0.85
    """How much a point behind counts for a player who triggers the end."""
    caution: float = 1.0
    """How much of a location's worth an attack destroys: the good of its deal field comes back."""
    solo_pace: float = 5.0
    """Points that the virtual rival scores in a round."""
    rival_engine: float = 1.1
    """What a rival's location is worth to him, against what it would be worth to us."""
    rival_goods: float = 0.5
    """What a rival's good is worth to him, against what it would be worth to us."""
    spurt: float = 0.4
    """Points that a good may still bring when the end is near."""
    effort: float = 0.03
    """What an action must gain to be worth the trouble."""
