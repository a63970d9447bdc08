"""Say effects in words: shared code over the word tables of each language."""

from typing import Final

from novastate.games.master import goods
from novastate.games.master.cards import model
from novastate.games.master.cards.model import Amounts, Effect, Gain, Slot
from novastate.games.master.words.card_english import WORDS as ENGLISH
from novastate.games.master.words.card_german import WORDS as GERMAN
from novastate.games.master.words.patterns import Words
from novastate.kernel.errors import BadInput

LANGUAGES: Final[dict[str, Words]] = {"en": ENGLISH, "de": GERMAN}

# Gains that are the object of a verb: "gain ...", "produces ...".
_OBJECTS: Final = (model.GOODS, model.ONE_OF, model.PER_CATEGORY, model.PER_TALLY)
_DISCARDED: Final = (goods.CARD, goods.OWN_DEAL)

_EVENTS: Final[dict[int, str]] = {
    model.ON_DEAL: "on_deal",
    model.ON_RAZE: "on_raze",
    model.ON_DEAL_OR_RAZE: "on_deal_or_raze",
}
_ORDERS: Final[dict[int, str]] = {
    model.CLEAR_LOCATIONS: "clear",
    model.OWN_DEALS: "own_deals",
    model.RIVAL_DEAL: "rival_deal",
    model.USE_OCCUPIED: "use_occupied",
}


def words_of(lang: str) -> Words:
    """Find the words of a language."""
    if lang not in LANGUAGES:
        raise BadInput(f'There is no language "{lang}" (known are {", ".join(LANGUAGES)})')
    return LANGUAGES[lang]


def fill(lang: str, pattern: str, **slots: str) -> str:
    """Fill the slots of a pattern."""
    return words_of(lang).patterns[pattern].format(**slots)


