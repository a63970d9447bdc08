"""The last finished round in figures: points and where they came from, what was lost and kept.

It is told by the stored events of that round, and by what everybody sees now less what came since.
"""

from typing import Any, Final, cast

from novastate.kernel.events import Event
from novastate.server.changes import add_up, changes_of
from novastate.server.games.general import Changes
from novastate.server.games.registry import served
from novastate.server.live import MOVE, Live, Row
from novastate.server.packing import read_events
from novastate.server.series import Paid
from novastate.server.shapes.story import RoundOfSeat, RoundSummary

COUNTED: Final = "counted"
"""The source of points that are counted anew: locations, leaders, what lies on them."""


def summary_of(live: Live) -> RoundSummary | None:
    """Tell of the last finished round; None while the first one is played."""
    if live.game is None or live.archive is not None:
        return None
    position = live.game.position
    if position.round_number() <= 1 and position.to_act():
        return None  # the first round is played
    rows, game = standing(live), served(live.facts.game)
    ends = _marks(live, rows)
    if not ends:
        return None
    at, end, last = ends[0]
    begun = ends[1] if len(ends) > 1 else None
    within = _between(rows, begun, (at, end))
    since = [event for row in rows[at:] for event in read_events(row.events)][end:]
    before = _counted_before(rows[: begun[0] + 1]) if begun else None
    seats = _seats(live, within, since, before)
    told = begun[2].args if begun else {"round": 1, "era": 1}
    number = cast(int, told.get("round", told.get("turn", 1)))
    era = cast(int, told["era"]) if game.has_eras else None
    over = last.code == game.end
    first = None if over else _first(last, within)
    return RoundSummary(rows[at].version, number, era, first, seats)


def may_end_a_round(live: Live, row: Row) -> bool:
    """Tell whether another round may be the last finished one after a change."""
    game = served(live.facts.game)
    marks = any(f'["{code}",' in row.events for code in (game.round_head, game.end))
    return marks or (row.kind != MOVE and row.undoes is not None)


def round_after(live: Live, row: Row) -> tuple[int, int] | None:
    """Return the round that begins with a change, and its era or 0; None if none does."""
    code = served(live.facts.game).round_head
    if f'["{code}",' not in row.events:
        return None
    heads = [event.args for event in read_events(row.events) if event.code == code]
    told = heads[-1]
    return cast(int, told.get("round", told.get("turn", 0))), cast(int, told.get("era", 0))


def first_round(live: Live) -> tuple[int, int]:
    """Return the round a game begins with; where one chooses before it, that is none."""
    return served(live.facts.game).first_round


def standing(live: Live) -> list[Row]:
    """List the changes that made the moves that stand."""
    return [live.row(version) for version in live.entry_versions]


Mark = tuple[int, int, Event]
"""A row and an event of it with which a round begins or the game ends."""


def _marks(live: Live, rows: list[Row]) -> list[Mark]:
    """Find the last end of a round, and the one before it; most rows stay unread."""
    game = served(live.facts.game)
    codes = (game.round_head, game.end)
    texts = [f'["{code}",' for code in codes]
    found: list[Mark] = []
    for at in range(len(rows) - 1, -1, -1):
        if any(text in rows[at].events for text in texts):
            told = list(enumerate(read_events(rows[at].events)))
            found += [(at, n, event) for n, event in reversed(told) if event.code in codes]
        if len(found) > 1:
            break
    return found[:2]


def _between(rows: list[Row], begun: Mark | None, end: tuple[int, int]) -> list[Event]:
    """List the events of a round: after the mark it began with, up to the one it ended with."""
    first, skipped = (begun[0], begun[1]) if begun else (0, 0)
    before = [event for row in rows[first : end[0]] for event in read_events(row.events)]
    last = read_events(rows[end[0]].events)[: end[1]]
    if first == end[0]:
        return last[skipped:]
    return before[skipped:] + last


def _seats(
    live: Live, within: list[Event], since: list[Event], before: list[int] | None
) -> list[RoundOfSeat]:
    held = _held(live, since)
    players = range(len(held))
    paid = Paid(len(held))
    lost: Changes = {}
    kept: Changes = {}
    for event in within:
        paid.hear(event)
        if event.code in ("lose", "store"):
            into = lost if event.code == "lose" else kept
            add_up(into, {event.seat: cast("dict[str, int]", event.args["goods"])})
    add_up(kept, held)
    points = [held[seat].get("vp", 0) for seat in players]
    _count_anew(points, paid, within, before)
    return [
        RoundOfSeat(points[seat], paid.sums[seat], lost.get(seat, {}), _goods(kept[seat]))
        for seat in players
    ]


def _first(last: Event, within: list[Event]) -> int | None:
    """Return who starts the next round: its head tells it, or the hand-over just before."""
    if last.seat >= 0:
        return last.seat
    handed = [event.seat for event in within if event.code == "first_player"]
    return handed[-1] if handed else None


def _held(live: Live, since: list[Event]) -> Changes:
    """Return what everybody had at the end of the round: what he has now less what came since."""
    assert live.game is not None
    players = cast("list[dict[str, Any]]", live.game.position.view(None)["players"])
    found: Changes = {}
    for seat, player in enumerate(players):
        goods = player.get("goods") or player.get("resources") or player.get("pool") or {}
        found[seat] = {**goods, "vp": player.get("vp", player.get("marked", 0))}
    came: Changes = {}
    for event in since:
        add_up(came, changes_of(event, live.facts.game))
        if event.code == "return_stored":
            add_up(came, {event.seat: cast("dict[str, int]", event.args["goods"])})
        elif event.code == "store":
            goods = cast("dict[str, int]", event.args["goods"])
            add_up(came, {event.seat: {name: -n for name, n in goods.items()}})
    add_up(found, {seat: {k: -n for k, n in goods.items()} for seat, goods in came.items()})
    return found


def _count_anew(
    points: list[int], paid: Paid, within: list[Event], before: list[int] | None
) -> None:
    """Take the points of a count, where there is one; what no event gave was counted."""
    totals = last_count(within)
    if totals is None:
        return
    for seat, total in enumerate(totals):
        points[seat] = total
        rest = total - (before[seat] if before else 0) - sum(paid.sums[seat].values())
        if rest:
            paid.sums[seat][COUNTED] = rest


def last_count(events: list[Event]) -> list[int] | None:
    """Return the totals of the last count among events."""
    found = [event.args["totals"] for event in events if event.code == "count"]
    return cast("list[int]", found[-1]) if found else None


def _counted_before(rows: list[Row]) -> list[int] | None:
    """Return the totals of the last count up to a row."""
    for row in reversed(rows):
        if '["count",' in row.events:
            return last_count(read_events(row.events))
    return None


def _goods(held: dict[str, int]) -> dict[str, int]:
    return {name: n for name, n in held.items() if n > 0 and name != "vp"}
