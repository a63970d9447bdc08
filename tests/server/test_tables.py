"""The lobby: making, joining, leaving, starting, playing again, personal links."""

import pytest

from tests.server.conftest import Site


async def test_a_table_waits_for_people_and_begins(site: Site) -> None:
    # given
    ann, bob = site.player(), site.player()
    made = await ann.make({"kind": "person", "name": "Ann"}, "open", "bot")
    id = made["table"]["id"]
    # when
    rows = await bob.get("/api/tables?scope=open")
    joined = await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    # then
    assert [row["id"] for row in rows] == [id]
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Bob", "Random"]
    assert [seat["yours"] for seat in joined["seats"]] == [False, True, False]
    assert (made["table"]["host"], joined["host"]) == (True, False)
    assert [row["id"] for row in await bob.get("/api/tables?scope=mine")] == [id]
    # and
    refused = await bob.post(f"/api/tables/{id}/start", status=403)
    assert refused["code"] == "not_host"
    begun = await ann.post(f"/api/tables/{id}/start")
    assert begun["status"] == "playing"
    assert await site.player().get("/api/tables") == []


async def test_an_open_seat_keeps_the_game_from_beginning(lite: Site) -> None:
    ann = lite.player("de")
    made = await ann.make("person", "open")
    refused = await ann.post(f"/api/tables/{made['table']['id']}/start", status=409)
    assert refused == {
        "code": "seats_open",
        "text": "Platz 2 ist noch frei: Warte auf jemanden oder gib ihn einem Bot.",
    }


async def test_a_private_table_is_not_listed_but_can_be_joined_by_its_link(lite: Site) -> None:
    ann, bob = lite.player(), lite.player()
    id = (await ann.make("person", "open", visibility="private"))["table"]["id"]
    assert await bob.get("/api/tables") == []
    joined = await bob.post(f"/api/tables/{id}/join", {"name": "Bob", "seat": 1})
    assert joined["seats"][1]["yours"]


async def test_seats_are_taken_once(site: Site) -> None:
    ann, bob, eve = site.player(), site.player(), site.player()
    id = (await ann.make("person", "open"))["table"]["id"]
    await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    join = f"/api/tables/{id}/join"
    assert (await eve.post(join, {"name": "Eve", "seat": 1}, 409))["code"] == "seat_taken"
    assert (await eve.post(join, {"name": "Eve"}, 409))["code"] == "table_full"
    assert (await eve.post(join, {"name": "Eve", "seat": 9}, 400))["code"] == "no_seat"
    assert (await bob.post(join, {"name": "Bob"}, 409))["code"] == "seated_already"


async def test_leaving_before_the_start_frees_the_seat(site: Site) -> None:
    # given
    ann, bob = site.player(), site.player()
    id = (await ann.make("person", "open"))["table"]["id"]
    await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    # when: the host leaves, the other is host now
    left = await ann.post(f"/api/tables/{id}/leave")
    # then
    assert [seat["kind"] for seat in left["seats"]] == ["open", "person"]
    assert (await bob.get(f"/api/tables/{id}"))["host"]
    # and: when the last one leaves, the table is gone
    await bob.post(f"/api/tables/{id}/leave")
    assert (await bob.get(f"/api/tables/{id}", 404))["code"] == "no_table"


async def test_leaving_a_running_game_lets_a_bot_play_on(site: Site) -> None:
    # given
    ann = site.player()
    id = await ann.begin("person", "bot", options={"end_vp": 5})
    # when
    left = await ann.post(f"/api/tables/{id}/leave")
    await site.settle()
    # then
    assert left["seats"][0]["taken_over"]
    assert (await ann.get(f"/api/tables/{id}"))["status"] == "finished"


async def test_a_personal_link_gives_the_seat_to_another_device(site: Site) -> None:
    # given
    ann, phone = site.player(), site.player()
    made = await ann.make({"kind": "person", "name": "Ann"}, "bot")
    id, link = made["table"]["id"], made["links"][0]["url"]
    # when
    answer = await phone.http.get(link)
    # then
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{id}")
    assert (await phone.get(f"/api/tables/{id}"))["seats"][0]["yours"]
    wrong = await site.player().get("/seat/nonsense", 404)
    assert wrong["code"] == "no_link"
    # and: a further link can be asked for
    again = await phone.post(f"/api/tables/{id}/link", {"seat": 0}, 201)
    assert again["url"] != link


