"""Editions of cards: games begun before the second one go on with the cards they began with."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from novastate.games.registry import ruleset
from novastate.kernel.record import read_record
from tests.server.client import Frame, Player
from tests.server.conftest import Site, running, settings_for

GAMES = ("novaera", "state2010", "newera")
BEFORE: dict[str, dict[str, object]] = {
    "novaera": {},
    "state2010": {"produce_on_entry": True},
    "newera": {"merged": True},
}
"""Options by which version 3 of the rules differs from today's, and both decks."""
SHORT: dict[str, dict[str, object]] = {
    "novaera": {"eras": 2, "rounds_per_era": 1},
    "state2010": {"turn_cap": 3},
    "newera": {"turn_cap": 3},
}
"""Options for games that come to their end."""
KEPT = Path(__file__).resolve().parents[1] / "fixtures" / "kept"
OLD = 3
"""The version of the rules before there was a second edition."""


def stored(file: Path, id: str) -> dict[str, Any]:
    """Read the row of a table."""
    with closing(sqlite3.connect(file)) as db:
        db.row_factory = sqlite3.Row
        return dict(db.execute("SELECT * FROM tables WHERE id = ?", [id]).fetchone())


def make_old(file: Path, id: str) -> None:
    """Let a table be what the program of version 3 has left: it knew no editions."""
    row = stored(file, id)
    known = json.loads((KEPT / "versions.json").read_text("utf-8"))
    options = without_edition(json.loads(row["options"]))
    with closing(sqlite3.connect(file)) as db:
        db.execute(
            "UPDATE tables SET rules = ?, cards = ?, options = ? WHERE id = ?",
            [OLD, known[row["game"]][str(OLD)], json.dumps(options), id],
        )
        found = db.execute("SELECT position FROM snapshots WHERE table_id = ?", [id]).fetchone()
        position = json.loads(found[0])
        position["options"] = without_edition(position["options"])
        text = json.dumps(position)
        db.execute("UPDATE snapshots SET position = ? WHERE table_id = ?", [text, id])
        db.commit()


def without_edition(options: dict[str, object]) -> dict[str, object]:
    assert options.pop("card_edition") == "first"
    return options


async def begun(ann: Player, game: str, short: bool = False) -> str:
    options = {**BEFORE[game], **(SHORT[game] if short else {}), "card_edition": "first"}
    return await ann.begin({"kind": "person", "name": "Ann"}, "bot", game=game, options=options)


async def played(ann: Player, id: str, moves: int) -> Frame:
    """Let Ann answer some questions at random; return what she sees when she is asked again."""
    wire = await ann.sit(id)
    for _ in range(moves):
        await wire.asked()
        await wire.move()
    assert await wire.asked()
    return wire.state


def back(site: Site, ann: Player) -> Player:
    """Let Ann come back to a server that was started anew."""
    again = site.player()
    again.http.cookies.set("novastate", ann.http.cookies["novastate"])
    return again


async def shown_cards(visitor: Player, table: Frame) -> list[Frame]:
    """Fetch the cards of a table as the page does."""
    edition = table["options"]["card_edition"]
    data = await visitor.get(f"/api/games/{table['game']}/cards?edition={edition}")
    return [*data["cards"], *data["connections"], *data["factions"]]


def first_cards(game: str) -> list[dict[str, object]]:
    return sorted(ruleset(game).cards_data("first"), key=lambda card: str(card["id"]))


@pytest.mark.parametrize("game", GAMES)
async def test_a_running_game_goes_on_with_the_cards_it_began_with(
    game: str, tmp_path: Path
) -> None:
    # given: a game of version 3
    file = tmp_path / "test.db"
    settings = settings_for(f"sqlite:///{file}")
    async with running(settings) as site:
        ann = site.player()
        id = await begun(ann, game)
        before = await played(ann, id, 12)
        await site.settle()
    make_old(file, id)
    # when
    async with running(settings, site.clock) as again:
        ann = back(again, ann)
        # then: lists say which cards it has before anybody opens it
        (listed,) = await ann.get("/api/tables?scope=mine")
        assert (listed["rules"], listed["options"]["card_edition"]) == (OLD, "first")
        # and: it goes on where it was
        wire = await ann.sit(id)
        assert wire.state["table"]["status"] == "playing"
        assert wire.state["table"]["options"]["card_edition"] == "first"
        for what in ("version", "view", "question"):
            assert wire.state[what] == before[what]
        cards = await shown_cards(ann, wire.state["table"])
        assert sorted(cards, key=lambda card: str(card["id"])) == first_cards(game)
        # and: it is noted for good
        row = stored(file, id)
        assert (row["rules"], row["status"]) == (ruleset(game).version, "playing")
        assert json.loads(row["options"])["card_edition"] == "first"
        after = await played(ann, id, 8)
        await again.settle()
    async with running(settings, site.clock) as once_more:
        ann = back(once_more, ann)
        wire = await ann.sit(id)
        assert wire.state["view"] == after["view"]
        assert wire.state["table"]["options"] == before["table"]["options"]
        assert (await ann.get(f"/api/tables/{id}/replay"))["move"] >= 20


