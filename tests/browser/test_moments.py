"""Moments that concern the reader, and the choice of sounds."""

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tools.pictures.positions import middle


def test_an_agreement_is_a_moment_with_what_it_gives(visitor: NewVisitor) -> None:
    # given: a turn of The New Era in which an agreement can be made
    ann = visitor()
    found = middle("newera", 4)
    record = ann.post("/api/replays", {"record": found.record})
    body = {"move": found.many, "seats": [0]}
    id = ann.post(f"/api/tables/{record['id']}/branch", body)["table"]["id"]
    ann.go(f"/t/{id}")
    ann.asked()
    move = next(one["move"] for one in ann.options() if one["move"].startswith("agree "))
    moment = "document.querySelector('.moment.agreement')"
    # when
    ann.send(move)
    ann.wait(f"{moment} || wire.state.question")
    if not ann.page.evaluate(f"!!{moment}"):
        ann.send(ann.asked()["question"]["suggested"])
    # then
    ann.wait(f"{moment}?.textContent.includes('You trade with')")
    ann.wait(f"!{moment} || {moment}.textContent.includes('you each turn')")


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
