"""Bots in other processes: a position goes over as plain data, a move comes back as text."""

import asyncio
import contextlib
import heapq
import itertools
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Any, Final, TypeVar

import msgspec

from novastate.bots.bot import answer
from novastate.bots.registry import impatient
from novastate.games.registry import ruleset, rulesets
from novastate.kernel.chance import seeded

Result = TypeVar("Result")

AT_ONCE: Final = 0.0
BOT: Final = 4.0
STUDY: Final = 20.0
"""How many seconds work may wait: for people, for bots' answers, for reviews of games."""
NICENESS: Final = 5
"""Bots leave the processor to the server where both want it."""

PATIENCE = 3.0
"""Seconds after which a bot must answer: people wait for it, on a slow machine too."""


def think(game: str, position: bytes, seat: int, name: str, seed: int) -> str:
    """Let a bot answer; runs in a process of its own."""
    data = msgspec.json.decode(position, type=dict[str, Any])
    place = ruleset(game).from_data(data)
    player = impatient(name, PATIENCE)
    return place.notation(seat, answer(player, place, seat, seeded(seed)))


def ready() -> bool:
    """Tell that a process is there and has read the games."""
    return bool(rulesets())


def _begin(parent: int) -> None:
    """Leave Ctrl-C to the server, and end when it has ended, however it did."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(2)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Pool:
    """The processes in which bots think and games are replayed; started when first needed.

    Work waits here until a process is free. What may wait least is done first, counted from when
    it came: so a person never stands behind all the bots, and nobody waits for ever.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._busy = 0
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    async def run(
        self, function: Callable[..., Result], *args: object, patience: float = AT_ONCE
    ) -> Result:
        """Run a function with plain arguments in another process."""
        if self.workers == 0:
            return function(*args)
        await self._enter(patience)
        try:
            return await self._submit(partial(function, *args))
        except BrokenProcessPool:  # a process was killed: once more in new ones
            self.close()
            await self._enter(AT_ONCE)
            return await self._submit(partial(function, *args))

    async def _enter(self, patience: float) -> None:
        """Wait for a process; whoever gets up before his turn leaves no gap."""
        if self._busy < self.workers:
            self._busy += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        due = time.monotonic() + patience
        heapq.heappush(self._waiting, (due, next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()  # it was called up just now
            raise

    def _leave(self) -> None:
        """Let the next one in."""
        self._busy -= 1
        while self._waiting and self._busy < self.workers:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                self._busy += 1
                turn.set_result(None)

    async def _submit(self, work: Callable[[], Result]) -> Result:
        """Hand work to a process; the place is free when it is done, waited for or not."""
        loop = asyncio.get_running_loop()

        def done(_: "Future[Result]") -> None:
            with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
                loop.call_soon_threadsafe(self._leave)

        try:
            future = self._started().submit(work)
        except BaseException:
            self._leave()
            raise
        future.add_done_callback(done)
        return await asyncio.wrap_future(future)

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
