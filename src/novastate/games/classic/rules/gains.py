"""What actions and features give: goods, a choice of goods, or something special."""

from typing import Final

from novastate.games.classic.cards import model as c
from novastate.games.classic.codes import (
    CHOOSE,
    FIELD,
    IMPROVE,
    REPEAT,
    S_ANY_OVER,
    S_CHOOSE,
    S_GRANT,
    S_IMPROVE,
    S_REACT,
    S_REPEAT,
    S_STEAL,
    STEAL,
    A,
    B,
)
from novastate.games.classic.goods import BASIC, CARD, NAMES, is_vp
from novastate.games.classic.rules.entering import yield_of
from novastate.games.classic.rules.matching import any_pair
from novastate.games.classic.rules.supply import have, places_left, purse, receive, spend, watch
from novastate.games.classic.table import Place, Table
from novastate.kernel.position import Step

STEP_OF: Final[dict[int, int]] = {
    c.STEAL: S_STEAL,
    c.REDEVELOP_ANY: S_ANY_OVER,
    c.IMPROVE: S_IMPROVE,
    c.REPEAT_PRODUCTION: S_REPEAT,
    c.CONTACT_AT_ONCE: S_GRANT,
}
"""The step that carries out what is special in a gain."""


def gain_of(p: Table, seat: int, uid: int, which: int) -> c.Gain:
    """Return the gain of a card's action (0) or of one of its features (1 and more)."""
    place = p.players[seat].in_play(uid)
    if place is None:
        return c.NO_GAIN
    effects = p.cards.effects[place.card]
    return effects.gain if which == 0 else effects.features[which - 1].gain


def perform_gain(p: Table, step: Step) -> bool:
    """Give what an action or a feature gives; VP go on its card (FS-12.1.7, FS-17.2.8)."""
    seat, uid, which = step[1], step[2], step[3]
    gain = gain_of(p, seat, uid, which)
    if gain.special == c.IMPROVE:
        p.push(S_IMPROVE, seat, gain.type)
    elif gain.special:
        p.push(STEP_OF[gain.special], seat, gain.kind, gain.range)
    if len(gain.options) > 1:
        p.push(S_CHOOSE, seat, uid, which)
    elif gain.options[0]:
        place = p.players[seat].in_play(uid)
        source = p.cards.ids[place.card] if place is not None else ""
        receive(p, seat, gain.options[0], uid, source, False)
    return False


def receivable(p: Table, seat: int, place: Place, gain: c.Gain) -> bool:
    """Tell whether at least one part of a gain can really be received (FS-0.3, FS-12.1.8)."""
    if gain.special == c.STEAL:
        return can_steal(p, seat)
    if gain.special == c.REDEVELOP_ANY:
        return any_pair(p, seat)
    if gain.special == c.IMPROVE:
        return bool(improvable(p, seat, gain.type))
    if gain.special == c.REPEAT_PRODUCTION:
        return bool(repeatable(p, seat))
    if gain.special == c.CONTACT_AT_ONCE:
        return bool(p.granted(seat, gain.kind, gain.range))
    for option in gain.options:
        if goods_receivable(p, seat, place, option):
            return True
    return False


def goods_receivable(p: Table, seat: int, place: Place, goods: c.Goods) -> bool:
    """Tell whether at least one of some goods can be received."""
    for good in goods:
        if is_vp(good):
            if places_left(p, p.players[seat], place) > 0:
                return True
        elif good == CARD:
            if p.deck or p.discard:
                return True
        else:
            return True
    return False


def choose_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the sides of a choice between goods (FS-17.1.14)."""
    return [CHOOSE | i << A for i in range(len(gain_of(p, seat, step[2], step[3]).options))]


def perform_choose(p: Table, step: Step) -> bool:
    """Ask which side is taken."""
    return p.ask(step[1])


def choose_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Take one side whole."""
    p.agenda.pop()
    gain = gain_of(p, seat, step[2], step[3])
    place = p.players[seat].in_play(step[2])
    source = p.cards.ids[place.card] if place is not None else ""
    receive(p, seat, gain.options[move >> A & FIELD], step[2], source, False)


