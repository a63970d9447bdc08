"""What people say at the table is seen while the chat is folded, if somebody else is there."""

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor

NEWEST = ".heard button"


def says(who: Visitor, text: str) -> None:
    """Open the chat, say something, and fold the chat again."""
    who.page.locator(".bar .prompt").wait_for()
    who.page.keyboard.press("c")
    who.page.locator("#chat-text").fill(text)
    who.page.keyboard.press("Enter")
    expect(who.page.locator("#chat-text")).to_have_value("")
    expect(who.page.locator(".chat li").filter(has_text=text)).to_be_visible()
    who.page.locator("#chat-text").blur()
    who.page.keyboard.press("c")
    expect(who.page.locator("#chat-text")).to_have_count(0)


def test_the_newest_line_is_seen_for_a_while(visitor: NewVisitor) -> None:
    # given two people at a table, one of whom looks on
    ann, ben = visitor(), visitor()
    id = ann.play("Ann", "=greedy")
    ben.go(f"/t/{id}")
    ben.until("state.view")
    expect(ann.page.locator(".top-line")).to_contain_text("watching")
    # when one says something
    says(ben, "Well played")
    # then the other sees it above the last moves, without opening the chat
    line = ann.page.locator(f".moves {NEWEST}")
    expect(line).to_contain_text("Well played")
    # and it goes by itself
    expect(line).to_have_count(0)
    # and is in the chat still
    ann.page.keyboard.press("c")
    expect(ann.page.locator(".chat li").filter(has_text="Well played")).to_be_visible()


def test_somebody_alone_is_shown_nothing(visitor: NewVisitor) -> None:
    ann = visitor()
    ann.play("Ann", "=greedy")
    says(ann, "Is anybody there?")
    expect(ann.page.locator(NEWEST)).to_have_count(0)
    expect(ann.page.locator(".top-line")).to_be_visible()
