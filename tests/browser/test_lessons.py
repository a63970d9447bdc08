"""Lessons as they are clicked: every one of them, on a phone and on a screen, in both languages."""

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ViewportSize, expect

from novastate.puzzles.shelf import puzzles
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor

LESSONS = sorted(id for id, found in puzzles().items() if found.is_lesson())
SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "wide": {"width": 1440, "height": 900},
}
LOOK = (Path(__file__).parent / "lesson.js").read_text("utf-8")
# the same twice running: a ring that is still on its way would be missed
READY = f"""() => {{
  const now = ({LOOK})(), before = window.looked;
  window.looked = JSON.stringify(now);
  if (!now || window.looked !== before) return false;
  return now.over || now.next || now.answers || (now.middle && now.free) ? now : false;
}}"""
# every step that was on the page, however short
WATCH = """() => {
  window.steps = new Set();
  const look = () => {
    const at = document.querySelector('.coach')?.dataset.at;
    if (at) window.steps.add(at.split(' ')[1]);
  };
  const watched = {subtree: true, childList: true, attributeFilter: ['data-at']};
  new MutationObserver(look).observe(document, watched);
}"""
MOVED = f"""(before) => {{
  const now = ({LOOK})();
  if (!now) return false;
  const closed = before.panel && !now.panel;  // what was answered there is under way
  return now.at !== before.at || now.over !== before.over || now.next !== before.next
    || (!closed && now.spot !== before.spot);
}}"""
OTHERS = """() => [...document.querySelectorAll('.table .thing, .table .bar [data-move]')]
  .map((one) => one.getBoundingClientRect())
  .filter(({width, height}) => width && height)
  .map(({left, top, width, height}) => [left + width / 2, top + height / 2])
  .filter(([x, y]) => {
    const under = document.elementFromPoint(x, y);
    const ring = document.querySelector('[data-target]')?.getBoundingClientRect();
    const hit = ring && x > ring.left && x < ring.right && y > ring.top && y < ring.bottom;
    return under && !under.closest('[data-lesson]') && !hit;
  })"""
FREE = "([x, y]) => !document.elementFromPoint(x, y)?.closest('[data-lesson]')"
GRAVE = ("serious", "critical")
Shown = dict[str, Any]


def begin(visitor: NewVisitor, lesson: str, size: str = "wide", lang: str = "en-GB") -> Visitor:
    ann = visitor(viewport=SIZES[size], lang=lang, dark=True)
    ann.go("/")
    ann.page.add_init_script(f"({WATCH})()")
    ann.go(f"/t/{ann.post(f'/api/puzzles/{lesson}', {})['table']['id']}")
    return ann


def shown(ann: Visitor) -> Shown:
    """Wait until the lesson says what can be done, and return what it shows."""
    found: Shown = ann.page.wait_for_function(READY).json_value()
    return found


def go_on(ann: Visitor, now: Shown) -> None:
    """Do what the step asks for, by pointer, and wait until something has come of it."""
    if now["answers"]:
        ann.page.locator(".coach .answers button").first.click()
    elif now["next"]:
        ann.page.locator(".coach [data-next]").click()
    else:
        ann.page.mouse.click(*now["middle"])
    ann.page.wait_for_function(MOVED, arg=now)


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_clicked_through(
    visitor: NewVisitor, lesson: str, size: str, lang: str
) -> None:
    # given
    ann = begin(visitor, lesson, size, lang)
    seen: list[str] = []
    # when
    while not (now := shown(ann))["over"]:
        # then: words, beside what they point at, and no more than a quarter of a phone
        assert now["text"]
        assert now["covered"] == 0, now
        assert now["inside"], now
        assert size != "phone" or now["height"] <= 844 / 4 + 1, now
        seen.append(now["at"])
        go_on(ann, now)
        assert seen.count(now["at"]) < 8, f"stuck: {now}"
    # then: every step was there, and the lesson is ticked
    steps = ann.state()["guide"]["steps"]
    assert ann.page.evaluate("window.steps.size") == steps
    assert lesson in ann.page.evaluate("localStorage.getItem('novastate.lessons')")


@pytest.mark.parametrize("lesson", ["tutorial_first_rounds", "tutorial_nova_first_rounds"])
def test_every_wrong_press_is_explained_and_changes_nothing(
    visitor: NewVisitor, lesson: str
) -> None:
    # given
    ann = begin(visitor, lesson)
    pressed = 0
    while not (now := shown(ann))["over"]:
        is_move = now["at"].startswith("step") and not now["next"] and not now["answers"]
        if is_move and not now["panel"]:
            version = ann.state()["version"]
            # when: everything else that could be pressed is pressed
            for spot in ann.page.evaluate(OTHERS):
                if not ann.page.evaluate(FREE, spot):
                    continue  # a longer sentence has moved the coach there
                ann.page.mouse.click(*spot)
                # then
                expect(ann.page.locator(".coach.red [role=status]")).to_contain_text(
                    "Nothing has changed."
                )
                pressed += 1
            assert ann.state()["version"] == version
            now = shown(ann)
        go_on(ann, now)
    assert pressed > 50


