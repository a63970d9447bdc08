"""Blocks: the effects of one card with one trigger, and when they begin (NV-18.7)."""

from typing import Final

from novastate.games.novaera.cards.model import ANY_TRACK, ON_ACTION, ON_DISASTER, Effect
from novastate.games.novaera.codes import S_BLOCK, S_EFFECT, S_TRIGGER
from novastate.games.novaera.table import Player, Table
from novastate.kernel.position import Step
from novastate.kernel.steps import Do, Steps

# A block's second detail: the trigger, then what narrows it.
TRIGGER: Final = 255
DETAIL: Final = 8  # on_action: the action; on_disaster: the track
COLOUR: Final = 12  # on_action: the colour + 1; 0: none
FOUR_BITS: Final = 15


def fits(effect: Effect, what: int) -> bool:
    """Tell whether an effect is meant by what happened (NV-18.2.7, NV-18.2.9)."""
    if effect.trigger != what & TRIGGER:
        return False
    detail = what >> DETAIL & FOUR_BITS
    if effect.trigger == ON_ACTION:
        colour = what >> COLOUR
        if effect.colours and not (colour and effect.colours >> (colour - 1) & 1):
            return False
        return bool(effect.actions >> detail & 1)
    if effect.trigger == ON_DISASTER:
        return effect.disaster in (ANY_TRACK, detail)
    return True


def triggered(p: Table, player: Player, what: int) -> list[int]:
    """List the undamaged cards that react, in the order of placing (NV-18.7.2, NV-18.7.5)."""
    found: list[int] = []
    number = what & TRIGGER
    for placed in player.tableau:
        if placed.damaged:
            continue
        effects = p.cards.effects[placed.card]
        for i in p.cards.by_trigger[placed.card][number]:
            if fits(effects[i], what):
                found.append(placed.card)
                break
    return found


def trigger(p: Table, seat: int, what: int) -> None:
    """Put the blocks of all cards of a player that react on the agenda."""
    cards = triggered(p, p.players[seat], what)
    for i in range(len(cards) - 1, -1, -1):
        p.push(S_BLOCK, seat, cards[i], what)


def push_trigger(p: Table, seat: int, what: int) -> None:
    """Let something happen after what is on the agenda now has been done."""
    p.push(S_TRIGGER, seat, what)


def perform_block(p: Table, step: Step) -> None:
    """Begin a block, unless its card was damaged or lost meanwhile (NV-18.7.5)."""
    if p.players[step[1]].has(step[2]):
        begin(p, step[1], step[2], step[3])


def begin(p: Table, seat: int, card: int, what: int) -> None:
    """Put the effects of a block on the agenda in printed order; they will all resolve."""
    effects = p.cards.effects[card]
    indices = p.cards.by_trigger[card][what & TRIGGER]
    for k in range(len(indices) - 1, -1, -1):
        if fits(effects[indices[k]], what):
            p.push(S_EFFECT, seat, card, indices[k])


STEPS: Final[Steps[Table]] = (
    Do(S_TRIGGER, lambda p, step: trigger(p, step[1], step[2])),
    Do(S_BLOCK, perform_block),
)
