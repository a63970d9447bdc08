"""The WebSocket of a table: frames in, frames out."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from novastate.server.context import Server, server_of, visitor_of
from novastate.server.db import chatting, store
from novastate.server.hub import Connection
from novastate.server.logs import log
from novastate.server.middleware import address_of, same_origin
from novastate.server.play import carry_out, send_state
from novastate.server.shapes import Frame, Hello, Look, Ping, Pong, SetLang, Trouble
from novastate.server.words import Problem

NOT_FOUND: Final = 4404
FOREIGN: Final = 4403
TOO_MANY: Final = 4429
AGAIN: Final = 1013

_decoder: Final[msgspec.json.Decoder[Frame]] = msgspec.json.Decoder(Frame)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Serve one client at one table."""
    server = server_of(socket)
    await socket.accept()
    lang = "de" if socket.headers.get("accept-language", "").lower().startswith("de") else "en"
    address = address_of(socket.scope, server.settings.trust_proxy)
    try:
        if not same_origin(socket.scope):
            raise Problem("foreign_origin")
        if not server.limits.enter(address):
            raise Problem("slow_down")
    except Problem as problem:
        return await _turn_away(socket, problem, lang)
    try:
        await server.tables.get(table_id)
        connection = Connection(table_id, await visitor_of(socket))
        connection.lang = lang
        await _serve(server, socket, connection)
    except Problem as problem:
        await _turn_away(socket, problem, lang)
    finally:
        server.limits.leave(address)


async def _turn_away(socket: WebSocket[Any, Any, Any], problem: Problem, lang: str) -> None:
    codes = {"no_table": NOT_FOUND, "foreign_origin": FOREIGN, "slow_down": TOO_MANY}
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        frame = Trouble(problem.code, problem.text(lang))
        await socket.send_data(msgspec.json.encode(frame), mode="text")
        await socket.close(codes.get(problem.code, 1008))


async def _serve(server: Server, socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Read frames until the client goes; a second task writes, so that nobody waits for him."""
    hub = server.tables.hub
    hub.add(connection)
    writer = asyncio.create_task(_write(socket, connection))
    try:
        await _read(server, socket, connection)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        hub.remove(connection)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writer
        if connection.greeted:
            with contextlib.suppress(Problem):
                await tell_presence(server, connection.table)


async def _write(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (frame := await connection.frames.get()) is not None:
            await socket.send_data(frame, mode="text")
        await socket.close(AGAIN)


async def _read(server: Server, socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    bucket, limit = server.limits.frames(), server.settings.frame_bytes
    while True:
        raw = (await socket.receive_text()).encode()
        try:
            if not bucket.take():
                raise Problem("slow_down")
            if len(raw) > limit:
                raise Problem("too_large", limit=limit)
            await _handle(server, connection, _decoded(raw))
        except Problem as problem:
            connection.send(Trouble(problem.code, problem.text(connection.lang)))
        except (WebSocketDisconnect, RuntimeError):
            raise
        except Exception:
            log.exception("fault in a frame", extra={"table": connection.table})
            connection.send(Trouble("server", Problem("server").text(connection.lang)))


def _decoded(raw: bytes) -> Frame:
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("bad_frame", detail=str(error).rstrip(".")) from None


async def _handle(server: Server, connection: Connection, frame: Frame) -> None:
    tables = server.tables
    if isinstance(frame, Ping):
        connection.send(Pong())
    elif isinstance(frame, Hello):
        await _hello(server, connection, frame)
    elif not connection.greeted:
        raise Problem("hello_first")
    elif isinstance(frame, SetLang):
        connection.lang = frame.lang
        await send_state(tables, connection, 0)
    elif isinstance(frame, Look):
        async with tables.using(connection.table) as live:
            if not 0 <= frame.seat < len(live.seats):
                raise Problem("no_seat", last=len(live.seats), seat=frame.seat + 1)
            if frame.seat not in live.own_seats(connection.visitor):
                raise Problem("not_yours", seat=frame.seat + 1)
            connection.reader = frame.seat
        await send_state(tables, connection, 0)
    else:
        await carry_out(tables, connection, frame)


async def _hello(server: Server, connection: Connection, hello: Hello) -> None:
    """Send the state, and to a newcomer what was said and who is here."""
    connection.lang = hello.lang
    first = not connection.greeted
    since = 0 if hello.since is None else hello.since
    await send_state(server.tables, connection, since, recap=first and hello.since is None)
    if not first:
        return
    connection.greeted = True
    async with server.tables.db.reading() as db:
        for said in await chatting.last(db, connection.table):
            connection.send(said)
    await tell_presence(server, connection.table)


async def tell_presence(server: Server, table: str) -> None:
    """Tell a table, and other processes, who is here."""
    tables = server.tables
    async with tables.using(table) as live:
        tables.hub.tell(table, tables.hub.presence(live, tables.clock.now()))
        seats, spectators = tables.hub.here(live)
    if tables.db.shared:
        async with tables.db.writing() as connection:
            message = {
                "presence": table,
                "worker": tables.worker,
                "seats": seats,
                "spectators": spectators,
            }
            await store.notify(connection, message)
