"""Finished games: scrubbing, moments, records, and what if."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor


@pytest.fixture
def record(root: Path) -> Path:
    """Return the file of a game of two."""
    return root / "tests/fixtures/master/games/greedy_2.txt"


def upload(visitor: Visitor, record: Path) -> str:
    """Load a record through the page; return the address of its replay."""
    visitor.go("/replay")
    visitor.page.get_by_label("A text file written by Novastate").set_input_files(record)
    visitor.button("Open the replay").click()
    visitor.page.locator(".scrubber").wait_for()
    return visitor.page.url.partition("?")[0]


def at(visitor: Visitor, move: int) -> None:
    """Assert that the replay stands at a move."""
    expect(visitor.page.locator(".this .at")).to_have_text(re.compile(rf"Move {move} of \d+"))


def test_scrubbing_by_keys_buttons_and_slider(visitor: NewVisitor, record: Path) -> None:
    # given
    ann = visitor()
    upload(ann, record)
    page = ann.page
    # when, then
    page.keyboard.press("Home")
    at(ann, 0)
    expect(page.locator(".this .text")).to_have_text("The game has just been set up.")
    page.keyboard.press("ArrowRight")
    at(ann, 1)
    page.keyboard.press("ArrowRight")
    at(ann, 2)
    page.keyboard.press("ArrowLeft")
    at(ann, 1)
    ann.button("One move on").click()
    at(ann, 2)
    page.get_by_role("slider", name="Move", exact=True).fill("40")
    at(ann, 40)
    expect(page).to_have_url(re.compile(r"move=40"))
    ann.button("To the end").click()
    moves = page.locator(".this .at").inner_text().split()[-1]
    at(ann, int(moves))
    # and: the list has the same cursor
    expect(page.locator(".list [aria-current]")).to_have_attribute("data-move", moves)
    page.locator(".list [data-move='12']").click()
    at(ann, 12)
    expect(page).to_have_url(re.compile(r"move=12"))


def test_a_link_to_a_moment(visitor: NewVisitor, record: Path) -> None:
    # given
    ann, bob = visitor(), visitor()
    ann.go(upload(ann, record) + "?move=23")
    at(ann, 23)
    ann.button("Share").click()
    link = ann.page.get_by_label("Copy a link to this moment").input_value()
    assert link.endswith("?move=23")
    text = ann.page.locator(".this .text").inner_text()
    # when: somebody else opens it
    bob.go(link)
    # then
    at(bob, 23)
    expect(bob.page.locator(".this .text")).to_have_text(text)
    # and: through the eyes of a player his hand is seen
    bob.page.get_by_label("See as").select_option("0")
    expect(bob.page).to_have_url(re.compile("reader=0"))
    expect(bob.page.locator('[data-key^="hand:"]').first).to_be_visible()


def test_a_moment_beyond_the_end_is_told(visitor: NewVisitor, record: Path) -> None:
    # given
    ann = visitor()
    address = upload(ann, record)
    ann.forgive("404", "400", "422")
    # when
    ann.page.goto(address + "?move=99999")
    # then
    ann.told("99999")


def test_a_record_goes_out_and_comes_in_unchanged(
    visitor: NewVisitor, record: Path, tmp_path: Path
) -> None:
    # given
    ann = visitor()
    first = upload(ann, record)
    # when
    ann.button("More").click()
    with ann.page.expect_download() as download:
        ann.button("Download the record").click()
    saved = tmp_path / "saved.txt"
    download.value.save_as(saved)
    second = upload(ann, saved)
    # then
    assert saved.read_text("utf-8").split("\n\n")[1:] == record.read_text("utf-8").split("\n\n")[1:]
    assert first != second


def test_a_broken_record_is_told_and_kept(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/replay")
    ann.forgive("400", "422")
    # when
    ann.button("Open the replay").click()
    # then
    ann.told("Choose a file")
    # when
    ann.page.get_by_label("Or paste the record here").fill("1. 1: fly to the moon")
    ann.button("Open the replay").click()
    # then
    ann.told('The record cannot be used: the header "Game" is missing.')
    assert ann.page.get_by_label("Or paste the record here").input_value()


def test_a_broken_record_is_told_in_german(visitor: NewVisitor) -> None:
    # given
    ann = visitor(lang="de-DE").go("/replay")
    ann.forgive("400")
    # when
    ann.page.get_by_label("Oder füge die Aufzeichnung hier ein").fill("Hallo")
    ann.button("Aufzeichnung öffnen").click()
    # then: a German sentence, and the English detail in a line of its own
    ann.told("Die Aufzeichnung ist nicht brauchbar: In Zeile 1 stimmt etwas nicht.")
    expect(ann.page.locator(".problem code")).to_contain_text("is no move such as")


def test_what_a_move_does_to_a_rival_stands_beside_it(visitor: NewVisitor, root: Path) -> None:
    # given: a moment at which a location of a rival can be razed
    ann = visitor()
    record = (root / "tests/fixtures/master/games/greedy_3.txt").read_text("utf-8")
    id = ann.post("/api/replays", {"record": record})["id"]
    made = ann.post(f"/api/tables/{id}/branch", {"move": 152, "seats": [0]})
    ann.go(f"/t/{made['table']['id']}").asked()
    choice = next(one for one in ann.options() if one["preview"].get("rivals"))
    # when
    ann.button("All options").click()
    # then
    option = ann.page.locator(f"dialog[open] button[data-move='{choice['move']}']")
    ((rival, goods),) = choice["preview"]["rivals"].items()
    expect(option.locator(".rival")).to_contain_text(
        ann.state()["table"]["seats"][int(rival)]["name"]
    )
    for good, n in goods.items():
        expect(option.locator(f".rival [data-good={good}]")).to_contain_text(f"{n:+d}")
    # and: points are told with what they lead to
    points = next(one for one in ann.options() if one["preview"].get("changes", {}).get("vp"))
    after = ann.state()["view"]["players"][0]["vp"] + points["preview"]["changes"]["vp"]
    told = ann.page.locator(f"dialog[open] button[data-move='{points['move']}']")
    expect(told).to_contain_text(f"→ {after} VP")


def test_what_if(visitor: NewVisitor, record: Path) -> None:
    # given
    ann = visitor().go("/new?mode=bot")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.go(upload(ann, record) + "?move=30&reader=0")
    at(ann, 30)
    # when
    ann.button("What if?").click()
    # then: the same moment, to be played on
    ann.asked()
    assert ann.state()["reader"] == 0
    assert ann.state()["table"]["seats"][0]["name"] == "Ann"
    ann.answer(ann.options()[0]["move"])
