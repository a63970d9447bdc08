"""What a table shows by colour it shows without it too; what an option takes lifts."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.moves import Choice, key_of
from tests.browser.server import Site
from tests.browser.test_signs import seated
from tests.browser.visitor import DESKTOP, Visitor

# How something is drawn apart from colours, before and after it is given a state.
SHAPES = """([selector, state]) => {
  const one = document.querySelector(selector);
  if (!one) throw new Error('nothing is drawn as ' + selector);
  const shape = () => {
    const style = getComputedStyle(one);
    return ['borderStyle', 'borderWidth', 'outlineStyle', 'outlineWidth', 'textDecorationLine']
      .map((name) => style[name]).join(' | ');
  };
  const had = one.classList.contains(state);
  one.classList.remove(state);
  const without = shape();
  one.classList.add(state);
  const withit = shape();
  one.classList.toggle(state, had);
  return [without, withit];
}"""
STATES = {
    "state2010": [(".gauge i", "on"), (".discs .disc", "no"), (".places span", "full")],
    "novaera": [
        (".tracks .cell", "filled"),
        (".mine .unrest .cell.calm", "past"),
        (".mine .unrest .cell.calm", "here"),
        (".eras i:not(.here)", "done"),
        (".eras i:not(.done)", "here"),
        (".own-dice .pick", "on"),
    ],
}
CHIPS = {"master": [".supply .token"], "novaera": [".die", ".pip"]}
EDGE = "element => parseFloat(getComputedStyle(element).borderTopWidth)"


@pytest.fixture(scope="module")
def ann(browser: Browser, site: Site) -> Iterator[Visitor]:
    """Let somebody in who looks at everything."""
    here = Visitor(browser, site.url, DESKTOP, "en-GB", True)
    yield here
    here.close()
    here.check()


@pytest.mark.parametrize("game", ["state2010", "novaera", "master"])
def test_states_are_told_without_colour(ann: Visitor, game: str) -> None:
    # given
    seated(ann, game, 3)
    # when the reader's own colours take the place of ours
    ann.page.emulate_media(forced_colors="active")
    # then each state differs by an edge, an outline or a line, and chips have edges
    for selector, state in STATES.get(game, []):
        without, within = ann.page.evaluate(SHAPES, [selector, state])
        assert without != within, f"{selector} looks the same when it is {state}"
    for selector in CHIPS.get(game, []):
        assert ann.page.locator(selector).first.evaluate(EDGE) >= 1, selector
    ann.page.emulate_media(forced_colors="none")


def paid(choice: Choice, supply: dict[str, int]) -> set[str]:
    """List the goods of the supply that a choice takes."""
    changes = choice.get("preview", {}).get("changes", {})
    return {good for good, n in changes.items() if n < 0 and good in supply}


def paying(ann: Visitor, game: str, goods: str) -> tuple[Choice, dict[str, int]]:
    """Sit down where something of the supply can be paid; return how, and the supply."""
    for seed, seats, many in product(range(3, 9), (2, 3), (True, False)):
        seated(ann, game, seats, many, seed)
        supply = ann.state()["view"]["players"][0][goods]
        for one in ann.options():
            if paid(one, supply) and one["target"]["zone"] not in ("none", "agreed"):
                return one, supply
    raise AssertionError(f"nothing can be paid for in {game}")


@pytest.mark.parametrize(
    ("game", "goods"),
    [("master", "goods"), ("state2010", "pool"), ("newera", "pool"), ("novaera", "resources")],
)
def test_what_an_option_takes_lifts(ann: Visitor, game: str, goods: str) -> None:
    # given an option that takes something, beside the thing it is of
    choice, supply = paying(ann, game, goods)
    thing = ann.page.locator(f'.thing.lit[data-key="{key_of(choice["target"])}"]').first
    thing.focus()
    ann.page.keyboard.press("Enter")
    option = ann.page.locator(f'[data-panel] button[data-move="{choice["move"]}"]')
    lifted = ann.page.locator("li.taken")
    expect(option).to_be_visible()
    # when it has the focus
    option.focus()
    # then just what it takes stands higher
    expect(lifted).to_have_count(len(paid(choice, supply)))
    expect(lifted.first).to_have_css("transform", re.compile(r"-6\)$"))
    # and nothing does when the focus has gone on
    option.evaluate("element => element.blur()")
    expect(lifted).to_have_count(0)
