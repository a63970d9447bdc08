"""The name of every card can be read on every screen, wherever the card lies."""

import copy
from collections.abc import Iterator
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Locator

from novastate.games.registry import ruleset
from tests.browser.layout import shown
from tests.browser.server import Site
from tests.browser.test_layout import seated
from tests.browser.visitor import DESKTOP, Visitor
from tools.pictures.screens import SCREENS

SIZES = ("360", "844", "200%", "820", "1180", "1280", "1440")
TABLES = [("master", 2), ("state2010", 2), ("newera", 2), ("novaera", 2), ("novaera", 4)]
TIMES = 5
"""How often other cards lie at a table: enough for all names that are longer than most."""
LARGE = 12
"""Cards of a large hand of Nova Era."""
LANGS = {"en": "en-GB", "de": "de-DE"}

Names = dict[str, dict[str, str]]
Places = dict[tuple[str, str], list[tuple[list[Any], int]]]


@pytest.fixture(scope="module")
def guests(browser: Browser, site: Site) -> Iterator[dict[str, Visitor]]:
    """Let somebody in for each language."""
    here = {one: Visitor(browser, site.url, DESKTOP, lang, False) for one, lang in LANGS.items()}
    yield here
    for one in here.values():
        one.close()
    for one in here.values():
        one.check()


def names_of(game: str, lang: str) -> Names:
    """Return the names of cards by kind and id, the longest first, and those of all in a hand."""
    found: Names = {"hand": {}}
    cards = cast("list[dict[str, Any]]", ruleset(game).cards_data())
    for card in sorted(cards, key=lambda one: -len(one["names"][lang])):
        kind = "technology" if card.get("kind") == "territory" else card.get("kind")
        if kind not in (None, "faction"):
            found.setdefault(str(kind), {})[card["id"]] = card["names"][lang]
            if kind != "personality":
                found["hand"][card["id"]] = card["names"][lang]
    return found


def places(view: dict[str, Any], names: Names) -> Places:
    """Find where cards lie, by how they are drawn there and by what could lie there as well."""
    found: Places = {}

    def add(look: str, cards: list[Any], last: str = "") -> None:
        for i, one in enumerate(cards):
            id = one["card"] if isinstance(one, dict) else one
            drawn = last if last and i == len(cards) - 1 else look
            of = [kind for kind, ids in names.items() if id in ids]
            if of:
                found.setdefault((drawn, look if look in of else of[-1]), []).append((cards, i))

    add("hand", view["players"][0]["hand"])
    add("people", view.get("people", []))
    for seat, player in enumerate(view["players"]):
        add(f"state {seat}", player.get("state", player.get("tableau", [])))
    for column in view.get("columns", []):
        add("covered", column, last="lowest")
    return found


def with_other_cards(view: dict[str, Any], names: Names, time: int) -> dict[str, Any]:
    """Put other cards in the places of all, every time others, long names beside short ones."""
    view = copy.deepcopy(view)
    hand = view["players"][0]["hand"]
    if "people" in view and time % 2:
        hand += [next(iter(names["hand"]))] * (LARGE - len(hand))
    taken: set[tuple[str, str]] = set()
    for (look, kind), at in places(view, names).items():
        ids = list(names[kind])
        zone = "display" if look in ("covered", "lowest") else look
        for i, (cards, n) in enumerate(at):
            rank = (i + time) % len(at) * TIMES + time
            id = next(
                one
                for one in (ids[(rank + more) % len(ids)] for more in range(len(ids)))
                if (zone, one) not in taken
            )
            taken.add((zone, id))
            if isinstance(cards[n], dict):
                cards[n] = {**cards[n], "card": id}
            else:
                cards[n] = id
    return view


LAID_OUT = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Waits until the page has been drawn in its new window."""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_name_can_be_read(
    guests: dict[str, Visitor], game: str, seats: int, lang: str
) -> None:
    # given: a table in the middle of a game
    ann = guests[lang]
    seated(ann, game, seats, True)
    names = names_of(game, lang)
    view = ann.state()["view"]
    read: set[str] = set()
    wrong = []
    for size in SIZES:
        width, height = SCREENS[size]
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.evaluate(LAID_OUT)
        tabs: list[Locator | None] = [*ann.page.locator("[aria-controls='nova-pane']").all()]
        for tab in tabs or [None]:
            if tab is not None:
                tab.click()
            # when: all kinds of cards lie where its cards lie
            found = shown(ann, [with_other_cards(view, names, time) for time in range(TIMES)])
            # then
            read |= set(found["shown"])
            wrong += [f"{size}: {one}" for one in found["wrong"]]
    assert not wrong, "\n".join(wrong)
    # and: they were there
    assert set(list(names["hand"].values())[: 2 * TIMES]) <= read
