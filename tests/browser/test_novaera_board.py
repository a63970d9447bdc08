"""The board of Nova Era by mouse, keyboard and ear."""

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor


def sit(ann: Visitor) -> Visitor:
    """Begin a game of two in which the visitor picks first."""
    options = {"first_player": "seat_1"}
    ann.play("Ann", "=random", game="novaera", options=options)
    ann.asked()
    return ann


def test_a_round_by_clicks_on_the_table(visitor: NewVisitor) -> None:
    # given
    ann = sit(visitor())
    page = ann.page
    # when: a click on a zone picks its dice
    with ann.answering():
        page.locator("[data-key='zones:0']").click()
    state = ann.until("state.question && state.question.code === 'turn'")
    # then
    dice = state["view"]["players"][0]["dice"]
    expect(page.locator(".own-dice .die")).to_have_count(len(dice))
    # when: an available card unfolds what can be done with it, and why not
    column = next(one for one in state["view"]["columns"] if one)
    card = column[-1]["card"]
    page.locator(f"[data-key='display:{card}']").click()
    expect(page.locator("[data-panel] [data-move]")).to_have_count(2)
    with ann.answering():
        page.locator(f"[data-panel] [data-move='research {card}']").click()
    state = ann.asked()
    if state["question"]["code"] == "action_die":
        with ann.answering():
            page.locator(".bar .buttons button").first.click()
    # then: it lies in the hand, and the log says so
    expect(page.locator(f"[data-key='hand:{card}']")).to_be_visible()
    page.get_by_role("button", name="whole log").click()
    expect(page.locator(".drawer .log")).to_contain_text("to research")


def test_a_chosen_die_lights_what_it_buys_and_is_spent_without_asking(visitor: NewVisitor) -> None:
    # given: a turn with different dice
    ann = sit(visitor())
    page = ann.page
    ann.answer("pick 1")
    state = ann.until("state.question && state.question.code === 'turn'")
    dice = state["view"]["players"][0]["dice"]
    version = state["version"]
    # when: a die is chosen
    page.locator("[data-die='0']").click()
    page.mouse.move(1, 1)
    # then: that is no move, and lit is what this die pays for
    assert ann.state()["version"] == version
    for choice in state["question"]["choices"]:
        verb, _, card = choice["move"].partition(" ")
        if verb != "develop":
            continue
        ways = {way["die"]: way for way in choice["preview"]["dice"]}
        place = page.locator(f"li:has(> [data-key$=':{card}'])").first
        if place.locator(".ticket").count() and 0 in ways:
            expected = ways[0]["short"] == 0 and "refusal" not in choice
            assert (place.evaluate("one => one.classList.contains('buyable')")) == expected
    # when: a card is researched, which any die does
    column = next(one for one in state["view"]["columns"] if one)
    page.locator(f"[data-key='display:{column[-1]['card']}']").click()
    page.locator(f"[data-move='research {column[-1]['card']}']").click()
    # then: the chosen die goes, nobody asks which
    left = sorted(f"{die['colour']}{die['value']}" for die in dice[1:])
    ann.until(f"state.view.players[0].dice.length < {len(dice)}")
    now = ann.state()["view"]["players"][0]["dice"]
    assert sorted(f"{die['colour']}{die['value']}" for die in now) == left


def test_a_pick_by_the_keyboard(visitor: NewVisitor) -> None:
    # given
    ann = sit(visitor())
    page = ann.page
    # when
    page.keyboard.press("n")
    focused = page.locator(":focus")
    # then: the zone says everything about itself
    expect(focused).to_have_attribute("data-key", "zones:0")
    label = focused.get_attribute("aria-label") or ""
    assert "Sum" in label
    assert "If left over" in label
    # when
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("data-key", "zones:1")
    with ann.answering():
        page.keyboard.press("Enter")
    # then
    state = ann.until("state.question && state.question.code === 'turn'")
    assert state["view"]["players"][0]["dice"]
    # and: the shortcuts are listed
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("next lit thing")


def test_what_happens_is_told_to_screen_readers(visitor: NewVisitor) -> None:
    # given
    ann = sit(visitor())
    # when
    ann.answer("pick 1")
    ann.until("state.question && state.question.code === 'turn'")
    # then
    expect(ann.page.locator("[aria-live=polite]")).to_contain_text("Your turn")


def test_colours_have_german_letters(visitor: NewVisitor) -> None:
    # given, when
    ann = sit(visitor(lang="de-DE"))
    # then
    for sign in ann.page.locator("[data-key^='zones:'] .die .sign").all():
        assert sign.inner_text().strip() in ("G", "R", "Ge", "B", "S")


def test_cards_are_found_by_deck_era_colour_and_words(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/cards?game=novaera")
    page = ann.page
    expect(page.locator("main [role=status]")).to_contain_text("198 of 198 cards")
    # when
    page.get_by_label("Era", exact=True).select_option(label="II")
    page.get_by_label("Colour").select_option(label="Blue")
    page.get_by_label("Kind").select_option(label="Technology")
    page.get_by_label("Search").fill("printing")
    # then: what has the word in its name comes first
    first = page.locator(".grid a").first
    expect(first).to_have_attribute("aria-label", "Show the card Printing Press")
    page.get_by_role("link", name="Show the card Printing Press").click()
    expect(page.locator("dialog[open]")).to_contain_text("NV-5.2.1")
