"""Read the effects of card files, and write and show them again."""

from novastate.games.master.cards import language, model
from novastate.games.master.cards.effect_words import BY_NUMBER, EFFECT_WORDS
from novastate.games.master.cards.model import FIELDS, Effect, Gain
from novastate.kernel.errors import Misread
from novastate.toolkit import tokens
from novastate.toolkit.tokens import ARROW, Token


def read_effect(trigger: int, said: str, per_round: int = 0) -> Effect:
    """Read an effect; the trigger says which form is meant."""
    if trigger in (model.ACTIVATE, model.PLAY):
        left, right = language.sides(said)
        cost = language.payable(language.read_amounts(left, language.PAID))
        return Effect(trigger, read_gain(right, trigger), cost, per_round=per_round)
    if trigger == model.TALLY:
        left, right = language.sides(said)
        at_least, counted = language.read_counted(left.split(), language.GAINED)
        if at_least == model.NO_LIMIT:
            raise Misread(', but "any" is no number to reach')
        return Effect(trigger, read_gain(right, trigger), counted=counted, at_least=at_least)
    return Effect(trigger, read_gain(said, trigger))


def read_gain(said: str, trigger: int) -> Gain:
    """Read what an effect with this trigger gives."""
    words = said.split()
    if not words:
        raise Misread(", which gives nothing")
    meant = [word for word in EFFECT_WORDS if word.meant(words, trigger)]
    alike = [word for word in meant if word.key == meant[0].key]
    found = [word for word in alike if word.fits(words)]
    if not found and len(alike) > 1:
        raise Misread(f", but {' or '.join(word.form() for word in alike)} is meant")
    if not found:
        raise Misread(alike[0].fault(trigger))
    gain = found[0].read(words, trigger)
    if trigger not in found[0].on:
        raise Misread(", which is no effect for this field")
    return gain


def field_of(effect: Effect) -> str:
    """Name the field that holds such an effect in a card file."""
    return next(field for field, trigger in FIELDS.items() if trigger == effect.trigger)


def effect_tokens(effect: Effect, brief: bool = False) -> list[Token]:
    """Show an effect as its card file says it, or in brief."""
    row = BY_NUMBER[effect.gain.op].tokens(effect.gain, brief)
    if effect.trigger in (model.ACTIVATE, model.PLAY):
        return [*language.goods_tokens(effect.cost), ARROW, *row]
    if effect.trigger == model.TALLY:
        return [*language.counted_tokens(effect.at_least, effect.counted, brief), ARROW, *row]
    return row


def written(effect: Effect) -> str:
    """Write an effect as its card file says it."""
    return tokens.written(effect_tokens(effect))
