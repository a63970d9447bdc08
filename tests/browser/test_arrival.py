"""Arriving: the first page, setting a table up, open tables, the room where one waits."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_looks import grave_faults
from tests.browser.visitor import DESKTOP, Visitor

WINDOWS: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 740},
    "large phone": {"width": 390, "height": 844},
    "lying phone": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
    "desktop at 200 %": {"width": 720, "height": 450},
    "desktop": DESKTOP,
    "large desktop": {"width": 1920, "height": 1080},
}
PLACES = {
    "first": "/",
    "set-up": "/new?mode=bot",
    "online": "/new?mode=online&game=newera",
    "tables": "/tables",
}
FILLED = """() => [...document.querySelectorAll('main a, main button')].filter((one) => {
  const [red, green, blue] = getComputedStyle(one).backgroundColor.match(/[\\d.]+/g).map(Number);
  const box = one.getBoundingClientRect();
  return red > 200 && red > green + 50 && green > blue && box.width && box.top < 450;
}).map((one) => one.textContent.trim())"""
"""Orange buttons in the upper half of a desktop window."""
SMALL = """() => [...document.querySelectorAll('main a, main button, main select, header a')]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && (box.height < 43.5 || box.width < 43.5);
  }).map((one) => one.outerHTML.slice(0, 90))"""


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
@pytest.mark.parametrize("place", PLACES)
def test_nothing_stands_out_to_the_side(visitor: NewVisitor, place: str, lang: str) -> None:
    ann = visitor(lang=lang)
    for name, window in WINDOWS.items():
        ann.page.set_viewport_size(window)
        ann.go(PLACES[place])
        ann.page.wait_for_load_state("networkidle")
        assert ann.is_narrow(), name


@pytest.mark.parametrize("place", PLACES)
def test_targets_are_large_enough_for_fingers(phone: NewVisitor, place: str) -> None:
    ann = phone().go(PLACES[place])
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate(SMALL) == []


def test_somebody_new_has_one_filled_button(visitor: NewVisitor) -> None:
    # given
    ann = visitor(dark=True).go("/")
    ann.page.wait_for_load_state("networkidle")
    # then
    assert ann.page.evaluate(FILLED) == ["▶Play your first round"]
    expect(ann.page.get_by_role("link", name=re.compile("^Show the card"))).to_have_count(3)
    box = ann.button("Play your first round").bounding_box()
    assert box
    assert box["height"] == pytest.approx(64, abs=1)
    # when
    ann.button("Play your first round").click()
    # then: the lesson, without a form
    assert ann.asked()["guide"]["step"] == 1


def test_each_list_is_asked_for_once(visitor: NewVisitor) -> None:
    # given
    ann = visitor()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    # when
    ann.go("/")
    ann.page.wait_for_load_state("networkidle")
    # then
    assert len([url for url in asked if "scope=mine" in url]) == 1
    assert len([url for url in asked if "scope=open" in url]) == 1


def test_somebody_who_comes_back_finds_the_own_move(visitor: NewVisitor) -> None:
    # given: two games of one kind
    ann = visitor()
    first, second = (ann.play("Ann", "=random") for _ in range(2))
    assert first != second
    ann.asked()
    ann.answer(ann.options()[0]["move"])
    ann.asked()
    # when
    ann.go("/")
    # then: they can be told apart, and lead back
    games = ann.page.get_by_role("region", name="Continue").get_by_role("link")
    expect(games).to_have_count(2)
    for game in games.all():
        expect(game).to_contain_text("Your move")
        expect(game).to_contain_text(re.compile(r"\d+ : \d+"))
        expect(game).to_contain_text("last move")
    games.first.click()
    ann.asked()


def test_a_table_is_kept_as_the_usual_one(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/new?mode=bot&game=novaera")
    ann.button("Add a seat").click()
    eras = ann.page.get_by_role("group", name="Eras: 3 for the full game")
    eras.get_by_role("radio", name="2").check()
    expect(ann.page.get_by_role("complementary")).to_contain_text("2 eras")
    ann.button("Keep as my usual").click()
    # when
    ann.go("/")
    ann.button("Against a bot: Nova Era").click()
    # then
    state = ann.asked()
    assert (state["view"]["eras"], state["view"]["seats"]) == (2, 3)
    names = [seat["name"] for seat in state["table"]["seats"]]
    assert len(set(names)) == 3


def test_options_for_experts_stand_apart(visitor: NewVisitor) -> None:
    ann = visitor().go("/new?mode=bot")
    overrides = ann.page.get_by_label("Single card fields to replace")
    expect(ann.page.get_by_text("For experts: readings of the rules")).to_be_visible()
    expect(overrides).to_have_count(0)
    ann.experts()
    expect(overrides).to_be_visible()


def open_table(bob: Visitor) -> str:
    """Let somebody wait at a table with a clock and rules of its own."""
    return bob.table(
        *("Bob", "open", "=greedy"),
        visibility="open",
        options={"end_vp": 17, "steal_placed": False},
        move_seconds=600,
    )


def test_whoever_joins_sees_clock_and_options_before(visitor: NewVisitor) -> None:
    # given
    ann, bob = visitor(), visitor()
    id = open_table(bob)
    # when
    ann.go("/tables")
    # then
    row = ann.page.get_by_role("listitem").filter(has_text="ends at 17").first
    expect(row).to_contain_text("10 min a move")
    expect(row).to_contain_text("1 seat left")
    expect(row).to_contain_text("1 reading for experts")
    # when
    ann.go(f"/t/{id}")
    # then: in full
    expect(ann.page.get_by_text("not: Placed goods can be stolen")).to_be_visible()
    expect(ann.page.get_by_text("10 min a move")).to_be_visible()
    ann.button("Take this seat").click()
    expect(ann.page.locator("main ol li").nth(1)).to_contain_text("(you)")


def test_the_open_tables_are_sound(visitor: NewVisitor, phone: NewVisitor) -> None:
    open_table(visitor())
    for ann in (visitor(), phone()):
        ann.go("/tables")
        expect(ann.page.get_by_role("link", name=re.compile("^Join")).first).to_be_visible()
        assert grave_faults(ann) == []


def test_the_open_tables_say_when_the_server_is_away(visitor: NewVisitor) -> None:
    # given
    ann, bob = visitor(), visitor()
    open_table(bob)
    ann.go("/tables")
    join = ann.page.get_by_role("link", name=re.compile("^Join"))
    expect(join.first).to_be_visible()
    # when
    ann.forgive("ERR_FAILED")
    ann.page.route("**/api/tables*", lambda route: route.abort())
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    # then
    ann.told("The connection is lost.")
    expect(join).to_have_count(0)


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
def test_whoever_comes_back_sees_all_of_it_at_once(visitor: NewVisitor, lang: str) -> None:
    # given: more games than are listed
    ann = visitor(lang=lang)
    for _ in range(4):
        ann.play("Ann", "=random", "=random", "=random")
    # when
    ann.go("/")
    ann.page.locator("#learn").wait_for()
    ann.page.wait_for_load_state("networkidle")
    # then
    assert ann.page.evaluate("document.documentElement.scrollHeight") <= DESKTOP["height"]
