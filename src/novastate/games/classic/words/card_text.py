"""Card texts of the old editions, generated from the data, and cards as plain data."""

from novastate.games.classic.cards import model as c
from novastate.games.classic.cards.model import (
    Contact,
    Effects,
    Faction,
    Feature,
    Gain,
    Goods,
    Leader,
    Location,
    Store,
)
from novastate.games.classic.goods import (
    CONQUEST,
    CONTACTS,
    NAMES,
    RANGES,
    RESOURCES,
    WORKER,
    is_token,
    is_vp,
    kind_of,
    range_of,
    token,
    value_of,
)
from novastate.games.classic.words.card_words import TYPES
from novastate.games.classic.words.card_words import WORDS as WORDS
from novastate.games.classic.words.card_words import Words as Words


def _token_name(good: int, n: int, words: Words) -> str:
    """Name contact tokens by their kind alone."""
    one, several = words.token
    contact = words.linked[(kind_of(good) - CONQUEST) // RANGES]
    return (one if n == 1 else several).format(contact=contact)


def good_name(good: int, n: int, words: Words) -> str:
    """Name a good as it stands after a number.

    >>> good_name(5, 2, WORDS["state2010"]["en"]), good_name(7, 2, WORDS["newera"]["en"])
    ('workers', 'conquest tokens of range 1')
    """
    if is_token(good):
        return words.say("token", token=_token_name(good, n, words), range=range_of(good))
    if is_vp(good):
        one, several = words.nouns["vp"]
        return (one if n == 1 else several).format(value=value_of(good))
    one, several = words.nouns[NAMES[good]]
    return one if n == 1 else several


def good_count(good: int, n: int, words: Words) -> str:
    """Name a good with its number."""
    return f"{n} {good_name(good, n, words)}"


def joined(parts: list[str], words: Words, pattern: str = "and") -> str:
    """Join parts with commas and a last "and" or "or"."""
    if not parts:
        return words.say("nothing")
    if len(parts) == 1:
        return parts[0]
    return words.say(pattern, first=", ".join(parts[:-1]), last=parts[-1])


def goods_text(goods: Goods, words: Words) -> str:
    """Name goods with their numbers, in the order written."""
    return joined([good_count(good, goods.count(good), words) for good in _kinds(goods)], words)


def _kinds(goods: Goods) -> list[int]:
    """List the different goods, in the order written."""
    return [good for i, good in enumerate(goods) if good not in goods[:i]]


def cost_count(good: int, n: int, words: Words) -> str:
    """Name what is paid with its number; a contact token may reach farther (FS-17.1.14)."""
    if not is_token(good):
        return good_count(good, n, words)
    pattern = "token_any" if range_of(good) == 1 else "token_least"
    token = f"{n} {_token_name(good, n, words)}"
    return words.say(pattern, token=token, range=range_of(good))


def cost_text(cost: Goods, words: Words) -> str:
    """Name what is paid, in the order written."""
    return joined([cost_count(good, cost.count(good), words) for good in _kinds(cost)], words)


def action_text(effects: Effects, words: Words) -> str:
    """Say what an action takes and gives: its workers first, then the further cost."""
    parts = [good_count(WORKER, effects.workers, words)]
    for good in _kinds(effects.cost):
        n = effects.cost.count(good)
        if good == WORKER:
            parts.append(words.say("more_worker" if n == 1 else "more_workers", n=n))
        else:
            parts.append(cost_count(good, n, words))
    return words.say("action", workers=joined(parts, words), gain=gain_text(effects.gain, words))


def type_names(mask: int) -> list[str]:
    """Name the types of a mask as card files do."""
    return [name for i, name in enumerate(c.TYPES) if mask >> i & 1]


def type_name(mask: int, words: Words) -> str:
    """Speak types; what is also a good is named like one."""
    own = TYPES[words.lang]
    parts = [own[name] if name in own else words.nouns[name][0] for name in type_names(mask)]
    return joined(parts, words)


def gain_text(gain: Gain, words: Words) -> str:
    """Say what is received."""
    sides = [goods_text(option, words) for option in gain.options if option]
    goods = joined(sides, words, "or")
    if not gain.special:
        return goods
    special = words.say(
        c.SPECIALS[gain.special],
        type=type_name(gain.type, words),
        contact=words.contacts[gain.kind],
        range=gain.range,
    )
    return words.say("and_goods", special=special, goods=goods) if sides else special


def _of(feature: Feature, words: Words) -> str:
    """Say which locations a feature watches; nothing: all of them (FS-17.2.2)."""
    of = ""
    if feature.least or feature.most < c.FARTHEST:
        pattern = "from_to" if feature.least else "to"
        if feature.most == c.FARTHEST:
            pattern = "from"
        of = words.say(pattern, least=feature.least, most=feature.most)
        if feature.events & (1 << c.ON_CONQUER | 1 << c.ON_NEGOTIATE):
            of += words.say("defence_counts")
    if feature.types:
        of += words.say("of_type", type=type_name(feature.types, words))
    return of


def _event(feature: Feature, words: Words) -> str:
    """Say what a feature watches; goods are watched one by one (FS-17.2.5)."""
    good = good_name(feature.good, 1, words) if feature.good >= 0 else ""
    of = _of(feature, words)
    parts: list[str] = []
    for i, name in enumerate(c.EVENTS):
        if feature.events >> i & 1:
            filtered = f"event_{name}_of"
            pattern = filtered if of and filtered in words.patterns else f"event_{name}"
            parts.append(words.say(pattern, good=good, of=of))
    return joined(parts, words, "or")


def _feature_text(feature: Feature, words: Words) -> str:
    """Say what a feature gives, and when."""
    pattern = "when"
    if feature.may:
        pattern = "when_may_do" if feature.gain.special else "when_may"
    return words.say(pattern, event=_event(feature, words), gain=gain_text(feature.gain, words))


def _store(store: Store, words: Words) -> str:
    """Say what a capacity holds."""
    good = store.goods[0]
    if len(store.goods) == 1:
        return good_count(good, store.most, words)
    if is_token(good):
        return f"{store.most} {_token_name(good, store.most, words)}"
    one, several = words.nouns["resource" if good < RESOURCES else "defence"]
    return f"{store.most} {one if store.most == 1 else several}"


def effect_lines(effects: Effects, leader_action: bool, words: Words) -> list[str]:
    """Say what a location or leader does, one sentence an effect."""
    lines: list[str] = []
    if effects.produces:
        lines.append(words.say("produces", goods=goods_text(effects.produces, words)))
    if effects.per_type:
        good = good_name(effects.per_good, 1, words)
        kind = type_name(effects.per_type, words)
        lines.append(words.say("per", good=good, type=kind, n=effects.per_most))
    if effects.workers:
        lines.append(action_text(effects, words))
    if leader_action:
        cost, gain = cost_text(effects.cost, words), gain_text(effects.gain, words)
        lines.append(words.say("leader_action", cost=cost, gain=gain))
    lines += [_feature_text(feature, words) for feature in effects.features]
    if effects.entry:
        lines.append(words.say("entry", goods=goods_text(effects.entry, words)))
    if effects.stock:
        lines.append(words.say("stock", goods=goods_text(effects.stock, words)))
    if effects.stores:
        held = joined([_store(store, words) for store in effects.stores], words)
        lines.append(words.say("stores", goods=held))
    if effects.slots:
        lines.append(words.say("slot" if effects.slots == 1 else "slots", n=effects.slots))
    if effects.lookout:
        lines.append(words.say("lookout", n=good_count(29, effects.lookout, words)))
    for bit in (c.MATCHES_ALL, c.SECOND_NEGOTIATION, c.SPARES):
        if effects.traits & bit:
            lines.append(words.say(f"trait_{bit}"))
    return lines


def location_text(card: Location, words: Words) -> list[str]:
    """Say everything about a location."""
    types = ""
    if card.types:
        pattern = "types" if card.types.bit_count() > 1 else "type"
        types = words.say(pattern, types=type_name(card.types, words))
    kind = words.say(f"kind_{card.kind}")
    lines = [words.say("location", kind=kind, distance=card.distance, types=types)]
    defence = words.say("defence", n=card.defence)
    lines += [defence] if defence else []
    lines += effect_lines(card.effects, False, words)
    if card.defends:
        lines.append(words.say("defends", n=card.defends))
    if card.spoils:
        lines.append(words.say("spoils", goods=goods_text(card.spoils, words)))
    if card.deal:
        lines.append(words.say("deal", goods=goods_text(card.deal, words)))
    return lines


def leader_text(card: Leader, words: Words) -> list[str]:
    """Say everything about a leader."""
    return [words.say("leader"), *effect_lines(card.effects, card.action, words)]


def contact_text(card: Contact, words: Words) -> list[str]:
    """Say everything about a one-time contact or an instant."""
    price = words.say("price", goods=cost_text(card.price, words)) if card.price else ""
    parts = card.parts
    if card.kind >= 0:
        contact = words.say("contact", contact=words.contacts[card.kind], range=card.range)
        if contact:
            return [contact, price] if price else [contact]
        parts = ((token(CONTACTS[card.kind], card.range),),)
    gives = joined([goods_text(part, words) for part in parts], words, "or")
    lines = [words.say("instant"), price, words.say("gives", goods=gives)]
    return [line for line in lines if line]


def faction_text(faction: Faction, words: Words) -> list[str]:
    """Say everything about a faction."""
    lines = [words.say("faction", goods=goods_text(faction.produces, words))]
    for field in faction.fields:
        goods = cost_text(field.cost, words)
        if field.kind < len(words.contacts) - 1:
            contact = words.contacts[field.kind]
            contact = contact[:1].upper() + contact[1:]
            lines.append(words.say("field", contact=contact, goods=goods, range=field.range))
        else:
            lines.append(words.say("field_redevelopment", goods=goods))
    return lines
