"""What is sent is packed: files of the page, what all ask for, and frames."""

import gzip
import json
from pathlib import Path

import httpx
import pytest

from novastate.server.api import pages
from tests.server.conftest import Site, running, settings_for


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that was built: a script with its two packed forms."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>page</title>")
    (tmp_path / "table.html").write_text("<!doctype html><title>table</title>")
    (tmp_path / "assets" / "main.js").write_bytes(b"plain")
    (tmp_path / "assets" / "main.js.br").write_bytes(b"brotli")
    (tmp_path / "assets" / "main.js.gz").write_bytes(b"gzip")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("accepts", "coding", "body"),
    [
        ("gzip, deflate, br", "br", b"brotli"),
        ("gzip, deflate", "gzip", b"gzip"),
        ("br;q=0, gzip;q=0.5", "gzip", b"gzip"),
        ("identity", None, b"plain"),
        ("", None, b"plain"),
    ],
)
async def test_a_file_comes_in_the_form_the_browser_takes(
    lite: Site, built: Path, accepts: str, coding: str | None, body: bytes
) -> None:
    # when a browser asks for a script
    async with (
        httpx.AsyncClient(base_url=lite.url) as browser,
        browser.stream("GET", "/assets/main.js", headers={"accept-encoding": accepts}) as answer,
    ):
        raw = b"".join([piece async for piece in answer.aiter_raw()])
    # then it gets the form it takes, and is told to keep it
    assert answer.headers.get("content-encoding") == coding
    assert raw == body
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["cache-control"]


async def test_tables_have_a_page_that_names_what_they_need(lite: Site, built: Path) -> None:
    async with httpx.AsyncClient(base_url=lite.url) as browser:
        # when a table and another page are opened by their addresses
        table, other = await browser.get("/t/abcdefgh"), await browser.get("/puzzles")
    # then each gets its page
    assert "<title>table" in table.text
    assert "<title>page" in other.text


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        "/api/games/master/cards",
        "/api/games/novaera/rules",
        "/api/games/newera/rulebook",
        "/api/games/master/cast",
        "/api/games/master/puzzles",
    ],
)
async def test_what_all_ask_for_is_packed_and_sent_once(lite: Site, path: str) -> None:
    async with httpx.AsyncClient(base_url=lite.url) as browser:
        # when it is asked for by browsers that take it packed or plain
        async with browser.stream("GET", path, headers={"accept-encoding": "gzip"}) as first:
            raw = b"".join([piece async for piece in first.aiter_raw()])
        plain = await browser.get(path, headers={"accept-encoding": "identity"})
        # then both get the same
        assert first.headers["content-encoding"] == "gzip"
        assert json.loads(gzip.decompress(raw)) == plain.json()
        assert "content-encoding" not in plain.headers
        # and whoever has it is not sent it again
        again = await browser.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        stale = await browser.get(path, headers={"if-none-match": '"other"'})
        assert stale.json() == plain.json()


async def test_words_are_packed_for_each_language(lite: Site) -> None:
    path = "/api/games/master/puzzles"
    async with httpx.AsyncClient(base_url=lite.url) as browser:
        english = await browser.get(path, headers={"accept-language": "en"})
        german = await browser.get(path, headers={"accept-language": "de"})
    assert english.json() != german.json()
    assert english.headers["etag"] != german.headers["etag"]
    assert english.headers["vary"] == "Accept-Encoding, Accept-Language"


@pytest.mark.parametrize(("sockets", "packs"), [(200, True), (0, False)])
async def test_frames_are_packed_while_there_is_room(
    tmp_path: Path, sockets: int, packs: bool
) -> None:
    url = f"sqlite:///{tmp_path / 'packed.db'}"
    async with running(settings_for(url, packed_sockets=sockets)) as site:
        # given a table
        player = site.player()
        table = await player.begin("person", "bot")
        # when a browser connects that offers to pack
        wire = await player.connect(table, packed=True)
        # then both sides agree, and the state is read either way
        names = [extension.name for extension in wire.wire.protocol.extensions]
        assert names == (["permessage-deflate"] if packs else [])
        assert (await wire.hello(lang="en"))["version"] >= 0
