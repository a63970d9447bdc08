"""Short rules, card anatomy and player aid of every game, in both languages and sizes."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ViewportSize, expect

from novastate.games import registry
from novastate.server.short_rules import short_rules
from tests.browser.conftest import NewVisitor
from tests.browser.server import Site
from tests.browser.visitor import DESKTOP, Visitor

GAMES = sorted(registry.GAMES)
PHONE: ViewportSize = {"width": 390, "height": 844}
SIZES = {"390": PHONE, "1440": DESKTOP}
LANGUAGES = {"en": "en-GB", "de": "de-DE"}
WORDS_OF_A_LABEL = 16


@pytest.fixture(scope="module")
def guests(browser: Browser, site: Site) -> Iterator[dict[str, Visitor]]:
    """Let somebody in for each language."""
    here = {
        lang: Visitor(browser, site.url, DESKTOP, locale, True)
        for lang, locale in LANGUAGES.items()
    }
    yield here
    for one in here.values():
        one.close()
    for one in here.values():
        one.check()


def faults(guest: Visitor) -> list[str]:
    """Return everything axe finds."""
    found: list[dict[str, Any]] = Axe().run(guest.page).response["violations"]
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_screen_is_sound(
    guests: dict[str, Visitor], screenshots: Path, game: str, lang: str, size: str
) -> None:
    # given
    guest = guests[lang]
    guest.page.set_viewport_size(SIZES[size])
    for chapter in short_rules(game)["chapters"]:
        for i, screen in enumerate(chapter["screens"], 1):
            # when
            guest.go(f"/rules/{game}/{chapter['id']}?screen={i}")
            # then it is there in the reader's language, with its pictures drawn
            expect(guest.heading()).to_have_text(screen["title"][lang])
            pictures = guest.page.locator(".pictures > .picture > .art")
            expect(pictures).to_have_count(len(screen["pictures"]))
            assert all(
                pictures.nth(n).locator(":scope > *").count() for n in range(pictures.count())
            )
            expect(guest.page.get_by_text("undefined")).to_have_count(0)
            assert guest.is_narrow(), (chapter["id"], i)
            assert DESKTOP["height"] >= guest.page.evaluate(
                "innerWidth > 1000 ? document.documentElement.scrollHeight : 0"
            ), (chapter["id"], i)
    guest.page.screenshot(path=screenshots / f"rulebook_{game}_{lang}_{size}.png")
    assert faults(guest) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_book_has_no_faults_in_light_colours(
    visitor: NewVisitor, game: str, lang: str
) -> None:
    guest = visitor(lang=LANGUAGES[lang]).go(f"/rules/{game}/all")
    expect(guest.page.locator(".chapter")).to_have_count(len(short_rules(game)["chapters"]))
    assert guest.is_narrow()
    assert faults(guest) == []


def test_chapters_are_turned_searched_and_tried(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/rules/novaera")
    expect(ann.heading()).to_have_text("Aim of the game")
    # when: on through the first chapter
    ann.page.get_by_role("link", name="Next: A round at a glance").click()
    expect(ann.heading()).to_have_text("A round at a glance")
    ann.page.get_by_role("link", name="Next: Dice and unrest").click()
    # then: it has an address, and what was read is ticked
    expect(ann.page).to_have_url(re.compile("/rules/novaera/dice$"))
    expect(ann.page.get_by_role("link", name=re.compile("Aim of the game.*read"))).to_be_visible()
    # when
    ann.page.get_by_label("Search the short rules").fill("civil war")
    # then
    found = ann.page.locator(".found a")
    expect(found.first).to_be_visible()
    found.filter(has_text="When unrest rises").click()
    expect(ann.heading()).to_have_text("When unrest rises")
    # when
    ann.page.get_by_role("button", name=re.compile("^Try it")).click()
    # then
    expect(ann.page).to_have_url(re.compile("/t/"))


def test_clauses_and_chapters_lead_to_each_other(visitor: NewVisitor) -> None:
    # given
    ben = visitor(lang="de-DE").go("/rules/novaera/dice")
    # when
    ben.page.get_by_role("link", name="Genaue Regel NV-4.2.3").click()
    # then: a plain introduction in German, the clause in sight, nothing for implementers
    clause = ben.page.locator('[id="NV-4.2.3"]')
    expect(clause).to_be_in_viewport()
    expect(ben.page.get_by_text("Die Absätze selbst sind auf Englisch")).to_have_count(1)
    expect(ben.page.get_by_text("nova_era_set.json")).to_have_count(0)
    # when
    clause.get_by_role("link", name="In den Kurzregeln: Würfel und Unmut").click()
    # then
    expect(ben.heading()).to_have_text("Würfel und Unmut")


@pytest.mark.parametrize("game", GAMES)
def test_printed_it_is_whole_and_without_navigation(visitor: NewVisitor, game: str) -> None:
    # given
    ann = visitor(dark=True).go(f"/rules/{game}")
    ann.page.locator(".pictures").first.wait_for()
    # when
    ann.page.emulate_media(media="print")
    # then
    expect(ann.page.locator(".chapter")).to_have_count(len(short_rules(game)["chapters"]))
    expect(ann.page.locator("nav:visible, header.top:visible, .side:visible")).to_have_count(0)
    style = "getComputedStyle(document.querySelectorAll('.chapter')[1]).breakBefore"
    assert ann.page.evaluate(style) == "page"
    ground = ann.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == "rgb(255, 255, 255)"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_labels_light_the_parts_of_every_kind_of_card(
    guests: dict[str, Visitor], screenshots: Path, game: str, lang: str, size: str
) -> None:
    guest = guests[lang]
    guest.page.set_viewport_size(SIZES[size])
    *kinds, _ = short_rules(game)["anatomy"]
    for kind in kinds:
        # given
        guest.go(f"/rules/{game}/cards?kind={kind['id']}")
        labels = guest.page.locator(".label")
        expect(labels).to_have_count(len(kind["labels"]))
        for n in range(len(kind["labels"])):
            label = labels.nth(n)
            said = label.locator("span").inner_text()
            assert 2 <= len(said.split()) <= WORDS_OF_A_LABEL, said
            # when
            label.focus()
            # then
            part = label.get_attribute("data-label")
            expect(guest.page.locator(f'[data-part="{part}"][data-lit-part]')).to_have_count(1)
        assert guest.is_narrow()
        assert faults(guest) == [], kind["id"]
        guest.page.screenshot(path=screenshots / f"anatomy_{game}_{kind['id']}_{lang}_{size}.png")


@pytest.mark.parametrize("game", GAMES)
def test_six_cards_are_asked(visitor: NewVisitor, game: str) -> None:
    ann = visitor().go(f"/rules/{game}/cards?test")
    ask = short_rules(game)["anatomy"][-1]["ask"]
    for asked in ask:
        ann.page.locator(f'.sheet [data-part="{asked["part"]}"]').first.click()
        ann.button("Next card").click()
    expect(ann.page.get_by_role("status").filter(has_text="6 of 6")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_player_aid_is_at_hand_and_fits(
    visitor: NewVisitor, screenshots: Path, game: str, lang: str, size: str
) -> None:
    # given a game
    ann = visitor(viewport=SIZES[size], lang=LANGUAGES[lang])
    ann.play("Ann", "=random", game=game)
    # when
    ann.page.locator('[data-explain="top.rules"]').click()
    # then it fits one screen, or two of a phone
    aid = ann.page.locator("dialog[open] .aid")
    expect(aid.locator("section").first).to_be_visible()
    dialog = ann.page.locator("dialog[open]")
    most = SIZES[size]["height"] * (2 if size == "390" else 1)
    assert dialog.evaluate("one => one.scrollHeight") <= most
    assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth")
    ann.page.screenshot(path=screenshots / f"aid_{game}_{lang}_{size}.png")
    assert faults(ann) == []
    # and: a key opens it too
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ann.page.keyboard.press("a")
    expect(aid).to_be_visible()


def test_a_card_in_play_is_explained_by_the_same_sentences(visitor: NewVisitor) -> None:
    # given the labels of the anatomy
    ann = visitor().go("/rules/master/cards?kind=location")
    told = ann.page.locator('[data-label="spoils"] span').inner_text()
    # when a card of the hand is asked in a game
    ann.play("Ann", "=random")
    ann.page.locator("[data-key^='hand:']").first.focus()
    ann.page.keyboard.press("i")
    # then
    meanings = ann.page.locator("dialog[open] .meanings, [role=tooltip]")
    expect(meanings.get_by_text(told).first).to_be_visible()
