"""Card texts in English and German, made from the card model and in our own words."""

from typing import Final

from novastate.games.master import goods
from novastate.games.master.cards import model
from novastate.games.master.cards.card import Card, Connection, Doubt, Faction
from novastate.games.master.cards.effect_words import SHOWN
from novastate.games.master.cards.effects import effect_tokens, field_of, written
from novastate.games.master.cards.language import type_names
from novastate.games.master.cards.model import Amounts, Effect
from novastate.games.master.words.effects import (
    after_colon,
    effect_text,
    exchange,
    fill,
    good_count,
    good_name,
    goods_text,
    joined,
    limit_text,
    words_of,
    worker_first,
)
from novastate.games.master.words.patterns import LANGUAGES
from novastate.toolkit.tokens import Token


class CardText:
    """The text of a location card in one language, in parts."""

    def __init__(
        self,
        name: str,
        head: str,
        effect: str,
        bonus: str,
        notes: list[str],
        spoils: str,
        deal: str,
    ) -> None:
        self.name: Final = name
        self.head: Final = head  # kind, distance and types
        self.effect: Final = effect  # "" if the card has none, as `bonus`
        self.bonus: Final = bonus
        self.notes: Final = notes  # what follows from the kind or from a flag
        self.spoils: Final = spoils
        self.deal: Final = deal

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
        "goods": {
            name: {lang: [good_name(i, 1, lang), good_name(i, 2, lang)] for lang in LANGUAGES}
            for i, name in enumerate(goods.NAMES)
        },
        "kinds": {
            name: {lang: kind_name(i, lang) for lang in LANGUAGES}
            for i, name in enumerate(model.KINDS)
        },
        "types": {
            name: {lang: type_name(i, lang) for lang in LANGUAGES}
            for i, name in enumerate(model.TYPES)
        },
    }


def kind_name(kind: int, lang: str) -> str:
    """Name a kind of location."""
    return words_of(lang).kinds[kind]


def type_name(index: int, lang: str) -> str:
    """Name a type."""
    return words_of(lang).types[index]


def card_text(card: Card, lang: str) -> CardText:
    """Say everything a location card says."""
    return CardText(
        name=card.names[lang],
        head=_head(card, lang),
        effect=effect_text(card.effect, lang) if card.effect else "",
        bonus=effect_text(card.bonus, lang) if card.bonus else "",
        notes=_notes(card, lang),
        spoils=fill(lang, "spoils", what=goods_text(card.spoils, lang)),
        deal=fill(lang, "deal_line", what=good_count(card.deal, 1, lang)),
    )


def connection_text(connection: Connection, lang: str) -> list[str]:
    """Say what a connection card does."""
    deck = fill(lang, f"deck_{connection.deck}")
    return [fill(lang, "connection", deck=deck), effect_text(connection.effect, lang)]


def faction_text(faction: Faction, lang: str) -> list[str]:
    """Say what a faction board does: its production, then its actions."""
    lines = [fill(lang, "produce", what=goods_text(worker_first(faction.production), lang))]
    for key, effect in faction.actions.items():
        lines.append(
            fill(
                lang,
                "faction_action",
                name=words_of(lang).actions[key],
                limit=limit_text(effect.per_round, lang),
                what=after_colon(exchange(effect, lang), lang),
            )
        )
    return lines


def card_json(card: Card) -> dict[str, object]:
    """Give a location card as plain data, with its texts."""
    return {
        "id": card.id,
        "names": dict(card.names),
        "set": card.set,
        "copies": card.copies,
        "kind": model.KINDS[card.kind],
        "distance": card.distance,
        "types": type_names(card.types),
        "spoils": _amounts_json(card.spoils),
        "deal": goods.NAMES[card.deal],
        "trigger": field_of(card.effect) if card.effect else None,
        "effect": _written(card.effect),
        "uses": card.effect.per_round if card.effect and card.kind == model.ACTION else None,
        "bonus": _written(card.bonus),
        "drawn": {
            name: drawn(effect)
            for name, effect in (("effect", card.effect), ("bonus", card.bonus))
            if effect is not None
        },
        "icon": card.icon,
        "flags": ["printed_shield"] if card.printed_shield else [],
        "reprint_of": card.reprint_of or None,
        "doubt": _doubt_json(card.doubt),
        "text": {lang: "\n".join(card_text(card, lang).lines()) for lang in LANGUAGES},
    }


def connection_json(connection: Connection) -> dict[str, object]:
    """Give a connection card as plain data, with its texts."""
    return {
        "id": connection.id,
        "names": dict(connection.names),
        "deck": connection.deck,
        "copies": connection.copies,
        "effect": written(connection.effect),
        "drawn": {"effect": drawn(connection.effect)},
        "icon": connection.icon,
        "text": {lang: "\n".join(connection_text(connection, lang)) for lang in LANGUAGES},
    }


def faction_json(faction: Faction) -> dict[str, object]:
    """Give a faction board as plain data, with its texts."""
    return {
        "id": faction.id,
        "names": dict(faction.names),
        "production": _amounts_json(faction.production),
        "actions": {key: written(effect) for key, effect in faction.actions.items()},
        "drawn": {key: drawn(effect) for key, effect in faction.actions.items()},
        "icon": faction.icon,
        "doubt": _doubt_json(faction.doubt),
        "text": {lang: "\n".join(faction_text(faction, lang)) for lang in LANGUAGES},
    }


def drawn(effect: Effect) -> dict[str, list[Token]]:
    """Give an effect as rows of tokens, with the words in every language: whole, and in brief."""
    return {
        name: [_worded(token) for token in effect_tokens(effect, name == "brief")]
        for name in ("whole", "brief")
    }


def _worded(token: Token) -> Token:
    return {**token, "text": SHOWN[str(token["word"])]} if "word" in token else token


def _head(card: Card, lang: str) -> str:
    names = [type_name(model.TYPES.index(name), lang) for name in type_names(card.types)]
    types = fill(lang, f"types_{len(names)}", types=joined(names, lang))
    kind = kind_name(card.kind, lang)
    return fill(lang, "head", kind=kind, distance=str(card.distance), types=types)


def _notes(card: Card, lang: str) -> list[str]:
    notes: list[str] = []
    if card.kind == model.OPEN_PRODUCTION:
        notes.append(fill(lang, "open"))
    if card.printed_shield:
        notes.append(fill(lang, "shield"))
    return notes


def _written(effect: Effect | None) -> str | None:
    return written(effect) if effect else None


def _amounts_json(amounts: Amounts) -> dict[str, int]:
    return {goods.NAMES[good]: count for good, count in amounts}


def _doubt_json(doubt: Doubt | None) -> dict[str, str] | None:
    return {"field": doubt.field, "other": doubt.other, "why": doubt.why} if doubt else None
