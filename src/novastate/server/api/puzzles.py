"""Puzzles: begin one, ask for a move or the solution, ratings, the puzzle of the day."""

from typing import Annotated, Any, cast

from litestar import Request, Response, Router
from litestar.params import PathParameter, QueryParameter

from novastate.puzzles.puzzle import Puzzle
from novastate.server.api.answers import answer
from novastate.server.api.routes import get, post
from novastate.server.api.tables import TableId, made
from novastate.server.content import puzzle
from novastate.server.context import lang_of, server_of, spend, visitor_of, welcome
from novastate.server.db import solving
from novastate.server.puzzling import asking, beginning
from novastate.server.puzzling.daily import DAY, STRIP, day_of, streak
from novastate.server.puzzling.rating import HINT, Strength, rate, strength_of
from novastate.server.puzzling.shelf import daily_puzzle, offered
from novastate.server.shapes import puzzles as shapes
from novastate.server.shapes.tables import TableMade
from novastate.server.words import Problem

Ask = Request[Any, Any, Any]
PuzzleId = Annotated[str, PathParameter(max_length=80, description="The id of the puzzle.")]
Figure = Annotated[
    float | None,
    QueryParameter(ge=-3000, le=6000, description="Of a guest, as the browser has kept it."),
]
Doubt = Annotated[
    float | None, QueryParameter(ge=1, le=1000, description="The doubt about that rating.")
]


@post("/puzzles/{puzzle_id:str}", "A table that begins with a puzzle", 404, status_code=201)
async def start_puzzle(
    request: Ask,
    puzzle_id: PuzzleId,
    analysis: Annotated[bool, QueryParameter(description="Allow the hints of bots.")] = False,
) -> Response[TableMade]:
    """Begin a puzzle."""
    spend(request, "new_tables")
    found = puzzle(puzzle_id)
    tables = server_of(request).tables
    visitor, cookies = await welcome(request)
    id = await beginning.start_puzzle(tables, visitor, found, lang_of(request), analysis)
    return answer(await made(tables, id, visitor, lang_of(request)), cookies, 201)


@post("/tables/{table_id:str}/puzzle/hint", "One move that leads on in a puzzle", 403, 404, 409)
async def hint(request: Ask, table_id: TableId) -> Response[shapes.PuzzleTold]:
    """Tell the solver a move; it takes from what a first try gains."""
    server, visitor = server_of(request), await visitor_of(request)
    lang = lang_of(request)
    return answer(await asking.tell_move(server.tables, server.limits, table_id, visitor, lang))


@post(
    "/tables/{table_id:str}/puzzle/solution", "The solution of a puzzle, played out", 403, 404, 409
)
async def solution(request: Ask, table_id: TableId) -> Response[shapes.PuzzleSolution]:
    """Tell the solver the solution; a try that is still open has failed with that."""
    server, visitor = server_of(request), await visitor_of(request)
    return answer(await asking.tell_line(server.tables, table_id, visitor, lang_of(request)))


@get("/puzzles/daily", "The puzzle of the day")
async def daily(request: Ask) -> Response[shapes.DailyPuzzle]:
    """Tell the puzzle of the day and how many have solved it."""
    tables = server_of(request).tables
    now = tables.clock.now()
    day, found = day_of(now), daily_puzzle(now)
    async with tables.db.reading() as connection:
        counts = await solving.solved_on(connection, day)
        known = await solving.rating_of(connection, found.id)
    told = _told(found, known, lang_of(request))
    return answer(shapes.DailyPuzzle(day, float((day + 1) * DAY), told, *counts))


@get("/puzzles/ratings", "The ratings of the puzzles people tried")
async def ratings(request: Ask) -> Response[dict[str, int]]:
    """Tell the ratings; of all others the list of a game has what bots made of them."""
    async with server_of(request).tables.db.reading() as connection:
        found = await solving.ratings_of(connection)
    return answer({id: each.shown for id, each in found.items() if id in offered()})


@get("/puzzles/standing", "The visitor's puzzle rating and tries")
async def standing(request: Ask) -> Response[shapes.PuzzleStanding]:
    """Tell what somebody with an account has solved; of guests nothing is stored."""
    tables, visitor = server_of(request).tables, await visitor_of(request)
    if not visitor.number:
        return answer(shapes.PuzzleStanding(False, Strength().shown, Strength().doubt, {}, {}, 0))
    today = day_of(tables.clock.now())
    async with tables.db.reading() as connection:
        person = await solving.strength(connection, visitor.number)
        tries = await solving.tries_of(connection, visitor.number)
        days = await solving.days_of(connection, visitor.number)
    return answer(
        shapes.PuzzleStanding(
            True,
            person.shown,
            person.doubt,
            {id: _try(each) for id, each in tries.items()},
            {day: solved for day, solved in days.items() if day > today - STRIP},
            streak(days, today),
        )
    )


@get("/puzzles/{puzzle_id:str}/stakes", "What a first try of a puzzle is worth", 404)
async def stakes(
    request: Ask, puzzle_id: PuzzleId, rating: Figure = None, doubt: Doubt = None
) -> Response[shapes.PuzzleStakes]:
    """Tell what a try would change: by the stored rating, or by the one a guest has kept."""
    found, visitor = puzzle(puzzle_id), await visitor_of(request)
    if found.is_lesson():
        raise Problem("no_puzzle")
    counted = None
    async with server_of(request).tables.db.reading() as connection:
        known = await solving.rating_of(connection, found.id)
        if visitor.number:
            person = await solving.strength(connection, visitor.number)
            counted = await solving.try_of(connection, visitor.number, found.id)
        elif rating is None:
            person = Strength()
        else:
            person = strength_of(rating, doubt)
    other = known or strength_of(found.rating)
    won, lost = (rate(person, other, solved) for solved in (True, False))
    return answer(
        shapes.PuzzleStakes(
            other.shown,
            person.shown,
            person.doubt,
            _outcome(won.person, won.gain),
            _outcome(lost.person, lost.gain),
            HINT,
            None if counted is None else _try(counted),
        )
    )


def _outcome(after: Strength, gain: int) -> shapes.PuzzleOutcome:
    return shapes.PuzzleOutcome(after.shown, after.doubt, gain)


def _try(made: solving.Try) -> shapes.PuzzleTry:
    return shapes.PuzzleTry(made.first, made.solved, made.hints, made.gain)


def _told(found: Puzzle, known: Strength | None, lang: str) -> shapes.PuzzleInfo:
    """Describe a puzzle with the rating it has now."""
    told = cast(shapes.PuzzleInfo, found.to_data(lang))
    if known is not None:
        told["rating"] = known.shown
    return told


router = Router(
    "/api",
    route_handlers=[start_puzzle, hint, solution, daily, ratings, standing, stakes],
)
