"""No single press spends, ends or destroys: everything is pressed, and the wire listened to."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.moves import Choice, sensible
from tests.browser.visitor import State, Visitor

# Presses every thing in view once and closes what opened; stops at the first that answers.
WALK = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const things = () => [...document.querySelectorAll('.thing:not([inert] *)')];
  const told = [];
  for (const key of new Set(things().map((one) => one.dataset.key))) {
    const thing = things().find((one) => one.dataset.key === key);
    if (!thing) continue;
    const before = wire.moves.length;
    thing.click();
    await frame();
    await frame();
    const panel = document.querySelector('[data-panel]');
    told.push({ key, opened: panel !== null, move: wire.moves[before] ?? null });
    if (wire.moves.length > before) break;
    document.querySelector('dialog[open]')?.close();
    for (let n = 0; n < 3; n++) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }
    await frame();
  }
  return told;
}"""
TURNS = ("turn", "choose_action")
LETS_GO = ("drop", "give_up", "room", "end", "break", "discard", "lose", "damage", "give", "over")
BAD = ("unrest", "damaged")
TIMES = 2
"""So often each kind of question is walked over in a game."""
MOST = 45
"""So many answers of a game are given between the walks."""
GAMES = ("master", "state2010", "newera", "novaera")


def is_free(choice: Choice, question: dict[str, Any]) -> bool:
    """Tell whether an answer takes, ends and destroys nothing, so that one press may give it."""
    verb, preview = choice["move"].split()[0], choice.get("preview", {})
    if question["code"] in TURNS or verb in LETS_GO or preview.get("goes"):
        return False
    if verb == "pick":  # a card of a display, or dice whose zone says what they cost
        return True
    changes = preview.get("changes", {})
    return all((n > 0) != (good in BAD) for good, n in changes.items())


def walk(ann: Visitor, state: State) -> bool:
    """Press everything once; assert that only what is free was answered; tell whether it was."""
    question = state["question"]
    told = ann.page.evaluate(WALK)
    assert told
    for one in told:
        if one["move"] is None:
            continue
        choice = next(c for c in question["choices"] if c["move"] == one["move"])
        assert is_free(choice, question), (question["code"], one)
        return True
    return False


@pytest.mark.parametrize("game", GAMES)
def test_no_single_press_spends_ends_or_destroys(visitor: NewVisitor, game: str) -> None:
    # given
    ann = visitor()
    ann.play("Ann", "=greedy", game=game)
    walked: dict[str, int] = {}
    # when: everything is pressed in many positions of a game
    for _ in range(MOST):
        state = ann.asked()
        if state["outcome"]:
            break
        code = state["question"]["code"]
        walked[code] = walked.get(code, 0) + 1
        before = ann.page.evaluate("wire.answers")
        if walked[code] <= TIMES and walk(ann, state):
            ann.wait("wire.answers > arg", before)
            continue
        assert ann.page.evaluate("wire.answers") == before
        ann.answer(sensible(state["question"])["move"])
    # then: turns were among them
    assert any(code in walked for code in TURNS)


def in_a_turn(ann: Visitor, wanted: str) -> Choice:
    """Play until a move of a kind is possible in a turn; return it."""

    def found(state: State) -> bool:
        question = state["question"]
        return question["code"] in TURNS and any(
            one["move"].startswith(wanted) and "refusal" not in one for one in question["choices"]
        )

    ann.play_on(found)
    return next(one for one in ann.options() if one["move"].startswith(wanted))


def test_passing_asks_and_says_what_clean_up_takes(visitor: NewVisitor) -> None:
    # given
    ann = visitor()
    ann.play("Ann", "=greedy")
    taken = in_a_turn(ann, "pass")["preview"]["clean_up"]
    version = ann.state()["version"]
    # when
    ann.page.locator(".bar [data-move=pass]").click()
    # then: nothing has happened; the goods are named, and the safe button has the focus
    panel = ann.page.get_by_role("alertdialog")
    for good in taken:
        expect(panel.locator(f".takes [data-good={good}]")).to_be_visible()
    expect(panel.locator(".safe")).to_be_focused()
    expect(panel.locator(".option").first).to_be_visible()
    # when
    panel.locator(".safe").click()
    # then
    expect(panel).to_have_count(0)
    assert ann.page.evaluate("wire.moves").count("pass") == 0
    assert ann.state()["version"] == version


def test_two_cards_are_chosen_before_they_are_sent(visitor: NewVisitor) -> None:
    # given
    ann = visitor()
    ann.play("Ann")
    ann.asked()
    first, second = ann.page.locator(".hand .thing.lit").all()[:2]
    button = ann.page.locator("[data-send-picked]")
    # when
    first.click()
    # then
    expect(button).to_be_disabled()
    expect(ann.page.locator(".bar .picked")).to_contain_text("1 of 2 chosen")
    # when
    second.click()
    # then: both are marked, and nothing was sent
    expect(ann.page.locator(".thing.picked")).to_have_count(2)
    assert ann.page.evaluate("wire.moves") == []
    # when
    button.click()
    # then
    ann.until("state.question && state.question.code !== 'keep_cards'")
    assert len(ann.page.evaluate("wire.moves")) == 2


def test_a_building_that_is_replaced_is_named(visitor: NewVisitor) -> None:
    # given: a card that can be developed over exactly one building
    ann = visitor()
    ann.play("Ann", "=greedy")

    def replaces(one: Choice) -> bool:
        gone = [card for card in one.get("preview", {}).get("goes", []) if not card.get("ruin")]
        return one["move"].startswith("develop") and len(gone) == 1

    state = ann.play_on(lambda state: any(map(replaces, state["question"]["choices"])))
    choice = next(filter(replaces, state["question"]["choices"]))
    gone = next(one for one in choice["preview"]["goes"] if not one.get("ruin"))
    # when
    ann.page.locator(f".thing[data-key='hand:{choice['target']['card']}']").click()
    # then
    way = ann.page.locator(f"[data-panel] [data-move='{choice['move']}']")
    expect(way).to_contain_text(f"replaces your {ann.names()[gone['card']]}")


def test_what_can_only_be_given_up_does_not_glow_and_asks(visitor: NewVisitor) -> None:
    # given: somebody with a deal that could be dropped
    ann = visitor()
    ann.play("Ann", "=greedy", game="state2010")
    choice = in_a_turn(ann, "drop deal.")
    target = choice["target"]
    thing = ann.page.locator(f".thing[data-key='deal:{target['seat']}:{target['card']}']").first
    expect(thing).not_to_have_class(re.compile(r"\blit\b"))
    # when: pressed, and its way pressed
    thing.click()
    ann.page.locator("[data-panel] button.option").first.click()
    # then: asked once more, nothing sent
    expect(ann.page.locator("[data-panel].warn .safe")).to_be_focused()
    assert choice["move"] not in ann.page.evaluate("wire.moves")
