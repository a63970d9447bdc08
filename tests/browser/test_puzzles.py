"""Puzzles in the browser: solved, failed and gone back, the solution played out, their page."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from novastate.puzzles.shelf import of_game
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor

CHURCH = "/puzzles/1_the_same_church_twice"
LINE = ("board red", "raze church", "take thugs", "play thugs", "raze shadow", "raze church")
WIDE: ViewportSize = {"width": 1440, "height": 900}
SMALL: ViewportSize = {"width": 390, "height": 844}


def panel(who: Visitor) -> Locator:
    return who.page.get_by_role("complementary", name=re.compile("Puzzle|Rätsel"))


def play(who: Visitor, *moves: str) -> None:
    for move in moves:
        who.asked()
        who.answer(move)


def judged(who: Visitor, state: str) -> None:
    """Wait until the puzzle stands like this."""
    who.until("state.puzzle && state.puzzle.state === arg", state)


def check_sound(who: Visitor) -> None:
    """Assert that axe finds nothing grave, and that nothing stands out to the side."""
    found = Axe().run(who.page, None, {"resultTypes": ["violations"]}).response["violations"]
    grave = [
        f"{fault['id']}: {node['html'][:200]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]
    assert grave == []
    assert who.is_narrow()


def box(part: Locator) -> FloatRect:
    found = part.bounding_box()
    assert found is not None
    return found


def test_a_puzzle_is_solved_beside_its_panel(visitor: NewVisitor) -> None:
    # given
    ann = visitor(viewport=WIDE).go(CHURCH)
    expect(panel(ann)).to_contain_text("Reach 8 VP")
    expect(panel(ann)).to_contain_text("if solved at first try")
    assert box(panel(ann))["width"] == pytest.approx(420, abs=2)
    assert box(ann.page.locator(".table"))["width"] >= 1000
    expect(panel(ann).locator(".goal .cells")).to_be_in_viewport()
    # when
    for n, move in enumerate(LINE):
        play(ann, move)
        judged(ann, "reached" if n == len(LINE) - 1 else "open")
    # then
    expect(panel(ann)).to_contain_text("Solved!")
    expect(panel(ann).locator(".cells .full")).to_have_count(8)
    stored = panel(ann).get_by_role("region", name="Our line", exact=True)
    expect(stored.get_by_role("listitem")).to_have_count(len(LINE))
    expect(panel(ann).get_by_role("button", name="Next")).to_have_class(re.compile("primary"))
    expect(panel(ann)).to_contain_text("already counted")
    check_sound(ann)
    # and: this browser keeps it
    ann.go("/puzzles")
    expect(ann.page.locator(".figure")).not_to_have_text("1500")
    # and: the next one is another
    ann.page.go_back()
    panel(ann).get_by_role("button", name="Next").click()
    expect(panel(ann).locator("h2")).not_to_have_text("The same church twice")


def test_a_lost_goal_says_why_and_leads_back_on_a_phone(visitor: NewVisitor) -> None:
    # given
    ann = visitor(viewport=SMALL, lang="de-DE").go(CHURCH)
    bar = ann.page.locator(".bar", has=ann.page.locator(".goal"))
    expect(bar).to_contain_text("von 8 Punkten · noch 8")
    assert box(bar)["height"] <= 60
    assert box(bar)["y"] == pytest.approx(0, abs=1)
    expect(bar.get_by_role("button", name="Noch einmal")).to_be_in_viewport()
    play(ann, *LINE[:4])
    # when
    play(ann, "raze gun_shop")
    judged(ann, "lost")
    # then
    expect(bar).to_contain_text("8 Punkte sind nicht mehr möglich")
    check_sound(ann)
    # and: back to the move before, and on
    with ann.answering():
        bar.get_by_role("button", name="Zurück zu Zug 4").click()
    judged(ann, "open")
    play(ann, *LINE[4:])
    judged(ann, "reached")
    expect(bar).to_contain_text("Gelöst, wenn auch nicht beim ersten Versuch.")
    # and: once more from the start
    panel(ann).get_by_role("button", name="Noch einmal").click()
    judged(ann, "open")
    expect(bar).to_contain_text("noch 8")


def test_nova_era_keeps_the_whole_width_and_its_help_in_the_bar(visitor: NewVisitor) -> None:
    # given
    ann = visitor(viewport=WIDE).go(f"/puzzles/{of_game('novaera')[-1].id}")
    bar = ann.page.locator(".bar", has=ann.page.locator(".goal"))
    ann.asked()
    assert box(ann.page.locator(".table"))["width"] == WIDE["width"]
    # when
    bar.get_by_role("button", name=re.compile("^Hint")).click()
    # then: it is said, and marked on the board
    expect(bar).to_contain_text("Hint:")
    expect(ann.page.locator(".table :is(.hinted, .pointed)").first).to_be_visible()
    check_sound(ann)
    # when
    bar.get_by_role("button", name="Solution").click()
    bar.get_by_role("alertdialog").get_by_role("button").first.click()
    bar.get_by_role("button", name="Next move").click()
    # then
    expect(bar.get_by_role("status").last).to_contain_text("Move 1 of")


def test_a_puzzle_does_not_go_on_into_the_next_round(visitor: NewVisitor) -> None:
    ann = visitor(viewport=WIDE).go(CHURCH)
    play(ann, "pass")
    judged(ann, "lost")
    expect(panel(ann)).to_contain_text("The round is over")
    expect(ann.page.locator(".table .upper")).to_contain_text("Round 1")
    expect(panel(ann).get_by_role("button", name="Back to the start")).to_be_visible()


def test_the_solution_is_played_out_by_keyboard(visitor: NewVisitor) -> None:
    # given
    ann = visitor(viewport=WIDE).go(CHURCH)
    ann.asked()
    expect(panel(ann)).to_contain_text("if solved at first try")
    # when: it is asked for
    panel(ann).get_by_role("button", name="Solution").focus()
    ann.page.keyboard.press("Enter")
    panel(ann).get_by_role("button", name="Show it").focus()
    ann.page.keyboard.press("Enter")
    expect(panel(ann)).to_contain_text("Before the first move")
    hand = ann.page.locator('.thing[data-card="church"]')
    expect(hand).to_be_visible()
    # then: move by move, there and back
    for n in range(1, len(LINE) + 1):
        panel(ann).get_by_role("button", name="Next move").focus()
        ann.page.keyboard.press("Enter")
        expect(panel(ann)).to_contain_text(f"Move {n} of {len(LINE)}")
    expect(panel(ann).locator(".cells .full")).to_have_count(8)
    check_sound(ann)
    panel(ann).get_by_role("button", name="Back", exact=True).click()
    expect(panel(ann)).to_contain_text(f"Move {len(LINE) - 1} of {len(LINE)}")
    # and: the own game is as it was, and this try has failed
    panel(ann).get_by_role("button", name="Back to your own game").click()
    expect(panel(ann).locator(".cells .full")).to_have_count(0)
    expect(panel(ann)).to_contain_text("already counted")


def test_a_hint_tells_one_move(visitor: NewVisitor) -> None:
    ann = visitor(viewport=WIDE).go(CHURCH)
    ann.asked()
    panel(ann).get_by_role("button", name="Hint, costs 3 of the gain").click()
    expect(panel(ann)).to_contain_text("Hint: Pay 1 gun")


@pytest.mark.parametrize(("lang", "size"), [("en-GB", WIDE), ("de-DE", SMALL)])
def test_the_page_of_puzzles(visitor: NewVisitor, lang: str, size: ViewportSize) -> None:
    # given
    ann = visitor(viewport=size, lang=lang).go("/puzzles")
    expect(ann.page.locator(".themes li").nth(5)).to_be_visible()
    expect(ann.page.locator(".strip li")).to_have_count(14)
    check_sound(ann)
    # when
    theme = ann.page.locator(".themes button").first
    count = int((theme.locator(".count").inner_text()).split()[-1])
    theme.click()
    # then: the list, and the address, follow
    expect(theme).to_have_attribute("aria-pressed", "true")
    assert "theme=" in ann.page.url
    expect(ann.page.locator(".puzzles li")).to_have_count(min(count, 12))
    # and
    ann.page.locator(".puzzles select").first.select_option("solved")
    expect(ann.page.locator(".puzzles li")).to_have_count(1)
    ann.page.locator(".puzzles .none button").click()
    ann.page.locator(".puzzles li button").first.click()
    expect(panel(ann)).to_be_attached()


def test_the_puzzle_of_the_day_begins_from_the_first_page(visitor: NewVisitor) -> None:
    # given: somebody who has been here
    ann = visitor(viewport=WIDE)
    ann.play("Ann", "=random")
    ann.go("/")
    day = ann.page.get_by_role("region", name="Puzzle of the day")
    title = day.get_by_role("heading", level=3).inner_text()
    # when
    day.get_by_role("button", name="Solve it").click()
    # then
    expect(panel(ann).locator("h2")).to_have_text(title)
    expect(panel(ann)).to_contain_text("Puzzle of the day")
