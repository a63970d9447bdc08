"""A lesson at a real table: wrong moves, going back, beginning again, leaving, coming back."""

import pytest

from novastate.puzzles.shelf import puzzles
from tests.server.client import Frame, Wire
from tests.server.conftest import Site

SOLO = "tutorial_first_rounds"
FOR_TWO = "tutorial_nova_first_rounds"
LESSONS = sorted(id for id, found in puzzles().items() if found.is_lesson())


async def begin(site: Site, lesson: str) -> tuple[str, Wire]:
    ann = site.player()
    id: str = (await ann.post(f"/api/puzzles/{lesson}", {}, 201))["table"]["id"]
    wire = await ann.sit(id)
    await settled(site, wire)
    return id, wire


async def settled(site: Site, wire: Wire) -> Frame:
    """Wait until no bot has anything to do, and return what the lesson says then."""
    await site.settle()
    live = site.parts.tables.lives[wire.state["table"]["id"]]
    await wire.version(live.version)
    guide: Frame = wire.state["guide"]
    return guide


async def act(site: Site, wire: Wire, action: str) -> Frame:
    answer = await wire.do("lesson", version=wire.state["version"], action=action)
    assert answer["type"] == "ack"
    await wire.version(answer["version"])
    return await settled(site, wire)


@pytest.mark.parametrize("lesson", LESSONS)
async def test_every_lesson_is_carried_out_with_wrong_moves_and_steps_back(
    site: Site, lesson: str
) -> None:
    # given
    _, wire = await begin(site, lesson)
    before: Frame | None = None
    while (guide := wire.state["guide"])["state"] == "step":
        # when: another move is tried
        view = wire.state["view"]
        other = next((move for move in wire.options() if move != guide["move"]), None)
        if other is not None:
            refused = await wire.move(other)
            # then: it is refused with words, and nothing has changed
            assert refused["type"] == "refused"
            assert refused["code"] == "lesson_path"
            assert refused["text"] == guide["wrong"][other]
            assert wire.state["view"] == view
        # when: one step back, also over the rivals' moves
        if before is not None:
            assert (await act(site, wire, "back"))["move"] == before["move"]
            await wire.move(before["move"])
            again = await settled(site, wire)
            # then: the same again
            assert again["move"] == guide["move"]
            assert wire.state["view"] == view
        before = guide
        assert (await wire.move(guide["move"]))["type"] == "ack"
        await settled(site, wire)
    # then
    assert guide["state"] == "end"


async def test_a_lesson_begins_again_and_goes_on_where_it_was_after_a_reload(site: Site) -> None:
    # given
    _, wire = await begin(site, FOR_TWO)
    first = wire.state["guide"]
    await wire.move(first["move"])
    second = await settled(site, wire)
    # when
    resumed = (await wire.hello())["guide"]
    # then
    assert resumed == second
    assert second["step"] > first["step"]
    # when
    again = await act(site, wire, "restart")
    # then
    assert again == first


async def test_who_leaves_a_lesson_plays_freely_and_may_begin_it_again(site: Site) -> None:
    # given
    _, wire = await begin(site, SOLO)
    first = wire.state["guide"]
    other = next(move for move in wire.options() if move != first["move"])
    # when
    left = await act(site, wire, "leave")
    # then
    assert left["state"] == "left"
    assert (await wire.move(other))["type"] == "ack"
    assert (await settled(site, wire))["state"] == "left"
    # when
    again = await act(site, wire, "restart")
    # then
    assert again == first
    assert (await wire.move(other))["code"] == "lesson_path"


async def test_a_lesson_that_has_just_begun_may_be_begun_again(site: Site) -> None:
    _, wire = await begin(site, SOLO)
    first = wire.state["guide"]
    assert await act(site, wire, "restart") == first
    refused = await wire.do("lesson", version=wire.state["version"], action="back")
    assert refused["code"] == "no_undo"


async def test_other_tables_have_no_lesson(site: Site) -> None:
    # given
    ann = site.player()
    id = await ann.begin({"kind": "person", "name": "Ann"}, "bot", seed=5)
    wire = await ann.sit(id)
    # when
    refused = await wire.do("lesson", version=wire.state["version"], action="restart")
    # then
    assert refused["code"] == "no_lesson"
