"""How a game ended: totals, ranks, ties and the levels of the solo game (sections 18 and 24.7)."""

from typing import Final

from novastate.games.master.table import Player, Table
from novastate.kernel.outcome import Outcome, SeatResult, ranking

LEVELS: Final[tuple[tuple[int, str], ...]] = (
    (80, "grand_master"),
    (70, "cyborg"),
    (60, "soldier"),
    (50, "trader"),
    (40, "human_being"),
    (30, "creature_with_brain"),
    (0, "creature_without_brain"),
)
"""The least final VP of each level of a solo win (SO-9.5 to SO-9.11)."""

REASONS: Final[tuple[str, ...]] = ("vp", "tie_goods", "tie_locations")
"""What may decide (MS-18.3, MS-18.6)."""


def level(vp: int) -> str:
    """Rate a solo win by the human's final total (SO-9.4).

    >>> level(47)
    'human_being'
    """
    return next(name for least, name in LEVELS if vp >= least)


def tie_goods(p: Table, player: Player) -> int:
    """Count the goods of the tie-break (MS-18.4, MS-18.5)."""
    n = sum(player.goods)
    return n + len(player.hand) if p.settings.tiebreak_hand else n


def outcome(p: Table) -> Outcome | None:
    """Return the result, or None while the game goes on."""
    if not p.over:
        return None
    return _solo(p) if p.solo else _ranked(p)


def _breakdown(p: Table, seat: int) -> dict[str, int]:
    return {"play": p.players[seat].vp - p.location_vp[seat], "locations": p.location_vp[seat]}


def _ranked(p: Table) -> Outcome:
    """Rank by VP, then goods, then locations (MS-18.3, MS-18.6)."""
    keys = [
        [p.players[seat].vp, tie_goods(p, p.players[seat]), p.location_vp[seat]]
        for seat in range(p.seats)
    ]
    return ranking(keys, [_breakdown(p, seat) for seat in range(p.seats)], REASONS)


def _solo(p: Table) -> Outcome:
    """Compare human and rival (SO-9.3)."""
    human, rival = p.players[0].vp, p.players[1].vp
    won = human > rival
    result = SeatResult(
        0,
        human,
        _breakdown(p, 0),
        1 if won else 2,
        [tie_goods(p, p.players[0]), p.location_vp[0]],
    )
    reason = "solo_win" if won else ("solo_draw" if human == rival else "solo_loss")
    extra: dict[str, object] = {"rival_vp": rival, "rival_breakdown": _breakdown(p, 1)}
    if won:
        extra["level"] = level(human)
    return Outcome([result], [0] if won else [], reason, extra)
