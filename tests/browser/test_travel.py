"""Cards and tokens travel to their places, block nothing, and stand still for who wants that."""

from typing import Literal

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor
from tools.pictures.positions import middle

# Notes what is put into the layer of flights and what its animations change; slows them down, so
# that one is still on its way when a test looks.
WATCH = """
window.flown = { copies: [], moved: [] };
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  const one = animate.apply(this, given);
  for (const step of one.effect.getKeyframes()) flown.moved.push(...Object.keys(step));
  if (this.closest('.flights')) {
    flown.copies.push(this.className);
    one.updatePlaybackRate(SLOW);
  }
  return one;
};
"""
MOVES = {"offset", "computedOffset", "easing", "composite", "transform", "translate", "opacity"}


def at_the_table(
    ann: Visitor, motion: Literal["reduce", "no-preference"], rate: float = 1.0
) -> None:
    """Sit down in the middle of a game of the Master Set, where something can be built."""
    found = middle("master", 2)
    record = ann.post("/api/replays", {"record": found.record})
    body = {"move": found.many, "seats": [0]}
    id = ann.post(f"/api/tables/{record['id']}/branch", body)["table"]["id"]
    ann.context.add_init_script(WATCH.replace("SLOW", str(rate)))
    ann.page.emulate_media(reduced_motion=motion)
    ann.go(f"/t/{id}")
    ann.asked()


def build(ann: Visitor) -> str:
    """Build the first card that can be built; return it."""
    moves = [one["move"] for one in ann.options()]
    move = next(one for one in moves if one.startswith(("build ", "develop ")))
    ann.send(move)
    return str(move.split()[1])


def test_a_built_card_flies_to_its_place(visitor: NewVisitor) -> None:
    # given
    ann = visitor()
    at_the_table(ann, "no-preference")
    # when
    card = build(ann)
    # then: the card and tokens of its price flew, by transform and opacity alone
    ann.wait("flown.copies.some((name) => name.includes('place'))")
    ann.wait("flown.copies.some((name) => name.includes('token'))")
    assert set(ann.page.evaluate("flown.moved")) <= MOVES
    # and: nothing is left of it but the card in its place
    ann.wait("!document.querySelector('.flying')")
    assert ann.page.locator(f".lanes [data-card={card}]").count() >= 1


def test_a_key_ends_what_is_on_its_way(visitor: NewVisitor) -> None:
    # given: somebody for whom flights take minutes
    ann = visitor()
    at_the_table(ann, "no-preference", 0.001)
    build(ann)
    ann.wait("document.querySelector('.flying')")
    # when
    ann.page.keyboard.press("Shift")
    # then
    ann.wait("!document.querySelector('.flying')")


def test_who_wants_no_motion_sees_none(visitor: NewVisitor) -> None:
    # given
    ann = visitor()
    at_the_table(ann, "reduce")
    # when
    card = build(ann)
    ann.until("state.view.players[0].state.some((one) => one.card === arg)", card)
    # then
    assert ann.page.evaluate("flown.copies") == []
