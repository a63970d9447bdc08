"""Finished games: moments, records, uploads, going on from a moment, puzzles."""

from pathlib import Path
from typing import Any

import pytest

from novastate.server.shapes.story import Moment
from tests.server.client import Player
from tests.server.conftest import Site
from tests.server.holding import misfits


async def finished(site: Site, seats: int = 2, **more: Any) -> str:
    ann = site.player()
    others = [{"kind": "bot", "name": f"Bot {i}"} for i in range(1, seats)]
    more.setdefault("options", {"end_vp": 5})  # a short game is as good as a long one here
    id = await ann.begin({"kind": "person", "name": "Ann"}, *others, **more)
    await ann.post(f"/api/tables/{id}/leave")
    await site.settle()
    return id


async def test_every_moment_can_be_seen(site: Site) -> None:
    # given
    id = await finished(site)
    ann = site.players[0]
    # when
    last = await ann.get(f"/api/tables/{id}/replay")
    first = await ann.get(f"/api/tables/{id}/replay?move=0&reader=1")
    middle = await ann.get(f"/api/tables/{id}/replay?move=13&lang=de")
    for moment in (first, middle, last):
        assert misfits(moment, Moment) == []
    # then
    assert last["move"] == last["moves"] > 20
    assert last["outcome"]["scores"] == last["table"]["scores"]
    assert last["outcome"]["series"]["rounds"][-1] == last["view"]["round"]
    assert (first["seat"], first["text"], first["log"]) == (None, "", [])
    assert len(first["view"]["players"][1]["hand"]) == 6
    assert first["question"]["code"] == "keep_cards"
    assert isinstance(middle["view"]["players"][0]["hand"], int)
    assert middle["outcome"] is None
    assert middle["rounds"][0] == {"round": 0, "move": 0}
    for move in (-1, last["moves"] + 1):
        missing = await ann.get(f"/api/tables/{id}/replay?move={move}", 404)
        assert missing["text"] == f"This game has moves 0 to {last['moves']}, no move {move}."


async def test_a_record_goes_out_and_comes_in(site: Site) -> None:
    # given
    id = await finished(site)
    bob = site.player()
    record = await bob.get(f"/api/tables/{id}/record")
    # when
    kept = await bob.post("/api/replays", {"record": record}, 201)
    # then
    moment = await bob.get(f"/api/tables/{kept['id']}/replay")
    original = await bob.get(f"/api/tables/{id}/replay")
    assert moment["view"] == original["view"]
    assert moment["outcome"] == original["outcome"]
    assert [seat["name"] for seat in moment["table"]["seats"]] == ["Ann", "Bot 1"]
    assert await bob.get(f"/api/tables/{kept['id']}/record") == record


async def test_all_fixture_records_can_be_uploaded(lite: Site, root: Path) -> None:
    folder = root / "tests" / "fixtures" / "master" / "games"
    for file in sorted(folder.glob("reason_*.txt")):
        kept = await lite.player().post("/api/replays", {"record": file.read_text("utf-8")}, 201)
        moment = await lite.player().get(f"/api/tables/{kept['id']}/replay")
        assert moment["outcome"] is not None, file.name


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("", "record_unreadable"),
        ("nonsense", "record_line"),
        ('[Game "chess"]\n[Rules "1"]\n[Seats "2"]\n[Seed "1"]\n', "record_unreadable"),
        ('[Game "master"]\n[Rules "9"]\n[Seats "2"]\n[Seed "1"]\n', "record_unreadable"),
        ('[Game "master"]\n[Rules "1"]\n[Seats "7"]\n[Seed "1"]\n', "record_unreadable"),
        (
            f'[Game "master"]\n[Rules "1"]\n[Seats "2"]\n[Seed "{"9" * 5000}"]\n',
            "record_nonsense",
        ),
        (
            '[Game "master"]\n[Rules "1"]\n[Seats "2"]\n[Seed "1"]\n\n1. 1: fly\n',
            "record_line",
        ),
        (
            '[Game "master"]\n[Rules "1"]\n[Seats "2"]\n[Seed "1"]\n[Given "1" "x y z"]\n',
            "record_unreadable",
        ),
        (
            '[Game "master"]\n[Rules "1"]\n[Seats "2"]\n[Seed "1"]\n[Digest "ab"]\n',
            "record_diverges",
        ),
    ],
)
async def test_records_that_cannot_be_kept(lite: Site, record: str, code: str) -> None:
    for lang in ("en", "de"):
        refused = await lite.player(lang).post("/api/replays", {"record": record}, 400)
        assert refused["code"] == code
        assert refused["text"].endswith((".", ")", "…"))


