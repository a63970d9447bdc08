"""Taking back further than information allows: against bots at once, with people by consent."""

import asyncio

from novastate.games.registry import ruleset
from novastate.kernel.events import Event
from novastate.server.live import AGREE_BACK, ASK_BACK, REFUSE_BACK, REWIND, Snapshot, taken_back
from novastate.server.puzzling.at_table import puzzle_at
from novastate.server.requests import is_own, may_take_back, others, request_of, silent
from novastate.server.rewinding import fair_start, rewound
from novastate.server.tables import Change
from novastate.server.words import Problem


async def take_back(change: Change, seat: int, to: int, key: str) -> int:
    """Take back an own move and all that came after it, or ask the others for it."""
    live = change.live
    if not may_take_back(live.facts) or live.game is None:
        raise Problem("no_take_back")
    if live.seats[seat].by_bot():
        raise Problem("bot_plays")
    if to not in live.entry_versions or not is_own(live, seat, live.row(to)):
        raise Problem("no_own_move")
    if not others(live, seat):
        return await go_back(change, seat, to, key, Event("table_goes_back", seat, {}))
    pending = request_of(live)
    if pending is not None and pending.seat != seat:
        raise Problem("back_asked")
    told = [Event("table_asks_back", seat, {})]
    return change.add(ASK_BACK, seat, str(to), key, events=told)


async def consent(change: Change, seat: int, yes: bool, key: str) -> int:
    """Answer a request; the last who agrees makes it happen, and who asked may withdraw."""
    live = change.live
    pending = request_of(live)
    if pending is None or not may_take_back(live.facts):
        raise Problem("no_request")
    if seat == pending.seat and not yes:
        told = Event("table_withdraws_back", seat, {})
        return change.add(REFUSE_BACK, seat, "", key, events=[told])
    if seat not in pending.waits_for:
        raise Problem("no_request")
    if not yes:
        told = Event("table_refuses_back", seat, {})
        return change.add(REFUSE_BACK, seat, "", key, events=[told])
    left = silent(live, pending.seat, [*pending.agreed, seat])
    if left:
        told = Event("table_agrees_back", seat, {})
        return change.add(AGREE_BACK, seat, "", key, events=[told])
    told = Event("table_goes_back", pending.seat, {})
    return await go_back(change, pending.seat, pending.to, key, told)


async def go_back(change: Change, seat: int, to: int, key: str, told: Event) -> int:
    """Go back to before a move; nothing is deleted, a row says from which version on."""
    live = change.live
    record, rules = live.record(), ruleset(live.facts.game)
    done = live.entry_versions.index(to)
    if puzzle_at(live) is None:  # there nobody is wronged, and what came before it stays
        done = await asyncio.to_thread(fair_start, rules, record, done)
    back = await asyncio.to_thread(rewound, rules, record, done)
    first = live.entry_versions[done]
    live.adopt(back.game)
    for place in live.seats:
        if place.auto_pass:
            place.auto_pass = False
            change.touched.add(place.index)
    live.facts.origin = {**live.facts.origin, "taken_back": taken_back(live.facts) + 1}
    version = change.add(REWIND, seat, "", key, first, [told])
    change.snapshot = Snapshot(version, back.moves, back.position)
    return version
