"""Bots in other processes: a position goes over as plain data, a move comes back as text."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Any, TypeVar

import msgspec

from novastate.bots.bot import answer
from novastate.bots.registry import bot
from novastate.games.registry import ruleset, rulesets
from novastate.kernel.chance import seeded

Result = TypeVar("Result")


def think(game: str, position: bytes, seat: int, name: str, seed: int) -> str:
    """Let a bot answer; runs in a process of its own."""
    data = msgspec.json.decode(position, type=dict[str, Any])
    place = ruleset(game).from_data(data)
    return place.notation(seat, answer(bot(name), place, seat, seeded(seed)))


def ready() -> bool:
    """Tell that a process is there and has read the games."""
    return bool(rulesets())


def _begin(parent: int) -> None:
    """Leave Ctrl-C to the server, and end when it has ended, however it did."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(2)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Pool:
    """The processes in which bots think and games are replayed; started when first needed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[..., Result], *args: object) -> Result:
        """Run a function with plain arguments in another process."""
        if self.workers == 0:
            return function(*args)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._started(), partial(function, *args))
        except BrokenProcessPool:  # a process was killed: once more in new ones
            self.close()
            return await loop.run_in_executor(self._started(), partial(function, *args))

    async def warm(self) -> None:
        """Start a process before anybody waits for it."""
        await self.run(ready)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers,
                mp_context=get_context("spawn"),
                initializer=_begin,
                initargs=(os.getpid(),),
            )
        return self._pool

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