def capital(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


def joined(parts: list[str], lang: str, pattern: str = "and") -> str:
    """Join parts with commas and a last "and" or "or".

    >>> joined(["a", "b", "c"], "en")
    'a, b and c'
    """
    if len(parts) < 2:
        return "".join(parts)
    return fill(lang, pattern, first=", ".join(parts[:-1]), last=parts[-1])


def good_name(good: int, count: int, lang: str) -> str:
    """Name a good as it stands after a number.

    >>> good_name(goods.BRICK, 2, "en"), good_name(goods.GREY, 1, "de")
    ('bricks', 'graues Kontaktplättchen')
    """
    one, several = words_of(lang).goods[good]
    return one if count == 1 else several


_counts: Final[dict[tuple[int, int, str], str]] = {}
"""What was said already: a question says dozens of the same few hundred numbers of goods."""


def good_count(good: int, count: int, lang: str) -> str:
    """Say a number of one good: "2 bricks"."""
    said = _counts.get((good, count, lang))
    if said is None:
        said = fill(lang, "count", count=str(count), good=good_name(good, count, lang))
        _counts[good, count, lang] = said
    return said


def goods_text(amounts: Amounts, lang: str, last: str = "and") -> str:
    """Say goods with their numbers: "2 bricks and 1 victory point"."""
    if not amounts:
        return fill(lang, "nothing")
    return joined([good_count(good, count, lang) for good, count in amounts], lang, last)


def effect_text(effect: Effect, lang: str) -> str:
    """Say an effect in one sentence."""
    trigger, gain = effect.trigger, effect.gain
    if trigger == model.PRODUCE:
        return _produces(gain, lang)
    if trigger == model.BUILT:
        return fill(lang, "bonus", what=_bonus(gain, lang))
    if trigger == model.ACTIVATE:
        limit = capital(limit_text(effect.per_round, lang))
        return fill(lang, "activate", limit=limit, what=after_colon(exchange(effect, lang), lang))
    if trigger == model.PLAY:
        return fill(lang, "play", what=after_colon(exchange(effect, lang), lang))
    if trigger in _EVENTS:
        return fill(lang, _EVENTS[trigger], what=_then(gain, lang))
    if trigger == model.TALLY:
        return fill(lang, "tally", needed=_needed(effect, lang), what=_then(gain, lang))
    if trigger == model.STORE:
        slots = [_slot(slot, lang) for slot in gain.slots]
        return fill(lang, "store", slots=joined(slots, lang, "slots"))
    if trigger == model.HIRE:
        return fill(lang, "hire")
    return fill(lang, "raze_discount", what=good_count(goods.RED, gain.most, lang))


def limit_text(per_round: int, lang: str) -> str:
    """Say how often something may be used."""
    if per_round == 0:
        return fill(lang, "unlimited")
    if per_round <= 2:
        return fill(lang, "once" if per_round == 1 else "twice")
    return fill(lang, "times", count=str(per_round))


def exchange(effect: Effect, lang: str) -> str:
    """Say cost and gain as orders: "pay 1 worker to gain 1 victory point"."""
    paid = tuple(pair for pair in effect.cost if pair[0] not in _DISCARDED)
    thrown = tuple(pair for pair in effect.cost if pair[0] in _DISCARDED)
    parts: list[str] = []
    if paid:
        parts.append(fill(lang, "pay", goods=goods_text(worker_first(paid), lang)))
    if thrown:
        parts.append(fill(lang, "discard", goods=goods_text(thrown, lang)))
    if not parts:
        return _order(effect.gain, lang, "")
    order = _order(effect.gain, lang, fill(lang, "in_return"))
    return fill(lang, "for", cost=joined(parts, lang, "costs"), gain=order)


def after_colon(text: str, lang: str) -> str:
    """Write a sentence after a colon: some languages begin it with a capital letter."""
    return capital(text) if words_of(lang).capital_after_colon else text


def worker_first(amounts: Amounts) -> Amounts:
    """Put the workers first, as people say it."""
    workers = tuple(pair for pair in amounts if pair[0] == goods.WORKER)
    return workers + tuple(pair for pair in amounts if pair[0] != goods.WORKER)


def _produces(gain: Gain, lang: str) -> str:
    if gain.op == model.TAKE_PRODUCTION:
        return fill(lang, "produces_take")
    if gain.op == model.COPY_PRODUCTION:
        return fill(lang, "produces_copy")
    return fill(lang, "produces", what=_object(gain, lang))


def _bonus(gain: Gain, lang: str) -> str:
    if gain.op in _OBJECTS:
        return _object(gain, lang)
    return after_colon(_order(gain, lang, ""), lang)


def _then(gain: Gain, lang: str) -> str:
    """Say a gain as the main clause after a condition."""
    return fill(lang, "then_gain", what=_object(gain, lang))


def _object(gain: Gain, lang: str) -> str:
    """Say a gain as the object of a verb."""
    if gain.op == model.ONE_OF:
        options = [goods_text(option, lang) for option in gain.options]
        return fill(lang, "one_of", options=joined(options, lang, "or"))
    good, most = good_name(gain.good, 1, lang), str(gain.most)
    if gain.op == model.PER_CATEGORY:
        type_name = words_of(lang).types[gain.type_index]
        return fill(lang, "per_category", good=good, type=type_name, most=most)
    if gain.op == model.PER_TALLY:
        each = words_of(lang).each[gain.counted[0]]
        return fill(lang, "per_tally", good=good, each=each, most=most)
    return goods_text(gain.goods, lang)


def _order(gain: Gain, lang: str, in_return: str) -> str:
    """Say a gain as an order: "gain 1 gun", "steal ..."."""
    if gain.op in _OBJECTS:
        return fill(lang, "gain", what=_object(gain, lang), in_return=in_return)
    if gain.op == model.PLACE:
        return fill(lang, "place", what=goods_text(gain.goods, lang))
    if gain.op == model.COPY_PRODUCTION:
        return fill(lang, f"copy_{model.WHOSE[gain.whose]}", in_return=in_return)
    if gain.op == model.STEAL:
        options = tuple((good, gain.most) for good in gain.counted)
        return fill(lang, "steal", what=goods_text(options, lang, "or"), in_return=in_return)
    if gain.op == model.DRAW_KEEP:
        drawn = good_count(goods.CARD, gain.most, lang)
        return fill(lang, "draw_keep", drawn=drawn, keep=str(gain.keep), in_return=in_return)
    worker = good_name(goods.WORKER, 1, lang)
    return fill(lang, _ORDERS[gain.op], most=str(gain.most), worker=worker, in_return=in_return)


def _needed(effect: Effect, lang: str) -> str:
    """Say what a threshold asks for."""
    if len(effect.counted) == 1:
        what = good_count(effect.counted[0], effect.at_least, lang)
        return fill(lang, "at_least", what=what)
    named = _several(effect.counted, lang)
    return fill(lang, "in_all", count=str(effect.at_least), goods=named)


def _slot(slot: Slot, lang: str) -> str:
    """Say what one storage slot takes."""
    if slot.most == model.NO_LIMIT:
        return fill(lang, "slot_any", goods=_several(slot.goods, lang))
    if len(slot.goods) == 1:
        good = good_name(slot.goods[0], slot.most, lang)
        return fill(lang, "slot", count=str(slot.most), good=good)
    return fill(lang, "slot_mix", count=str(slot.most), goods=_several(slot.goods, lang))


def _several(listed: tuple[int, ...], lang: str) -> str:
    return joined([good_name(good, 2, lang) for good in listed], lang, "or")
