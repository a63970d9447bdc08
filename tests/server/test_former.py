"""W10: an account can be deleted: the sessions end, the games stay, the name is gone and free."""

from novastate.server.db import accounts
from tests.server.client import Player
from tests.server.conftest import Site, fresh_postgresql, running, settings_for

ANN = {"name": "Ann Lee", "password": "correct horse"}
GONE = {"password": "correct horse"}


async def two_at_a_table(site: Site) -> tuple[str, Player, Player]:
    """Let Ann, who has an account, and Bob, who has none, begin a game."""
    ann, bob = site.player(), site.player()
    await ann.post("/api/account", ANN, 201)
    id = (await ann.make({"kind": "person", "name": "Ann Lee"}, "open"))["table"]["id"]
    await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    await ann.post(f"/api/tables/{id}/start")
    return str(id), ann, bob


async def test_the_games_of_a_deleted_account_stay_without_its_name(site: Site) -> None:
    # given
    id, ann, bob = await two_at_a_table(site)
    wire, other = await ann.sit(id), await bob.sit(id)
    await wire.do("chat", text="good luck")
    watched = await ann.begin({"kind": "person", "name": "Zoe"}, "bot")
    # when
    assert (await ann.delete("/api/account", {"password": "wrong"}, 401))["code"] == (
        "wrong_password"
    )
    await ann.delete("/api/account", GONE)
    # then: the session is over
    assert await wire.closed() == 1013
    assert await ann.get("/api/me") == {"name": None, "account": None}
    assert (await ann.post("/api/session", ANN, 401))["code"] == "wrong_password"
    # and: a bot plays on for somebody without a name, at once and in the reader's language
    while other.state["table"]["seats"][0]["name"] != "Former player":
        await other.until("state")
    info = await bob.get(f"/api/tables/{id}?lang=de")
    assert (info["seats"][0]["name"], info["seats"][0]["taken_over"]) == ("Früherer Spieler", True)
    assert info["seats"][1]["name"] == "Bob"
    # and: so do the chat and the log
    eve = await site.player("de").sit(id)
    while not any(frame["type"] == "chat" for frame in eve.frames):
        await eve.next()
    said = [frame["name"] for frame in eve.frames if frame["type"] == "chat"]
    assert said == ["Früherer Spieler"]
    assert not any("Ann" in entry["text"] for entry in eve.log)
    # and: nothing in the database names them
    async with site.parts.tables.db.reading() as connection:
        for table in ("accounts", "guests", "seats", "chat", "log"):
            rows = (await connection.exec_driver_sql(f"SELECT * FROM {table}")).all()
            assert "Ann Lee" not in str(rows)
            assert "Zoe" not in str(rows)
    # and: the name is free again
    await site.player().post("/api/account", ANN, 201)
    assert (await site.player().get(f"/api/tables/{watched}"))["seats"][0]["name"] == (
        "Former player"
    )


async def test_the_seats_of_a_deleted_account_become_free_before_the_game(site: Site) -> None:
    # given: Ann has made a table at which Bob waits
    ann, bob = site.player(), site.player()
    await ann.post("/api/account", ANN, 201)
    id = (await ann.make({"kind": "person", "name": "Ann Lee"}, "open"))["table"]["id"]
    await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    alone = (await ann.make("person", "open"))["table"]["id"]
    # when
    await ann.delete("/api/account", GONE)
    # then
    info = await bob.get(f"/api/tables/{id}")
    assert [seat["kind"] for seat in info["seats"]] == ["open", "person"]
    assert info["host"]
    assert (await bob.get(f"/api/tables/{alone}", 404))["code"] == "no_table"


async def test_a_move_does_not_bring_a_deleted_name_back(site: Site) -> None:
    # given: the name is taken from the database while the table is in memory
    id, ann, bob = await two_at_a_table(site)
    wire = await bob.sit(id)
    async with site.parts.tables.db.writing() as connection:
        account = await accounts.find(connection, "Ann Lee")
        assert account is not None
        await accounts.remove(connection, account.id)
    # when: the seat is changed meanwhile, as `auto_pass` or a clock does
    await wire.do("seat", action="hand_over")
    await site.parts.upkeep.watch()
    # then
    info = await bob.get(f"/api/tables/{id}")
    assert [seat["name"] for seat in info["seats"]] == ["Former player", "Bob"]
    assert (await ann.get("/api/me"))["account"] is None


async def test_another_worker_shows_the_deleted_name_no_more(template: str) -> None:
    settings = settings_for(await fresh_postgresql(template), bot_delay=600.0)
    async with running(settings) as first, running(settings, first.clock) as second:
        # given
        ann, bob = first.player(), second.player()
        await ann.post("/api/account", ANN, 201)
        id = (await ann.make({"kind": "person", "name": "Ann Lee"}, "open"))["table"]["id"]
        await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
        await ann.post(f"/api/tables/{id}/start")
        wire = await bob.sit(id)
        # when
        await ann.delete("/api/account", GONE)
        # then
        while wire.state["table"]["seats"][0]["name"] == "Ann Lee":
            await wire.until("state")
        assert wire.state["table"]["seats"][0]["name"] == "Former player"


async def test_a_rematch_has_a_free_seat_for_the_former_player(lite: Site) -> None:
    # given
    ann, bob = lite.player(), lite.player()
    await ann.post("/api/account", ANN, 201)
    made = await ann.make({"kind": "person", "name": "Ann Lee"}, "open", options={"end_vp": 1})
    id = made["table"]["id"]
    await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    await ann.post(f"/api/tables/{id}/start")
    await ann.delete("/api/account", GONE)
    await bob.post(f"/api/tables/{id}/leave")
    await lite.settle()
    # when
    again = await bob.post(f"/api/tables/{id}/rematch")
    # then
    assert sorted(seat["kind"] for seat in again["seats"]) == ["open", "person"]
