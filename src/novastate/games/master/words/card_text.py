"""Card texts in English and German, made from the card model and in our own words."""

from collections.abc import Callable, Sequence
from typing import Final

from novastate.games.master import goods
from novastate.games.master.cards import model
from novastate.games.master.cards.card import Card, Connection, Doubt, Faction
from novastate.games.master.cards.effect_words import SHOWN
from novastate.games.master.cards.effects import effect_tokens, field_of, written
from novastate.games.master.cards.language import type_names
from novastate.games.master.cards.model import Effect
from novastate.games.master.rules.supply import goods_data
from novastate.games.master.words.effects import effect_text, exchange, worker_first
from novastate.games.master.words.patterns import LANGUAGES, Words, words_of
from novastate.toolkit.card_files import card_data
from novastate.toolkit.tokens import Token


class CardText:
    """The text of a location card in one language, in parts."""

    def __init__(self, card: Card, words: Words) -> None:
        self.name: Final = card.names[words.lang]
        self.head: Final = _head(card, words)  # kind, distance and types
        self.effect: Final = effect_text(card.effect, words.lang) if card.effect else ""
        self.bonus: Final = effect_text(card.bonus, words.lang) if card.bonus else ""
        self.notes: Final = _notes(card, words)  # what follows from the kind or from a flag
        self.spoils: Final = words.say("spoils", what=words.amounts(card.spoils))
        self.deal: Final = words.say("deal_line", what=words.count(card.deal, 1))

    def lines(self) -> list[str]:
        """Give the whole text, a sentence a line."""
        parts = [self.head, self.effect, *self.notes, self.bonus, self.spoils, self.deal]
        return [part for part in parts if part]

    def summary(self) -> str:
        """Say in one line what the card does."""
        return " ".join(part for part in (self.effect, self.bonus) if part)


def card_words() -> dict[str, object]:
    """Name goods (one and several), kinds and types in every language."""
    return {
        "goods": _named(goods.NAMES, lambda words: [forms[:2] for forms in words.goods]),
        "kinds": _named(model.KINDS, lambda words: words.kinds),
        "types": _named(model.TYPES, lambda words: words.types),
    }


def _named(names: tuple[str, ...], said: Callable[[Words], Sequence[object]]) -> object:
    return {
        name: {lang: said(words)[i] for lang, words in LANGUAGES.items()}
        for i, name in enumerate(names)
    }


def card_text(card: Card, lang: str) -> CardText:
    """Say everything a location card says."""
    return CardText(card, words_of(lang))


def connection_text(connection: Connection, lang: str) -> list[str]:
    """Say what a connection card does."""
    words = words_of(lang)
    head = words.say("connection", deck=words.say(f"deck_{connection.deck}"))
    return [head, effect_text(connection.effect, lang)]


def faction_text(faction: Faction, lang: str) -> list[str]:
    """Say what a faction board does: its production, then its actions."""
    words = words_of(lang)
    lines = [words.say("produce", what=words.amounts(worker_first(faction.production)))]
    for key, effect in faction.actions.items():
        name, limit = words.actions[key], words.limit(effect.per_round)
        what = words.after_colon(exchange(effect, words))
        lines.append(words.say("faction_action", name=name, limit=limit, what=what))
    return lines


def card_json(card: Card) -> dict[str, object]:
    """Give a location card as plain data, with its texts."""
    effects = {"effect": card.effect, "bonus": card.bonus}
    there = {name: effect for name, effect in effects.items() if effect is not None}
    return {
        **card_data(card, lambda lang: card_text(card, lang).lines()),
        "set": card.set,
        "copies": card.copies,
        "kind": model.KINDS[card.kind],
        "distance": card.distance,
        "types": type_names(card.types),
        "spoils": goods_data(card.spoils),
        "deal": goods.NAMES[card.deal],
        "trigger": field_of(card.effect) if card.effect else None,
        **{name: written(there[name]) if name in there else None for name in effects},
        "uses": card.effect.per_round if card.effect and card.kind == model.ACTION else None,
        "drawn": {name: drawn(effect) for name, effect in there.items()},
        "flags": ["printed_shield"] if card.printed_shield else [],
        "reprint_of": card.reprint_of or None,
        "doubt": _doubt_json(card.doubt),
    }


def connection_json(connection: Connection) -> dict[str, object]:
    """Give a connection card as plain data, with its texts."""
    return {
        **card_data(connection, lambda lang: connection_text(connection, lang)),
        "deck": connection.deck,
        "copies": connection.copies,
        "effect": written(connection.effect),
        "drawn": {"effect": drawn(connection.effect)},
    }


def faction_json(faction: Faction) -> dict[str, object]:
    """Give a faction board as plain data, with its texts."""
    return {
        **card_data(faction, lambda lang: faction_text(faction, lang)),
        "production": goods_data(faction.production),
        "actions": {key: written(effect) for key, effect in faction.actions.items()},
        "drawn": {key: drawn(effect) for key, effect in faction.actions.items()},
        "doubt": _doubt_json(faction.doubt),
    }


def drawn(effect: Effect) -> dict[str, list[Token]]:
    """Give an effect as rows of tokens, with the words in every language: whole, and in brief."""
    return {
        name: [_worded(token) for token in effect_tokens(effect, name == "brief")]
        for name in ("whole", "brief")
    }


def _worded(token: Token) -> Token:
    return {**token, "text": SHOWN[str(token["word"])]} if "word" in token else token


def _head(card: Card, words: Words) -> str:
    names = [words.types[model.TYPES.index(name)] for name in type_names(card.types)]
    types = words.say(f"types_{len(names)}", types=words.joined(names))
    kind = words.kinds[card.kind]
    return words.say("head", kind=kind, distance=str(card.distance), types=types)


def _notes(card: Card, words: Words) -> list[str]:
    notes: list[str] = []
    if card.kind == model.OPEN_PRODUCTION:
        notes.append(words.say("open"))
    if card.printed_shield:
        notes.append(words.say("shield"))
    return notes


def _doubt_json(doubt: Doubt | None) -> dict[str, str] | None:
    return {"field": doubt.field, "other": doubt.other, "why": doubt.why} if doubt else None
