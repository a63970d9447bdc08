"""Load the card sets of the old editions: the shipped ones, and own folders beside them."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final

from novastate.games.card_editions import FIRST, SECOND
from novastate.games.classic.cards import making, model
from novastate.kernel.tables import Folder, Table, read_tables, toml_files
from novastate.toolkit.card_files import check_id

# Files with a meaning of their own; every other file holds locations.
_SPECIAL: Final[dict[str, str]] = {
    "contacts.toml": "contact",
    "leaders.toml": "leader",
    "factions.toml": "faction",
}

_MAKERS: Final[dict[str, Callable[[Table], model.Card]]] = {
    "card": making.make_location,
    "contact": making.make_contact,
    "leader": making.make_leader,
    "faction": making.make_faction,
}


@cache
def shipped(game: str, edition: str = SECOND) -> model.CardSet:
    """Give an edition of the card set of a game that comes with the program."""
    folder = files("novastate.games") / game / "cards"
    if edition == FIRST and (folder / FIRST).is_dir():
        return with_folder(shipped(game), folder / FIRST)
    return with_folder(model.CardSet([], {}), folder)


def with_folder(base: model.CardSet, folder: Folder) -> model.CardSet:
    """Add the card files of a folder; a card replaces another only if it says so."""
    tables = dict(base.tables)
    for file in toml_files(folder):
        for table in read_tables(file, _SPECIAL.get(file.name, "card")):
            check_id(table, tables.get(table.name), table.flag("replaces"))
            tables[table.name] = table
    return card_set(tables)


def joined(first: model.CardSet, second: model.CardSet) -> model.CardSet:
    """Put two card sets together; the factions are those of the second."""
    tables = {id: table for id, table in first.tables.items() if table.what != "faction"}
    for id, table in second.tables.items():
        check_id(table, tables.get(id), False)
        tables[id] = table
    return card_set(tables)


def card_set(tables: dict[str, Table]) -> model.CardSet:
    """Make all cards of the tables, in their order."""
    return model.CardSet([_MAKERS[table.what](table) for table in tables.values()], tables)
