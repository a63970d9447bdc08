"""Card texts of Nova Era in English and German, made from the card model and in our own words."""

from novastate.games.novaera import constants
from novastate.games.novaera.cards import load
from novastate.games.novaera.cards.card import Card, CardSet
from novastate.games.novaera.cards.effects import written
from novastate.games.novaera.rules.supply import resources_data
from novastate.games.novaera.words.effects import condition_text as condition_text
from novastate.games.novaera.words.effects import drawn
from novastate.games.novaera.words.effects import effect_text as effect_text
from novastate.games.novaera.words.languages import LANGUAGES, Words, words_of
from novastate.toolkit.card_files import card_data


def colour_name(colour: int, lang: str) -> str:
    """Name a colour of dice.

    >>> colour_name(0, "de")
    'grün'
    """
    return words_of(lang).say(f"colour_{constants.COLOURS[colour]}")


def resource_name(kind: int, lang: str, n: int = 1) -> str:
    """Name a kind of resource as it stands after a number.

    >>> resource_name(3, "en"), resource_name(4, "de", 2)
    ('Knowledge', 'Ressourcen deiner Wahl')
    """
    return words_of(lang).say_of(n, f"resource_{constants.KINDS[kind]}")


def track_name(track: int, lang: str) -> str:
    """Name one of the common tracks."""
    return words_of(lang).say(f"track_{constants.TRACKS[track]}")


def column_name(column: int, lang: str) -> str:
    """Name a column of a tableau."""
    return words_of(lang).say(f"column_{constants.COLUMNS[column]}")


def head_text(card: Card, lang: str) -> str:
    """Say kind, deck, colours and cost of a card."""
    words = words_of(lang)
    return words.say(
        f"head_{constants.CARD_KINDS[card.kind]}",
        kind=words.say(f"kind_{constants.CARD_KINDS[card.kind]}"),
        deck=words.say(f"deck_{card.deck}"),
        what=_requirement(card, words) if card.kind == constants.LAND else "",
        colours=words.joined([colour_name(colour, lang) for colour in card.colours], "or"),
        cost=str(card.cost),
    )


def card_text(card: Card, lang: str, card_set: CardSet | None = None) -> list[str]:
    """Say what a card does, a sentence an effect; other cards are named as the set names them."""
    words = words_of(lang)
    known = load.shipped() if card_set is None else card_set
    names = {
        id: words.say("card_name", card=known.by_id[id].names[lang])
        for id in (*card.obsoletes, card.evolves_into)
        if id
    }
    lines = [effect_text(effect, lang) for effect in card.effects]
    if card.evolves_from:
        lines.append(words.say("evolves_from", card=names[card.evolves_from]))
    aged = [names[id] for id in card.obsoletes if id != card.evolves_from]
    if aged:
        lines.append(words.say("obsoletes", cards=words.joined(aged)))
    if card.evolves_into:
        lines.append(words.say("evolves_into", card=names[card.evolves_into]))
    return lines


def card_json(card: Card, card_set: CardSet | None = None) -> dict[str, object]:
    """Give a card as plain data, with its texts: the head, then what it does."""
    land = card.kind == constants.LAND
    return {
        **card_data(card, lambda lang: [head_text(card, lang), *card_text(card, lang, card_set)]),
        "set": card.deck,
        "copies": 1,
        "deck": card.deck,
        "era": constants.ERA_OF[card.deck],
        "kind": constants.CARD_KINDS[card.kind],
        "colours": [constants.COLOURS[colour] for colour in card.colours],
        "cost": None if land else card.cost,
        "requires": resources_data(card.requires) if land else None,
        "effects": [written(effect) for effect in card.effects],
        "drawn": [drawn(effect) for effect in card.effects],
        "obsoletes": list(card.obsoletes),
        "evolves_from": card.evolves_from or None,
        "evolves_into": card.evolves_into or None,
        "figure": dict(card.figure) or None,
    }


def card_words() -> dict[str, object]:
    """Name resources (one and several), colours, columns, kinds, decks and tracks."""
    return {
        "goods": {
            name: {lang: [resource_name(i, lang), resource_name(i, lang, 2)] for lang in LANGUAGES}
            for i, name in enumerate(constants.KINDS)
        },
        "colours": _named("colour", constants.COLOURS),
        "columns": _named("column", constants.COLUMNS),
        "kinds": _named("kind", constants.CARD_KINDS),
        "tracks": _named("track", constants.TRACKS),
        "decks": _named("deck", constants.DECKS),
    }


def _named(what: str, names: tuple[str, ...]) -> dict[str, dict[str, str]]:
    return {
        name: {lang: words.say(f"{what}_{name}") for lang, words in LANGUAGES.items()}
        for name in names
    }


def _requirement(card: Card, words: Words) -> str:
    """Say the technologies that a territory requires: "1 green and 2 red technologies"."""
    asked = [(colour, n) for colour, n in enumerate(card.requires) if n]
    *others, (last, most) = asked
    parts = [f"{n} {words.coloured(1 << colour, 'strong')}" for colour, n in others]
    return words.joined([*parts, f"{most} {words.nouns[last].after(most)}"])
