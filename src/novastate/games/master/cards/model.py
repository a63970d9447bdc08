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

# Gain operations (MS-20.5 and MS-20.9).
GOODS: Final = 0
ONE_OF: Final = 1
PER_CATEGORY: Final = 2
PER_TALLY: Final = 3
PLACE: Final = 4
STORE_SLOTS: Final = 5
COPY_PRODUCTION: Final = 6
TAKE_PRODUCTION: Final = 7
STEAL: Final = 8
CLEAR_LOCATIONS: Final = 9
OWN_DEALS: Final = 10
RIVAL_DEAL: Final = 11
USE_OCCUPIED: Final = 12
DOUBLE_HIRE: Final = 13
DRAW_KEEP: Final = 14
RAZE_DISCOUNT: Final = 15
OPS: Final[tuple[str, ...]] = (
    "goods",
    "one_of",
    "per_category",
    "per_tally",
    "place",
    "store",
    "copy_production",
    "take_production",
    "steal",
    "clear_locations",
    "own_deals",
    "rival_deal",
    "use_occupied_open_production",
    "double_hire",
    "draw_keep",
    "raze_discount",
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
    """What an effect gives; `op` says which of the other fields are meant."""

    def __init__(
        self,
        op: int,
        goods: Amounts = (),
        options: tuple[Amounts, ...] = (),
        type_index: int = -1,
        counted: tuple[int, ...] = (),
        good: int = -1,
        most: int = 0,
        whose: int = -1,
        slots: tuple[Slot, ...] = (),
        keep: int = 0,
    ) -> None:
        self.op: Final = op
        self.goods: Final = goods  # goods, place
        self.options: Final = options  # one_of
        self.type_index: Final = type_index  # per_category: index into TYPES
        self.counted: Final = counted  # per_tally: the counted good; steal: the goods at risk
        self.good: Final = good  # per_category, per_tally: what is gained
        self.most: Final = most  # the card's max, amount or number of cards drawn
        self.whose: Final = whose  # copy_production, take_production
        self.slots: Final = slots  # store
        self.keep: Final = keep  # draw_keep


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
