"""Tables before and after play: make, join, leave, start, rematch."""

from dataclasses import replace
from typing import Final

from novastate.bots.registry import names as bot_names
from novastate.kernel.chance import CHOSEN
from novastate.kernel.errors import BadInput
from novastate.kernel.events import Event
from novastate.server.archive import stamp
from novastate.server.cast import Casting
from novastate.server.content import checked_options, rules_of
from novastate.server.db import people, store
from novastate.server.identity import Visitor, clean_name, new_id
from novastate.server.links import keep_to
from novastate.server.live import (
    BOT,
    FINISHED,
    LOBBY,
    OPEN,
    PERSON,
    PLAYING,
    START,
    Facts,
    Row,
    Seat,
)
from novastate.server.naming import check_name, name_for
from novastate.server.overrides import check_overrides
from novastate.server.play import hand_over
from novastate.server.shapes.tables import Joining, NewSeat, NewTable
from novastate.server.tables import Change, Tables
from novastate.server.words import Problem, say

LIVE_SECONDS: Final = (10, 3600)
DAYS_SECONDS: Final = (3600, 30 * 24 * 3600)


async def make(tables: Tables, visitor: Visitor, wish: NewTable, lang: str) -> str:
    """Make a table as wished and return its id."""
    rules = rules_of(wish.game)
    if len(wish.seats) not in rules.seats:
        least, most = rules.seats[0], rules.seats[-1]
        raise Problem(
            "seats_number", title=rules.title, least=least, most=most, seats=len(wish.seats)
        )
    if wish.seed is not None:
        _check_seed(wish, wish.seed)
    _check_clock(wish)
    options = checked_options(rules, wish.options, len(wish.seats), wish.visibility)
    if wish.visibility == "hotseat":
        kinds = {seat.kind for seat in wish.seats}
        if OPEN in kinds or PERSON not in kinds:
            raise Problem("needs_person")
    id = new_id()
    casting = Casting(wish.game, id, (seat.name for seat in wish.seats))
    seats = [_seat(i, seat, casting, visitor, lang) for i, seat in enumerate(wish.seats)]
    if not _is_friendly(wish):
        await _check_names(tables, visitor, seats)
    facts = Facts(
        id,
        wish.game,
        LOBBY,
        wish.visibility,
        options,
        wish.pace,
        wish.move_seconds,
        0,
        visitor.guest,
        tables.draw_seed() if wish.seed is None else wish.seed,
        [],
        {} if wish.seed is None else {"chosen_seed": True},
        tables.clock.now(),
        tables.clock.now(),
        analysis=_is_friendly(wish) if wish.analysis is None else wish.analysis,
    )
    await keep(tables, visitor, facts, seats)
    return facts.id


def _is_friendly(wish: NewTable) -> bool:
    """Tell whether those who play know each other: nobody comes in from the list of tables."""
    return wish.visibility != "open" or all(seat.kind != OPEN for seat in wish.seats)


def _check_seed(wish: NewTable, seed: int) -> None:
    """Raise Problem if the maker may not choose this seed: whoever knows it knows all cards."""
    if not 0 <= seed < CHOSEN:
        raise Problem("seed_range")
    if any(seat.kind == OPEN for seat in wish.seats):
        raise Problem("seed_with_others")


async def _check_names(tables: Tables, visitor: Visitor, seats: list[Seat]) -> None:
    """Raise Problem if somebody who comes in could be taken in by a name of the maker's."""
    async with tables.db.reading() as connection:
        for seat in seats:
            if seat.kind == PERSON:
                others = [other for other in seats if other is not seat]
                await check_name(connection, seat.name, visitor, others)


def _check_clock(wish: NewTable) -> None:
    least, most = LIVE_SECONDS if wish.pace == "live" else DAYS_SECONDS
    if wish.move_seconds is not None and not least <= wish.move_seconds <= most:
        raise Problem("move_seconds_range", least=least, most=most)


def _seat(index: int, wish: NewSeat, casting: Casting, visitor: Visitor, lang: str) -> Seat:
    if wish.kind == BOT:
        bot = wish.bot or "greedy"
        if bot not in bot_names():
            raise Problem("no_bot", bot=bot, bots=", ".join(bot_names()))
        if wish.character and not casting.knows(wish.character):
            raise Problem("no_character", character=wish.character)
        name = clean_name(wish.name) if wish.name else casting.give(wish.character)
        return Seat(index, BOT, name, bot)
    if wish.kind == OPEN:
        return Seat(index, OPEN, "")
    name = clean_name(wish.name or visitor.name or f"{say('guest', lang)} {index + 1}")
    seat = Seat(index, PERSON, name)
    seat.hold(visitor)
    return seat


async def keep(
    tables: Tables, visitor: Visitor, facts: Facts, seats: list[Seat], rows: list[Row] | None = None
) -> None:
    """Store a new table, if the visitor has not too many; rows are what was played already."""
    check_overrides(rules_of(facts.game), facts.options, facts.visibility)
    limit = tables.settings.tables_per_guest
    async with tables.db.writing() as connection:
        if facts.status != FINISHED:
            if await store.unfinished_of(connection, visitor.guests) >= limit:
                raise Problem("too_many_tables", limit=limit)
        await store.insert_table(connection, facts, seats)
        if rows:
            await store.insert_rows(connection, facts.id, rows)
    tables.makers.learn(facts.id, visitor.address)


