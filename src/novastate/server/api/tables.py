"""Tables: the lobby, making, joining, leaving, starting."""

from typing import Annotated, Any, Literal

from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import select

from novastate.server import lobby
from novastate.server.api.answers import answer, problems
from novastate.server.context import lang_of, server_of, visitor_of, welcome
from novastate.server.db import people, schema, store
from novastate.server.identity import Visitor, clean_name
from novastate.server.live import LOBBY, PERSON, Facts, Seat
from novastate.server.present import table_info
from novastate.server.shapes import (
    Joining,
    NewTable,
    SeatLink,
    SeatWanted,
    TableInfo,
    TableMade,
)
from novastate.server.tables import Tables
from novastate.server.words import Problem

Ask = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=24, description="The id of the table.")]
ROWS = 100


async def info(tables: Tables, id: str, visitor: Visitor) -> TableInfo:
    """Describe a table to a visitor."""
    async with tables.using(id) as live:
        return tables.hub.info(live, visitor)


async def made(tables: Tables, id: str, visitor: Visitor) -> TableMade:
    """Describe a new table, with personal links of the visitor's seats."""
    links = await lobby.make_links(tables, id, visitor)
    return TableMade(await info(tables, id, visitor), links)


@get("/tables", responses=problems(), summary="Lobby rows: open tables, or the visitor's own")
async def list_tables(
    request: Ask,
    which: Annotated[Literal["open", "mine"], QueryParameter(name="scope")] = "open",
) -> Response[list[TableInfo]]:
    """List tables."""
    tables, visitor = server_of(request).tables, await visitor_of(request)
    table, holders = schema.tables, schema.holders
    if which == "mine":
        own = select(holders.c.table_id).where(holders.c.guest.in_(visitor.guests))
        query = select(table).where(table.c.id.in_(own))
    else:
        query = select(table).where(table.c.visibility == "open", table.c.status == LOBBY)
    query = query.order_by(table.c.updated.desc()).limit(ROWS)
    async with tables.db.reading() as connection:
        rows = [store.facts_of(row) for row in await connection.execute(query)]
        seats = await store.seats_of(connection, [row.id for row in rows])
    return answer([_row(tables, row, seats[row.id], visitor) for row in rows])


def _row(tables: Tables, facts: Facts, seats: list[Seat], visitor: Visitor) -> TableInfo:
    """Describe a table of a list; who is asked is known of tables in memory only."""
    live = tables.lives.get(facts.id)
    if live is not None and live.version == facts.version and not live.lock.locked():
        return tables.hub.info(live, visitor)
    return table_info(facts, seats, visitor)


@post("/tables", responses=problems(404), status_code=201, summary="Make a table")
async def make_table(request: Ask, data: JSONBody[NewTable]) -> Response[TableMade]:
    """Make a table."""
    tables = server_of(request).tables
    visitor, cookies = await welcome(request)
    id = await lobby.make(tables, visitor, data, lang_of(request))
    names = [seat.name for seat in data.seats if seat.kind == PERSON and seat.name.strip()]
    if names and data.visibility != "hotseat":
        async with tables.db.writing() as connection:
            name = clean_name(names[0])
            await people.rename(connection, visitor.guest, name)
    return answer(await made(tables, id, visitor), cookies, 201)


@get("/tables/{table_id:str}", responses=problems(404), summary="One table")
async def get_table(request: Ask, table_id: TableId) -> Response[TableInfo]:
    """Describe a table."""
    tables = server_of(request).tables
    return answer(await info(tables, table_id, await visitor_of(request)))


@post(
    "/tables/{table_id:str}/join",
    responses=problems(404, 409),
    status_code=200,
    summary="Sit down at a free seat",
)
async def join_table(
    request: Ask, table_id: TableId, data: JSONBody[Joining]
) -> Response[TableInfo]:
    """Sit down."""
    tables = server_of(request).tables
    await tables.get(table_id)  # a wrong link makes no guest
    visitor, cookies = await welcome(request)
    await lobby.join(tables, table_id, visitor, data, lang_of(request))
    return answer(await info(tables, table_id, visitor), cookies)


@post(
    "/tables/{table_id:str}/link",
    responses=problems(403, 404),
    status_code=201,
    summary="A new personal link for an own seat",
)
async def link_seat(
    request: Ask, table_id: TableId, data: JSONBody[SeatWanted]
) -> Response[SeatLink]:
    """Make a personal link."""
    tables, visitor = server_of(request).tables, await visitor_of(request)
    return answer(await lobby.make_link(tables, table_id, visitor, data.seat), status=201)


@post(
    "/tables/{table_id:str}/leave",
    responses=problems(404, 409),
    status_code=200,
    summary="Get up; in a running game a bot plays on",
)
async def leave_table(request: Ask, table_id: TableId) -> Response[TableInfo]:
    """Get up."""
    tables, visitor = server_of(request).tables, await visitor_of(request)
    before = await info(tables, table_id, visitor)
    await lobby.leave(tables, table_id, visitor)
    try:
        return answer(await info(tables, table_id, visitor))
    except Problem:  # the last one has left, and the table is gone
        before.seats = [_freed(seat) for seat in before.seats]
        return answer(before)


def _freed(seat: Any) -> Any:
    if seat.yours:
        seat.kind, seat.name, seat.yours, seat.online = "open", "", False, False
    return seat


@post(
    "/tables/{table_id:str}/start",
    responses=problems(403, 404, 409),
    status_code=200,
    summary="Begin the game",
)
async def start_table(request: Ask, table_id: TableId) -> Response[TableInfo]:
    """Begin the game."""
    tables, visitor = server_of(request).tables, await visitor_of(request)
    await lobby.start(tables, table_id, visitor)
    return answer(await info(tables, table_id, visitor))


@post(
    "/tables/{table_id:str}/rematch",
    responses=problems(403, 404, 409),
    status_code=200,
    summary="A new table with the same people",
)
async def rematch_table(request: Ask, table_id: TableId) -> Response[TableInfo]:
    """Play again."""
    tables, visitor = server_of(request).tables, await visitor_of(request)
    return answer(await info(tables, await lobby.rematch(tables, table_id, visitor), visitor))


router = Router(
    "/api",
    route_handlers=[
        list_tables,
        make_table,
        get_table,
        join_table,
        link_seat,
        leave_table,
        start_table,
        rematch_table,
    ],
)
