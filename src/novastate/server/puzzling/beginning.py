"""Tables that begin with a puzzle: with what was arranged, or with a moment of a game."""

import asyncio

from sqlalchemy import select

from novastate.games.registry import ruleset
from novastate.kernel.game import begin, step
from novastate.kernel.record import Entry
from novastate.puzzles.goals import begins_at
from novastate.puzzles.puzzle import Puzzle
from novastate.server import lobby
from novastate.server.archive import stamp
from novastate.server.cast import Casting
from novastate.server.db import schema, store
from novastate.server.identity import Visitor, new_id
from novastate.server.live import (
    BOT,
    FINISHED,
    LOBBY,
    MOVE,
    PERSON,
    PLAYING,
    START,
    TAKE_BACK,
    Facts,
    Live,
    Row,
    Seat,
)
from novastate.server.packing import events_text
from novastate.server.puzzling.panel import figure_at_start
from novastate.server.replaying import BEGINS
from novastate.server.tables import Tables
from novastate.server.words import say

KEPT = 8
"""Tables with puzzles that a visitor may have; older ones are deleted when he begins another."""


async def start_puzzle(
    tables: Tables, visitor: Visitor, puzzle: Puzzle, lang: str, analysis: bool = False
) -> str:
    """Make a table that begins with the position of a puzzle; bots play the others.

    Hints would solve it, so they are off unless they are asked for; a lesson has nothing to lose.
    """
    await _tidy(tables, visitor)
    id, now = new_id(), tables.clock.now()
    facts = Facts(
        id,
        puzzle.game,
        LOBBY,
        "hotseat",
        puzzle.options(),
        "live",
        None,
        0,
        visitor.guest,
        puzzle.seed,
        list(puzzle.given),
        {"kind": "puzzle", "puzzle": puzzle.id, "solved": False},
        now,
        now,
        analysis=analysis or puzzle.is_lesson(),
    )
    seats = _seats(tables, visitor, puzzle, id, lang)
    if not puzzle.moves:
        await lobby.keep(tables, visitor, facts, seats)
        async with tables.changing(id) as change:
            lobby.begin_game(change)
        return id
    rows = await asyncio.to_thread(_played, facts, seats, puzzle, now)
    stamp(facts)
    facts.status, facts.version = PLAYING, len(rows)
    facts.origin["first"] = len(rows)
    await lobby.keep(tables, visitor, facts, seats, rows)
    return id


def _seats(tables: Tables, visitor: Visitor, puzzle: Puzzle, id: str, lang: str) -> list[Seat]:
    """Seat the visitor where the puzzle wants him, and bots elsewhere."""
    name = visitor.name or say("guest", lang)
    casting = Casting(puzzle.game, id, [name])
    bot = tables.settings.stand_in
    own = Seat(puzzle.seat, PERSON, name)
    own.hold(visitor)
    return [
        own if i == puzzle.seat else Seat(i, BOT, casting.give(), bot) for i in range(puzzle.seats)
    ]


def _played(facts: Facts, seats: list[Seat], puzzle: Puzzle, now: float) -> list[Row]:
    """Play what comes before a puzzle; the solver has his seat from the end of it on."""
    facts.rules = puzzle.rules
    facts.status = PLAYING  # its record is one of a game that has begun
    game = begin(ruleset(facts.game), Live(facts, seats).blank_record())
    rows = [Row(1, START, -1, time=now, events=BEGINS)]
    for number, (seat, text) in enumerate(puzzle.moves, 2):
        told = events_text(step(game, Entry(seat, text), puzzle.id))
        rows.append(Row(number, MOVE, seat, game.record.entries[-1].text, events=told, time=now))
    rows.append(Row(len(rows) + 1, TAKE_BACK, puzzle.seat, time=now))
    begins_at(puzzle)
    figure_at_start(puzzle)
    return rows


async def _tidy(tables: Tables, visitor: Visitor) -> None:
    """Delete a visitor's older tables with puzzles, but none that somebody looks at."""
    table = schema.tables
    query = (
        select(table.c.id)
        .where(
            table.c.host.in_(list(visitor.guests)),
            table.c.status != FINISHED,
            table.c.origin.like('%"kind":"puzzle"%'),
            ~table.c.origin.like('%"puzzle":"tutorial%'),
        )
        .order_by(table.c.updated.desc())
        .offset(KEPT - 1)
        .limit(2 * KEPT)
    )
    async with tables.db.reading() as connection:
        old = list((await connection.execute(query)).scalars())
    for id in old:
        if tables.hub.at(id):
            continue
        async with tables.db.writing(id) as connection:
            await store.delete_table(connection, id)
        tables.lives.pop(id, None)
        tables.hub.forget(id)
