"""Whose bots think next: people's tables first, and a fair share for every address (W9)."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from novastate.server.queueing import (
    PASSED_OVER,
    PEOPLE,
    STUDIES,
    UNWATCHED,
    WATCHED,
    WISH,
    Claim,
    Turn,
    Turns,
)
from novastate.server.thinking import Pool, think
from tests.server.client import Player
from tests.server.conftest import Site, running, settings_for


class Slow(Executor):
    """Work that is begun, and done only when the test says so; bots answer at random."""

    def __init__(self) -> None:
        self.begun: list[tuple[partial[Any], Future[Any]]] = []

    def submit(self, work: Callable[..., Any], /, *_: Any, **__: Any) -> Future[Any]:
        assert isinstance(work, partial)
        future: Future[Any] = Future()
        if work.func is think:
            self.begun.append((work, future))
        else:
            future.set_result(work())
        return future

    def bot(self) -> str:
        """Return which bot thinks now."""
        return str(self.begun[-1][0].args[3])

    async def finish(self) -> None:
        """Let the bot that thinks answer, and wait until the next one begins."""
        work, future = self.begun[-1]
        before = len(self.begun)
        game, position, seat, _, seed = work.args
        future.set_result(think(game, position, seat, "random", seed))
        while len(self.begun) == before:
            await asyncio.sleep(0)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    """Let all bots think slowly."""
    executor = Slow()
    monkeypatch.setattr(Pool, "_started", lambda _: executor)
    return executor


def visitor_from(site: Site, address: str) -> Player:
    """Return somebody new at an address."""
    player = site.player()
    player.http.headers["x-forwarded-for"] = address
    return player


async def test_w9_a_person_is_answered_next_beside_120_tables_of_experts(
    tmp_path: Path, slow: Slow
) -> None:
    # given: four addresses with thirty tables of experts each, all of which are played
    settings = settings_for(
        f"sqlite:///{tmp_path / 'test.db'}", bot_workers=1, trust_proxy=True, unwatched_tables=99
    )
    async with running(settings) as site:
        expert = {"kind": "bot", "bot": "expert"}
        for address in ("192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"):
            crowd = visitor_from(site, address)
            for _ in range(30):
                await crowd.begin(dict(expert), dict(expert))
        await slow.finish()
        assert slow.bot() == "expert"
        # when: somebody plays against one bot elsewhere
        ann = visitor_from(site, "192.0.2.9")
        id = str((await ann.make("person", {"kind": "bot", "bot": "greedy"}))["table"]["id"])
        wire = await ann.sit(id)
        await ann.post(f"/api/tables/{id}/start")
        await wire.until("state")
        while id not in site.parts.automation.busy:
            await asyncio.sleep(0)
        # then: her bot is next
        await slow.finish()
        assert slow.bot() == "greedy"
        # and: the others have their turns while it is hers
        while slow.bot() == "greedy":
            await slow.finish()


async def test_w9_of_one_address_only_a_few_tables_are_played_unwatched(
    tmp_path: Path, slow: Slow
) -> None:
    # given: six tables of bots, of which three may be played while nobody looks
    settings = settings_for(
        f"sqlite:///{tmp_path / 'test.db'}", bot_workers=1, trust_proxy=True, unwatched_tables=3
    )
    async with running(settings) as site:
        busy = site.parts.automation.busy
        many, other = visitor_from(site, "192.0.2.1"), visitor_from(site, "192.0.2.2")
        ids = [await many.begin("bot", "bot") for _ in range(6)]
        while len(busy) != 3:
            await asyncio.sleep(0)
        # then: nobody else has to wait for that
        alone = await other.begin("bot", "bot")
        while alone not in busy:
            await asyncio.sleep(0)
        assert set(busy) == {*ids[:3], alone}
        # when: somebody looks at one that waits
        await site.player().sit(ids[5])
        # then
        while ids[5] not in busy:
            await asyncio.sleep(0)
        # and: the sweeper does not wake the others, until there is room
        site.clock.time += 3600
        await site.parts.automation.sweep()
        assert set(busy) == {*ids[:3], ids[5], alone}
        busy[ids[0]].cancel()
        while ids[3] not in busy:
            await asyncio.sleep(0)
        assert ids[4] not in busy


# --- the queue itself ------------------------------------------------------------------------


def claims(rank: int, address: str, table: str = "") -> Claim:
    """Return a claim whose rank does not change."""
    return Claim(lambda: rank, address, table or address)


def served(turns: Turns, seconds: float = 1.0) -> Turn:
    """Let the next one have his turn."""
    turn = turns.next()
    assert turn is not None
    turn.called.set_result(None)
    turns.done(turn, seconds)
    return turn


async def test_ranks_come_in_their_order() -> None:
    turns = Turns()
    ranks = [UNWATCHED, STUDIES, WATCHED, PEOPLE, WISH]
    for rank in ranks:
        turns.add(claims(rank, "a"))
    assert [served(turns).rank for _ in ranks] == sorted(ranks)


async def test_w9_many_wishes_of_one_address_hold_up_nobody_elses_table() -> None:
    # given
    turns = Turns()
    for n in range(50):
        turns.add(claims(WISH, "many", f"table {n}"))
    served(turns)
    # when
    turns.add(claims(PEOPLE, "ann"))
    # then
    assert served(turns).claim.address == "ann"


async def test_w9_nobody_is_starved_for_ever() -> None:
    # given: people's tables that always want more
    turns = Turns()
    turns.add(claims(UNWATCHED, "bots"))
    # when
    order = []
    for n in range(PASSED_OVER + 1):
        turns.add(claims(PEOPLE, f"people {n}"))
        order.append(served(turns).rank)
    # then
    assert order == [PEOPLE] * PASSED_OVER + [UNWATCHED]


async def test_w9_addresses_share_by_the_time_they_need() -> None:
    # given: one address with many tables, one with a single slow table, one that plays fast
    turns, had = Turns(), Counter[str]()
    needs = {"many": 1.0, "slow": 4.0, "fast": 0.5}
    for n in range(30):
        turns.add(claims(UNWATCHED, "many", f"many {n}"))
    turns.add(claims(UNWATCHED, "slow"))
    turns.add(claims(UNWATCHED, "fast"))
    # when: each wants more as soon as it was answered
    for _ in range(130):
        turn = turns.next()
        assert turn is not None
        turn.called.set_result(None)
        turns.done(turn, needs[turn.claim.address])
        had[turn.claim.address] += 1
        turns.add(turn.claim)
    # then: all have had the same time, give or take one turn
    seconds = [had[name] * needs[name] for name in needs]
    assert max(seconds) - min(seconds) <= 4.0


async def test_w9_tables_of_one_address_share_its_time() -> None:
    turns, had = Turns(), Counter[str]()
    for n in range(5):
        turns.add(claims(PEOPLE, "one", f"table {n}"))
    for _ in range(20):
        turn = served(turns)
        had[turn.claim.table] += 1
        turns.add(turn.claim)
    assert set(had.values()) == {4}


async def test_w9_a_table_that_somebody_comes_to_moves_up_while_it_waits() -> None:
    # given
    turns, ranks = Turns(), {"a": UNWATCHED, "b": UNWATCHED}
    for name in ranks:
        turns.add(Claim(partial(ranks.__getitem__, name), name, name))
    # when
    ranks["b"] = WATCHED
    # then
    assert served(turns).claim.table == "b"
