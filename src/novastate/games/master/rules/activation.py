"""Activating action locations and what their effects ask (sections 12.1 and 20.7)."""

from novastate.games.master.cards.model import (
    CLEAR_LOCATIONS,
    COPY_PRODUCTION,
    DRAW_KEEP,
    GOODS,
    ONE_OF,
    OWN_DEALS,
    PER_CATEGORY,
    RIVAL_DEAL,
    STEAL,
    USE_OCCUPIED,
)
from novastate.games.master.cards.model import OWN as OWN_PRODUCTION
from novastate.games.master.codes import (
    AGAIN,
    CHOOSE,
    COPY_OWN,
    COPY_RIVAL,
    DONE,
    FIELD,
    S_AGAIN,
    S_CALL,
    S_CLEAR,
    S_EFFECT,
    S_OCCUPIED,
    S_RECEIVE,
    S_STEAL,
    S_TAP,
    A,
)
from novastate.games.master.rules.effects import (
    clearable,
    draw_to_keep,
    occupied_options,
    steal_choices,
    tap_options,
)
from novastate.games.master.rules.outputs import count_type, nameable
from novastate.games.master.rules.payment import affordable, charge
from novastate.games.master.rules.supply import gain, gain_one, tell
from novastate.games.master.table import Place, Table
from novastate.kernel.position import Step


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
    if op == STEAL:
        return bool(steal_choices(p, seat, index))
    if op == COPY_PRODUCTION:
        gain_of = p.cards.gain[p.players[seat].state[index].card]
        return bool(nameable(p, seat, gain_of.whose))
    if op == CLEAR_LOCATIONS:
        return bool(clearable(p, seat, index, True))
    if op == OWN_DEALS:
        return bool(p.players[seat].deals)
    if op == RIVAL_DEAL:
        return bool(tap_options(p, (S_TAP, seat, 0, 0), seat))
    if op == USE_OCCUPIED:
        return bool(occupied_options(p, (S_OCCUPIED, seat, 0, 0), seat))
    return True


def activate(p: Table, seat: int, index: int) -> None:
    """Begin an activation: count it and pay onto the location (MS-12.1.1, MS-12.1.4)."""
    player = p.players[seat]
    place = player.state[index]
    player.state[index] = place.used()
    if p.cards.uses[place.card] > place.uses + 1:
        p.push(S_AGAIN, seat, index)
    p.push(S_EFFECT, seat, index)
    if p.listener is not None:
        tell(p, "use", seat, {"card": p.cards.ids[place.card]})
    charge(p, seat, p.cards.cost[place.card], index)


def perform_again(p: Table, step: Step) -> bool:
    """Offer the second activation within the action (MS-12.1.3)."""
    _, seat, index, _ = step
    if usable(p, seat, p.players[seat].state[index], index):
        return p.ask(seat)
    return False


def again_options(p: Table, step: Step, seat: int) -> list[int]:
    """Activate once more, or leave it (MS-21.16)."""
    return [AGAIN, DONE]


def again_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Activate once more if wished."""
    p.agenda.pop()
    if move == AGAIN:
        activate(p, seat, step[2])


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
    elif op == STEAL:
        p.push(S_STEAL, seat, index)
    elif op == COPY_PRODUCTION:
        what = COPY_OWN if effect.whose == OWN_PRODUCTION else COPY_RIVAL
        p.push(S_RECEIVE, seat, what, card)
    elif op == CLEAR_LOCATIONS:
        p.push(S_CLEAR, seat, index, effect.most)
    elif op == OWN_DEALS:
        p.push(S_CALL, seat, effect.most, 0)
    elif op == RIVAL_DEAL:
        p.push(S_TAP, seat)
    elif op == USE_OCCUPIED:
        p.push(S_OCCUPIED, seat)
    elif op == DRAW_KEEP:
        draw_to_keep(p, seat, effect.most, effect.keep)
    return False


def effect_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the options of an effect that gives one of several."""
    card = p.players[seat].state[step[2]].card
    return [CHOOSE | i << A for i in range(len(p.cards.gain[card].options))]


def effect_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Gain the chosen option."""
    p.agenda.pop()
    card = p.players[seat].state[step[2]].card
    gain(p, seat, p.cards.gain[card].options[move >> A & FIELD], p.cards.ids[card])
