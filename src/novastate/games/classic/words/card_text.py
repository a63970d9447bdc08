"""Card texts of the old editions, generated from the data."""

from novastate.games.classic import goods as g
from novastate.games.classic.cards import model as c
from novastate.games.classic.cards.effect_words import EVENTS, FIELDS, TRAITS, named, special_name
from novastate.games.classic.words.card_words import Words


def _token_name(good: int, n: int, words: Words) -> str:
    """Name contact tokens by their kind alone."""
    return words.nouns[g.NAMES[g.kind_of(good)][:-1]].after(n)


def good_name(good: int, n: int, words: Words) -> str:
    """Name a good as it stands after a number.

    >>> from novastate.games.classic.words.card_words import words_of
    >>> good_name(5, 2, words_of("state2010")["en"]), good_name(7, 2, words_of("newera")["en"])
    ('workers', 'conquest tokens of range 1')
    """
    if g.is_token(good):
        return words.say("token", token=_token_name(good, n, words), range=g.range_of(good))
    if g.is_vp(good):
        return words.nouns["vp"].after(n).format(value=g.value_of(good))
    return words.nouns[g.NAMES[good]].after(n)


def good_count(good: int, n: int, words: Words) -> str:
    """Name a good with its number."""
    return f"{n} {good_name(good, n, words)}"


def goods_text(goods: c.Goods, words: Words) -> str:
    """Name goods with their numbers, in the order written."""
    return words.joined([good_count(good, goods.count(good), words) for good in _kinds(goods)])


def _kinds(goods: c.Goods) -> list[int]:
    """List the different goods, in the order written."""
    return [good for i, good in enumerate(goods) if good not in goods[:i]]


def cost_count(good: int, n: int, words: Words) -> str:
    """Name what is paid with its number; a contact token may reach farther (FS-17.1.14)."""
    if not g.is_token(good):
        return good_count(good, n, words)
    pattern = "token_any" if g.range_of(good) == 1 else "token_least"
    token = f"{n} {_token_name(good, n, words)}"
    return words.say(pattern, token=token, range=g.range_of(good))


def cost_text(cost: c.Goods, words: Words) -> str:
    """Name what is paid, in the order written."""
    return words.joined([cost_count(good, cost.count(good), words) for good in _kinds(cost)])


def type_name(mask: int, words: Words) -> str:
    """Speak types."""
    return words.joined([words.nouns[name].name for name in c.type_names(mask)])


def contact_name(kind: int, words: Words) -> str:
    """Name a kind of contact."""
    return words.nouns[g.CONTACT_NAMES[kind]].name


def kind_name(kind: int, words: Words) -> str:
    """Name a kind of location."""
    return words.say(f"kind_{c.KINDS[kind].replace(' ', '_')}")


def gain_text(gain: c.Gain, words: Words) -> str:
    """Say what is received."""
    sides = [goods_text(option, words) for option in gain.options if option]
    goods = words.joined(sides, "or")
    if not gain.special:
        return goods
    special = words.say(
        special_name(gain),
        type=type_name(gain.type, words),
        contact=contact_name(gain.kind, words),
        range=gain.range,
    )
    return words.say("and_goods", special=special, goods=goods) if sides else special


# --- what a location or leader does, one sentence an effect -------------------------------------


def effect_lines(effects: c.Effects, leader_action: bool, words: Words) -> list[str]:
    """Say what a location or leader does, one sentence an effect."""
    lines: list[str] = []
    for word in FIELDS:
        name = word.name
        if word.pattern == "{goods}":
            goods = effects.goods_of(name)
            lines += [words.say(name, goods=goods_text(goods, words))] if goods else []
        elif word.pattern == "{n}":
            n = effects.number_of(name)
            lines += [words.say_of(n, name, cards=good_count(g.CARD, n, words))] if n else []
        elif name != "leader_action" or leader_action:
            lines += _own_lines(effects, name, words)
    return lines


def _own_lines(effects: c.Effects, field: str, words: Words) -> list[str]:
    """Say what a field says that is more than goods or a number."""
    if field == "per" and effects.per_type:
        good, kind = good_name(effects.per_good, 1, words), type_name(effects.per_type, words)
        return [words.say(field, good=good, type=kind, n=effects.per_most)]
    if field == "action" and effects.workers:
        return [action_text(effects, words)]
    if field == "leader_action":
        cost, gain = cost_text(effects.cost, words), gain_text(effects.gain, words)
        return [words.say(field, cost=cost, gain=gain)]
    if field == "when":
        return [_feature_text(feature, words) for feature in effects.features]
    if field == "stores" and effects.stores:
        held = [_store(store, words) for store in effects.stores]
        return [words.say(field, goods=words.joined(held))]
    if field == "trait":
        return [words.say(name) for name in named(TRAITS, effects.traits)]
    return []


