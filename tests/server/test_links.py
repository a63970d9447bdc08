"""W10: personal links can be counted, revoked and renewed; leaving ends them."""

from tests.server.client import Player
from tests.server.conftest import Site, fresh_postgresql, running, settings_for


async def with_a_phone(site: Site) -> tuple[str, str, Player, Player]:
    """Let Ann play a running game on two devices; return the table and her link."""
    ann, phone = site.player(), site.player()
    made = await ann.make({"kind": "person", "name": "Ann"}, "bot")
    id, link = str(made["table"]["id"]), str(made["links"][0]["url"])
    await phone.http.get(link)
    await ann.post(f"/api/tables/{id}/start")
    return id, link, ann, phone


async def test_w10_links_are_revoked_and_other_browsers_watch_at_once(site: Site) -> None:
    # given
    id, link, ann, phone = await with_a_phone(site)
    wire = await phone.sit(id)
    assert wire.state["reader"] == 0
    assert await ann.get(f"/api/tables/{id}/links") == [{"seat": 0, "links": 1, "browsers": 1}]
    # when
    left = await ann.delete(f"/api/tables/{id}/links/0")
    # then
    assert left == [{"seat": 0, "links": 0, "browsers": 0}]
    while wire.state["reader"] is not None:
        await wire.until("state")
    assert wire.state["question"] is None
    assert isinstance(wire.state["view"]["players"][0]["hand"], int)
    assert (await wire.do("move", version=wire.state["version"], move="pass"))["type"] == "refused"
    assert (await site.player().get(link, 404))["code"] == "no_link"
    # and: a new one works
    again = await ann.post(f"/api/tables/{id}/link", {"seat": 0}, 201)
    assert (await phone.http.get(again["url"])).status_code == 303
    assert (await phone.get(f"/api/tables/{id}"))["seats"][0]["yours"]


async def test_w10_leaving_a_running_game_ends_links_and_other_browsers(site: Site) -> None:
    # given
    id, link, ann, phone = await with_a_phone(site)
    # when
    await ann.post(f"/api/tables/{id}/leave")
    # then: the second browser has lost the seat, the one that left can come back
    assert not (await phone.get(f"/api/tables/{id}"))["seats"][0]["yours"]
    assert (await ann.get(f"/api/tables/{id}"))["seats"][0]["yours"]
    assert (await site.player().get(link, 404))["code"] == "no_link"


async def test_links_of_others_are_neither_counted_nor_revoked(lite: Site) -> None:
    id, link, ann, _ = await with_a_phone(lite)
    eve = lite.player()
    assert await eve.get(f"/api/tables/{id}/links") == []
    for seat in (0, 1, 7):
        assert (await eve.delete(f"/api/tables/{id}/links/{seat}", None, 403))["code"] == (
            "not_yours"
        )
    assert (await eve.http.get(link)).status_code == 303
    assert await ann.get(f"/api/tables/{id}/links") == [{"seat": 0, "links": 1, "browsers": 2}]


async def test_other_browsers_of_the_same_account_keep_the_seat(lite: Site) -> None:
    # given
    ann, phone = lite.player(), lite.player()
    account = {"name": "Ann Lee", "password": "correct horse"}
    await ann.post("/api/account", account, 201)
    await phone.post("/api/session", account)
    id = await ann.begin("person", "bot")
    # when
    await ann.delete(f"/api/tables/{id}/links/0")
    # then
    assert (await phone.get(f"/api/tables/{id}"))["seats"][0]["yours"]
    assert await phone.get(f"/api/tables/{id}/links") == [{"seat": 0, "links": 0, "browsers": 0}]


async def test_a_link_revoked_at_one_worker_takes_the_seat_at_another(template: str) -> None:
    settings = settings_for(await fresh_postgresql(template))
    async with running(settings) as first, running(settings, first.clock) as second:
        ann, phone = first.player(), second.player()
        made = await ann.make("person", "bot")
        id = made["table"]["id"]
        await phone.http.get(made["links"][0]["url"])
        await ann.post(f"/api/tables/{id}/start")
        wire = await phone.sit(id)
        assert wire.state["reader"] == 0
        # when
        await ann.delete(f"/api/tables/{id}/links/0")
        # then
        while wire.state["reader"] is not None:
            await wire.until("state")


async def test_one_person_with_two_seats_of_an_open_table_is_seen(site: Site) -> None:
    """Low finding: one person can hold two seats of an open table unseen."""
    # given: one maker with two seats, a stranger, and somebody who comes twice
    ann, bob, twice = site.player(), site.player(), site.player()
    persons = [{"kind": "person", "name": name} for name in ("Ann", "Zoe")]
    made = await ann.make(*persons, "open", "open")
    id = made["table"]["id"]
    await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    await twice.post(f"/api/tables/{id}/join", {"name": "Mia"})

    async def same() -> list[int | None]:
        seats = (await site.player().get(f"/api/tables/{id}"))["seats"]
        return [seat["same_as"] for seat in seats]

    # then: everybody sees it
    assert await same() == [1, 0, None, None]
    # when: two guests turn out to be one person
    account = {"name": "Bob the one", "password": "correct horse"}
    wire = await ann.sit(id)
    await bob.post("/api/account", account, 201)
    await twice.post("/api/session", account)
    # then
    assert await same() == [1, 0, 3, 2]
    while wire.state["table"]["seats"][3]["same_as"] != 2:
        await wire.until("state")


async def test_a_personal_link_into_a_second_seat_of_an_open_table_is_refused(lite: Site) -> None:
    # given
    ann, bob = lite.player(), lite.player()
    open_, private = [
        await ann.make({"kind": "person", "name": "Ann"}, "open", visibility=visibility)
        for visibility in ("open", "private")
    ]
    for made in (open_, private):
        await bob.post(f"/api/tables/{made['table']['id']}/join", {"name": "Bob"})
    # then
    assert (await bob.get(open_["links"][0]["url"], 409))["code"] == "second_seat"
    assert (await bob.http.get(private["links"][0]["url"])).status_code == 303
    info = await bob.get(f"/api/tables/{private['table']['id']}")
    assert [seat["same_as"] for seat in info["seats"]] == [None, None]  # they know each other
