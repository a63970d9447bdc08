"""Say effects of Nova Era in words: shared code over the word tables of each language."""

from typing import Final

from novastate.games.novaera.cards import model
from novastate.games.novaera.cards.model import Amount, Condition, Effect
from novastate.games.novaera.constants import (
    ACTIONS,
    COLOURS,
    DEVELOP,
    GAIN,
    PROTECTIONS,
    RESOURCES,
    TYPES,
)
from novastate.games.novaera.words.card_english import WORDS as ENGLISH
from novastate.games.novaera.words.card_german import WORDS as GERMAN
from novastate.games.novaera.words.patterns import STRONG, SUBJECT, WEAK, Noun, Words
from novastate.kernel.errors import BadInput

LANGUAGES: Final[dict[str, Words]] = {"en": ENGLISH, "de": GERMAN}

# Verbs whose sentence has only a number: the pattern is the verb's own name.
_NUMBERED: Final = (
    model.DRAW_DIE,
    model.REPAIR,
    model.RESEARCH,
    model.DRAW,
    model.RECALL,
    model.LOWER,
    model.PICK_LIMIT,
)
_DICE: Final = (model.FLIP, model.SET_DIE, model.REROLL, model.RECOLOUR)
_THRESHOLDS: Final[dict[int, str]] = {model.AT_LEAST: "at_least", model.AT_MOST: "at_most"}
# Quantities whose thresholds are not "you have at least ...".
_OWN_THRESHOLD: Final[dict[int, str]] = {
    model.Q_UNREST: "unrest",
    model.Q_PICK_SUM: "pick_sum",
    model.Q_MAJORITIES: "majorities",
}


def words_of(lang: str) -> Words:
    """Find the words of a language."""
    if lang not in LANGUAGES:
        raise BadInput(f'There is no language "{lang}" (known are {", ".join(LANGUAGES)})')
    return LANGUAGES[lang]


def fill(lang: str, pattern: str, **slots: str) -> str:
    """Fill the slots of a pattern."""
    return words_of(lang).patterns[pattern].format(**slots)


def numbered(lang: str, pattern: str, n: int, **slots: str) -> str:
    """Fill a pattern with a number; one may have a pattern of its own."""
    single = f"{pattern}_1"
    if n == 1 and single in words_of(lang).patterns:
        pattern = single
    slots["n"] = str(n)
    return fill(lang, pattern, **slots)


def joined(parts: list[str], lang: str, pattern: str = "and") -> str:
    """Join parts with commas and a last "and" or "or".

    >>> joined(["a", "b", "c"], "en")
    'a, b and c'
    """
    if len(parts) < 2:
        return "".join(parts)
    return fill(lang, pattern, first=", ".join(parts[:-1]), last=parts[-1])


