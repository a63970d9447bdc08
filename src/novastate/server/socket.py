"""The WebSocket of a table: frames in, frames out."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from novastate.server.context import Server, address_of, server_of, visitor_of
from novastate.server.db import chatting
from novastate.server.db.faults import Unavailable
from novastate.server.hub import Connection
from novastate.server.limits import Bucket, Cost
from novastate.server.logs import log, veiled
from novastate.server.middleware import same_origin
from novastate.server.play import carry_out, give_back, send_state
from novastate.server.present import shown_name
from novastate.server.shapes import frames
from novastate.server.words import Problem

NOT_FOUND: Final = 4404
FOREIGN: Final = 4403
TOO_MANY: Final = 4429
AGAIN: Final = 1013

PAUSE: Final = 0.1
"""Seconds for which nothing more is read of a client that sends too much."""
PATIENCE: Final = (1.0, 40.0)
"""How often a second, and at once, a client may be told so before it is cut off."""

COSTS: Final[dict[type, Cost]] = {
    frames.Hello: "hellos",
    frames.Look: "hellos",
    frames.SetLang: "hellos",
    frames.GetLog: "hellos",
    frames.Chat: "chats",
    frames.Move: "moves",
    frames.Undo: "moves",
    frames.TakeBack: "moves",
    frames.Consent: "moves",
    frames.AutoPass: "moves",
    frames.SeatAction: "moves",
    frames.LessonAction: "moves",
}
"""What a frame costs the address it comes from."""

_decoder: Final[msgspec.json.Decoder[frames.Frame]] = msgspec.json.Decoder(frames.Frame)


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
        if not server.limits.allows(address, "hellos") or not server.limits.enter(address):
            raise Problem("slow_down")
    except Problem as problem:
        return await _turn_away(socket, problem, lang)
    try:
        await server.tables.get(table_id)
        connection = Connection(table_id, await visitor_of(socket), address)
        connection.lang = lang
        await _serve(server, socket, connection)
    except Problem as problem:
        await _turn_away(socket, problem, lang)
    finally:
        server.limits.leave(address)


async def _turn_away(socket: WebSocket[Any, Any, Any], problem: Problem, lang: str) -> None:
    codes = {"no_table": NOT_FOUND, "foreign_origin": FOREIGN, "slow_down": TOO_MANY}
    if isinstance(problem, Unavailable):
        codes[problem.code] = AGAIN
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        frame = frames.Trouble(problem.code, problem.text(lang))
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
    except TimeoutError:
        raise Problem("hello_first") from None
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
        while (frame := await connection.pop()) is not None:
            await socket.send_data(frame, mode="text")
        await socket.close(AGAIN)


async def _read(server: Server, socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Handle frames; who sends too much is read more slowly, and at last cut off."""
    bucket, patience = server.limits.frames(), Bucket(*PATIENCE)
    due = asyncio.get_running_loop().time() + server.settings.hello_seconds
    while True:
        async with asyncio.timeout_at(None if connection.greeted else due):
            raw = (await socket.receive_text()).encode()
        paid = bucket.take()
        if paid and await _answer(server, connection, raw):
            continue
        if not paid:
            _say(connection, Problem("slow_down"))
        if not patience.take():
            raise Problem("slow_down")
        await asyncio.sleep(PAUSE)


async def _answer(server: Server, connection: Connection, raw: bytes) -> bool:
    """Handle a frame; tell whether its address may send more."""
    frame: frames.Frame | None = None
    try:
        frame = _decoded(raw, server.settings.frame_bytes)
        cost = COSTS.get(type(frame))
        if cost is not None and not server.limits.allows(connection.address, cost):
            raise Problem("slow_down")
        await _handle(server, connection, frame)
    except Problem as problem:
        if isinstance(problem, Unavailable) and not connection.greeted:
            raise  # the client comes back and says hello again
        _say(connection, problem, frame)
        return problem.code != "slow_down"
    except (WebSocketDisconnect, RuntimeError):
        raise
    except Exception:
        log.exception("fault in a frame", extra={"table": veiled(connection.table)})
        _say(connection, Problem("server"))
    return True


def _say(connection: Connection, problem: Problem, frame: frames.Frame | None = None) -> None:
    """Tell a client why its frame was not heeded; a command is refused by its id."""
    text = problem.text(connection.lang)
    if problem.code == "slow_down" and isinstance(frame, frames.Command):
        connection.send(frames.Refusal(frame.id, problem.code, text))
    else:
        connection.send(frames.Trouble(problem.code, text))


def _decoded(raw: bytes, limit: int) -> frames.Frame:
    if len(raw) > limit:
        raise Problem("too_large", limit=limit)
    try:
        return _decoder.decode(raw)
    except RecursionError:
        raise Problem("bad_frame", detail="it is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem("bad_frame", detail=str(error).rstrip(".")) from None


async def _handle(server: Server, connection: Connection, frame: frames.Frame) -> None:
    tables = server.tables
    if isinstance(frame, frames.Ping):
        connection.send(frames.Pong())
    elif isinstance(frame, frames.Hello):
        await _hello(server, connection, frame)
    elif not connection.greeted:
        raise Problem("hello_first")
    elif isinstance(frame, frames.SetLang):
        connection.lang = frame.lang
        await send_state(tables, connection)
    elif isinstance(frame, frames.GetLog):
        async with tables.using(connection.table) as live:
            connection.send(tables.hub.log_page(connection, live, frame.before))
    elif isinstance(frame, frames.Look):
        async with tables.using(connection.table) as live:
            if not 0 <= frame.seat < len(live.seats):
                raise Problem("no_seat", last=len(live.seats), seat=frame.seat + 1)
            if frame.seat not in live.own_seats(connection.visitor):
                raise Problem("not_yours", seat=frame.seat + 1)
            connection.reader = frame.seat
        await send_state(tables, connection)
    else:
        await carry_out(tables, connection, frame)


async def _hello(server: Server, connection: Connection, hello: frames.Hello) -> None:
    """Send the state, and to a newcomer what was said and who is here."""
    connection.lang = hello.lang
    first = not connection.greeted
    since = hello.since
    await send_state(server.tables, connection, since, recap=first and since is None)
    if not first:
        return
    connection.greeted = True
    try:
        async with server.tables.db.reading() as db:
            for said in await chatting.last(db, connection.table):
                said.name = shown_name(said.name, connection.lang)
                connection.send(said)
    except Unavailable:
        connection.greeted = False
        raise
    await tell_presence(server, connection.table)
    await give_back(server.tables, connection.table, connection.visitor)
    server.automation.came(connection.table, connection.visitor)


async def tell_presence(server: Server, table: str) -> None:
    """Tell a table, and other processes, who is here."""
    tables = server.tables
    async with tables.using(table) as live:
        tables.hub.tell(table, tables.hub.presence(live))
    if tables.db.shared:
        with contextlib.suppress(Unavailable):  # here they know, and there it matters little
            await tables.tell_others([table])
