"""Work in the background: whose turn it is, what is shared, and when it stops."""

import asyncio
import time
from typing import Any

import pytest

from novastate.server.studies import Studies, Task
from novastate.server.thinking import AT_ONCE, BOT, STUDY, Pool
from novastate.server.words import Problem


class Work:
    """Something to be worked out, one result at a time, when it is let."""

    def __init__(self, length: int = 3) -> None:
        self.asked: list[int] = []
        self.free = asyncio.Semaphore(0)
        self.cancelled = False
        self.task = Task(("table", "work"), list(range(length)), self.part)

    async def part(self, first: int) -> list[Any]:
        self.asked.append(first)
        try:
            await self.free.acquire()
        except asyncio.CancelledError:
            self.cancelled = True
            raise
        return [first * 10]


async def test_two_who_wait_share_the_work() -> None:
    # given
    studies, work = Studies(4), Work()
    # when
    one, two = studies.follow(work.task), studies.follow(work.task)
    first, second = await anext(one), await anext(two)
    for _ in range(3):
        work.free.release()
    seen = [len(study.results) async for study in one]
    # then
    assert first is second
    assert seen == [1, 2, 3]
    assert [study.results async for study in two][-1] == [0, 10, 20]
    assert work.asked == [0, 1, 2]


async def test_work_stops_when_the_last_one_leaves_and_goes_on_where_it_was() -> None:
    # given
    studies, work = Studies(4), Work()
    one, two = studies.follow(work.task), studies.follow(work.task)
    await anext(one), await anext(two)
    work.free.release()
    await anext(one)
    while work.asked != [0, 1]:
        await asyncio.sleep(0)
    # when
    await one.aclose()
    assert not work.cancelled
    await two.aclose()
    await asyncio.sleep(0)
    # then
    assert work.cancelled
    assert not studies.knows(work.task)
    # when
    for _ in range(2):
        work.free.release()
    done = [study.results async for study in studies.follow(work.task)][-1]
    # then
    assert done == [0, 10, 20]
    assert work.asked == [0, 1, 1, 2]
    assert studies.knows(work.task)


async def test_what_went_wrong_is_raised_to_those_who_wait() -> None:
    # given
    async def part(first: int) -> list[Any]:
        if first:
            raise RuntimeError("broken")
        return [1]

    following = Studies(4).follow(Task(("table", "work"), [1, 2], part))
    # then
    with pytest.raises(RuntimeError, match="broken"):
        async for _ in following:
            pass


async def test_there_is_room_for_some_only() -> None:
    # given
    studies, work = Studies(1), Work()
    following = studies.follow(work.task)
    await anext(following)
    # then
    with pytest.raises(Problem):
        studies.check_room()
    # when
    await following.aclose()
    # then
    studies.check_room()


async def test_people_go_before_bots_and_bots_before_reviews() -> None:
    # given: a process that is busy
    pool, order = Pool(1), list[str]()

    async def ask(name: str, patience: float) -> None:
        await pool.run(time.sleep, 0.01, patience=patience)
        order.append(name)

    busy = asyncio.create_task(pool.run(time.sleep, 0.3))
    await asyncio.sleep(0)
    # when
    waiting = [
        asyncio.create_task(ask(name, patience))
        for name, patience in (("review", STUDY), ("bot", BOT), ("bot 2", BOT), ("hint", AT_ONCE))
    ]
    await asyncio.gather(busy, *waiting)
    # then
    assert order == ["hint", "bot", "bot 2", "review"]
    pool.close()


async def test_whoever_gets_up_leaves_no_gap_and_the_server_answers_meanwhile() -> None:
    # given
    pool = Pool(1)
    await pool.warm()
    busy = asyncio.create_task(pool.run(time.sleep, 0.2))
    await asyncio.sleep(0)
    impatient = asyncio.create_task(pool.run(time.sleep, 5))
    patient = asyncio.create_task(pool.run(abs, -7))
    await asyncio.sleep(0)
    # when
    impatient.cancel()
    longest, last = 0.0, time.monotonic()
    while not patient.done():
        await asyncio.sleep(0.001)
        longest, last = max(longest, time.monotonic() - last), time.monotonic()
    # then
    assert await patient == 7
    assert impatient.cancelled()
    assert longest < 0.15
    await busy
    pool.close()
