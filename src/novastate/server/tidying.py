"""Garbage is collected at quiet moments: a full collection holds up the moves of all tables."""

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator, Callable
from typing import Final

from litestar import Litestar

from novastate.server.tasks import beside

NEVER: Final = 1_000_000_000
LOOK: Final = 5.0
"""Seconds between two looks whether it is quiet."""
QUIET: Final = 1.0
"""Seconds without a change at any table that make a quiet moment."""
SOONEST: Final = 60.0
LATEST: Final = 600.0
"""A server that is never quiet has to stop for a fifth of a second this often."""


@contextlib.asynccontextmanager
async def tidied(app: Litestar) -> AsyncIterator[None]:
    """Look after the garbage of a process that has nothing else to do than to serve."""
    gc.collect()
    gc.freeze()  # what a server is made of stays, and need not be walked through again
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    tables = app.state.server.tables
    async with beside(_tidy(lambda: time.monotonic() - tables.changed)):
        yield


async def _tidy(idle: Callable[[], float]) -> None:
    waited = 0.0
    while True:
        await asyncio.sleep(LOOK)
        waited += LOOK
        if is_due(waited, idle()):
            gc.collect()
            waited = 0.0


def is_due(waited: float, idle: float) -> bool:
    """Tell whether to collect, by the seconds since the last time and since the last change.

    >>> is_due(60, 2), is_due(60, 0.1), is_due(600, 0.1)
    (True, False, True)
    """
    return waited >= LATEST or (waited >= SOONEST and idle >= QUIET)
