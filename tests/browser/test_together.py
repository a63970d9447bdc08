"""Several people: over the network, at one screen, and somebody who watches."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.moves import sensible
from tests.browser.side import open_chat
from tests.browser.visitor import State, Visitor, level

IN_SIGHT = "document.querySelector('.table .bar .prompt') && wire.state?.question"
"""A question is asked and the page shows the table: at first it covers it."""


def cards_in(value: Any) -> set[str]:
    """Return every string inside a view: the ids of cards are among them."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*(cards_in(inner) for inner in value.values()))
    if isinstance(value, list):
        return set().union(*(cards_in(inner) for inner in value))
    return set()


def hidden(state: State) -> set[str]:
    """Return the cards that only the reader of a state may know."""
    view = json.loads(json.dumps(state["view"]))
    own = view["players"][state["reader"]]
    hand = set(own.pop("hand"))
    own.pop("drawn")
    own.pop("answers", None)
    return hand - cards_in(view)


def assert_knows_nothing_of(visitor: Visitor, cards: set[str]) -> None:
    """Assert that neither the wire nor the page of a visitor holds one of these cards.

    Those with a copy are left out: it may have come to the visitor, or lain open.
    """
    cards = cards & visitor.single_cards()
    assert cards
    told = "\n".join(visitor.frames)
    assert not {card for card in cards if f'"{card}"' in told}
    drawn = visitor.page.locator("[data-card]").evaluate_all("all => all.map(x => x.dataset.card)")
    assert not cards & set(drawn)
    words = visitor.page.locator("main").inner_text()
    names = visitor.names()
    # A reprint has the name of another card, which may lie open.
    alone = {card for card in cards if sum(names[card] in name for name in names.values()) == 1}
    assert not {card for card in alone if names[card] in words}


def test_two_browsers_at_one_table(visitor: NewVisitor) -> None:
    # given: Ann opens a table and sends the link
    ann, bob = visitor().go("/new?mode=online"), visitor()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Who may join").select_option("private")
    ann.button("Open the table").click()
    link = ann.page.get_by_label("Link to this table").input_value()
    # when: Bob follows it and sits down
    bob.go(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Take this seat").click()
    expect(ann.page.locator("main ol")).to_contain_text("Bob")
    ann.button("Start the game").click()
    # then: both are asked, and a move of one is seen by the other
    bob.asked()
    ann.asked()
    assert ann.state()["reader"] == 0
    assert bob.state()["reader"] == 1
    first, second = hidden(ann.state()), hidden(bob.state())
    while ann.state()["view"]["round"] == 0:
        for one in (ann, bob):
            if one.state()["question"]:
                one.answer(sensible(one.state()["question"])["move"])
            level(ann, bob)
    assert ann.state()["view"]["display"] == bob.state()["view"]["display"]
    assert_knows_nothing_of(bob, first & hidden(ann.state()))
    assert_knows_nothing_of(ann, second & hidden(bob.state()))
    # and: they can talk
    open_chat(ann)
    expect(ann.page.locator("#chat-text")).to_be_focused()
    ann.page.keyboard.type("Hello Bob")
    ann.page.keyboard.press("Enter")
    expect(bob.button("Chat, 1 new")).to_be_visible()
    bob.button("Chat, 1 new").click()
    expect(bob.page.locator(".chat-part")).to_contain_text("Hello Bob")
    expect(bob.button("Chat, 1 new")).to_have_count(0)


def test_a_spectator_sees_no_hand(visitor: NewVisitor) -> None:
    # given: a game of two, and Cyd, who has only the address
    ann, bob, cyd = visitor(), visitor(), visitor()
    id = ann.table("Ann", "open")
    bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    ann.post(f"/api/tables/{id}/start")
    ann.go(f"/t/{id}").asked()
    bob.go(f"/t/{id}").asked()
    # when
    cyd.go(f"/t/{id}").until("state.reader === null")
    # then: neither at the beginning
    expect(cyd.page.locator(".bar")).to_contain_text("You are watching.")
    first = hidden(ann.state()) | hidden(bob.state())
    assert_knows_nothing_of(cyd, first)
    # nor when cards are drawn and played, of those that stay in a hand
    for _ in range(4):
        for one in (ann, bob):
            if one.state()["question"]:
                one.answer(sensible(one.state()["question"])["move"])
            level(ann, bob, cyd)
    assert_knows_nothing_of(cyd, first & (hidden(ann.state()) | hidden(bob.state())))
    # and: there is nothing to answer with
    expect(cyd.page.locator(".thing.lit")).to_have_count(0)
    expect(cyd.button("All options")).to_have_count(0)
    expect(cyd.button("Undo")).to_have_count(0)


def test_a_hot_seat_of_three_hides_the_hands(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/new?mode=hotseat")
    page = ann.page
    ann.button("Add a seat").click()
    ann.experts()
    page.get_by_label("Seed").fill("7")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Name of seat 2").fill("Bob")
    page.get_by_label("Name of seat 3").fill("Cyd")
    ann.button("Start the game").click()
    # when: they play until each has had a turn
    names, turns, covers = ["Ann", "Bob", "Cyd"], set[int](), 0
    while turns != {0, 1, 2}:
        ann.wait(f"document.querySelector('.cover') || {IN_SIGHT}")
        cover = page.locator(".cover")
        if cover.is_visible():
            # then: between two players nothing of the table is in the page
            covers += 1
            expect(page.locator("[data-card], .thing")).to_have_count(0)
            name = cover.get_by_role("button").inner_text().removeprefix("I am ")
            cover.get_by_role("button").click()
            state = ann.until("state.reader === arg && state.question", names.index(name))
        else:
            state = ann.asked()
        hand = state["view"]["players"][state["reader"]]["hand"]
        others = [p for i, p in enumerate(state["view"]["players"]) if i != state["reader"]]
        assert isinstance(hand, list)
        assert all(isinstance(other["hand"], int) for other in others)
        if state["question"]["code"] == "turn":
            turns.add(state["reader"])
        ann.answer(sensible(state["question"])["move"])
        ann.until("true")
    assert covers >= 6
