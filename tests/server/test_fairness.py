"""W2, W3: nobody chooses or foresees the cards, and everybody can check it afterwards."""

import json

import pytest

from novastate.games.registry import ruleset
from novastate.kernel.chance import CHOSEN, KeyedChance, commitment
from novastate.kernel.game import replay
from novastate.kernel.record import read_record
from novastate.server.automation import Automation
from novastate.server.identity import new_seed
from tests.server.conftest import Site

OPEN = {"game": "master", "seats": [{"kind": "person"}, {"kind": "open"}]}


@pytest.mark.parametrize("visibility", ["open", "private"])
async def test_nobody_chooses_the_seed_of_a_table_that_others_can_join(
    lite: Site, visibility: str
) -> None:
    """W2: the host would know the joiner's hand and the deck."""
    # when
    wish = {**OPEN, "seed": 4242, "visibility": visibility}
    refused = await lite.player().post("/api/tables", wish, 400)
    # then
    assert refused["code"] == "seed_with_others"
    assert "whoever knows it knows all cards" in refused["text"]


async def test_a_chosen_seed_is_told_to_everybody_at_the_table(lite: Site) -> None:
    """W2: on one's own table it may be chosen, but not in secret."""
    # given
    ann, bob = lite.player(), lite.player()
    id = await ann.begin("person", "bot", seed=4242, visibility="private")
    # then
    info = await bob.get(f"/api/tables/{id}")
    assert info["seed"] == "4242"
    assert info["origin"] == {"chosen_seed": True}


async def test_the_hash_is_told_before_and_the_seed_after(site: Site) -> None:
    """W2: the seed is drawn before anybody sits down, and its hash shown from then on."""
    # given
    site.parts.tables.draw_seed = new_seed
    ann, bob = site.player(), site.player()
    made = (await ann.post("/api/tables", {**OPEN, "options": {"end_vp": 5}}, 201))["table"]
    id = made["id"]
    listed = await bob.get("/api/tables?scope=open")
    await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    await ann.post(f"/api/tables/{id}/start")
    wire = await bob.sit(id)
    begun = wire.state["table"]
    # then
    assert [row["seed_hash"] for row in listed if row["id"] == id] == [made["seed_hash"]]
    assert (begun["seed_hash"], begun["seed"]) == (made["seed_hash"], None)
    assert made["seed_hash"][:12] in wire.log[0]["text"]
    # when
    for player in (ann, bob):
        await player.post(f"/api/tables/{id}/leave")
    await site.settle()
    # then: seed and hash fit, and the whole game follows from the seed
    over = await bob.get(f"/api/tables/{id}")
    assert commitment(int(over["seed"])) == made["seed_hash"]
    record = read_record(await bob.get(f"/api/tables/{id}/record"))
    assert (record.seed, record.commitment) == (int(over["seed"]), made["seed_hash"])
    game = replay(ruleset("master"), record)
    assert isinstance(game.position.chance, KeyedChance)
    assert game.position.digest() == record.digest


def test_seeds_are_drawn_anew_and_large() -> None:
    """W3: at least 128 bits, for a new table and for a rematch."""
    seeds = [new_seed() for _ in range(100)]
    assert len(set(seeds)) == 100
    assert all(seed >= 2**128 > CHOSEN for seed in seeds)


async def test_the_chance_of_bots_has_nothing_to_do_with_the_games(lite: Site) -> None:
    """Low finding: it was a checksum of the seed."""
    # given
    usual = Automation(lite.parts.tables).draw
    drawn = {usual(0, 1) for _ in range(20)}
    # then: the same question of the same table has another chance every time
    assert len(drawn) == 20


async def test_no_view_holds_the_key(lite: Site) -> None:
    """W3: neither states nor replays of a running game show what the generator is made of."""
    # given
    lite.parts.tables.draw_seed = new_seed
    ann, bob = lite.player(), lite.player()
    id = str((await ann.post("/api/tables", OPEN, 201))["table"]["id"])
    await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    await ann.post(f"/api/tables/{id}/start")
    wire = await bob.sit(id)
    live = await lite.parts.tables.get(id)
    assert live.game is not None
    key = str(live.game.position.chance.to_data()[0])
    # when
    asked = [await bob.get(f"/api/tables/{id}{end}") for end in ("", "/replay", "/replay?reader=1")]
    told = json.dumps([wire.frames, asked])
    # then
    assert len(key) == 64
    assert key not in told
    assert str(live.facts.seed) not in told
