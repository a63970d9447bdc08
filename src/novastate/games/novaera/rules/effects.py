"""What the verbs do when an effect resolves (NV-18.8)."""

from collections.abc import Callable
from typing import Final

from novastate.games.novaera import codes
from novastate.games.novaera.cards import model as c
from novastate.games.novaera.cards.effect_words import NAMES
from novastate.games.novaera.cards.model import Effect
from novastate.games.novaera.constants import ANY
from novastate.games.novaera.rules.quantities import amount, holds, targets
from novastate.games.novaera.rules.rolling import draw_die
from novastate.games.novaera.rules.supply import draw, gain, lose, score
from novastate.games.novaera.rules.unrest import move_unrest
from novastate.games.novaera.table import Table
from novastate.kernel.position import Step
from novastate.kernel.steps import Do, Steps

Begin = Callable[[Table, int, int, int, Effect], None]
"""Begin what an effect of a seat's card does: the seat, the card, the effect's place on it."""


def perform_effect(p: Table, step: Step) -> None:
    """Resolve one effect of a card, if its condition is true now (NV-18.3.6)."""
    seat, card, index = step[1], step[2], step[3]
    effect = p.cards.effects[card][index]
    if not holds(p, seat, effect.condition):
        return
    if effect.verb == c.GAIN:  # most effects are: called directly, which is faster when compiled
        _gain(p, seat, card, index, effect)
    else:
        _BEGIN[effect.verb](p, seat, card, index, effect)


def _gain(p: Table, seat: int, card: int, index: int, effect: Effect) -> None:
    n = amount(p, seat, effect.amount)
    if effect.kind != ANY:
        gain(p, seat, effect.kind, n, p.cards.ids[card])
    elif n > 0:
        p.push(codes.S_TAKE, seat, n, card)


def _lose(p: Table, seat: int, card: int, index: int, effect: Effect) -> None:
    """Give resources back; of free choice, each kind is chosen (NV-18.5.8)."""
    n = amount(p, seat, effect.amount)
    if effect.kind != ANY:
        lose(p, seat, effect.kind, n, p.cards.ids[card])
    elif n > 0:
        p.push(codes.S_GIVE, seat, min(n, sum(p.players[seat].resources)), card)


def _steal(p: Table, seat: int, card: int, index: int, effect: Effect) -> None:
    n = amount(p, seat, effect.amount)
    for victim in reversed(targets(p, seat, effect)):
        p.push(codes.S_STEAL, seat, victim, n | card << 8)


def _unrest(p: Table, seat: int, card: int, index: int, effect: Effect) -> None:
    """Move the markers of all targets, each with its consequences (NV-18.7.4)."""
    n = amount(p, seat, effect.amount)
    if effect.target == c.SELF:
        move_unrest(p, seat, n)
        return
    # Each rival's civil war must be over before the next marker moves, so each is a step.
    for victim in reversed(targets(p, seat, effect)):
        p.push(codes.S_UNREST, victim, n)


def _vp(p: Table, seat: int, card: int, index: int, effect: Effect) -> None:
    score(p, seat, amount(p, seat, effect.amount), codes.EFFECTS, p.cards.ids[card])


def _draw_die(p: Table, seat: int, card: int, index: int, effect: Effect) -> None:
    for _ in range(amount(p, seat, effect.amount)):
        draw_die(p, seat)


def _damage(p: Table, seat: int, card: int, index: int, effect: Effect) -> None:
    n = amount(p, seat, effect.amount)
    for victim in reversed(targets(p, seat, effect)):
        p.push(codes.S_DAMAGE, victim, effect.kind, n)


def _choose_cards(p: Table, seat: int, card: int, index: int, effect: Effect) -> None:
    """Let the owner choose cards, up to a number (NV-18.6.2)."""
    n = amount(p, seat, effect.amount)
    if n > 0:
        p.push(CHOSEN[effect.verb], seat, n)


CHOSEN: Final[dict[int, int]] = {
    c.REPAIR: codes.S_MEND,
    c.RESEARCH: codes.S_FETCH,
    c.RECALL: codes.S_RECALL,
    c.RESERVE: codes.S_MARK,
}
"""The verb -> the step that asks for the cards."""

BEGIN: Final[dict[str, Begin]] = {
    "gain": _gain,
    "lose": _lose,
    "steal": _steal,
    "unrest": _unrest,
    "vp": _vp,
    "convert": lambda p, seat, card, index, effect: p.push(codes.S_CONVERT, seat, card, index),
    "draw_die": _draw_die,
    "repair": _choose_cards,
    "research": _choose_cards,
    "draw": lambda p, seat, card, index, effect: draw(p, seat, amount(p, seat, effect.amount)),
    "recall": _choose_cards,
    "damage": _damage,
    "track": lambda p, seat, card, index, effect: p.push(codes.S_TRACK, seat, card, index),
    "reserve": _choose_cards,
}


def _nothing(p: Table, seat: int, card: int, index: int, effect: Effect) -> None:
    """Stand for verbs that never resolve."""


_BEGIN: Final = [BEGIN.get(name, _nothing) for name in NAMES]


STEPS: Final[Steps[Table]] = (
    Do(codes.S_EFFECT, perform_effect),
    Do(codes.S_UNREST, lambda p, step: move_unrest(p, step[1], step[2])),
)
