"""How late the event loop is: whatever holds it up holds up the moves of all tables."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Final

from litestar import Litestar

from novastate.server.tasks import beside

EVERY: Final = 0.1
"""Seconds between two looks."""


@contextlib.asynccontextmanager
async def watched(app: Litestar) -> AsyncIterator[None]:
    """Note the lag of the loop as long as the server runs."""
    async with beside(watch(app.state.server.tables.metrics.lag.observe)):
        yield


async def watch(note: Callable[[float], None], every: float = EVERY) -> None:
    """Tell again and again by how many seconds the loop came too late."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + every
        await asyncio.sleep(every)
        note(max(0.0, loop.time() - due))
