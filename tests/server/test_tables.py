"""The lobby: making, joining, leaving, starting, playing again, personal links."""

import httpx
import pytest

from novastate.server.cast import cast_of
from tests.server.conftest import Site
from tools.patience import PATIENCE


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
    names = [seat["name"] for seat in joined["seats"]]
    assert names[:2] == ["Ann", "Bob"]
    assert names[2] in {each.name for each in cast_of("master")}
    assert [seat["yours"] for seat in joined["seats"]] == [False, True, False]
    assert (made["table"]["host"], joined["host"]) == (True, False)
    assert [row["id"] for row in await bob.get("/api/tables?scope=mine")] == [id]
    # and
    refused = await bob.post(f"/api/tables/{id}/start", status=403)
    assert refused["code"] == "not_host"
    begun = await ann.post(f"/api/tables/{id}/start")
    assert begun["status"] == "playing"
    assert await site.player().get("/api/tables") == []


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("master", {"round": 0, "scores": [0, 0]}),
        ("state2010", {"round": 1, "scores": [0, 0]}),
        ("newera", {"round": 1, "scores": [0, 0]}),
        ("novaera", {"era": 1, "round": 1, "scores": [0, 0]}),
    ],
)
async def test_own_games_are_told_apart_even_when_they_are_not_in_memory(
    site: Site, game: str, told: dict[str, object]
) -> None:
    # given
    ann = site.player()
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Bob")]
    id = await ann.begin(*seats, game=game, visibility="hotseat")
    for memory in (True, False):
        if not memory:
            site.parts.tables.lives.clear()
        # when
        (row,) = await ann.get("/api/tables?scope=mine")
        # then
        assert (row["id"], row["glance"]) == (id, told)
        assert any(seat["to_act"] for seat in row["seats"])


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
    bot = (await ann.get(f"/api/tables/{id}"))["seats"][1]
    assert [seat["name"] for seat in again["seats"]] == [bot["name"], "Ann"]
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


async def test_nobody_fills_the_lobby(lite: Site) -> None:
    """W15: one address may make many tables, but the others' are seen all the same."""
    # given: a table from another address, and then very many
    eve, bob = lite.player(), lite.player()
    far = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    bob.http = httpx.AsyncClient(base_url=lite.url, transport=far, timeout=PATIENCE)
    his = (await bob.make("person", "open"))["table"]["id"]
    for _ in range(110):
        eve.http.cookies.clear()
        await eve.make("person", "open")
    # when
    shown = [row["id"] for row in await lite.player().get("/api/tables?scope=open")]
    # then
    assert his in shown
    assert len(shown) == 16
