"""What the verbs do when an effect resolves (NV-18.8)."""

from typing import Final

from novastate.games.novaera import codes
from novastate.games.novaera.cards import model as c
from novastate.games.novaera.constants import ANY
from novastate.games.novaera.rules.quantities import amount, holds, targets
from novastate.games.novaera.rules.rolling import draw_die
from novastate.games.novaera.rules.supply import draw, gain, lose, score
from novastate.games.novaera.rules.unrest import move_unrest
from novastate.games.novaera.table import Table
from novastate.kernel.position import Step


def perform_effect(p: Table, step: Step) -> bool:
    """Resolve one effect of a card, if its condition is true now (NV-18.3.6)."""
    seat, card, index = step[1], step[2], step[3]
    effect = p.cards.effects[card][index]
    if holds(p, seat, effect.condition):
        _resolve(p, seat, card, index, effect)
    return False


def _resolve(p: Table, seat: int, card: int, index: int, effect: c.Effect) -> None:
    verb = effect.verb
    n = amount(p, seat, effect.amount)
    source = p.cards.ids[card]
    if verb == c.GAIN:
        if effect.kind == ANY:
            if n > 0:
                p.push(codes.S_TAKE, seat, n, card)
        else:
            gain(p, seat, effect.kind, n, source)
    elif verb == c.UNREST:
        _unrest(p, seat, effect, n)
    elif verb == c.VP:
        score(p, seat, n, codes.EFFECTS, source)
    elif verb == c.LOSE:
        _lose(p, seat, effect.kind, n, card, source)
    elif verb == c.STEAL:
        for victim in reversed(targets(p, seat, effect)):
            p.push(codes.S_STEAL, seat, victim, n | card << 8)
    elif verb == c.DAMAGE:
        for victim in reversed(targets(p, seat, effect)):
            p.push(codes.S_DAMAGE, victim, effect.kind, n)
    elif verb == c.DRAW_DIE:
        for _ in range(n):
            draw_die(p, seat)
    elif verb == c.DRAW:
        draw(p, seat, n)
    elif verb == c.CONVERT:
        p.push(codes.S_CONVERT, seat, card, index)
    elif verb == c.TRACK:
        p.push(codes.S_TRACK, seat, card, index)
    elif verb in PUSHED and n > 0:
        p.push(PUSHED[verb], seat, n)


PUSHED: Final[dict[int, int]] = {
    c.REPAIR: codes.S_MEND,
    c.RESEARCH: codes.S_FETCH,
    c.RECALL: codes.S_RECALL,
    c.RESERVE: codes.S_MARK,
    c.LOWER: codes.S_SINK,
}
"""Verbs whose cards the owner chooses, up to a number (NV-18.6.2)."""


def _unrest(p: Table, seat: int, effect: c.Effect, n: int) -> None:
    """Move the markers of all targets, each with its consequences (NV-18.7.4)."""
    if effect.target == c.SELF:
        move_unrest(p, seat, n)
        return
    # Each rival's civil war must be over before the next marker moves, so each is a step.
    for victim in reversed(targets(p, seat, effect)):
        p.push(codes.S_UNREST, victim, n)


def perform_unrest(p: Table, step: Step) -> bool:
    """Move the marker of one target."""
    move_unrest(p, step[1], step[2])
    return False


def _lose(p: Table, seat: int, kind: int, n: int, card: int, source: str) -> None:
    """Give resources back; of free choice, each kind is chosen (NV-18.5.8)."""
    if kind != ANY:
        lose(p, seat, kind, n, source)
    elif n > 0:
        p.push(codes.S_GIVE, seat, min(n, sum(p.players[seat].resources)), card)