def capital(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


def coloured(mask: int, lang: str, ending: int, pattern: str = "or") -> str:
    """Name the colours of a mask as adjectives.

    >>> coloured(3, "de", WEAK)
    'grünen oder roten'
    """
    words = words_of(lang)
    names = [words.colours[i] + words.endings[ending] for i in range(len(COLOURS)) if mask >> i & 1]
    return joined(names, lang, pattern)


def resource_count(kind: int, n: int, lang: str) -> str:
    """Say a number of resources: "2 Welfare"."""
    one, several = words_of(lang).resources[kind]
    return f"{n} {one if n == 1 else several}"


def noun_count(quantity: int, n: int, lang: str) -> str:
    """Say a number of what is counted: "2 green technologies"."""
    noun = words_of(lang).nouns[quantity]
    return f"{n} {noun.one if n == 1 else noun.several}"


def vp_count(n: int, lang: str) -> str:
    """Say a number of victory points."""
    return numbered(lang, "vp", n)


def limit_text(effect: Effect, lang: str) -> str:
    """Say how often an effect can be used; "" without a limit."""
    if effect.limit == model.UNLIMITED:
        return ""
    span = model.LIMITS[effect.limit]
    pattern = f"{span}_{effect.times}" if effect.times <= 2 else span
    return fill(lang, pattern, times=str(effect.times))


def effect_text(effect: Effect, lang: str) -> str:
    """Say an effect in one sentence, led by when it happens."""
    what = _per(_order(effect, lang), effect.amount, lang)
    if effect.condition.kind != model.NO_CONDITION:
        pattern = "if" if effect.amount.per == model.NOTHING else "if_counted"
        what = fill(lang, pattern, what=what, condition=condition_text(effect.condition, lang))
    limit = limit_text(effect, lang)
    if limit and effect.trigger != model.ABILITY and effect.verb != model.REACH:
        what = fill(lang, "limited", what=what, limit=limit)
    if words_of(lang).capital_after_colon:
        what = capital(what)
    return _led(effect, what, limit, lang)


def _led(effect: Effect, what: str, limit: str, lang: str) -> str:
    """Put before an effect when it happens."""
    words, trigger = words_of(lang), effect.trigger
    pattern = model.TRIGGERS[trigger]
    if trigger == model.ABILITY:
        return fill(lang, pattern, limit=limit, what=what)
    if trigger == model.ON_ACTION:
        named = [i for i in range(len(ACTIONS)) if effect.actions >> i & 1]
        parts = [_action(action, effect.colours, lang) for action in named]
        return fill(lang, pattern, action=joined(parts, lang, "or"), what=what)
    if trigger == model.ON_DISASTER:
        struck = words.struck[min(effect.disaster, len(words.struck) - 1)]
        return fill(lang, pattern, disaster=struck, what=what)
    return fill(lang, pattern, what=what)


def _action(action: int, colours: int, lang: str) -> str:
    """Name an action and the colours that narrow it (NV-18.2.7)."""
    if colours and action in (DEVELOP, GAIN):
        named = coloured(colours, lang, WEAK)
        return fill(lang, f"{ACTIONS[action]}_colours", colours=named)
    return words_of(lang).actions[action]


def condition_text(condition: Condition, lang: str) -> str:
    """Say a condition as it stands after "if"."""
    kind, quantity, n = condition.kind, condition.quantity, condition.n
    if kind == model.IN_ZONE:
        return fill(lang, "in_zone")
    if kind in (model.MOST, model.LEAST):
        return _contest(model.CONDITIONS[kind], quantity, lang)
    pattern = _THRESHOLDS[kind]
    if quantity >= model.RIVALS_FEWER:
        rival = _comparison("fewer", quantity - model.RIVALS_FEWER, lang)
        return numbered(lang, f"{pattern}_rivals", n, rival=rival)
    if quantity in _OWN_THRESHOLD:
        return fill(lang, f"{pattern}_{_OWN_THRESHOLD[quantity]}", n=str(n))
    noun = words_of(lang).nouns[quantity]
    if kind == model.AT_LEAST and (quantity, n) == (model.Q_COLOURS, RESOURCES):
        return fill(lang, "all_colours")
    if kind == model.AT_LEAST and (quantity, n) == (model.Q_TYPES, TYPES):
        return fill(lang, "all_types")
    if kind == model.AT_MOST and n == 0:
        return fill(lang, "none_mass", what=noun.one) if noun.mass else _none(noun, lang)
    return fill(lang, pattern, n=str(n), what=noun.one if n == 1 else noun.several)


def _none(noun: Noun, lang: str) -> str:
    return fill(lang, "none", what=noun.weak)


def _contest(pattern: str, quantity: int, lang: str) -> str:
    """Say that the owner has the most or the least of something."""
    noun = words_of(lang).nouns[quantity]
    if quantity == model.Q_UNREST:
        return fill(lang, f"{pattern}_unrest")
    return fill(lang, f"{pattern}_mass" if noun.mass else pattern, what=noun.weak)


def _comparison(pattern: str, quantity: int, lang: str) -> str:
    """Say what a rival has fewer or more of."""
    noun = words_of(lang).nouns[quantity]
    chosen = "fewer_mass" if noun.mass and pattern == "fewer" else pattern
    return fill(lang, chosen, what=noun.compared)


def _rival(effect: Effect, lang: str) -> str:
    """Say what marks the rivals that an effect meets."""
    pattern = "fewer" if effect.target == model.EACH_WEAKER else "more"
    return _comparison(pattern, effect.quantity, lang)


def _per(what: str, amount: Amount, lang: str) -> str:
    """Add what an amount is counted by (NV-18.5.1)."""
    if amount.per == model.NOTHING:
        return what
    each, most = str(amount.each), str(amount.most)
    if amount.per >= model.RIVALS_FEWER:
        rival = _comparison("fewer", amount.per - model.RIVALS_FEWER, lang)
        one = fill(lang, "rival_one", rival=rival)
        several = fill(lang, "rival_several", rival=rival)
    else:
        noun = words_of(lang).nouns[amount.per]
        one, several = noun.each, noun.several
    if amount.each == 1:
        return fill(lang, "per", what=what, noun=one, most=most)
    return fill(lang, "per_several", what=what, each=each, noun=several, most=most)


def _die(effect: Effect, lang: str) -> str:
    """Name the dice that qualify (NV-18.5.7)."""
    if effect.dice == model.ALL_COLOURS:
        return fill(lang, "any_die")
    return fill(lang, "a_die", colours=coloured(effect.dice, lang, WEAK))


def _order(effect: Effect, lang: str) -> str:
    """Say what is done, for one count of a counted amount."""
    verb = effect.verb
    n = effect.amount.n if effect.amount.per == model.NOTHING else effect.amount.times
    if verb in (model.GAIN, model.LOSE):
        return fill(lang, model.VERBS[verb], what=resource_count(effect.kind, n, lang))
    if verb == model.VP:
        points = vp_count(n, lang)
        return points if effect.trigger == model.SCORING else fill(lang, "gain", what=points)
    if verb in _NUMBERED:
        return numbered(lang, model.VERBS[verb], n)
    if verb in _DICE:
        return fill(lang, model.VERBS[verb], die=_die(effect, lang), n=str(n))
    if verb == model.ADJUST:
        pattern = "adjust_up" if n > 0 else "adjust_down"
        return fill(lang, pattern, die=_die(effect, lang), n=str(abs(n)))
    if verb == model.CONVERT:
        return _convert(effect, lang)
    if verb in (model.STEAL, model.UNREST, model.DAMAGE, model.TRACK):
        return _blow(effect, n, lang)
    if verb in (model.RESERVE, model.KEEP):
        return _stay(effect, lang)
    return _rule(effect, n, lang)


def _convert(effect: Effect, lang: str) -> str:
    """Say what is exchanged; an ability is optional by itself (NV-18.6.2)."""
    pattern = "convert" if effect.trigger == model.ABILITY else "convert_may"
    get = vp_count(effect.get_vp, lang) if effect.get_vp else _resources(effect.get, lang)
    return fill(lang, pattern, pay=_resources(effect.pay, lang), get=get)


def _resources(counts: tuple[int, ...], lang: str) -> str:
    parts = [resource_count(kind, n, lang) for kind, n in enumerate(counts) if n]
    return joined(parts, lang)


def _blow(effect: Effect, n: int, lang: str) -> str:
    """Say what befalls rivals, the owner or a track."""
    rivals = effect.target != model.SELF
    rival = _rival(effect, lang) if rivals else ""
    if effect.verb == model.STEAL:
        return fill(lang, "steal", what=resource_count(effect.kind, n, lang), rival=rival)
    if effect.verb == model.UNREST:
        pattern = ("raise" if n > 0 else "calm") + ("_rivals" if rivals else "")
        return fill(lang, pattern, n=str(abs(n)), rival=rival)
    if effect.verb == model.DAMAGE:
        what = words_of(lang).nouns[effect.kind].weak
        return fill(lang, "damage_rivals" if rivals else "damage", n=str(n), what=what, rival=rival)
    pattern = "track_up" if n > 0 else "track_down"
    return numbered(lang, pattern, abs(n), track=_marker(effect.which, lang))


def _marker(track: int, lang: str) -> str:
    if track == model.ANY_TRACK:
        return fill(lang, "any_marker")
    return fill(lang, "marker", track=words_of(lang).tracks[track])


def _stay(effect: Effect, lang: str) -> str:
    """Say what the token or a new era leaves to the owner."""
    if effect.verb == model.KEEP:
        return fill(lang, f"keep_{model.KEEPS[effect.which]}")
    return fill(lang, "reserve" if effect.trigger == model.INSTANT else "reserve_again")


def _rule(effect: Effect, n: int, lang: str) -> str:
    """Say how a rule is changed."""
    verb = effect.verb
    if verb in (model.DISCOUNT, model.ACTION_BONUS):
        return _changed_action(effect, n, lang)
    if verb == model.SUBSTITUTE:
        return numbered(lang, "substitute", n, what=words_of(lang).resources[effect.kind][0])
    if verb == model.WILD_DIE:
        return fill(lang, "wild_die", colours=coloured(effect.dice, lang, SUBJECT))
    if verb == model.REACH:
        return fill(lang, "reach", limit=limit_text(effect, lang), n=str(n + 1))
    if verb == model.COUNT_AS:
        noun = words_of(lang).nouns[effect.kind]
        return fill(lang, "count_as", n=str(n), what=noun.one if n == 1 else noun.several)
    named = [i for i in range(len(PROTECTIONS)) if effect.protects >> i & 1]
    return fill(lang, "protect", what=joined([words_of(lang).protections[i] for i in named], lang))


def _changed_action(effect: Effect, n: int, lang: str) -> str:
    """Say which action is cheaper or gives more."""
    action = next(name for i, name in enumerate(ACTIONS) if effect.actions >> i & 1)
    if effect.verb == model.ACTION_BONUS:
        return numbered(lang, f"bonus_{action}", n)
    if effect.colours:
        named = coloured(effect.colours, lang, STRONG, "and")
        return fill(lang, "discount_colours", colours=named, n=str(n))
    return numbered(lang, f"discount_{action}", n)
