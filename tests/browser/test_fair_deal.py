"""What binds the deal, before and after, and a game whose rules have changed."""

import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from novastate.kernel.chance import commitment
from tests.browser.conftest import NewVisitor
from tests.browser.server import Site
from tests.browser.side import whole_log
from tests.browser.test_looks import grave_faults
from tests.browser.visitor import Visitor


def opened(ann: Visitor) -> None:
    ann.page.get_by_text("Fair deal").click()


def test_the_hash_is_seen_before_and_the_seed_after(
    visitor: NewVisitor, phone: NewVisitor, screenshots: Path
) -> None:
    """W2: in the waiting room, at the table, and on the final page."""
    # given: a table that waits for somebody
    ann, bob = visitor(), phone()
    id = ann.table("Ann", "open", visibility="open", options={"end_vp": 5})
    ann.go(f"/t/{id}")
    opened(ann)
    # then
    shown = ann.page.get_by_label("Hash of the seed")
    expect(shown).to_have_value(commitment(7))
    expect(ann.page.get_by_label("Seed", exact=True)).to_have_count(0)
    assert grave_faults(ann) == []
    ann.page.screenshot(path=screenshots / "fair_waiting.png", animations="disabled")
    # when: the game is over
    bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    ann.post(f"/api/tables/{id}/start")
    for one in (ann, bob):
        one.post(f"/api/tables/{id}/leave")
    bob.go(f"/t/{id}")
    bob.until("state.outcome")
    # then
    opened(bob)
    expect(bob.page.get_by_label("Seed", exact=True)).to_have_value("7")
    expect(bob.page.get_by_label("Hash of the seed")).to_have_value(commitment(7))
    assert bob.is_narrow()
    assert grave_faults(bob) == []
    bob.page.get_by_label("Hash of the seed").scroll_into_view_if_needed()
    bob.page.screenshot(path=screenshots / "fair_final_phone.png", animations="disabled")


def test_a_seed_is_chosen_only_where_no_stranger_can_sit_down(visitor: NewVisitor) -> None:
    """W2: the field says why it is closed."""
    ann = visitor().go("/new?mode=online")
    ann.experts()
    expect(ann.page.get_by_label("Seed")).to_be_disabled()
    expect(ann.page.get_by_text("the server draws the seed")).to_be_visible()
    ann.go("/new?mode=bot")
    ann.experts()
    expect(ann.page.get_by_label("Seed")).to_be_enabled()


def test_a_game_whose_rules_have_changed_says_so(
    tmp_path: Path, visitor: NewVisitor, screenshots: Path
) -> None:
    """W4: it ends unfinished; nothing leads where it cannot be seen."""
    # given
    own_site = Site(tmp_path)
    own_site.start()
    ann = visitor(own_site.url)
    id = ann.play("Ann", "=random")
    ann.asked()
    ann.forgive("WebSocket connection", "net::ERR_CONNECTION_REFUSED", "status of 409")
    own_site.stop()
    with sqlite3.connect(own_site.folder / "browser.db") as connection:
        connection.execute("UPDATE tables SET rules = 1, seed = seed + 1")
    connection.close()
    # when
    own_site.start()
    ann.go(f"/t/{id}")
    # then
    expect(ann.page.get_by_role("heading", name="Unfinished")).to_be_visible()
    expect(ann.page.get_by_text("nobody has won or lost")).to_be_visible()
    expect(ann.page.locator('.final a[href^="/replay/"]')).to_have_count(0)
    assert grave_faults(ann) == []
    ann.page.screenshot(path=screenshots / "unfinished.png", animations="disabled")
    ann.page.get_by_role("button", name="Look at the table").click()
    expect(whole_log(ann)).to_contain_text("it ends here, unfinished")
    # and: the list of replays leads to the same page
    ann.go(f"/replay/{id}")
    expect(ann.page.get_by_role("heading", name="Unfinished")).to_be_visible()
    own_site.stop()
