"""W10: sessions begin with a new secret, are listed, and can be ended for good."""

from typing import Any

import pytest

from tests.server.client import Player
from tests.server.conftest import Site, fresh_postgresql, running, settings_for

ANN = {"name": "Ann Lee", "password": "correct horse"}
FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"


def secret_of(player: Player) -> str:
    return str(player.http.cookies["novastate"])


def with_secret(site: Site, secret: str) -> Player:
    """Return a browser that sends a secret somebody has written down."""
    player = site.player()
    player.http.cookies.set("novastate", secret)
    return player


async def test_w10_signing_in_gives_a_new_secret_and_the_guest_keeps_its_seats(site: Site) -> None:
    # given: somebody has put a secret of his own into Ann's browser
    mallory, ann, maker = site.player(), site.player(), site.player()
    id = await mallory.begin({"kind": "person", "name": "Ann"}, "bot")
    fixed = secret_of(mallory)
    await maker.post("/api/account", ANN, 201)
    ann.http.cookies.set("novastate", fixed, domain="127.0.0.1", path="/")
    # when
    await ann.post("/api/session", ANN)
    # then: the old one opens nothing, the new one has the seat
    eve = with_secret(site, fixed)
    assert await eve.get("/api/me") == {"name": None, "account": None}
    assert not (await eve.get(f"/api/tables/{id}"))["seats"][0]["yours"]
    assert secret_of(ann) != fixed
    assert (await ann.get(f"/api/tables/{id}"))["seats"][0]["yours"]


async def test_w10_signing_up_gives_a_new_secret(lite: Site) -> None:
    ann = lite.player()
    id = await ann.begin("person", "bot")
    before = secret_of(ann)
    await ann.post("/api/account", ANN, 201)
    assert secret_of(ann) != before
    assert (await ann.get(f"/api/tables/{id}"))["seats"][0]["yours"]
    assert await with_secret(lite, before).get("/api/tables?scope=mine") == []


async def test_w10_signing_out_ends_the_secret_and_drops_the_connections(site: Site) -> None:
    # given
    ann, phone = site.player(), site.player()
    await ann.post("/api/account", ANN, 201)
    await phone.post("/api/session", ANN)
    id = await ann.begin("person", "bot")
    wire, secret = await ann.sit(id), secret_of(ann)
    # when
    await ann.delete("/api/session")
    # then: the cookie of before is worth nothing, and the seat stays with the account
    assert await wire.closed() == 1013
    assert await with_secret(site, secret).get("/api/me") == {"name": None, "account": None}
    assert "novastate" not in ann.http.cookies
    assert (await phone.get(f"/api/tables/{id}"))["seats"][0]["yours"]


async def test_w10_an_open_connection_does_not_outlive_a_fixed_secret(site: Site) -> None:
    # given: mallory watches with the secret he has put into Ann's browser
    mallory, ann = site.player(), site.player()
    id = await mallory.begin("person", "bot")
    ann.http.cookies.set("novastate", secret_of(mallory), domain="127.0.0.1", path="/")
    wire = await mallory.sit(id)
    # when
    await ann.post("/api/account", ANN, 201)
    # then
    assert await wire.closed() == 1013
    assert (await mallory.sit(id)).state["reader"] is None
    assert (await ann.sit(id)).state["reader"] == 0


async def test_sessions_are_listed_and_ended(site: Site) -> None:
    # given
    ann, phone, eve = site.player(), site.player(), site.player()
    ann.http.headers["user-agent"] = FIREFOX
    await ann.post("/api/account", ANN, 201)
    site.clock.time += 1000
    await phone.post("/api/session", ANN)
    # when
    mine, other = sorted(await ann.get("/api/sessions"), key=lambda each: not each["current"])
    # then
    assert (mine["agent"], mine["current"]) == ("Firefox · Windows", True)
    assert mine["begun"] == site.clock.time - 1000
    assert (other["begun"], other["seen"], other["current"]) == (site.clock.time,) * 2 + (False,)
    assert mine["seen"] == site.clock.time  # it has just asked
    # and: only one's own can be ended
    await eve.post("/api/account", {"name": "Eve", "password": "a good long one"}, 201)
    assert (await eve.delete(f"/api/sessions/{other['id']}", status=404))["code"] == "no_session"
    left = await ann.delete(f"/api/sessions/{other['id']}")
    assert [each["id"] for each in left] == [mine["id"]]
    assert (await phone.get("/api/me"))["account"] is None
    assert (await phone.get("/api/sessions", 401))["code"] == "not_signed_in"


