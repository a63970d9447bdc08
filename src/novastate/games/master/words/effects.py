"""Say effects in words: shared code over the words of each language."""

from string import Formatter
from typing import Final

from novastate.games.master import goods
from novastate.games.master.cards import model
from novastate.games.master.cards.effect_words import BY_NUMBER
from novastate.games.master.cards.model import Amounts, Effect, Gain, Slot
from novastate.games.master.words.patterns import LANGUAGES, Words
from novastate.toolkit.wording import in_language

_DISCARDED: Final = (goods.CARD, goods.OWN_DEAL)


def words_of(lang: str) -> Words:
    """Find the words of a language."""
    return in_language(LANGUAGES, lang)


def fill(lang: str, pattern: str, **slots: str) -> str:
    """Fill the slots of a pattern."""
    return words_of(lang).say(pattern, **slots)


def capital(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


def joined(parts: list[str], lang: str, pattern: str = "and") -> str:
    """Join parts with commas and a last "and" or "or".

    >>> joined(["a", "b", "c"], "en")
    'a, b and c'
    """
    return words_of(lang).joined(parts, pattern)


def good_name(good: int, count: int, lang: str) -> str:
    """Name a good as it stands after a number.

    >>> good_name(goods.BRICK, 2, "en"), good_name(goods.GREY, 1, "de")
    ('bricks', 'graues Kontaktplättchen')
    """
    return words_of(lang).goods[good][0 if count == 1 else 1]


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
    trigger, gain = model.TRIGGERS[effect.trigger], effect.gain
    if _says(gain, trigger):
        return _filled(gain, trigger, lang)
    if effect.trigger == model.PRODUCE:
        return fill(lang, trigger, what=_filled(gain, "object", lang))
    if effect.trigger == model.BUILT:
        return fill(lang, trigger, what=_bonus(gain, lang))
    if effect.trigger in (model.ACTIVATE, model.PLAY):
        limit = capital(limit_text(effect.per_round, lang))
        return fill(lang, trigger, limit=limit, what=after_colon(exchange(effect, lang), lang))
    then = fill(lang, "then_gain", what=_filled(gain, "object", lang))
    needed = _needed(effect, lang) if effect.trigger == model.TALLY else ""
    return fill(lang, trigger, needed=needed, what=then)


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


def _bonus(gain: Gain, lang: str) -> str:
    if _says(gain, "object"):
        return _filled(gain, "object", lang)
    return after_colon(_order(gain, lang, ""), lang)


def _order(gain: Gain, lang: str, in_return: str) -> str:
    """Say a gain as an order: "gain 1 gun", "steal ..."."""
    if _says(gain, "object"):
        return fill(lang, "gain", what=_filled(gain, "object", lang), in_return=in_return)
    form = f"order_{model.WHOSE[gain.whose]}" if gain.whose >= 0 else "order"
    return _filled(gain, form, lang, in_return)


def _says(gain: Gain, form: str) -> bool:
    """Tell whether the effect word has a sentence of this form."""
    return form in BY_NUMBER[gain.op].sentences


def _filled(gain: Gain, form: str, lang: str, in_return: str = "") -> str:
    """Say a sentence of the effect word, with the gain's blanks filled in."""
    said = ""
    for text, blank, counted, _ in Formatter().parse(BY_NUMBER[gain.op].sentences[form][lang]):
        said += text
        if blank == "in_return":
            said += in_return
        elif blank is not None:
            said += _blank(gain, blank, counted or "", lang)
    return said


def _blank(gain: Gain, blank: str, counted: str, lang: str) -> str:
    """Say what a gain holds in a blank of its pattern; `counted` names the good of a number."""
    if blank == "good":
        return good_name(gain.good, 1, lang)
    if blank == "keep":
        return str(gain.keep)
    if blank == "most":
        return good_count(goods.NUMBERS[counted], gain.most, lang) if counted else str(gain.most)
    if blank == "produced":
        return words_of(lang).goods[gain.counted[0]][2]
    if blank == "type":
        return words_of(lang).types[gain.type_index]
    if blank == "counted":
        return goods_text(tuple((good, gain.most) for good in gain.counted), lang, "or")
    if blank == "options":
        return joined([goods_text(option, lang) for option in gain.options], lang, "or")
    if blank == "slots":
        return joined([_slot(slot, lang) for slot in gain.slots], lang, "slots")
    return goods_text(gain.goods, lang)


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
