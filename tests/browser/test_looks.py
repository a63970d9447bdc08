"""Every page at both sizes and in both colours: a picture, no sideways scrolling, axe's verdict.

The pictures lie in build/screenshots; CI keeps them, and somebody looks at them.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from tests.browser.gallery import Gallery, opened
from tests.browser.server import Site
from tests.browser.visitor import DESKTOP, PHONE, Visitor

SIZES = {"360": PHONE, "1440": DESKTOP}
COLOURS: tuple[Literal["dark"], Literal["light"]] = ("dark", "light")
GRAVE = ("serious", "critical")
PAGES = {
    "lobby": "/",
    "setup": "/new?mode=online",
    "setup_hotseat": "/new?mode=hotseat",
    "waiting": "/t/{waiting}",
    "begin": "/t/{begin}",
    "table": "/t/{table}",
    "hotseat": "/t/{hotseat}",
    "final": "/t/{finished}",
    "replay": "/replay/{finished}?move=90&reader=0",
    "replays": "/replay",
    "cards": "/cards",
    "card": "/cards/archive",
    "rules": "/rules/master#MS-21.2",
    "icons": "/icons",
    "learn": "/learn",
    "puzzles": "/puzzles",
    "account": "/account",
    "credits": "/credits",
    "missing": "/no/such/place",
}
READY = {
    "begin": ".thing.lit",
    "table": ".thing.lit",
    "hotseat": ".cover",
    "final": ".podium",
    "replay": ".scrubber",
    "cards": ".grid li",
    "card": "dialog[open]",
    "rules": ".clause.wanted",
    "puzzles": ".daily .button, .daily button",
}


@pytest.fixture(scope="module")
def gallery(browser: Browser, site: Site, root: Path) -> Iterator[Gallery]:
    """Make a table of each kind."""
    ann = Visitor(browser, site.url, DESKTOP, "en-GB", False)
    record = (root / "tests/fixtures/master/games/greedy_3.txt").read_text("utf-8")
    finished = str(ann.post("/api/replays", {"record": record})["id"])
    tables = {
        "finished": finished,
        "table": branch(ann, finished, 120),
        "waiting": ann.table("Ann", "open", "=greedy", visibility="open"),
        "begin": started(ann, "Ann", "=greedy", "=greedy"),
        "hotseat": started(ann, "Ann", "Bob", visibility="hotseat"),
    }
    with opened(browser, ann, tables) as gallery:
        gallery.guests["en-GB"].forgive("404")  # a picture of the page of what is missing
        yield gallery


def started(ann: Visitor, *seats: str, **more: object) -> str:
    id = ann.table(*seats, **more)
    ann.post(f"/api/tables/{id}/start")
    return id


def branch(ann: Visitor, id: str, move: int) -> str:
    """Go on from a moment of a finished game."""
    made = ann.post(f"/api/tables/{id}/branch", {"move": move, "seats": [0]})
    return str(made.get("table", made)["id"])


# Cards are all drawn alike, and so are clauses: one of eight is enough, as axe takes its time. What
# is left is drawn even where nobody looks, else it would keep the colours it had.
THIN = """() => {
  if (document.documentElement.dataset.thin) return;
  document.documentElement.dataset.thin = 'yes';
  const rest = '.grid li:not(:nth-child(8n + 1)), .clause:not(:nth-child(8n + 1)):not(.wanted)';
  for (const one of document.querySelectorAll(rest)) one.remove();
  for (const one of document.querySelectorAll('main *')) {
    if (getComputedStyle(one).contentVisibility === 'auto') one.style.contentVisibility = 'visible';
  }
}"""
FAULTS: dict[str, Any] = {"resultTypes": ["violations"]}
BY_COLOUR = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""The rules whose verdict changes with the colours."""


