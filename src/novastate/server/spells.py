"""Trouble comes in spells: its first fault is written down, those like it are not, then its end.

Whoever works for ever asks a spell how long to wait before it tries again.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, NoReturn

from novastate.server.logs import log as server_log

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 30.0


class Spell:
    """Faults that follow each other without a success between them."""

    def __init__(
        self,
        what: str,
        log: logging.Logger = server_log,
        first: float = FIRST_PAUSE,
        longest: float = LONGEST_PAUSE,
    ) -> None:
        self.what = what
        self._log = log
        self._pause = self._first = first
        self._longest = longest
        self._began = 0.0
        self._told: set[str] = set()

    @property
    def lasts(self) -> bool:
        """Tell whether there is trouble now."""
        return bool(self._told)

    def fault(self, error: BaseException, kind: str = "") -> float:
        """Note a fault, by its type or a kind; return the seconds to wait before trying again."""
        kind = kind or type(error).__name__
        if not self._told:
            self._began = time.monotonic()
        if kind not in self._told:
            self._told.add(kind)
            self._log.error(f"{self.what}: trouble", exc_info=error, extra={"kind": kind})
        pause, self._pause = self._pause, min(self._longest, self._pause * 2)
        return pause

    def well(self) -> None:
        """Note that it has worked."""
        if self._told:
            lasted = round(time.monotonic() - self._began, 1)
            self._log.warning(f"{self.what}: well again", extra={"seconds": lasted})
            self._told = set()
            self._pause = self._first


async def for_ever(spell: Spell, work: Callable[[], Awaitable[object]]) -> NoReturn:
    """Do a piece of work again and again; no fault ends it, each is followed by a longer pause."""
    while True:
        try:
            await work()
            spell.well()
        except Exception as error:
            await asyncio.sleep(spell.fault(error))
