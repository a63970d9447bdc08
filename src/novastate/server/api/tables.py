"""Tables: the lobby, making, joining, leaving, starting."""

from collections import Counter
from collections.abc import Callable
from typing import Annotated, Any, Literal

from litestar import Request, Response, Router
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import select

from novastate.server import links, lobby
from novastate.server.api.answers import answer
from novastate.server.api.routes import delete, get, post
from novastate.server.context import lang_of, server_of, spend, visitor_of, welcome
from novastate.server.db import people, schema, store
from novastate.server.identity import Visitor, clean_name
from novastate.server.live import LOBBY, PERSON, Facts, Seat
from novastate.server.present import table_info
from novastate.server.shapes.tables import (
    Joining,
    NewTable,
    SeatAccess,
    SeatLink,
    SeatWanted,
    TableInfo,
    TableMade,
)
from novastate.server.socket import tell_presence
from novastate.server.tables import Tables
from novastate.server.words import Problem

Ask = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=24, description="The id of the table.")]
SeatIndex = Annotated[int, PathParameter(description="The index of the seat.")]
ROWS = 100
"""Tables that a list shows."""
LOOKED_AT = 600
"""Open tables among which those for the lobby are chosen."""
OF_ONE = 15
"""Tables of one address that the lobby shows."""


async def info(tables: Tables, id: str, visitor: Visitor, lang: str) -> TableInfo:
    """Describe a table to a visitor."""
    async with tables.using(id) as live:
        return tables.hub.info(live, visitor, lang)


async def made(tables: Tables, id: str, visitor: Visitor, lang: str) -> TableMade:
    """Describe a new table, with personal links of the visitor's seats."""
    personal = await links.make_links(tables, id, visitor)
    return TableMade(await info(tables, id, visitor, lang), personal)


@get("/tables", "Lobby rows: open tables, or the visitor's own")
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
    query = query.order_by(table.c.updated.desc()).limit(ROWS if which == "mine" else LOOKED_AT)
    async with tables.db.reading() as connection:
        rows = [store.facts_of(row) for row in await connection.execute(query)]
        if which == "open":
            rows = fair_share(rows, tables.makers.of)
        seats = await store.seats_of(connection, [row.id for row in rows])
    lang = lang_of(request)
    return answer([_row(tables, row, seats[row.id], visitor, lang) for row in rows])


def fair_share(rows: list[Facts], maker: Callable[[Facts], str]) -> list[Facts]:
    """Return what the lobby shows: of each address only so many, so that nobody fills the list."""
    counts: Counter[str] = Counter()
    shown = []
    for row in rows:
        counts[maker(row)] += 1
        if counts[maker(row)] <= OF_ONE:
            shown.append(row)
    return shown[:ROWS]


def _row(tables: Tables, facts: Facts, seats: list[Seat], visitor: Visitor, lang: str) -> TableInfo:
    """Describe a table of a list; of one that is not in memory, as it was stored last."""
    live = tables.lives.get(facts.id)
    if live is not None and live.version == facts.version and not live.lock.locked():
        return tables.hub.info(live, visitor, lang)
    asked = tuple((facts.glance or {}).get("asked", ()))
    return table_info(facts, seats, visitor, asked, lang=lang)


@post("/tables", "Make a table", 404, status_code=201)
async def make_table(request: Ask, data: JSONBody[NewTable]) -> Response[TableMade]:
    """Make a table."""
    spend(request, "new_tables")
    tables = server_of(request).tables
    visitor, cookies = await welcome(request)
    id = await lobby.make(tables, visitor, data, lang_of(request))
    names = [seat.name for seat in data.seats if seat.kind == PERSON and seat.name.strip()]
    if names and data.visibility != "hotseat":
        async with tables.db.writing() as connection:
            name = clean_name(names[0])
            await people.rename(connection, visitor.guest, name)
    return answer(await made(tables, id, visitor, lang_of(request)), cookies, 201)


