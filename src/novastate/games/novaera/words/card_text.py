"""Card texts of Nova Era in English and German, made from the card model and in our own words."""

from collections.abc import Callable

from novastate.games.novaera.cards import load
from novastate.games.novaera.cards.model import Card, CardSet
from novastate.games.novaera.cards.written import written
from novastate.games.novaera.constants import (
    CARD_KINDS,
    COLOURS,
    COLUMNS,
    DECKS,
    ERA_OF,
    KINDS,
    LAND,
    TRACKS,
)
from novastate.games.novaera.words.effects import (
    LANGUAGES,
    condition_text,
    effect_text,
    fill,
    joined,
    limit_text,
    noun_count,
    resource_count,
    vp_count,
    words_of,
)

__all__ = [
    "LANGUAGES",
    "card_json",
    "card_text",
    "card_words",
    "colour_name",
    "column_name",
    "condition_text",
    "deck_name",
    "effect_text",
    "head_text",
    "kind_name",
    "limit_text",
    "resource_count",
    "resource_name",
    "track_name",
    "vp_count",
]


def colour_name(colour: int, lang: str) -> str:
    """Name a colour of dice.

    >>> colour_name(0, "de")
    'grün'
    """
    return words_of(lang).colours[colour]


def resource_name(kind: int, lang: str, n: int = 1) -> str:
    """Name a kind of resource as it stands after a number.

    >>> resource_name(3, "en"), resource_name(4, "de", 2)
    ('Knowledge', 'Ressourcen deiner Wahl')
    """
    one, several = words_of(lang).resources[kind]
    return one if n == 1 else several


def track_name(track: int, lang: str) -> str:
    """Name one of the common tracks."""
    return words_of(lang).tracks[track]


def kind_name(kind: int, lang: str) -> str:
    """Name a kind of card."""
    return words_of(lang).kinds[kind]


def column_name(column: int, lang: str) -> str:
    """Name a column of a tableau."""
    return words_of(lang).columns[column]


def deck_name(deck: str, lang: str) -> str:
    """Name a deck."""
    return words_of(lang).decks[deck]


def head_text(card: Card, lang: str) -> str:
    """Say kind, deck, colours and cost of a card."""
    kind, deck = kind_name(card.kind, lang), deck_name(card.deck, lang)
    pattern = f"head_{CARD_KINDS[card.kind]}"
    if card.kind == LAND:
        return fill(lang, pattern, kind=kind, deck=deck, what=_requirement(card, lang))
    colours = joined([colour_name(colour, lang) for colour in card.colours], lang, "or")
    return fill(lang, pattern, kind=kind, deck=deck, colours=colours, cost=str(card.cost))


def card_text(card: Card, lang: str, card_set: CardSet | None = None) -> list[str]:
    """Say what a card does, a sentence an effect; other cards are named as the set names them."""
    known = load.shipped() if card_set is None else card_set
    lines = [effect_text(effect, lang) for effect in card.effects]
    if card.evolves_from:
        parent = _card_name(card.evolves_from, lang, known)
        lines.append(fill(lang, "evolves_from", what=parent))
    aged = [_card_name(id, lang, known) for id in card.obsoletes if id != card.evolves_from]
    if aged:
        lines.append(fill(lang, "obsoletes", what=joined(aged, lang)))
    if card.evolves_into:
        child = _card_name(card.evolves_into, lang, known)
        lines.append(fill(lang, "evolves_into", what=child))
    return lines


def card_json(card: Card, card_set: CardSet | None = None) -> dict[str, object]:
    """Give a card as plain data, with its texts: the head, then what it does."""
    land = card.kind == LAND
    return {
        "id": card.id,
        "names": dict(card.names),
        "set": card.deck,
        "copies": 1,
        "deck": card.deck,
        "era": ERA_OF[card.deck],
        "kind": CARD_KINDS[card.kind],
        "colours": [COLOURS[colour] for colour in card.colours],
        "cost": None if land else card.cost,
        "requires": {COLOURS[i]: n for i, n in enumerate(card.requires) if n} if land else None,
        "effects": [written(effect) for effect in card.effects],
        "obsoletes": list(card.obsoletes),
        "evolves_from": card.evolves_from or None,
        "evolves_into": card.evolves_into or None,
        "icon": card.icon,
        "figure": dict(card.figure) or None,
        "text": {
            lang: "\n".join([head_text(card, lang), *card_text(card, lang, card_set)])
            for lang in LANGUAGES
        },
    }


def card_words() -> dict[str, object]:
    """Name resources (one and several), colours, columns, kinds, decks and tracks."""
    return {
        "goods": {
            name: {lang: [resource_name(i, lang), resource_name(i, lang, 2)] for lang in LANGUAGES}
            for i, name in enumerate(KINDS)
        },
        "colours": _named(COLOURS, colour_name),
        "columns": _named(COLUMNS, column_name),
        "kinds": _named(CARD_KINDS, kind_name),
        "tracks": _named(TRACKS, track_name),
        "decks": {deck: {lang: deck_name(deck, lang) for lang in LANGUAGES} for deck in DECKS},
    }


def _named(names: tuple[str, ...], say: Callable[[int, str], str]) -> dict[str, dict[str, str]]:
    return {name: {lang: say(i, lang) for lang in LANGUAGES} for i, name in enumerate(names)}


def _requirement(card: Card, lang: str) -> str:
    """Say the technologies that a territory requires: "1 green and 2 red technologies"."""
    asked = [(colour, n) for colour, n in enumerate(card.requires) if n]
    *others, (last, most) = asked
    words = words_of(lang)
    parts = [f"{n} {words.colours[colour]}{words.endings[0]}" for colour, n in others]
    return joined([*parts, noun_count(last, most, lang)], lang)


def _card_name(id: str, lang: str, known: CardSet) -> str:
    return fill(lang, "card_name", name=known.by_id[id].names[lang])
