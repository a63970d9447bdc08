"""How many tables are in memory, and what is kept of others' presence."""

from pathlib import Path

from novastate.server.hub import PRESENT
from novastate.server.live import Live
from tests.server.conftest import Site, running, settings_for

BOUND = 4


async def test_the_bound_on_tables_in_memory_is_kept_whatever_the_sockets_w14(
    tmp_path: Path,
) -> None:
    """W14: watched tables are forgotten too, and read again when somebody needs them."""
    settings = settings_for(f"sqlite:///{tmp_path / 'test.db'}", tables_in_memory=BOUND)
    async with running(settings) as site:
        tables = site.parts.tables
        # given: more tables than are kept, with somebody playing and somebody watching at each
        ann, eve = site.player(), site.player()
        ids = [await ann.begin("person", "bot") for _ in range(3 * BOUND)]
        playing = [await ann.sit(id) for id in ids]
        watching = [await eve.sit(id) for id in ids]
        assert len(tables.lives) <= BOUND
        # when: everybody moves, twice around
        for _ in range(2):
            for wire, watcher in zip(playing, watching):
                assert await wire.asked()
                answer = await wire.move()
                assert answer["type"] == "ack"
                # then: those who watch see it
                await watcher.version(answer["version"])
                assert len(tables.lives) <= BOUND
        # and: they can ask and speak as before
        for wire, watcher in zip(playing, watching):
            await site.settle()
            assert (await watcher.hello())["version"] >= wire.state["version"]
            assert (await wire.do("chat", text="hello"))["type"] == "ack"
            assert (await watcher.until("chat"))["text"] == "hello"
        assert len(tables.lives) <= BOUND


async def test_the_tables_used_last_stay_in_memory_w14(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'test.db'}", tables_in_memory=BOUND)
    async with running(settings) as site:
        ann = site.player()
        ids = [str((await ann.make("person", "open"))["table"]["id"]) for _ in range(BOUND)]
        await ann.get(f"/api/tables/{ids[0]}")
        await ann.make("person", "open")
        assert ids[0] in site.parts.tables.lives
        assert ids[1] not in site.parts.tables.lives


async def test_what_other_processes_told_is_forgotten_in_time(lite: Site) -> None:
    """`hub.elsewhere` is pruned, and `online()` heeds until when it is believed."""
    # given: a table at which nobody is here, and somebody elsewhere
    ann = lite.player()
    id = await ann.begin("person", "bot")
    live: Live = await lite.parts.tables.get(id)
    hub = lite.parts.tables.hub
    hub.heard(id, "other", [0], 2)
    assert hub.online(live) == {0}
    assert hub.presence(live).spectators == 2
    # when: nothing is heard for a while
    lite.clock.time += PRESENT + 1
    # then
    assert hub.online(live) == frozenset()
    assert hub.presence(live).spectators == 0
    hub.heard("elsewhere", "other", [1], 0)
    assert list(hub.elsewhere) == ["elsewhere"]
    # and: what says that nobody is there is not kept at all
    hub.heard("elsewhere", "other", [], 0)
    assert hub.elsewhere == {}
