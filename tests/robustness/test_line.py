"""What comes over the line: half-sent requests, forwarded addresses, floods, and what they cost."""

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from novastate.server.context import address_of
from tests.server.client import Player, Wire
from tests.server.conftest import Site, running, settings_for
from tools.patience import PATIENCE
from tools.serving import Serving

FILES = 256
HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


@contextlib.asynccontextmanager
async def half_sent(port: int, number: int, said: bytes = HALF) -> AsyncIterator[list[Any]]:
    """Hold connections open on which a request was begun, all from 127.0.0.1."""
    lines: list[Any] = []
    try:
        for _ in range(number):
            with contextlib.suppress(OSError):
                line = await asyncio.wait_for(asyncio.open_connection("127.0.0.1", port), PATIENCE)
                lines.append(line)
                line[1].write(said)
        yield lines
    finally:
        for _, writer in lines:
            writer.transport.abort()


@contextlib.asynccontextmanager
async def neighbour(url: str) -> AsyncIterator[Player]:
    """Visit from another address of this machine."""
    player = Player(url)
    await player.http.aclose()
    transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    player.http = httpx.AsyncClient(base_url=url, transport=transport, timeout=PATIENCE)
    try:
        yield player
    finally:
        await player.close()


async def sit_next_door(player: Player, id: str) -> Wire:
    """Sit down from the other address."""
    cookie = "; ".join(f"{c.name}={c.value}" for c in player.http.cookies.jar)
    address = player.url.replace("http", "ws") + f"/ws/tables/{id}"
    made = await connect(
        address,
        additional_headers={"cookie": cookie},
        compression=None,
        local_addr=("127.0.0.2", 0),
    )
    wire = Wire(made)
    player.wires.append(wire)
    await wire.hello()
    return wire


async def test_half_sent_requests_lock_nobody_out_w13(tmp_path: Path) -> None:
    """W13: more half-sent requests than the server may have files; somebody else still plays."""
    # given
    serving = Serving(f"sqlite:///{tmp_path / 'test.db'}", tmp_path, files=FILES)
    serving.start()
    try:
        async with half_sent(serving.port, FILES + 40) as lines:
            assert len(lines) > FILES // 2
            # when: somebody comes from another address
            async with neighbour(serving.url) as ann:
                id = await ann.begin("person", {"kind": "bot", "bot": "random"})
                wire = await sit_next_door(ann, id)
                # then
                assert (await wire.move())["type"] == "ack"
    finally:
        serving.stop()


@pytest.mark.parametrize(
    "said", [HALF, b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"]
)
async def test_a_request_must_come_in_time_w13(tmp_path: Path, said: bytes) -> None:
    """W13: whoever sends headers or a body too slowly is answered 408 and let go."""
    url = f"sqlite:///{tmp_path / 'test.db'}"
    async with running(settings_for(url, head_seconds=0.3, body_seconds=0.3)) as site:
        port = int(site.url.rpartition(":")[2])
        async with half_sent(port, 1, said) as [(reader, writer)]:
            # when: a byte now and then, so that the line is never idle
            async def dribble() -> None:
                while True:
                    writer.write(b"a")
                    await asyncio.sleep(0.05)

            dribbling = asyncio.create_task(dribble())
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            dribbling.cancel()
        # then
        assert answer.startswith(b"HTTP/1.1 408")
        # and: who comes in time is served, also by a connection that is kept
        async with httpx.AsyncClient(base_url=site.url) as http:
            for _ in range(3):
                assert (await http.get("/api/me")).status_code == 200
        # and: nothing of it was a fault
        assert site.parts.door.open <= 1


async def test_who_has_too_many_connections_is_told_w13(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'test.db'}"
    async with running(settings_for(url, lines_per_address=5)) as site:
        port = int(site.url.rpartition(":")[2])
        async with half_sent(port, 5):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            assert (await reader.read()).startswith(b"HTTP/1.1 503")
            writer.close()
        # and: when they are gone, there is room again
        while site.parts.door.open:
            await asyncio.sleep(0.01)
        assert (await site.player().http.get("/api/me")).status_code == 200


async def test_sockets_count_as_long_as_they_are_open_w13(lite: Site) -> None:
    # given
    ann = lite.player()
    id = await ann.begin("person", "bot")
    before = lite.parts.door.open
    # when
    wires = [await ann.sit(id) for _ in range(3)]
    # then
    assert lite.parts.door.open == before + 3
    for wire in wires:
        await wire.close()
    while lite.parts.door.open > before:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("headers", "trusted", "alone"),
    [
        (["10.0.0.1"], "10.0.0.1", "127.0.0.1"),
        (["10.0.0.1, 10.0.0.2"], "10.0.0.2", "127.0.0.1"),
        (["10.0.0.1", "10.0.0.2"], "10.0.0.2", "127.0.0.1"),
        (["10.0.0.1", "10.0.0.2, 2001:db8::7"], "2001:db8::/64", "127.0.0.1"),
        ([], "127.0.0.1", "127.0.0.1"),
    ],
)
def test_the_last_forwarded_address_counts_w12(
    headers: list[str], trusted: str, alone: str
) -> None:
    """W12: a visitor can put any address in front, but not behind what the proxy notes down."""
    scope = {
        "client": ("127.0.0.1", 5),
        "headers": [(b"x-forwarded-for", value.encode()) for value in headers],
    }
    assert address_of(scope, True) == trusted
    assert address_of(scope, False) == alone


