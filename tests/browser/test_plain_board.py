"""A game that the page has no board for is drawn plainly, and can be played to its end."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from novastate.arena.bench import compiled
from tests.browser.conftest import NewVisitor
from tests.browser.server import Site
from tests.browser.visitor import PHONE, level

if compiled():
    pytest.skip("Python code cannot derive from a compiled Position", allow_module_level=True)

REGISTER = """
from novastate.games import registry
entry = registry.GameEntry("prizes", "tests.example_game.ruleset:Prizes")
registry.GAMES[entry.id] = entry
"""


@pytest.fixture(scope="module")
def with_prizes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Run a server that knows the example of a fifth ruleset."""
    made = Site(tmp_path_factory.mktemp("prizes"), first=REGISTER)
    made.start()
    yield made
    made.stop()


def test_two_play_it_to_its_end(visitor: NewVisitor, with_prizes: Site) -> None:
    # given: bots think in processes of their own, which do not know this game
    ann = visitor(url=with_prizes.url)
    bob = visitor(url=with_prizes.url, viewport=PHONE)
    id = ann.table("Ann", "open", game="prizes")
    bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    ann.post(f"/api/tables/{id}/start")
    for one in (ann, bob):
        one.go(f"/t/{id}")
    hand = ann.asked()["view"]["players"][0]["hand"]
    seats = ann.page.locator("[data-seat]")
    expect(seats).to_have_count(2)
    expect(seats.first).to_contain_text("0 points")
    expect(seats.first).to_contain_text(", ".join(map(str, hand)))
    assert bob.is_narrow()
    # when: every option is a button
    while not ann.asked()["outcome"]:
        for one in (ann, bob):
            move = one.asked()["question"]["choices"][0]["move"]
            with one.answering():
                one.page.locator(f"button[data-move='{move}']").first.click()
        level(ann, bob)
    # then
    outcome = ann.state()["outcome"]
    for one in (ann, bob):
        expect(one.page.get_by_text(outcome["words"]["reason"]).first).to_be_visible()
