"""Work on whole games: done bit by bit for whoever waits, stopped when nobody does, then kept."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from novastate.server.words import Problem

KEPT: Final = 100
"""Studies whose results are kept in memory."""

Key = tuple[str, str]
"""A table, and what is worked out of it."""


@dataclass(frozen=True)
class Task:
    """What is to be worked out: results in a row, each from one thing."""

    key: Key
    things: list[object]
    """What the results depend on: those of a row that begins alike are taken over."""
    part: Callable[[int], Awaitable[list[Any]]]
    """Works out the next results, from a number on; at least one."""


class Study:
    """A task under way."""

    def __init__(self, task: Task, known: list[Any]) -> None:
        self.task = task
        self.results = known
        self.waiting = 0
        self._work: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    @property
    def done(self) -> bool:
        """Tell whether everything is worked out."""
        return len(self.results) >= len(self.task.things)

    def start(self) -> None:
        """Begin to work, unless that is so already."""
        if self._work is None and not self.done:
            self._work = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            while not self.done:
                self.results += await self.task.part(len(self.results))
                self._tell()
                await asyncio.sleep(0)
        finally:
            self._tell()

    def _tell(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def more(self, seen: int) -> None:
        """Wait until there is more than what was seen; raise what went wrong."""
        assert self._work is not None
        while len(self.results) <= seen and not self._work.done():
            await self._news.wait()
        if len(self.results) <= seen:
            self._work.result()

    def stop(self) -> None:
        """Give up."""
        if self._work is not None:
            self._work.cancel()


class Studies:
    """The studies of this process; those of the same thing are one."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        """How many may be worked on at the same time."""
        self._under_way: Final[dict[Key, Study]] = {}
        self._kept: Final[OrderedDict[Key, Study]] = OrderedDict()

    @property
    def under_way(self) -> int:
        """Count those that are worked on."""
        return len(self._under_way)

    def knows(self, task: Task) -> bool:
        """Tell whether all results are known."""
        kept = self._kept.get(task.key)
        return kept is not None and len(_shared(kept, task)) == len(task.things)

    def learn(self, task: Task, results: list[Any]) -> None:
        """Take over results that were stored."""
        self._keep(Study(task, results))

    def check_room(self) -> None:
        """Raise Problem if too many are under way already."""
        if self.under_way >= self.most:
            raise Problem("slow_down")

    async def follow(self, task: Task) -> AsyncGenerator[Study]:
        """Work, and tell whenever there is more; it stops with the last one who follows."""
        study = self._under_way.get(task.key)
        if study is None or study.task.things != task.things:
            kept = self._kept.get(task.key)
            study = self._under_way[task.key] = Study(task, _shared(kept, task) if kept else [])
        study.waiting += 1
        try:
            study.start()
            seen = -1
            while seen < len(study.task.things):
                if seen >= 0:
                    await study.more(seen)
                seen = len(study.results)
                yield study
        finally:
            study.waiting -= 1
            if study.waiting == 0:
                self._end(study)

    def _end(self, study: Study) -> None:
        if self._under_way.get(study.task.key) is study:
            del self._under_way[study.task.key]
        self._keep(study)
        study.stop()

    def _keep(self, study: Study) -> None:
        key = study.task.key
        self._kept[key] = study
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def stop(self) -> None:
        """End all studies."""
        for study in list(self._under_way.values()):
            self._end(study)


def _shared(known: Study, task: Task) -> list[Any]:
    """Return the results of a study that hold for a task as well."""
    count = 0
    for mine, yours in zip(known.task.things, task.things):
        if mine != yours:
            break
        count += 1
    return known.results[:count]
