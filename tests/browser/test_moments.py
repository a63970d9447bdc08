"""Moments that concern the reader, and the choice of sounds."""

from playwright.sync_api import expect

from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.game import Game
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import State

# Moments go by: what they said is kept.
KEEP = """
window.told = [];
new MutationObserver(() => {
  const moment = document.querySelector('.moment.agreement');
  if (moment) told.push(moment.textContent);
}).observe(document, { childList: true, subtree: true });
"""


def agreed(state: State) -> bool:
    """Tell whether seat 0 has an agreement."""
    places = [place for player in state["view"]["players"] for place in player["state"]]
    return any(0 in place.get("agreements", ()) for place in places)


def before_an_agreement() -> tuple[str, int]:
    """Play games of The New Era; return a record and a move before which seat 0 may agree."""
    player = bot("greedy")
    for seed in range(1, 50):
        played = Game(ruleset("newera"), 4, seed, None, ["Ann", "Bob", "Cleo", "Dan"])
        chance = seeded(seed)
        found = -1
        while to_act := played.position.to_act():
            seat = to_act[0]
            if seat == 0 and found < 0:
                question = played.position.question(0)
                notations = [one.notation for one in question.choices if one.refusal is None]
                if any(one.startswith("agree ") for one in notations):
                    found = len(played.record.entries)
            played.play(seat, player.choose(played.position, seat, chance))
        if found >= 0:
            return played.record.write(), found
    raise AssertionError("nobody may agree with anybody")


def test_an_agreement_is_a_moment_with_what_it_gives(visitor: NewVisitor) -> None:
    # given: a turn of The New Era in which an agreement can be made
    ann = visitor()
    text, move_number = before_an_agreement()
    record = ann.post("/api/replays", {"record": text})
    body = {"move": move_number, "seats": [0]}
    id = ann.post(f"/api/tables/{record['id']}/branch", body)["table"]["id"]
    ann.context.add_init_script(KEEP)
    ann.go(f"/t/{id}")
    ann.asked()
    move = next(one["move"] for one in ann.options() if one["move"].startswith("agree "))
    # when: it is made, and whatever it takes is paid
    ann.send(move)
    while not ann.asked()["view"]["players"][0]["passed"] and not agreed(ann.state()):
        ann.send(ann.options()[0]["move"])
    # then
    ann.wait("told.some((text) => text.includes('You trade with'))")
    ann.wait("told.some((text) => text.includes('you each turn'))")


def test_sounds_are_asked_for_once_and_can_be_changed(visitor: NewVisitor) -> None:
    # given: somebody new
    ann = visitor()
    ann.play("Ann", "=greedy")
    question = ann.page.get_by_role("group", name="Sounds?")
    # when
    question.get_by_role("button", name="On").click()
    # then: kept, and not asked again
    expect(question).to_have_count(0)
    ann.page.reload()
    ann.asked()
    ann.button("Menu").click()
    expect(ann.page.get_by_label("Soft sounds")).to_be_checked()
    expect(question).to_have_count(0)
    # when
    ann.page.get_by_label("Volume").fill("0.3")
    ann.page.reload()
    ann.asked()
    ann.button("Menu").click()
    # then
    expect(ann.page.get_by_label("Volume")).to_have_value("0.3")
    ann.page.get_by_label("Soft sounds").uncheck()
    expect(ann.page.get_by_label("Volume")).to_have_count(0)
    expect(question).to_have_count(0)
