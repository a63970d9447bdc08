"""What cards are, each as the table of a card file says it."""

from typing import Final

from novastate.games.master.cards import model
from novastate.games.master.cards.effects import read_effect
from novastate.games.master.cards.language import read_amounts, read_good, read_types
from novastate.games.master.cards.model import Effect
from novastate.kernel.tables import Table
from novastate.toolkit.card_files import FiledCard, understood
from novastate.toolkit.names import names

# Fields of the three sorts of card; "set" and "replaces" are read by whoever collects the tables.
CARD_FIELDS: Final = (
    *names("name name_de kind distance types spoils deal"),
    *model.LOCATION_FIELDS,
    *names("uses bonus copies icon flags reprint_of doubt set replaces"),
)
CONNECTION_FIELDS: Final = names("name name_de deck play copies icon replaces")
CONTACT_ACTIONS: Final = names("grey red blue")
FACTION_FIELDS: Final = names("name name_de production grey red blue hire icon doubt replaces")
WHOLE_FIELDS: Final = names("distance copies uses")
"""Fields that hold a whole number; overrides give them as text."""

BOARD_GAINS: Final = (model.GOODS, model.ONE_OF)
"""What the actions of a faction board may give."""

FLAGS: Final = ("printed_shield",)
DECKS: Final = names("blue red")

# What may be doubtful without being a field: there `other` is prose.
READINGS: Final = names("all actions limit target timing")

_MOST_COPIES: Final = 20
_MOST_USES: Final = 9

# The kind of a location -> the fields one of which says its effect.
_EFFECTS_OF_KIND: Final[dict[int, tuple[str, ...]]] = {
    model.PRODUCTION: ("produces",),
    model.OPEN_PRODUCTION: ("produces",),
    model.ACTION: ("action",),
    model.FEATURE: tuple(
        field for field in model.LOCATION_FIELDS if field not in ("produces", "action")
    ),
}


class Doubt:
    """A disputed printed value: which field, what else it could be, and why ours was chosen."""

    def __init__(self, card: Table, known: tuple[str, ...]) -> None:
        said = Table(card.what, card.file, card.line, card.name, card.inner("doubt"))
        said.only(("field", "other", "why"))
        self.field: Final = said.filled("field")
        if self.field not in known and self.field not in READINGS:
            neither = f"which is neither a field nor one of {', '.join(READINGS)}"
            raise card.field_fault("doubt", f'names "{self.field}", {neither}')
        self.other: Final = said.text_or("other", "")
        self.why: Final = said.filled("why")


class Card(FiledCard):
    """A location card (MS-2.3)."""

    def __init__(self, table: Table, set_name: str) -> None:
        super().__init__(table, CARD_FIELDS)
        self.set: Final = set_name
        self.kind: Final = _kind(table)
        self.copies: Final = table.whole_or("copies", 0, _MOST_COPIES, 1)
        self.distance: Final = table.whole("distance", 1, 3)
        self.types: Final = understood(table, "types", table.text_or("types", ""), read_types)
        """A mask: bit i is the type of that number."""
        self.spoils: Final = understood(table, "spoils", table.text("spoils"), read_amounts)
        self.deal: Final = understood(table, "deal", table.filled("deal"), read_good)
        self.effect: Final = _effect(table, self.kind)
        self.bonus: Final = _read(table, "bonus", model.BUILT) if table.has("bonus") else None
        self.printed_shield: Final = "printed_shield" in _flags(table)
        self.reprint_of: Final = table.text_or("reprint_of", "")
        self.doubt: Final = Doubt(table, CARD_FIELDS) if table.has("doubt") else None


class Connection(FiledCard):
    """A connection card (MS-2.5.4)."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, CONNECTION_FIELDS)
        self.deck: Final = table.choice("deck", DECKS)
        self.copies: Final = table.whole_or("copies", 0, _MOST_COPIES, 1)
        self.effect: Final = _read(table, "play", model.PLAY)


class Faction(FiledCard):
    """A faction board (MS-2.5.1): what it produces, three contact actions and the hire action."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, FACTION_FIELDS)
        self.actions: Final = {field: _board_action(table, field, 1) for field in CONTACT_ACTIONS}
        self.actions["hire"] = _board_action(table, "hire", 0)
        said = table.text("production")
        self.production: Final = understood(table, "production", said, read_amounts)
        self.doubt: Final = Doubt(table, FACTION_FIELDS) if table.has("doubt") else None


class CardSet:
    """Everything the card files of one edition hold, in their order."""

    def __init__(self, tables: dict[str, Table], sets: dict[str, str]) -> None:
        cards = tables.values()
        self.tables: Final = tables  # id -> as written, for overrides
        self.sets: Final = sets  # of locations by id
        self.locations: Final = [Card(one, sets[one.name]) for one in cards if one.what == "card"]
        self.connections: Final = [Connection(one) for one in cards if one.what == "connection"]
        self.factions: Final = [Faction(one) for one in cards if one.what == "faction"]


def _kind(table: Table) -> int:
    """Read the kind; "open production" may also be written with an underscore."""
    said = table.text("kind")
    word = said.replace(" ", "_")
    if word not in model.KINDS:
        known = ", ".join(kind.replace("_", " ") for kind in model.KINDS)
        raise table.field_fault("kind", f'says "{said}", which is none of {known}')
    return model.KINDS.index(word)


def _effect(table: Table, kind: int) -> Effect | None:
    """Read the effect, which must suit the kind; only features may be without one."""
    kind_name = model.KINDS[kind].replace("_", " ")
    suiting = _EFFECTS_OF_KIND[kind]
    there = [field for field in model.LOCATION_FIELDS if table.has(field)]
    for field in there:
        if field not in suiting:
            raise table.field_fault(field, f"does not suit the kind {kind_name}")
    if len(there) > 1:
        raise table.field_fault(there[1], f'is a second effect beside "{there[0]}"')
    if table.has("uses") and kind != model.ACTION:
        raise table.field_fault("uses", f"does not suit the kind {kind_name}")
    if not there:
        if kind == model.FEATURE:
            return None
        raise table.field_fault(suiting[0], "is missing")
    uses = table.whole_or("uses", 1, _MOST_USES, 1) if kind == model.ACTION else 0
    return _read(table, there[0], model.LOCATION_FIELDS[there[0]], uses)


def _read(table: Table, field: str, trigger: int, per_round: int = 0) -> Effect:
    """Read one effect of the table."""
    said = table.filled(field)
    return understood(table, field, said, lambda text: read_effect(trigger, text, per_round))


def _board_action(table: Table, field: str, per_round: int) -> Effect:
    """Read an action of a faction board, which gives goods or one of several."""
    effect = _read(table, field, model.ACTIVATE, per_round)
    if effect.gain.op not in BOARD_GAINS:
        raise table.field_fault(field, f'says "{table.text(field)}", but a board gives only goods')
    return effect


def _flags(table: Table) -> list[str]:
    """Read the flags."""
    flags = table.text_or("flags", "").split()
    for flag in flags:
        if flag not in FLAGS:
            raise table.field_fault(
                "flags", f'says "{flag}", which is no flag ({", ".join(FLAGS)})'
            )
    return flags
