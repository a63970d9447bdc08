"""Play over the WebSocket, on SQLite and on PostgreSQL."""

from tests.server.conftest import Site


async def test_a_whole_game_against_a_bot(site: Site) -> None:
    # given
    ann = site.player()
    table = await ann.begin({"kind": "person", "name": "Ann"}, "bot")
    wire = await ann.sit(table)
    # when: Ann always takes the first thing she can do, and passes when that is one
    while await wire.asked():
        options = wire.options()
        move = "pass" if "pass" in options else options[0]
        assert (await wire.move(move))["type"] == "ack"
    # then
    outcome = await wire.figures()
    assert len(outcome["scores"]) == 2
    assert wire.state["table"]["status"] == "finished"
    assert wire.state["table"]["scores"] == outcome["scores"]
    assert outcome["series"]["vp"][0][-1] == outcome["scores"][0]
    versions = [entry["version"] for entry in wire.log]
    assert versions == sorted(versions)


async def test_a_move_is_broadcast_to_both_players(site: Site) -> None:
    # given
    ann, bob = site.player(), site.player("de")
    made = await ann.make({"kind": "person", "name": "Ann"}, "open")
    id = made["table"]["id"]
    await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    await ann.post(f"/api/tables/{id}/start")
    one, two = await ann.sit(id), await bob.sit(id)
    # when
    await one.move()
    # then
    await two.version(one.state["version"])
    assert two.state["reader"] == 1
    assert two.state["question"]["prompt"] == "Lege zwei deiner sechs Karten ab."
    assert two.state["view"]["players"][0]["hand"] == 6
    # and: what Ann did meanwhile does not make Bob's answer late
    assert (await two.move(version=2))["type"] == "ack"
