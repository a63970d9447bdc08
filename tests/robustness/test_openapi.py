"""Every request gets an answer the OpenAPI document tells of, and never a fault of the server.

`make schemathesis` looks for the same with more effort.
"""

import json
from dataclasses import replace
from random import Random
from typing import Any

import httpx
import pytest

from tests.robustness.fuzz import Maker, Operation, operations
from tests.server.conftest import Site

REQUESTS = 25


async def some_tables(site: Site) -> list[str]:
    """Make a table in the lobby, one being played, one that is finished."""
    ann = site.player()
    lobby = (await ann.make("person", "open"))["table"]["id"]
    playing = await ann.begin("person", "bot")
    finished = await ann.begin("person", "bot", options={"end_vp": 5})
    await ann.post(f"/api/tables/{finished}/leave")
    await site.settle()
    return [lobby, playing, finished]


def check(operation: Operation, answer: httpx.Response) -> None:
    """Compare an answer with the document."""
    told = operation.responses.get(str(answer.status_code))
    assert answer.status_code < 500, answer.text
    assert told is not None, f"{answer.status_code} is not documented: {answer.text}"
    kind = answer.headers.get("content-type", "").partition(";")[0]
    assert not told.get("content") or kind in told["content"], kind
    if answer.status_code >= 400:
        body = answer.json()
        assert {"code", "text"} <= body.keys()
        assert body["text"].endswith((".", "!", "?")), body["text"]


@pytest.mark.parametrize("who", ["a stranger", "somebody with a seat"])
async def test_answers_are_those_of_the_document(lite: Site, who: str) -> None:
    # given
    tables = await some_tables(lite)
    # Bots would play on, in this process, for all who leave or whose account is deleted.
    lite.parts.tables.settings = replace(lite.parts.tables.settings, bot_delay=3600.0)
    asking = lite.players[0] if who == "somebody with a seat" else lite.player("de")
    document: dict[str, Any] = json.loads(await asking.get("/schema/openapi.json"))
    known = {
        "table_id": tables,
        "game": ["master"],
        "puzzle_id": [each["id"] for each in await asking.get("/api/games/master/puzzles")],
        "secret": ["wrong"],
        "seat": ["0", "1"],
        "session_id": ["1", "2"],
    }
    maker = Maker(document, known, Random(who))
    seen: set[tuple[str, int]] = set()
    for operation in operations(document):
        for _ in range(REQUESTS):
            # when
            made = maker.request(operation)
            answer = await asking.http.request(
                made.method,
                made.path,
                params=made.query,
                content=made.content,
                headers={"content-type": "application/json"},
            )
            # then
            try:
                check(operation, answer)
            except AssertionError as wrong:
                shown = json.dumps([made.method, made.path, made.query, repr(made.content)])
                raise AssertionError(f"{shown[:2000]}\n{wrong}") from None
            seen.add((operation.path, answer.status_code // 100))
    # and: the requests were no mere noise
    assert sum(1 for _, status in seen if status == 2) >= 10
    assert sum(1 for _, status in seen if status == 4) >= 10