# --- improving and producing again (NE-22.2)


def improvable(p: Table, seat: int, types: int) -> list[int]:
    """List the own locations of a type without an Improvement token (NE-22.2.2)."""
    return [
        i
        for i, place in enumerate(p.players[seat].state)
        if not place.debris and not place.improved and p.cards.types[place.card] & types
    ]


def perform_improve(p: Table, step: Step) -> bool:
    """Ask which location is improved, where there is a choice."""
    found = improvable(p, step[1], step[2])
    if len(found) > 1:
        return p.ask(step[1])
    if found:
        _improve(p, step[1], found[0])
    return False


def improve_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the locations that can be improved."""
    return [IMPROVE | i << A for i in improvable(p, seat, step[2])]


def improve_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Improve the chosen location."""
    p.agenda.pop()
    _improve(p, seat, move >> A & FIELD)


def _improve(p: Table, seat: int, index: int) -> None:
    place = p.players[seat].state[index]
    p.replace(seat, place.changed(improved=True))
    if p.listener is not None:
        p.tell("improve", seat, {"card": p.cards.ids[place.card]})


def repeatable(p: Table, seat: int) -> list[int]:
    """List the own production locations that would yield something (NE-22.2.4)."""
    player = p.players[seat]
    return [
        i
        for i, place in enumerate(player.state)
        if not place.debris
        and p.cards.kind[place.card] <= c.CLOSED
        and goods_receivable(p, seat, place, yield_of(p, player, place.card))
    ]


def perform_repeat(p: Table, step: Step) -> bool:
    """Ask which location produces again, where there is a choice."""
    found = repeatable(p, step[1])
    if len(found) > 1:
        return p.ask(step[1])
    if found:
        _repeat(p, step[1], found[0])
    return False


def repeat_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the locations that can produce again."""
    return [REPEAT | i << A for i in repeatable(p, seat)]


def repeat_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Let the chosen location produce."""
    p.agenda.pop()
    _repeat(p, seat, move >> A & FIELD)


def _repeat(p: Table, seat: int, index: int) -> None:
    player = p.players[seat]
    place = player.state[index]
    goods = yield_of(p, player, place.card)
    receive(p, seat, goods, place.uid, p.cards.ids[place.card], False)


# --- stealing (FS-17.1.11)


def steal_targets(p: Table, seat: int) -> list[int]:
    """List what can be stolen: basic resources of players who have not passed (FS-13.3)."""
    return [
        STEAL | rival << A | good << B
        for rival in p.rivals(seat)
        if not p.players[rival].passed
        for good in BASIC
        if have(p.players[rival], good)
    ]


def can_steal(p: Table, seat: int) -> bool:
    """Tell whether anything can be stolen."""
    for rival in range(p.seats):
        if rival != seat and not p.players[rival].passed:
            goods = purse(p.players[rival])
            for good in BASIC:
                if goods[good]:
                    return True
    return False


def perform_steal(p: Table, step: Step) -> bool:
    """Ask whom and what to steal, where there is a choice."""
    options = steal_targets(p, step[1])
    if len(options) > 1:
        return p.ask(step[1])
    if options:
        _steal(p, step[1], options[0])
    return False


def steal_options(p: Table, step: Step, seat: int) -> list[int]:
    """List what can be stolen."""
    return steal_targets(p, seat)


def steal_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Steal the chosen resource."""
    p.agenda.pop()
    _steal(p, seat, move)


def _steal(p: Table, seat: int, move: int) -> None:
    rival, good = move >> A & FIELD, move >> B & FIELD
    spend(p, rival, good, 1)
    if p.listener is not None:
        p.tell("steal", seat, {"rival": rival, "goods": {NAMES[good]: 1}})
    p.players[seat].pool[good] += 1
    watch(p, seat, c.ON_GAIN, (good,))
    if p.queue:
        p.push(S_REACT, seat)
