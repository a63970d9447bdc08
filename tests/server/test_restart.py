"""Restarts, several workers, migrations: what was acknowledged is never lost."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect

from novastate.kernel.errors import BadInput
from novastate.server.config import Settings, async_url, from_environment
from novastate.server.db.engine import Database
from novastate.server.db.migrate import current, newest
from novastate.server.db.schema import metadata
from tests.server.client import Player
from tests.server.conftest import database, running, settings_for
from tests.server.test_commands import to_the_first_turn, two_people
from tools.patience import PATIENCE


def columns_of(connection: Connection, name: str) -> set[str]:
    """Return the names of the columns of a table as the database has it."""
    return {column["name"] for column in inspect(connection).get_columns(name)}


def same_person(player: Player, url: str) -> Player:
    """Return the same browser at another address."""
    moved = Player(url)
    moved.http.cookies.set("novastate", player.http.cookies["novastate"])
    return moved


async def test_a_game_goes_on_after_a_restart(url: str) -> None:
    # given
    settings = settings_for(url)
    async with running(settings) as site:
        id, one, two = await two_people(site)
        actor, _ = await to_the_first_turn(one, two)
        people = site.players[:2]
        who = 0 if actor is one else 1
        view, log, version = actor.state["view"], actor.log, actor.state["version"]
        can_undo = actor.state["can_undo"]
    # when
    async with running(settings, site.clock) as again:
        back = same_person(people[who], again.url)
        again.players.append(back)
        wire = await back.sit(id)
        # then
        assert (wire.state["version"], wire.state["view"], wire.log) == (version, view, log)
        assert wire.state["can_undo"] == can_undo
        assert (await wire.move("pass"))["type"] == "ack"
        # and: a command that was acknowledged before the restart is not done twice
        assert (await wire.do("move", id="c1", version=version, move="pass"))["type"] == "ack"


async def test_undo_works_across_a_restart(url: str) -> None:
    settings = settings_for(url)
    async with running(settings) as site:
        id, one, _ = await two_people(site)
        before = one.state["view"]
        await one.move()
        ann = site.players[0]
    async with running(settings, site.clock) as again:
        back = same_person(ann, again.url)
        again.players.append(back)
        wire = await back.sit(id)
        assert wire.state["can_undo"]
        undone = await wire.do("undo", id="back", version=wire.state["version"])
        assert (await wire.version(undone["version"]))["view"] == before


async def test_bots_are_taken_up_again_after_a_restart(url: str) -> None:
    # given: a server that never lets its bots answer
    async with running(settings_for(url, bot_delay=600.0)) as site:
        ann = site.player()
        id = await ann.begin("person", "bot", options={"end_vp": 5})
        await ann.post(f"/api/tables/{id}/leave")
        assert (await ann.get(f"/api/tables/{id}"))["status"] == "playing"
    # when
    async with running(settings_for(url), site.clock) as again:
        await again.settle()
        # then
        visitor = again.player()
        assert (await visitor.get(f"/api/tables/{id}"))["status"] == "finished"


async def test_two_workers_serve_one_table(template: str) -> None:
    # given: players of one table on different workers
    from tests.server.conftest import fresh_postgresql

    settings = settings_for(await fresh_postgresql(template))
    async with running(settings) as first, running(settings, first.clock) as second:
        ann, bob = first.player(), second.player()
        id = (await ann.make({"kind": "person", "name": "Ann"}, "open"))["table"]["id"]
        await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
        await ann.post(f"/api/tables/{id}/start")
        one, two = await ann.sit(id), await bob.sit(id)
        # when
        actor, other = await to_the_first_turn(one, two)
        # then
        await other.version(actor.state["version"])
        assert one.log == two.log or len(one.log) == len(two.log)
        assert (await one.do("chat", text="Hello"))["type"] == "ack"
        assert (await two.until("chat"))["text"] == "Hello"
        # and: both see each other
        async with asyncio.timeout(PATIENCE):  # a worker hears of the other's people by and by
            while not (await one.hello())["table"]["seats"][1]["online"]:
                pass
        # when: moves are made at the same moment, each worker decides for itself
        version = actor.state["version"]
        await asyncio.gather(
            *(actor.send(type="move", id=f"r{i}", version=version, move="pass") for i in range(3))
        )
        answers = [await actor.until("ack", "refused") for _ in range(3)]
        assert [answer["type"] for answer in answers].count("ack") == 1
    # when: a worker is gone, the game goes on with the other
    async with running(settings, first.clock) as third:
        back = same_person(ann, third.url)
        third.players.append(back)
        wire = await back.sit(id)
        assert wire.state["version"] >= version + 1


async def test_migrations_lead_from_nothing_to_the_schema(tmp_path: Path, template: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(template)
    await connection.execute("DROP DATABASE IF EXISTS empty_one")
    await connection.execute("CREATE DATABASE empty_one")
    await connection.close()
    for url in (f"sqlite:///{tmp_path / 'deep' / 'new.db'}", database(template, "empty_one")):
        # given
        db = Database(url)
        # when: twice, because the second time there is nothing to do
        await db.prepare()
        await db.prepare()
        # then
        async with db.reading() as reading:
            assert await reading.run_sync(current) == newest()
            tables = await reading.run_sync(lambda c: inspect(c).get_table_names())
            for name, table in metadata.tables.items():
                columns = await reading.run_sync(partial(columns_of, name=name))
                assert columns == set(table.columns.keys())
        assert set(tables) == {*metadata.tables, "alembic_version"}
        await db.close()


def test_settings_travel_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database_url="sqlite:///x.db", bot_delay=0.25, secure_cookies=True)
    for name, value in settings.to_environment().items():
        monkeypatch.setenv(name, value)
    assert from_environment() == settings
    monkeypatch.setenv("NOVASTATE_BOT_WORKERS", "many")
    with pytest.raises(BadInput, match='NOVASTATE_BOT_WORKERS is "many"'):
        from_environment()


@pytest.mark.parametrize("url", ["mysql://127.0.0.1", "nonsense", ""])
def test_other_databases_are_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(BadInput, match="must begin with sqlite:/// or postgresql://"):
        async_url(url)
    with pytest.raises(BadInput):
        Database(url)
