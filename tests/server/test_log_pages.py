"""W6: logs come in pages, and what is shown of a version is made once."""

from typing import Any

import pytest

from novastate.server import showing
from novastate.server.present import log_entries
from novastate.server.showing import PAGE
from tests.server.client import Frame, Player, Wire
from tests.server.conftest import Site


async def long_table(ann: Player, pages: int) -> tuple[str, Wire]:
    """Make a table with some moves, and with more changes than so many pages hold."""
    id = await ann.begin("person", "person", visibility="hotseat")
    wire = await ann.sit(id)
    for _ in range(4):
        await wire.send(type="look", seat=wire.state["table"]["seats"].index(asked(wire)))
        await wire.until("state")
        assert (await wire.move())["type"] == "ack"
    while wire.state["version"] < pages * PAGE + 7:
        on = wire.state["version"] % 2 == 0
        assert (await wire.do("auto_pass", on=on))["type"] == "ack"
        await wire.until("state")
    assert (await wire.do("seat", action="hand_over"))["type"] == "ack"
    return id, wire


def asked(wire: Wire) -> Frame:
    """Return the seat that is asked."""
    found: Frame = next(seat for seat in wire.state["table"]["seats"] if seat["to_act"])
    return found


async def page(wire: Wire, before: Any) -> Frame:
    """Ask for an earlier page."""
    await wire.send(type="log", before=before)
    return await wire.until("log", "error")


async def test_hello_brings_the_last_page_and_earlier_ones_come_on_request_w6(lite: Site) -> None:
    # given
    ann = lite.player()
    id, _ = await long_table(ann, 3)
    await lite.settle()
    # when: a newcomer
    wire = await lite.player().sit(id)
    state = wire.state
    # then: between one page and two
    assert PAGE <= state["version"] - state["since"] < 2 * PAGE
    assert all(entry["version"] > state["since"] for entry in state["log"])
    assert all(entry["code"] != "table_begins" for entry in state["log"])
    # when: page by page to the beginning
    entries, since = list(state["log"]), state["since"]
    while since > 0:
        earlier = await page(wire, since)
        assert earlier["before"] == since
        assert since - PAGE <= earlier["since"] < since
        assert all(earlier["since"] < e["version"] <= since for e in earlier["log"])
        entries, since = earlier["log"] + entries, earlier["since"]
    # then: it is what really happened, each once and in order
    assert entries[0]["code"] == "table_begins"
    numbers = [(entry["version"], entry["n"]) for entry in entries]
    assert numbers == sorted(set(numbers))
    live = lite.parts.tables.lives[id]
    assert len(entries) == len(log_entries(live, live.rows, None, "en"))


async def test_a_client_far_behind_gets_a_page_and_can_fill_the_gap_w6(lite: Site) -> None:
    ann = lite.player()
    id, _ = await long_table(ann, 3)
    # who lacks little gets just that
    near = await ann.sit(id, since=2 * PAGE + 50)
    assert near.state["since"] == 2 * PAGE + 50
    # who lacks much gets a page, and is told where it begins
    far = await ann.sit(id, since=5)
    assert far.state["since"] == 2 * PAGE
    # so does one whose version was never there
    odd = await ann.sit(id, since=10**9)
    assert odd.state["since"] == 2 * PAGE


@pytest.mark.parametrize("before", [0, -5, 10**12])
async def test_odd_pages_are_answered(lite: Site, before: int) -> None:
    ann = lite.player()
    wire = await ann.sit(await ann.begin("person", "bot"))
    found = await page(wire, before)
    assert (found["type"], found["since"]) == ("log", 0)
    assert (found["log"] == []) is (before <= 0)
    assert (await page(wire, "x"))["code"] == "bad_frame"


async def test_look_and_lang_bring_the_last_page_w6(lite: Site) -> None:
    ann = lite.player()
    id, _ = await long_table(ann, 3)
    wire = await ann.sit(id)
    for frame in ({"type": "look", "seat": 1}, {"type": "lang", "lang": "de"}):
        await wire.send(**frame)
        state = await wire.until("state")
        assert state["since"] == 2 * PAGE
    # and: earlier pages come in the language and for the seat that were chosen
    first = await page(wire, PAGE)
    assert first["log"][0]["text"].startswith("Die Partie beginnt. ")


async def test_many_hellos_cost_one_rendering_w6(
    lite: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """W6: what is rendered for a version, reader and language is kept and shared."""
    # given
    ann = lite.player()
    id, wire = await long_table(ann, 3)
    await lite.settle()
    made: list[str] = []
    for name in ("question_data", "log_entries"):
        real = getattr(showing, name)

        def counted(*args: Any, real: Any = real, name: str = name) -> Any:
            made.append(name)
            return real(*args)

        monkeypatch.setattr(showing, name, counted)
    lite.parts.tables.hub.forget(id)
    # when
    watching = [await lite.player().sit(id) for _ in range(5)]
    once = len(made)
    for each in watching:
        for _ in range(10):
            await each.hello()
    # then: the first made it all
    assert 0 < once < 2 * PAGE
    assert len(made) == once
    # and: a change is seen by all
    version = wire.state["version"]
    assert (await wire.do("seat", action="take_back"))["type"] in ("ack", "refused")
    for each in watching:
        assert (await each.hello())["version"] >= version


async def test_a_recap_is_no_longer_than_a_page_w6(lite: Site) -> None:
    # given: Bob moved once, long ago
    ann, bob = lite.player(), lite.player()
    made = await ann.make("person", "open", seed=None)
    id = made["table"]["id"]
    await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    await ann.post(f"/api/tables/{id}/start")
    wire, other = await ann.sit(id), await bob.sit(id)
    while not (other.state["question"] and (await other.move())["type"] == "ack"):
        assert (await wire.move())["type"] == "ack"
        await other.version(wire.state["version"])
    await other.close()
    for number in range(3 * PAGE):
        assert (await wire.do("auto_pass", on=number % 2 == 0))["type"] == "ack"
    # when
    back = await bob.sit(id)
    # then
    recap = back.state.get("recap") or []
    assert all(entry["version"] > back.state["since"] for entry in recap)
