"""Everything without a mouse."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor


def press(ann: Visitor, *keys: str) -> None:
    for key in keys:
        ann.page.keyboard.press(key)


def tab_to(ann: Visitor, wanted: Locator) -> None:
    """Press Tab until something has the focus."""
    wanted.wait_for()
    for _ in range(60):
        press(ann, "Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError("Tab does not get there")


def focused(ann: Visitor) -> str:
    """Return the key of the thing that has the focus."""
    key: str = ann.page.evaluate("document.activeElement?.dataset?.key ?? ''")
    return key


def test_a_game_is_started_by_keys_alone(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/")
    # when
    tab_to(ann, ann.page.get_by_role("link", name="Set up 51st State: Master Set yourself"))
    press(ann, "Enter")
    tab_to(ann, ann.page.get_by_role("radio", name="Against bots"))
    press(ann, "ArrowRight")
    expect(ann.page.get_by_role("radio", name="Solo", exact=True)).to_be_checked()
    start = ann.button("Start the game")
    expect(start).to_be_enabled()
    tab_to(ann, start)
    press(ann, "Enter")
    # then
    ann.asked()
    expect(ann.page.locator(".bar .prompt")).to_be_visible()


def test_a_game_turn_by_keys_alone(visitor: NewVisitor) -> None:
    # given: six cards, of which two must go
    ann = visitor()
    ann.play("Ann")
    begun = ann.asked()
    # when: lit cards are reached with n and arrows, and taken with Enter
    press(ann, "n")
    first = focused(ann)
    assert first.startswith("hand:")
    press(ann, "n")
    assert focused(ann) not in ("", first)
    press(ann, "ArrowLeft")
    assert focused(ann) == first
    press(ann, "Enter")
    # then: it is marked and counted, nothing is sent, and Enter again leaves it
    expect(ann.page.locator(".thing.picked")).to_have_count(1)
    expect(ann.page.locator(".bar .picked")).to_contain_text("1 of 2 chosen")
    press(ann, "Enter")
    expect(ann.page.locator(".thing.picked")).to_have_count(0)
    # when: another is sent, u takes it back
    ann.send(ann.options()[0]["move"])
    assert ann.until("state.can_undo")
    with ann.answering():
        press(ann, "u")
    assert ann.asked()["view"] == begun["view"]
    # when: two are chosen from the list of options and sent by the digit of their button
    for n in (0, 1):
        press(ann, "o")
        tab_to(ann, ann.page.locator("dialog[open] ol button").nth(n))
        press(ann, "Enter")
    expect(ann.page.locator(".bar .picked")).to_contain_text("2 of 2 chosen")
    press(ann, "1")
    ann.until("state.question && state.question.code !== 'keep_cards'")
    # when: cards are picked from the list
    while ann.asked()["question"]["code"] != "turn":
        press(ann, "o")
        with ann.answering():
            tab_to(ann, ann.page.locator("dialog[open] ol button").first)
            press(ann, "Enter")
    # then: in a turn, a lit card unfolds what can be done with it, and Escape folds it
    sheet = ann.page.locator("[data-panel]")
    press(ann, "n")
    for _ in range(20):
        if focused(ann).startswith("hand:"):
            break
        press(ann, "n")
    press(ann, "Enter")
    expect(sheet).to_be_visible()
    expect(sheet.locator("button.option").first).to_be_focused()
    here = ann.page.locator(".thing.chosen").get_attribute("data-key")
    press(ann, "Escape")
    expect(sheet).to_have_count(0)
    assert focused(ann) == here
    # when: unfolded again, a digit does it
    press(ann, "Enter")
    expect(sheet).to_be_visible()
    version = ann.state()["version"]
    with ann.answering():
        press(ann, "1")
    # then
    assert ann.asked()["version"] > version


def test_the_keys_are_listed(visitor: NewVisitor) -> None:
    # given
    ann = visitor()
    ann.play("Ann")
    ann.asked()
    # when
    press(ann, "?")
    # then
    keys = ann.page.get_by_role("dialog", name="Keyboard")
    expect(keys).to_be_visible()
    press(ann, "Escape")
    expect(keys).to_have_count(0)


def test_shortcuts_are_switched_off_in_the_menu(visitor: NewVisitor) -> None:
    # given a table whose shortcuts are shown
    ann = visitor()
    ann.play("Ann", "=greedy")
    ann.asked()
    ann.page.locator(".bar .prompt:not(.idle)").wait_for()
    # when they are switched off
    ann.button("Menu").click()
    ann.page.locator(".menu").get_by_label("Letters and digits are shortcuts").uncheck()
    ann.page.keyboard.press("Escape")
    # then no letter and no digit does anything, and none is shown as a key
    before = ann.page.evaluate("wire.moves.length")
    for key in "nhuoilc?123456789":
        ann.page.keyboard.press(key)
    expect(ann.page.locator("dialog[open], [data-panel], .drawer")).to_have_count(0)
    expect(ann.page.locator(".table kbd")).to_have_count(0)
    assert ann.page.evaluate("wire.moves.length") == before
    # and the question comes first for who listens
    first = ann.page.locator(".table :is(h2, button, a)").first
    expect(first).to_have_text(ann.state()["question"]["prompt"])
