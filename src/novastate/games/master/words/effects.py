"""Say effects in words: shared code over the words of each language."""

from string import Formatter
from typing import Final

from novastate.games.master import goods
from novastate.games.master.cards import model
from novastate.games.master.cards.effect_words import BY_NUMBER
from novastate.games.master.cards.model import Amounts, Effect, Gain, Slot
from novastate.games.master.words.patterns import Words, capital, words_of

_DISCARDED: Final = (goods.CARD, goods.OWN_DEAL)


def good_name(good: int, count: int, lang: str) -> str:
    """Name a good as it stands after a number.

    >>> good_name(goods.BRICK, 2, "en"), good_name(goods.GREY, 1, "de")
    ('bricks', 'graues Kontaktplättchen')
    """
    return words_of(lang).good(good, count)


_counts: Final[dict[tuple[int, int, str], str]] = {}
"""What was said already: a question says dozens of the same few hundred numbers of goods."""


def good_count(good: int, count: int, lang: str) -> str:
    """Say a number of one good: "2 bricks"."""
    said = _counts.get((good, count, lang))
    if said is None:
        said = words_of(lang).count(good, count)
        _counts[good, count, lang] = said
    return said


def goods_text(amounts: Amounts, lang: str) -> str:
    """Say goods with their numbers: "2 bricks and 1 victory point"."""
    return words_of(lang).amounts(amounts)


def effect_text(effect: Effect, lang: str) -> str:
    """Say an effect in one sentence."""
    words = words_of(lang)
    trigger, gain = model.TRIGGERS[effect.trigger], effect.gain
    if _says(gain, trigger):
        return _filled(gain, trigger, words)
    if effect.trigger == model.PRODUCE:
        return words.say(trigger, what=_filled(gain, "object", words))
    if effect.trigger == model.BUILT:
        return words.say(trigger, what=_bonus(gain, words))
    if effect.trigger in (model.ACTIVATE, model.PLAY):
        limit = capital(words.limit(effect.per_round))
        return words.say(trigger, limit=limit, what=words.after_colon(exchange(effect, words)))
    then = words.say("then_gain", what=_filled(gain, "object", words))
    needed = _needed(effect, words) if effect.trigger == model.TALLY else ""
    return words.say(trigger, needed=needed, what=then)


def exchange(effect: Effect, words: Words) -> str:
    """Say cost and gain as orders: "pay 1 worker to gain 1 victory point"."""
    paid = tuple(pair for pair in effect.cost if pair[0] not in _DISCARDED)
    thrown = tuple(pair for pair in effect.cost if pair[0] in _DISCARDED)
    parts: list[str] = []
    if paid:
        parts.append(words.say("pay", goods=words.amounts(worker_first(paid))))
    if thrown:
        parts.append(words.say("discard", goods=words.amounts(thrown)))
    if not parts:
        return _order(effect.gain, words, "")
    order = _order(effect.gain, words, words.say("in_return"))
    return words.say("for", cost=words.joined(parts, "costs"), gain=order)


def worker_first(amounts: Amounts) -> Amounts:
    """Put the workers first, as people say it."""
    workers = tuple(pair for pair in amounts if pair[0] == goods.WORKER)
    return workers + tuple(pair for pair in amounts if pair[0] != goods.WORKER)


def _bonus(gain: Gain, words: Words) -> str:
    if _says(gain, "object"):
        return _filled(gain, "object", words)
    return words.after_colon(_order(gain, words, ""))


def _order(gain: Gain, words: Words, in_return: str) -> str:
    """Say a gain as an order: "gain 1 gun", "steal ..."."""
    if _says(gain, "object"):
        return words.say("gain", what=_filled(gain, "object", words), in_return=in_return)
    form = f"order_{model.WHOSE[gain.whose]}" if gain.whose >= 0 else "order"
    return _filled(gain, form, words, in_return)


def _says(gain: Gain, form: str) -> bool:
    """Tell whether the effect word has a sentence of this form."""
    return form in BY_NUMBER[gain.op].sentences


def _filled(gain: Gain, form: str, words: Words, in_return: str = "") -> str:
    """Say a sentence of the effect word, with the gain's blanks filled in."""
    said = ""
    sentence = BY_NUMBER[gain.op].sentences[form][words.lang]
    for text, blank, counted, _ in Formatter().parse(sentence):
        said += text
        if blank == "in_return":
            said += in_return
        elif blank is not None:
            said += _blank(gain, blank, counted or "", words)
    return said


def _blank(gain: Gain, blank: str, counted: str, words: Words) -> str:
    """Say what a gain holds in a blank of its pattern; `counted` names the good of a number."""
    if blank == "good":
        return words.good(gain.good, 1)
    if blank == "keep":
        return str(gain.keep)
    if blank == "most":
        return words.count(goods.NUMBERS[counted], gain.most) if counted else str(gain.most)
    if blank == "produced":
        return words.goods[gain.counted[0]][2]
    if blank == "type":
        return words.types[gain.type_index]
    if blank == "counted":
        return words.amounts(tuple((good, gain.most) for good in gain.counted), "or")
    if blank == "options":
        return words.joined([words.amounts(option) for option in gain.options], "or")
    if blank == "slots":
        return words.joined([_slot(slot, words) for slot in gain.slots], "slots")
    return words.amounts(gain.goods)


def _needed(effect: Effect, words: Words) -> str:
    """Say what a threshold asks for."""
    if len(effect.counted) == 1:
        return words.say("at_least", what=words.count(effect.counted[0], effect.at_least))
    goods = words.several(effect.counted)
    return words.say("in_all", count=str(effect.at_least), goods=goods)


def _slot(slot: Slot, words: Words) -> str:
    """Say what one storage slot takes."""
    if slot.most == model.NO_LIMIT:
        return words.say("slot_any", goods=words.several(slot.goods))
    if len(slot.goods) == 1:
        good = words.good(slot.goods[0], slot.most)
        return words.say("slot", count=str(slot.most), good=good)
    return words.say("slot_mix", count=str(slot.most), goods=words.several(slot.goods))
