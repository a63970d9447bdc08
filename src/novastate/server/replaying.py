"""Moments of games, records of finished ones, uploads, and going on from a moment."""

from bisect import bisect_right
from dataclasses import dataclass
from typing import Final

from novastate.kernel.events import Event
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.position import Position
from novastate.server import lobby
from novastate.server.archive import stamp
from novastate.server.cast import Casting
from novastate.server.films import Films
from novastate.server.identity import Visitor, clean_name, new_id
from novastate.server.live import (
    BOT,
    FINISHED,
    MOVE,
    PERSON,
    PLAYING,
    START,
    Facts,
    Live,
    Row,
    Seat,
    taken_back,
)
from novastate.server.looks import looks_of
from novastate.server.packing import events_text
from novastate.server.present import log_entries, outcome_data, question_data
from novastate.server.queueing import WISH, Claim
from novastate.server.records import checked_record
from novastate.server.shapes.questions import Question
from novastate.server.shapes.story import Moment
from novastate.server.shapes.tables import Branching
from novastate.server.tables import Tables
from novastate.server.words import Problem, say

TOLD: Final = 30
"""Entries of the log that come with a moment: those before it give it its place."""
BEGINS: Final = events_text([Event("table_begins", -1, {})])


@dataclass
class Wish:
    """Which moment of a game: after a move or a version, by default the last; seen by whom."""

    move: int | None = None
    version: int | None = None
    reader: int | None = None


async def moment(
    tables: Tables, films: Films, id: str, visitor: Visitor, wish: Wish, lang: str
) -> Moment:
    """Show a game after a move.

    While it runs a visitor sees what the table has shown already, through own seats or as a
    spectator; after its end every seat may be looked through.
    """
    reader = wish.reader
    await tables.figures(id)
    async with tables.using(id) as live:
        check_playable(live)
        over = live.facts.status == FINISHED
        check_reader(live, visitor, reader, over)
        record = live.record()
        last = len(record.entries)
        move = _move(live, wish)
        if not 0 <= move <= last:
            raise Problem("no_moment", last=last, move=move)
        rows = {row.version: row for row in live.rows}
        shown = [rows[version] for version in live.entry_versions[:move]]
        told = log_entries(live, shown[-TOLD:], reader, lang)
        own = log_entries(live, shown[-1:], reader, lang) if move else []
        book, series = live.book(), live.facts.series
        table = tables.hub.info(live, visitor, lang)
    film = await films.of(id, record)
    position, entry = film.at(move), record.entries[move - 1] if move else None
    outcome = position.outcome()
    return Moment(
        move,
        last,
        entry.seat if entry else None,
        # The notation of a move may name what others cannot see: a card that was kept.
        entry.text if entry and (over or entry.seat == reader) else "",
        " ".join(one.text for one in own),
        reader,
        position.view(reader),
        _asked(position, book, reader, lang),
        told[-TOLD:],
        outcome_data(outcome.to_data(), book, lang, series) if outcome else None,
        film.rounds,
        table,
    )


def check_reader(live: Live, visitor: Visitor, reader: int | None, over: bool) -> None:
    """Raise Problem if a visitor may not look through a seat."""
    if reader is None:
        return
    if not 0 <= reader < len(live.seats):
        raise Problem("no_seat", last=len(live.seats), seat=reader + 1)
    if not over and reader not in live.own_seats(visitor):
        raise Problem("not_yours", seat=reader + 1)


def _move(live: Live, wish: Wish) -> int:
    """Return the move a visitor wants to see, by default the last."""
    if wish.move is not None:
        return wish.move
    if wish.version is not None:
        return bisect_right(live.entry_versions, wish.version)
    return len(live.entry_versions)


def _asked(position: Position, book: PhraseBook, reader: int | None, lang: str) -> Question | None:
    """Return the question of the reader, or of whoever is asked alone."""
    asked = position.to_act()
    seat = reader if reader in asked else None
    return None if seat is None else question_data(position, seat, book, lang)


def check_playable(live: Live) -> None:
    """Raise Problem if a game has not begun, or is of rules that have changed since."""
    if live.archive is not None:
        raise Problem("old_rules")
    if live.game is None:
        raise Problem("not_started")


async def record_text(tables: Tables, id: str) -> str:
    """Return the record of a finished game; that of a running one would tell secrets."""
    async with tables.using(id) as live:
        if live.facts.status != FINISHED:
            raise Problem("not_finished")
        if live.game is not None:
            record = live.game.finished_record()
            record.taken_back = taken_back(live.facts)
            return record.write()
        return live.record().write()  # as it was stored: today's rules do not lead there


