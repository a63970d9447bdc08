"""A WebSocket proxy that treats frames badly: it drops, doubles, delays and reorders them."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed


@dataclass(frozen=True)
class Manners:
    """How likely each mistreatment is; a frame held back arrives after later ones."""

    drop: float = 0.0
    double: float = 0.0
    hold: float = 0.0
    cut: float = 0.0
    """Of the whole connection, in the middle of whatever is under way."""
    longest: float = 0.03
    """Seconds a frame is held back at most."""


class Proxy:
    """Stands between clients and the server at an address of its own."""

    def __init__(self, target: str, manners: Manners, chance: Random) -> None:
        self.target = target.replace("http", "ws", 1)
        self.manners = manners
        self.chance = chance
        self.url = ""
        self.done: Counter[str] = Counter()
        """How often each mistreatment happened."""

    async def handle(self, client: ServerConnection) -> None:
        """Serve one client with a connection of its own to the server."""
        assert client.request is not None
        headers = {"cookie": client.request.headers.get("cookie", "")}
        path = client.request.path
        async with connect(
            self.target + path, additional_headers=headers, compression=None, max_size=2**22
        ) as server:
            there = asyncio.create_task(self._pump(client, server))
            back = asyncio.create_task(self._pump(server, client))
            await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
            for task in (there, back):
                task.cancel()
            await asyncio.gather(there, back, return_exceptions=True)
        await client.close()

    async def _pump(
        self,
        source: ServerConnection | ClientConnection,
        sink: ServerConnection | ClientConnection,
    ) -> None:
        """Pass frames on, more or less."""
        held: set[asyncio.Task[None]] = set()
        try:
            async for frame in source:
                if self._happens("cut", self.manners.cut):
                    return
                for pause in self._pauses():
                    task = asyncio.create_task(_later(pause, sink.send, frame))
                    held.add(task)
                    task.add_done_callback(held.discard)
        finally:
            for task in list(held):
                task.cancel()

    def _pauses(self) -> list[float]:
        """Return after which pauses a frame is sent: none if it is dropped, two if doubled."""
        if self._happens("drop", self.manners.drop):
            return []
        copies = 2 if self._happens("double", self.manners.double) else 1
        return [self._pause() for _ in range(copies)]

    def _pause(self) -> float:
        if self._happens("hold", self.manners.hold):
            return self.chance.uniform(0.001, self.manners.longest)
        return 0.0

    def _happens(self, what: str, likely: float) -> bool:
        if self.chance.random() >= likely:
            return False
        self.done[what] += 1
        return True


async def _later(
    pause: float, send: Callable[[str | bytes], Awaitable[None]], frame: str | bytes
) -> None:
    await asyncio.sleep(pause)
    with contextlib.suppress(ConnectionClosed):
        await send(frame)


@asynccontextmanager
async def proxied(target: str, manners: Manners, chance: Random) -> AsyncIterator[Proxy]:
    """Run a proxy in front of a server."""
    proxy = Proxy(target, manners, chance)
    async with serve(proxy.handle, "127.0.0.1", 0, compression=None, max_size=2**22) as running:
        port = next(iter(running.sockets)).getsockname()[1]
        proxy.url = f"http://127.0.0.1:{port}"
        yield proxy
