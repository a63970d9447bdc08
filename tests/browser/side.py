"""What a table keeps at its side until it is asked for: the whole log, the chat, the menu."""

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

WHOLE_LOG = "whole log", "ganzes Protokoll"
LOG = "Log", "Verlauf"
MENU = "Menu", "Menü"


def whole_log(visitor: Visitor, german: bool = False) -> Locator:
    """Return the whole log, opened by its button beside the last moves unless it stands open."""
    page = visitor.page
    log = page.get_by_role("region", name=LOG[german], exact=True)
    if not log.is_visible():
        page.get_by_role("button", name=WHOLE_LOG[german]).click()
    return log


def last_moves(visitor: Visitor) -> Locator:
    """Return the last moves, which are in sight even while something lies over the table."""
    return visitor.page.locator(".moves-box .log")


def menu(visitor: Visitor, german: bool = False) -> Locator:
    """Return what the menu of the table holds, opened by its button unless it stands open."""
    button = visitor.page.locator(".top-line").get_by_role("button", name=MENU[german], exact=True)
    if button.get_attribute("aria-expanded") == "false":
        button.click()
    return button.locator("xpath=following-sibling::*[1]")


def open_chat(visitor: Visitor) -> Locator:
    """Open the chat by its button in the line above the table, and return it."""
    visitor.page.locator(".top-line").get_by_role("button", name="Chat", exact=True).click()
    return visitor.page.get_by_role("complementary", name="Chat", exact=True)
