"""Whole games, played through the page by clicks."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor


def start(ann: Visitor, mode: str, bot: str = "") -> None:
    """Start a game from the first page, with the same shuffles on every run."""
    ann.go("/")
    ann.page.get_by_role("link", name="Set up 51st State: Master Set yourself").click()
    ann.page.get_by_role("radio", name=mode, exact=True).check()
    if bot:
        ann.choose_bots(bot)
    ann.experts()
    ann.page.get_by_label("Seed").fill("51")
    ann.button("Start the game").click()


def test_two_clicks_from_the_first_page_to_the_first_decision(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/")
    # when
    ann.button("Against a bot: 51st State: Master Set").click()
    ann.page.locator(".thing.lit").first.click()
    # then: the first of two cards is chosen
    expect(ann.page.locator(".thing.picked")).to_have_count(1)
    assert ann.state()["table"]["seats"][1]["bot"] == "normal"


def test_a_whole_game_against_the_greedy_bot(visitor: NewVisitor) -> None:
    # given
    ann = visitor()
    start(ann, "Against bots", "greedy")
    # when
    outcome = ann.play_to_the_end()["outcome"]
    # then: the scoring, its parts, the charts and the statistics
    page = ann.page
    scores = [int(text) for text in page.locator(".podium .score").all_inner_texts()]
    assert scores == sorted(outcome["scores"], reverse=True)
    expect(page.locator(".final h1")).to_contain_text("win")
    expect(page.get_by_role("heading", name="Points by source")).to_be_visible()
    expect(page.get_by_role("heading", name="Statistics")).to_be_visible()
    expect(page.locator(".charts figure")).to_have_count(2)
    # and: what decided it
    turning = page.locator(".turning")
    expect(turning.get_by_role("heading")).to_have_text("The turning point")
    winner = outcome["words"]["winners"][0]
    expect(turning).to_contain_text(winner)
    payers = page.locator(".payers .players > div")
    expect(payers).to_have_count(2)
    best = next(one for one in outcome["series"]["paid"][0] if one["source"] in ann.names())
    place = payers.nth(outcome["ranks"][0] - 1)
    expect(place).to_contain_text(ann.names()[best["source"]])
    # and: the table, another game and the replay are one click away
    ann.button("Look at the table").click()
    expect(page.locator(".table")).to_be_visible()
    ann.button("Back to the scoring").click()
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.locator(".scrubber")).to_be_visible()


def test_a_whole_solo_game(visitor: NewVisitor) -> None:
    # given
    ann = visitor()
    start(ann, "Solo")
    # when
    outcome = ann.play_to_the_end()["outcome"]
    # then
    wanted = "You beat" if outcome["winners"] else "is ahead"
    expect(ann.page.locator(".final h1")).to_contain_text(wanted)
    # and: the rematch begins at once
    ann.button("Rematch").click()
    expect(ann.page.locator(".bar .prompt")).to_have_text(re.compile("Discard two"))


def test_a_whole_turn_on_a_phone(phone: NewVisitor) -> None:
    # given
    ann = phone()
    ann.play("Ann", "=random")
    # when: everything that is asked before round two is answered on the small screen
    state = ann.play_on(lambda state: state["view"]["round"] == 2)
    # then
    assert state["view"]["round"] == 2
    assert ann.is_narrow()


def test_bad_input_is_told_in_the_language_of_the_page(visitor: NewVisitor) -> None:
    # given
    ann = visitor(lang="de-DE").go("/new?mode=bot")
    ann.page.locator("summary").click()
    # when
    ann.page.get_by_label("Startwert").fill("zwölf")
    ann.button("Spiel beginnen").click()
    # then: one sentence, and nothing that was typed is lost
    ann.told("ganze Zahl")
    assert ann.page.get_by_label("Startwert").input_value() == "zwölf"
