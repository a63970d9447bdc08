"""Cards of the old editions as plain data, with their texts in every language."""

from collections.abc import Callable
from typing import TypeVar

from novastate.games.classic.cards import model as c
from novastate.games.classic.cards.effect_words import FIELDS
from novastate.games.classic.cards.making import FACTION_CONTACTS
from novastate.games.classic.cards.model import (
    CardSet,
    Contact,
    Effects,
    Faction,
    Feature,
    Field,
    Gain,
    Goods,
    Leader,
    Location,
    Text,
)
from novastate.games.classic.goods import CONTACT_NAMES, NAMES
from novastate.games.classic.words.card_text import (
    contact_text,
    faction_text,
    good_name,
    kind_name,
    leader_text,
    location_text,
)
from novastate.games.classic.words.card_words import Words, words_of
from novastate.kernel.phrases import LANGUAGES

Data = dict[str, object]
Card = TypeVar("Card")


def goods_json(goods: Goods) -> list[str]:
    """Name goods in the order written."""
    return [NAMES[good] for good in goods]


def _gain_json(gain: Gain) -> Data:
    data: Data = {"options": [goods_json(option) for option in gain.options]}
    if gain.special:
        data["special"] = c.SPECIALS[gain.special]
    if gain.type:
        data["type"] = c.type_names(gain.type)[0]
    if gain.kind >= 0:
        data["contact"] = CONTACT_NAMES[gain.kind]
        data["range"] = gain.range
    return data


def _feature_json(feature: Feature) -> Data:
    events = [name for i, name in enumerate(c.EVENTS) if feature.events >> i & 1]
    data: Data = {"events": events, "gain": _gain_json(feature.gain), "may": feature.may}
    if feature.good >= 0:
        data["good"] = NAMES[feature.good]
    if feature.types:
        data["type"] = c.type_names(feature.types)[0]
    if feature.least:
        data["from"] = feature.least
    if feature.most < c.FARTHEST:
        data["to"] = feature.most
    return data


def effects_json(effects: Effects) -> Data:
    """Describe what a card does; what it does not is left out."""
    data: Data = {}
    for word in FIELDS:
        if word.pattern == "{goods}":
            value: object = goods_json(effects.goods_of(word.name))
        elif word.pattern == "{n}":
            value = effects.number_of(word.name)
        else:
            value = _own_json(effects, word.name)
        if value:
            data[word.key] = value
    return data


def _own_json(effects: Effects, field: str) -> object:
    """Describe what a field says that is more than goods or a number."""
    if field == "per" and effects.per_type:
        kind, good = c.type_names(effects.per_type)[0], NAMES[effects.per_good]
        return {"type": kind, "most": effects.per_most, "good": good}
    if field == "action" and (effects.workers or effects.cost):
        cost, gain = goods_json(effects.cost), _gain_json(effects.gain)
        return {"workers": effects.workers, "cost": cost, "gain": gain}
    if field == "when":
        return [_feature_json(feature) for feature in effects.features]
    if field == "stores":
        return [{"goods": goods_json(held.goods), "most": held.most} for held in effects.stores]
    if field == "trait":
        return [name for name, bit in c.TRAITS.items() if effects.traits & bit]
    return None


def _card_json(
    text: Text,
    sort: str,
    copies: int,
    say: Callable[[Card, Words], list[str]],
    card: Card,
    words: dict[str, Words],
) -> Data:
    """Describe what every card has."""
    return {
        "id": text.id,
        "names": dict(text.names),
        "set": sort,
        "copies": copies,
        "icon": text.icon,
        "origin": text.origin,
        "text": {lang: "\n".join(say(card, words[lang])) for lang in LANGUAGES},
    }


def location_json(card: Location, words: dict[str, Words]) -> Data:
    """Describe a location."""
    return {
        **_card_json(card.text, "locations", card.copies, location_text, card, words),
        "kind": c.KINDS[card.kind],
        "distance": card.distance,
        "defence": card.defence,
        "defends": card.defends,
        "types": c.type_names(card.types),
        "spoils": goods_json(card.spoils),
        "deal": goods_json(card.deal),
        "effects": effects_json(card.effects),
    }


def leader_json(card: Leader, words: dict[str, Words]) -> Data:
    """Describe a leader."""
    return {
        **_card_json(card.text, "leaders", card.copies, leader_text, card, words),
        "kind": "leader",
        "effects": effects_json(card.effects),
    }


def contact_json(card: Contact, words: dict[str, Words]) -> Data:
    """Describe a one-time contact or an instant."""
    data = _card_json(card.text, "contacts", card.copies, contact_text, card, words)
    data["kind"] = "contact" if card.kind >= 0 else "instant"
    data["price"] = goods_json(card.price)
    if card.kind >= 0:
        data["contact"] = CONTACT_NAMES[card.kind]
        data["range"] = card.range
    else:
        data["parts"] = [goods_json(part) for part in card.parts]
    return data


def faction_json(faction: Faction, words: dict[str, Words]) -> Data:
    """Describe a faction."""
    return {
        **_card_json(faction.text, "factions", 1, faction_text, faction, words),
        "kind": "faction",
        "production": goods_json(faction.produces),
        "fields": [_field_json(field) for field in faction.fields],
    }


def _field_json(field: Field) -> Data:
    cost = goods_json(field.cost)
    return {"contact": FACTION_CONTACTS[field.kind], "cost": cost, "range": field.range}


def set_json(card_set: CardSet, edition: str) -> list[Data]:
    """Describe every card of an edition."""
    words = words_of(edition)
    return [
        *(location_json(card, words) for card in card_set.locations),
        *(contact_json(card, words) for card in card_set.contacts),
        *(leader_json(card, words) for card in card_set.leaders),
        *(faction_json(faction, words) for faction in card_set.factions),
    ]


def card_words(edition: str) -> Data:
    """Name what the cards of an edition speak of, by language."""
    words = words_of(edition)
    return {
        "goods": {
            name: {lang: [good_name(i, n, said) for n in (1, 2)] for lang, said in words.items()}
            for i, name in enumerate(NAMES)
        },
        "types": {
            name: {lang: said.nouns[name].name for lang, said in words.items()} for name in c.TYPES
        },
        "kinds": {
            name: {lang: kind_name(i, said) for lang, said in words.items()}
            for i, name in enumerate(c.KINDS)
        },
        "contacts": {
            name: {lang: said.nouns[name].name for lang, said in words.items()}
            for name in CONTACT_NAMES
        },
    }
