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
    tab_to(ann, ann.page.get_by_role("link", name="Solo"))
    press(ann, "Enter")
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
    with ann.answering():
        press(ann, "Enter")
    assert ann.asked()["can_undo"]
    # then: u takes it back
    with ann.answering():
        press(ann, "u")
    assert ann.asked()["view"] == begun["view"]

    # when: discards and picks from the list of options
    while ann.asked()["question"]["code"] != "turn":
        before = ann.page.evaluate("wire.answers")
        press(ann, "o")
        tab_to(ann, ann.page.locator("dialog[open] ol button").first)
        press(ann, "Enter")
        ann.wait("wire.answers > arg || document.querySelector('.bar .sheet.warn')", before)
        if ann.page.locator(".bar .sheet.warn").is_visible():
            press(ann, "1")
        ann.wait("wire.answers > arg", before)
    # then: in a turn, a lit card unfolds what can be done with it, and Escape folds it
    sheet = ann.page.locator(".bar .sheet")
    press(ann, "n")
    for _ in range(20):
        if focused(ann).startswith("hand:"):
            break
        press(ann, "n")
    press(ann, "Enter")
    expect(sheet).to_be_visible()
    press(ann, "Escape")
    expect(sheet).to_have_count(0)
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