async def join(tables: Tables, id: str, visitor: Visitor, wish: Joining, lang: str) -> int:
    """Sit down at a free seat and return it."""
    async with tables.changing(id, more=True) as change:
        live = change.live
        name = name_for(wish.name, visitor, live.seats, lang)
        if live.facts.status != LOBBY:
            raise Problem("already_started")
        if live.own_seats(visitor):
            raise Problem("seated_already")
        seat = _free(change, wish.seat)
        if live.facts.visibility == "open":
            await check_name(change.connection, name, visitor, live.seats)
        seat.kind, seat.name, seat.bot = PERSON, name, None
        seat.hold(visitor)
        change.touched.add(seat.index)
        await store.rename_seat(change.connection, id, seat)
        live.forget_words()
        await store.add_holders(change.connection, id, seat)
        await people.rename(change.connection, visitor.guest, name)
        change.add("join", seat.index)
        return seat.index


def _free(change: Change, wanted: int | None) -> Seat:
    seats = change.live.seats
    if wanted is None:
        free = [seat for seat in seats if seat.kind == OPEN]
        if not free:
            raise Problem("table_full")
        return free[0]
    if not 0 <= wanted < len(seats):
        raise Problem("no_seat", last=len(seats), seat=wanted + 1)
    if seats[wanted].kind != OPEN:
        raise Problem("seat_taken", seat=wanted + 1)
    return seats[wanted]


async def leave(tables: Tables, id: str, visitor: Visitor) -> None:
    """Get up: before the game the seats become free, during it bots play them."""
    async with tables.using(id) as live:
        own, status = live.own_seats(visitor), live.facts.status
    if not own:
        raise Problem("no_seat_of_yours")
    if status == FINISHED:
        raise Problem("is_finished")
    for seat in own:
        async with tables.changing(id, more=True) as change:
            if change.live.facts.status == LOBBY:
                await get_up(change, seat, visitor.guests)
                continue
            lost = await keep_to(change, seat, visitor)
            if not change.live.seats[seat].by_bot() or change.live.lost_on_time(seat):
                hand_over(change, seat)  # on purpose: it is not given back by itself
            elif lost:
                change.add("unhold", seat)
    await close_if_empty(tables, id)


async def get_up(change: Change, index: int, gone: frozenset[int] = frozenset()) -> None:
    """Free a seat; a table whose maker is gone is somebody else's then."""
    live, seat = change.live, change.live.seats[index]
    seat.kind, seat.name, seat.holders, seat.accounts = OPEN, "", set(), set()
    change.touched.add(index)
    live.forget_words()
    await store.rename_seat(change.connection, live.id, seat)
    await store.clear_holders(change.connection, live.id, index)
    held = {guest for each in live.seats for guest in each.holders}
    if live.facts.host is None or (live.facts.host in gone and held.isdisjoint(gone)):
        others = [min(each.holders) for each in live.seats if each.holders]
        live.facts.host = others[0] if others else None
    change.add("leave", index)


async def close_if_empty(tables: Tables, id: str) -> None:
    """Forget a table in the lobby at which nobody is left."""
    async with tables.using(id) as live:
        if live.facts.status != LOBBY or any(seat.holders for seat in live.seats):
            return
        async with tables.db.writing(id) as connection:
            await store.delete_table(connection, id)
        tables.lives.pop(id, None)
        for connection_ in list(tables.hub.at(id)):
            connection_.drop()


async def start(tables: Tables, id: str, visitor: Visitor) -> None:
    """Begin the game."""
    async with tables.changing(id) as change:
        live = change.live
        if not live.is_host(visitor):
            raise Problem("not_host")
        if live.facts.status != LOBBY:
            raise Problem("already_started")
        for seat in live.seats:
            if seat.kind == OPEN:
                raise Problem("seats_open", seat=seat.index + 1)
        begin_game(change)


def begin_game(change: Change) -> None:
    """Set the game up and write its first row."""
    live = change.live
    try:
        live.begin()
    except BadInput as bad:
        raise Problem("options_clash", detail=str(bad).rstrip(".")) from None
    stamp(live.facts)
    live.facts.status = PLAYING
    change.add(START, events=[Event("table_begins", -1, {})])


def _again(seat: Seat) -> Seat:
    """Copy a seat for another game; the one of a former player is free."""
    if seat.kind == PERSON and not seat.name:
        return Seat(seat.index, OPEN, "")
    return replace(seat, holders=set(seat.holders), accounts=set(seat.accounts))


async def rematch(tables: Tables, id: str, visitor: Visitor) -> str:
    """Make a table with the same people and options; everybody moves on by one seat.

    Against bots, or on one screen, it begins at once.
    """
    async with tables.using(id) as live:
        if live.facts.status != FINISHED:
            raise Problem("not_finished")
        if not live.own_seats(visitor):
            raise Problem("no_seat_of_yours")
        if live.facts.rematch is not None:
            return live.facts.rematch
        old = [_again(seat) for seat in live.seats]
        facts = live.facts
    seats = old[1:] + old[:1]
    for index, seat in enumerate(seats):
        seat.index, seat.taken_over, seat.auto_pass, seat.deadline = index, False, False, None
    now = tables.clock.now()
    origin = {"rematch_of": id}
    unplayed = {"seed": tables.draw_seed(), "given": [], "rules": None, "cards": None}
    fresh = facts.afresh(new_id(), visitor.guest, now, origin=origin, **unplayed)
    await keep(tables, visitor, fresh, seats)
    async with tables.changing(id) as change:
        if change.live.facts.rematch is not None:
            other = change.live.facts.rematch
        else:
            other = change.live.facts.rematch = fresh.id
            change.add("rematch")
    if other != fresh.id:
        async with tables.db.writing() as connection:
            await store.delete_table(connection, fresh.id)
    elif all(seat.kind == BOT or seat.is_of(visitor) for seat in seats):
        async with tables.changing(fresh.id) as change:  # there is nobody to wait for
            begin_game(change)
    return other
