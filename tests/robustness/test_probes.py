"""What somebody might try: other files, huge frames, floods, pages of other sites."""

import asyncio
import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from novastate.server.api.pages import STATIC
from novastate.server.hub import QUEUE, Connection
from novastate.server.identity import Visitor
from novastate.server.shapes.frames import Pong
from tests.server.client import Wire
from tests.server.conftest import Site, running, settings_for

OUTSIDE = (
    "/../../app.py",
    "/..%2f..%2fapp.py",
    "/%2e%2e/%2e%2e/app.py",
    "/assets/../../app.py",
    "/assets/%2e%2e%2f%2e%2e%2fapp.py",
    "/..\\..\\app.py",
    "//etc/passwd",
    "/%2fetc%2fpasswd",
    "/../../../../../../../../etc/passwd",
    "/..%252f..%252fapp.py",
    "/.../app.py",
    "/app.py%00.html",
    "/" + "x" * 3000,
    "/%c0%ae%c0%ae/app.py",
)


async def raw_get(url: str, target: str) -> bytes:
    """Send a request as it is written: a client would tidy the path up."""
    place = urlsplit(url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    writer.write(
        f"GET {target} HTTP/1.1\r\nHost: {place.netloc}\r\nConnection: close\r\n\r\n".encode()
    )
    await writer.drain()
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return answer


@pytest.mark.parametrize("target", OUTSIDE)
async def test_no_file_outside_the_page_is_served(lite: Site, target: str) -> None:
    # given: files that are there
    assert (STATIC.parent / "app.py").is_file()
    # when
    answer = await raw_get(lite.url, target)
    # then: the page itself, or nothing
    status = int(answer.split()[1])
    assert status in (200, 400, 404), answer[:200]
    assert b"def create_app" not in answer
    assert b"root:" not in answer
    if status == 200:
        assert b"<!doctype html>" in answer.lower()


async def test_frames_that_are_too_large_harm_nobody(lite: Site) -> None:
    # given
    ann, eve = lite.player(), lite.player()
    id = await ann.begin("person", "bot")
    wire, rude = await ann.sit(id), await eve.sit(id)
    # when: one over our limit, then one over the limit of the protocol
    await rude.send(type="chat", id="1", text="x" * 20_000)
    assert (await rude.until("error"))["code"] == "too_large"
    await rude.wire.send("x" * 1_000_000)
    # then: the second costs the connection, and nobody else anything
    assert await rude.closed() == 1009
    assert (await wire.move())["type"] == "ack"


async def test_a_nested_frame_is_refused(lite: Site) -> None:
    ann = lite.player()
    wire = await ann.sit(await ann.begin("person", "bot"))
    for text in ("[" * 10_000, '{"type":' * 1500, '{"type":"move","id":"1","version":1e999}'):
        await wire.wire.send(text)
        assert (await wire.until("error"))["code"] == "bad_frame"
    assert (await wire.move())["type"] == "ack"


async def refusals(wire: Wire, number: int) -> set[str]:
    """Read until so many frames are answered, or the connection is cut; return the refusals.

    It is cut where too much waits to be read, and that depends on who is faster.
    """
    codes: set[str] = set()
    try:
        while number:
            frame = await wire.until("ack", "error")
            codes |= {frame["code"]} if frame["type"] == "error" else set()
            number -= 1
    except ConnectionClosed:
        assert wire.wire.close_code in (1013, 4429)
        codes.add("cut")
    return codes


async def said(site: Site) -> int:
    """Count what is kept of all chats."""
    async with site.parts.tables.db.reading() as connection:
        return int((await connection.exec_driver_sql("SELECT count(*) FROM chat")).scalar_one())


@pytest.mark.usefixtures("no_refill")
async def test_a_flood_is_slowed_down_while_others_play(tmp_path: Path) -> None:
    # given: limits as they are by default, in a moment
    settings = settings_for(f"sqlite:///{tmp_path / 'test.db'}", frames=30.0)
    async with running(settings) as site:
        ann, eve = site.player(), site.player()
        id = await ann.begin("person", "bot")
        wire, rude = await ann.sit(id), await eve.sit(id)
        # when: Eve sends as fast as she can
        for number in range(1000):
            await rude.send(type="chat", id=f"c{number}", text="spam")
        # then: Ann plays on; of the flood what may come at once is done, and nothing else
        assert (await wire.move())["type"] == "ack"
        codes = await refusals(rude, 1000)
        assert codes
        assert codes <= {"slow_down", "cut"}
        assert 0 < await said(site) <= 4 * settings.frames
        # and: she may come back
        assert (await eve.sit(id)).state["reader"] is None


def test_for_a_client_that_does_not_read_nothing_is_kept() -> None:
    # given
    deaf = Connection("table", Visitor())
    # when: more is said than waits for anybody
    for _ in range(QUEUE + 1):
        deaf.send(Pong())
    # then: only the end is left
    assert deaf.frames.qsize() == 1
    assert deaf.frames.get_nowait() is None


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://["]
)
async def test_a_page_of_another_site_changes_nothing(lite: Site, origin: str) -> None:
    # given: Ann's browser, which would send her cookie along
    ann = lite.player()
    id = await ann.begin("person", "bot")
    # when
    answer = await ann.http.post(f"/api/tables/{id}/leave", headers={"origin": origin})
    # then
    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign_origin"
    wire = await ann.connect(id, origin=origin)
    assert (await wire.next())["code"] == "foreign_origin"
    with pytest.raises(ConnectionClosed):
        await wire.next()
    # and: a page of this server does
    answer = await ann.http.post(f"/api/tables/{id}/leave", headers={"origin": lite.url})
    assert answer.status_code == 200


async def test_every_answer_has_the_security_headers(lite: Site) -> None:
    eve = lite.player()
    for path in ("/", "/api/games", "/api/nothing", "/api/tables/none", "/seat/none", "/x.png"):
        answer = await eve.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in answer.headers


async def test_names_and_words_stay_text(lite: Site) -> None:
    # given
    evil = "<img src=x onerror=1>"
    ann, bob = lite.player(), lite.player()
    id = (await ann.make({"kind": "person", "name": evil}, "open"))["table"]["id"]
    # when
    wire = await ann.sit(id)
    watching = await bob.sit(id)
    await wire.do("chat", text=evil)
    # then: JSON, as it was given; what is shown as HTML is ours alone
    assert (await watching.until("chat"))["text"] == evil
    rules = json.dumps(await bob.get("/api/games/master/rules"))
    assert "<script" not in rules
    answer = await bob.http.get(f"/api/tables/{id}")
    assert answer.headers["content-type"].startswith("application/json")
