"""Every icon, badge and figure of a table says what it means: to a pointer, a finger and a key."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.layout import measured
from tests.browser.server import Site
from tests.browser.visitor import DESKTOP, Visitor
from tools.pictures.positions import middle
from tools.pictures.screens import SCREENS

SIGNS = (Path(__file__).parent / "signs.js").read_text("utf-8")
TABLES = [("master", 3), ("master", 1), ("state2010", 3), ("newera", 3), ("novaera", 3)]
SIZES = ("1440", "390")
BLUR = "document.activeElement.blur()"


@pytest.fixture(scope="module")
def guests(browser: Browser, site: Site) -> Iterator[dict[str, Visitor]]:
    """Let somebody in for each language."""
    here = {lang: Visitor(browser, site.url, DESKTOP, lang, True) for lang in ("en-GB", "de-DE")}
    yield here
    for one in here.values():
        one.close()
    for one in here.values():
        one.check()


@pytest.fixture
def ann(guests: dict[str, Visitor]) -> Visitor:
    return guests["en-GB"]


def seated(guest: Visitor, game: str, seats: int, many: bool = True, seed: int = 3) -> None:
    """Sit down at a table in the middle of a game."""
    guest.page.set_viewport_size(DESKTOP)
    found = middle(game, seats, seed)
    record = guest.post("/api/replays", {"record": found.record})
    body = {"move": found.many if many else found.few, "seats": [0]}
    made = guest.post(f"/api/tables/{record['id']}/branch", body)
    guest.go(f"/t/{made['table']['id']}")
    guest.asked()
    guest.page.locator(".bar .prompt:not(.idle)").wait_for()


def explanation(guest: Visitor) -> Locator:
    return guest.page.get_by_role("tooltip")


def legend(guest: Visitor) -> list[str]:
    """Ask by the key what all signs mean; return the sentences."""
    guest.page.evaluate(BLUR)
    guest.page.keyboard.press("i")
    lines = guest.page.locator("dialog[open] .meanings li")
    lines.first.wait_for()
    told = lines.all_inner_texts()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("dialog[open]")).to_have_count(0)
    return told


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_sign_has_a_sentence(guests: dict[str, Visitor], game: str, seats: int) -> None:
    # given a table in the middle of a game
    ann = guests["en-GB"]
    seated(ann, game, seats)
    missing: set[str] = set()
    for size in SIZES:
        width, height = SCREENS[size]
        ann.page.set_viewport_size({"width": width, "height": height})
        measured(ann)  # once everything is drawn
        # when we walk over every icon and every figure
        signs: list[dict[str, Any]] = ann.page.evaluate(SIGNS)
        assert len(signs) > 20
        missing |= {
            f"{size}: {one['what']!r} in {one['where']}" for one in signs if not one["code"]
        }
        # then each belongs to something that explains it, by a sentence and not by a bare key
        told = legend(ann)
        assert len(told) > 10
        missing |= {f"{size}: {line}" for line in told if " " not in line or line[-1] not in ".!?"}
    assert not missing, "\n".join(sorted(missing))


def test_german_readers_are_told_in_german(guests: dict[str, Visitor]) -> None:
    ann, ben = guests["en-GB"], guests["de-DE"]
    for one in (ann, ben):
        seated(one, "newera", 2)
    assert not set(legend(ann)) & set(legend(ben))


def test_a_pointer_that_rests_is_told_and_can_go_to_the_sentence(ann: Visitor) -> None:
    # given
    seated(ann, "master", 3)
    # when the pointer rests on the gate of the road
    ann.page.locator(".road .gate").hover()
    # then it is explained, the gate is described by it, and the pointer may go there
    expect(explanation(ann)).to_contain_text("25 points")
    expect(ann.page.locator(".road .gate")).to_have_attribute("aria-describedby", "explanation")
    explanation(ann).hover()
    expect(explanation(ann)).to_be_visible()
    # and Escape closes it without the pointer having moved
    ann.page.keyboard.press("Escape")
    expect(explanation(ann)).to_be_hidden()


def test_a_token_below_the_button_of_a_rival_is_explained_too(ann: Visitor) -> None:
    seated(ann, "master", 3)
    box = ann.page.locator("[data-rival] .vp").first.bounding_box()
    assert box
    ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(explanation(ann)).to_contain_text("points of this rival")


@pytest.mark.parametrize("game", ["master", "state2010"])
def test_a_long_press_explains_and_does_not_press(ann: Visitor, game: str) -> None:
    # given a table under fingers
    seated(ann, game, 2)
    ann.page.set_viewport_size({"width": 390, "height": 844})
    measured(ann)
    wire = ann.context.new_cdp_session(ann.page)
    wire.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    mark = ann.page.locator(".hand .thing .distance").nth(1)
    mark.scroll_into_view_if_needed()
    box = mark.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    # when a finger stays on a sign of a card
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(explanation(ann)).to_contain_text("distance", ignore_case=True)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    measured(ann)
    # then it is explained, nothing is pressed or shown large, and it stays to be read
    expect(explanation(ann)).to_be_visible()
    assert not ann.page.locator("[data-panel], dialog[open]").count()
    # and a tap presses as ever, and closes the sentence
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ann.page.locator("[data-panel]")).to_be_visible()
    expect(explanation(ann)).to_be_hidden()
    wire.send("Emulation.setTouchEmulationEnabled", {"enabled": False})


def test_the_key_explains_what_has_the_focus(ann: Visitor) -> None:
    # given a rival's panel in focus
    seated(ann, "master", 3)
    rival = ann.page.locator("[data-rival] button.open").first
    rival.focus()
    # when
    ann.page.keyboard.press("i")
    # then its signs are told
    expect(explanation(ann)).to_contain_text("Cards in the hand of this rival")
    ann.page.keyboard.press("Escape")
    expect(explanation(ann)).to_be_hidden()
    # and of a card all that is drawn on it, beside the card at full size
    ann.page.locator(".hand .thing").first.focus()
    ann.page.keyboard.press("i")
    expect(ann.page.locator("dialog[open] .meanings")).to_contain_text("The blue band")
    ann.page.keyboard.press("Escape")


def test_the_keys_tell_of_it(ann: Visitor) -> None:
    seated(ann, "master", 2)
    ann.page.keyboard.press("?")
    expect(ann.page.locator("dialog[open]")).to_contain_text("all signs of the table")