@get("/tables/{table_id:str}", "One table", 404)
async def get_table(request: Ask, table_id: TableId) -> Response[TableInfo]:
    """Describe a table."""
    tables = server_of(request).tables
    return answer(await info(tables, table_id, await visitor_of(request), lang_of(request)))


@post("/tables/{table_id:str}/join", "Sit down at a free seat", 404, 409)
async def join_table(
    request: Ask, table_id: TableId, data: JSONBody[Joining]
) -> Response[TableInfo]:
    """Sit down."""
    tables = server_of(request).tables
    await tables.get(table_id)  # a wrong link makes no guest
    visitor, cookies = await welcome(request)
    await lobby.join(tables, table_id, visitor, data, lang_of(request))
    return answer(await info(tables, table_id, visitor, lang_of(request)), cookies)


@post(
    "/tables/{table_id:str}/link", "A new personal link for an own seat", 403, 404, status_code=201
)
async def link_seat(
    request: Ask, table_id: TableId, data: JSONBody[SeatWanted]
) -> Response[SeatLink]:
    """Make a personal link."""
    tables, visitor = server_of(request).tables, await visitor_of(request)
    return answer(await links.make_link(tables, table_id, visitor, data.seat), status=201)


@get(
    "/tables/{table_id:str}/links",
    "By what else the own seats can be played: links and other browsers",
    404,
)
async def list_links(request: Ask, table_id: TableId) -> Response[list[SeatAccess]]:
    """Count links and browsers of the own seats."""
    tables, visitor = server_of(request).tables, await visitor_of(request)
    return answer(await links.access(tables, table_id, visitor))


@delete(
    "/tables/{table_id:str}/links/{seat:int}",
    "End all links of an own seat; other browsers lose it",
    403,
    404,
)
async def revoke_links(
    request: Ask, table_id: TableId, seat: SeatIndex
) -> Response[list[SeatAccess]]:
    """Have a seat to oneself again."""
    server, visitor = server_of(request), await visitor_of(request)
    await links.revoke(server.tables, table_id, visitor, seat)
    await tell_presence(server, table_id)
    return answer(await links.access(server.tables, table_id, visitor))


@post("/tables/{table_id:str}/leave", "Get up; in a running game a bot plays on", 404, 409)
async def leave_table(request: Ask, table_id: TableId) -> Response[TableInfo]:
    """Get up."""
    tables, visitor = server_of(request).tables, await visitor_of(request)
    before = await info(tables, table_id, visitor, lang_of(request))
    await lobby.leave(tables, table_id, visitor)
    try:
        return answer(await info(tables, table_id, visitor, lang_of(request)))
    except Problem:  # the last one has left, and the table is gone
        before.seats = [_freed(seat) for seat in before.seats]
        return answer(before)


def _freed(seat: Any) -> Any:
    if seat.yours:
        seat.kind, seat.name, seat.yours, seat.online = "open", "", False, False
    return seat


@post("/tables/{table_id:str}/start", "Begin the game", 403, 404, 409)
async def start_table(request: Ask, table_id: TableId) -> Response[TableInfo]:
    """Begin the game."""
    tables, visitor = server_of(request).tables, await visitor_of(request)
    await lobby.start(tables, table_id, visitor)
    return answer(await info(tables, table_id, visitor, lang_of(request)))


@post("/tables/{table_id:str}/rematch", "A new table with the same people", 403, 404, 409)
async def rematch_table(request: Ask, table_id: TableId) -> Response[TableInfo]:
    """Play again."""
    spend(request, "new_tables")
    tables, visitor = server_of(request).tables, await visitor_of(request)
    again = await lobby.rematch(tables, table_id, visitor)
    return answer(await info(tables, again, visitor, lang_of(request)))


router = Router(
    "/api",
    route_handlers=[
        list_tables,
        make_table,
        get_table,
        join_table,
        link_seat,
        list_links,
        revoke_links,
        leave_table,
        start_table,
        rematch_table,
    ],
)