async def test_all_other_sessions_are_ended_at_once(site: Site) -> None:
    browsers = [site.player() for _ in range(4)]
    await browsers[0].post("/api/account", ANN, 201)
    for browser in browsers[1:]:
        await browser.post("/api/session", ANN)
    id = await browsers[0].begin("person", "bot")
    wires = [await browser.sit(id) for browser in browsers]
    # when
    left = await browsers[2].delete("/api/sessions")
    # then
    assert [each["current"] for each in left] == [True]
    for browser, wire in zip(browsers, wires, strict=True):
        if browser is browsers[2]:
            assert (await wire.move())["type"] == "ack"
        else:
            assert await wire.closed() == 1013
            assert (await browser.get("/api/me"))["account"] is None


async def test_seen_is_not_written_at_every_request(lite: Site) -> None:
    # given
    ann = lite.player()
    await ann.post("/api/account", ANN, 201)
    lite.clock.time += 200
    # then: a moment later it is still what it was
    first = (await ann.get("/api/sessions"))[0]
    assert first["seen"] == lite.clock.time - 200
    lite.clock.time += 200
    assert (await ann.get("/api/sessions"))[0]["seen"] == lite.clock.time


async def test_somebody_else_at_the_same_browser_gets_a_session_of_his_own(lite: Site) -> None:
    # given: Ann has a seat and forgets to sign out
    browser, bob = lite.player(), lite.player()
    await browser.post("/api/account", ANN, 201)
    id = await browser.begin("person", "bot")
    ann_secret = secret_of(browser)
    await bob.post("/api/account", {"name": "Bob", "password": "a good long one"}, 201)
    # when
    await browser.post("/api/session", {"name": "Bob", "password": "a good long one"})
    # then
    assert not (await browser.get(f"/api/tables/{id}"))["seats"][0]["yours"]
    assert (await with_secret(lite, ann_secret).get("/api/me"))["account"] is None


async def test_a_changed_password_ends_all_other_sessions(site: Site) -> None:
    # given
    ann, phone = site.player(), site.player()
    await ann.post("/api/account", ANN, 201)
    await phone.post("/api/session", ANN)
    before = secret_of(ann)
    # when
    change = {"old": ANN["password"], "new": "battery staple"}
    assert (await ann.post("/api/account/password", change))["account"] == "Ann Lee"
    # then
    assert (await ann.get("/api/me"))["account"] == "Ann Lee"
    assert (await phone.get("/api/me"))["account"] is None
    assert (await with_secret(site, before).get("/api/me"))["account"] is None
    assert (await phone.post("/api/session", ANN, 401))["code"] == "wrong_password"
    await phone.post("/api/session", {**ANN, "password": "battery staple"})


@pytest.mark.parametrize(
    ("old", "new", "status", "code"),
    [
        ("wrong horse", "battery staple", 401, "wrong_password"),
        ("correct horse", "short", 400, "password_short"),
        ("correct horse", "password", 400, "password_common"),
        ("correct horse", "ann_lee?", 400, "password_name"),
    ],
)
async def test_passwords_that_are_not_changed(
    lite: Site, old: str, new: str, status: int, code: str
) -> None:
    ann = lite.player()
    await ann.post("/api/account", ANN, 201)
    refused = await ann.post("/api/account/password", {"old": old, "new": new}, status)
    assert refused["code"] == code
    await lite.player().post("/api/session", ANN)


async def test_nobody_changes_a_password_without_a_session(lite: Site) -> None:
    for ask in (
        lite.player().post("/api/account/password", {"old": "x", "new": "battery staple"}, 401),
        lite.player().delete("/api/account", {"password": "x"}, 401),
        lite.player().delete("/api/sessions", None, 401),
        lite.player().delete("/api/sessions/1", None, 401),
    ):
        assert (await ask)["code"] == "not_signed_in"


async def test_a_session_ended_at_one_worker_is_dropped_at_another(template: str) -> None:
    settings = settings_for(await fresh_postgresql(template))
    async with running(settings) as first, running(settings, first.clock) as second:
        # given
        ann, phone = first.player(), second.player()
        await ann.post("/api/account", ANN, 201)
        await phone.post("/api/session", ANN)
        id = await ann.begin("person", "bot")
        wire = await phone.sit(id)
        assert wire.state["reader"] == 0
        # when
        await ann.delete("/api/sessions")
        # then
        assert await wire.closed() == 1013


async def test_a_session_ended_without_a_word_is_dropped_by_the_watch(lite: Site) -> None:
    # given: another process has ended the session in the database
    ann = lite.player()
    await ann.post("/api/account", ANN, 201)
    id = await ann.begin("person", "bot")
    wire: Any = await ann.sit(id)
    async with lite.parts.tables.db.writing() as connection:
        await connection.exec_driver_sql("UPDATE guests SET ended = true")
    # when
    await lite.parts.upkeep.watch()
    # then
    assert await wire.closed() == 1013
