"""The old editions at both sizes, in both colours: a picture, no sideways scrolling, axe's verdict.

The pictures lie in build/screenshots; CI keeps them, and somebody looks at them.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.classic import lively
from tests.browser.gallery import Gallery, opened
from tests.browser.server import Site
from tests.browser.test_looks import BY_COLOUR, FAULTS, SIZES, THIN, grave_faults, recolour
from tests.browser.visitor import DESKTOP, PHONE, Visitor

PAGES = {
    "lookout": ("/t/{lookout}", ".thing.lit"),
    "turn": ("/t/{turn}", ".thing.lit"),
    "era": ("/t/{era}", ".thing.lit"),
    "shootout": ("/t/{shootout}", ".shootout"),
    "final": ("/t/{final}", ".podium"),
    "replay": ("/replay/{final}?move=60&reader=0", ".scrubber"),
    "cards": ("/cards?game=newera", ".grid li"),
    "card": ("/cards/docks?game=state2010", "dialog[open]"),
    "setup": ("/new?mode=online&game=newera", "main h1"),
    "rules": ("/rules/state2010#FS-8.1.2", ".clause.wanted"),
}
OLD = {(4, "lookout_pick"), (7, "choose_action")}
ERA = (7, "choose_action")
"""Moments: the turn, and what is asked."""


@pytest.fixture(scope="module")
def gallery(browser: Browser, site: Site) -> Iterator[Gallery]:
    """Play a game of each edition and go on from some of their moments."""
    ann = Visitor(browser, site.url, DESKTOP, "en-GB", False)
    old = lively("state2010", 3, lambda one: one.marks.keys() >= OLD).upload(ann)
    era = lively("newera", 5, lambda one: ERA in one.settled and one.shot).upload(ann)
    tables = {
        "lookout": old.at(4, "lookout_pick"),
        "turn": old.at(7, "choose_action"),
        "era": era.at(*ERA),
        "shootout": era.at(era.shot, "shootout_defend"),
        "final": era.id,
    }
    with opened(browser, ann, tables) as gallery:
        yield gallery


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_sound(gallery: Gallery, screenshots: Path, name: str, size: str) -> None:
    # given
    address, ready = PAGES[name]
    # when
    ann = gallery.look(address, SIZES[size], colours="dark")
    expect(ann.page.locator(ready).first).to_be_in_viewport()
    ann.page.evaluate("document.fonts.ready")
    # then
    picture = screenshots / f"classic_{name}-{size}-dark.png"
    ann.page.screenshot(path=picture, animations="disabled")
    assert ann.is_narrow()
    ann.page.evaluate(THIN)
    assert grave_faults(ann) == []
    # and: in the other colours
    recolour(ann, "light")
    picture = screenshots / f"classic_{name}-{size}-light.png"
    ann.page.screenshot(path=picture, animations="disabled")
    assert grave_faults(ann, {**FAULTS, "runOnly": BY_COLOUR}) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_rivals_state_is_sound(gallery: Gallery, screenshots: Path, size: str) -> None:
    # given
    ann = gallery.look("/t/{era}", SIZES[size])
    view = ann.asked()["view"]
    players = enumerate(view["players"])
    rival = next(seat for seat, one in players if one["state"] and seat != view["reader"])
    # when
    ann.page.locator(f"[data-rival='{rival}'] > .open").click()
    # then: with what could be taken, and the own bar free
    expect(ann.page.locator(".sheet-rival .place").first).to_be_visible()
    expect(ann.page.locator(".bar").first).to_be_in_viewport()
    ann.page.screenshot(path=screenshots / f"classic_rival-{size}.png", animations="disabled")
    assert ann.is_narrow()
    assert grave_faults(ann) == []


@pytest.mark.parametrize("name", ["turn", "era", "shootout"])
def test_tablets_and_phones_lying_down_show_it_all(
    gallery: Gallery, screenshots: Path, name: str
) -> None:
    address, ready = PAGES[name]
    for width, height in ((820, 1180), (844, 390), (1280, 720)):
        # when
        ann = gallery.look(address, {"width": width, "height": height}, colours="dark")
        expect(ann.page.locator(ready).first).to_be_in_viewport()
        # then
        picture = screenshots / f"classic_{name}-{width}.png"
        ann.page.screenshot(path=picture, animations="disabled")
        assert ann.is_narrow()
        if name != "shootout":
            expect(ann.page.locator(".camp .gauge").first).to_be_visible()


@pytest.mark.parametrize("name", ["lookout", "turn", "era", "shootout", "final", "cards", "setup"])
def test_german_words_fit_on_a_phone(gallery: Gallery, screenshots: Path, name: str) -> None:
    # given
    address, ready = PAGES[name]
    # when
    ann = gallery.look(address, PHONE, lang="de-DE")
    expect(ann.page.locator(ready).first).to_be_in_viewport()
    # then
    picture = screenshots / f"classic_{name}-360-german.png"
    ann.page.screenshot(path=picture, animations="disabled")
    assert ann.is_narrow()