def test_a_lesson_is_taken_by_keyboard_alone(visitor: NewVisitor) -> None:
    # given
    ann = begin(visitor, "tutorial_master_2_razing")
    focused = """() => {
      const has = document.activeElement, ring = document.querySelector('[data-target]');
      if (has?.closest('.coach')) return has.matches('[data-next], .answers button');
      const [a, b] = [has, ring].map((one) => one?.getBoundingClientRect());
      return !!b && a.left >= b.left && a.right <= b.right && a.top >= b.top;
    }"""
    while not (now := shown(ann))["over"]:
        # then: the focus is where the step leads
        ann.page.wait_for_function(focused)
        # when: Escape ends nothing
        if not now["panel"]:
            ann.page.keyboard.press("Escape")
        ann.page.keyboard.press("Enter")
        ann.page.wait_for_function(MOVED, arg=now)


@pytest.mark.parametrize("size", SIZES)
def test_back_reload_restart_and_skip(visitor: NewVisitor, size: str) -> None:
    # given: some steps of a lesson with a rival
    ann = begin(visitor, "tutorial_nova_first_rounds", size)
    page = ann.page
    first = shown(ann)["at"]
    trail: list[str] = []
    while len(trail) < 9:
        trail.append(shown(ann)["at"])
        go_on(ann, shown(ann))
    trail = list(dict.fromkeys([*trail, shown(ann)["at"]]))
    # when: it is loaded again
    page.reload()
    # then: it goes on where it was
    assert shown(ann)["at"] == trail[-1]
    # when
    page.locator(".coach").get_by_role("button", name="Back").click()
    # then: one step back, also over what the rival did
    page.wait_for_function(
        "at => document.querySelector('.coach').dataset.at === at", arg=trail[-2]
    )
    # when
    more(ann, size)
    page.locator(".coach").get_by_role("button", name="Restart").click()
    page.wait_for_function("at => document.querySelector('.coach').dataset.at === at", arg=first)
    # when: it is left, which is asked once
    more(ann, size)
    page.locator(".coach").get_by_role("button", name="Skip lesson").click()
    expect(page.locator(".coach")).to_contain_text("Leave the lesson?")
    page.locator(".coach").get_by_role("button", name="Play on").click()
    # then: the board is free, and it can be begun again
    expect(page.locator(".coach")).to_have_count(0)
    assert page.locator("[inert]").count() == 0
    page.get_by_role("button", name="Start over").click()
    page.wait_for_function("at => document.querySelector('.coach')?.dataset.at === at", arg=first)


def more(ann: Visitor, size: str) -> None:
    """On a phone what is rare stands behind a button."""
    if size == "phone":
        ann.page.locator(".coach").get_by_role("button", name="More").click()


def test_on_a_phone_the_coach_folds_to_one_line(visitor: NewVisitor) -> None:
    # given
    ann = begin(visitor, "tutorial_first_rounds", "phone", "de-DE")
    shown(ann)
    # when
    ann.page.get_by_role("button", name="Lektion einklappen").click()
    # then
    assert shown_height(ann) < 70
    ann.page.get_by_role("button", name="Lektion ausklappen").click()
    assert shown_height(ann) > 100


def shown_height(ann: Visitor) -> float:
    height: float = ann.page.locator(".coach").evaluate("one => one.offsetHeight")
    return height


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_in_a_lesson(visitor: NewVisitor, size: str) -> None:
    # given
    ann = begin(visitor, "tutorial_first_rounds", size)
    # when: a step that is read, one that is done, and a wrong press
    for _ in range(3):
        shown(ann)
        found = Axe().run(ann.page, ".lesson").response["violations"]
        # then
        assert [one["id"] for one in found if one["impact"] in GRAVE] == []
        go_on(ann, shown(ann))


def test_the_page_of_lessons_shows_what_is_done(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/learn")
    expect(ann.page.locator(".lesson")).to_have_count(len(LESSONS))
    expect(ann.page.locator("section h2")).to_have_count(4)
    # when
    ann.page.evaluate("localStorage.setItem('novastate.lessons', '[\"tutorial_first_rounds\"]')")
    ann.page.reload()
    # then
    expect(ann.page.locator(".lesson .done")).to_have_count(1)
    # when
    ann.page.locator(".lesson button.primary").first.click()
    # then
    assert shown(ann)["text"]
