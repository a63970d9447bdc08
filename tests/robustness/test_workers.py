"""Several worker processes on one PostgreSQL: one is killed, and the game goes on."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import pytest

from novastate.server.db import store
from novastate.server.db.engine import Database
from novastate.server.db.writes import carry_out, row_write, table_write
from novastate.server.live import Facts, Row, Seat
from tests.robustness.test_chaos import SHORT
from tests.server.conftest import fresh_postgresql
from tools.patience import LONG
from tools.scripted import Client, Ledger, Table, set_up
from tools.serving import Serving

OPTIONS = ("--bot-delay", "0")


@pytest.fixture
async def workers(template: str, tmp_path: Path) -> AsyncIterator[tuple[Serving, Serving]]:
    """Return two servers, a process each, on the same database."""
    url = await fresh_postgresql(template)
    both = (
        Serving(url, tmp_path, *OPTIONS, name="one"),
        Serving(url, tmp_path, *OPTIONS, name="two"),
    )
    await asyncio.gather(*(asyncio.to_thread(each.start) for each in both))
    yield both
    await asyncio.gather(*(asyncio.to_thread(each.stop) for each in both))


def client_at(address: list[str], table: Table, seat: int, ledger: Ledger) -> Client:
    """Return a client for a seat; its address can be changed while it plays."""
    return Client(lambda: address[0], table.id, table.cookies[seat], ledger, Random(seat))


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not condition():
        await asyncio.sleep(0.01)


async def check_all_there(url: str, table: Table, clients: list[Client], ledger: Ledger) -> None:
    """Compare each client, and all that was acknowledged, with what a newcomer is told."""
    for client, cookie in zip(clients, table.cookies):
        fresh = Client(lambda: url, table.id, cookie, Ledger(), Random(0))
        await fresh.play()
        assert client.state is not None
        assert fresh.state is not None
        assert client.state.version == fresh.state.version
        assert bytes(client.state.view) == bytes(fresh.state.view)
        assert client.log == fresh.log
    # and: what is sent again under its id is known, with the version it made
    versions = [each.version for each in ledger.acked]
    assert len(set(versions)) == len(versions)
    assert not ledger.faults


async def test_one_of_two_workers_is_killed_and_the_game_goes_on(
    workers: tuple[Serving, Serving],
) -> None:
    # given: three people and a bot; the first and third at one worker, the second at the other
    one, two = workers
    table = await set_up(one.url, 3, 1, options=SHORT)
    ledger = Ledger()
    places = [[one.url], [two.url], [one.url]]
    clients = [client_at(place, table, seat, ledger) for seat, place in enumerate(places)]
    playing = [asyncio.create_task(client.play()) for client in clients]
    async with asyncio.timeout(LONG):
        await until(lambda: len(ledger.acked) >= 12)
        await until(lambda: {each.seat for each in ledger.acked} == {0, 1, 2})
        # when: the worker of two of them, and of the bot perhaps, is killed
        await asyncio.to_thread(one.kill)
        for place in places:
            place[0] = two.url
        # then: the game is played to its end with the other
        await asyncio.gather(*playing)
    assert ledger.lost >= 2
    await check_all_there(two.url, table, clients, ledger)
    # and: a worker that starts anew knows it all
    await asyncio.to_thread(one.start)
    await check_all_there(one.url, table, clients, ledger)
    assert one.faults() == two.faults() == []


def children_of(pid: int) -> list[int]:
    """Return the processes a process has started, with what they are (Linux)."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(each) for each in found]


def is_worker(pid: int) -> bool:
    """Tell a worker from the helper processes of multiprocessing."""
    with contextlib.suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


async def test_workers_of_one_port_are_killed_in_turn(template: str, tmp_path: Path) -> None:
    # given: one server with two workers, and three people and a bot
    url = await fresh_postgresql(template)
    server = Serving(url, tmp_path, *OPTIONS, "--workers", "2")
    await asyncio.to_thread(server.start)
    try:
        both = [pid for pid in children_of(server.pid) if is_worker(pid)]
        assert len(both) == 2
        table = await set_up(server.url, 3, 1, options=SHORT)
        ledger = Ledger()
        clients = [client_at([server.url], table, seat, ledger) for seat in range(3)]
        playing = [asyncio.create_task(client.play()) for client in clients]
        async with asyncio.timeout(LONG):
            # when: each worker is killed once; the server starts another in its place
            for pid in both:
                more = len(ledger.acked) + 10
                await until(lambda: len(ledger.acked) >= more)  # noqa: B023  # it is awaited here
                os.kill(pid, signal.SIGKILL)
            # then
            await asyncio.gather(*playing)
        await check_all_there(server.url, table, clients, ledger)
    finally:
        await asyncio.to_thread(server.stop)


async def test_what_is_read_is_of_one_moment(template: str) -> None:
    # given: a table being read while another process makes a move
    db = Database(await fresh_postgresql(template))
    facts = Facts("t", "master", "lobby", "open", {}, "live", None, 0, None, 7, [], {}, 1.0, 1.0)
    async with db.writing() as connection:
        await store.insert_table(connection, facts, [Seat(0, "person", "Ann")])
    async with db.reading() as reading:
        before = await store.read_facts(reading, "t")
        # when
        facts.version = 1
        async with db.writing("t") as connection:
            await carry_out(connection, [row_write("t", Row(1, "join", 0)), table_write(facts)])
        # then: version and changes still belong together
        assert before is not None
        assert before.version == 0
        assert await store.read_rows(reading, "t", -1) == []
    await db.close()