# --- records from elsewhere --------------------------------------------------------------


async def keep_record(tables: Tables, visitor: Visitor, text: str, lang: str) -> str:
    """Keep an uploaded record as a finished table and return its id."""
    claim = Claim(lambda: WISH, visitor.address)
    found = await tables.pool.run(checked_record, text, claim=claim)
    if "problem" in found:
        raise Problem(found["problem"], **found["args"])
    now = tables.clock.now()
    names = [_name(found["players"], i, lang) for i in range(found["seats"])]
    seats = [Seat(i, PERSON, name) for i, name in enumerate(names)]
    facts = Facts(
        new_id(),
        found["game"],
        FINISHED,
        "private",
        found["options"],
        "live",
        None,
        len(found["moves"]) + 1,
        visitor.guest,
        found["seed"],
        found["given"],
        {"kind": "upload", **({"taken_back": back} if (back := found["taken_back"]) else {})},
        now,
        now,
        scores=found["scores"],
    )
    stamp(facts)
    rows = [Row(1, START, -1, time=now, events=BEGINS)]
    rows += [
        Row(number, MOVE, seat, move, events=events, time=now)
        for number, ((seat, move), events) in enumerate(zip(found["moves"], found["events"]), 2)
    ]
    await lobby.keep(tables, visitor, facts, seats, rows)
    return facts.id


def _name(players: list[str], seat: int, lang: str) -> str:
    try:
        return clean_name(players[seat][:30])
    except (IndexError, Problem):
        return f"{say('guest', lang)} {seat + 1}"


# --- going on ----------------------------------------------------------------------------


async def branch(tables: Tables, id: str, visitor: Visitor, wish: Branching, name: str) -> str:
    """Make a table that goes on from a moment of a finished game, the others played by bots."""
    move, own = wish.move, sorted(set(wish.seats))
    async with tables.using(id) as live:
        if live.facts.status != FINISHED:
            raise Problem("not_finished")
        check_playable(live)
        last = len(live.entry_versions)
        if not 0 <= move <= last:
            raise Problem("no_moment", last=last, move=move)
        for seat in own:
            if not 0 <= seat < len(live.seats):
                raise Problem("no_seat", last=len(live.seats), seat=seat + 1)
        if not own:
            raise Problem("needs_person")
        played = {row.version: row for row in live.rows}
        rows = [played[version] for version in live.entry_versions[:move]]
        old, facts = live.seats, live.facts
    now = tables.clock.now()
    new, stand_in = new_id(), tables.settings.stand_in
    casting = Casting(facts.game, new, (seat.name for seat in old))
    seats = [_branch_seat(seat, own, visitor, name, stand_in, casting) for seat in old]
    _name_apart(seats, casting)
    fresh = facts.afresh(
        new,
        visitor.guest,
        now,
        visibility="private" if len(own) == 1 else "hotseat",
        pace="live",
        move_seconds=None,
        origin={"kind": "branch", "table": id, "move": move},
        analysis=True,
    )
    begun = [Row(1, START, -1, time=now, events=BEGINS)]
    begun += [
        Row(number, MOVE, row.seat, row.text, events=row.events, time=now)
        for number, row in enumerate(rows, 2)
    ]
    fresh.status, fresh.version = PLAYING, len(begun)
    await lobby.keep(tables, visitor, fresh, seats, begun)
    async with tables.changing(fresh.id) as change:
        change.add("branch", events=[Event("table_branch", -1, {})])
    return fresh.id


def _branch_seat(
    seat: Seat, own: list[int], visitor: Visitor, name: str, bot: str, casting: Casting
) -> Seat:
    """Give a seat to the visitor, by his own name, or to a bot."""
    if seat.index not in own:
        bot = seat.bot or bot
        return Seat(seat.index, BOT, seat.name or casting.give(), bot)
    if seat.is_of(visitor):
        name = seat.name  # he played it before, under this name
    elif len(own) > 1:
        name = f"{name} {seat.index + 1}"
    played = Seat(seat.index, PERSON, name)
    played.hold(visitor)
    return played


def _name_apart(seats: list[Seat], casting: Casting) -> None:
    """Give bots that are called like a person, whose seat they have now, names of their own."""
    people = {looks_of(seat.name) for seat in seats if seat.kind == PERSON}
    for seat in seats:
        if seat.kind == BOT and looks_of(seat.name) in people:
            seat.name = casting.give()
