"""Bad input anywhere: a clear sentence in the page's language, and never a fault."""

from typing import Any

import pytest

from novastate.server.words import WORDS
from tests.server.conftest import Site, running, settings_for

GOOD: dict[str, Any] = {"game": "master", "seats": [{"kind": "person"}, {"kind": "bot"}]}

BAD: list[tuple[dict[str, Any], int, str]] = [
    ({}, 400, "bad_request"),
    ({**GOOD, "game": "chess"}, 404, "no_game"),
    ({**GOOD, "game": "x" * 500}, 400, "bad_request"),
    ({**GOOD, "game": 7}, 400, "bad_request"),
    ({**GOOD, "seats": []}, 400, "bad_request"),
    ({**GOOD, "seats": [{"kind": "person"}] * 5}, 400, "seats_number"),
    ({**GOOD, "seats": [{"kind": "king"}]}, 400, "bad_request"),
    ({**GOOD, "seats": [{"kind": "bot", "bot": "deep"}]}, 400, "no_bot"),
    ({**GOOD, "seats": [{"kind": "person", "name": "\x00\n"}]}, 400, "name_missing"),
    ({**GOOD, "seats": [{"kind": "person", "name": "x" * 31}]}, 400, "name_long"),
    ({**GOOD, "visibility": "secret"}, 400, "bad_request"),
    ({**GOOD, "visibility": "hotseat", "seats": [{"kind": "bot"}]}, 400, "needs_person"),
    ({**GOOD, "options": {"nonsense": 1}}, 400, "no_option"),
    ({**GOOD, "options": {"end_vp": "many"}}, 400, "option_value"),
    ({**GOOD, "options": {"end_vp": 10**6}}, 400, "option_value"),
    ({**GOOD, "options": {"end_vp": "9" * 5000}}, 400, "option_value"),
    ({**GOOD, "options": {"promos": []}}, 400, "option_value"),
    ({**GOOD, "options": {"expansion": {}}}, 400, "option_value"),
    ({**GOOD, "options": {"solo_compensation_order": ["vp"]}}, 400, "option_value"),
    ({**GOOD, "options": {"card_overrides": "x"}}, 400, "option_value"),
    (
        {
            **GOOD,
            "visibility": "private",
            "options": {"card_overrides": {"none": {"distance": "1"}}},
        },
        400,
        "options_clash",
    ),
    ({**GOOD, "pace": "slow"}, 400, "bad_request"),
    ({**GOOD, "move_seconds": 1}, 400, "move_seconds_range"),
    ({**GOOD, "pace": "days", "move_seconds": 60}, 400, "move_seconds_range"),
    ({**GOOD, "seed": -1}, 400, "seed_range"),
    ({**GOOD, "seed": 2**63}, 400, "seed_range"),
    ({**GOOD, "seed": 2**70}, 400, "seed_range"),
    ({**GOOD, "more": True}, 400, "bad_request"),
]


@pytest.mark.parametrize(("body", "status", "code"), BAD)
async def test_tables_that_cannot_be_made(
    lite: Site, body: dict[str, Any], status: int, code: str
) -> None:
    texts = set()
    for lang in ("en", "de"):
        refused = await lite.player(lang).post("/api/tables", body, status)
        assert refused["code"] == code
        assert refused["text"][-1] in ".)"
        texts.add(refused["text"])
    assert len(texts) == 2


async def test_bodies_that_are_no_json(lite: Site) -> None:
    http = lite.player().http
    for body in (b"", b"{", b"[]", b"null", b"\xff", b'"x"', b'{"game": NaN}'):
        answer = await http.post("/api/tables", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request"), body
    large = await http.post("/api/replays", json={"record": "x" * 600_000})
    assert (large.status_code, large.json()["code"]) == (413, "too_large")


async def test_addresses_that_are_none(lite: Site) -> None:
    visitor = lite.player("de")
    for path in ("/api/tables/none", "/api/tables/none/record", "/api/tables/none/replay"):
        assert (await visitor.get(path, 404))["code"] == "no_table"
    for path in ("join", "leave", "start", "rematch"):
        assert (await visitor.post(f"/api/tables/none/{path}", status=404))["code"] == "no_table"
    link = await visitor.post("/api/tables/none/link", {"seat": 0}, 404)
    assert link["code"] == "no_table"
    branch = await visitor.post("/api/tables/none/branch", {"move": 0, "seats": [0]}, 404)
    assert branch["code"] == "no_table"
    assert not visitor.http.cookies  # nobody becomes a guest by a wrong link
    answer = await visitor.http.put("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong_method")
    assert "allow" in answer.headers
    for query in ("scope=all", "scope="):
        assert (await visitor.get(f"/api/tables?{query}", 400))["code"] == "bad_request"
    wire = await visitor.connect("none")
    assert (await wire.next())["code"] == "no_table"
    assert await wire.closed() == 4404


@pytest.mark.usefixtures("no_refill")
async def test_too_much_at_once_is_refused_politely(tmp_path: Any) -> None:
    url = f"sqlite:///{tmp_path / 'test.db'}"
    async with running(settings_for(url, rate=0.8, writes=0.01)) as site:
        # requests
        http = site.player().http
        answers = [await http.get("/api/me?lang=de") for _ in range(12)]
        assert [answer.status_code for answer in answers] == [200] * 8 + [429] * 4
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.json()["code"] == "slow_down"
        assert refused.json()["text"].startswith("Das war zu viel")
    async with running(settings_for(url, frames=3.0)) as site:
        # frames
        ann = site.player()
        id = await ann.begin("person", "bot")
        wire = await ann.sit(id)
        for _ in range(30):
            await wire.send(type="ping")
        assert (await wire.until("error"))["code"] == "slow_down"


async def test_connections_and_tables_have_a_limit(tmp_path: Any) -> None:
    url = f"sqlite:///{tmp_path / 'test.db'}"
    settings = settings_for(url, connections_per_address=2, tables_per_guest=2)
    async with running(settings) as site:
        ann = site.player()
        id = await ann.begin("person", "bot")
        await ann.make("person", "open")
        refused = await ann.post("/api/tables", GOOD, 429)
        assert refused["code"] == "too_many_tables"
        first, _ = await ann.sit(id), await ann.sit(id)
        third = await ann.connect(id)
        assert (await third.next())["code"] == "slow_down"
        await third.closed()
        await first.close()
        await (await ann.connect(id)).hello()


def test_both_languages_say_the_same_things() -> None:
    assert set(WORDS["en"]) == set(WORDS["de"])
    for code, text in WORDS["en"].items():
        fields = {part.split("}")[0] for part in text.split("{")[1:]}
        german = {part.split("}")[0] for part in WORDS["de"][code].split("{")[1:]}
        # The English detail may stand beside a German sentence instead of inside it.
        assert fields - {"detail"} == german - {"detail"}, code
