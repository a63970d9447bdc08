"""Nova Era at both sizes and in both colours: a picture, no sideways scrolling, axe's verdict.

The pictures lie in build/screenshots; CI keeps them, and somebody looks at them.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.gallery import Gallery, opened
from tests.browser.nova import Played
from tests.browser.server import Site
from tests.browser.test_looks import BY_COLOUR, COLOURS, FAULTS, SIZES, grave_faults, recolour
from tests.browser.visitor import DESKTOP, PHONE, Visitor

PAGES = {
    "pick": "/t/{pick}",
    "turn": "/t/{turn}",
    "late": "/t/{late}",
    "final": "/t/{final}",
    "replay": "/replay/{final}?move=60&reader=0",
    "cards": "/cards?game=novaera",
    "card": "/cards/printing_press?game=novaera",
    "setup": "/new?mode=online&game=novaera",
    "rules": "/rules/novaera#NV-4.2.3",
}
READY = {
    "pick": ".thing.lit",
    "turn": ".thing.lit",
    "late": ".thing.lit",
    "final": ".podium",
    "replay": ".scrubber",
    "cards": ".grid li",
    "card": "dialog[open]",
    "setup": "main h1",
    "rules": ".clause.wanted",
}


@pytest.fixture(scope="module")
def gallery(browser: Browser, site: Site) -> Iterator[Gallery]:
    """Play a game of four and go on from some of its moments."""
    ann = Visitor(browser, site.url, DESKTOP, "en-GB", False)
    game = Played(ann, 4, 6)
    tables = {
        "pick": game.at(2, 1, "pick_zone"),
        "turn": game.at(2, 2, "turn"),
        "late": game.at(3, 3, "turn"),
        "final": game.id,
    }
    with opened(browser, ann, tables) as gallery:
        yield gallery


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_sound(gallery: Gallery, screenshots: Path, name: str, size: str) -> None:
    # given, when
    ann = gallery.look(PAGES[name], SIZES[size])
    expect(ann.page.locator(READY[name]).first).to_be_in_viewport()
    ann.page.evaluate("document.fonts.ready")
    # then
    for colours in COLOURS:
        recolour(ann, colours)
        picture = screenshots / f"nova_{name}-{size}-{colours}.png"
        ann.page.screenshot(path=picture, animations="disabled")
        assert ann.is_narrow()
    # and
    assert grave_faults(ann) == []
    recolour(ann, COLOURS[0])
    assert grave_faults(ann, {**FAULTS, "runOnly": BY_COLOUR}) == []


@pytest.mark.parametrize("tab", ["Market", "Civilizations"])
def test_a_pane_of_the_phone_is_sound(gallery: Gallery, screenshots: Path, tab: str) -> None:
    # given
    ann = gallery.look("/t/{late}", PHONE)
    ann.asked()
    # when
    ann.page.get_by_role("tab", name=tab).click()
    if tab == "Civilizations":
        ann.page.locator(".look").first.click()
    # then
    ann.page.screenshot(path=screenshots / f"nova_tab_{tab.lower()}-360.png", animations="disabled")
    assert ann.is_narrow()
    assert grave_faults(ann) == []


@pytest.mark.parametrize("name", ["pick", "turn", "late", "final", "cards", "setup"])
def test_german_words_fit_on_a_phone(gallery: Gallery, screenshots: Path, name: str) -> None:
    # given, when
    ann = gallery.look(PAGES[name], PHONE, lang="de-DE")
    expect(ann.page.locator(READY[name]).first).to_be_in_viewport()
    # then
    ann.page.screenshot(path=screenshots / f"nova_{name}-360-german.png", animations="disabled")
    assert ann.is_narrow()


def test_a_pick_fits_on_a_phone(gallery: Gallery) -> None:
    # given, when
    ann = gallery.look("/t/{pick}", PHONE)
    ann.asked()
    # then: all five zones with their consequences, what is held, and what is asked
    for zone in range(5):
        expect(ann.page.locator(f"[data-key='zones:{zone}']")).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".mygoods")).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".bar .prompt")).to_be_in_viewport(ratio=1)
