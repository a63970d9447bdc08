"""How the answers to each question are rated."""

from typing import Final

from novastate.bots.novaera.abilities import after_die, converted, usefulness
from novastate.bots.novaera.display import hold, lowering, reserving
from novastate.bots.novaera.evaluation import Evaluation
from novastate.bots.novaera.plan import NONE
from novastate.bots.novaera.targets import Target
from novastate.games.novaera.cards import model as c
from novastate.games.novaera.codes import CONVERT, DONE, LOSE, REST, SINK_FOR, USE
from novastate.games.novaera.constants import (
    DARK_AGE,
    DEVELOP,
    DISASTERS,
    PENALTY,
    PERSONALITY,
    RESOURCES,
)
from novastate.games.novaera.rules.actions import CARD_BITS, NO_CARD
from novastate.games.novaera.rules.dice import colour_of, value_of, with_colour, with_value
from novastate.games.novaera.rules.disasters import exposed, protected
from novastate.games.novaera.rules.payment import DIGIT, DIGITS
from novastate.games.novaera.rules.quantities import amount
from novastate.games.novaera.rules.rounds import excess
from novastate.kernel.packing import FIELD, VERB, A
from novastate.kernel.position import Step

NEVER: Final = float("-inf")
FREE: Final = 1000.0
"""Above every action: an ability that helps is used first."""
USEFUL: Final = 0.08
"""What an ability must bring at least."""


def turn(evaluation: Evaluation, moves: list[int]) -> list[float]:
    """Rate abilities and actions: an action by the best plan that begins with it."""
    player = evaluation.player
    spent = evaluation.plan.spent(player.dice, player.resources)
    best: dict[int, float] = {}
    for use in spent.uses:
        target = use[4]
        first = evaluation.weights.urgency * max(0.0, use[0]) if target.contested else 0.0
        best[target.move] = max(spent.total + first, best.get(target.move, NEVER))
    sunk = lowering(evaluation) if any(move & VERB == SINK_FOR for move in moves) else {}
    found: list[float] = []
    for move in moves:
        verb = move & VERB
        if verb in (USE, SINK_FOR):
            if verb == USE:
                brings = usefulness(evaluation, move, spent.total)
            else:  # it costs a resource (NV-17.1.25)
                brings = sunk.get(move >> A & FIELD, 0.0) - evaluation.time_left.resource
            found.append(FREE + brings if brings > USEFUL else NEVER)
        else:
            found.append(best.get(move, NEVER))
    return found


