"""Write effects as they stand in card files: the words of section 18 as plain data."""

from novastate.games.novaera import cards
from novastate.games.novaera.cards import Amount, Condition, Effect
from novastate.games.novaera.load_effects import SHAPES
from novastate.games.novaera.load_words import RIVALS_FEWER
from novastate.games.novaera.things import ACTIONS, COLOURS, KINDS, PROTECTIONS, TRACKS


def written(effect: Effect) -> dict[str, object]:
    """Write an effect; the keys come in the order of the card files."""
    data: dict[str, object] = {"trigger": cards.TRIGGERS[effect.trigger]}
    if effect.trigger == cards.ON_ACTION:
        data["action"] = _one_or_all(_named(effect.actions, ACTIONS))
        if effect.colours:
            data["colour"] = _one_or_all(_named(effect.colours, COLOURS))
    if effect.trigger == cards.ON_DISASTER:
        data["disaster"] = _track(effect.disaster)
    if effect.condition.kind != cards.NO_CONDITION:
        data["condition"] = _condition(effect.condition)
    data["verb"] = cards.VERBS[effect.verb]
    shape = SHAPES[effect.verb]
    for field in shape.needs + shape.may:
        if field == "limit":
            if effect.limit != cards.UNLIMITED:
                data["limit"] = {"per": cards.LIMITS[effect.limit], "times": effect.times}
        elif field != "colour" or effect.colours:
            data[field] = _parameter(effect, field)
    return data


def quantity_name(quantity: int) -> str:
    """Name a quantity."""
    if quantity >= cards.RIVALS_FEWER:
        return RIVALS_FEWER + cards.QUANTITIES[quantity - cards.RIVALS_FEWER]
    return cards.QUANTITIES[quantity]


def _parameter(effect: Effect, field: str) -> object:
    """Write one parameter of a verb."""
    if field == "amount":
        return _amount(effect.amount)
    if field == "kind":
        return KINDS[effect.kind]
    if field == "type":
        return cards.QUANTITIES[effect.kind]
    if field == "target":
        name = cards.TARGETS[effect.target]
        return name if effect.target == cards.SELF else f"{name}:{quantity_name(effect.quantity)}"
    if field == "die":
        every = effect.dice == cards.ALL_COLOURS
        return "any" if every else _one_or_all(_named(effect.dice, COLOURS))
    if field == "action":
        return _one_or_all(_named(effect.actions, ACTIONS))
    if field == "colour":
        return _one_or_all(_named(effect.colours, COLOURS))
    if field == "pay":
        return _resources(effect.pay) if effect.verb == cards.CONVERT else KINDS[effect.kind]
    if field == "get":
        return {"vp": effect.get_vp} if effect.get_vp else _resources(effect.get)
    if field == "which":
        return cards.KEEPS[effect.which] if effect.verb == cards.KEEP else _track(effect.which)
    if field == "from":
        return _named(effect.protects, PROTECTIONS)
    return "any"  # `to`, `for` and `as` know nothing else


def _condition(condition: Condition) -> dict[str, object]:
    name, quantity = cards.CONDITIONS[condition.kind], quantity_name(condition.quantity)
    if condition.kind == cards.IN_ZONE:
        return {name: True}
    if condition.kind in (cards.MOST, cards.LEAST):
        return {name: quantity}
    return {name: [quantity, condition.n]}


def _amount(amount: Amount) -> object:
    if amount.per == cards.NOTHING:
        return amount.n
    data: dict[str, object] = {"per": quantity_name(amount.per)}
    if amount.each != 1:
        data["each"] = amount.each
    if amount.times != 1:
        data["times"] = amount.times
    data["max"] = amount.most
    return data


def _track(track: int) -> str:
    return "any" if track == cards.ANY_TRACK else TRACKS[track]


def _resources(counts: tuple[int, ...]) -> dict[str, int]:
    return {KINDS[kind]: n for kind, n in enumerate(counts) if n}


def _named(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for i, name in enumerate(names) if mask >> i & 1]


def _one_or_all(names: list[str]) -> object:
    return names[0] if len(names) == 1 else names
