"""What a seat can do beside answering: sounds, passing by itself, clocks, a wire that breaks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.server import Site
from tests.browser.side import last_moves, menu, whole_log
from tests.browser.visitor import Visitor

# Counts the tones that are started; what they sound like is for ears.
TONES = """
window.tones = 0;
const begin = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) {
  window.tones += 1;
  return begin.apply(this, at);
};
"""


@pytest.fixture
def timeless(tmp_path: Path) -> Iterator[Site]:
    """Run a server whose time stands still, with bots that think for a while."""
    site = Site(tmp_path, delay=1.0)
    site.pace(0)
    site.start()
    yield site
    site.stop()


def setting(ann: Visitor, label: str) -> Locator:
    """Open the menu of the table and return one of its boxes."""
    return menu(ann).get_by_label(label)


def test_sounds_are_made_for_those_who_want_them(visitor: NewVisitor) -> None:
    # given
    ann = visitor()
    ann.context.add_init_script(TONES)
    ann.play("Ann")
    ann.asked()
    # when: as it is at first
    ann.send(ann.options()[0]["move"])
    ann.until("state.can_undo")
    # then
    assert ann.page.evaluate("tones") == 0
    # when
    setting(ann, "Soft sounds").check()
    ann.page.keyboard.press("Escape")
    ann.answer(ann.options()[0]["move"])
    # then: without an error, which the end of the test would tell
    ann.wait("tones > 0")
    # and: the wish is kept
    ann.page.reload()
    ann.asked()
    expect(setting(ann, "Soft sounds")).to_be_checked()


def test_a_seat_passes_by_itself_for_the_rest_of_the_round(visitor: NewVisitor) -> None:
    # given
    ann = visitor()
    ann.play("Ann", "=random")
    state = ann.play_on(lambda state: state["question"]["code"] == "turn")
    now = state["view"]["round"]
    # when
    box = setting(ann, "Pass automatically for the rest of this round")
    with ann.answering():
        box.click()  # it may be off again before it can be looked at
    # then: the next thing she is asked belongs to the next round
    state = ann.until("state.question && state.view.round > arg", now)
    assert state["view"]["round"] == now + 1
    ann.page.keyboard.press("Escape")
    expect(whole_log(ann)).to_contain_text("Ann passes")
    # and: it has ended with the round
    expect(setting(ann, "Pass automatically for the rest of this round")).not_to_be_checked()


def test_time_runs_out_and_the_seat_comes_back(timeless: Site, visitor: NewVisitor) -> None:
    # given: ten seconds for a decision
    ann = visitor(timeless.url)
    ann.play("Ann", "=random", move_seconds=10)
    ann.asked()
    expect(ann.page.locator(".clock")).to_be_visible()
    # when: nobody answers while time passes
    timeless.pace(1)
    note = ann.page.locator(".note", has_text="A bot is playing for you.")
    expect(note).to_be_visible()
    timeless.pace(0)
    # then
    expect(whole_log(ann)).to_contain_text("Ann ran out of time: a bot plays for Ann.")
    assert ann.state()["table"]["seats"][0]["taken_over"]
    expect(ann.page.locator(".thing.lit")).to_have_count(0)
    # when
    with ann.answering():
        note.get_by_role("button").click()
    # then
    ann.until("!state.table.seats[0].taken_over")
    expect(whole_log(ann)).to_contain_text("Ann is back.")


def test_whoever_returns_has_the_seat_that_was_lost_on_time(
    timeless: Site, visitor: NewVisitor
) -> None:
    # given: she has answered, and gone away
    ann = visitor(timeless.url)
    ann.play("Ann", "=random", move_seconds=10)
    ann.asked()
    ann.answer(ann.options()[0]["move"])
    ann.asked()
    timeless.pace(1)
    expect(ann.page.locator(".note", has_text="A bot is playing for you.")).to_be_visible()
    timeless.pace(0)
    # when: she opens the page again
    ann.page.reload()
    # then: it is hers, and she is told
    ann.until("!state.table.seats[0].taken_over")
    expect(last_moves(ann)).to_contain_text("Ann is back.")
    expect(ann.page.locator(".note", has_text="A bot is playing for you.")).to_have_count(0)


def test_a_wire_that_breaks_is_told_and_mended(visitor: NewVisitor) -> None:
    # given
    ann = visitor()
    ann.play("Ann")
    before = ann.asked()
    ann.forgive("WebSocket connection", "net::ERR_INTERNET_DISCONNECTED")
    lost = ann.page.locator(".note", has_text="Connection lost")
    # when
    ann.context.set_offline(True)
    ann.page.evaluate("wire.socket.close()")
    # then
    expect(lost).to_be_visible()
    # when
    ann.context.set_offline(False)
    lost.get_by_role("button", name="Try now").click()
    # then: the game is there as it was, and goes on
    expect(lost).to_have_count(0)
    assert ann.asked()["question"] == before["question"]
    ann.answer(ann.options()[0]["move"])
    ann.until("state.question.code !== arg", before["question"]["code"])
