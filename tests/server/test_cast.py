"""Characters of bots: who sits down when a bot is asked to play."""

import re
from pathlib import Path

import pytest

from novastate.server.cast import Casting, cast_of, everybody, face_of
from novastate.server.looks import looks_of
from tests.server.conftest import Site

FACES = Path(__file__).parents[2] / "web/src/art/face/cast.ts"


@pytest.mark.parametrize(("game", "least"), [("master", 24), ("newera", 24), ("novaera", 16)])
def test_every_game_has_enough_people(game: str, least: int) -> None:
    people = cast_of(game)
    assert len(people) >= least
    assert len({looks_of(each.name) for each in people}) == len(people)
    assert all(each.words["en"] and each.words["de"] for each in people)


def test_the_page_knows_how_each_of_them_looks() -> None:
    drawn = set(re.findall(r"^  (\w+): \[", FACES.read_text("utf-8"), re.MULTILINE))
    assert {each.id for each in everybody()} <= drawn


def test_a_table_decides_by_its_id_and_never_gives_a_character_twice() -> None:
    # given
    first, again, other = (Casting("master", table) for table in ("a", "a", "b"))
    # when
    names = [first.give() for _ in range(24)]
    # then
    assert len(set(names)) == 24
    assert [again.give() for _ in range(24)] == names
    assert [other.give() for _ in range(24)] != names


def test_nobody_gets_the_name_of_somebody_who_sits_there() -> None:
    taken = [each.name.upper() for each in cast_of("master")[1:]]
    assert Casting("master", "a", taken).give() == cast_of("master")[0].name


def test_a_face_is_that_of_the_character_or_of_the_name() -> None:
    assert face_of("Magda Voss") == "magda_voss"
    assert face_of("Ann") == "Ann"


async def test_bots_of_a_table_are_different_people(lite: Site) -> None:
    # when
    made = await lite.player().make({"kind": "person", "name": "Ann"}, "bot", "bot", "bot")
    # then
    seats = made["table"]["seats"]
    people = {each.name: each.id for each in cast_of("master")}
    assert seats[0]["face"] == "Ann"
    assert [people[seat["name"]] for seat in seats[1:]] == [seat["face"] for seat in seats[1:]]
    assert len({seat["face"] for seat in seats}) == 4


async def test_a_seat_may_wish_for_a_character_or_a_name(lite: Site) -> None:
    # when
    wished = {"kind": "bot", "bot": "random", "character": "old_tully"}
    named = {"kind": "bot", "bot": "random", "name": "Clank", "character": "old_tully"}
    made = await lite.player().make("person", wished, wished, named)
    # then
    names = [seat["name"] for seat in made["table"]["seats"]]
    assert names[1] == "Old Tully"
    assert names[2] not in ("Old Tully", "")
    assert names[3] == "Clank"


async def test_people_of_another_world_do_not_come(lite: Site) -> None:
    ann = lite.player()
    wish = {"game": "master", "seats": [{"kind": "person"}, {"kind": "bot", "character": "neferu"}]}
    refused = await ann.post("/api/tables", wish, 400)
    assert refused["code"] == "no_character"


async def test_no_account_has_the_name_of_a_character(lite: Site) -> None:
    wish = {"name": "magda voss", "password": "another horse"}
    refused = await lite.player().post("/api/account", wish, 409)
    assert refused["code"] == "name_kept_free"


async def test_the_cast_is_told(lite: Site) -> None:
    told = await lite.player().get("/api/games/novaera/cast")
    assert {"id", "name", "words"} == set(told[0])
    assert "neferu" in {each["id"] for each in told}
    assert (await lite.player().get("/api/games/chess/cast", 404))["code"] == "no_game"
