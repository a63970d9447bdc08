"""Clean-up: storing, discarding, clearing (FS-15, NE-19)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.cards.model import Store
from novastate.games.classic.goods import HELD, NAMES
from novastate.games.classic.table import Player, Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.steps import AskTogether, Do, Step, Steps


def stores_of(p: Table, player: Player) -> list[Store]:
    """List the Keep capacities of a player's cards in play."""
    found: list[Store] = []
    for place in player.standing(p.cards).in_play:
        stores = p.cards.effects[place.card].stores
        if stores:
            found.extend(stores)
    return found


def fits(stores: list[Store], kept: list[int]) -> bool:
    """Tell whether goods fit into the capacities together (FS-15.2).

    They do if for every group of stores the goods that fit nowhere else find room in it.
    """
    held = [good for good in range(HELD) if kept[good]]
    for group in range(1 << len(stores)):
        room = 0
        elsewhere = 0  # mask of the goods that other stores take
        for i in range(len(stores)):
            if group >> i & 1:
                room += stores[i].most
            else:
                elsewhere |= stores[i].mask
        bound = 0
        for good in held:
            if not elsewhere >> good & 1:
                bound += kept[good]
        if bound > room:
            return False
    return True


def storable(stores: list[Store], player: Player) -> list[int]:
    """Count the unspent goods by kind that some capacity takes."""
    kept = [0] * HELD
    for store in stores:
        for good in store.goods:
            kept[good] = player.pool[good]
    return kept


def kept_so_far(p: Table, seat: int) -> list[int]:
    """Count what a seat has answered to keep."""
    kept = [0] * HELD
    for move in p.answers[seat]:
        if move != codes.DONE:
            kept[move >> A & FIELD] += 1
    return kept


def store_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the goods that could still be kept; [] when the seat has finished.

    Who can keep everything is not asked: more is never worse.
    """
    if codes.DONE in p.answers[seat]:
        return []
    player = p.players[seat]
    stores = stores_of(p, player)
    if not stores:
        return []
    wanted = storable(stores, player)
    if fits(stores, wanted):
        return []
    kept = kept_so_far(p, seat)
    moves: list[int] = []
    for good in range(HELD):
        if wanted[good] > kept[good]:
            kept[good] += 1
            if fits(stores, kept):
                moves.append(codes.KEEP | good << A)
            kept[good] -= 1
    return [*moves, codes.DONE] if moves else []


def stored(p: Table, step: Step) -> None:
    """Discard everything that is not kept (FS-15.6)."""
    for seat in range(p.seats):
        player = p.players[seat]
        stores = stores_of(p, player)
        kept = storable(stores, player)
        if stores and not fits(stores, kept):
            kept = kept_so_far(p, seat)
        if p.listener is not None:
            gone: object = taken(player, kept)
            if gone:
                p.tell("lose", seat, {"goods": gone})
        player.pool = kept


def taken(player: Player, kept: list[int]) -> dict[str, int]:
    """Count by name what clean-up takes from a player who keeps some goods."""
    lost = [player.pool[good] - kept[good] for good in range(HELD)]
    return {NAMES[good]: n for good, n in enumerate(lost) if n > 0}


def left_by_clean_up(p: Table, seat: int) -> list[int]:
    """Count the goods by kind that clean-up would leave a seat now, if it keeps all it can."""
    player = p.players[seat]
    stores = stores_of(p, player)
    wanted = storable(stores, player)
    if fits(stores, wanted):
        return wanted
    kept = [0] * HELD
    for good in range(HELD):
        while kept[good] < wanted[good]:
            kept[good] += 1
            if not fits(stores, kept):
                kept[good] -= 1
                break
    return kept


def perform_clean(p: Table, step: Step) -> None:
    """Clear cards and markers; the first player token goes on (FS-15.7 to FS-15.9)."""
    for player in p.players:
        player.fields = 0
        player.visits = 0
        player.redeveloped = 0
        player.passed = False
        player.state = [
            place.changed(uses=0, visitors=0) if place.uses or place.visitors else place
            for place in player.state
        ]
    p.first = (p.first + 1) % p.seats
    p.push(codes.S_TURN, -1)


STEPS: Final[Steps[Table]] = (
    AskTogether(codes.S_STORE, "store_goods", "FS-15.2 NE-19.2", store_options, stored),
    Do(codes.S_CLEAN, perform_clean),
)
