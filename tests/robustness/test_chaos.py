"""Frames get lost, doubled, delayed and reordered: every client ends equal to the server."""

import asyncio
from random import Random

import pytest

from tests.robustness.chaos import Manners, proxied
from tests.server.conftest import Site
from tools.patience import LONG
from tools.scripted import Client, Ledger, Table, set_up

SHORT = {"end_vp": 6}

MANNERS = {
    "drops": Manners(drop=0.1),
    "doubles": Manners(double=0.3),
    "reorders": Manners(hold=0.4),
    "cuts": Manners(cut=0.02),
    "everything": Manners(drop=0.05, double=0.1, hold=0.2, cut=0.01),
}


def clients_of(url: str, table: Table, ledger: Ledger, chance: Random) -> list[Client]:
    """Return a client for each person; it asks again after a short silence."""
    return [
        Client(lambda: url, table.id, cookie, ledger, Random(chance.random()), patience=0.2)
        for cookie in table.cookies
    ]


async def check_equal_to_fresh(site: Site, table: Table, clients: list[Client]) -> None:
    """Compare each client with one that comes now, by a direct connection."""
    for client, cookie in zip(clients, table.cookies):
        fresh = Client(lambda: site.url, table.id, cookie, Ledger(), Random(0))
        await fresh.play()
        assert client.state is not None
        assert fresh.state is not None
        assert client.state.version == fresh.state.version
        assert bytes(client.state.view) == bytes(fresh.state.view)
        assert client.state.outcome == fresh.state.outcome
        assert sorted(client.log) == sorted(fresh.log)
        assert client.log == fresh.log


@pytest.mark.parametrize("kind", MANNERS)
async def test_every_client_ends_equal_to_the_server(lite: Site, kind: str) -> None:
    # given: three people and a bot at one table, all behind a bad line
    chance = Random(kind)
    table = await set_up(lite.url, 3, 1, options=SHORT)
    ledger = Ledger()
    async with proxied(lite.url, MANNERS[kind], chance) as proxy:
        clients = clients_of(proxy.url, table, ledger, chance)
        # when: they play to the end
        async with asyncio.timeout(LONG):
            await asyncio.gather(*(client.play() for client in clients))
    # then
    assert not ledger.faults
    for what in ("drop", "double", "hold", "cut"):
        assert bool(proxy.done[what]) is (getattr(MANNERS[kind], what) > 0)
    await check_equal_to_fresh(lite, table, clients)
    # and: nothing was done twice
    stored = lite.parts.tables.lives[table.id]
    versions = {each.version for each in ledger.acked}
    assert len(versions) == len(ledger.acked)
    by_person = [row for row in stored.rows if row.command is not None]
    assert {row.version for row in by_person} >= versions
