"""The cards of the two old editions as data, in the words of FS-17 and NE-21."""

from typing import Any, Final

from novastate.games.classic.goods import NAMES, WORKER
from novastate.games.classic.rules.bills import Bill
from novastate.kernel.tables import Table

Goods = tuple[int, ...]
"""Goods in the order written, one entry a unit."""

# Kinds of locations (FS-2.3.3).
OPEN: Final = 0
CLOSED: Final = 1
FEATURE: Final = 2
ACTION: Final = 3
KINDS: Final[tuple[str, ...]] = ("open production", "closed production", "feature", "action")

# Types (FS-2.3.4, NE-2.3.5); a card's types are a mask of bits.
TYPES: Final[tuple[str, ...]] = (*NAMES[: WORKER + 1], "card", "contact", "vp", "foundation")

# Events that features watch (FS-17.2.1, NE-21.2.1), by their order in words/effects.toml.
ON_CONQUER: Final = 0
ON_NEGOTIATE: Final = 1
ON_INCORPORATE: Final = 2
ON_REDEVELOP: Final = 3
ON_RECONSTRUCT: Final = 4
ON_SWAP: Final = 5
ON_EXCHANGE: Final = 6
ON_VISIT: Final = 7
ON_PRODUCE: Final = 8
ON_GAIN: Final = 9

# What an action, a feature or an instant may give besides goods, by its order there.
GIVE_GOODS: Final = 0
STEAL: Final = 1  # FS-17.1.11
REDEVELOP_ANY: Final = 2  # FS-17.1.12
IMPROVE: Final = 3  # NE-22.2.2
REPEAT_PRODUCTION: Final = 4  # NE-22.2.4
MAKE_CONTACT: Final = 5  # NE-21.1.8

# Traits: rules of their own on a card, by their order there, a bit each (FS-17.1.10).
MATCHES_ALL: Final = 1  # NE-12.4
SECOND_NEGOTIATION: Final = 2  # NE-22.2.6
SPARES: Final = 4  # NE-9.3.3


def type_names(mask: int) -> list[str]:
    """Name the types of a mask as card files do."""
    return [name for i, name in enumerate(TYPES) if mask >> i & 1]


class Gain:
    """What is received: goods, or one of several lists of goods, or something special."""

    def __init__(self, options: tuple[Goods, ...] = ((),), special: int = GIVE_GOODS) -> None:
        self.options: Final = options  # one entry: no choice
        self.special: Final = special
        self.type = 0  # improve: mask of the type
        self.kind = -1  # contact: conquest, negotiation or incorporation
        self.range = 0


NO_GAIN: Final = Gain()

FARTHEST: Final = 15
"""No distance is greater: defence 5 with every defensive card of the box attached to it."""


class Feature:
    """`when E: gain` (FS-17.1.6): events, filter, gain, and whether it may be declined."""

    def __init__(self) -> None:
        self.events = 0  # mask of events
        self.good = -1  # produce and gain: the good watched; -1: none
        self.gain = NO_GAIN
        self.types = 0  # filter: one of these types; 0: any
        self.least = 0  # filter on the distance
        self.most = FARTHEST
        self.may = False


class Store:
    """A Keep capacity (FS-15.2): how many goods of some kinds stay in clean-up."""

    def __init__(self, goods: Goods, most: int) -> None:
        self.goods: Final = goods
        self.mask: Final = sum(1 << good for good in set(goods))
        self.most: Final = most


class Text:
    """What every card has: id, names by language, icon, where its figures come from, copies."""

    def __init__(self, id: str, names: dict[str, str], icon: str, origin: str, copies: int) -> None:
        self.id: Final = id
        self.names: Final = names
        self.icon: Final = icon
        self.origin: Final = origin  # named, descendant or design
        self.copies: Final = copies


class Effects:
    """What a location or leader does while it is in play, by what its fields say."""

    def __init__(self, **said: Any) -> None:
        self.produces: Goods = ()
        self.per_type = 0  # mask: one `per_good` for each own location with it
        self.per_good = -1
        self.per_most = 0
        self.workers = 0  # of the first activation; 0: none is needed (leaders)
        self.cost: Goods = ()
        self.gain = NO_GAIN
        self.features: tuple[Feature, ...] = ()
        self.entry: Goods = ()
        self.stock: Goods = ()
        self.stores: tuple[Store, ...] = ()
        self.slots = 0
        self.lookout = 0
        self.traits = 0
        for field, value in said.items():
            setattr(self, field, value)
        self.bill: Final = Bill(said.get("cost", ()))
        self.watched = 0  # mask of the events of all features
        for feature in said.get("features", ()):
            self.watched |= feature.events

    def goods_of(self, field: str) -> Goods:
        """Return what a field of goods says."""
        goods: Goods = getattr(self, field)
        return goods

    def number_of(self, field: str) -> int:
        """Return what a field with a number says."""
        number: int = getattr(self, field)
        return number


NO_EFFECTS: Final = Effects()


class Card:
    """What all cards have in common."""

    def __init__(self, text: Text) -> None:
        self.text: Final = text
        self.copies: Final = text.copies
        self.effects = NO_EFFECTS


class Location(Card):
    """A location card (FS-2.3)."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.kind = OPEN
        self.distance = 0
        self.types = 0  # mask
        self.spoils: Goods = ()
        self.deal: Goods = ()
        self.defence = 0  # NE-2.3.1; of 2010 cards by kind (NE-M.5)
        self.defends = 0  # the brown number of a defensive location; 0: none


class Leader(Card):
    """A leader card (FS-2.2.6)."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.action = False  # whether it has a leader action (FS-10.10)


class Field:
    """A permanent contact card, or a field of a faction contact card (FS-18.3, NE-22.4)."""

    def __init__(self, kind: int, cost: Goods, range: int) -> None:
        self.kind: Final = kind  # 0 conquest, 1 negotiation, 2 incorporation, 3 redevelopment
        self.cost: Final = cost
        self.bill: Final = Bill(cost)
        self.range: Final = range


class Contact(Card):
    """A one-time contact (FS-2.2.5) or an instant (NE-14.1)."""

    def __init__(self, text: Text, kind: int, range: int, price: Goods, parts: tuple[Goods, ...]):
        super().__init__(text)
        self.kind: Final = kind  # of contact: 0 conquest, 1 negotiation, 2 incorporation; -1: none
        self.range: Final = range
        self.price: Final = price
        self.bill: Final = Bill(price)
        self.parts: Final = parts  # of an instant: one of them whole (NE-14.2)


class Faction(Card):
    """A faction: its base production and its contacts."""

    def __init__(self, text: Text, produces: Goods, fields: tuple[Field, ...]) -> None:
        super().__init__(text)
        self.produces: Final = produces
        self.fields: Final = fields


class CardSet:
    """All cards of an edition, by their sorts, and the tables they were made of."""

    def __init__(self, cards: list[Card], tables: dict[str, Table]) -> None:
        self.locations: Final = [card for card in cards if isinstance(card, Location)]
        self.contacts: Final = [card for card in cards if isinstance(card, Contact)]
        self.leaders: Final = [card for card in cards if isinstance(card, Leader)]
        self.factions: Final = [card for card in cards if isinstance(card, Faction)]
        self.tables: Final = tables
