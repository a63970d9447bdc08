"""The cards of Nova Era as data: what section 18 allows an effect to say, in numbers."""

from typing import Final

from novastate.games.novaera.constants import ANY
from novastate.toolkit.names import names, numbers

# Triggers (NV-18.2).
INSTANT: Final = 0
PRODUCTION: Final = 1
SCORING: Final = 2
ABILITY: Final = 3
ALWAYS: Final = 4
ON_PICK: Final = 5
ON_ACTION: Final = 6
ON_UPGRADE: Final = 7
ON_DISASTER: Final = 8
ON_DARK_AGE: Final = 9
ON_CIVIL_WAR: Final = 10
ON_NEW_ERA: Final = 11
TRIGGERS: Final = names(
    "instant production scoring ability always on_pick on_action on_upgrade on_disaster"
    " on_dark_age on_civil_war on_new_era"
)
RESOLVING: Final = tuple(
    [i for i in range(len(TRIGGERS)) if i not in (SCORING, ABILITY, ALWAYS, ON_NEW_ERA)]
)
"""Triggers that resolve something (NV-18.8.30)."""

# Verbs (NV-18.8) that rules and bots ask for; what each needs and says is in words/effects.toml.
GAIN: Final = 0
LOSE: Final = 1
STEAL: Final = 2
UNREST: Final = 3
VP: Final = 4
CONVERT: Final = 5
FLIP: Final = 6
ADJUST: Final = 7
SET_DIE: Final = 8
REROLL: Final = 9
RECOLOUR: Final = 10
DRAW_DIE: Final = 11
REPAIR: Final = 12
RESEARCH: Final = 13
DRAW: Final = 14
RECALL: Final = 15
DAMAGE: Final = 16
TRACK: Final = 17
LOWER: Final = 18
RESERVE: Final = 19
KEEP: Final = 20
DISCOUNT: Final = 21
ACTION_BONUS: Final = 22
SUBSTITUTE: Final = 23
WILD_DIE: Final = 24
PICK_LIMIT: Final = 25
REACH: Final = 26
COUNT_AS: Final = 27
PROTECT: Final = 28
VERBS: Final = numbers(
    "gain lose steal unrest vp convert flip adjust set_die reroll recolour draw_die repair"
    " research draw recall damage track lower reserve keep discount action_bonus substitute"
    " wild_die pick_limit reach count_as protect"
)

# Quantities (NV-18.4); the first five are the types.
Q_TECH: Final = 5
Q_PERSONALITY: Final = 6
Q_COLOURS: Final = 7
Q_TYPES: Final = 8
Q_SETS: Final = 9
Q_BICOLOUR: Final = 10
Q_EVOLVED: Final = 11
Q_DAMAGED: Final = 12
Q_PAST: Final = 13
Q_HAND: Final = 14
Q_UNREST: Final = 15
Q_VP: Final = 16
Q_RES: Final = 17
Q_RES_GREEN: Final = 18
Q_MAJORITIES: Final = 22
Q_PICK_SUM: Final = 23
QUANTITIES: Final = names(
    "green red yellow blue territory tech personality colours types sets bicolour evolved"
    " damaged past hand unrest vp res res:green res:red res:yellow res:blue majorities"
    " pick_sum"
)
RIVALS_FEWER: Final = 32
"""Added to a quantity: the number of rivals who have less of it (NV-18.4.14)."""

# Conditions (NV-18.3).
NO_CONDITION: Final = 0
MOST: Final = 1
LEAST: Final = 2
AT_LEAST: Final = 3
AT_MOST: Final = 4
IN_ZONE: Final = 5
CONDITIONS: Final[tuple[str, ...]] = ("", "most", "least", "at_least", "at_most", "in_zone")

# Targets (NV-18.5.3).
SELF: Final = 0
EACH_WEAKER: Final = 1
EACH_STRONGER: Final = 2
TARGETS: Final[tuple[str, ...]] = ("self", "each_weaker", "each_stronger")

# How long a limit lasts (NV-18.5.5).
UNLIMITED: Final = 0
PER_ROUND: Final = 1
PER_GAME: Final = 2
LIMITS: Final[tuple[str, ...]] = ("", "round", "game")

# What `keep` spares (NV-18.8.21).
KEEP_SELF: Final = 0
KEEP_CHOOSE: Final = 1
KEEPS: Final[tuple[str, ...]] = ("self", "choose")

ALL_COLOURS: Final = 31
"""The mask of all five colours of dice."""
NOTHING: Final = -1


class Condition:
    """When an effect works: a kind of comparison, a quantity and a number (NV-18.3)."""

    def __init__(self, kind: int, quantity: int = 0, n: int = 0) -> None:
        self.kind: Final = kind
        self.quantity: Final = quantity
        self.n: Final = n


class Amount:
    """How much: a fixed number, or times x floor(quantity / each), at most `most` (NV-18.5.1)."""

    def __init__(self, n: int, per: int = NOTHING, each: int = 1, times: int = 1, most: int = 0):
        self.n: Final = n
        self.per: Final = per
        self.each: Final = each
        self.times: Final = times
        self.most: Final = most


ALWAYS_TRUE: Final = Condition(NO_CONDITION)
NO_AMOUNT: Final = Amount(0)


ANY_TRACK: Final = 5
"""`track` with a free choice, and `on_disaster` on any disaster."""


class Effect:
    """One effect: what its verb needs is set, everything else keeps its default."""

    def __init__(self, trigger: int, verb: int, amount: Amount = NO_AMOUNT) -> None:
        self.trigger: Final = trigger
        self.verb: Final = verb
        self.amount = amount
        self.condition = ALWAYS_TRUE
        # Of resource (substitute: the one that is paid); damage, count_as: the type (tech: Q_TECH).
        self.kind = ANY
        self.target = SELF
        self.quantity = 0  # what the target is compared in
        self.dice = ALL_COLOURS  # mask of the colours of dice that qualify (NV-18.5.7)
        self.actions = 0  # on_action, discount, action_bonus: mask of actions
        self.colours = 0  # on_action, discount: mask of colours; 0: any
        self.pay: tuple[int, ...] = ()  # convert: resources by kind, `any` last, as `get`
        self.get: tuple[int, ...] = ()
        self.get_vp = 0
        self.which = 0  # track: a track or ANY_TRACK; keep: what it spares
        self.disaster = ANY_TRACK  # on_disaster: a track or ANY_TRACK
        self.protects = 0  # mask of protections
        self.limit = UNLIMITED
        self.times = 0