@pytest.mark.parametrize("game", GAMES)
async def test_what_comes_of_an_old_game_keeps_its_cards(game: str, tmp_path: Path) -> None:
    # given: a running game of version 3 that comes to its end today
    file = tmp_path / "test.db"
    settings = settings_for(f"sqlite:///{file}")
    async with running(settings) as site:
        ann = site.player()
        id = await begun(ann, game, short=True)
        await played(ann, id, 4)
        await site.settle()
    make_old(file, id)
    async with running(settings, site.clock) as again:
        ann = back(again, ann)
        await ann.post(f"/api/tables/{id}/leave")
        await again.settle()
        # when
        end = await ann.get(f"/api/tables/{id}/replay")
        record = await ann.get(f"/api/tables/{id}/record")
        rematch = await ann.post(f"/api/tables/{id}/rematch")
        wish = {"move": 9, "seats": [0], "name": "Ann"}
        branch = (await ann.post(f"/api/tables/{id}/branch", wish, 201))["table"]
        upload = (await ann.post("/api/replays", {"record": record}, 201))["id"]
        # then
        assert end["table"]["status"] == "finished"
        assert end["outcome"]["scores"] == end["table"]["scores"]
        written = read_record(record)
        assert written.rules == ruleset(game).version
        assert written.options["card_edition"] == "first"
        for table in (rematch, branch, await ann.get(f"/api/tables/{upload}")):
            assert table["options"] == end["table"]["options"]
            assert table["options"]["card_edition"] == "first"
        # and: all of it can be played
        for table in (rematch, branch):
            assert table["status"] == "playing"
            assert (await played(ann, table["id"], 2))["view"]["options"] == table["options"]
        assert (await ann.get(f"/api/tables/{upload}/replay"))["view"] == end["view"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_of_the_first_cards_plays_again(game: str, tmp_path: Path) -> None:
    # given
    file = tmp_path / "test.db"
    settings = settings_for(f"sqlite:///{file}")
    async with running(settings) as site:
        ann = site.player()
        id = await begun(ann, game, short=True)
        await ann.post(f"/api/tables/{id}/leave")
        await site.settle()
        end = await ann.get(f"/api/tables/{id}/replay?move=5&reader=0")
        record = read_record(await ann.get(f"/api/tables/{id}/record"))
    make_old(file, id)
    # when
    async with running(settings, site.clock) as again:
        ann = again.player()
        # then
        found = await ann.get(f"/api/tables/{id}/replay?move=5&reader=0")
        assert found["view"] == end["view"]
        assert found["table"]["archived"] is False
        kept = read_record(await ann.get(f"/api/tables/{id}/record"))
        assert (kept.options, kept.digest) == (record.options, record.digest)
        assert (kept.rules, kept.result) == (record.rules, record.result)


OLDER = sorted(file for game in GAMES for file in KEPT.glob(f"{game}_v3_*.txt"))


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
async def test_an_old_record_opens_with_its_cards(lite: Site, file: Path) -> None:
    # given
    visitor, text = lite.player(), file.read_text("utf-8")
    record = read_record(text)
    # when
    kept = await visitor.post("/api/replays", {"record": text}, 201)
    # then
    end = await visitor.get(f"/api/tables/{kept['id']}/replay")
    assert end["table"]["options"]["card_edition"] == "first"
    assert end["view"]["options"] == end["table"]["options"]
    assert "-".join(str(score) for score in end["outcome"]["scores"]) == record.result
    assert end["moves"] == len(record.entries)


async def test_cards_can_be_had_by_their_edition(lite: Site) -> None:
    visitor = lite.player()
    for game in GAMES:
        path, rules = f"/api/games/{game}/cards", ruleset(game)
        today, second, first = [
            await visitor.get(f"{path}{query}")
            for query in ("", "?edition=second", "?edition=first")
        ]
        assert today == second
        assert first["cards"] == [card for card in rules.cards_data("first") if "kind" in card]
        assert first["cards"] != second["cards"]
        assert first["words"] == second["words"]


async def test_an_edition_that_is_not_there_is_told(lite: Site) -> None:
    english, german = lite.player(), lite.player("de")
    third = "/api/games/novaera/cards?edition=third"
    assert await english.get(third, 404) == {
        "code": "no_edition",
        "text": 'There is no edition "third" of these cards (there are second, first).',
    }
    assert (await german.get(third, 404))["text"] == (
        "Eine Ausgabe „third“ dieser Karten gibt es nicht (es gibt second, first)."
    )
    only = "/api/games/master/cards?edition=first"
    assert (await english.get(only, 404))["text"] == (
        "51st State: Master Set has one edition of its cards: leave the edition out."
    )
    assert (await german.get(only, 404))["text"] == (
        "Die Karten von 51st State: Master Set gibt es in einer Ausgabe: Lass die Ausgabe weg."
    )
    assert (await english.get("/api/games/chess/cards?edition=first", 404))["code"] == "no_game"
    long = f"/api/games/novaera/cards?edition={'x' * 500}"
    assert (await english.get(long, 400))["code"] == "bad_request"


async def test_a_new_table_has_todays_cards_unless_it_is_told(lite: Site) -> None:
    ann = lite.player()
    for options, edition in (({}, "second"), ({"card_edition": "first"}, "first")):
        id = await ann.begin("person", "bot", game="novaera", options=options)
        wire = await ann.sit(id)
        assert wire.state["table"]["options"]["card_edition"] == edition
        assert wire.state["view"]["options"]["card_edition"] == edition
