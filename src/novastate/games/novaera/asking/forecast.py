"""What is to come, told before it happens: picks, the zone left over, disasters."""

from novastate.games.novaera.constants import DARK_AGE, TRACKS
from novastate.games.novaera.rules.dice import colour_of, value_of
from novastate.games.novaera.rules.disasters import exposed, losable, protected
from novastate.games.novaera.rules.rounds import excess
from novastate.games.novaera.rules.unrest import penalised, raised, undamaged
from novastate.games.novaera.table import Table


def zone_moves(p: Table, at: int) -> dict[str, object]:
    """Tell for each marker how far it would move if a zone were left over (NV-4.3.1, NV-2.3.4)."""
    sums = [0] * len(TRACKS)
    for die in p.zones[at]:
        sums[colour_of(die)] += value_of(die)
    moves: dict[str, object] = {}
    for track, n in enumerate(sums):
        if n:
            last = p.settings.track_last[track]
            to = min(last, p.tracks[track] + n)
            moves[TRACKS[track]] = {"by": n, "to": to, "strikes": to == last}
    return moves


def pick_cost(p: Table, seat: int, total: int) -> dict[str, object]:
    """Tell what picking dice of a sum would cost a player (NV-4.2.2 to NV-4.2.4)."""
    player = p.players[seat]
    by = excess(p, seat, total)
    unrest = raised(p, player, by)
    return {
        "by": by,
        "unrest": unrest,
        "penalty": penalised(p, player, unrest),
        "civil_war": by > 0 and unrest == p.settings.unrest_last,
    }


def pick(p: Table, at: int) -> dict[str, object] | None:
    """Tell what a zone means: to whoever picks it, and to the tracks if it is left over."""
    if not p.zones[at]:
        return None
    total = sum(value_of(die) for die in p.zones[at])
    return {
        "sum": total,
        "costs": [pick_cost(p, seat, total) for seat in range(p.seats)],
        "left": zone_moves(p, at),
    }


def threat(p: Table, seat: int, track: int) -> str:
    """Say what a track would do to a player if it struck now (NV-7.1.1, NV-8.1.1, NV-8.1.2)."""
    if protected(p, seat, track):
        return "protected"
    if track == DARK_AGE:
        return "die"
    if not exposed(p, seat, track):
        return "nothing"
    if undamaged(p, seat, track):
        return "damage"
    return "loss" if losable(p, seat, track) else "nothing"
