"""The end of a first lesson: the points are counted with the learner, then asked for."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import NewVisitor
from tests.browser.test_lessons import GRAVE, SIZES, begin, go_on, shown
from tests.browser.visitor import SEND, Visitor

STOOD = """version => {
  const now = window.wire?.state;
  return !!now && now.version > version && ['step', 'end'].includes(now.guide?.state);
}"""
COUNT = """() => [...document.querySelectorAll('.counting section')].map((panel) => {
  const box = panel.getBoundingClientRect();
  const coach = document.querySelector('.coach').getBoundingClientRect();
  const list = panel.querySelector('ul').getBoundingClientRect();
  const lit = [...panel.querySelectorAll('[aria-current]')];
  const rows = lit.map((row) => row.getBoundingClientRect());
  return {
    lit: lit.map((row) => row.dataset.part),
    seen: rows.every((row) => row.bottom > list.top && row.top < list.bottom),
    sum: Number(panel.querySelector('.foot b').textContent),
    free: box.bottom <= coach.top + 1 && box.left >= 0 && box.right <= innerWidth,
  };
})"""
Panel = dict[str, Any]


def to_the_end(ann: Visitor) -> None:
    """Make the moves of a lesson without looking at its steps."""
    version = -1
    while True:
        ann.page.wait_for_function(STOOD, arg=version)
        state = ann.state()
        if state["guide"]["state"] == "end":
            return
        version = state["version"]
        ann.page.evaluate(SEND, state["guide"]["move"])


def counted(ann: Visitor) -> list[Panel]:
    """Wait for the count, and return what it shows."""
    ann.page.locator(".counting section").first.wait_for()
    found: list[Panel] = ann.page.evaluate(COUNT)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lesson", ["tutorial_state_first_turn", "tutorial_nova_first_rounds"])
def test_the_lines_are_lit_one_after_the_other_and_the_question_ends_it(
    visitor: NewVisitor, lesson: str, size: str
) -> None:
    # given
    ann = begin(visitor, lesson, size)
    to_the_end(ann)
    guide = ann.state()["guide"]
    players = guide["count"]["players"]
    scoring = [part["part"] for part in players[0]["parts"] if part["scores"]]
    lit: list[str] = []
    while True:
        now = shown(ann)
        panels = counted(ann)
        # then: above the coach, the lit line in view, and the sum of what is counted so far
        assert all(panel["free"] and panel["seen"] for panel in panels), panels
        lit += [part for part in panels[0]["lit"] if part in scoring]
        for player, panel in zip(players, panels, strict=True):
            parts = [part for part in player["parts"] if part["part"] in lit]
            assert panel["sum"] == sum(part["points"] for part in parts)
        if now["answers"]:
            break
        # when
        ann.page.keyboard.press("Enter")
        ann.page.wait_for_function(
            "at => document.querySelector('.coach').dataset.at !== at", arg=now["at"]
        )
    # then
    assert lit == scoring
    assert [panel["sum"] for panel in panels] == [player["total"] for player in players]
    # when: the question is answered
    go_on(ann, now)
    go_on(ann, shown(ann))
    # then: that was the lesson, and the count still stands
    assert shown(ann)["over"]
    assert len(counted(ann)) == len(players)


@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_in_a_count(visitor: NewVisitor, size: str, dark: bool) -> None:
    # given
    ann = begin(visitor, "tutorial_first_rounds", size)
    ann.page.emulate_media(color_scheme="dark" if dark else "light")
    to_the_end(ann)
    # when: it begins, and when it is asked who wins
    while not (now := shown(ann))["over"]:
        counted(ann)
        found = Axe().run(ann.page, ".lesson").response["violations"]
        # then
        assert [one["id"] for one in found if one["impact"] in GRAVE] == []
        go_on(ann, now)
