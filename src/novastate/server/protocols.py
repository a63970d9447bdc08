"""The protocols of uvicorn with bounds: on time, on what comes at once, and on who comes."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from novastate.server.limits import Bucket

PIECE: Final = 4096
"""Bytes of requests that are looked at together: thousands at once would hold up everybody."""
FRAMES: Final = 512
"""Bytes of frames that are looked at together; the smallest frames have six."""
LEAVING: Final = 0.05
"""Seconds between two such looks once a socket is told to go."""
FAREWELL: Final = 3.0
"""Seconds it has to answer that."""
HEAD: Final = 65_536
"""Bytes of headers that are taken."""
LEFT: Final = 4 * 2**20
"""Bytes of a body that are passed over once its request was refused; then the line is cut."""
PIPELINE: Final = 8
"""Requests that may be sent before the first is answered; browsers send one."""
CONTROL: Final = (5.0, 100.0)
"""Frames a second, and at once, that are no messages: pings and parts of messages."""
LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\n"
    b"content-length: 0\r\n\r\n"
)

FRAME: Final = 65_536
"""What is taken of one frame; the server itself answers to smaller ones with a sentence."""
OPTIONS: Final[dict[str, Any]] = {
    "http": "novastate.server.protocols:BoundedHttp",
    "ws": "novastate.server.protocols:BoundedSocket",
    "access_log": False,
    "log_config": None,
    "proxy_headers": False,  # who the visitor is, address_of says
    "ws_max_size": FRAME,
    "ws_per_message_deflate": False,  # BoundedSocket packs with a larger window
    "server_header": False,
    "timeout_graceful_shutdown": 5,
}
"""How uvicorn serves the application."""


PACKING: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=15,
    client_max_window_bits=12,
    compress_settings={"level": 6, "memLevel": 8},
)
"""A window that holds the state before: of a frame of seven kilobytes some 230 bytes are sent."""


class Stall:
    """Ends a connection whose peer does not read what it is sent."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        """Give the peer some time."""
        self.end()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self.seconds, transport.abort)

    def end(self) -> None:
        """It has read, or is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Impatient(asyncio.Protocol):
    """A protocol that does not wait for ever for a peer that does not read."""

    stall: Stall
    transport: Any

    def pause_writing(self) -> None:
        """Begin to lose patience."""
        super().pause_writing()
        self.stall.begin(self.transport)

    def resume_writing(self) -> None:
        """Go on."""
        self.stall.end()
        super().resume_writing()


class BoundedHttp(Impatient, AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # uvicorn picks one of two
    """Requests: their headers and bodies must come in time, from peers that leave room."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection, if there is room."""
        super().connection_made(transport)
        server = self.app.server
        self.settings, self.door = server.settings, server.door
        self.peer = str(self.client[0]) if self.client else "local"
        self.stage, self.timer, self.taken, self.awaited = "", None, 0, None
        self.stall = Stall(self.settings.body_seconds)
        self.inside = self.door.enter(self.peer)
        if self.inside:
            self._await("head")
        else:
            self.transport.write(FULL)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let others in."""
        self._await("")
        self.stall.end()
        if self.inside:
            self.door.leave(self.peer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what came, piece by piece."""
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.transport.is_closing() or self.stage == "socket":
                return
            self._look(PIECE)

    def _look(self, size: int = 0) -> None:
        """Look what is awaited now; end the connection if it goes too far."""
        cycle = self.cycle
        if cycle is not None and cycle.more_body:  # also of a request that is answered already
            stage, most = "body", LEFT if cycle.response_complete else 0
        else:
            waits = cycle is None or cycle.response_complete
            stage, most = ("head", HEAD) if waits else ("", 0)
        self._await(stage)
        self.taken = self.taken + size if most else 0
        if self.taken > most or len(getattr(self, "pipeline", ())) > PIPELINE:
            self.transport.abort()

    def _await(self, stage: str) -> None:
        """Give the peer time for what is awaited; the time already running runs on."""
        if (stage, self.cycle) == (self.stage, self.awaited):
            return
        self.stage, self.awaited = stage, self.cycle
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if stage in ("head", "body"):
            seconds = getattr(self.settings, f"{stage}_seconds")
            self.timer = self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            self.transport.write(LATE)
        self.transport.close()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if not self.transport.is_closing():
            self._look()

    def handle_websocket_upgrade(self, *given: Any) -> None:
        """Let the protocol of sockets go on; the connection counts until that one loses it."""
        self._await("socket")
        self.stall.end()
        super().handle_websocket_upgrade(*given)


class BoundedSocket(Impatient, WebSocketsSansIOProtocol):
    """A socket: frames are looked at a few at a time, and its peer must read."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        server = self.app.server
        if server.door.open <= server.settings.packed_sockets:
            self.conn = ServerProtocol(extensions=[PACKING], max_size=FRAME, logger=self.logger)
        self.door = server.door
        self.stall = Stall(server.settings.body_seconds)
        self.close_timeout = FAREWELL
        self.control = Bucket(*CONTROL)
        self.rest = b""
        """What has come and was not looked at yet."""
        self.feeding = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Let others in."""
        self.rest = b""
        self.stall.end()
        self.door.leave(str(self.client[0]) if self.client else "local")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what came; messages wait until those before them were handled."""
        self.rest += data
        if len(self.rest) > FRAMES and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if not self.feeding:
            self._feed()

    def _feed(self) -> None:
        """Look at some frames, unless messages wait already; whoever leaves sends none."""
        self.feeding = False
        if self.transport.is_closing() or (not self.queue.empty() and not self.close_sent):
            return
        piece, self.rest = self.rest[:FRAMES], self.rest[FRAMES:]
        if piece:
            super().data_received(piece)
        self._go_on()

    def _go_on(self) -> None:
        """Look at the next frames soon, or wait for them."""
        if self.feeding or self.transport.is_closing():
            return
        if self.rest:
            self.feeding = True
            self.loop.call_later(LEAVING if self.close_sent else 0, self._feed)
        elif self.read_paused and (self.queue.empty() or self.close_sent):
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """Return the next message, and look for more when there is none left."""
        message = await self.queue.get()
        if self.queue.empty():
            self._go_on()
        return message

    async def send(self, message: Any) -> None:
        """Send a message; after the last one the peer's farewell is looked for."""
        await super().send(message)
        if self.close_sent:
            self._go_on()

    def _is_patient(self) -> bool:
        """Tell whether one more frame that is no message is taken."""
        if self.control.take():
            return True
        self.transport.abort()
        return False

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._is_patient():
            super().handle_ping()

    def handle_cont(self, event: Any) -> None:
        """Take a part of a message."""
        if self._is_patient():
            super().handle_cont(event)
