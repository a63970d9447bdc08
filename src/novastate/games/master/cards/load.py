"""Load card sets: the shipped ones, own folders beside them, and overrides of single fields."""

from importlib.resources import files
from typing import Final

from novastate.games.master.cards.making import (
    CARD_FIELDS,
    CONNECTION_FIELDS,
    FACTION_FIELDS,
    WHOLE_FIELDS,
    make_card,
    make_connection,
    make_faction,
)
from novastate.games.master.cards.model import Card, CardSet, Connection, Faction
from novastate.kernel.errors import BadInput, CardFileError
from novastate.kernel.tables import Folder, Table, read_tables, toml_files
from novastate.toolkit.card_files import check_id

EDITIONS: Final = ("master",)

# Files with a meaning of their own; every other file holds location cards.
_SPECIAL: Final[dict[str, str]] = {"connections.toml": "connection", "factions.toml": "faction"}
_FIRST: Final[tuple[str, ...]] = ("base.toml", "new_era.toml", "winter.toml", "promo.toml")
_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "card": CARD_FIELDS,
    "connection": CONNECTION_FIELDS,
    "faction": FACTION_FIELDS,
}
_OVERRIDES: Final = "card_overrides"

_shipped: Final[dict[str, CardSet]] = {}


def shipped(edition: str) -> CardSet:
    """Give the card set of an edition that comes with the program."""
    if edition not in EDITIONS:
        raise BadInput(f'There is no edition "{edition}" (known are {", ".join(EDITIONS)})')
    if edition not in _shipped:
        _shipped[edition] = load_card_set(files("novastate.games") / edition / "cards")
    return _shipped[edition]


def load_card_set(folder: Folder) -> CardSet:
    """Read all card files of a folder."""
    return with_folder(CardSet([], [], []), folder)


def with_folder(base: CardSet, folder: Folder) -> CardSet:
    """Add the card files of a folder; a card replaces another only if it says so."""
    tables = dict(base.tables)
    sets = {card.id: card.set for card in base.locations}
    for table in _tables(folder):
        old = tables.get(table.name)
        check_id(table, old, table.flag("replaces"))
        if table.what == "card" and (table.has("set") or not old):
            sets[table.name] = table.text_or("set", table.file.removesuffix(".toml"))
        tables[table.name] = table
    return _card_set(tables, sets)


def with_overrides(base: CardSet, overrides: dict[str, dict[str, str]]) -> CardSet:
    """Replace single fields of cards; an empty text takes an optional field away."""
    tables = dict(base.tables)
    sets = {card.id: card.set for card in base.locations}
    for name, changes in overrides.items():
        if name not in tables:
            raise BadInput(f'{_OVERRIDES}, card "{name}": there is no card with this id')
        tables[name] = _overridden(tables[name], changes)
        if "set" in changes:
            sets[name] = changes["set"]
    return _card_set(tables, sets)


def _tables(folder: Folder) -> list[Table]:
    """Read all tables of a folder: the known files first, the others by name."""
    found = {file.name: file for file in toml_files(folder)}
    order = [name for name in _FIRST if name in found]
    order += [name for name in found if name not in _FIRST]
    tables: list[Table] = []
    for name in order:
        tables += read_tables(found[name], _SPECIAL.get(name, "card"))
    return tables


def _overridden(table: Table, changes: dict[str, str]) -> Table:
    """Copy a table with some fields changed."""
    fields = dict(table.fields)
    changed = table.changed(_OVERRIDES, fields)
    for field, said in changes.items():
        if field not in _FIELDS[table.what] or field in ("doubt", "replaces"):
            raise changed.field_fault(field, "is unknown or cannot be overridden")
        if said == "":
            fields.pop(field, None)
        elif field in WHOLE_FIELDS and said.isascii() and said.isdecimal():
            fields[field] = int(said)
        else:
            fields[field] = said
    return changed


def _card_set(tables: dict[str, Table], sets: dict[str, str]) -> CardSet:
    """Make all cards of the tables, in their order."""
    locations: list[Card] = []
    connections: list[Connection] = []
    factions: list[Faction] = []
    for name, table in tables.items():
        if table.what == "card":
            card = make_card(table, sets[name])
            _check_reprint(table, card, sets)
            _check_doubt(table, card)
            locations.append(card)
        elif table.what == "connection":
            connections.append(make_connection(table))
        else:
            factions.append(make_faction(table))
    return CardSet(locations, connections, factions, tables)


def _check_reprint(table: Table, card: Card, sets: dict[str, str]) -> None:
    """Refuse a card that repeats one which does not exist."""
    if card.reprint_of and card.reprint_of not in sets:
        raise table.field_fault(
            "reprint_of", f'says "{card.reprint_of}", which is no card of this set'
        )


def _check_doubt(table: Table, card: Card) -> None:
    """Refuse another value for a disputed field that could not be used as an override."""
    doubt = card.doubt
    if doubt is None or not doubt.other or doubt.field not in CARD_FIELDS:
        return
    try:
        make_card(_overridden(table, {doubt.field: doubt.other}), card.set)
    except CardFileError as error:
        raise table.field_fault("doubt", f"gives a value that cannot be used ({error})") from error
