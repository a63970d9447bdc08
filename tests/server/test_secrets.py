"""Nobody gets at anybody else's secrets, seats or hidden cards."""

import io
import json
import logging
from typing import Any

import pytest

from novastate.server.logs import JsonLines
from tests.server.client import Wire
from tests.server.conftest import Site
from tests.server.test_commands import to_the_first_turn, two_people


def everything(wire: Wire) -> str:
    return json.dumps(wire.frames)


async def test_a_spectator_sees_no_hand_and_no_question(site: Site) -> None:
    # given
    id, one, two = await two_people(site)
    eve = await site.player().sit(id)
    # when
    await to_the_first_turn(one, two)
    await eve.version(max(one.state["version"], two.state["version"]))
    # then
    assert (eve.state["reader"], eve.state["seats"]) == (None, [])
    for frame in eve.frames:
        if frame["type"] == "state":
            assert frame["question"] is None
            assert all(isinstance(p["hand"], int) for p in frame["view"]["players"])
    assert all(entry["code"] != "draw_seen" for entry in eve.log)
    # and: the words of the log name no card that was drawn in secret
    drawn = [entry for entry in eve.log if entry["code"] == "draw"]
    assert drawn
    assert all(entry["cards"] == [] for entry in drawn)


async def test_players_see_their_own_hand_only(site: Site) -> None:
    _, one, two = await two_people(site)
    await to_the_first_turn(one, two)
    for wire, own, other in ((one, 0, 1), (two, 1, 0)):
        for frame in wire.frames:
            if frame["type"] == "state":
                players = frame["view"]["players"]
                assert isinstance(players[own]["hand"], list)
                assert isinstance(players[other]["hand"], int)
                assert "answers" not in players[other]


async def test_a_secret_answer_is_not_told_to_others(site: Site) -> None:
    # given: both discard in secret at the same time
    _, one, two = await two_people(site)
    hidden = one.state["view"]["players"][0]["hand"]
    # when
    await one.move()
    await two.version(one.state["version"])
    # then
    told = json.dumps([frame["log"] for frame in two.frames if frame["type"] == "state"])
    view = json.dumps(two.state["view"])
    only_hers = [card for card in hidden if card not in two.state["view"]["players"][1]["hand"]]
    assert only_hers
    assert not any(f'"{card}"' in told or f'"{card}"' in view for card in only_hers)


@pytest.mark.parametrize("seat", [0, 1, -1, 2, 99])
async def test_no_seat_of_somebody_else_can_be_used(lite: Site, seat: int) -> None:
    # given
    id, one, _ = await two_people(lite)
    eve = await lite.player().sit(id)
    version = one.state["version"]
    # when
    for command in (
        {"type": "move", "version": version, "move": one.options()[0]},
        {"type": "undo", "version": version},
        {"type": "auto_pass", "on": True},
        {"type": "seat", "action": "hand_over"},
    ):
        refused = await eve.do(str(command.pop("type")), seat=seat, **command)
        # then
        assert refused["code"] in ("not_yours", "no_seat")
    await eve.send(type="look", seat=seat)
    assert (await eve.until("error"))["code"] in ("not_yours", "no_seat")
    assert (await one.hello())["version"] == version


async def test_without_a_seat_commands_are_refused(lite: Site) -> None:
    id, one, _ = await two_people(lite)
    eve = await lite.player("de").sit(id)
    refused = await eve.do("move", version=one.state["version"], move=one.options()[0])
    assert refused["code"] == "no_seat_of_yours"
    assert refused["text"] == "Du hast keinen Platz an diesem Tisch: Du schaust zu."


async def test_the_other_player_cannot_move_for_me(lite: Site) -> None:
    _, one, two = await two_people(lite)
    move = one.options()[0]
    refused = await two.do("move", version=one.state["version"], move=move, seat=0)
    assert refused["code"] == "not_yours"


async def test_a_command_id_of_somebody_else_is_no_key(lite: Site) -> None:
    _, one, two = await two_people(lite)
    await one.move(id="shared")
    await two.version(one.state["version"])
    answer = await two.move(id="shared")
    assert answer["version"] == one.state["version"] + 1


async def test_seed_record_and_hands_are_secret_until_the_end(site: Site) -> None:
    # given
    seed = 2**128 + 123456789
    site.parts.tables.draw_seed = lambda: seed
    ann = site.player()
    id = await ann.begin("person", "bot", options={"end_vp": 5})
    wire = await ann.sit(id)
    # then
    assert (await ann.get(f"/api/tables/{id}/record", 409))["code"] == "not_finished"
    hand = await ann.get(f"/api/tables/{id}/replay?move=0&reader=1", 403)
    assert hand["code"] == "not_yours"
    branch = await ann.post(f"/api/tables/{id}/branch", {"move": 0, "seats": [0]}, 409)
    assert branch["code"] == "not_finished"
    info = await ann.get(f"/api/tables/{id}")
    assert str(seed) not in json.dumps(info) + everything(wire)
    assert info["seed"] is None
    # when
    await ann.post(f"/api/tables/{id}/leave")
    await site.settle()
    # then
    assert f'[Seed "{seed}"]' in await ann.get(f"/api/tables/{id}/record")
    over = await ann.get(f"/api/tables/{id}")
    assert (over["seed"], over["seed_hash"]) == (str(seed), info["seed_hash"])


