"""Tips of the first game: each once, beside the thing it speaks of, until nobody wants them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, StorageState, ViewportSize, expect

from tests.browser.conftest import NewVisitor
from tests.browser.moves import key_of, sensible
from tests.browser.test_looks import grave_faults
from tests.browser.visitor import DESKTOP, Visitor

PAGE = Path(__file__).parents[2] / "web/src"
SIZES: dict[str, ViewportSize] = {"1440": DESKTOP, "390": {"width": 390, "height": 844}}
LANGUAGES = {"en-GB": ("What glows", "Got it"), "de-DE": ("Was leuchtet", "Verstanden")}
GAMES = {
    "master": ["Ann", "=greedy", "=greedy"],
    "solo": ["Ann"],
    "state2010": ["Ann", "=greedy"],
    "newera": ["Ann", "=greedy", "=greedy"],
    "novaera": ["Ann", "=greedy"],
}
SEEDS = (2, 7, 1, 3)
"""Games in which most of the tips come up; those of one that are missing come up in the next."""
LIVELY = {
    "use": 9,
    "take_token": 8,
    "incorporate": 7,
    "conquer": 6,
    "negotiate": 5,
    "visit": 4,
    "pass": 0,
    "dig": -1,
    "exchange": -2,
    "drop": -3,
    "break": -4,
}
QUIET = 'localStorage.setItem(\'novastate.table\', \'{"moments":"off","soundsAsked":true}\')'
KEPT = "JSON.parse(localStorage.getItem('novastate.tips') ?? '{}')"
# How much of the tip lies over what it speaks of, or over question and top line; and where it is.
COVERED = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const tip = box('[data-tip]');
  const over = (other) =>
    Math.max(0, Math.min(tip.right, other.right) - Math.max(tip.left, other.left)) *
    Math.max(0, Math.min(tip.bottom, other.bottom) - Math.max(tip.top, other.top));
  const parts = [...document.querySelectorAll('section.bar, .own-dice, .top-line')];
  return {
    target: over(box('[role=status] > .ring')),
    bar: Math.max(...parts.map((one) => over(one.getBoundingClientRect()))),
    share: tip.height / innerHeight,
    inside: tip.left >= 0 && tip.top >= 0 && tip.right <= innerWidth && tip.bottom <= innerHeight,
    focus: document.querySelector('[data-tip]').contains(document.activeElement),
  };
}"""
IN_SIGHT = """selectors => selectors.some((selector) =>
  [...document.querySelectorAll(selector)].some((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return width && height && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  }))"""


def tips_of(game: str) -> list[dict[str, Any]]:
    """Read the tips of a game as the page does."""
    shared = json.loads((PAGE / "table/tips/shared.json").read_text("utf-8"))
    name = "master" if game == "solo" else game
    [file] = PAGE.glob(f"games/*/tips/{name}.json")
    own = json.loads(file.read_text("utf-8"))
    return [
        {**shared.get(tip["id"], {}), **tip} for tip in own if game == "solo" or not tip.get("solo")
    ]


def tip(guest: Visitor) -> Locator:
    return guest.page.locator("[data-tip]:visible")


def begin(guest: Visitor, game: str, seen: list[str] | None = None, **more: object) -> str:
    """Sit down at a game against bots, without moments."""
    guest.go("/credits")
    guest.page.evaluate(QUIET)
    if seen is not None:
        guest.page.evaluate(
            f"localStorage.setItem('novastate.tips', '{json.dumps({'seen': seen})}')"
        )
        guest.page.reload()
    return guest.play(*GAMES[game], game="master" if game == "solo" else game, **more)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_tip_comes_once(visitor: NewVisitor, screenshots: Path, size: str, lang: str) -> None:
    # given somebody's first game against a bot
    ann = visitor(viewport=SIZES[size], lang=lang, dark=True, tips=True)
    text, got_it = LANGUAGES[lang]
    # when the first question comes
    begin(ann, "master")
    # then a tip speaks of what glows; it covers neither that nor the question, and takes no focus
    expect(tip(ann)).to_have_attribute("data-tip", "glow")
    expect(ann.page.get_by_role("status").locator("[data-tip]")).to_contain_text(text)
    found = ann.page.evaluate(COVERED)
    assert found["target"] == found["bar"] == 0
    assert found["inside"]
    assert not found["focus"]
    assert found["share"] <= 0.25
    ann.page.screenshot(path=screenshots / f"tip-{size}-{lang[:2]}.png")
    # when it is read
    ann.button(got_it).click()
    # then it is gone, after a reload too; the next one comes with its thing
    expect(tip(ann)).to_have_count(0)
    ann.page.reload()
    ann.play_on(lambda state: state["question"]["code"] == "turn")
    expect(tip(ann)).to_have_attribute("data-tip", "master.distance")
    assert ann.page.evaluate(COVERED)["bar"] == 0
    assert ann.page.evaluate(KEPT)["seen"] == ["glow"]
    ann.page.screenshot(path=screenshots / f"tip-turn-{size}-{lang[:2]}.png")
    assert not grave_faults(ann)


def test_a_tip_goes_by_an_answer_and_by_escape(visitor: NewVisitor) -> None:
    # given a tip
    ann = visitor(tips=True)
    begin(ann, "master")
    expect(tip(ann)).to_have_attribute("data-tip", "glow")
    # when the question is answered
    ann.play_on(lambda state: state["question"]["code"] == "turn")
    # then the next has come; Escape ends that one, and there is none more at this question
    expect(tip(ann)).to_have_attribute("data-tip", "master.distance")
    ann.page.keyboard.press("Escape")
    expect(tip(ann)).to_have_count(0)
    assert ann.page.evaluate(KEPT)["seen"] == ["glow", "master.distance"]


