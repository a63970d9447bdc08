"""What a card of the 51st State family is: plain values, read from the card files."""

from typing import Final

from novastate.kernel.tables import Table

# Kinds of location (MS-2.3.5).
PRODUCTION: Final = 0
OPEN_PRODUCTION: Final = 1
FEATURE: Final = 2
ACTION: Final = 3
KINDS: Final[tuple[str, ...]] = ("production", "open_production", "feature", "action")

# Types ("categories" in the rules, MS-2.3.4); a card carries them as a bit mask.
TYPES: Final[tuple[str, ...]] = (
    "brick",
    "gun",
    "iron",
    "fuel",
    "ammo",
    "worker",
    "card",
    "contact",
    "victory",
    "monument",
    "toxic",
)

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
TRIGGERS: Final[tuple[str, ...]] = (
    "produce",
    "built",
    "activate",
    "play",
    "deal",
    "raze",
    "deal_or_raze",
    "tally",
    "store",
    "hire",
    "passive",
)

# The field of a card file that holds an effect -> its trigger.
LOCATION_FIELDS: Final[dict[str, int]] = {
    "produces": PRODUCE,
    "action": ACTIVATE,
    "on_deal": ON_DEAL,
    "on_raze": ON_RAZE,
    "on_deal_or_raze": ON_DEAL_OR_RAZE,
    "when_produced": TALLY,
    "stores": STORE,
    "on_hire": HIRE,
    "passive": PASSIVE,
}
BONUS_FIELD: Final = "bonus"
PLAY_FIELD: Final = "play"
FIELDS: Final[dict[str, int]] = {**LOCATION_FIELDS, BONUS_FIELD: BUILT, PLAY_FIELD: PLAY}

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
OPS: Final[dict[str, int]] = {
    "goods": GOODS,
    "one_of": ONE_OF,
    "per_category": PER_CATEGORY,
    "per_tally": PER_TALLY,
    "place": PLACE,
    "copy_production": COPY_PRODUCTION,
    "take_production": TAKE_PRODUCTION,
    "clear_locations": CLEAR_LOCATIONS,
    "own_deals": OWN_DEALS,
    "double_hire": DOUBLE_HIRE,
    "raze_discount": RAZE_DISCOUNT,
}

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


class Doubt:
    """A disputed printed value: which field, what else it could be, and why ours was chosen."""

    def __init__(self, field: str, other: str, why: str) -> None:
        self.field: Final = field
        self.other: Final = other
        self.why: Final = why


class Card:
    """A location card (MS-2.3)."""

    def __init__(
        self,
        id: str,
        names: dict[str, str],
        set: str,
        copies: int,
        kind: int,
        distance: int,
        types: int,
        spoils: Amounts,
        deal: int,
        effect: Effect | None,
        bonus: Effect | None,
        icon: str,
        printed_shield: bool = False,
        reprint_of: str = "",
        doubt: Doubt | None = None,
    ) -> None:
        self.id: Final = id
        self.names: Final = names  # language -> name
        self.set: Final = set
        self.copies: Final = copies
        self.kind: Final = kind
        self.distance: Final = distance
        self.types: Final = types  # bit i: TYPES[i]
        self.spoils: Final = spoils
        self.deal: Final = deal
        self.effect: Final = effect
        self.bonus: Final = bonus
        self.icon: Final = icon
        self.printed_shield: Final = printed_shield
        self.reprint_of: Final = reprint_of
        self.doubt: Final = doubt


class Connection:
    """A connection card (MS-2.5.4)."""

    def __init__(
        self, id: str, names: dict[str, str], deck: str, copies: int, effect: Effect, icon: str
    ) -> None:
        self.id: Final = id
        self.names: Final = names
        self.deck: Final = deck  # "blue" or "red"
        self.copies: Final = copies
        self.effect: Final = effect
        self.icon: Final = icon


class Faction:
    """A faction board (MS-2.5.1): what it produces, three contact actions and the hire action."""

    def __init__(
        self,
        id: str,
        names: dict[str, str],
        icon: str,
        production: Amounts,
        actions: dict[str, Effect],
        doubt: Doubt | None = None,
    ) -> None:
        self.id: Final = id
        self.names: Final = names
        self.icon: Final = icon
        self.production: Final = production
        self.actions: Final = actions  # "grey", "red", "blue", "hire", in this order
        self.doubt: Final = doubt


class CardSet:
    """Everything the card files of one edition hold."""

    def __init__(
        self,
        locations: list[Card],
        connections: list[Connection],
        factions: list[Faction],
        tables: dict[str, Table] | None = None,
    ) -> None:
        self.locations: Final = locations
        self.connections: Final = connections
        self.factions: Final = factions
        self.tables: Final[dict[str, Table]] = tables or {}  # id -> as written, for overrides
