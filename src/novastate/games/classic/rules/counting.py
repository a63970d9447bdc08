"""The VP count, the end of the game and its tie-breaks (FS-14.8, FS-16, NE-18.8, NE-20)."""

from typing import Final

from novastate.games.classic.codes import CLEAN_UP, COUNT, OVER_PHASE, S_CLEAN, S_COUNT, S_STORE
from novastate.games.classic.goods import RESOURCES, WORKER
from novastate.games.classic.rules.supply import have
from novastate.games.classic.table import Player, Table
from novastate.kernel.outcome import Outcome, ranking
from novastate.kernel.steps import Do, Step, Steps

REASONS: Final[tuple[str, ...]] = ("vp", "tie_hand", "tie_goods")


def breakdown(player: Player) -> dict[str, int]:
    """Return where a player's points come from (FS-14.8)."""
    standing = [place for place in player.state if not place.debris]
    leader = player.leader
    return {
        "locations": len(standing),
        "leader": 0 if leader is None else 1,
        "base": player.base_vp,
        "tokens": sum(place.points() for place in standing)
        + (0 if leader is None else leader.points()),
    }


def total(player: Player) -> int:
    """Count a player's points anew (FS-14.9)."""
    n = player.base_vp
    for place in player.state:
        if not place.debris:
            n += 1 + place.points()
    return n if player.leader is None else n + 1 + player.leader.points()


def perform_count(p: Table, step: Step) -> None:
    """Set all marks; the game ends here or goes on to clean-up (FS-1.3, FS-16.1, FS-19.2)."""
    p.phase = COUNT
    p.barriers += 1
    for player in p.players:
        player.marked = total(player)
    if p.listener is not None:
        totals: object = [player.marked for player in p.players]
        p.tell("count", -1, {"totals": totals})
    highest = max(player.marked for player in p.players)
    if highest >= p.rules.end_vp or p.turn == p.rules.turn_cap:
        p.over = True
        p.phase = OVER_PHASE
        p.tell("game_over", -1, {})
    else:
        p.phase = CLEAN_UP
        p.push(S_CLEAN, -1)
        p.push(S_STORE, -1)


def unspent(player: Player) -> int:
    """Count the resource and worker tokens of the second tie-break (FS-16.3)."""
    return sum(have(player, good) for good in range(RESOURCES)) + have(player, WORKER)


def outcome(p: Table) -> Outcome | None:
    """Return the result, or None while the game goes on (FS-16.2 to FS-16.6)."""
    if not p.over:
        return None
    keys = [[player.marked, len(player.hand), unspent(player)] for player in p.players]
    return ranking(keys, [breakdown(player) for player in p.players], REASONS)


STEPS: Final[Steps[Table]] = (Do(S_COUNT, perform_count),)
