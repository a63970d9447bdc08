"""Hints at the table, chances and review in a replay, and tables that do without."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import PHONE, Visitor

SHORT = {"end_vp": 8}
GRAVE = ("serious", "critical")
LONG = 180_000
"""Milliseconds that the review of a whole game may take."""


def chart(visitor: Visitor, name: str = "Chances to win, by move") -> str:
    """Wait until all chances are worked out; return what the chart says of the move."""
    slider = visitor.page.get_by_role("slider", name=name)
    expect(slider).to_be_visible()
    expect(visitor.page.locator(".chances [role=status]")).to_have_count(0, timeout=LONG)
    return str(slider.get_attribute("aria-valuetext"))


def judged(visitor: Visitor) -> None:
    """Assert that axe finds nothing grave, and that nothing stands out to the side."""
    found = Axe().run(visitor.page).response["violations"]
    assert [one for one in found if one["impact"] in GRAVE] == []
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
    expect(sheet.locator("[data-hint] .share").first).to_have_text(re.compile(r"\d+\s%"))
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


def test_chances_and_review_of_a_finished_game(
    visitor: NewVisitor, phone: NewVisitor, screenshots: Path
) -> None:
    # given
    ann = visitor()
    id = finished(ann)
    page = ann.page
    # when: the final page leads to the review
    page.get_by_role("link", name="Review this game").click()
    # then
    marked = page.locator(".review li")
    expect(marked.first).to_be_visible(timeout=LONG)
    expect(page.locator(".review")).to_contain_text("decisions as the bot would have made them")
    expect(marked.first).to_contain_text("You chose")
    expect(marked.first).to_contain_text("Better")
    chart(ann)
    page.screenshot(path=screenshots / "review_1440.png", full_page=True)
    judged(ann)
    # when
    wanted = int(re.findall(r"\d+", marked.first.get_by_role("button").inner_text())[0])
    marked.first.get_by_role("button").click()
    # then: the moment before the decision, through the eyes of who made it
    expect(page.locator(".scrubber .at")).to_have_text(re.compile(rf"Move {wanted - 1} of"))
    expect(page).to_have_url(re.compile("reader=0"))
    expect(marked.first).to_contain_text("This is the moment before the decision.")
    # when: a click on the chart goes to a move, the keys go on from there
    slider = page.get_by_role("slider", name="Chances to win, by move")
    slider.click()
    expect(slider).to_be_focused()
    expect(slider).not_to_have_attribute("aria-valuenow", str(wanted - 1))
    there = int(str(slider.get_attribute("aria-valuenow")))
    page.keyboard.press("ArrowRight")
    # then
    expect(slider).to_have_attribute("aria-valuenow", str(there + 1))
    expect(page.locator(".scrubber .at")).to_have_text(re.compile(rf"Move {there + 1} of"))
    # and: on a phone, in German and dark
    bob = phone(lang="de-DE", dark=True)
    bob.go(f"/replay/{id}?move=20&review=1")
    assert chart(bob, "Gewinnchancen nach Zügen").startswith("Zug 20: Ann ")
    expect(bob.page.locator(".review li").first).to_contain_text("Ann wählte")
    bob.page.screenshot(path=screenshots / "review_360.png", full_page=True)
    judged(bob)


def test_the_chart_can_be_hidden_for_good(visitor: NewVisitor, root: Path) -> None:
    # given
    ann = visitor()
    record = (root / "tests/fixtures/master/games/greedy_3.txt").read_text("utf-8")
    id = ann.post("/api/replays", {"record": record})["id"]
    ann.go(f"/replay/{id}?move=5")
    expect(ann.page.get_by_role("slider", name="Chances to win, by move")).to_be_visible()
    # when
    ann.button("Hide the chances").click()
    ann.page.reload()
    # then
    expect(ann.button("Show the chances")).to_be_visible()
    expect(ann.page.get_by_role("slider", name="Chances to win, by move")).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_table_without_analysis(visitor: NewVisitor, screenshots: Path, size: str) -> None:
    # given: the switch at set-up
    ann = visitor(viewport=PHONE) if size == "phone" else visitor()
    page = ann.page
    ann.go("/new?mode=bot")
    switch = page.get_by_role("checkbox", name="Hints and reviews")
    expect(switch).to_be_checked()
    # when
    switch.uncheck()
    judged(ann)
    page.screenshot(path=screenshots / f"setup_analysis_{size}.png")
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
