"""Bots in other processes: a position goes over as plain data, a move comes back as text."""

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Any, Final, TypeVar

import msgspec

from novastate.bots.bot import answer
from novastate.bots.registry import impatient
from novastate.games.registry import ruleset, rulesets
from novastate.kernel.chance import quick
from novastate.server.queueing import STUDIES, WISH, Claim, Turn, Turns

Result = TypeVar("Result")

AT_ONCE: Final = Claim(lambda: WISH)
"""The claim of what a person waits for."""
STUDY: Final = Claim(lambda: STUDIES)
"""The claim of reviews of games."""
NICENESS: Final = 5
"""Bots leave the processor to the server where both want it."""

PATIENCE = 3.0
"""Seconds after which a bot must answer: people wait for it, on a slow machine too."""


def think(game: str, position: bytes, seat: int, name: str, seed: int) -> str:
    """Let a bot answer; runs in a process of its own."""
    data = msgspec.json.decode(position, type=dict[str, Any])
    place = ruleset(game).from_data(data)
    player = impatient(name, PATIENCE)
    return place.notation(seat, answer(player, place, seat, quick(seed)))


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

    Work waits here until a process is free, and has its turn by what it claims (`queueing.py`).
    """

    def __init__(self, workers: int, timer: Callable[[], float] = time.monotonic) -> None:
        self.workers = workers
        self._timer = timer
        self._pool: Executor | None = None
        self._busy = 0
        self._turns = Turns()

    async def run(
        self, function: Callable[..., Result], *args: object, claim: Claim = AT_ONCE
    ) -> Result:
        """Run a function with plain arguments in another process."""
        if self.workers == 0:
            return function(*args)
        turn = await self._enter(claim)
        try:
            return await self._submit(partial(function, *args), turn)
        except BrokenProcessPool:  # a process was killed: once more in new ones
            self.close()
            turn = await self._enter(AT_ONCE)
            return await self._submit(partial(function, *args), turn)

    async def _enter(self, claim: Claim) -> Turn:
        """Wait for a process; whoever gets up before his turn leaves no gap."""
        turn = self._turns.add(claim)
        self._call()
        try:
            await turn.called
        except asyncio.CancelledError:
            if turn.called.done() and not turn.called.cancelled():
                self._leave(turn)  # it was called up just now
            raise
        return turn

    def _call(self) -> None:
        """Call up whose turn it is, while a process is free."""
        while self._busy < self.workers and (turn := self._turns.next()) is not None:
            self._busy += 1
            turn.began = self._timer()
            turn.called.set_result(None)

    def _leave(self, turn: Turn) -> None:
        """Let the next one in."""
        self._busy -= 1
        self._turns.done(turn, self._timer() - turn.began)
        self._call()

    async def _submit(self, work: Callable[[], Result], turn: Turn) -> Result:
        """Hand work to a process; the place is free when it is done, waited for or not."""
        loop = asyncio.get_running_loop()

        def done(_: "Future[Result]") -> None:
            with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
                loop.call_soon_threadsafe(self._leave, turn)

        try:
            future = self._started().submit(work)
        except BaseException:
            self._leave(turn)
            raise
        future.add_done_callback(done)
        return await asyncio.wrap_future(future)

    async def warm(self) -> None:
        """Start a process before anybody waits for it."""
        await self.run(ready)

    def _started(self) -> Executor:
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
