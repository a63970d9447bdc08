"""Say effects of Nova Era in words: one way for all verbs, over the sentences of each language."""

from collections.abc import Callable
from string import Formatter
from typing import Final

from novastate.games.novaera import constants
from novastate.games.novaera.cards import model
from novastate.games.novaera.cards.effect_words import VERBS
from novastate.games.novaera.cards.effects import written
from novastate.games.novaera.cards.model import Amount, Condition, Effect
from novastate.games.novaera.words.languages import VERB, Words, named, words_of


def effect_text(effect: Effect, lang: str) -> str:
    """Say an effect in one sentence, led by when it happens."""
    words = words_of(lang)
    what = _per(_order(effect, words), effect.amount, words)
    if effect.condition.kind != model.NO_CONDITION:
        sentence = "if" if effect.amount.per == model.NOTHING else "if_counted"
        what = words.say(sentence, what=what, condition=_condition(effect.condition, words))
    limit = _limit(effect, words)
    if limit and effect.trigger != model.ABILITY and effect.verb != model.REACH:
        what = words.say("limited", what=what, limit=limit)
    if words.capital_after_colon:
        what = what[:1].upper() + what[1:]
    disaster = "any" if effect.disaster == model.ANY_TRACK else constants.TRACKS[effect.disaster]
    return words.say(
        f"when_{model.TRIGGERS[effect.trigger]}",
        what=what,
        limit=limit,
        action=_actions(effect, words),
        disaster=words.say(f"struck_{disaster}"),
    )


def condition_text(condition: Condition, lang: str) -> str:
    """Say a condition as it stands after "if"."""
    return _condition(condition, words_of(lang))


def drawn(effect: Effect) -> dict[str, str]:
    """Show an effect in brief: when it works, the sign of its verb, and a figure."""
    verb, amount = VERBS[effect.verb], effect.amount
    counted = amount.per != model.NOTHING
    n = amount.most if counted else amount.n
    figure = verb.figure.format(
        n=n, signed=f"+{n}" if n > 0 else f"−{-n}", up_to=f"≤{n}" if counted else n
    )
    data = written(effect)
    return {"trigger": str(data["trigger"]), "sign": verb.sign.format(**data), "figure": figure}


# --- around what is done


def _limit(effect: Effect, words: Words) -> str:
    if effect.limit == model.UNLIMITED:
        return ""
    return words.say_of(effect.times, f"limit_{model.LIMITS[effect.limit]}")


def _actions(effect: Effect, words: Words) -> str:
    """Name the actions that trigger an effect and the colours that narrow them (NV-18.2.7)."""
    colours = words.coloured(effect.colours, "weak")
    traits = ["colours"] if colours else []
    names = [
        words.chosen(f"after_{action}", traits)
        for action in named(effect.actions, constants.ACTIONS)
    ]
    return words.joined([words.say(name, colours=colours) for name in names], "or")


def _condition(condition: Condition, words: Words) -> str:
    kind, quantity, n = model.CONDITIONS[condition.kind], condition.quantity, condition.n
    if quantity >= model.RIVALS_FEWER:
        rival = _compared("fewer", quantity - model.RIVALS_FEWER, words)
        return words.say_of(n, f"{kind}_rivals", rival=rival)
    name, noun = model.QUANTITIES[quantity], words.nouns[quantity]
    traits = [name, f"{name}_{n}", *(["mass", f"mass_{n}"] if noun.mass else []), str(n)]
    return words.say(words.chosen(kind, traits), n=str(n), what=noun.after(n), weak=noun.weak)


def _compared(sentence: str, quantity: int, words: Words) -> str:
    """Say what a rival has fewer or more of."""
    noun = words.nouns[quantity]
    sentence = words.chosen(sentence, ["mass"] if noun.mass else [])
    return words.say(sentence, what=noun.compared)


def _per(what: str, amount: Amount, words: Words) -> str:
    """Add what an amount is counted by (NV-18.5.1)."""
    if amount.per == model.NOTHING:
        return what
    if amount.per >= model.RIVALS_FEWER:
        rival = _compared("fewer", amount.per - model.RIVALS_FEWER, words)
        one, several = words.say("rival_one", rival=rival), words.say("rival_several", rival=rival)
    else:
        one, several = words.nouns[amount.per].each, words.nouns[amount.per].several
    most = str(amount.most)
    if amount.each == 1:
        return words.say("per", what=what, noun=one, most=most)
    return words.say("per_several", what=what, each=str(amount.each), noun=several, most=most)


# --- what is done


def _order(effect: Effect, words: Words) -> str:
    """Say what is done, for one count of a counted amount."""
    n = effect.amount.n if effect.amount.per == model.NOTHING else effect.amount.times
    traits: list[str] = []
    for field, value in written(effect).items():
        traits += [field, value] if isinstance(value, str) else [field]
    traits += ["down", str(-n)] if n < 0 else [str(n)]
    sentence = words.chosen(VERB + VERBS[effect.verb].name, traits)
    asked = [slot for _, slot, _, _ in Formatter().parse(words.sentences[sentence]) if slot]
    return words.say(sentence, **{slot: SLOTS[slot](effect, n, words) for slot in asked})


def _die(effect: Effect, n: int, words: Words) -> str:
    """Name the dice that qualify (NV-18.5.7)."""
    if effect.dice == model.ALL_COLOURS:
        return words.say("die_any")
    return words.say("die", colours=words.coloured(effect.dice, "weak"))


def _get(effect: Effect, n: int, words: Words) -> str:
    return words.say_of(effect.get_vp, "points") if effect.get_vp else _bundle(effect.get, words)


def _bundle(counts: tuple[int, ...], words: Words) -> str:
    return words.joined([words.resources(kind, n) for kind, n in enumerate(counts) if n])


def _rival(effect: Effect, n: int, words: Words) -> str:
    """Say what marks the rivals that an effect meets."""
    fewer = effect.target == model.EACH_WEAKER
    return _compared("fewer" if fewer else "more", effect.quantity, words)


def _marker(effect: Effect, n: int, words: Words) -> str:
    if effect.which == model.ANY_TRACK:
        return words.say("marker_any")
    return words.say("marker", track=words.say(f"track_{constants.TRACKS[effect.which]}"))


def _dangers(effect: Effect, n: int, words: Words) -> str:
    dangers = named(effect.protects, constants.PROTECTIONS)
    return words.joined([words.say(f"protection_{danger}") for danger in dangers])


SLOTS: Final[dict[str, Callable[[Effect, int, Words], str]]] = {
    "n": lambda effect, n, words: str(abs(n)),
    "lowest": lambda effect, n, words: str(n + 1),
    "limit": lambda effect, n, words: _limit(effect, words),
    "points": lambda effect, n, words: words.say_of(n, "points"),
    "resources": lambda effect, n, words: words.resources(effect.kind, n),
    "resource": lambda effect, n, words: words.say(f"resource_{constants.KINDS[effect.kind]}"),
    "pay": lambda effect, n, words: _bundle(effect.pay, words),
    "get": _get,
    "rival": _rival,
    "die": _die,
    "colour": lambda effect, n, words: words.coloured(effect.dice, "subject"),
    "colours": lambda effect, n, words: words.coloured(effect.colours, "strong", "and"),
    "type": lambda effect, n, words: words.nouns[effect.kind].after(n),
    "types": lambda effect, n, words: words.nouns[effect.kind].weak,
    "marker": _marker,
    "dangers": _dangers,
}
"""What a verb's sentence can name: a part of the effect, said with its number."""
