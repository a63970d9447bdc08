"""What the abilities of a turn would bring: better dice, other resources, nearer cards."""

from novastate.bots.novaera.display import lowering, reserving
from novastate.bots.novaera.evaluation import Evaluation
from novastate.games.novaera.cards import model as c
from novastate.games.novaera.constants import ANY, RESOURCES
from novastate.games.novaera.rules.dice import colour_of, value_of, with_colour, with_value
from novastate.games.novaera.rules.quantities import amount
from novastate.kernel.packing import FIELD, A, B

ON_DICE = (c.FLIP, c.ADJUST, c.SET_DIE, c.REROLL, c.RECOLOUR)


def usefulness(evaluation: Evaluation, move: int, now: float) -> float:
    """Value an ability beyond the best plan without it."""
    effect = evaluation.p.cards.effects[move >> A & FIELD][move >> B & FIELD]
    dice = evaluation.player.dice
    if effect.verb in ON_DICE:
        suited = [i for i, die in enumerate(dice) if effect.dice >> colour_of(die) & 1]
        return max((after_die(evaluation, effect, at) for at in suited), default=now) - now
    if effect.verb == c.CONVERT:
        return (
            converted(evaluation, effect)
            - now
            - evaluation.targets.stock(evaluation.player.resources)
        )
    found = lowering(evaluation) if effect.verb == c.LOWER else reserving(evaluation)
    return max(found.values(), default=0.0)


def after_die(evaluation: Evaluation, effect: c.Effect, at: int) -> float:
    """Value the dice after an ability has worked on one of them."""
    player = evaluation.player
    die = player.dice[at]
    low, high = evaluation.p.settings.lowest, evaluation.p.settings.highest
    if effect.verb == c.RECOLOUR:
        found = [with_colour(die, colour) for colour in range(RESOURCES)]
        return max(_with(evaluation, at, new) for new in found if new != die)
    if effect.verb == c.REROLL:
        if 2 * value_of(die) >= low + high:
            return float("-inf")
        faces = evaluation.p.settings.faces
        return sum(_with(evaluation, at, with_value(die, face)) for face in faces) / len(faces)
    n = amount(evaluation.p, evaluation.seat, effect.amount)
    value = n
    if effect.verb == c.FLIP:
        value = low + high - value_of(die)
    elif effect.verb == c.ADJUST:
        value = value_of(die) + n
    return _with(evaluation, at, with_value(die, max(low, min(high, value))))


def _with(evaluation: Evaluation, at: int, die: int) -> float:
    """Value the dice with one of them changed."""
    dice = evaluation.player.dice.copy()
    dice[at] = die
    return evaluation.plan.best(dice, evaluation.player.resources)


def converted(evaluation: Evaluation, effect: c.Effect) -> float:
    """Value dice and resources after a conversion, with the best choices it leaves."""
    resources = evaluation.player.resources
    paid = [resources[kind] - effect.pay[kind] for kind in range(RESOURCES)]
    ways = _spread(paid, effect.pay[ANY], -1)
    got: list[list[int]] = []
    for way in ways:
        if effect.get:
            way = [way[kind] + effect.get[kind] for kind in range(RESOURCES)]
            got.extend(_spread(way, effect.get[ANY], 1))
        else:
            got.append(way)
    values = [evaluation.wealth(evaluation.player.dice, way) for way in got if way != resources]
    return max(values, default=float("-inf")) + effect.get_vp


def _spread(resources: list[int], n: int, sign: int) -> list[list[int]]:
    """List the resources after n of one kind were taken or given, where that is possible.

    Mixed kinds are left out: the best single kind is a fair guess at the best mix.
    """
    if not n:
        return [resources]
    found: list[list[int]] = []
    for kind in range(RESOURCES):
        if resources[kind] + sign * n >= 0:
            changed = resources.copy()
            changed[kind] += sign * n
            found.append(changed)
    return found
