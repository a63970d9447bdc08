"""Make effects from card files, and write them as they stand there (NV-18.8)."""

from typing import Final

from novastate.games.novaera.cards import model, parameters
from novastate.games.novaera.cards.effect_words import NAMES, VERBS, Verb
from novastate.games.novaera.cards.language import Entry, Parameter, word
from novastate.games.novaera.cards.model import Effect

# The trigger -> what it needs, and may have, before its verb (NV-18.2.7, NV-18.2.9).
_NEEDS: Final[dict[int, Parameter]] = {
    model.ON_ACTION: parameters.ACTION,
    model.ON_DISASTER: parameters.DISASTER,
}
_MAY: Final[dict[int, Parameter]] = {model.ON_ACTION: parameters.COLOUR}


def make_effect(entry: Entry) -> Effect:
    """Make an effect from its table."""
    trigger = word(entry, "trigger", model.TRIGGERS, "trigger")
    verb = VERBS[word(entry, "verb", NAMES, "verb")]
    if trigger not in verb.triggers:
        fitting = ", ".join([model.TRIGGERS[fit] for fit in verb.triggers])
        when = model.TRIGGERS[trigger]
        raise entry.field_fault(
            "verb", f'says "{verb.name}", which "{when}" cannot do (it goes with {fitting})'
        )
    effect = Effect(trigger, verb.number)
    for parameter in _parameters(entry, trigger, verb):
        if entry.has(parameter.field):
            parameter.read(entry, effect)
    return effect


def _parameters(entry: Entry, trigger: int, verb: Verb) -> list[Parameter]:
    """List what the effect has; refuse parameters too many or too few (NV-21.7.2)."""
    needs, may = [*verb.needs], [parameters.CONDITION, *verb.may]
    if trigger in _NEEDS:
        needs.append(_NEEDS[trigger])
    if trigger in _MAY:
        may.append(_MAY[trigger])
    # The token's ability has a limit; placed at once it has none (NV-18.5.6).
    if trigger == model.ABILITY and parameters.LIMIT not in needs:
        needs.append(parameters.LIMIT)
    for parameter in needs:
        if not entry.has(parameter.field):
            raise entry.field_fault(parameter.field, f'is missing, which "{verb.name}" needs')
    if trigger == model.INSTANT and entry.has("limit"):
        raise entry.field_fault("limit", 'does not go with "instant", which happens once')
    entry.only(("trigger", "verb", *[parameter.field for parameter in needs + may]))
    return needs + may


def written(effect: Effect) -> dict[str, object]:
    """Write an effect; the keys come in the order of the card files."""
    trigger, verb = effect.trigger, VERBS[effect.verb]
    before = [table[trigger] for table in (_NEEDS, _MAY) if trigger in table]
    data: dict[str, object] = {"trigger": model.TRIGGERS[trigger]}
    for parameter in (*before, parameters.CONDITION):
        _write(parameter, effect, data)
    data["verb"] = verb.name
    for parameter in (*verb.needs, *verb.may):
        _write(parameter, effect, data)
    return data


def _write(parameter: Parameter, effect: Effect, data: dict[str, object]) -> None:
    value = parameter.written(effect)
    if value is not None:
        data[parameter.field] = value
