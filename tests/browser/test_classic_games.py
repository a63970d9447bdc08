"""Whole games of the old editions, played through the page."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.classic import BEFORE, WARLIKE, is_between, short_war, warlike, warring
from tests.browser.conftest import NewVisitor
from tests.browser.moves import sensible
from tests.browser.server import Site
from tests.browser.test_looks import SIZES, grave_faults
from tests.browser.visitor import Visitor


def check_the_end(ann: Visitor, outcome: dict[str, object]) -> None:
    """Assert that the final page shows scores, their parts, charts and statistics."""
    page = ann.page
    scores = outcome["scores"]
    assert isinstance(scores, list)
    shown = [int(text) for text in page.locator(".podium .score").all_inner_texts()]
    assert shown == sorted(scores, reverse=True)
    expect(page.get_by_role("heading", name="Points by source")).to_be_visible()
    expect(page.locator(".charts figure")).to_have_count(2)
    expect(page.get_by_role("rowheader", name="Incorporated")).to_be_visible()


def test_a_game_of_three_from_the_lobby_to_the_scoring(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/new?mode=bot&game=state2010")
    ann.button("Add a seat").click()
    expect(ann.page.locator(".seat")).to_have_count(3)
    ann.choose_bots("greedy")
    ann.page.get_by_label("Seed").fill("7")
    # when
    ann.button("Start the game").click()
    outcome = ann.play_to_the_end()["outcome"]
    # then
    assert len(outcome["scores"]) == 3
    check_the_end(ann, outcome)
    # and: the replay draws the same board
    ann.page.get_by_role("link", name="Replay", exact=True).click()
    expect(ann.page.locator(".scrubber")).to_be_visible()
    expect(ann.page.locator(".camp").first).to_be_visible()


def test_a_short_game_of_five_on_a_phone(phone: NewVisitor) -> None:
    # given
    ann = phone()
    bots = ["=greedy"] * 4
    ann.play("Ann", *bots, game="newera", options={"turn_cap": 3})
    # when
    outcome = ann.play_to_the_end()["outcome"]
    # then
    assert len(outcome["scores"]) == 5
    check_the_end(ann, outcome)
    assert ann.is_narrow()


def test_a_shootout_between_two_people(visitor: NewVisitor, phone: NewVisitor) -> None:
    # given: four play, and Ann can attack somebody who can defend himself
    ann, bob = visitor(), phone()
    played = warring().upload(visitor())
    assert played.attack is not None
    move, attacker, defender = played.attack
    _, links = played.branch(move, attacker, defender)
    bob.go(links[defender])
    ann.go(links[attacker]).asked()
    # when: Ann attacks with what she has, until Bob is asked
    ann.answer(f"attack {defender + 1}")
    while ann.until("state.view.to_act.length")["view"]["to_act"] == [attacker]:
        ann.answer(sensible(ann.asked()["question"])["move"])
    # then: both see the same attack
    told = bob.asked()["view"]["shootout"]
    assert (told["attacker"], told["defender"]) == (attacker, defender)
    for one in (ann, bob):
        panel = one.page.get_by_role("region", name="Shootout")
        expect(panel).to_contain_text(f"{told['strength']} strength")
        expect(panel.locator(".targets li").first).to_be_visible()
    assert bob.is_narrow()
    # when: Bob commits a token
    token = next(one["move"] for one in bob.options() if one["move"].startswith("defend"))
    bob.answer(token)
    # then: the strength falls for both, or the attack is over
    value = 3 if token.endswith("3") else 1
    for one in (ann, bob):
        one.until("!state.view.shootout || state.view.shootout.strength !== arg", told["strength"])
    after = bob.state()["view"]["shootout"]
    assert after is None or after["strength"] == told["strength"] - value
    ann.page.keyboard.press("l")
    log = ann.page.get_by_role("region", name="Log", exact=True)
    expect(log).to_contain_text(re.compile("commits .*defence token"))


def look_at_both_sizes(one: Visitor, picture: Path) -> None:
    """Take pictures of a shootout, narrow and wide, and ask axe; the window stays as it was."""
    before = one.page.viewport_size
    assert before is not None
    for size, viewport in SIZES.items():
        one.page.set_viewport_size(viewport)
        expect(one.page.get_by_role("region", name="Shootout")).to_be_in_viewport()
        one.page.screenshot(
            path=picture.with_name(f"{picture.name}-{size}.png"), animations="disabled"
        )
        assert one.is_narrow()
        assert grave_faults(one) == []
    one.page.set_viewport_size(before)


def test_a_war_of_two_people_among_bots(
    site: Site, visitor: NewVisitor, phone: NewVisitor, screenshots: Path
) -> None:
    # given: two browsers and two bots at a table, and a seed by which the people come to shoot
    ann, bob = visitor(), phone()
    site.draw(short_war(45))
    id = ann.table("Ann", "open", "=random", "=random", game="newera", options=WARLIKE)
    site.draw(7)
    bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    ann.post(f"/api/tables/{id}/start")
    bob.go(f"/t/{id}")
    ann.go(f"/t/{id}")
    assert ann.asked()["version"] == BEFORE
    # when: they play to the end, and attack each other whenever the page offers it
    shootouts = 0
    while not (state := ann.until("state.outcome || state.view.to_act.some((s) => s < 2)"))[
        "outcome"
    ]:
        seat = next(one for one in state["view"]["to_act"] if one < 2)
        one, other = (ann, bob) if seat == 0 else (bob, ann)
        asked = one.asked()
        if asked["question"]["code"] == "shootout_defend" and is_between(asked["view"]):
            # then: both see the attack
            for side, who in (("attacker", other), ("defender", one)):
                who.until("state.view.shootout")
                if not shootouts:
                    look_at_both_sizes(who, screenshots / f"classic_shootout_{side}")
            shootouts += 1
        one.answer(warlike([choice["move"] for choice in one.options()], 1 - seat))
        ann.until("state.version >= arg", one.page.evaluate("wire.acked"))
    # then: both see the same scoring
    assert shootouts
    scores = ann.state()["outcome"]["scores"]
    assert len(scores) == 4
    for one in (ann, bob):
        check_the_end(one, one.until("state.outcome")["outcome"])
        assert one.state()["outcome"]["scores"] == scores
    expect(ann.page.get_by_role("rowheader", name="Attacks")).to_be_visible()
