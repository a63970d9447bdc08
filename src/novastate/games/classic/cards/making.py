"""Make the cards of the old editions from the tables of card files, one table a card."""

from collections.abc import Callable
from typing import Any, Final

from novastate.games.classic.cards import language
from novastate.games.classic.cards import model as c
from novastate.games.classic.cards.effect_words import FIELDS, TRAITS
from novastate.games.classic.goods import CONTACT_NAMES
from novastate.kernel.tables import Table
from novastate.toolkit.card_files import DEFAULT_ICON, ID, Read, understood

ORIGINS: Final = ("named", "descendant", "design")
DEFENCES: Final[tuple[int, ...]] = (3, 3, 4, 5)
"""The defence distance by kind, unless a card says otherwise (NE-22.3, NE-M.5)."""
FACTION_CONTACTS: Final[tuple[str, ...]] = (*CONTACT_NAMES, "redevelopment")

_COMMON: Final = ("name", "name_de", "copies", "origin", "icon", "replaces")
_LASTING: Final = tuple([word.name for word in FIELDS if word.kinds and word.leaders])
LOCATION_FIELDS: Final = (
    *_COMMON,
    *_LASTING,
    *["kind", "distance", "defence", "defends", "types", "spoils", "deal"],
    *[field for word in FIELDS if not word.leaders for field in word.fields],
)
LEADER_FIELDS: Final = (*_COMMON, *_LASTING, "leader_action")
CONTACT_FIELDS: Final = (*_COMMON, "contact", "range", "price", "gives")
FACTION_FIELDS: Final = (
    *[name for name in _COMMON if name != "copies"],
    "produces",
    *FACTION_CONTACTS,
)

# By the kind of a location: the fields one of which says its effect.
_EFFECTS_OF_KIND: Final = [
    [word.name for word in FIELDS if kind in word.kinds] for kind in range(len(c.KINDS))
]

_NONE: Final[c.Goods] = ()
_NO_STORES: Final[tuple[c.Store, ...]] = ()


def _read(table: Table, field: str, reader: Callable[[str], Read], default: Read) -> Read:
    """Read a field by the language of the card files; a fault names the field."""
    if not table.has(field):
        return default
    return understood(table, field, table.text(field), reader)


def _text(table: Table) -> c.Text:
    """Read what every card has."""
    if not ID.fullmatch(table.name):
        raise table.fault("an id is written in small letters, digits and underscores")
    names = {"en": table.filled("name"), "de": table.text_or("name_de", "") or table.text("name")}
    origin = table.choice("origin", ORIGINS) if table.has("origin") else "design"
    icon = table.text_or("icon", DEFAULT_ICON)
    return c.Text(table.name, names, icon, origin, table.whole_or("copies", 1, 20, 1))


def _features(table: Table) -> tuple[c.Feature, ...]:
    """Read one feature or a list of them."""
    value = table.fields.get("when", [])
    said = value if isinstance(value, list) else [value]
    found: list[c.Feature] = []
    for line in said:
        if not isinstance(line, str):
            raise table.field_fault("when", "must be a text or a list of texts")
        found.append(understood(table, "when", line, language.read_when))
    return tuple(found)


def _effects(table: Table, action: str) -> c.Effects:
    """Read what a location or leader does; `action` is the field of its action."""
    said: dict[str, Any] = {}
    said["per_type"], said["per_most"], said["per_good"] = _read(
        table, "per", language.read_per, (0, 0, -1)
    )
    said["cost"], said["gain"] = _read(table, action, language.read_action, (_NONE, c.NO_GAIN))
    for word in FIELDS:
        if word.pattern == "{goods}":
            said[word.name] = _read(table, word.name, language.read_goods, _NONE)
        elif word.pattern == "{n}":
            said[word.name] = table.whole_or(word.name, 1, 9, 0)
    said["workers"] = table.whole_or("workers", 1, 3, 1) if table.has("action") else 0
    said["features"] = _features(table)
    said["stores"] = _read(table, "stores", language.read_stores, _NO_STORES)
    traits = tuple([word.name for word in TRAITS])
    said["traits"] = 1 << traits.index(table.choice("trait", traits)) if table.has("trait") else 0
    return c.Effects(**said)


def make_location(table: Table) -> c.Location:
    """Make a location card."""
    table.only(LOCATION_FIELDS)
    kind = c.KINDS.index(table.choice("kind", c.KINDS))
    if not any(table.has(field) for field in _EFFECTS_OF_KIND[kind]):
        fields = ", ".join(_EFFECTS_OF_KIND[kind])
        raise table.fault(f'a location of the kind "{c.KINDS[kind]}" needs one of {fields}')
    if table.has("action") and kind != c.ACTION:
        raise table.field_fault("action", f'does not go with the kind "{c.KINDS[kind]}"')
    card = c.Location(_text(table))
    card.kind = kind
    card.distance = table.whole("distance", 0, 3)
    card.types = _read(table, "types", language.read_types, 0)
    card.spoils = _read(table, "spoils", language.read_goods, _NONE)
    card.deal = _read(table, "deal", language.read_goods, _NONE)
    card.effects = _effects(table, "action")
    card.defence = table.whole_or("defence", 3, 5, DEFENCES[kind])
    card.defends = table.whole_or("defends", 1, 5, 0)
    return card


def make_leader(table: Table) -> c.Leader:
    """Make a leader card."""
    table.only(LEADER_FIELDS)
    card = c.Leader(_text(table))
    card.effects = _effects(table, "leader_action")
    card.action = table.has("leader_action")
    return card


def make_contact(table: Table) -> c.Contact:
    """Make a one-time contact or an instant."""
    table.only(CONTACT_FIELDS)
    kind, range = -1, 0
    if table.has("contact"):
        kind = CONTACT_NAMES.index(table.choice("contact", CONTACT_NAMES))
        range = table.whole("range", 1, 5)
    elif not table.has("gives"):
        raise table.fault("a contact card needs contact and range, or what it gives")
    text = _text(table)
    price = _read(table, "price", language.read_cost, _NONE)
    gives = _read(table, "gives", language.read_gain, c.Gain(()))
    return c.Contact(text, kind, range, price, gives.options)


def make_faction(table: Table) -> c.Faction:
    """Make a faction with its contacts in the order of their kinds."""
    table.only(FACTION_FIELDS)
    fields: list[c.Field] = []
    for kind, name in enumerate(CONTACT_NAMES):
        if not table.has(name):
            raise table.field_fault(name, "is missing")
        cost, range = _read(table, name, language.read_contact, (_NONE, 0))
        fields.append(c.Field(kind, cost, range))
    if table.has("redevelopment"):
        cost = _read(table, "redevelopment", language.read_cost, _NONE)
        fields.append(c.Field(len(CONTACT_NAMES), cost, 0))
    produces = _read(table, "produces", language.read_goods, _NONE)
    return c.Faction(_text(table), produces, tuple(fields))
