"""Whole games of Nova Era, played through the page."""

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor


def check_the_end(ann: Visitor, outcome: dict[str, object], players: int) -> None:
    """Assert that the final page shows scores, eras, charts and statistics."""
    page = ann.page
    scores = outcome["scores"]
    assert isinstance(scores, list)
    shown = [int(text) for text in page.locator(".podium .score").all_inner_texts()]
    assert shown == sorted(scores, reverse=True)
    expect(page.locator(".eras figure")).to_have_count(3)
    expect(page.locator(".eras figure").first.locator(".row")).to_have_count(players)
    expect(page.locator(".charts figure")).to_have_count(2)
    expect(page.locator(".charts figure").first).to_contain_text("III·3")
    expect(page.get_by_role("heading", name="Statistics")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Technologies developed")).to_be_visible()


def test_a_game_of_two_from_the_lobby_to_the_scoring(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/")
    ann.page.get_by_role("link", name="Set up 51st State: Master Set yourself").click()
    ann.page.get_by_role("radio", name="Nova Era").check()
    ann.choose_bots("greedy")
    ann.page.get_by_label("Seed").fill("7")
    # when
    ann.button("Start the game").click()
    outcome = ann.play_to_the_end()["outcome"]
    # then
    check_the_end(ann, outcome, 2)
    # and: the replay draws the same board
    ann.page.get_by_role("link", name="Replay", exact=True).click()
    expect(ann.page.locator(".scrubber")).to_be_visible()
    expect(ann.page.get_by_role("region", name="Display")).to_be_visible()


def test_a_game_of_four_on_a_phone(phone: NewVisitor) -> None:
    # given
    ann = phone()
    ann.play("Ann", "=random", "=random", "=random", game="novaera")
    # when
    outcome = ann.play_to_the_end()["outcome"]
    # then
    check_the_end(ann, outcome, 4)
    assert ann.is_narrow()


def test_the_options_of_the_game_are_offered_and_kept(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/new?mode=bot&game=novaera")
    page = ann.page
    ann.experts()
    # then: what leaves nothing to choose is not shown
    expect(page.get_by_role("group", name="Eras: 3 for the full game")).to_be_visible()
    expect(page.get_by_label("Dice in a zone")).to_have_count(0)
    # when: several numbers, wrong and right
    columns = page.get_by_label("Technology columns with 2, 3 and 4 players")
    columns.fill("3, 4")
    ann.button("Start the game").click()
    expect(page.locator("span[role=alert]")).to_contain_text("3 whole numbers")
    columns.fill("3, 4, 5")
    eras = page.get_by_role("group", name="Eras: 3 for the full game")
    eras.get_by_role("radio", name="2").check()
    ann.button("Start the game").click()
    # then
    view = ann.asked()["view"]
    assert view["eras"] == 2
    assert len(view["columns"]) == 3


def test_solo_offers_only_games_that_have_it(visitor: NewVisitor) -> None:
    # given, when
    ann = visitor().go("/new?mode=solo&game=novaera")
    # then
    expect(ann.button("Start the game")).to_be_enabled()
    games = ann.page.get_by_role("group", name="Game", exact=True).get_by_role("radio")
    expect(games).to_have_count(1)
