"""What a card of the 51st State family is: plain values, read from the card files."""

from typing import Final

from novastate.toolkit.names import names, numbers

# Kinds of location (MS-2.3.5).
PRODUCTION: Final = 0
OPEN_PRODUCTION: Final = 1
FEATURE: Final = 2
ACTION: Final = 3
KINDS: Final[tuple[str, ...]] = ("production", "open_production", "feature", "action")

# Types ("categories" in the rules, MS-2.3.4); a card carries them as a bit mask.
TYPES: Final = names("brick gun iron fuel ammo worker card contact victory monument toxic")

# Triggers (MS-20.1 and MS-20.9).
PRODUCE: Final = 0
BUILT: Final = 1
ACTIVATE: Final = 2
PLAY: Final = 3
ON_DEAL: Final = 4
ON_RAZE: Final = 5
ON_DEAL_OR_RAZE: Final = 6
TALLY: Final = 7
STORE: Final = 8
HIRE: Final = 9
PASSIVE: Final = 10
TRIGGERS: Final = names(
    "produce built activate play deal raze deal_or_raze tally store hire passive"
)

FIELDS: Final = numbers(
    "produces bonus action play on_deal on_raze on_deal_or_raze when_produced stores on_hire"
    " passive"
)
"""The fields of a card file that hold effects, each with its trigger."""
LOCATION_FIELDS: Final = {field: i for field, i in FIELDS.items() if i not in (BUILT, PLAY)}

# Effect words (MS-20.5 and MS-20.9) that rules ask for; `effect_words` numbers the others.
GOODS: Final = 0
ONE_OF: Final = 1
PER_CATEGORY: Final = 2
PER_TALLY: Final = 3
PLACE: Final = 4
COPY_PRODUCTION: Final = 5
TAKE_PRODUCTION: Final = 6
CLEAR_LOCATIONS: Final = 7
OWN_DEALS: Final = 8
DOUBLE_HIRE: Final = 9
RAZE_DISCOUNT: Final = 10
OPS: Final = numbers(
    "goods one_of per_category per_tally place copy_production take_production"
    " clear_locations own_deals double_hire raze_discount"
)

# Whose production a copy may name (MS-20.5.7).
OWN: Final = 0
OWN_OTHER: Final = 1
RIVAL: Final = 2
WHOSE: Final[tuple[str, ...]] = ("own", "own_other", "rival")

NO_LIMIT: Final = -1

Amounts = tuple[tuple[int, int], ...]
"""Goods with their numbers, in the order of the goods: ((BRICK, 2), (VP, 1))."""


class Slot:
    """One storage slot: the goods it takes and how many in all (NO_LIMIT: any number)."""

    def __init__(self, goods: tuple[int, ...], most: int) -> None:
        self.goods: Final = goods
        self.most: Final = most


class Gain:
    """What an effect gives: the number of its effect word, and how the blanks are filled."""

    def __init__(self, op: int) -> None:
        self.op: Final = op
        self.goods: Amounts = ()  # goods, place
        self.options: tuple[Amounts, ...] = ()  # one_of
        self.type_index = -1  # per_category: index into TYPES
        self.counted: tuple[int, ...] = ()  # per_tally: the counted good; steal: the goods at risk
        self.good = -1  # per_category, per_tally: what is gained
        self.most = 0  # the card's max, amount or number of cards drawn
        self.whose = -1  # copy_production, take_production
        self.slots: tuple[Slot, ...] = ()  # store
        self.keep = 0  # of the cards drawn


class Effect:
    """Trigger, condition, cost, gain and limit (MS-20)."""

    def __init__(
        self,
        trigger: int,
        gain: Gain,
        cost: Amounts = (),
        counted: tuple[int, ...] = (),
        at_least: int = 0,
        per_round: int = 0,
    ) -> None:
        self.trigger: Final = trigger
        self.gain: Final = gain
        self.cost: Final = cost
        self.counted: Final = counted  # tally: the goods whose tallies are summed
        self.at_least: Final = at_least
        self.per_round: Final = per_round  # activations a round; 0: no limit of its own