def action_text(effects: c.Effects, words: Words) -> str:
    """Say what an action takes and gives: its workers first, then the further cost."""
    parts = [good_count(g.WORKER, effects.workers, words)]
    for good in _kinds(effects.cost):
        n = effects.cost.count(good)
        if good == g.WORKER:
            parts.append(words.say_of(n, "more_workers"))
        else:
            parts.append(cost_count(good, n, words))
    return words.say("action", workers=words.joined(parts), gain=gain_text(effects.gain, words))


def _feature_text(feature: c.Feature, words: Words) -> str:
    """Say what a feature gives, and when."""
    name = "when"
    if feature.may:
        name = "when_may_special" if feature.gain.special else "when_may"
    return words.say(name, event=_event(feature, words), gain=gain_text(feature.gain, words))


def _event(feature: c.Feature, words: Words) -> str:
    """Say what a feature watches; goods are watched one by one (FS-17.2.5)."""
    good = good_name(feature.good, 1, words) if feature.good >= 0 else ""
    of = _of(feature, words)
    events = named(EVENTS, feature.events)
    chosen = [words.chosen(name, ["of"] if of else []) for name in events]
    return words.joined([words.say(name, good=good, of=of) for name in chosen], "or")


def _of(feature: c.Feature, words: Words) -> str:
    """Say which locations a feature watches; nothing: all of them (FS-17.2.2)."""
    of = ""
    if feature.least or feature.most < c.FARTHEST:
        pattern = "from_to" if feature.least else "to"
        if feature.most == c.FARTHEST:
            pattern = "from"
        of = words.say(pattern, least=feature.least, most=feature.most)
        if feature.events & (1 << c.ON_CONQUER | 1 << c.ON_NEGOTIATE):
            of += words.say_if_known("defence_counts")
    if feature.types:
        of += words.say("of_type", type=type_name(feature.types, words))
    return of


def _store(store: c.Store, words: Words) -> str:
    """Say what a capacity holds."""
    good = store.goods[0]
    if len(store.goods) == 1:
        return good_count(good, store.most, words)
    if g.is_token(good):
        return f"{store.most} {_token_name(good, store.most, words)}"
    noun = words.nouns["resource" if good < g.RESOURCES else "defence"]
    return f"{store.most} {noun.after(store.most)}"


# --- whole cards --------------------------------------------------------------------------------


def lines(card: c.Card, words: Words) -> list[str]:
    """Say everything about a card, its head first."""
    if isinstance(card, c.Location):
        said = _location(card, words)
    elif isinstance(card, c.Contact):
        said = _contact(card, words)
    elif isinstance(card, c.Leader):
        said = [words.say("leader"), *effect_lines(card.effects, card.action, words)]
    else:
        assert isinstance(card, c.Faction), "there is no other sort of cards"
        said = _faction(card, words)
    return [line for line in said if line]


def _location(card: c.Location, words: Words) -> list[str]:
    types = ""
    if card.types:
        pattern = "types" if card.types.bit_count() > 1 else "type"
        types = words.say(pattern, types=type_name(card.types, words))
    kind = kind_name(card.kind, words)
    return [
        words.say("location", kind=kind, distance=card.distance, types=types),
        words.say_if_known("defence", n=card.defence),
        *effect_lines(card.effects, False, words),
        words.say("defends", n=card.defends) if card.defends else "",
        words.say("spoils", goods=goods_text(card.spoils, words)) if card.spoils else "",
        words.say("deal", goods=goods_text(card.deal, words)) if card.deal else "",
    ]


def _contact(card: c.Contact, words: Words) -> list[str]:
    """Say what a one-time contact or an instant takes and is good for."""
    price = words.say("price", goods=cost_text(card.price, words)) if card.price else ""
    parts = card.parts
    if card.kind >= 0:
        name = contact_name(card.kind, words)
        contact = words.say_if_known("contact", contact=name, range=card.range)
        if contact:
            return [contact, price]
        parts = ((g.token(g.CONTACTS[card.kind], card.range),),)
    gives = words.joined([goods_text(part, words) for part in parts], "or")
    return [words.say("instant"), price, words.say("gives", goods=gives)]


def _faction(faction: c.Faction, words: Words) -> list[str]:
    said = [words.say("faction", goods=goods_text(faction.produces, words))]
    for field in faction.fields:
        goods = cost_text(field.cost, words)
        if field.kind < len(g.CONTACT_NAMES):
            contact = contact_name(field.kind, words)
            contact = contact[:1].upper() + contact[1:]
            said.append(words.say("field", contact=contact, goods=goods, range=field.range))
        else:
            said.append(words.say("field_redevelopment", goods=goods))
    return said
