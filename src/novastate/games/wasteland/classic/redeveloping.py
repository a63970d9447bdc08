"""Redevelopment: a new location in place of an old one (FS-9, NE-12)."""

from novastate.games.wasteland.classic.cards import ON_REDEVELOP
from novastate.games.wasteland.classic.codes import (
    FIELD,
    ON_BASE,
    OVER,
    REDEVELOP,
    S_OVER,
    S_OVERFLOW,
    S_REBUILD,
    S_WITH,
    A,
)
from novastate.games.wasteland.classic.entering import add_location, remove_location
from novastate.games.wasteland.classic.matching import can_replace, replaceable
from novastate.games.wasteland.classic.reactions import push_event
from novastate.games.wasteland.classic.supply import put_vp
from novastate.games.wasteland.classic.table import Table, kinds
from novastate.kernel.piles import without
from novastate.kernel.position import Step

# --- the old location (FS-9.1)


def perform_over(p: Table, step: Step) -> bool:
    """Ask what is replaced, where there is a choice."""
    options = over_options(p, step, step[1])
    if len(options) > 1:
        return p.ask(step[1])
    _chosen(p, step, options[0])
    return False


def over_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the locations that the new card may replace."""
    state = p.players[seat].state
    places = replaceable(p, seat, step[2], step[3] == 0)
    return [OVER | i << A for i in range(len(state)) if state[i] in places]


def over_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Replace the chosen location."""
    p.agenda.pop()
    _chosen(p, step, move)


def _chosen(p: Table, step: Step, move: int) -> None:
    seat = step[1]
    uid = p.players[seat].state[move >> A & FIELD].uid
    p.push(S_REBUILD if step[3] else S_WITH, seat, step[2], uid)


# --- without comparing types (FS-17.1.12)


def perform_any_over(p: Table, step: Step) -> bool:
    """Ask which card of the hand is the new location."""
    options = any_over_options(p, step, step[1])
    if not options:
        return False
    if len(options) > 1:
        return p.ask(step[1])
    _any_chosen(p, step[1], options[0])
    return False


def any_over_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards of the hand that could replace any location."""
    return [
        REDEVELOP | card << A
        for card in kinds(p.players[seat].hand)
        if can_replace(p, seat, card, False)
    ]


def any_over_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Go on to what is replaced."""
    p.agenda.pop()
    _any_chosen(p, seat, move)


def _any_chosen(p: Table, seat: int, move: int) -> None:
    p.push(S_OVER, seat, move >> A & FIELD, 1)


# --- carrying out (FS-9.9)


def perform_rebuild(p: Table, step: Step) -> bool:
    """Discard the old location, place the new one, score the deed; reactions come last."""
    seat, card, uid = step[1], step[2], step[3]
    player = p.players[seat]
    old = player.state[player.find(uid)]
    push_event(p, seat, ON_REDEVELOP, card, p.cards.distance[card])
    player.hand = without(player.hand, card)
    remove_location(p, seat, old)
    if p.listener is not None:
        args: dict[str, object] = {"card": p.cards.ids[card], "over": p.cards.ids[old.card]}
        p.tell("redevelop", seat, args)
    add_location(p, seat, card)
    p.push(S_OVERFLOW, seat)
    for _ in range(p.rules.redevelop_vp):
        put_vp(p, seat, 1, ON_BASE)
    return False