async def test_forwarded_addresses_are_not_believed_without_a_proxy_w12(tmp_path: Path) -> None:
    """W12: inventing an address for each request does not help against the limit."""
    serving = Serving(
        f"sqlite:///{tmp_path / 'test.db'}", tmp_path, settings={"NOVASTATE_RATE": "0.5"}
    )
    serving.start()
    try:
        async with httpx.AsyncClient(base_url=serving.url) as http:
            found = [
                (await http.get("/api/me", headers={"x-forwarded-for": f"10.0.0.{n}"})).status_code
                for n in range(20)
            ]
        assert 429 in found
    finally:
        serving.stop()


async def test_the_figures_are_for_the_operator(tmp_path: Path, lite: Site) -> None:
    # on this machine: which worker it is, and how late its loop comes
    http = lite.player().http
    figures = (await http.get("/metrics")).text
    assert 'novastate_worker{pid="' in figures
    assert lite.parts.tables.worker in figures
    assert "novastate_loop_lag_seconds_bucket" in figures
    # passed on by a proxy: nothing
    for name in ("x-forwarded-for", "forwarded"):
        refused = await http.get("/metrics?lang=de", headers={name: "for=1.2.3.4"})
        assert refused.status_code == 403
        assert refused.json()["code"] == "not_operator"
    # with a token: whoever names it, and nobody else
    url = f"sqlite:///{tmp_path / 'other.db'}"
    async with running(settings_for(url, metrics_token="open sesame", trust_proxy=True)) as site:
        http = site.player().http
        assert (await http.get("/metrics")).status_code == 403
        for given, status in (("Bearer open sesame", 200), ("Bearer open", 403)):
            answer = await http.get("/metrics", headers={"authorization": given})
            assert answer.status_code == status


async def test_json_nested_deeply_is_refused_with_a_sentence(lite: Site) -> None:
    ann = lite.player()
    deep = '{"game":"master","seats":[{"kind":"person"}],"options":{"a":' + "[" * 50_000
    deep += "]" * 50_000 + "}}"
    # over HTTP
    headers = {"content-type": "application/json"}
    answer = await ann.http.post("/api/tables", content=deep, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["text"] == "The request cannot be read: it is nested too deeply."
    german = await ann.http.post("/api/tables?lang=de", content=deep, headers=headers)
    assert german.json()["text"] == "Die Anfrage ist nicht lesbar."
    # in a frame
    wire = await ann.sit(await ann.begin("person", "bot"))
    await wire.wire.send('{"type":"move","id":' + "[" * 15_000)
    refused = await wire.until("error")
    assert refused["code"] == "bad_frame"
    assert (await wire.move())["type"] == "ack"


async def test_a_socket_that_never_says_hello_is_closed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'test.db'}"
    async with running(settings_for(url, hello_seconds=0.2)) as site:
        ann = site.player()
        id = await ann.begin("person", "bot")
        wire, silent = await ann.sit(id), await ann.connect(id)
        # when: pings are no greeting
        await silent.send(type="ping")
        # then
        assert await silent.closed() == 1008
        assert silent.frames[-1]["code"] == "hello_first"
        assert (await wire.move())["type"] == "ack"


