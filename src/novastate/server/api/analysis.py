"""Hints, chances and reviews. Long work comes as lines of JSON, each when it is done."""

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from novastate.server.api.answers import answer, problems
from novastate.server.api.tables import TableId
from novastate.server.context import lang_of, server_of, visitor_of
from novastate.server.hinting import give_hints
from novastate.server.shapes.analysis import ChancesLine, HintsGiven, HintWish, ReviewLine

Ask = Request[Any, Any, Any]
LINES = "application/x-ndjson"
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


@post(
    "/tables/{table_id:str}/hint",
    responses=problems(403, 404, 409),
    status_code=200,
    summary="The best answers to the question of an own seat",
)
async def hint(request: Ask, table_id: TableId, data: JSONBody[HintWish]) -> Response[HintsGiven]:
    """Give a hint."""
    server, visitor = server_of(request), await visitor_of(request)
    return answer(
        await give_hints(
            *(server.tables, server.hints, server.limits, table_id, visitor),
            data.seat,
            lang_of(request),
        )
    )


def lines_of(kind: type) -> dict[int, ResponseSpec]:
    """Declare an answer of lines, and the errors before it begins."""
    told = ResponseSpec(
        kind, description="Lines of JSON.", media_type=LINES, generate_examples=False
    )
    return {200: told, **problems(403, 404, 409)}


@get(
    "/tables/{table_id:str}/chances",
    responses=lines_of(ChancesLine),
    summary="Everybody's chances after every move",
)
async def chances(
    request: Ask,
    table_id: TableId,
    reader: Annotated[int | None, QueryParameter(description="The seat to look through.")] = None,
) -> Stream:
    """Tell everybody's chances, by what a reader may know."""
    reviewing, visitor = server_of(request).reviewing, await visitor_of(request)
    lines = await reviewing.chances(table_id, visitor, reader, lang_of(request))
    return Stream(lines, media_type=LINES, headers=HEADERS)


@get(
    "/tables/{table_id:str}/review",
    responses=lines_of(ReviewLine),
    summary="The costliest moves of a finished game",
)
async def review(request: Ask, table_id: TableId) -> Stream:
    """Review a game."""
    lines = await server_of(request).reviewing.review(table_id, lang_of(request))
    return Stream(lines, media_type=LINES, headers=HEADERS)


router = Router("/api", route_handlers=[hint, chances, review])
