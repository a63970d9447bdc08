"""Hints at the table, chances and review in a replay, and tables that do without."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import PHONE, Visitor
from tools.patience import LONG

SHORT = {"end_vp": 8}
GRAVE = ("serious", "critical")
REVIEW = LONG * 1000
"""Milliseconds that the review of a whole game may take."""


def chart(visitor: Visitor, name: str = "Chances to win, by move") -> str:
    """Wait until all chances are worked out; return what the chart says of the move."""
    slider = visitor.page.get_by_role("slider", name=name)
    expect(slider).to_be_visible()
    expect(visitor.page.locator(".chances [role=status]")).to_have_count(0, timeout=REVIEW)
    return str(slider.get_attribute("aria-valuetext"))


def judged(visitor: Visitor) -> None:
    """Assert that axe finds nothing grave, and that nothing stands out to the side."""
    found = Axe().run(visitor.page).response["violations"]
    grave = [one for one in found if one["impact"] in GRAVE]
    assert [(one["id"], node["html"]) for one in grave for node in one["nodes"]] == []
    assert visitor.is_narrow()


def finished(ann: Visitor) -> str:
    """Play a short game against a bot, a bot playing the end of it for Ann."""
    id = ann.play("Ann", "=random", options=SHORT)
    for _ in range(10):
        ann.asked()
        ann.answer(ann.options()[-1]["move"])
    ann.post(f"/api/tables/{id}/leave")
    ann.until("state.outcome")
    return id


def test_a_hint_names_lights_and_plays_the_best_answers(
    visitor: NewVisitor, screenshots: Path
) -> None:
    # given
    ann = visitor()
    ann.play("Ann", "=greedy")
    page = ann.page
    ann.play_on(lambda state: state["question"]["code"] == "turn")
    # when
    page.keyboard.press("h")
    # then: three answers with their chances, the lit things have their numbers
    sheet = page.get_by_role("group", name="Hint: the best answers")
    expect(sheet.locator("[data-hint]")).to_have_count(3)
    share = sheet.locator("[data-hint] .share").first
    expect(share).to_have_text(re.compile(r"about \d+\s% ± \d+"))
    expect(page.locator(".thing.hinted:not([inert] *)").first).to_be_visible()
    expect(page.locator(".thing.hinted").first).to_have_attribute(
        "aria-label", re.compile(r"hint \d")
    )
    expect(page.locator("[aria-live=polite]")).to_contain_text("Hint: the best answers. 1. ")
    page.screenshot(path=screenshots / "hint_1440.png")
    judged(ann)
    # when
    best = sheet.locator("[data-hint]").first.get_attribute("data-hint")
    before = ann.state()["version"]
    with ann.answering():
        page.keyboard.press("1")
    # then
    ann.until(f"state.version > {before}")
    assert best
    expect(sheet).to_have_count(0)


def test_a_hint_on_a_phone_in_german(phone: NewVisitor, screenshots: Path) -> None:
    # given
    ann = phone(lang="de-DE", dark=True)
    ann.play("Ann", "=greedy")
    # when
    ann.page.get_by_role("button", name="Tipp", exact=True).click()
    # then
    sheet = ann.page.get_by_role("group", name="Tipp: die besten Antworten")
    expect(sheet.locator("[data-hint]")).to_have_count(3)
    ann.page.screenshot(path=screenshots / "hint_360.png")
    judged(ann)
    # when
    sheet.get_by_role("button", name="Tipp schließen").click()
    # then
    expect(sheet).to_have_count(0)
    expect(ann.page.locator(".thing.hinted")).to_have_count(0)


def fits(visitor: Visitor) -> None:
    """Assert that everything is in one view: the page does not scroll."""
    page = visitor.page
    low, wide = page.evaluate(
        "[document.documentElement.scrollHeight - innerHeight,"
        " document.documentElement.scrollWidth - innerWidth]"
    )
    assert (low <= 0, wide <= 0) == (True, True), (low, wide)


def test_replay_and_review_in_one_view(
    visitor: NewVisitor, phone: NewVisitor, screenshots: Path
) -> None:
    # given
    ann = visitor(viewport={"width": 1440, "height": 900})
    id = finished(ann)
    page = ann.page
    # when: the final page leads to the review
    page.get_by_role("link", name="Review this game").click()
    # then: board, chart and list stand beside each other
    assert re.match(r"Move \d+: Ann \d+", chart(ann))
    expect(page.locator(".at-result .counts")).to_contain_text("as good as the bot")
    fits(ann)
    for part in (".board", ".chart", ".list", ".this", ".scrubber"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.9)
    rows = page.locator(".list").evaluate(
        """(list) => [...list.querySelectorAll("li")].filter((row) => {
            const [one, all] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
            return one.top >= all.top && one.bottom <= all.bottom + 1;
        }).length"""
    )
    assert rows >= 10
    page.screenshot(path=screenshots / "review_1440.png")
    judged(ann)
    # when
    discs = page.locator("[data-disc]")
    marked = discs.evaluate_all("all => all.map((one) => Number(one.dataset.disc))")
    assert 0 < len(marked) <= 5
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("move=0"))
    page.keyboard.press("c")
    # then: the moment before the decision, through the eyes of who made it, with both moves
    first = min(marked)
    expect(page).to_have_url(re.compile(rf"move={first}\b"))
    expect(page.locator(".list [aria-current]")).to_have_attribute("data-move", str(first))
    slider = page.get_by_role("slider", name="Chances to win, by move")
    expect(slider).to_have_attribute("aria-valuenow", str(first))
    expect(page.locator(".this .cost")).to_have_text(re.compile(r"\?.? costs \d+ % ± \d+"))
    cost, error = re.findall(r"\d+", page.locator(".this .cost").inner_text())
    assert int(cost) >= 4
    assert int(cost) > int(error)
    expect(page.locator(".this")).to_contain_text("what the bot would have done")
    expect(page.locator(".this")).to_contain_text("points on average instead of")
    expect(page.get_by_text("Before this move")).to_be_visible()
    expect(page.locator(".arrows .label")).to_have_count(2)
    page.screenshot(path=screenshots / "review_costly_1440.png")
    judged(ann)
    # when: a click on the chart goes to a move, the keys go on from there
    slider.click(position={"x": 300, "y": 60})
    expect(slider).to_be_focused()
    expect(slider).not_to_have_attribute("aria-valuenow", str(first))
    there = int(str(slider.get_attribute("aria-valuenow")))
    page.keyboard.press("ArrowRight")
    # then
    expect(slider).to_have_attribute("aria-valuenow", str(there + 1))
    expect(page.locator(".this .at")).to_have_text(re.compile(rf"Move {there + 1} of"))
    # and: on a phone, in German and dark, in two panes
    bob = phone(lang="de-DE", dark=True)
    bob.go(f"/replay/{id}?move=20&review=1")
    assert chart(bob, "Gewinnchancen nach Zügen").startswith("Zug 20: Ann etwa ")
    fits(bob)
    bob.page.screenshot(path=screenshots / "review_360.png")
    judged(bob)
    bob.page.get_by_role("button", name="Züge · ").click()
    expect(bob.page.locator(".list [data-move='20']")).to_be_in_viewport()
    expect(bob.page.locator(".board")).to_be_hidden()
    bob.page.screenshot(path=screenshots / "review_moves_360.png")
    judged(bob)


def test_nothing_is_analysed_before_somebody_wants_it(visitor: NewVisitor, root: Path) -> None:
    # given
    ann = visitor()
    record = (root / "tests/fixtures/master/games/greedy_3.txt").read_text("utf-8")
    id = ann.post("/api/replays", {"record": record})["id"]
    ann.go(f"/replay/{id}?move=5")
    page = ann.page
    start = page.get_by_role("button", name="Find the costly moves")
    expect(start).to_be_visible()
    expect(page.get_by_role("slider", name="Chances to win, by move")).to_have_count(0)
    # when
    start.click()
    slider = page.get_by_role("slider", name="Chances to win, by move")
    expect(slider).to_be_visible()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("greedy about"), timeout=REVIEW)
    page.get_by_role("button", name="Stop").click()
    # then: what is there stays
    expect(page.get_by_text(re.compile(r"Analysed to move \d+\."))).to_be_visible()
    expect(slider).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_table_without_analysis(visitor: NewVisitor, screenshots: Path, size: str) -> None:
    # given: the switch at set-up
    ann = visitor(viewport=PHONE) if size == "phone" else visitor()
    page = ann.page
    ann.go("/new?mode=bot")
    if size == "phone":
        ann.button("How long").click()
    switch = page.get_by_role("checkbox", name="Hints and reviews")
    expect(switch).to_be_checked()
    # when
    switch.uncheck()
    judged(ann)
    page.screenshot(path=screenshots / f"setup_analysis_{size}.png")
    if size == "phone":
        page.keyboard.press("Escape")
    ann.button("Start the game").click()
    ann.asked()
    # then
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("group", name="Hint: the best answers")).to_have_count(0)
    id = page.url.rpartition("/")[2]
    ann.go(f"/replay/{id}")
    expect(page.get_by_text("set up without hints and reviews")).to_be_visible()
    expect(page.get_by_role("slider", name="Chances to win, by move")).to_have_count(0)


def test_strangers_have_no_hints_unless_one_wants_it(visitor: NewVisitor) -> None:
    # given
    ann = visitor()
    ann.go("/new?mode=online")
    switch = ann.page.get_by_role("checkbox", name="Hints and reviews")
    # then
    expect(switch).not_to_be_checked()
    ann.page.get_by_label("Who may join").select_option("private")
    expect(switch).to_be_checked()
    # when
    ann.button("Open the table").click()
    # then
    expect(ann.page.get_by_text("Hints and reviews are allowed at this table.")).to_be_visible()
