"""What is looked after from time to time: ended sessions, former players, and what is old."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, NoReturn

from novastate.server import former, retention, sessions
from novastate.server.db import accounts
from novastate.server.spells import Spell, for_ever
from novastate.server.tables import Tables

log: Final = logging.getLogger("novastate.upkeep")
WATCH_SECONDS: Final = 30.0
CLEAN_SECONDS: Final = 24 * 3600.0


class Upkeep:
    """Two tasks; like the clocks, they do nothing by themselves in tests."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._census: tuple[int, int] | None = None
        self._tasks: list[asyncio.Task[NoReturn]] = []

    def start(self) -> None:
        """Begin."""
        if self.tables.settings.sweep_seconds > 0:
            self._tasks = [
                asyncio.create_task(_often(self.watch, WATCH_SECONDS)),
                asyncio.create_task(_often(self.clean, CLEAN_SECONDS)),
            ]

    async def stop(self) -> None:
        """End."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def watch(self) -> None:
        """Notice what `novastate user`, or a worker that died, has not told us."""
        await sessions.check(self.tables)
        async with self.tables.db.reading() as connection:
            census = await accounts.census(connection)
        if census != self._census:
            await former.notice(self.tables)
            await former.settle(self.tables)
            self._census = census

    async def clean(self) -> None:
        """Forget what is old."""
        gone = await retention.clean(self.tables)
        if any(gone.values()):
            log.info("forgotten", extra=gone)


async def _often(work: Callable[[], Awaitable[None]], seconds: float) -> NoReturn:
    async def work_and_rest() -> None:
        await work()
        await asyncio.sleep(seconds)

    await for_ever(Spell("upkeep", log), work_and_rest)