@pytest.mark.parametrize("cost", ["hellos", "chats", "moves"])
async def test_costs_are_limited_by_address_w6(tmp_path: Path, cost: str) -> None:
    """W6: more sockets do not help: what is dear is counted for the address."""
    url = f"sqlite:///{tmp_path / 'test.db'}"
    async with running(settings_for(url, **{cost: 1.0})) as site:
        ann = site.player()
        id = await ann.begin("person", "bot", visibility="private")
        wires = []
        refused = 0
        for number in range(9):
            wire = await ann.connect(id)
            wires.append(wire)
            if cost == "hellos":
                for frame in ({"type": "hello"}, {"type": "lang", "lang": "de"}):
                    await wire.send(**frame)
                    refused += (await wire.until("state", "error"))["type"] == "error"
                    if refused:
                        break
            else:
                await wire.hello()
                for each in range(3):
                    told = {"type": "undo", "version": 0} if cost == "moves" else {"type": "chat"}
                    told |= {} if cost == "moves" else {"text": "hello"}
                    answer = await wire.do(**told, id=f"{number}.{each}")
                    if answer["code"] == "slow_down" if answer["type"] == "refused" else False:
                        assert answer["id"] == f"{number}.{each}"
                        refused += 1
            if refused:
                break
        # then: long before each socket's own limit
        assert refused
        # and: who comes from elsewhere does not notice
        async with neighbour(site.url) as bob:
            other = await bob.begin("person", "bot")
            assert (await (await sit_next_door(bob, other)).move())["type"] == "ack"


async def test_new_tables_are_limited_by_address_w15(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'test.db'}"
    async with running(settings_for(url, new_tables=0.01)) as site:
        body = {"game": "master", "seats": [{"kind": "person"}, {"kind": "open"}]}
        # when: each by a guest of its own
        answers = [await site.player().http.post("/api/tables", json=body) for _ in range(5)]
        # then
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert answers[-1].json()["code"] == "slow_down"
        # and: tables that are there can be joined
        id = answers[0].json()["table"]["id"]
        await site.player().post(f"/api/tables/{id}/join", {"name": "Bob"})


async def test_many_small_frames_at_once_hold_up_nobody(tmp_path: Path) -> None:
    """A chunk full of tiny frames is looked at a few at a time, and its sender is cut off."""
    url = f"sqlite:///{tmp_path / 'test.db'}"
    async with running(settings_for(url, frames=30.0)) as site:
        ann, eve = site.player(), site.player()
        id = await ann.begin("person", "bot")
        wire, rude = await ann.sit(id), await eve.sit(id)
        # when: twenty thousand frames that say nothing
        rude.wire.transport.write(bytes([0x81, 0x80, 0, 0, 0, 0]) * 20_000)
        # then: Ann plays
        for _ in range(3):
            assert await wire.asked()
            assert (await wire.move())["type"] == "ack"
        # and: few of them were ever looked at
        assert await rude.closed() == 4429
        assert sum(frame["type"] == "error" for frame in rude.frames) < 1000


async def test_pings_without_end_cost_the_connection(lite: Site) -> None:
    ann, eve = lite.player(), lite.player()
    id = await ann.begin("person", "bot")
    wire, rude = await ann.sit(id), await eve.sit(id)
    # when
    rude.wire.transport.write(bytes([0x89, 0x80, 0, 0, 0, 0]) * 5_000)
    # then
    assert await rude.closed() in (0, 1006)
    assert (await wire.move())["type"] == "ack"


def metric(text: str, name: str) -> float:
    """Read one figure."""
    found = re.search(rf"^{name}(?:{{.*}})? (\S+)$", text, re.MULTILINE)
    assert found, name
    return float(found.group(1))


async def test_the_lag_of_the_loop_is_measured(lite: Site) -> None:
    http = lite.player().http
    while metric((await http.get("/metrics")).text, "novastate_loop_lag_seconds_count") < 2:
        await asyncio.sleep(0.05)


async def test_requests_in_a_row_are_not_piled_up(lite: Site) -> None:
    """A thousand requests in one chunk end the connection, not the server."""
    port = int(lite.url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 3_000)
    with contextlib.suppress(ConnectionError):
        answer = await reader.read()
        assert answer.count(b"HTTP/1.1 200") < 500
    writer.close()
    assert json.loads((await lite.player().http.get("/api/me")).text)["account"] is None


async def test_a_body_that_is_too_large_is_told_so(lite: Site) -> None:
    """The rest of a refused body is passed over, so that its sender reads the answer."""
    http = lite.player().http
    for size in (600_000, 3_000_000):
        answer = await http.post("/api/tables", content=b"x" * size)
        assert answer.status_code in (400, 413)
        assert answer.json()["text"].endswith(".")
        assert (await http.post("/api/nothing", content=b"x" * 300_000)).status_code == 404
    assert (await http.get("/api/me")).status_code == 200
