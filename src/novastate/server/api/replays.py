"""Replays, records, going on from a moment."""

from typing import Annotated, Any

from litestar import Request, Response, Router
from litestar.params import JSONBody, QueryParameter

from novastate.server import replaying
from novastate.server.api.answers import answer
from novastate.server.api.routes import get, post
from novastate.server.api.tables import TableId, made
from novastate.server.context import lang_of, server_of, spend, visitor_of, welcome
from novastate.server.identity import clean_name
from novastate.server.movelist import list_moves
from novastate.server.shapes.analysis import MoveList
from novastate.server.shapes.story import Moment
from novastate.server.shapes.tables import Branching, Kept, TableMade, Upload
from novastate.server.words import say

Ask = Request[Any, Any, Any]


@get(
    "/tables/{table_id:str}/record",
    "The record of a finished game",
    404,
    409,
    media_type="text/plain",
)
async def get_record(request: Ask, table_id: TableId) -> Response[str]:
    """Download a record."""
    text = await replaying.record_text(server_of(request).tables, table_id)
    headers = {"Content-Disposition": 'attachment; filename="game.record"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/tables/{table_id:str}/replay", "A game after some move", 403, 404, 409)
async def get_moment(
    request: Ask,
    table_id: TableId,
    move: Annotated[int | None, QueryParameter(description="0 is the beginning.")] = None,
    version: Annotated[int | None, QueryParameter(description="In place of `move`.")] = None,
    reader: Annotated[int | None, QueryParameter(description="The seat to look through.")] = None,
) -> Response[Moment]:
    """Show a moment; of a running game only what the visitor's own seats may see."""
    server, visitor = server_of(request), await visitor_of(request)
    wish = replaying.Wish(move, version, reader)
    lang = lang_of(request)
    return answer(
        await replaying.moment(server.tables, server.films, table_id, visitor, wish, lang)
    )


@get("/tables/{table_id:str}/moves", "All moves of a game in a few words", 403, 404, 409)
async def get_moves(
    request: Ask,
    table_id: TableId,
    reader: Annotated[int | None, QueryParameter(description="The seat to look through.")] = None,
) -> Response[MoveList]:
    """List the moves; of a running game only what the visitor's own seats may see."""
    server, visitor = server_of(request), await visitor_of(request)
    found = await list_moves(
        server.tables, server.films, table_id, visitor, reader, lang_of(request)
    )
    return answer(found)


@post("/replays", "Keep an uploaded record", status_code=201)
async def upload(request: Ask, data: JSONBody[Upload]) -> Response[Kept]:
    """Keep a record."""
    spend(request, "new_tables")
    visitor, cookies = await welcome(request)
    tables = server_of(request).tables
    id = await replaying.keep_record(tables, visitor, data.record, lang_of(request))
    return answer(Kept(id), cookies, 201)


@post(
    "/tables/{table_id:str}/branch", "Go on from a moment against bots", 404, 409, status_code=201
)
async def branch(request: Ask, table_id: TableId, data: JSONBody[Branching]) -> Response[TableMade]:
    """Go on from a moment."""
    spend(request, "new_tables")
    tables = server_of(request).tables
    await tables.get(table_id)
    visitor, cookies = await welcome(request)
    lang = lang_of(request)
    name = clean_name(data.name or visitor.name or say("guest", lang))
    id = await replaying.branch(tables, table_id, visitor, data, name)
    return answer(await made(tables, id, visitor, lang_of(request)), cookies, 201)


router = Router("/api", route_handlers=[get_record, get_moment, get_moves, upload, branch])