def test_a_tip_waits_while_something_is_unfolded(visitor: NewVisitor) -> None:
    # given a tip
    ann = visitor(tips=True)
    begin(ann, "master")
    tip(ann).wait_for()
    # when a dialog opens
    ann.button("All options").click()
    # then the tip gives way, and comes back after it
    expect(tip(ann)).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(tip(ann)).to_have_attribute("data-tip", "glow")


def test_no_more_tips_until_they_are_asked_for(visitor: NewVisitor) -> None:
    # given somebody who wants no tips
    ann = visitor(tips=True)
    begin(ann, "state2010")
    ann.button("No more tips").click()
    # when the game goes on
    ann.page.reload()
    ann.play_on(lambda state: state["question"]["code"] == "choose_action")
    # then there is none
    expect(tip(ann)).to_have_count(0)
    assert ann.page.evaluate(KEPT)["off"] is True
    # when they are asked for again
    ann.button("Menu").click()
    ann.button("Show tips again").click()
    # then they begin again
    expect(tip(ann)).to_have_attribute("data-tip", "glow")


def test_a_second_game_has_no_tips(visitor: NewVisitor) -> None:
    # given a game with tips
    ann = visitor(tips=True)
    first = begin(ann, "novaera")
    tip(ann).wait_for()
    # when another one of the same rules begins, in the same browser
    begin(ann, "novaera")
    ann.asked()
    # then it has none
    expect(tip(ann)).to_have_count(0)
    assert ann.page.evaluate(KEPT)["first"] == {"novaera": first}
    # when a browser that knows nothing comes to it
    cookies: StorageState = {"cookies": ann.context.storage_state()["cookies"]}
    again = visitor(tips=True, cookies=cookies)
    begin(again, "novaera")
    # then the games before count
    again.wait(f"{KEPT}.first?.novaera === ''")
    expect(tip(again)).to_have_count(0)


def test_a_lesson_has_no_tips(visitor: NewVisitor) -> None:
    # given a lesson, which speaks itself
    ann = visitor(tips=True)
    ann.go("/learn")
    ann.page.locator("main button", has_text=re.compile("Start|Begin|lesson", re.I)).first.click()
    # when it has begun
    ann.page.locator("[data-lesson] aside").wait_for()
    # then there is no tip beside it, and the first game is still to come
    expect(tip(ann)).to_have_count(0)
    assert "first" not in ann.page.evaluate(KEPT)


@pytest.mark.parametrize("game", GAMES)
def test_every_tip_has_its_moment(visitor: NewVisitor, game: str) -> None:
    # given the tips of a game
    left = tips_of(game)
    seen: list[str] = []
    chosen = lively if game == "newera" else hurried
    for seed in SEEDS:
        # when somebody new, who has not heard the rest, plays
        ann = visitor(tips=True)
        begin(ann, game, seen, seed=seed)
        while left and not (state := ann.asked())["outcome"]:
            ann.page.locator(".bar .prompt:not(.idle)").wait_for()
            due = next((one for one in left if is_due(ann, one, state["question"])), None)
            if due:
                # then each comes with what it speaks of, and covers neither that nor the question
                expect(tip(ann)).to_have_attribute("data-tip", due["id"])
                found = ann.page.evaluate(COVERED)
                assert found["target"] == found["bar"] == 0, due["id"]
                ann.page.keyboard.press("Escape")  # the pointer would unfold what lay under it
                left.remove(due)
                seen.append(due["id"])
            ann.send(chosen(state["question"]))
    assert [one["id"] for one in left] == []


def hurried(question: dict[str, Any]) -> str:
    return str(sensible(question)["move"])


def lively(question: dict[str, Any]) -> str:
    """Choose as somebody who uses everything and collects contact tokens."""
    moves = [str(one["move"]) for one in question["choices"] if "refusal" not in one]
    if question["suggested"] in moves:
        return str(question["suggested"])
    return max(moves, key=lambda move: LIVELY.get(move.split()[0], 1))


def is_due(guest: Visitor, one: dict[str, Any], question: dict[str, Any]) -> bool:
    """Tell whether a tip fits a question, and its thing is in sight."""
    open_ = [choice for choice in question["choices"] if "refusal" not in choice]
    verbs = {choice["move"].split()[0] for choice in open_}
    if question["code"] not in one.get("asks", [question["code"]]):
        return False
    if ("can" in one and not verbs & set(one["can"])) or len(open_) > one.get("most", len(open_)):
        return False
    selectors = []
    for place in one["at"]:
        kind, _, name = place.partition(":")
        if kind == "sign":
            selectors.append(f'[data-explain^="{name}"]:not(:disabled)')
        elif kind == "can":
            for choice in (each for each in open_ if each["move"].split()[0] == name):
                key = json.dumps(key_of(choice["target"]))
                selectors.append(f".thing.lit[data-key={key}]:not([inert] *)")
                selectors.append(f".bar .buttons [data-move={json.dumps(choice['move'])}]")
        else:
            selectors.append(".thing.lit" if place == "lit" else "main")
    return bool(guest.page.evaluate(IN_SIGHT, selectors))
