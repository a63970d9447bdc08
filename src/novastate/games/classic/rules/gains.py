"""What actions and features give: goods, a choice of goods, or something special."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.cards import model as c
from novastate.games.classic.goods import BASIC, CARD, NAMES, is_vp
from novastate.games.classic.rules import entering, supply
from novastate.games.classic.table import Place, Table
from novastate.kernel.packing import FIELD, A, B
from novastate.kernel.steps import Ask, AskAlways, Do, Step, Steps

STEP_OF: Final[dict[int, int]] = {
    c.STEAL: codes.S_STEAL,
    c.REDEVELOP_ANY: codes.S_ANY_OVER,
    c.IMPROVE: codes.S_IMPROVE,
    c.REPEAT_PRODUCTION: codes.S_REPEAT,
    c.MAKE_CONTACT: codes.S_GRANT,
}
"""The step that carries out what is special in a gain."""


def gain_of(p: Table, seat: int, uid: int, which: int) -> c.Gain:
    """Return the gain of a card's action (0) or of one of its features (1 and more)."""
    place = p.players[seat].in_play(uid)
    if place is None:
        return c.NO_GAIN
    effects = p.cards.effects[place.card]
    return effects.gain if which == 0 else effects.features[which - 1].gain


def perform_gain(p: Table, step: Step) -> None:
    """Give what an action or a feature gives; VP go on its card (FS-12.1.7, FS-17.2.8)."""
    seat, uid, which = step[1], step[2], step[3]
    gain = gain_of(p, seat, uid, which)
    if gain.special:
        p.agenda.append(_special(seat, gain))
    if len(gain.options) > 1:
        p.push(codes.S_CHOOSE, seat, uid, which)
    elif gain.options[0]:
        _receive(p, seat, uid, gain.options[0])


def _special(seat: int, gain: c.Gain) -> Step:
    """Return the step that carries out what is special in a gain."""
    return STEP_OF[gain.special], seat, gain.type or gain.kind, gain.range


def _receive(p: Table, seat: int, uid: int, goods: c.Goods) -> None:
    """Give goods that a card is the source of."""
    place = p.players[seat].in_play(uid)
    supply.receive(p, seat, goods, uid, p.cards.ids[place.card] if place is not None else "", False)


def receivable(p: Table, seat: int, place: Place, gain: c.Gain) -> bool:
    """Tell whether at least one part of a gain can really be received (FS-0.3, FS-12.1.8)."""
    if gain.special:
        return p.offers(_special(seat, gain))
    for option in gain.options:
        if goods_receivable(p, seat, place, option):
            return True
    return False


def goods_receivable(p: Table, seat: int, place: Place, goods: c.Goods) -> bool:
    """Tell whether at least one of some goods can be received."""
    for good in goods:
        if is_vp(good):
            if supply.places_left(p, p.players[seat], place) > 0:
                return True
        elif good == CARD:
            if p.deck or p.discard:
                return True
        else:
            return True
    return False


def choose_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the sides of a choice between goods (FS-17.1.14)."""
    return [codes.CHOOSE | i << A for i in range(len(gain_of(p, seat, step[2], step[3]).options))]


def choose_side(p: Table, step: Step, move: int) -> None:
    """Take one side whole."""
    seat = step[1]
    gain = gain_of(p, seat, step[2], step[3])
    _receive(p, seat, step[2], gain.options[move >> A & FIELD])


# --- improving and producing again (NE-22.2)


def improve_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the own locations of a type without an Improvement token (NE-22.2.2)."""
    return [
        codes.IMPROVE | i << A
        for i, place in enumerate(p.players[seat].state)
        if not place.debris and not place.improved and p.cards.types[place.card] & step[2]
    ]


def improve(p: Table, step: Step, move: int) -> None:
    """Improve the chosen location."""
    seat = step[1]
    place = p.players[seat].state[move >> A & FIELD]
    p.replace(seat, place.changed(improved=True))
    p.tell_card("improve", seat, place.card)


def repeat_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the own production locations that would yield something (NE-22.2.4)."""
    player = p.players[seat]
    return [
        codes.REPEAT | i << A
        for i, place in enumerate(player.state)
        if not place.debris
        and p.cards.kind[place.card] <= c.CLOSED
        and goods_receivable(p, seat, place, entering.yield_of(p, player, place.card))
    ]


def repeat(p: Table, step: Step, move: int) -> None:
    """Let the chosen location produce again."""
    player = p.players[step[1]]
    place = player.state[move >> A & FIELD]
    goods = entering.yield_of(p, player, place.card)
    supply.receive(p, step[1], goods, place.uid, p.cards.ids[place.card], False)


# --- stealing (FS-17.1.11)


def steal_options(p: Table, step: Step, seat: int) -> list[int]:
    """List what can be stolen: basic resources of players who have not passed (FS-13.3)."""
    return [
        codes.STEAL | rival << A | good << B
        for rival in p.rivals(seat)
        if not p.players[rival].passed
        for good in BASIC
        if supply.have(p.players[rival], good)
    ]


def steal(p: Table, step: Step, move: int) -> None:
    """Steal the chosen resource."""
    seat, rival, good = step[1], move >> A & FIELD, move >> B & FIELD
    supply.spend(p, rival, good, 1)
    if p.listener is not None:
        p.tell("steal", seat, {"rival": rival, "goods": {NAMES[good]: 1}})
    p.players[seat].pool[good] += 1
    supply.watch(p, seat, c.ON_GAIN, (good,))
    if p.queue:
        p.push(codes.S_REACT, seat)


STEPS: Final[Steps[Table]] = (
    Do(codes.S_GAIN, perform_gain),
    AskAlways(codes.S_CHOOSE, "choose_gain", "FS-17.1.14 NE-21.1.11", choose_options, choose_side),
    Ask(codes.S_IMPROVE, "improvement_target", "NE-22.2.2", improve_options, improve),
    Ask(codes.S_REPEAT, "production_target", "NE-22.2.4", repeat_options, repeat),
    Ask(codes.S_STEAL, "steal_target", "FS-17.1.11 NE-M.16", steal_options, steal),
)
