"""A whole turn of the old editions without a mouse."""

from playwright.sync_api import expect

from tests.browser.classic import warring
from tests.browser.conftest import NewVisitor
from tests.browser.test_keyboard import focused, press, tab_to
from tests.browser.visitor import State, Visitor

MOST = 40
"""So many lit things a table may have; more presses of n would be a ring that does not close."""


def go_to(ann: Visitor, key: str) -> None:
    """Press n until a lit thing has the focus."""
    for _ in range(MOST):
        press(ann, "n")
        if focused(ann).startswith(key):
            return
    raise AssertionError(f"n does not get to {key}")


def digit(ann: Visitor, move: str) -> None:
    """Press the digit of a button of the bar, or of the sheet that is unfolded."""
    panel = ann.page.locator("[data-panel] [data-move]")
    buttons = panel if panel.count() else ann.page.locator(".bar [data-move]")
    buttons.first.wait_for()
    moves = buttons.evaluate_all("all => all.map(one => one.dataset.move)")
    at = next(i for i, one in enumerate(moves) if one.startswith(move))
    with ann.answering():
        press(ann, str(at + 1))


def choose(ann: Visitor, move: str) -> State:
    """Press the digit of a choice; look what is asked next."""
    digit(ann, move)
    return ann.asked()


def from_the_list(ann: Visitor, move: str) -> State:
    """Open all options, go to one with Tab and take it with Enter."""
    press(ann, "o")
    with ann.answering():
        tab_to(ann, ann.page.locator(f"dialog[open] button[data-move='{move}']"))
        press(ann, "Enter")
    return ann.asked()


def enter(ann: Visitor) -> State:
    """Take the thing that has the focus with Enter; look what is next."""
    with ann.answering():
        press(ann, "Enter")
    return ann.asked()


def enter_twice(ann: Visitor) -> None:
    """Unfold the thing that has the focus with Enter, and take its first way with another."""
    with ann.answering():
        press(ann, "Enter")
        expect(ann.page.locator("[data-panel] button.option").first).to_be_focused()
        press(ann, "Enter")


def test_a_whole_turn_by_keys_alone(visitor: NewVisitor) -> None:
    # given: the visitor begins the first turn
    ann = visitor()
    ann.play("Ann", "=greedy", game="state2010", options={"first_player": "seat_1"})
    row = ann.asked()["view"]["row"]
    # when: a card of the lookout with n, arrows and Enter
    go_to(ann, f"row:{row[0]}")
    press(ann, "ArrowRight")
    assert focused(ann) == f"row:{row[1]}"
    press(ann, "ArrowLeft")
    state = enter(ann)
    # then
    assert row[0] in state["view"]["players"][0]["hand"]
    # when: the second from the list of all options
    state = from_the_list(ann, "pick weapon_trader")
    assert "weapon_trader" in state["view"]["players"][0]["hand"]
    assert state["question"]["code"] == "choose_action"
    # when: a card with one use shows it, and a second Enter does it
    go_to(ann, "hand:colonel_hatch")
    enter_twice(ann)
    state = ann.asked()
    # then
    assert state["view"]["players"][0]["leader"]["card"] == "colonel_hatch"
    # when: a card with several uses unfolds them, Escape folds them, a digit takes one
    sheet = ann.page.locator("[data-panel]")
    go_to(ann, "hand:parking_lot")
    press(ann, "Enter")
    expect(sheet).to_be_visible()
    press(ann, "Escape")
    expect(sheet).to_have_count(0)
    assert focused(ann) == "hand:parking_lot"
    press(ann, "Enter")
    expect(sheet).to_be_visible()
    assert choose(ann, "negotiate")["question"]["code"] == "contact_means"
    # when: u takes it back before anything is paid, then the means has a digit, too
    with ann.answering():
        press(ann, "u")
    assert ann.asked()["question"]["code"] == "choose_action"
    go_to(ann, "hand:parking_lot")
    press(ann, "Enter")
    choose(ann, "negotiate")
    state = choose(ann, "by_contact")
    # then
    assert state["view"]["players"][0]["deals"] == ["parking_lot"]
    # when: two workers for scrap, on the pool
    scrap = state["view"]["players"][0]["pool"].get("scrap", 0)
    go_to(ann, "pool:0:scrap")
    enter_twice(ann)
    state = ann.asked()
    assert state["view"]["players"][0]["pool"]["scrap"] == scrap + 1
    # when: two cards for one: a button by its digit, two cards, and the button that sends them
    hand = state["view"]["players"][0]["hand"]
    assert choose(ann, "dig")["question"]["need"] == 2
    for n in (1, 2):
        go_to(ann, "hand:")
        press(ann, "Enter")
        expect(ann.page.locator(".bar .picked")).to_contain_text(f"{n} of 2 chosen")
    press(ann, "1")
    state = ann.until("state.question && state.question.code !== 'discard_cards'")
    # then
    assert len(state["view"]["players"][0]["hand"]) == len(hand) - 1
    # when: pass
    choose(ann, "pass")
    # then: the turn is counted and cleaned up, and the next one has begun
    state = ann.until("state.view.turn === 2 && state.question")
    assert state["question"]["code"] == "lookout_pick"
    press(ann, "l")
    expect(ann.page.get_by_role("region", name="Log", exact=True)).to_contain_text("count")


def test_a_shootout_by_keys_alone(visitor: NewVisitor) -> None:
    # given: somebody can attack somebody who can defend himself
    ann, bob = visitor(), visitor()
    played = warring().upload(visitor())
    assert played.attack is not None
    move, attacker, defender = played.attack
    _, links = played.branch(move, attacker, defender)
    bob.go(links[defender])
    ann.go(links[attacker]).asked()
    # when: Ann goes to her rival and attacks with what she has
    go_to(ann, f"player:{defender}")
    enter_twice(ann)
    state = ann.until("state.view.to_act.length")
    while state["view"]["to_act"] == [attacker]:
        with ann.answering():
            tab_to(ann, ann.page.locator("[data-act=attack]"))
            press(ann, "Enter")
        state = ann.until("state.view.to_act.length")
    # then: Bob is asked though it is not his turn, and finds his token
    bob.asked()
    go_to(bob, f"pool:{defender}:defence")
    # when: he leaves it, and Ann takes what she hits; a single target needs no answer
    with bob.answering():
        tab_to(bob, bob.page.locator("[data-act=let]"))
        press(bob, "Enter")
    while ann.until("state.question || !state.view.shootout")["view"]["shootout"]:
        go_to(ann, f"state:{defender}:")
        enter_twice(ann)
    # then
    press(bob, "l")
    log = bob.page.get_by_role("region", name="Log", exact=True)
    expect(log).to_contain_text("conquers")
