"""Cards of the old editions as plain data, with their texts in every language."""

from collections.abc import Callable
from typing import Final

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
    contact_name,
    contact_text,
    faction_text,
    good_name,
    kind_name,
    leader_text,
    location_text,
    type_name,
)
from novastate.games.classic.words.card_words import Words, words_of
from novastate.kernel.phrases import LANGUAGES

Data = dict[str, object]


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
        if word.name in _OWN_DATA:
            data |= _OWN_DATA[word.name](effects)
        elif word.pattern == "{goods}" and effects.goods_of(word.name):
            data[word.name] = goods_json(effects.goods_of(word.name))
        elif word.pattern == "{n}" and effects.number_of(word.name):
            data[word.name] = effects.number_of(word.name)
    return data


def _per_json(effects: Effects) -> Data:
    if not effects.per_type:
        return {}
    kind = c.type_names(effects.per_type)[0]
    good = NAMES[effects.per_good]
    return {"per": {"type": kind, "most": effects.per_most, "good": good}}


def _action_json(effects: Effects) -> Data:
    if not (effects.workers or effects.cost):
        return {}
    cost, gain = goods_json(effects.cost), _gain_json(effects.gain)
    return {"action": {"workers": effects.workers, "cost": cost, "gain": gain}}


def _features_json(effects: Effects) -> Data:
    features = [_feature_json(feature) for feature in effects.features]
    return {"when": features} if features else {}


def _stores_json(effects: Effects) -> Data:
    stores = [{"goods": goods_json(store.goods), "most": store.most} for store in effects.stores]
    return {"stores": stores} if stores else {}


def _traits_json(effects: Effects) -> Data:
    traits = [name for name, bit in c.TRAITS.items() if effects.traits & bit]
    return {"traits": traits} if traits else {}


_OWN_DATA: Final[dict[str, Callable[[Effects], Data]]] = {
    "per": _per_json,
    "action": _action_json,
    "when": _features_json,
    "stores": _stores_json,
    "trait": _traits_json,
}
"""Fields that are more than goods or a number."""


def _common(text: Text, sort: str, copies: int, lines: dict[str, list[str]]) -> Data:
    return {
        "id": text.id,
        "names": dict(text.names),
        "set": sort,
        "copies": copies,
        "icon": text.icon,
        "origin": text.origin,
        "text": {lang: "\n".join(lines[lang]) for lang in LANGUAGES},
    }


def location_json(card: Location, words: dict[str, Words]) -> Data:
    """Describe a location."""
    data = _common(
        card.text,
        "locations",
        card.copies,
        {lang: location_text(card, words[lang]) for lang in LANGUAGES},
    )
    data["kind"] = c.KINDS[card.kind]
    data["distance"] = card.distance
    data["defence"] = card.defence
    data["defends"] = card.defends
    data["types"] = c.type_names(card.types)
    data["spoils"] = goods_json(card.spoils)
    data["deal"] = goods_json(card.deal)
    data["effects"] = effects_json(card.effects)
    return data


def leader_json(card: Leader, words: dict[str, Words]) -> Data:
    """Describe a leader."""
    data = _common(
        card.text,
        "leaders",
        card.copies,
        {lang: leader_text(card, words[lang]) for lang in LANGUAGES},
    )
    data["kind"] = "leader"
    data["effects"] = effects_json(card.effects)
    return data


def contact_json(card: Contact, words: dict[str, Words]) -> Data:
    """Describe a one-time contact or an instant."""
    data = _common(
        card.text,
        "contacts",
        card.copies,
        {lang: contact_text(card, words[lang]) for lang in LANGUAGES},
    )
    data["kind"] = "contact" if card.kind >= 0 else "instant"
    data["price"] = goods_json(card.price)
    if card.kind >= 0:
        data["contact"] = CONTACT_NAMES[card.kind]
        data["range"] = card.range
    else:
        data["parts"] = [goods_json(part) for part in card.parts]
    return data


def _field_json(field: Field) -> Data:
    cost = goods_json(field.cost)
    return {"contact": FACTION_CONTACTS[field.kind], "cost": cost, "range": field.range}


def faction_json(faction: Faction, words: dict[str, Words]) -> Data:
    """Describe a faction."""
    data = _common(
        faction.text,
        "factions",
        1,
        {lang: faction_text(faction, words[lang]) for lang in LANGUAGES},
    )
    data["kind"] = "faction"
    data["production"] = goods_json(faction.produces)
    fields: list[Data] = [
        {
            "contact": FACTION_CONTACTS[field.kind],
            "cost": goods_json(field.cost),
            "range": field.range,
        }
        for field in faction.fields
    ]
    data["fields"] = fields
    return data


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
    goods = {
        NAMES[good]: {
            lang: [good_name(good, 1, words[lang]), good_name(good, 2, words[lang])]
            for lang in LANGUAGES
        }
        for good in range(len(NAMES))
    }
    types = {
        name: {lang: type_name(1 << i, words[lang]) for lang in LANGUAGES}
        for i, name in enumerate(c.TYPES)
    }
    kinds = {
        name: {lang: kind_name(i, words[lang]) for lang in LANGUAGES}
        for i, name in enumerate(c.KINDS)
    }
    contacts = {
        name: {lang: contact_name(i, words[lang]) for lang in LANGUAGES}
        for i, name in enumerate(CONTACT_NAMES)
    }
    return {"goods": goods, "types": types, "kinds": kinds, "contacts": contacts}
