"""Clean-up with its storage, and final scoring (sections 17 and 18)."""

from typing import Final

from novastate.games.master import codes
from novastate.games.master.cards.model import STORE
from novastate.games.master.codes import STORE as STORE_MOVE
from novastate.games.master.goods import DEVELOPMENT, HELD
from novastate.games.master.rules.supply import counted, score, tell
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


def stored_by(p: Table, seat: int) -> dict[tuple[int, int], list[int]]:
    """Work out what a seat has put where so far: units by place and slot."""
    put: dict[tuple[int, int], list[int]] = {}
    for move in p.answers[seat]:
        if move & VERB != STORE_MOVE:
            continue
        good, at, detail = move >> A & FIELD, move >> B & FIELD, move >> C & FIELD
        slot = detail & (codes.ALL_OF_IT - 1)
        n = 1
        if detail & codes.ALL_OF_IT:
            n = min(_room(p, seat, at, slot, put), _unstored(p, seat, good, put))
        put.setdefault((at, slot), []).extend([good] * n)
    return put


def _room(p: Table, seat: int, at: int, slot: int, put: dict[tuple[int, int], list[int]]) -> int:
    """Count the units a slot can still take."""
    most = p.cards.gain[p.players[seat].state[at].card].slots[slot].most
    if most < 0:
        return 1 << 20
    return most - len(put.get((at, slot), []))


def _unstored(p: Table, seat: int, good: int, put: dict[tuple[int, int], list[int]]) -> int:
    """Count the loose goods of a kind not yet put into a slot."""
    return p.players[seat].loose(good) - sum(units.count(good) for units in put.values())


def store_options(p: Table, step: Step, seat: int) -> list[int]:
    """List what can be stored where; [] when the seat has finished (MS-17.2, MS-17.5)."""
    player = p.players[seat]
    said = p.answers[seat]
    if said and said[-1] == codes.DONE:
        return []
    moves: list[int] = []
    put: dict[tuple[int, int], list[int]] | None = None
    for at, place in enumerate(player.state):
        if place.ruin or p.cards.trigger[place.card] != STORE:
            continue
        if put is None:
            put = stored_by(p, seat)
        for i, slot in enumerate(p.cards.gain[place.card].slots):
            room = _room(p, seat, at, i, put)
            for good in slot.goods:
                n = min(room, _unstored(p, seat, good, put))
                if n > 0:
                    moves.append(STORE_MOVE | good << A | at << B | i << C)
                if n > 1:
                    moves.append(STORE_MOVE | good << A | at << B | (i | codes.ALL_OF_IT) << C)
    if moves:
        moves.append(codes.DONE)
    return moves


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
                args: dict[str, object] = {
                    "card": p.cards.ids[place.card],
                    "goods": counted(tuple(units)),
                }
                tell(p, "store", seat, args)


def perform_clean(p: Table, step: Step) -> None:
    """Discard everything else and hand over the first player token (MS-17.6 to MS-17.8)."""
    for seat, player in enumerate(p.players):
        _clean(p, seat, player)
    if not p.solo:
        p.first = (p.first + 1) % p.seats
    tell(p, "first_player", p.first, {})


def left_by_clean_up(p: Table, seat: int) -> list[int]:
    """Count the goods by kind that clean-up would leave a seat now, if it stores all it can."""
    player = p.players[seat]
    kept = [0] * HELD
    if p.settings.keep_development:
        kept[DEVELOPMENT] = player.loose(DEVELOPMENT)
    put: dict[tuple[int, int], list[int]] = {}
    for at, place in enumerate(player.state):
        for good in place.placed:
            kept[good] += 1
        if place.ruin or p.cards.trigger[place.card] != STORE:
            continue
        for i, slot in enumerate(p.cards.gain[place.card].slots):
            for good in slot.goods:
                n = min(_room(p, seat, at, i, put), _unstored(p, seat, good, put))
                if n > 0:
                    put.setdefault((at, i), []).extend([good] * n)
                    kept[good] += n
    return kept


def _clean(p: Table, seat: int, player: Player) -> None:
    """Leave a player what clean-up leaves him."""
    kept = [0] * HELD
    if p.settings.keep_development:
        kept[DEVELOPMENT] = player.loose(DEVELOPMENT)
    for i, place in enumerate(player.state):
        for good in place.placed:
            kept[good] += 1
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
        if p.listener is not None:
            tell(p, "gain", seat, {"goods": {"vp": n}, "source": "locations"})
        score(p, seat, n)
    p.location_vp = points
    tell(p, "game_over", -1, {})


STEPS: Final[Steps[Table]] = (
    Do(codes.S_PHASE_END, perform_phase_end),
    AskTogether(codes.S_STORE, "store_goods", "MS-21.31", store_options, store_made),
    Do(codes.S_CLEAN, perform_clean),
    Do(codes.S_SCORE, perform_score),
)
