"""The board of Nova Era by mouse, keyboard and ear."""

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor


def sit(ann: Visitor) -> Visitor:
    """Begin a game of two in which the visitor picks first."""
    options = {"first_player": "seat_1"}
    ann.play("Ann", "=random", game="novaera", options=options)
    ann.asked()
    return ann


def test_a_round_by_clicks_on_the_table(visitor: NewVisitor) -> None:
    # given
    ann = sit(visitor())
    page = ann.page
    # when: a click on a zone picks its dice
    with ann.answering():
        page.locator("[data-key='zones:0']").click()
    state = ann.until("state.question && state.question.code === 'turn'")
    # then
    dice = state["view"]["players"][0]["dice"]
    expect(page.locator(".dice .die")).to_have_count(len(dice))
    # when: an available card unfolds what can be done with it, and why not
    column = next(one for one in state["view"]["columns"] if one)
    card = column[-1]["card"]
    page.locator(f"[data-key='display:{card}']").click()
    expect(page.locator(".bar .sheet [data-move]")).to_have_count(2)
    with ann.answering():
        page.locator(f".bar .sheet [data-move='research {card}']").click()
    state = ann.asked()
    if state["question"]["code"] == "action_die":
        with ann.answering():
            page.locator(".bar .buttons button").first.click()
    # then: it lies in the hand, and the log says so
    expect(page.locator(f"[data-key='hand:{card}']")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("to research")


def test_a_pick_by_the_keyboard(visitor: NewVisitor) -> None:
    # given
    ann = sit(visitor())
    page = ann.page
    # when
    page.keyboard.press("n")
    focused = page.locator(":focus")
    # then: the zone says everything about itself
    expect(focused).to_have_attribute("data-key", "zones:0")
    label = focused.get_attribute("aria-label") or ""
    assert "Sum" in label
    assert "If left over" in label
    # when
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("data-key", "zones:1")
    with ann.answering():
        page.keyboard.press("Enter")
    # then
    state = ann.until("state.question && state.question.code === 'turn'")
    assert state["view"]["players"][0]["dice"]
    # and: the shortcuts are listed
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("next lit thing")


def test_what_happens_is_told_to_screen_readers(visitor: NewVisitor) -> None:
    # given
    ann = sit(visitor())
    # when
    ann.answer("pick 1")
    ann.until("state.question && state.question.code === 'turn'")
    # then
    expect(ann.page.locator("[aria-live=polite]")).to_contain_text("Your turn")


def test_colours_have_german_letters(visitor: NewVisitor) -> None:
    # given, when
    ann = sit(visitor(lang="de-DE"))
    # then
    for sign in ann.page.locator("[data-key^='zones:'] .die .sign").all():
        assert sign.inner_text().strip() in ("G", "R", "Ge", "B", "S")


def test_cards_are_found_by_deck_era_colour_and_words(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/cards?game=novaera")
    page = ann.page
    expect(page.locator("main [role=status]")).to_contain_text("198 of 198 cards")
    # when
    page.get_by_label("Era", exact=True).select_option(label="II")
    page.get_by_label("Colour").select_option(label="Blue")
    page.get_by_label("Kind").select_option(label="Technology")
    page.get_by_label("Search").fill("printing")
    # then: what has the word in its name comes first
    first = page.locator(".grid a").first
    expect(first).to_have_attribute("aria-label", "Show the card Printing Press")
    page.get_by_role("link", name="Show the card Printing Press").click()
    expect(page.locator("dialog[open]")).to_contain_text("NV-5.2.1")