async def test_what_is_wrong_with_a_record_is_told_once(lite: Site) -> None:
    # given
    headers = '[Rules "1"]\n[Seats "2"]\n[Seed "1"]\n'
    fly = f'[Game "master"]\n{headers}\n1. 1: fly\n'
    # when
    english = await lite.player().post("/api/replays", {"record": headers}, 400)
    german = await lite.player("de").post("/api/replays", {"record": headers}, 400)
    line = await lite.player("de").post("/api/replays", {"record": fly}, 400)
    # then
    assert english["text"] == 'The record cannot be used: the header "Game" is missing.'
    assert "detail" not in english
    assert german["text"] == "Die Aufzeichnung ist nicht brauchbar."
    assert german["detail"] == 'the header "Game" is missing.'
    assert line["text"] == "Die Aufzeichnung ist nicht brauchbar: In Zeile 6 stimmt etwas nicht."
    assert line["detail"].startswith('"fly" cannot be read')


async def test_one_plays_on_under_the_own_name(lite: Site, root: Path) -> None:
    # given: a game of others, and one that Ann has played herself
    record = root / "tests" / "fixtures" / "master" / "games" / "greedy_2.txt"
    bob = lite.player()
    theirs = (await bob.post("/api/replays", {"record": record.read_text("utf-8")}, 201))["id"]
    hers = await finished(lite)
    ann = lite.players[1]

    async def name(player: Player, id: str, seat: int, **more: object) -> str:
        body = {"move": 0, "seats": [seat], **more}
        made = await player.post(f"/api/tables/{id}/branch", body, 201)
        return str(made["table"]["seats"][seat]["name"])

    # then
    assert await name(bob, theirs, 0, name="Bob") == "Bob"
    assert await name(bob, theirs, 1) == "Guest"
    assert await name(ann, hers, 0, name="Ann Lee") == "Ann"
    assert await name(ann, hers, 1, name="Ann Lee") == "Ann Lee"


async def test_no_two_seats_are_called_the_same_after_a_branch(lite: Site) -> None:
    # given: a game that Ann has played on the first seat
    id = await finished(lite)
    ann = lite.players[0]
    old = (await ann.get(f"/api/tables/{id}"))["seats"]
    # when: she goes on from the other side
    body = {"move": 0, "seats": [1], "name": old[0]["name"]}
    seats = (await ann.post(f"/api/tables/{id}/branch", body, 201))["table"]["seats"]
    # then
    assert seats[1]["name"] == old[0]["name"]
    assert seats[0]["kind"] == "bot"
    assert seats[0]["name"] not in ("", seats[1]["name"])


async def test_where_the_points_come_from(lite: Site, root: Path) -> None:
    # given, when
    folder = root / "tests" / "fixtures" / "master" / "games"
    for file in ("greedy_3.txt", "reason_solo_win.txt"):
        record = (folder / file).read_text("utf-8")
        id = (await lite.player().post("/api/replays", {"record": record}, 201))["id"]
        german = (await lite.player("de").get(f"/api/tables/{id}/replay"))["outcome"]
        # then: every point of everybody has a source, which has a name, and the best come first
        series = german["series"]
        for player, vp in zip(series["paid"], series["vp"], strict=True):
            assert sum(one["vp"] for one in player) == vp[-1]
            assert player == sorted(player, key=lambda one: -one["vp"])
            assert all(german["words"]["paid"][one["source"]] for one in player)
        assert german["words"]["paid"]["locations"] == "Orte im Staat"
    assert german["words"]["paid"]["material_depository"] == "Materialdepot"


