"""Load card sets: the shipped ones, own folders beside them, and overrides of single fields."""

from functools import cache
from importlib.resources import files
from typing import Final

from novastate.games.master.cards import card
from novastate.games.master.cards.card import Card, CardSet
from novastate.kernel.errors import BadInput, CardFileError
from novastate.kernel.tables import Folder, Table, read_tables, toml_files
from novastate.toolkit.card_files import check_id

EDITIONS: Final = ("master",)

# Files with a meaning of their own; every other file holds location cards.
_SPECIAL: Final[dict[str, str]] = {"connections.toml": "connection", "factions.toml": "faction"}
_FIRST: Final[tuple[str, ...]] = ("base.toml", "new_era.toml", "winter.toml", "promo.toml")
_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "card": card.CARD_FIELDS,
    "connection": card.CONNECTION_FIELDS,
    "faction": card.FACTION_FIELDS,
}
_OVERRIDES: Final = "card_overrides"


@cache
def shipped(edition: str) -> CardSet:
    """Give the card set of an edition that comes with the program."""
    if edition not in EDITIONS:
        raise BadInput(f'There is no edition "{edition}" (known are {", ".join(EDITIONS)})')
    return load_card_set(files("novastate.games") / edition / "cards")


def load_card_set(folder: Folder) -> CardSet:
    """Read all card files of a folder."""
    return with_folder(CardSet({}, {}), folder)


def with_folder(base: CardSet, folder: Folder) -> CardSet:
    """Add the card files of a folder; a card replaces another only if it says so."""
    tables = dict(base.tables)
    sets = dict(base.sets)
    for table in _tables(folder):
        old = tables.get(table.name)
        check_id(table, old, table.flag("replaces"))
        if table.what == "card" and (table.has("set") or not old):
            sets[table.name] = table.text_or("set", table.file.removesuffix(".toml"))
        tables[table.name] = table
    return _checked(CardSet(tables, sets))


def with_overrides(base: CardSet, overrides: dict[str, dict[str, str]]) -> CardSet:
    """Replace single fields of cards; an empty text takes an optional field away."""
    tables = dict(base.tables)
    sets = dict(base.sets)
    for name, changes in overrides.items():
        if name not in tables:
            raise BadInput(f'{_OVERRIDES}, card "{name}": there is no card with this id')
        tables[name] = _overridden(tables[name], changes)
        if "set" in changes:
            sets[name] = changes["set"]
    return _checked(CardSet(tables, sets))


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
        elif field in card.WHOLE_FIELDS and said.isascii() and said.isdecimal():
            fields[field] = int(said)
        else:
            fields[field] = said
    return changed


def _checked(cards: CardSet) -> CardSet:
    """Check what cards say of others and of other values."""
    for location in cards.locations:
        _check_reprint(cards, location)
        _check_doubt(cards.tables[location.id], location)
    return cards


def _check_reprint(cards: CardSet, location: Card) -> None:
    """Refuse a card that repeats one which does not exist."""
    said = location.reprint_of
    if said and said not in cards.sets:
        problem = f'says "{said}", which is no card of this set'
        raise cards.tables[location.id].field_fault("reprint_of", problem)


def _check_doubt(table: Table, location: Card) -> None:
    """Refuse another value for a disputed field that could not be used as an override."""
    doubt = location.doubt
    if doubt is None or not doubt.other or doubt.field not in card.CARD_FIELDS:
        return
    try:
        Card(_overridden(table, {doubt.field: doubt.other}), location.set)
    except CardFileError as error:
        raise table.field_fault("doubt", f"gives a value that cannot be used ({error})") from error
