"""Cards of the old editions as plain data, with their texts in every language."""

from novastate.games.classic.cards import model as c
from novastate.games.classic.cards.effect_words import EVENTS, FIELDS, TRAITS, named, special_name
from novastate.games.classic.cards.making import FACTION_CONTACTS
from novastate.games.classic.goods import CONTACT_NAMES, NAMES
from novastate.games.classic.words import card_text
from novastate.games.classic.words.card_words import Words, words_of

Data = dict[str, object]


def goods_json(goods: c.Goods) -> list[str]:
    """Name goods in the order written."""
    return [NAMES[good] for good in goods]


def _gain_json(gain: c.Gain) -> Data:
    data: Data = {"options": [goods_json(option) for option in gain.options]}
    if gain.special:
        data["special"] = special_name(gain)
    if gain.type:
        data["type"] = c.type_names(gain.type)[0]
    if gain.kind >= 0:
        data["contact"] = CONTACT_NAMES[gain.kind]
        data["range"] = gain.range
    return data


def _feature_json(feature: c.Feature) -> Data:
    data: Data = {"events": named(EVENTS, feature.events), "gain": _gain_json(feature.gain)}
    data["may"] = feature.may
    if feature.good >= 0:
        data["good"] = NAMES[feature.good]
    if feature.types:
        data["type"] = c.type_names(feature.types)[0]
    if feature.least:
        data["from"] = feature.least
    if feature.most < c.FARTHEST:
        data["to"] = feature.most
    return data


def effects_json(effects: c.Effects) -> Data:
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


def _own_json(effects: c.Effects, field: str) -> object:
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
        return named(TRAITS, effects.traits)
    return None


def _location_json(card: c.Location) -> Data:
    return {
        "kind": c.KINDS[card.kind],
        "distance": card.distance,
        "defence": card.defence,
        "defends": card.defends,
        "types": c.type_names(card.types),
        "spoils": goods_json(card.spoils),
        "deal": goods_json(card.deal),
        "effects": effects_json(card.effects),
    }


def _contact_json(card: c.Contact) -> Data:
    price = goods_json(card.price)
    if card.kind < 0:
        parts = [goods_json(part) for part in card.parts]
        return {"kind": "instant", "price": price, "parts": parts}
    contact = CONTACT_NAMES[card.kind]
    return {"kind": "contact", "price": price, "contact": contact, "range": card.range}


def _faction_json(faction: c.Faction) -> Data:
    fields = [
        {"contact": FACTION_CONTACTS[one.kind], "cost": goods_json(one.cost), "range": one.range}
        for one in faction.fields
    ]
    return {"kind": "faction", "production": goods_json(faction.produces), "fields": fields}


def card_json(card: c.Card, words: dict[str, Words]) -> Data:
    """Describe a card: what every card has, then what only its sort has."""
    if isinstance(card, c.Location):
        sort, own = "locations", _location_json(card)
    elif isinstance(card, c.Contact):
        sort, own = "contacts", _contact_json(card)
    elif isinstance(card, c.Faction):
        sort, own = "factions", _faction_json(card)
    else:
        sort, own = "leaders", {"kind": "leader", "effects": effects_json(card.effects)}
    text = card.text
    return {
        "id": text.id,
        "names": dict(text.names),
        "set": sort,
        "copies": text.copies,
        "icon": text.icon,
        "origin": text.origin,
        "text": {lang: "\n".join(card_text.lines(card, said)) for lang, said in words.items()},
        **own,
    }


def set_json(card_set: c.CardSet, edition: str) -> list[Data]:
    """Describe every card of an edition."""
    words = words_of(edition)
    sorts = (card_set.locations, card_set.contacts, card_set.leaders, card_set.factions)
    return [card_json(card, words) for cards in sorts for card in cards]


def _nouns(names: tuple[str, ...], words: dict[str, Words]) -> Data:
    return {name: {lang: said.nouns[name].name for lang, said in words.items()} for name in names}


def card_words(edition: str) -> Data:
    """Name what the cards of an edition speak of, by language."""
    words = words_of(edition)
    goods, kinds = card_text.good_name, card_text.kind_name
    return {
        "goods": {
            name: {lang: [goods(i, n, said) for n in (1, 2)] for lang, said in words.items()}
            for i, name in enumerate(NAMES)
        },
        "types": _nouns(c.TYPES, words),
        "kinds": {
            name: {lang: kinds(i, said) for lang, said in words.items()}
            for i, name in enumerate(c.KINDS)
        },
        "contacts": _nouns(CONTACT_NAMES, words),
    }