def grave_faults(visitor: Visitor, options: dict[str, Any] = FAULTS) -> list[str]:
    """Return what axe finds serious or critical; thins the page out, so take pictures before."""
    visitor.page.evaluate(THIN)
    found: list[dict[str, Any]] = Axe().run(visitor.page, None, options).response["violations"]
    return [
        f"{fault['id']}: {node['html'][:200]} {node.get('failureSummary', '')[:300]}"
        for fault in found
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


def recolour(visitor: Visitor, colours: Literal["dark", "light"]) -> None:
    """Change the colours of a page, and wait until it is drawn in them."""
    visitor.page.emulate_media(color_scheme=colours, reduced_motion="reduce")
    frame = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
    visitor.page.evaluate(frame)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_sound(gallery: Gallery, screenshots: Path, name: str, size: str) -> None:
    # given, when
    ann = gallery.look(PAGES[name], SIZES[size])
    expect(ann.page.locator(READY.get(name, "main h1")).first).to_be_in_viewport()
    if name not in READY:
        ann.page.wait_for_load_state("networkidle")
    ann.page.evaluate("document.fonts.ready")
    # then
    for colours in COLOURS:
        recolour(ann, colours)
        picture = screenshots / f"{name}-{size}-{colours}.png"
        ann.page.screenshot(path=picture, animations="disabled")
        assert ann.is_narrow()
    # and
    assert grave_faults(ann) == []
    recolour(ann, COLOURS[0])
    assert grave_faults(ann, {**FAULTS, "runOnly": BY_COLOUR}) == []


OPENED = {
    "uses": ".thing.lit[data-key^='hand:']",
    "options": ".bar .tools button >> text=All options",
    "menu": ".top-line .popover > button",
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", OPENED)
def test_what_opens_on_the_table_is_sound(
    gallery: Gallery, screenshots: Path, name: str, size: str
) -> None:
    # given
    colours = COLOURS[0] if size == "360" else COLOURS[1]
    ann = gallery.look("/t/{table}", SIZES[size], colours=colours)
    ann.asked()
    # when
    ann.page.locator(OPENED[name]).first.click()
    # then
    ann.page.screenshot(path=screenshots / f"open_{name}-{size}.png", animations="disabled")
    assert ann.is_narrow()
    assert grave_faults(ann) == []


LOOKS = {
    "rival": "[data-rival] > .open",
    "log": ".moves-box .whole",
    "chat": '.top-line [data-explain="top.chat"]',
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", LOOKS)
def test_a_closer_look_is_sound(gallery: Gallery, screenshots: Path, name: str, size: str) -> None:
    # given
    ann = gallery.look("/t/{table}", SIZES[size])
    ann.asked()
    # when
    ann.page.locator(LOOKS[name]).first.click()
    # then: it has the focus, and Escape gives it back
    opened_ = ann.page.locator(".sheet-rival:focus-within, .drawer:focus-within")
    expect(opened_).to_be_visible()
    ann.page.screenshot(path=screenshots / f"look_{name}-{size}.png", animations="disabled")
    assert ann.is_narrow()
    assert grave_faults(ann) == []
    ann.page.keyboard.press("Escape")
    expect(opened_).to_be_hidden()


@pytest.mark.parametrize("name", ["lobby", "setup", "waiting", "table", "final", "replay", "cards"])
def test_german_words_fit_on_a_phone(gallery: Gallery, screenshots: Path, name: str) -> None:
    # given, when
    ann = gallery.look(PAGES[name], PHONE, lang="de-DE")
    expect(ann.page.locator(READY.get(name, "main h1")).first).to_be_in_viewport()
    # then
    ann.page.screenshot(path=screenshots / f"{name}-360-german.png", animations="disabled")
    assert ann.is_narrow()


def test_a_decision_fits_on_a_phone(gallery: Gallery) -> None:
    # given, when
    ann = gallery.look("/t/{table}", PHONE)
    ann.asked()
    # then: what is asked, what can be chosen, and the goods to pay with are all there
    expect(ann.page.locator(".bar .prompt")).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".thing.lit").first).to_be_in_viewport()
    expect(ann.page.locator(".supply")).to_be_in_viewport(ratio=1)
    expect(ann.button("All options")).to_be_in_viewport(ratio=1)