async def test_only_the_holder_gets_a_link(lite: Site) -> None:
    ann, eve = lite.player(), lite.player()
    id = (await ann.make("person", "open"))["table"]["id"]
    for seat in (0, 1, 7):
        refused = await eve.post(f"/api/tables/{id}/link", {"seat": seat}, 403)
        assert refused["code"] == "not_yours"


async def test_a_rematch_keeps_people_and_options_and_moves_the_seats_on(site: Site) -> None:
    # given
    ann = site.player()
    id = await ann.begin({"kind": "person", "name": "Ann"}, "bot", options={"end_vp": 1})
    await ann.post(f"/api/tables/{id}/leave")
    await site.settle()
    # when
    again = await ann.post(f"/api/tables/{id}/rematch")
    # then
    assert again["status"] == "playing"  # only bots were waited for
    assert [seat["name"] for seat in again["seats"]] == ["Random", "Ann"]
    assert [seat["taken_over"] for seat in again["seats"]] == [False, False]
    assert again["options"]["end_vp"] == 1
    assert (await ann.post(f"/api/tables/{id}/rematch"))["id"] == again["id"]
    assert (await ann.get(f"/api/tables/{id}"))["rematch"] == again["id"]
    stranger = await site.player().post(f"/api/tables/{id}/rematch", status=400)
    assert stranger["code"] == "no_seat_of_yours"


async def test_a_rematch_of_several_people_waits_in_the_lobby(lite: Site) -> None:
    # given
    ann, bob = lite.player(), lite.player()
    id = (await ann.make("person", "open", options={"end_vp": 1}))["table"]["id"]
    await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    await ann.post(f"/api/tables/{id}/start")
    for player in (ann, bob):
        await player.post(f"/api/tables/{id}/leave")
    await lite.settle()
    # when
    again = await ann.post(f"/api/tables/{id}/rematch")
    # then
    assert again["status"] == "lobby"
    assert (await bob.post(f"/api/tables/{id}/rematch"))["id"] == again["id"]
    # and: at one screen nobody is waited for
    shared = await ann.begin("person", "person", visibility="hotseat", options={"end_vp": 1})
    await ann.post(f"/api/tables/{shared}/leave")
    await lite.settle()
    assert (await ann.post(f"/api/tables/{shared}/rematch"))["status"] == "playing"


async def test_an_account_keeps_the_seats_of_all_its_devices_together(site: Site) -> None:
    # given
    ann, phone = site.player(), site.player()
    id = (await ann.make({"kind": "person", "name": "Ann"}, "bot"))["table"]["id"]
    secret = {"name": "Ann Lee", "password": "correct horse"}
    # when
    assert await ann.post("/api/account", secret, 201) == {"name": "Ann Lee", "account": "Ann Lee"}
    assert await phone.post("/api/session", {**secret, "name": "ann lee"}) == {
        "name": "ann lee",
        "account": "Ann Lee",
    }
    # then
    assert [row["id"] for row in await phone.get("/api/tables?scope=mine")] == [id]
    assert (await phone.get(f"/api/tables/{id}"))["seats"][0]["yours"]
    # and: signing out forgets it on this device
    answer = await phone.http.delete("/api/session")
    assert answer.json() == {"name": None, "account": None}
    assert await phone.get("/api/tables?scope=mine") == []
    assert await ann.get("/api/me") == {"name": "Ann Lee", "account": "Ann Lee"}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"name": "", "password": "long enough"}, 400, "name_missing"),
        ({"name": "x" * 31, "password": "long enough"}, 400, "name_long"),
        ({"name": "Ann", "password": "short"}, 400, "password_short"),
        ({"name": "Ann", "password": "x" * 201}, 400, "password_long"),
        ({"name": "ANN LEE", "password": "long enough"}, 409, "name_taken"),
    ],
)
async def test_accounts_that_cannot_be(
    lite: Site, body: dict[str, str], status: int, code: str
) -> None:
    await lite.player().post("/api/account", {"name": "Ann Lee", "password": "correct horse"}, 201)
    assert (await lite.player().post("/api/account", body, status))["code"] == code


async def test_a_wrong_password_is_told_like_a_wrong_name(lite: Site) -> None:
    ann = lite.player()
    await ann.post("/api/account", {"name": "Ann", "password": "correct horse"}, 201)
    for name, password in (("Ann", "wrong horse"), ("Nobody", "correct horse")):
        eve = lite.player()
        refused = await eve.post("/api/session", {"name": name, "password": password}, 401)
        assert refused["code"] == "wrong_password"
        assert not eve.http.cookies
