"""Reloading, losing the server, another device, taking back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.moves import sensible
from tests.browser.server import Site
from tests.browser.visitor import Visitor


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Site]:
    """Run a server for one test, which may kill it."""
    site = Site(tmp_path)
    site.start()
    yield site
    site.stop()


def in_the_middle(ann: Visitor) -> str:
    """Begin a solo game and discard the first of two cards; return the one that may go next."""
    ann.play("Ann")
    ann.asked()
    ann.send(ann.options()[0]["move"])
    ann.until("state.can_undo")
    return str(ann.options()[0]["move"])


def kept(ann: Visitor) -> int:
    """Return how many cards of the hand are not chosen to go."""
    player = ann.state()["view"]["players"][0]
    return len(player["hand"]) - len(player["answers"])


def test_a_reload_in_the_middle_of_a_decision(visitor: NewVisitor) -> None:
    # given
    ann = visitor()
    following = in_the_middle(ann)
    before = ann.state()
    # when
    ann.page.reload()
    after = ann.asked()
    # then
    assert after["question"] == before["question"]
    assert after["view"] == before["view"]
    ann.answer(following)
    assert ann.asked()["question"]["code"] != before["question"]["code"]


def test_the_server_dies_in_the_middle_of_a_decision(visitor: NewVisitor, frail: Site) -> None:
    # given
    ann = visitor(frail.url)
    following = in_the_middle(ann)
    before, held = ann.state(), kept(ann)
    lost = ann.page.locator(".note", has_text="Connection lost")
    ann.forgive("WebSocket connection", "net::ERR_CONNECTION_REFUSED", "net::ERR_CONNECTION_RESET")
    # when: killed, and started again
    frail.kill()
    expect(lost).to_be_visible()
    frail.start()
    # then: the page comes back by itself, with the game as it was
    expect(lost).to_have_count(0)
    assert ann.asked()["view"] == before["view"]

    # when: she answers while the server is away
    frail.kill()
    expect(lost).to_be_visible()
    ann.page.locator(f'.thing.lit[data-card="{following.split()[1]}"]').click()
    ann.page.locator("[data-panel] button.option").click()
    frail.start()
    # then: the answer arrives later, and once
    ann.until("state.question && state.question.code !== arg", before["question"]["code"])
    assert kept(ann) == held - 1


def test_a_reload_remembers_how_far_undo_goes(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/puzzles/1_the_same_church_twice")
    for move in ("board red", "raze church"):
        ann.asked()
        ann.answer(move)
    expect(ann.button("Undo (2)")).to_be_enabled()
    # when
    ann.page.reload()
    # then
    expect(ann.button("Undo (2)")).to_be_enabled()
    # and: one step back leaves one
    with ann.answering():
        ann.button("Undo (2)").click()
    expect(ann.button("Undo")).to_have_accessible_description("Takes back your last move.")


def test_what_happened_meanwhile_is_replayed_on_the_board(visitor: NewVisitor) -> None:
    # given: a turn of Ann's, after which a bot has moved
    ann = visitor()
    id = ann.play("Ann", "=random")
    ann.play_on(lambda state: state["question"]["code"] == "turn")
    ann.answer(sensible(ann.state()["question"])["move"])
    state = ann.play_on(lambda state: state["question"]["code"] == "turn")
    hand = state["view"]["players"][0]["hand"]
    # when: she comes back on another device
    cookies = ann.context.storage_state()
    other = visitor(cookies={"cookies": cookies["cookies"], "origins": []}).go(f"/t/{id}")
    recap = other.page.get_by_role("dialog", name="Since you were away")
    recap.get_by_role("link", name="Replay these moves").click()
    # then: the board as it was before, seen by her
    page = other.page
    expect(page.locator(".scrubber")).to_be_visible()
    expect(page.locator(".facts", has_text="The game goes on.")).to_be_visible()
    expect(page.locator('[data-key^="hand:"]').first).to_be_visible()
    at = page.locator(".this .at")
    before, moves = (int(word) for word in at.inner_text().split()[1::2])
    assert before < moves
    # and: nobody else's eyes can be borrowed
    eyes = page.get_by_label("See as").locator("option")
    expect(eyes).to_have_text(["Spectator", "Ann"])
    # when
    other.button("One move on").click()
    expect(at).to_have_text(f"Move {before + 1} of {moves}")
    page.keyboard.press("End")
    # then: the last move leads to what she is asked
    expect(at).to_have_text(f"Move {moves} of {moves}")
    expect(page.locator('[data-key^="hand:"]')).to_have_count(len(set(hand)))
    page.get_by_role("link", name="To the table").first.click()
    expect(page.locator(".bar .prompt")).to_contain_text("Your turn")


def test_undo_goes_back_to_the_barrier(visitor: NewVisitor) -> None:
    # given: one of two cards is discarded, which can be taken back
    ann = visitor()
    ann.play("Ann")
    begun = ann.asked()
    undo = ann.button("Undo")
    expect(undo).to_be_disabled()
    first, second = (one["move"] for one in ann.options()[:2])
    ann.send(first)
    expect(undo).to_be_enabled()
    # when
    with ann.answering():
        undo.click()
    # then
    assert ann.asked()["question"] == begun["question"]
    assert ann.state()["view"] == begun["view"]
    expect(undo).to_be_disabled()

    # given: the second discard shows new cards, and the page says so before
    ann.send(first)
    ann.asked()
    ann.page.locator(f'.thing.lit[data-card="{second.split()[1]}"]').click()
    panel = ann.page.locator("[data-panel]")
    expect(panel).to_contain_text("reveals something")
    # when she does not want that
    panel.get_by_role("button", name="Close").click()
    # then nothing has happened
    expect(panel).to_have_count(0)
    assert kept(ann) == 5

    # when she does it
    ann.answer(second)
    # then there is no way back, and the button says why
    ann.asked()
    expect(undo).to_be_disabled()
    expect(undo).to_have_accessible_description(
        "Nothing to take back: something was revealed, or another player’s turn has begun."
    )


def test_a_personal_link_brings_the_seat_to_another_device(visitor: NewVisitor) -> None:
    # given
    ann, other = visitor().go("/new?mode=online"), visitor()
    ann.button("Open the table").click()
    ann.button("Play this seat on another device too").click()
    link = ann.page.get_by_label("Your personal link").input_value()
    # when
    other.go(link)
    # then
    expect(other.page.locator("main ol li").first).to_contain_text("(you)")
    assert link.rpartition("/")[2] not in other.page.url
