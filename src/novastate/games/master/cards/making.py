"""Make cards from the tables of card files, one table a card."""

from typing import Final

from novastate.games.master.cards import model
from novastate.games.master.cards.effects import read_effect
from novastate.games.master.cards.language import read_amounts, read_good, read_types
from novastate.games.master.cards.model import (
    BONUS_FIELD,
    LOCATION_FIELDS,
    PLAY_FIELD,
    Card,
    Connection,
    Doubt,
    Effect,
    Faction,
)
from novastate.kernel.tables import Table
from novastate.toolkit.card_files import DEFAULT_ICON, ID, understood

# Fields of the three sorts of card; "set" and "replaces" are read by whoever collects the tables.
CARD_FIELDS: Final = (
    "name",
    "name_de",
    "kind",
    "distance",
    "types",
    "spoils",
    "deal",
    *LOCATION_FIELDS,
    "uses",
    BONUS_FIELD,
    "copies",
    "icon",
    "flags",
    "reprint_of",
    "doubt",
    "set",
    "replaces",
)
CONNECTION_FIELDS: Final = (
    "name",
    "name_de",
    "deck",
    PLAY_FIELD,
    "copies",
    "icon",
    "replaces",
)
CONTACT_ACTIONS: Final = ("grey", "red", "blue")
FACTION_FIELDS: Final = (
    "name",
    "name_de",
    "production",
    *CONTACT_ACTIONS,
    "hire",
    "icon",
    "doubt",
    "replaces",
)
WHOLE_FIELDS: Final = ("distance", "copies", "uses")
"""Fields that hold a whole number; overrides give them as text."""

BOARD_GAINS: Final = (model.GOODS, model.ONE_OF)
"""What the actions of a faction board may give."""

FLAGS: Final = ("printed_shield",)
DECKS: Final = ("blue", "red")

# What may be doubtful without being a field: there `other` is prose.
READINGS: Final = ("all", "actions", "limit", "target", "timing")

_MOST_COPIES: Final = 20
_MOST_USES: Final = 9

# The kind of a location -> the fields one of which says its effect.
_EFFECTS_OF_KIND: Final[dict[int, tuple[str, ...]]] = {
    model.PRODUCTION: ("produces",),
    model.OPEN_PRODUCTION: ("produces",),
    model.ACTION: ("action",),
    model.FEATURE: tuple(field for field in LOCATION_FIELDS if field not in ("produces", "action")),
}


def make_card(table: Table, set_name: str) -> Card:
    """Make a location card from its table."""
    _check(table, CARD_FIELDS)
    kind = _kind(table)
    return Card(
        id=table.name,
        names=_names(table),
        set=set_name,
        copies=table.whole_or("copies", 0, _MOST_COPIES, 1),
        kind=kind,
        distance=table.whole("distance", 1, 3),
        types=understood(table, "types", table.text_or("types", ""), read_types),
        spoils=understood(table, "spoils", table.text("spoils"), read_amounts),
        deal=understood(table, "deal", table.filled("deal"), read_good),
        effect=_effect(table, kind),
        bonus=_read(table, BONUS_FIELD, model.BUILT, 0) if table.has(BONUS_FIELD) else None,
        icon=table.text_or("icon", DEFAULT_ICON),
        printed_shield="printed_shield" in _flags(table),
        reprint_of=table.text_or("reprint_of", ""),
        doubt=_doubt(table, CARD_FIELDS),
    )


def make_connection(table: Table) -> Connection:
    """Make a connection card from its table."""
    _check(table, CONNECTION_FIELDS)
    return Connection(
        id=table.name,
        names=_names(table),
        deck=table.choice("deck", DECKS),
        copies=table.whole_or("copies", 0, _MOST_COPIES, 1),
        effect=_read(table, PLAY_FIELD, model.PLAY, 0),
        icon=table.text_or("icon", DEFAULT_ICON),
    )


def make_faction(table: Table) -> Faction:
    """Make a faction board from its table."""
    _check(table, FACTION_FIELDS)
    actions = {field: _board_action(table, field, 1) for field in CONTACT_ACTIONS}
    actions["hire"] = _board_action(table, "hire", 0)
    return Faction(
        id=table.name,
        names=_names(table),
        icon=table.text_or("icon", DEFAULT_ICON),
        production=understood(table, "production", table.text("production"), read_amounts),
        actions=actions,
        doubt=_doubt(table, FACTION_FIELDS),
    )


def _check(table: Table, known: tuple[str, ...]) -> None:
    """Refuse an id that no move could name, and unknown fields."""
    if not ID.fullmatch(table.name):
        raise table.fault("an id is written with small letters, digits and underscores")
    table.only(known)


def _names(table: Table) -> dict[str, str]:
    """Read the names by language; without a German name the English one serves."""
    name = table.filled("name")
    return {"en": name, "de": table.text_or("name_de", name)}


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
    there = [field for field in LOCATION_FIELDS if table.has(field)]
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
    return _read(table, there[0], LOCATION_FIELDS[there[0]], uses)


def _read(table: Table, field: str, trigger: int, per_round: int) -> Effect:
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


def _doubt(table: Table, known: tuple[str, ...]) -> Doubt | None:
    """Read what is disputed."""
    if not table.has("doubt"):
        return None
    said = Table(table.what, table.file, table.line, table.name, table.inner("doubt"))
    said.only(("field", "other", "why"))
    field = said.filled("field")
    if field not in known and field not in READINGS:
        raise table.field_fault(
            "doubt", f'names "{field}", which is neither a field nor one of {", ".join(READINGS)}'
        )
    return Doubt(field, said.text_or("other", ""), said.filled("why"))
