"""The table on every screen, measured in the middle of real games of all four rulesets."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser.layout import NEAR, measured
from tests.browser.server import Site
from tests.browser.visitor import DESKTOP, Visitor
from tools.pictures.positions import GAMES, middle
from tools.pictures.screens import SCREENS

TOUCH = ("360", "390", "844", "820")
TEXT = 12
TARGET = 44
NEAREST = 300
"""Pixels between what was pressed and the panel that opens."""


@pytest.fixture(scope="module")
def guest(browser: Browser, site: Site) -> Iterator[Visitor]:
    """Let somebody in who looks at everything."""
    ann = Visitor(browser, site.url, DESKTOP, "en-GB", True)
    yield ann
    ann.close()
    ann.check()


def seated(guest: Visitor, game: str, seats: int, many: bool) -> None:
    """Sit down at a table in the middle of a game, in a large window."""
    guest.page.set_viewport_size(DESKTOP)
    found = middle(game, seats)
    record = guest.post("/api/replays", {"record": found.record})
    body = {"move": found.many if many else found.few, "seats": [0]}
    made = guest.post(f"/api/tables/{record['id']}/branch", body)
    guest.go(f"/t/{made['table']['id']}")
    guest.asked()
    guest.page.locator(".bar .prompt:not(.idle)").wait_for()


def resize(guest: Visitor, name: str) -> dict[str, Any]:
    """Give the window another size and measure."""
    width, height = SCREENS[name]
    guest.page.set_viewport_size(ViewportSize(width=width, height=height))
    return measured(guest)


def faults(name: str, seats: int, found: dict[str, Any]) -> list[str]:
    """List what is wrong with a table on a screen."""
    wrong = []
    if found["sideways"] > 0:
        wrong.append(f"it scrolls sideways by {found['sideways']} px")
    if found["bar"] < 0.99:
        wrong.append("the question is not in view")
    wrong += [f"the button {text!r} is cut" for seen, text in found["buttons"] if seen < 0.99]
    wrong += [f"{size} px: {text!r}" for size, text in found["smallest"] if size < TEXT - 0.1]
    wrong += [f"cut: {text!r} ({where})" for where, text in found["cut"]]
    wrong += [f"the name {text!r} is hidden: {why}" for text, why in found["covered"]]
    if name in TOUCH:
        wrong += [
            f"{side:.0f} px: {text!r}" for side, text in found["targets"] if side < TARGET - 0.5
        ]
    width, height = SCREENS[name]
    if width >= 1440 and height >= 900:
        wrong += [f"{text!r} is not in view" for seen, text in found["own"] if seen < 0.98]
        if found["down"] > 0:
            wrong.append(f"it scrolls down by {found['down']} px")
    if name in ("360", "390") and sum(seen > 0.5 for seen in found["rows"]) < min(
        2, len(found["rows"])
    ):
        wrong.append("fewer than two rows of the own tableau are in view")
    if width >= 1280:
        shown = [one for one in found["rivals"] if one["seen"] > 0.95]
        if len(shown) < seats - 1:
            wrong.append(f"{len(shown)} of {seats - 1} rivals are in view")
        if any(seen < 0.9 for one in shown for seen in one["minis"]):
            wrong.append("a rival's card is not in view")
    return [f"{name}: {one}" for one in wrong]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits_every_screen(guest: Visitor, game: str, seats: int) -> None:
    # given: the middle of a real game, with a small and with a large hand
    wrong = []
    for many in (False, True):
        seated(guest, game, seats, many)
        # when: the window has each of the sizes
        for name in SCREENS:
            # then
            wrong += faults(name, seats, resize(guest, name))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_the_panel_opens_beside_what_was_pressed(guest: Visitor, game: str) -> None:
    # given
    seated(guest, game, 3, True)
    for name in ("1440", "1920", "1180"):
        resize(guest, name)
        pressed = guest.page.locator(".hand .thing").first
        key = str(pressed.get_attribute("data-key"))
        # when
        pressed.click()
        guest.page.locator("[data-panel]").first.wait_for()
        # then
        found = guest.page.evaluate(NEAR, [key])
        assert found["distance"] <= NEAREST, (name, found)
        assert found["left"] >= 0, (name, found)
        assert found["right"] <= SCREENS[name][0], (name, found)
        assert found["top"] >= 0, (name, found)
        assert found["bottom"] <= SCREENS[name][1], (name, found)
        guest.page.keyboard.press("Escape")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_pane_of_nova_era_scrolls_on_phones(guest: Visitor, seats: int) -> None:
    # given
    seated(guest, "novaera", seats, True)
    for name in ("390", "844"):
        resize(guest, name)
        for tab in guest.page.get_by_role("tab").all():
            # when
            tab.click()
            # then
            assert measured(guest)["panes"] == [0], (name, tab.inner_text())
