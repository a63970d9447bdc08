"""Write effects as they stand in card files: the words of section 18 as plain data."""

from novastate.games.novaera.cards import model
from novastate.games.novaera.cards.effects import SHAPES
from novastate.games.novaera.cards.language import RIVALS_FEWER
from novastate.games.novaera.cards.model import Amount, Condition, Effect
from novastate.games.novaera.constants import ACTIONS, COLOURS, KINDS, PROTECTIONS, TRACKS


def written(effect: Effect) -> dict[str, object]:
    """Write an effect; the keys come in the order of the card files."""
    data: dict[str, object] = {"trigger": model.TRIGGERS[effect.trigger]}
    if effect.trigger == model.ON_ACTION:
        data["action"] = _one_or_all(_named(effect.actions, ACTIONS))
        if effect.colours:
            data["colour"] = _one_or_all(_named(effect.colours, COLOURS))
    if effect.trigger == model.ON_DISASTER:
        data["disaster"] = _track(effect.disaster)
    if effect.condition.kind != model.NO_CONDITION:
        data["condition"] = _condition(effect.condition)
    data["verb"] = model.VERBS[effect.verb]
    shape = SHAPES[effect.verb]
    for field in shape.needs + shape.may:
        if field == "limit":
            if effect.limit != model.UNLIMITED:
                data["limit"] = {"per": model.LIMITS[effect.limit], "times": effect.times}
        elif field != "colour" or effect.colours:
            data[field] = _parameter(effect, field)
    return data


def quantity_name(quantity: int) -> str:
    """Name a quantity."""
    if quantity >= model.RIVALS_FEWER:
        return RIVALS_FEWER + model.QUANTITIES[quantity - model.RIVALS_FEWER]
    return model.QUANTITIES[quantity]


def _parameter(effect: Effect, field: str) -> object:
    """Write one parameter of a verb."""
    if field == "amount":
        return _amount(effect.amount)
    if field == "kind":
        return KINDS[effect.kind]
    if field == "type":
        return model.QUANTITIES[effect.kind]
    if field == "target":
        name = model.TARGETS[effect.target]
        return name if effect.target == model.SELF else f"{name}:{quantity_name(effect.quantity)}"
    if field == "die":
        every = effect.dice == model.ALL_COLOURS
        return "any" if every else _one_or_all(_named(effect.dice, COLOURS))
    if field == "action":
        return _one_or_all(_named(effect.actions, ACTIONS))
    if field == "colour":
        return _one_or_all(_named(effect.colours, COLOURS))
    if field == "pay":
        return _resources(effect.pay) if effect.verb == model.CONVERT else KINDS[effect.kind]
    if field == "get":
        return {"vp": effect.get_vp} if effect.get_vp else _resources(effect.get)
    if field == "which":
        return model.KEEPS[effect.which] if effect.verb == model.KEEP else _track(effect.which)
    if field == "from":
        return _named(effect.protects, PROTECTIONS)
    return "any"  # `to`, `for` and `as` know nothing else


def _condition(condition: Condition) -> dict[str, object]:
    name, quantity = model.CONDITIONS[condition.kind], quantity_name(condition.quantity)
    if condition.kind == model.IN_ZONE:
        return {name: True}
    if condition.kind in (model.MOST, model.LEAST):
        return {name: quantity}
    return {name: [quantity, condition.n]}


def _amount(amount: Amount) -> object:
    if amount.per == model.NOTHING:
        return amount.n
    data: dict[str, object] = {"per": quantity_name(amount.per)}
    if amount.each != 1:
        data["each"] = amount.each
    if amount.times != 1:
        data["times"] = amount.times
    data["max"] = amount.most
    return data


def _track(track: int) -> str:
    return "any" if track == model.ANY_TRACK else TRACKS[track]


def _resources(counts: tuple[int, ...]) -> dict[str, int]:
    return {KINDS[kind]: n for kind, n in enumerate(counts) if n}


def _named(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for i, name in enumerate(names) if mask >> i & 1]


def _one_or_all(names: list[str]) -> object:
    return names[0] if len(names) == 1 else names