async def test_what_if(site: Site) -> None:
    # given
    id = await finished(site)
    bob = site.player()
    before = await bob.get(f"/api/tables/{id}/replay?move=8&reader=0")
    # when
    made = await bob.post(f"/api/tables/{id}/branch", {"move": 8, "seats": [0]}, 201)
    await site.settle()
    # then
    table = made["table"]
    assert table["origin"] == {"kind": "branch", "table": id, "move": 8}
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    wire = await bob.sit(table["id"])
    assert wire.state["reader"] == 0
    assert wire.log[0]["code"] == "table_begins"
    assert wire.state["view"]["round"] >= before["view"]["round"]
    while await wire.asked():
        options = wire.options()
        await wire.move("pass" if "pass" in options else options[0])
    record = await bob.get(f"/api/tables/{table['id']}/record")
    assert (await bob.post("/api/replays", {"record": record}, 201))["id"]


async def test_what_if_that_cannot_be(lite: Site) -> None:
    id = await finished(lite)
    for body, code, status in (
        ({"move": -1, "seats": [0]}, "no_moment", 404),
        ({"move": 99_999, "seats": [0]}, "no_moment", 404),
        ({"move": 0, "seats": []}, "needs_person", 400),
        ({"move": 0, "seats": [5]}, "no_seat", 400),
        ({"move": "x", "seats": [0]}, "bad_request", 400),
    ):
        refused = await lite.players[0].post(f"/api/tables/{id}/branch", body, status)
        assert refused["code"] == code


async def test_every_puzzle_can_be_begun(lite: Site) -> None:
    ann = lite.player("de")
    puzzles = await ann.get("/api/games/master/puzzles")
    assert len(puzzles) >= 6
    written = [puzzle for puzzle in puzzles if puzzle["sort"] == "written"]
    mined = [puzzle for puzzle in puzzles if puzzle["sort"] != "written"]
    for puzzle in written + mined[:6]:
        assert puzzle["title"]
        assert puzzle["goal"]
        made = await ann.post(f"/api/puzzles/{puzzle['id']}", status=201)
        assert made["table"]["origin"]["puzzle"] == puzzle["id"]
        wire = await ann.sit(made["table"]["id"])
        assert await wire.asked()
        assert wire.state["reader"] == puzzle["seat"]
    assert (await ann.post("/api/puzzles/none", status=404))["code"] == "no_puzzle"


async def test_a_puzzle_can_be_solved_and_its_record_replays(site: Site) -> None:
    # given
    ann = site.player()
    made = await ann.post("/api/puzzles/1_the_same_church_twice", status=201)
    id = made["table"]["id"]
    wire = await ann.sit(id)
    origin = {"kind": "puzzle", "puzzle": "1_the_same_church_twice", "solved": False}
    assert wire.state["table"]["origin"] == origin
    # when
    for move in ("board red", "raze church", "take thugs", "play thugs", "raze shadow"):
        assert (await wire.move(move))["type"] == "ack"
    assert wire.state["table"]["origin"] == origin
    assert (await wire.move("raze church"))["type"] == "ack"
    # then
    assert wire.state["view"]["players"][0]["vp"] == 8
    assert wire.state["table"]["origin"] == {**origin, "solved": True, "tried": "solved"}
    await ann.post(f"/api/tables/{id}/leave")
    await site.settle()
    record = await ann.get(f"/api/tables/{id}/record")
    assert '[Given "1" "1 faction mutants_union"]' in record
    await ann.post("/api/replays", {"record": record}, 201)


async def test_a_solo_game_has_its_level_and_figures(lite: Site) -> None:
    id = await finished(lite, 1, seed=3)
    moment = await lite.players[0].get(f"/api/tables/{id}/replay?lang=de")
    outcome = moment["outcome"]
    assert "rival_vp" in outcome
    assert outcome["words"]["rival"] == "der virtuelle Gegner"
    assert len(outcome["series"]["vp"]) == 2
