"""What cards of Nova Era are, each as the table of a card file says it."""

from typing import Final

from novastate.games.novaera import constants
from novastate.games.novaera.cards import model
from novastate.games.novaera.cards.effects import make_effect
from novastate.games.novaera.cards.language import Entry, counts, number_of
from novastate.games.novaera.cards.model import Effect
from novastate.kernel.tables import Table, shown
from novastate.toolkit.card_files import FiledCard
from novastate.toolkit.names import names

FIELDS: Final = names(
    "name name_de deck colours cost requires effects obsoletes evolves_into icon figure replaces"
)
GENDERS: Final = ("f", "m")
CONTINENTS: Final = ("Africa", "Asia", "Europe", "North America", "South America", "Oceania")

# The kind of a card -> the fields that it cannot have.
_STRANGE: Final[tuple[tuple[str, ...], ...]] = (
    ("requires", "figure"),
    ("colours", "cost", "figure"),
    ("colours", "requires", "obsoletes", "evolves_into"),
)
_MOST_COST: Final = 20
_MOST_EFFECTS: Final = 8
_MOST_OBSOLETE: Final = 2


class Card(FiledCard):
    """A card: its facts by name, its effects in printed order."""

    def __init__(self, table: Table, deck: str, parent: str) -> None:
        """Read a card; an evolution makes its parent obsolete (NV-11.1.6)."""
        super().__init__(table, FIELDS)
        self.deck: Final = deck
        self.kind: Final = _kind(table, deck)
        land = self.kind == constants.LAND
        self.colours: Final = _colours(table) if self.kind == constants.TECHNOLOGY else ()
        self.cost: Final = 0 if land else table.whole("cost", 0, _MOST_COST)
        self.requires: Final = counts(table, "requires") if land else ()  # by colour
        self.effects: Final = _effects(table, self.kind)
        self.obsoletes: Final = _obsoletes(table, parent)
        self.evolves_from: Final = parent
        self.evolves_into: Final = table.text_or("evolves_into", "")
        self.figure: Final = _figure(table) if table.has("figure") else {}


class CardSet:
    """All cards of a game, in the order of the decks."""

    def __init__(self, cards: tuple[Card, ...], tables: dict[str, Table]) -> None:
        self.cards: Final = cards
        self.by_id: Final = {card.id: card for card in cards}
        self.tables: Final = tables  # id -> as written, for own folders


def _kind(table: Table, deck: str) -> int:
    """Tell the kind: the deck says personalities, a requirement says territories (NV-2.4.2)."""
    kind = constants.TECHNOLOGY
    if deck in constants.PERSONALITY_DECKS:
        kind = constants.PERSON
    elif table.has("requires"):
        kind = constants.LAND
    for field in _STRANGE[kind]:
        if table.has(field):
            name = cards_of(kind)
            raise table.field_fault(field, f"does not go with {name} (deck {deck})")
    # Expansion begins with era II (NV-5.5.1).
    if kind == constants.LAND and constants.ERA_OF[deck] == 1:
        raise table.field_fault("requires", "makes a territory, of which era I has none")
    return kind


def cards_of(kind: int) -> str:
    """Name the cards of a kind in a sentence."""
    return ("technologies", "territories", "personalities")[kind]


def _colours(table: Table) -> tuple[int, ...]:
    """Read the one or two colours of a technology."""
    said = table.filled("colours")
    known = constants.COLOURS[: constants.RESOURCES]
    found = [number_of(table, "colours", part, known, "colour") for part in said.split()]
    if len(found) > 2 or len(set(found)) < len(found):
        raise table.field_fault("colours", f'says "{said}", but a card has one or two colours')
    return tuple(found)


def _effects(table: Table, kind: int) -> tuple[Effect, ...]:
    """Read the effects in printed order."""
    value = table.fields.get("effects")
    if value is None:
        raise table.field_fault("effects", "is missing")
    if not isinstance(value, list):
        raise table.field_fault("effects", f"must be a list, not {shown(value)}")
    if not 1 <= len(value) <= _MOST_EFFECTS:
        raise table.field_fault("effects", f"must hold 1 to {_MOST_EFFECTS} effects")
    effects: list[Effect] = []
    for number, said in enumerate(value, 1):
        if not isinstance(said, dict):
            raise table.field_fault("effects", f"holds {shown(said)} where a table is meant")
        entry = Entry(table, f"effect {number}", dict(said))
        effect = make_effect(entry)
        if (
            effect.verb == model.KEEP
            and effect.which == model.KEEP_SELF
            and kind != constants.PERSON
        ):
            raise entry.field_fault("which", 'says "self", which goes with personalities only')
        effects.append(effect)
    return tuple(effects)


def _obsoletes(table: Table, parent: str) -> tuple[str, ...]:
    """Read the cards that this one makes obsolete, the parent first."""
    named = table.text_or("obsoletes", "").split()
    found = [parent] if parent else []
    for id in named:
        if id in found:
            said = "is obsolete as its parent already" if id == parent else "is named twice"
            raise table.field_fault("obsoletes", f'says "{id}", which {said}')
        found.append(id)
    if len(found) > _MOST_OBSOLETE:
        raise table.field_fault(
            "obsoletes", f"makes {len(found)} cards obsolete, but {_MOST_OBSOLETE} are the most"
        )
    return tuple(found)


def _figure(table: Table) -> dict[str, str]:
    """Read who a personality was."""
    entry = Entry(table, "figure", table.inner("figure"))
    entry.only(("gender", "continent"))
    return {
        "gender": entry.choice("gender", GENDERS),
        "continent": entry.choice("continent", CONTINENTS),
    }
