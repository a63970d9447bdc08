"""Games of every ruleset, from a late moment to their end, without a mouse."""

from typing import Final

import pytest
from playwright.sync_api import expect

from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.game import Game
from tests.browser.conftest import NewVisitor
from tests.browser.test_keyboard import focused, press, tab_to
from tests.browser.visitor import ANSWERED, TOGETHER, State, Visitor
from tools.pictures.positions import GAMES, TURNS

LEFT: Final = 4
"""Turns that the first seat still had when the recorded game was left."""
SPENDING: Final = 8
"""Answers after which a player only wants to get to the end."""
MOST: Final = 80
MOVES_IN_VIEW: Final = "all => all.map(one => one.dataset.move)"
NOWHERE: Final = "document.activeElement === null || document.activeElement === document.body"


def late(game: str) -> tuple[str, int]:
    """Play a game of bots; return its record and one of the last turns of the first seat."""
    played = Game(ruleset(game), 2, 5, None, ["Ann", "Bob"])
    player, chance = bot("greedy"), seeded(5)
    turns: list[int] = []
    while to_act := played.position.to_act():
        seat = to_act[0]
        if seat == 0 and played.position.question(0).code in TURNS:
            turns.append(len(played.record.entries))
        played.play(seat, player.choose(played.position, seat, chance))
    return played.record.write(), turns[-LEFT]


def sit_down(ann: Visitor, game: str) -> None:
    """Go on from a late moment of a game, against a bot."""
    record, move = late(game)
    shown = ann.post("/api/replays", {"record": record})
    made = ann.post(f"/api/tables/{shown['id']}/branch", {"move": move, "seats": [0]})
    ann.go(f"/t/{made['table']['id']}")


def by_digit(ann: Visitor) -> bool:
    """Give the last answer of the bar by its digit; in a turn that is to pass."""
    moves = ann.page.locator(".bar .buttons [data-move]").evaluate_all(MOVES_IN_VIEW)
    if not moves:
        return False
    press(ann, str(len(moves)))
    return True


def by_thing(ann: Visitor) -> bool:
    """Go to what is lit and press Enter, and Enter again where it shows its ways."""
    before = ann.page.evaluate("wire.answers")
    for _ in range(MOST):
        press(ann, "n")
        if not focused(ann):
            return False
        press(ann, "Enter")
        ann.wait("wire.answers > arg || document.querySelector('[data-panel]')", before)
        if ann.page.evaluate("wire.answers") > before:
            return True
        expect(ann.page.locator("[data-panel]:focus, [data-panel] :focus")).to_have_count(1)
        if ann.page.locator("[data-panel] button.option:focus").count():
            press(ann, "Enter")
            return True
        press(ann, "Escape")  # it was lit before the last answer: it can only say why not
    return False


def from_the_list(ann: Visitor) -> None:
    """Open all options and take the first."""
    press(ann, "o")
    tab_to(ann, ann.page.locator("dialog[open] ol button").first)
    press(ann, "Enter")


def several(ann: Visitor, state: State) -> None:
    """Choose as many things as are wanted together, and send them by the digit of the button."""
    question = state["question"]
    before = ann.page.evaluate("wire.answers")
    for n in range(question["need"]):
        for _ in range(MOST):
            press(ann, "n")
            if not ann.page.evaluate("document.activeElement.matches('.picked')"):
                break
        press(ann, "Enter")
        expect(ann.page.locator(".bar .picked")).to_contain_text(f"{n + 1} of {question['need']}")
    press(ann, "1")
    ann.wait(TOGETHER, {"all": before + question["need"], "some": before, "code": question["code"]})


def answer(ann: Visitor, state: State, n: int) -> None:
    """Give one answer by keys; say yes where the page asks once more."""
    if state["question"].get("need", 1) > 1:
        several(ann, state)
        return
    before = ann.page.evaluate("wire.answers")
    things = n < SPENDING and state["question"]["code"] in TURNS
    if not (things and by_thing(ann)) and not by_digit(ann) and not by_thing(ann):
        from_the_list(ann)
    ann.wait(ANSWERED, before)
    if ann.page.evaluate("wire.answers") == before:
        tab_to(ann, ann.page.locator("[data-panel].warn .go"))
        press(ann, "Enter")
        ann.wait("wire.answers > arg", before)
    ann.not_refused()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_keys_alone(visitor: NewVisitor, game: str) -> None:
    # given: the last turns of a game
    ann = visitor()
    sit_down(ann, game)
    ann.asked()
    ann.page.locator(".bar .prompt:not(.idle)").wait_for()
    # when
    for n in range(MOST):
        state = ann.asked()
        if state["outcome"]:
            break
        answer(ann, state, n)
        # then: who plays by keys is never lost
        ann.asked()
        ann.wait(f"!({NOWHERE})")
    # then
    assert ann.state()["outcome"]
    expect(ann.page.locator(".final h1")).to_be_visible()
