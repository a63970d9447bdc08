"""Load the cards of Nova Era: the shipped ones, and own folders beside them."""

from functools import cache
from importlib.resources import files
from typing import Final

from novastate.games.card_editions import FIRST, SECOND
from novastate.games.novaera.cards import model
from novastate.games.novaera.cards.card import Card, CardSet, cards_of
from novastate.games.novaera.constants import DECKS, ERA_OF, EVOLUTION_DECKS, PERSON
from novastate.kernel.tables import Folder, Table, listed, read_tables, toml_files
from novastate.toolkit.card_files import check_id

# Evolution deck -> the decks of its parents (NV-21.5.1).
_PARENTS: Final[dict[str, tuple[str, ...]]] = {
    "evo12": ("start", "tech1"),
    "evo23": ("tech2", "evo12"),
}


@cache
def shipped(edition: str = SECOND) -> CardSet:
    """Give an edition of the card set that comes with the program."""
    folder = files("novastate.games.novaera") / "cards"
    if edition == FIRST:
        return with_folder(shipped(), folder / FIRST)
    return with_folder(CardSet((), {}), folder)


def with_folder(base: CardSet, folder: Folder) -> CardSet:
    """Add the card files of a folder; a card replaces another only if it says so."""
    tables = dict(base.tables)
    decks = {card.id: card.deck for card in base.cards}
    for table in _tables(folder):
        old = tables.get(table.name)
        check_id(table, old, table.flag("replaces"))
        if old is None or table.has("deck"):
            decks[table.name] = _deck(table)
        tables[table.name] = table
    return _card_set(tables, decks)


def _tables(folder: Folder) -> list[Table]:
    """Read all tables of a folder, by name of the file."""
    return [table for file in toml_files(folder) for table in read_tables(file, "card")]


def _deck(table: Table) -> str:
    """Read the deck: a field, or the name of the file."""
    name = table.file.removesuffix(".toml")
    if table.has("deck") or name in DECKS:
        return table.choice("deck", DECKS) if table.has("deck") else name
    raise table.field_fault(
        "deck", f"is missing, because the file is not named like a deck ({listed(DECKS)})"
    )


def _card_set(tables: dict[str, Table], decks: dict[str, str]) -> CardSet:
    """Make all cards, deck by deck, and check what they say of one another."""
    parents = _parents(tables, decks)
    order = [id for deck in DECKS for id in tables if decks[id] == deck]
    found = {id: Card(tables[id], decks[id], parents.get(id, "")) for id in order}
    for id, card in found.items():
        _check_evolution(tables[id], card, found)
        _check_obsolete(tables[id], card, found)
    _check_names(tables, found)
    _check_token(tables, found)
    return CardSet(tuple(found.values()), {id: tables[id] for id in order})


def _parents(tables: dict[str, Table], decks: dict[str, str]) -> dict[str, str]:
    """Map each evolution to its one parent of the right deck (NV-11.1.7, NV-21.5.1)."""
    parents: dict[str, str] = {}
    for id, table in tables.items():
        into = table.text_or("evolves_into", "")
        if not into:
            continue
        if into not in tables:
            raise table.field_fault("evolves_into", f'says "{into}", which is no card of this set')
        if into in parents:
            raise table.field_fault(
                "evolves_into", f'says "{into}", into which "{parents[into]}" evolves already'
            )
        if decks[id] not in _PARENTS.get(decks[into], ()):
            raise table.field_fault(
                "evolves_into",
                f'says "{into}", but deck {decks[id]} does not evolve into deck {decks[into]}',
            )
        parents[into] = id
    return parents


def _check_evolution(table: Table, card: Card, found: dict[str, Card]) -> None:
    """Refuse an evolution without a parent, and one of another kind (NV-21.5.2)."""
    if card.deck in EVOLUTION_DECKS and not card.evolves_from:
        raise table.fault(f"no card evolves into it, so the deck {card.deck} never gives it")
    if not card.evolves_into:
        return
    child = found[card.evolves_into]
    if card.kind != child.kind:
        raise table.field_fault(
            "evolves_into", f'says "{child.id}", which is none of the {cards_of(card.kind)}'
        )


def _check_obsolete(table: Table, card: Card, found: dict[str, Card]) -> None:
    """Refuse to make anything but technologies and territories of earlier eras obsolete."""
    for id in card.obsoletes:
        if id not in found:
            raise table.field_fault("obsoletes", f'says "{id}", which is no card of this set')
        old = found[id]
        if old.kind == PERSON or ERA_OF[old.deck] >= ERA_OF[card.deck]:
            raise table.field_fault(
                "obsoletes",
                f'says "{id}" of deck {old.deck}, which is no technology or territory '
                f"of an era before deck {card.deck}",
            )


def _check_names(tables: dict[str, Table], found: dict[str, Card]) -> None:
    """Refuse two cards of one name, which nobody could tell apart (NV-21.7.1)."""
    for lang, field in (("en", "name"), ("de", "name_de")):
        owners: dict[str, str] = {}
        for id, card in found.items():
            name = card.names[lang]
            if name in owners:
                raise tables[id].field_fault(
                    field, f'says "{name}", which is the name of "{owners[name]}" already'
                )
            owners[name] = id


def _check_token(tables: dict[str, Table], found: dict[str, Card]) -> None:
    """Refuse a second card with the reserve token (NV-18.9.1)."""
    holders = [
        id
        for id, card in found.items()
        if any(effect.verb == model.RESERVE for effect in card.effects)
    ]
    if len(holders) > 1:
        raise tables[holders[1]].fault(f'the one reserve token belongs to "{holders[0]}"')