def pick(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate a zone: what its dice can do, the unrest it brings, what is left for the tracks."""
    p, player = evaluation.p, evaluation.player
    at = move >> A & FIELD
    dice = p.zones[at]
    total = sum(value_of(die) for die in dice)
    over = excess(p, evaluation.seat, total)
    resources = player.resources
    worth = evaluation.time_left.unrest(over) if over else 0.0
    reaches = player.unrest + over
    last = p.settings.unrest_last
    zone = p.settings.zone_from <= reaches <= p.settings.zone_to
    if zone and reaches < last and not player.standing.protects >> PENALTY & 1:
        low = p.settings.lowest
        dice = [with_value(die, max(low, value_of(die) - 1)) for die in dice]
    worth += _on_pick(evaluation, total)
    worth += _left_over(evaluation, at)
    return worth + evaluation.plan.best(dice, resources)


def _on_pick(evaluation: Evaluation, total: int) -> float:
    """Value what a pick sum sets off (NV-4.2.5)."""
    cards = evaluation.p.cards
    worth = 0.0
    for placed in evaluation.player.tableau:
        if placed.damaged:
            continue
        for i in cards.by_trigger[placed.card][c.ON_PICK]:
            effect = cards.effects[placed.card][i]
            asked = effect.condition
            if asked.quantity == c.Q_PICK_SUM:
                met = total <= asked.n if asked.kind == c.AT_MOST else total >= asked.n
                if met and effect.verb == c.GAIN:
                    worth += effect.amount.n * evaluation.time_left.resource
    return worth


def _left_over(evaluation: Evaluation, taken: int) -> float:
    """Value what the zone that stays does to the tracks, if this pick decides it (NV-4.3.1)."""
    p = evaluation.p
    left = [zone for i, zone in enumerate(p.zones) if zone and i != taken]
    if len(left) != 1:
        return 0.0
    sums = [0] * len(p.tracks)
    for die in left[0]:
        sums[colour_of(die)] += value_of(die)
    worth = 0.0
    for track, n in enumerate(sums):
        if n:
            worth += harm(evaluation, track, p.tracks[track] + n) - harm(
                evaluation, track, p.tracks[track]
            )
    return worth


def harm(evaluation: Evaluation, track: int, at: int) -> float:
    """Value a marker's place: a strike hurts whoever is not protected, rivals too."""
    p = evaluation.p
    last = p.settings.track_last[track]
    near = min(1.0, at / last)
    risk = 1.0 if near >= 1 else 0.4 * near * near
    if track == DARK_AGE:
        ahead = evaluation.time_left.era_rounds
        mine = 0.0 if protected(p, evaluation.seat, track) else 1.0
        share = _rivals_hit(evaluation, track)
        return -risk * min(3, ahead) * (mine - evaluation.weights.envy * share)
    mine = evaluation.weights.disaster if exposed(p, evaluation.seat, track) else 0.0
    share = evaluation.weights.disaster * _rivals_hit(evaluation, track)
    return -risk * (mine - evaluation.weights.envy * share)


def _rivals_hit(evaluation: Evaluation, track: int) -> float:
    """Return the share of rivals a track would hit."""
    rivals = evaluation.p.rivals(evaluation.seat)
    return sum(1 for rival in rivals if not protected(evaluation.p, rival, track)) / len(rivals)


def dark_die(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate giving up a die by what the others can still do (NV-7.1.1)."""
    player = evaluation.player
    at = move >> A & FIELD
    low = evaluation.p.settings.lowest
    left = [
        with_value(die, max(low, value_of(die) - 1)) for i, die in enumerate(player.dice) if i != at
    ]
    return evaluation.plan.best(left, player.resources)


# --- the details of an action


def paying_colour(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate a paying colour by the best die for it."""
    colour = move >> A & FIELD
    dice = evaluation.player.dice
    return max(_developing(evaluation, step[2], colour, at) for at in range(len(dice)))


def action_die(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate a die for an action that is settled."""
    action, card = step[2], step[3] & NO_CARD
    at = move >> A & FIELD
    if action == DEVELOP:
        return _developing(evaluation, card, step[3] >> CARD_BITS, at)
    dice = evaluation.player.dice
    named = -1 if card == NO_CARD else card
    found = [t for t in evaluation.targets.found if t.action == action and t.card == named]
    if not found:
        brings = evaluation.plan.gaining(dice[at], evaluation.player.resources)
        return brings + evaluation.plan.best(_without(dice, at), evaluation.player.resources)
    return _spending(evaluation, found[0], at)


def _developing(evaluation: Evaluation, card: int, colour: int, at: int) -> float:
    """Rate developing a card in a colour with a die."""
    for target in evaluation.targets.found:
        if target.action == DEVELOP and target.card == card and target.colour == colour:
            return _spending(evaluation, target, at)
    return NEVER


def _spending(evaluation: Evaluation, target: Target, at: int) -> float:
    """Rate spending a die on a target, and the other dice as well as possible after it."""
    dice, resources = evaluation.player.dice, evaluation.player.resources
    others = _without(dice, at)
    use = evaluation.plan.use(target, dice[at], resources, len(others))
    if use is None:
        return NEVER
    if use[3]:
        resources = resources.copy()
        resources[use[2]] = max(0, resources[use[2]] - use[3])
    return use[0] + evaluation.plan.best(
        others, resources, target.card if target.card >= 0 else NONE
    )


def _without(dice: list[int], at: int) -> list[int]:
    return dice[:at] + dice[at + 1 :]


def payment(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate a payment by what is left."""
    packed = move >> A
    resources = evaluation.player.resources
    left = [resources[kind] - (packed >> DIGIT * kind & DIGITS) for kind in range(RESOURCES)]
    return evaluation.targets.stock(left)


# --- resources


def take(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate a resource of free choice."""
    return _changed(evaluation, move >> A & FIELD, 1)


def give(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate giving a resource back."""
    return _changed(evaluation, move >> A & FIELD, -1)


def steal(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate a resource of a rival."""
    return _changed(evaluation, move >> A & FIELD, 1)


def _changed(evaluation: Evaluation, kind: int, n: int) -> float:
    """Value dice and resources with one resource more or less."""
    resources = evaluation.player.resources.copy()
    resources[kind] += n
    return evaluation.wealth(evaluation.player.dice, resources)


def convert(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate a conversion in production against leaving it."""
    if move != CONVERT:
        return 0.0
    effect = evaluation.p.cards.effects[step[2]][step[3]]
    return converted(evaluation, effect) - evaluation.wealth(
        evaluation.player.dice, evaluation.player.resources
    )


# --- cards


def damage(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate the loss of a card: the least valuable goes first, a damaged one before others."""
    player = evaluation.player
    placed = player.tableau[player.find(move >> A & FIELD)]
    loss = evaluation.card_values.staying(placed)
    if move & VERB == LOSE and placed.damaged:
        loss *= 0.5
    return -loss


def mend(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate a repair."""
    if move == DONE:
        return 0.0
    player = evaluation.player
    return max(0.01, evaluation.card_values.staying(player.tableau[player.find(move >> A & FIELD)]))


def fetch(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate a card that comes into the hand for nothing."""
    return 0.0 if move == DONE else max(0.01, hold(evaluation, move >> A & FIELD))


def recall(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate a card that comes back from the past."""
    return 0.0 if move == DONE else max(0.01, hold(evaluation, move >> A & FIELD))


def mark(evaluation: Evaluation, moves: list[int]) -> list[float]:
    """Rate the cards to reserve; any is better than none."""
    found = reserving(evaluation)
    first = evaluation.p.token < 0
    return [_among(found, move, 0.01 if first else NEVER) for move in moves]


def sink(evaluation: Evaluation, moves: list[int]) -> list[float]:
    """Rate the cards to lower."""
    found = lowering(evaluation)
    return [_among(found, move, NEVER) for move in moves]


def _among(found: dict[int, float], move: int, least: float) -> float:
    """Rate a card by what was found out of it; enough is worth nothing."""
    if move == DONE:
        return 0.0
    card = move >> A & FIELD
    return max(least, found[card]) if card in found else NEVER


def keep(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate a personality that may stay."""
    if move == DONE:
        return 0.0
    card = move >> A & FIELD
    return max(0.01, evaluation.card_values.lasting(card, PERSONALITY, {}))


def track(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate moving a marker by what its place means."""
    if move == DONE:
        return 0.0
    p = evaluation.p
    which = move >> A & FIELD
    n = amount(p, evaluation.seat, p.cards.effects[step[2]][step[3]].amount)
    to = max(0, min(p.settings.track_last[which], p.tracks[which] + n))
    worth = harm(evaluation, which, to) - harm(evaluation, which, p.tracks[which])
    if which < DISASTERS and n > 0:
        worth += 0.05 * _welcome(evaluation, which)
    return worth


def _welcome(evaluation: Evaluation, which: int) -> float:
    """Count the own effects that wait for a disaster."""
    cards = evaluation.p.cards
    return sum(
        1
        for placed in evaluation.player.tableau
        for i in cards.by_trigger[placed.card][c.ON_DISASTER]
        if not placed.damaged and cards.effects[placed.card][i].disaster in (which, c.ANY_TRACK)
    )


def produce(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate the next card of production: gains first, then thefts, prices and conversions."""
    if move == REST:
        return -10.0
    p = evaluation.p
    card = move >> A & FIELD
    late = 0.0
    for i in p.cards.by_trigger[card][c.PRODUCTION]:
        effect = p.cards.effects[card][i]
        if effect.verb == c.UNREST and effect.amount.n > 0:
            late += 2.0
        elif effect.verb in (c.CONVERT, c.LOSE):
            late += 3.0
        elif effect.amount.per >= c.Q_RES:
            late += 2.5
        elif effect.verb != c.GAIN:
            late += 0.5
    return -late


# --- abilities


def ability_die(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate the die an ability works on."""
    effect = evaluation.p.cards.effects[step[2]][step[3]]
    return after_die(evaluation, effect, move >> A & FIELD)


def ability_colour(evaluation: Evaluation, step: Step, move: int) -> float:
    """Rate a die's new colour."""
    dice = evaluation.player.dice.copy()
    dice[step[2]] = with_colour(dice[step[2]], move >> A & FIELD)
    return evaluation.plan.best(dice, evaluation.player.resources)
