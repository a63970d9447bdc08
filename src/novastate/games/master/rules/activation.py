"""Activating action locations and what their effects ask (sections 12.1 and 20.7)."""

from typing import Final

from novastate.games.master.cards.effect_words import WORDS
from novastate.games.master.cards.model import GOODS, ONE_OF, PER_CATEGORY
from novastate.games.master.codes import AGAIN, CHOOSE, DONE, S_AGAIN, S_EFFECT
from novastate.games.master.rules.effects import BEGIN, TARGETS
from novastate.games.master.rules.outputs import count_type
from novastate.games.master.rules.payment import affordable, charge
from novastate.games.master.rules.supply import gain, gain_one, tell_card
from novastate.games.master.table import Place, Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.position import Step
from novastate.kernel.steps import Ask, AskIf, Steps

_BEGIN: Final = [BEGIN.get(word) for word in WORDS]
_TARGETS: Final = [TARGETS.get(word) for word in WORDS]


def usable(p: Table, seat: int, place: Place, index: int) -> bool:
    """Tell whether an own location can be activated now (MS-12.1, MS-6.4)."""
    uses = p.cards.uses[place.card]
    if place.uses >= uses or place.ruin:
        return False
    if not affordable(p, p.players[seat], p.cards.cost[place.card]):
        return False
    op = p.cards.gain[place.card].op
    return op == GOODS or has_target(p, seat, index, op)


def has_target(p: Table, seat: int, index: int, op: int) -> bool:
    """Tell whether every target that the effect of an own location needs exists."""
    targets = _TARGETS[op]
    return targets is None or bool(targets(p, (S_EFFECT, seat, index, 0), seat))


def activate(p: Table, seat: int, index: int) -> None:
    """Begin an activation: count it and pay onto the location (MS-12.1.1, MS-12.1.4)."""
    player = p.players[seat]
    place = player.state[index]
    player.state[index] = place.used()
    if p.cards.uses[place.card] > place.uses + 1:
        p.push(S_AGAIN, seat, index)
    p.push(S_EFFECT, seat, index)
    tell_card(p, "use", seat, place.card)
    charge(p, seat, p.cards.cost[place.card], index)


def again_options(p: Table, step: Step, seat: int) -> list[int]:
    """Offer the second activation within the action, or to leave it (MS-12.1.3)."""
    index = step[2]
    return [AGAIN, DONE] if usable(p, seat, p.players[seat].state[index], index) else []


def activate_again(p: Table, step: Step, move: int) -> None:
    """Activate once more if wished."""
    if move == AGAIN:
        activate(p, step[1], step[2])


def perform_effect(p: Table, step: Step) -> bool:
    """Carry out the effect of an own location."""
    _, seat, index, _ = step
    card = p.players[seat].state[index].card
    effect = p.cards.gain[card]
    op = effect.op
    if op == GOODS:
        gain(p, seat, effect.goods, p.cards.ids[card])
    elif op == PER_CATEGORY:
        gain_one(p, seat, effect.good, count_type(p, seat, effect), p.cards.ids[card])
    elif op == ONE_OF:
        return p.ask(seat)
    else:
        begin = _BEGIN[op]
        if begin is not None:
            begin(p, seat, index, effect)
    return False


def effect_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the options of an effect that gives one of several."""
    card = p.players[seat].state[step[2]].card
    return [CHOOSE | i << A for i in range(len(p.cards.gain[card].options))]


def choose_option(p: Table, step: Step, move: int) -> None:
    """Gain the chosen option."""
    seat = step[1]
    card = p.players[seat].state[step[2]].card
    gain(p, seat, p.cards.gain[card].options[move >> A & FIELD], p.cards.ids[card])


STEPS: Final[Steps[Table]] = (
    AskIf(S_EFFECT, "effect_option", "MS-20.5.2", perform_effect, effect_options, choose_option),
    Ask(S_AGAIN, "activate_again", "MS-21.16", again_options, activate_again),
)