async def test_the_replay_of_a_running_game_shows_what_the_table_has_shown(lite: Site) -> None:
    # given: two people in the middle of a game, with every state they were sent
    id, one, two = await two_people(lite)
    ann, bob, eve = lite.players[0], lite.players[1], lite.player()
    for _ in range(24):
        for wire, other in ((one, two), (two, one)):
            if wire.state["question"]:
                await wire.move()
                await other.version(wire.state["version"])
    sent = {
        (reader, frame["version"]): frame["view"]
        for reader, wire in ((0, one), (1, two))
        for frame in wire.frames
        if frame["type"] == "state"
    }
    moves = (await eve.get(f"/api/tables/{id}/replay"))["moves"]
    assert moves > 20
    # when: each looks back through the own seat
    for reader, player in ((0, ann), (1, bob)):
        for version in range(1, one.state["version"] + 1):
            path = f"/api/tables/{id}/replay?version={version}&reader={reader}"
            moment = await player.get(path)
            # then: it is what was sent then, and moves of others are not written out
            assert moment["view"] == sent.get((reader, version), moment["view"])
            assert moment["notation"] == "" or moment["seat"] == reader
    assert {reader for reader, _ in sent} == {0, 1}
    # and: nobody looks through a seat of somebody else
    for player, reader in ((ann, 1), (bob, 0), (eve, 0), (eve, 1)):
        refused = await player.get(f"/api/tables/{id}/replay?move=3&reader={reader}", 403)
        assert refused["code"] == "not_yours"
    # and: a spectator sees no hand
    for move in range(moves + 1):
        seen = await eve.get(f"/api/tables/{id}/replay?move={move}")
        assert seen["notation"] == ""
        assert seen["question"] is None
        assert all(isinstance(player["hand"], int) for player in seen["view"]["players"])


async def test_a_preview_of_simultaneous_answers_tells_nothing_of_others(lite: Site) -> None:
    # given: both are asked at the same time, and one has answered
    _, one, two = await two_people(lite)
    while one.state["question"]:
        await one.move()
    await two.version(one.state["version"])
    # then
    for choice in two.state["question"]["choices"]:
        assert "rivals" not in choice["preview"]


async def test_secrets_are_not_told_and_not_stored(site: Site) -> None:
    # given
    ann, bob = site.player(), site.player()
    made = await ann.make({"kind": "person", "name": "Ann"}, "open")
    id = made["table"]["id"]
    await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    secrets = [made["links"][0]["url"].removeprefix("/seat/"), ann.http.cookies["novastate"]]
    # when
    seen = json.dumps([await bob.get(f"/api/tables/{id}"), await bob.get("/api/tables?scope=mine")])
    async with site.parts.tables.db.reading() as connection:
        stored: list[Any] = []
        for table in ("guests", "links"):
            found = await connection.exec_driver_sql(f"SELECT * FROM {table}")
            stored += [tuple(row) for row in found]
    # then
    for secret in secrets:
        assert secret not in seen + str(stored)
    assert len(secrets[1]) >= 22  # 128 bits


async def test_the_cookie_cannot_be_read_by_scripts_or_sent_from_elsewhere(lite: Site) -> None:
    answer = await lite.player().http.post(
        "/api/tables", json={"game": "master", "seats": [{"kind": "person"}]}
    )
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


async def test_a_foreign_page_cannot_open_a_connection(lite: Site) -> None:
    ann = lite.player()
    id = await ann.begin("person", "bot")
    wire = await ann.connect(id, origin="http://evil.example")
    assert (await wire.next())["code"] == "foreign_origin"
    assert await wire.closed() == 4403
    own = await ann.connect(id, origin=lite.url)
    assert (await own.hello())["reader"] == 0


async def test_guessed_cookies_make_nobody(lite: Site) -> None:
    ann, eve = lite.player(), lite.player()
    id = await ann.begin("person", "bot")
    for guess in ("", "1", "' OR 1=1 --", "x" * 5000):
        eve.http.cookies.set("novastate", guess)
        info = await eve.get(f"/api/tables/{id}")
        assert not any(seat["yours"] for seat in info["seats"])
        assert await eve.get("/api/tables?scope=mine") == []


async def test_logs_hold_no_secret(lite: Site) -> None:
    # given
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("novastate")
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    try:
        # when
        ann = lite.player()
        made = await ann.make("person", "bot")
        link = made["links"][0]["url"]
        await lite.player().http.get(link)
        await ann.post("/api/account", {"name": "Ann", "password": "very secret words"}, 201)
    finally:
        logger.removeHandler(handler)
        logger.setLevel(logging.NOTSET)
    # then
    written = lines.getvalue()
    events = [json.loads(line) for line in written.splitlines()]
    assert {event["route"] for event in events} >= {"/api/tables", "/seat/{secret}"}
    for secret in (link.removeprefix("/seat/"), ann.http.cookies["novastate"], "very secret words"):
        assert secret not in written
