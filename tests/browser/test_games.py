"""Whole games, played through the page by clicks."""

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor


def test_a_whole_game_against_the_greedy_bot(visitor: NewVisitor) -> None:
    # given: the lobby
    ann = visitor().go("/")
    # when: three clicks from here one plays
    ann.page.get_by_role("link", name="Play against a bot").click()
    ann.button("Start the game").click()
    state = ann.play_to_the_end()
    # then
    assert len(state["outcome"]["scores"]) == 2
    expect(ann.page.locator(".final h1")).to_be_visible()


def test_a_whole_solo_game(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/")
    # when
    ann.page.get_by_role("link", name="Solo").click()
    ann.button("Start the game").click()
    state = ann.play_to_the_end()
    # then
    expect(ann.page.locator(".final h1")).to_be_visible()
    assert state["outcome"]
