"""Everything without a mouse."""

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor


def press(ann: Visitor, *keys: str) -> None:
    for key in keys:
        ann.page.keyboard.press(key)


def focused(ann: Visitor) -> str:
    """Return the key of the thing that has the focus."""
    key: str = ann.page.evaluate("document.activeElement?.dataset?.key ?? ''")
    return key


def test_a_game_turn_by_keys_alone(visitor: NewVisitor) -> None:
    # given: the lobby; Tab goes to the first way to play, past the skip link and the header
    ann = visitor().go("/")
    mode = ann.page.get_by_role("link", name="Solo")
    for _ in range(40):
        press(ann, "Tab")
        if mode.evaluate("link => link === document.activeElement"):
            break
    press(ann, "Enter")
    start = ann.button("Start the game")
    expect(start).to_be_enabled()
    for _ in range(40):
        press(ann, "Tab")
        if start.evaluate("button => button === document.activeElement"):
            break
    press(ann, "Enter")
    # when: lit cards are reached with n, and taken with Enter
    ann.asked()
    press(ann, "n")
    first = focused(ann)
    assert first.startswith("hand:")
    press(ann, "n")
    assert focused(ann) not in ("", first)
    press(ann, "ArrowLeft")
    assert focused(ann) == first
    with ann.answering():
        press(ann, "Enter")
    ann.asked()
    # then: u takes it back
    with ann.answering():
        press(ann, "u")
    assert len(ann.asked()["view"]["players"][0]["hand"]) == 6
    # when: both discards, both picks, from the list and by digits
    while ann.asked()["question"]["code"] != "turn":
        with ann.answering():
            press(ann, "o")
            ann.page.locator("dialog[open]").wait_for()
            button = ann.page.locator("dialog[open] ol button").first
            for _ in range(20):
                press(ann, "Tab")
                if button.evaluate("button => button === document.activeElement"):
                    break
            press(ann, "Enter")
            warned = ann.page.locator(".sheet.warn")
            ann.wait("wire.answers > 0 && (document.querySelector('.sheet.warn') || true)")
            if warned.is_visible():
                press(ann, "1")
    # then: a turn; a card in the hand unfolds what can be done with it, Escape folds it
    while not focused(ann).startswith("hand:"):
        press(ann, "n")
    press(ann, "Enter")
    expect(ann.page.locator(".bar .sheet")).to_be_visible()
    press(ann, "Escape")
    expect(ann.page.locator(".bar .sheet")).to_have_count(0)
    # when: unfolded again, a digit does it
    press(ann, "Enter")
    expect(ann.page.locator(".bar .sheet")).to_be_visible()
    with ann.answering():
        press(ann, "1")


def test_the_keys_are_listed(visitor: NewVisitor) -> None:
    # given
    ann = visitor()
    ann.play("Ann")
    ann.asked()
    # when
    press(ann, "?")
    # then
    expect(ann.page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    press(ann, "Escape")
    expect(ann.page.get_by_role("dialog", name="Keyboard")).to_have_count(0)
