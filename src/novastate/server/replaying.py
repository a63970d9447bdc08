"""Finished games: any moment of them, their records, uploads, and going on from a moment."""

import asyncio
from collections import OrderedDict
from dataclasses import replace
from typing import Any, Final

from novastate.kernel.events import Event
from novastate.kernel.game import Game, begin, step
from novastate.kernel.position import Position
from novastate.kernel.record import Entry
from novastate.server import lobby
from novastate.server.content import Puzzle, rules_of
from novastate.server.identity import Visitor, clean_name, new_id
from novastate.server.live import (
    BOT,
    FINISHED,
    LOBBY,
    MOVE,
    PERSON,
    PLAYING,
    START,
    Facts,
    Live,
    Row,
    Seat,
)
from novastate.server.packing import read_events
from novastate.server.present import log_entries, outcome_data, question_data
from novastate.server.records import checked_record
from novastate.server.shapes import Moment
from novastate.server.tables import Tables
from novastate.server.words import Problem, say

EVERY: Final = 8
"""A position is kept after so many moves; the ones between are played from there."""
KEPT: Final = 16
"""Games whose positions are kept."""
TOLD: Final = 30
"""Entries of the log that come with a moment: those before it give it its place."""


class Film:
    """A finished game that can be stopped anywhere."""

    def __init__(self, game: Game) -> None:
        self.ruleset: Final = game.ruleset
        self.entries: Final[list[Entry]] = list(game.record.entries)
        self.rounds: Final[list[dict[str, int]]] = []
        self._kept: Final[list[Position]] = []
        play = begin(game.ruleset, game.record)
        for number in range(len(self.entries) + 1):
            if number:
                step(play, self.entries[number - 1])
            if number % EVERY == 0:
                self._kept.append(play.position.clone())
            now = play.position.view(None).get("round")
            if isinstance(now, int) and (not self.rounds or self.rounds[-1]["round"] != now):
                self.rounds.append({"round": now, "move": number})

    def at(self, move: int) -> Position:
        """Return the position after a move; 0 is the beginning."""
        position = self._kept[move // EVERY].clone()
        for entry in self.entries[move - move % EVERY : move]:
            position.apply(entry.seat, position.parse(entry.seat, entry.text))
        return position


class Films:
    """The films used last."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()

    async def of(self, live: Live) -> Film:
        """Return the film of a finished table."""
        assert live.game is not None
        film = self._films.get(live.id)
        if film is None:
            film = await asyncio.to_thread(Film, live.game)
            self._films[live.id] = film
            if len(self._films) > KEPT:
                self._films.popitem(last=False)
        self._films.move_to_end(live.id)
        return film


async def moment(
    tables: Tables,
    films: Films,
    id: str,
    visitor: Visitor,
    move: int | None,
    reader: int | None,
    lang: str,
) -> Moment:
    """Show a finished game after a move; every seat may be looked through now."""
    async with tables.using(id) as live:
        _finished(live)
        film = await films.of(live)
        last = len(film.entries)
        wanted = last if move is None else move
        if not 0 <= wanted <= last:
            raise Problem("no_moment", last=last, move=wanted)
        if reader is not None and not 0 <= reader < len(live.seats):
            raise Problem("no_seat", last=len(live.seats), seat=reader + 1)
        position = film.at(wanted)
        rows = {row.version: row for row in live.rows}
        shown = [rows[version] for version in live.entry_versions[:wanted]]
        told = log_entries(live, shown[-TOLD:], reader, lang)
        own = log_entries(live, shown[-1:], reader, lang) if wanted else []
        outcome = position.outcome()
        return Moment(
            wanted,
            last,
            film.entries[wanted - 1].seat if wanted else None,
            film.entries[wanted - 1].text if wanted else "",
            " ".join(entry.text for entry in own),
            reader,
            position.view(reader),
            _asked(position, live, reader, lang),
            told[-TOLD:],
            outcome_data(outcome, live.book(), lang, live.facts.series) if outcome else None,
            film.rounds,
            tables.hub.info(live, visitor),
        )


def _asked(position: Position, live: Live, reader: int | None, lang: str) -> dict[str, Any] | None:
    """Return the question of the reader, or of whoever is asked alone."""
    asked = position.to_act()
    seat = reader if reader in asked else None
    return None if seat is None else question_data(position, seat, live.book(), lang)


def _finished(live: Live) -> None:
    if live.facts.status != FINISHED or live.game is None:
        raise Problem("not_finished")


async def record_text(tables: Tables, id: str) -> str:
    """Return the record of a finished game; that of a running one would tell secrets."""
    async with tables.using(id) as live:
        _finished(live)
        assert live.game is not None
        return live.game.finished_record().write()


# --- records from elsewhere --------------------------------------------------------------


async def keep_record(tables: Tables, visitor: Visitor, text: str, lang: str) -> str:
    """Keep an uploaded record as a finished table and return its id."""
    found = await tables.pool.run(checked_record, text)
    if "problem" in found:
        args = found["args"]
        if args.get("detail") == "?":
            args = {"detail": say("record_nonsense", lang)}
        raise Problem(found["problem"], **args)
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
        {"kind": "upload"},
        now,
        now,
        scores=found["scores"],
    )
    rows = [Row(1, START, -1, time=now, events=[Event("table_begins", -1, {})])]
    rows += [
        Row(number, MOVE, seat, move, events=read_events(events), time=now)
        for number, ((seat, move), events) in enumerate(zip(found["moves"], found["events"]), 2)
    ]
    await lobby.keep(tables, visitor, facts, seats, rows)
    await tables.figures(facts.id)
    return facts.id


def _name(players: list[str], seat: int, lang: str) -> str:
    try:
        return clean_name(players[seat][:30])
    except (IndexError, Problem):
        return f"{say('guest', lang)} {seat + 1}"


# --- going on ----------------------------------------------------------------------------


async def branch(
    tables: Tables, id: str, visitor: Visitor, move: int, own: list[int], lang: str
) -> str:
    """Make a table that goes on from a moment of a finished game, the others played by bots."""
    async with tables.using(id) as live:
        _finished(live)
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
    seats = [_branch_seat(seat, own, visitor, tables.settings.stand_in, lang) for seat in old]
    fresh = replace(
        facts,
        id=new_id(),
        status=LOBBY,
        visibility="private" if len(own) == 1 else "hotseat",
        pace="live",
        move_seconds=None,
        version=0,
        host=visitor.guest,
        origin={"kind": "branch", "table": id, "move": move},
        created=now,
        updated=now,
        rematch=None,
        scores=None,
        series=None,
        bot_turn=False,
    )
    begun = [Row(1, START, -1, time=now, events=[Event("table_begins", -1, {})])]
    begun += [
        Row(number, MOVE, row.seat, row.text, events=row.events, time=now)
        for number, row in enumerate(rows, 2)
    ]
    fresh.status, fresh.version = PLAYING, len(begun)
    await lobby.keep(tables, visitor, fresh, seats, begun)
    async with tables.changing(fresh.id) as change:
        change.add("branch", events=[Event("table_branch", -1, {})])
    return fresh.id


def _branch_seat(seat: Seat, own: list[int], visitor: Visitor, bot: str, lang: str) -> Seat:
    if seat.index in own:
        return Seat(seat.index, PERSON, visitor.name or seat.name, holders={visitor.guest})
    return Seat(seat.index, BOT, seat.name, seat.bot or bot)


async def _begin(tables: Tables, id: str) -> None:
    async with tables.changing(id) as change:
        lobby.begin_game(change)


async def start_puzzle(tables: Tables, visitor: Visitor, puzzle: Puzzle, lang: str) -> str:
    """Make a table that begins with the position of a puzzle; bots play the others."""
    rules = rules_of(puzzle.game)
    now = tables.clock.now()
    name = visitor.name or say("guest", lang)
    bot = tables.settings.stand_in
    seats = [Seat(0, PERSON, name, holders={visitor.guest})]
    seats += [Seat(i, BOT, say(f"bot_{bot}", lang), bot) for i in range(1, puzzle.seats())]
    facts = Facts(
        new_id(),
        rules.id,
        LOBBY,
        "hotseat",
        rules.check(puzzle.seats(), 0, dict(puzzle.scenario.options)),
        "live",
        None,
        0,
        visitor.guest,
        int(puzzle.scenario.headers.get("seed", "1")),
        puzzle.given(),
        {"kind": "puzzle", "puzzle": puzzle.id, "solved": False},
        now,
        now,
    )
    await lobby.keep(tables, visitor, facts, seats)
    await _begin(tables, facts.id)
    return facts.id
