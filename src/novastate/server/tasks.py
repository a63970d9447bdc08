"""Tasks that run beside the requests: begun, waited for, ended."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine, Iterable, Mapping
from typing import Any


@contextlib.asynccontextmanager
async def beside(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Do something as long as a block lasts."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def end_all(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks, and wait until they are over."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)


async def until_idle(busy: Mapping[str, asyncio.Task[None]], due: asyncio.Queue[str]) -> None:
    """Wait until nothing is due and nobody is busy."""
    while busy or not due.empty():
        await asyncio.sleep(0)
        if busy:
            await asyncio.wait(list(busy.values()), timeout=1)
