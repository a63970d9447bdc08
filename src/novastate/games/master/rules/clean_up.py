"""Clean-up with its storage, and final scoring (sections 17 and 18)."""

from typing import Final

from novastate.games.master import codes
from novastate.games.master.cards.model import STORE, Slot
from novastate.games.master.codes import STORE as STORE_MOVE
from novastate.games.master.goods import DEVELOPMENT, HELD, VP
from novastate.games.master.rules.supply import counted, gain, tell
from novastate.games.master.table import Player, Table, Units
from novastate.kernel.packing import FIELD, VERB, A, B, C
from novastate.kernel.position import Step
from novastate.kernel.steps import AskTogether, Do, Steps


def perform_phase_end(p: Table, step: Step) -> None:
    """End the action phase: score if the end was triggered, else clean up (MS-18.1, SO-8.1)."""
    p.discard.extend(p.attack_pile)
    p.attack_pile = []
    if p.end_triggered:
        p.push(codes.S_SCORE, -1)
    else:
        p.phase = codes.CLEAN_UP
        p.push(codes.S_ROUND, -1)
        p.push(codes.S_CLEAN, -1)
        p.push(codes.S_STORE, -1)


Where = tuple[int, int]
"""A place, and the number of a slot on it."""
Put = dict[Where, list[int]]
"""What is put where: units by slot."""


def _slots(p: Table, seat: int) -> list[tuple[Where, Slot]]:
    """List the slots of a seat's locations, each with where it is."""
    return [
        ((at, i), slot)
        for at, place in enumerate(p.players[seat].state)
        if p.cards.trigger[place.card] == STORE and not place.ruin
        for i, slot in enumerate(p.cards.gain[place.card].slots)
    ]


def _storable(p: Table, seat: int, good: int, slot: Slot, where: Where, put: Put) -> int:
    """Count the units of a good not yet put anywhere that a slot can still take."""
    n = p.players[seat].loose(good)
    for units in put.values():
        n -= units.count(good)
    return n if slot.most < 0 else min(n, slot.most - len(put.get(where, [])))


def stored_by(p: Table, seat: int) -> Put:
    """Work out what a seat has put where so far."""
    put: Put = {}
    for move in p.answers[seat]:
        if move & VERB != STORE_MOVE:
            continue
        good, at, detail = move >> A & FIELD, move >> B & FIELD, move >> C & FIELD
        where, n = (at, detail & (codes.ALL_OF_IT - 1)), 1
        if detail & codes.ALL_OF_IT:
            slot = p.cards.gain[p.players[seat].state[at].card].slots[where[1]]
            n = _storable(p, seat, good, slot, where, put)
        put.setdefault(where, []).extend([good] * n)
    return put


def store_options(p: Table, step: Step, seat: int) -> list[int]:
    """List what can be stored where; [] when the seat has finished (MS-17.2, MS-17.5)."""
    said = p.answers[seat]
    if said and said[-1] == codes.DONE:
        return []
    slots = _slots(p, seat)
    put = stored_by(p, seat) if slots else {}
    moves: list[int] = []
    for where, slot in slots:
        at, i = where
        for good in slot.goods:
            n = _storable(p, seat, good, slot, where, put)
            if n > 0:
                moves.append(STORE_MOVE | good << A | at << B | i << C)
            if n > 1:
                moves.append(STORE_MOVE | good << A | at << B | (i | codes.ALL_OF_IT) << C)
    return [*moves, codes.DONE] if moves else moves


def store_made(p: Table, step: Step) -> None:
    """Lay the stored goods on their locations when all have chosen."""
    for seat in range(p.seats):
        player = p.players[seat]
        for (at, _), units in sorted(stored_by(p, seat).items()):
            for good in units:
                player.goods[good] -= 1
            place = player.state[at]
            player.state[at] = place.with_stored(place.stored + tuple(sorted(units)))
            if p.listener is not None:
                goods = counted(tuple(units))
                tell(p, "store", seat, {"card": p.cards.ids[place.card], "goods": goods})


def perform_clean(p: Table, step: Step) -> None:
    """Discard everything else and hand over the first player token (MS-17.6 to MS-17.8)."""
    for seat, player in enumerate(p.players):
        _clean(p, seat, player)
    if not p.solo:
        p.first = (p.first + 1) % p.seats
    tell(p, "first_player", p.first, {})


def _staying(p: Table, player: Player) -> list[int]:
    """Count by kind what stays without storing it: placed goods, and tokens by an option."""
    kept = [0] * HELD
    if p.settings.keep_development:
        kept[DEVELOPMENT] = player.loose(DEVELOPMENT)
    for place in player.state:
        for good in place.placed:
            kept[good] += 1
    return kept


def left_by_clean_up(p: Table, seat: int) -> list[int]:
    """Count the goods by kind that clean-up would leave a seat now, if it stores all it can."""
    kept = _staying(p, p.players[seat])
    put: Put = {}
    for where, slot in _slots(p, seat):
        for good in slot.goods:
            n = _storable(p, seat, good, slot, where, put)
            if n > 0:
                put.setdefault(where, []).extend([good] * n)
                kept[good] += n
    return kept


def _clean(p: Table, seat: int, player: Player) -> None:
    """Leave a player what clean-up leaves him."""
    kept = _staying(p, player)
    for i, place in enumerate(player.state):
        if place.uses or place.guest or place.shield:
            player.state[i] = place.cleaned()
    if p.listener is not None:
        lost: Units = ()
        for good in range(HELD):
            lost += (good,) * (player.goods[good] - kept[good])
        if lost:
            tell(p, "lose", seat, {"goods": counted(lost)})
    player.goods = kept
    player.board = 0
    player.board_goods = ()


def perform_score(p: Table, step: Step) -> None:
    """Give 1 VP for every location in a state; then the game is over (MS-18.2, SO-9.2)."""
    p.phase = codes.OVER_PHASE
    p.over = True
    points: list[int] = []
    for seat, player in enumerate(p.players):
        n = sum(1 for place in player.state if not place.ruin)
        points.append(n)
        gain(p, seat, ((VP, n),), "locations")
    p.location_vp = points
    tell(p, "game_over", -1, {})


STEPS: Final[Steps[Table]] = (
    Do(codes.S_PHASE_END, perform_phase_end),
    AskTogether(codes.S_STORE, "store_goods", "MS-21.31", store_options, store_made),
    Do(codes.S_CLEAN, perform_clean),
    Do(codes.S_SCORE, perform_score),
)
