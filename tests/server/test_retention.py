"""W15: what nobody needs is forgotten after a time; what people have stays."""

from sqlalchemy import func, select

from novastate.server.db import schema
from novastate.server.retention import DAY, clean
from tests.server.conftest import Site, fresh_postgresql, running, settings_for


async def rows(site: Site, table: str) -> int:
    counted = select(func.count()).select_from(schema.metadata.tables[table])
    async with site.parts.tables.db.reading() as connection:
        return int((await connection.execute(counted)).scalar_one())


async def test_w15_guests_who_have_nothing_are_forgotten(site: Site) -> None:
    # given: guests with nothing, a seat, a table, an account; and one that comes back
    seated, host, member, back = (site.player() for _ in range(4))
    await seated.begin("person", "bot")
    await host.make("open", "bot")
    await member.post("/api/account", {"name": "Ann", "password": "correct horse"}, 201)
    for idle in (back, site.player(), site.player(), site.player()):
        made = await idle.make("person", "bot")
        await idle.post(f"/api/tables/{made['table']['id']}/leave")
    await seated.make("person", "bot")
    before = await rows(site, "guests")
    assert before == 7
    # when
    site.clock.time += 60 * DAY
    await back.get("/api/me")
    site.clock.time += 31 * DAY
    settings = site.parts.tables.settings
    assert (settings.keep_guests_days, settings.keep_lobbies_days) == (90, 14)
    gone = await clean(site.parts.tables)
    # then: the newest row stays too, so that its number is not given out again
    assert gone["guests"] == 2 + 1  # and the one whose stale lobby was forgotten
    assert (await member.get("/api/me"))["account"] == "Ann"
    assert await rows(site, "tables") == 1
    assert (await clean(site.parts.tables))["guests"] == 0


async def test_w15_stale_lobbies_are_forgotten_but_not_running_games(site: Site) -> None:
    ann, bob = site.player(), site.player()
    running_ = await ann.begin("person", "bot")
    stale = (await ann.make("person", "open"))["table"]["id"]
    site.clock.time += 13 * DAY
    fresh = (await ann.make({"kind": "person", "name": "Zoe"}, "open"))["table"]["id"]
    watched = await bob.sit(stale)
    # when: somebody looks at it
    site.clock.time += 2 * DAY
    assert (await clean(site.parts.tables))["lobbies"] == 0
    # and then nobody does
    await watched.close()
    while site.parts.tables.hub.at(stale):
        await ann.get(f"/api/tables/{running_}")
    assert (await clean(site.parts.tables))["lobbies"] == 1
    # then
    assert (await ann.get(f"/api/tables/{stale}", 404))["code"] == "no_table"
    for id in (running_, fresh):
        await ann.get(f"/api/tables/{id}")


async def test_w15_games_of_bots_alone_are_forgotten_those_of_people_and_uploads_kept(
    site: Site,
) -> None:
    # given
    ann = site.player()
    bots = await ann.begin("bot", "bot", options={"end_vp": 1})
    mine = await ann.begin("person", "bot", options={"end_vp": 1})
    await ann.post(f"/api/tables/{mine}/leave")
    await site.settle()
    record = await ann.get(f"/api/tables/{bots}/record")
    kept = (await ann.post("/api/replays", {"record": record}, 201))["id"]
    logged = await rows(site, "log")
    # when
    site.clock.time += 29 * DAY
    assert (await clean(site.parts.tables))["bot_games"] == 0
    site.clock.time += 5000 * DAY
    gone = await clean(site.parts.tables)
    # then
    assert gone["bot_games"] == 1
    assert (await ann.get(f"/api/tables/{bots}", 404))["code"] == "no_table"
    assert await rows(site, "log") < logged
    for id in (mine, kept):
        assert (await ann.get(f"/api/tables/{id}"))["status"] == "finished"


async def test_w15_old_chat_of_finished_games_is_forgotten(site: Site) -> None:
    # given: words at a finished and at a running game, and later ones
    ann = site.player()
    over = await ann.begin("person", "bot", options={"end_vp": 1})
    going = await ann.begin("person", "bot")
    await ann.post(f"/api/tables/{over}/leave")
    await site.settle()
    for id in (over, going):
        await (await ann.sit(id)).do("chat", text="long ago")
    site.clock.time += 200 * DAY
    await (await ann.sit(over)).do("chat", id="later", text="lately")
    # when
    site.clock.time += 200 * DAY
    gone = await clean(site.parts.tables)
    # then
    assert gone["chat"] == 1
    assert await rows(site, "chat") == 2


async def test_w15_zero_keeps_for_ever(url: str) -> None:
    never = dict.fromkeys(("guests", "chat", "lobbies", "bot_games"), 0.0)
    settings = settings_for(url, **{f"keep_{name}_days": days for name, days in never.items()})
    async with running(settings) as site:
        ann = site.player()
        made = await ann.make("person", "open")
        await ann.begin("bot", "bot", options={"end_vp": 1})
        await site.settle()
        site.clock.time += 10_000 * DAY
        assert not any((await clean(site.parts.tables)).values())
        await ann.get(f"/api/tables/{made['table']['id']}")


async def test_w15_only_one_worker_cleans_at_a_time(template: str) -> None:
    from novastate.server.retention import _alone

    settings = settings_for(await fresh_postgresql(template))
    async with running(settings) as first, running(settings, first.clock) as second:
        # given
        await first.player().make("person", "open")
        first.clock.time += 100 * DAY
        # then
        async with _alone(first.parts.tables) as alone:
            assert alone
            assert not any((await clean(second.parts.tables)).values())
        assert (await clean(second.parts.tables))["lobbies"] == 1
