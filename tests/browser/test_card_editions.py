"""A table shows the cards of its own edition; the card browser has both."""

import re
from typing import Any, cast

import pytest
from playwright.sync_api import expect

from novastate.games.registry import ruleset
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor


def texts(edition: str, lang: str = "en") -> dict[str, str]:
    """Return what the cards of Nova Era say in an edition."""
    cards = cast("list[dict[str, Any]]", ruleset("novaera").cards_data(edition))
    return {card["id"]: card["text"][lang] for card in cards}


def changed(state: dict[str, Any]) -> str:
    """Find a card on display that says something else in the other edition."""
    first, second = texts("first"), texts("second")
    shown = [str(column[-1]["card"]) for column in state["view"]["columns"] if column]
    return next(card for card in shown if first[card] != second[card])


def reads(ann: Visitor, card: str, text: str) -> None:
    """See that the large card says this and nothing else."""
    ann.page.locator(f"[data-key='display:{card}']").focus()
    ann.page.keyboard.press("i")
    expect(ann.page.get_by_role("dialog").locator(".full")).to_have_text(text)
    ann.page.keyboard.press("Escape")


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_table_shows_the_cards_of_its_edition(visitor: NewVisitor, edition: str) -> None:
    ann = visitor()
    ann.play("Ann", "=random", game="novaera", options={"card_edition": edition})
    card = changed(ann.asked())
    reads(ann, card, texts(edition)[card])


def test_the_set_up_asks_experts_for_the_edition(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/new?mode=bot&game=novaera")
    ann.choose_bots("random")
    # when
    ann.page.get_by_label(re.compile("Edition of the cards")).select_option("first")
    ann.button("Start the game").click()
    # then: the table plays it
    card = changed(ann.asked())
    assert ann.state()["view"]["options"]["card_edition"] == "first"
    reads(ann, card, texts("first")[card])


def test_the_card_browser_has_both_editions(visitor: NewVisitor) -> None:
    # given
    first, second = texts("first"), texts("second")
    card = next(id for id in second if first[id] != second[id])
    ann = visitor().go(f"/cards/{card}?game=novaera")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text(second[card].splitlines()[-1])
    ann.page.keyboard.press("Escape")
    # when
    ann.page.get_by_label("Edition", exact=True).select_option("First")
    # then
    expect(ann.page).to_have_url(re.compile("edition=first"))
    ann.page.locator(f".grid a[href*='/cards/{card}?']").click()
    for line in first[card].splitlines():
        expect(dialog).to_contain_text(line)
    # and: no editions where there is one
    ann.go("/cards")
    expect(ann.page.locator(".grid li").first).to_be_visible()
    expect(ann.page.get_by_label("Edition", exact=True)).to_have_count(0)
