"""Work in the background: whose turn it is, what is shared, and when it stops."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from novastate.server.queueing import PEOPLE, Claim
from novastate.server.studies import Studies, Task
from novastate.server.thinking import AT_ONCE, STUDY, Pool
from novastate.server.words import Problem

BOT = Claim(lambda: PEOPLE)


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


async def kept_busy(pool: Pool, folder: Path) -> tuple["asyncio.Task[bytes]", Callable[[], int]]:
    """Give a pool work that lasts until it is let go; return it, and what lets it go."""
    gate = folder / "gate"
    os.mkfifo(gate)  # whoever reads it waits for somebody who writes
    busy = asyncio.create_task(pool.run(Path.read_bytes, gate))
    await asyncio.sleep(0)
    return busy, lambda: gate.write_bytes(b"done")


async def test_people_go_before_bots_and_bots_before_reviews(tmp_path: Path) -> None:
    # given: a process that is busy
    pool, order = Pool(1), list[str]()

    async def ask(name: str, claim: Claim) -> None:
        await pool.run(abs, -1, claim=claim)
        order.append(name)

    busy, let_go = await kept_busy(pool, tmp_path)
    # when
    waiting = [
        asyncio.create_task(ask(name, claim))
        for name, claim in (("review", STUDY), ("bot", BOT), ("bot 2", BOT), ("hint", AT_ONCE))
    ]
    await asyncio.sleep(0)
    await asyncio.to_thread(let_go)
    await asyncio.gather(busy, *waiting)
    # then
    assert order == ["hint", "bot", "bot 2", "review"]
    pool.close()


async def test_whoever_gets_up_leaves_no_gap_and_the_server_answers_meanwhile(
    tmp_path: Path,
) -> None:
    # given
    pool, never = Pool(1), tmp_path / "never"
    await pool.warm()
    busy, let_go = await kept_busy(pool, tmp_path)
    impatient = asyncio.create_task(pool.run(Path.touch, never))
    patient = asyncio.create_task(pool.run(abs, -7))
    await asyncio.sleep(0)
    # when
    impatient.cancel()
    for _ in range(1000):
        await asyncio.sleep(0)
    # then: the server has gone on while the process was busy, and nothing went past it
    assert impatient.cancelled()
    assert not busy.done()
    assert not patient.done()
    # when
    await asyncio.to_thread(let_go)
    # then: the next one is served, and nobody else
    assert (await busy, await patient) == (b"done", 7)
    assert not never.exists()
    pool.close()
