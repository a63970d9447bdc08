"""The figures of the evaluation, in victory points: what things are worth, how often they come."""

from dataclasses import dataclass
from typing import Final

from novastate.games.novaera import constants
from novastate.games.novaera.cards import model as c


@dataclass(frozen=True)
class Weights:
    """What the greedy bot believes; every figure is in victory points unless said otherwise."""

    resource: float = 0.42
    """A resource in the first round of a game."""
    resource_fall: float = 0.026
    """How much less it is worth in each later round."""
    resource_end: float = 0.09
    """A resource that is left over at the end."""
    free: float = 1.12
    """How much more a resource of free choice is worth, as a factor."""
    wanted: float = 1.1
    """What a resource is worth that a card in sight needs, as a factor."""
    spare: float = 0.7
    many: float = 0.4
    heaps: float = 0.15
    """The same beyond what is needed: up to six of a kind, up to eleven, and more."""
    unrest: float = 0.26
    """A step of unrest, early in the game."""
    unrest_bend: float = 0.045
    """What the steps near the unrest zone cost more, by the square of the steps beyond 3."""
    zone: float = 0.5
    """Standing in the unrest zone, for each of the next two rounds."""
    damage: float = 0.55
    """A damaged card beyond what it would have scored: dice are needed to repair it."""
    last_of_type: float = 0.8
    """What the only card of a type adds to that, since a type without cards scores nothing."""
    disaster: float = 0.8
    """A disaster that is kept away."""
    die: float = 1.5
    """An additional die."""
    researched: float = 0.45
    """A card that comes into the hand."""
    drawn: float = 0.3
    recalled: float = 0.4
    upgrade_hope: float = 0.55
    """That a card in play will be followed by its evolution."""
    envy: float = 0.35
    """A point that all rivals together lose."""
    urgency: float = 0.3
    """How much of a gain is at risk while rivals may take the card, as a share."""
    waiting: float = 0.25
    """What a card in hand is worth of what it will be worth in play, as a share."""
    fade: float = 0.93
    """How likely a card still works a round later, as a share."""
    score_now: float = 0.97
    score_later: float = 0.72
    """How likely a card still scores in this era and, for each era more, later."""


# How often it happens to a player in a round.
DEVELOPS: Final = 1.9
UPGRADES: Final = 0.6
STRIKES: Final = 0.14  # each disaster
DARK_ROUNDS: Final = 0.13
CIVIL_WARS: Final = 0.12
OFTEN: Final[dict[int, float]] = {
    constants.DEVELOP: DEVELOPS,
    constants.GAIN: 0.2,
    constants.ENLIST: 0.45,
    constants.EXPAND: 0.4,
    constants.REPAIR: 0.15,
    constants.CALM: 0.1,
    constants.RESEARCH: 0.12,
}

GROWTH: Final[dict[int, float]] = {
    c.Q_TECH: 0.5,
    c.Q_PERSONALITY: 0.12,
    c.Q_COLOURS: 0.06,
    c.Q_TYPES: 0.06,
    c.Q_SETS: 0.07,
    c.Q_BICOLOUR: 0.05,
    c.Q_EVOLVED: 0.1,
    c.Q_PAST: 0.12,
    c.Q_UNREST: 0.08,
    c.Q_MAJORITIES: 0.0,
}
"""How much a quantity grows with each die that is still to be spent."""
COLOUR_GROWTH: Final = 0.13
TERRITORY_GROWTH: Final = 0.09

PIPS: Final[dict[int, float]] = {
    c.FLIP: 1.6,
    c.ADJUST: 0.9,
    c.SET_DIE: 2.4,
    c.REROLL: 0.8,
    c.RECOLOUR: 1.7,
}
"""What work on a die brings in a round, in resources; `adjust` for each step."""

PROTECTION: Final[dict[int, float]] = {
    constants.DARK_AGE: DARK_ROUNDS * 1.6,
    constants.PENALTY: 0.12,
    constants.ATTACK: 0.06,
    constants.CIVIL_WAR: CIVIL_WARS * 2.0,
}
"""What a protection brings in a round, apart from those from disasters."""
