"""Hints, chances and reviews: what they tell, to whom, and where they are refused."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from novastate.bots.analysis import Answer, Estimate, answers, chances
from novastate.bots.greedy import GreedyBot
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.position import Position
from novastate.server.evaluating import Decision, Rated
from novastate.server.reviewing import worst
from novastate.server.thinking import Pool
from tests.server.client import Player
from tests.server.conftest import Site, running, settings_for
from tests.server.test_commands import to_the_first_turn, two_people
from tests.server.test_replay import finished
from tools.patience import PATIENCE

GAMES = ("master", "state2010", "newera", "novaera")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let judgements come from a glance: what is tested is what becomes of them."""

    def answers(position: Position, seat: int, place: str, made: int | None = None) -> list[Answer]:
        world = position.redeal(seat, seeded(5))
        moves = world.moves(seat)
        ratings = GreedyBot().rate(world, seat, moves)
        best = max(ratings)
        rated = zip(moves, ratings, strict=True)
        found = [(1.0 / (1.0 + 2.0 ** ((best - r) / 4.0)), m) for m, r in rated]
        found.sort(key=lambda each: -each[0])
        shown = found[:3] + [each for each in found[3:] if each[1] == made]
        return [Answer(m, c, 0.02, found[0][0] - c, 0.01) for c, m in shown]

    def chances(position: Position, reader: int | None, place: str) -> list[Estimate]:
        outcome, seats = position.outcome(), range(position.seats)
        winners = list(seats) if outcome is None else outcome.winners
        return [Estimate(1.0 / len(winners) if i in winners else 0.0, 0.01) for i in seats]

    def chances_after(position: Position, seat: int, move: int, place: str) -> list[Estimate]:
        return chances(position, seat, place)

    def final_points(position: Position, seat: int, move: int, place: str, games: int) -> float:
        return 20.0 + move % 7

    for each in (answers, chances, chances_after, final_points):
        monkeypatch.setattr(f"novastate.bots.analysis.{each.__name__}", each)


async def lines(player: Player, path: str) -> list[dict[str, Any]]:
    """Read an answer of lines to its end."""
    return [json.loads(line) for line in (await player.get(path)).splitlines()]


def stored_in(folder: Path) -> str:
    """Return the address of a database in a folder."""
    return f"sqlite:///{folder / 'test.db'}"


OWN = 8
"""Moves that Ann makes herself before a bot plays on."""


async def played(site: Site, **more: Any) -> tuple[Player, str]:
    """Let Ann play some moves herself; a bot plays the rest."""
    ann = site.player()
    more.setdefault("options", {"end_vp": 5})
    id = await ann.begin({"kind": "person", "name": "Ann"}, "bot", **more)
    wire = await ann.sit(id)
    for _ in range(OWN):
        if await wire.asked():
            await wire.move()
    await ann.post(f"/api/tables/{id}/leave")
    await site.settle()
    return ann, id


# --- hints -------------------------------------------------------------------------------


@pytest.mark.usefixtures("quick")
async def test_a_hint_names_the_best_answers_of_the_seat_that_is_asked(site: Site) -> None:
    # given
    ann = site.player()
    id = await ann.begin({"kind": "person", "name": "Ann"}, "bot")
    await site.settle()  # the bot answers at the same time, which makes versions
    wire = await ann.sit(id)
    await wire.asked()
    choices = {choice["move"]: choice for choice in wire.state["question"]["choices"]}
    # when
    given = await ann.post(f"/api/tables/{id}/hint")
    german = await ann.post(f"/api/tables/{id}/hint?lang=de", {"seat": 0})
    # then
    assert (given["seat"], given["version"]) == (0, wire.state["version"])
    assert given["options"] == len(wire.options())
    assert len(given["hints"]) == 3
    shares = [hint["chance"] for hint in given["hints"]]
    assert shares == sorted(shares, reverse=True)
    assert all(hint["error"] == 0.02 for hint in given["hints"])
    for hint in given["hints"]:
        choice = choices[hint["move"]]
        assert (hint["text"], hint["target"]) == (choice["text"], choice["target"])
    assert [hint["move"] for hint in german["hints"]] == [hint["move"] for hint in given["hints"]]
    assert german["hints"][0]["text"] != given["hints"][0]["text"]


@pytest.mark.usefixtures("quick")
async def test_only_the_own_question_is_thought_over(lite: Site) -> None:
    # given
    id, one, two = await two_people(lite, visibility="private")
    first, _ = await to_the_first_turn(one, two)
    asked = 0 if first is one else 1
    ann, bob = lite.players[0], lite.players[1]
    eve = lite.player()
    holder, other = (ann, bob) if asked == 0 else (bob, ann)
    # then
    assert (await holder.post(f"/api/tables/{id}/hint"))["seat"] == asked
    for player, body, status, code in (
        (eve, {}, 400, "no_seat_of_yours"),
        (eve, {"seat": asked}, 403, "not_yours"),
        (other, {"seat": asked}, 403, "not_yours"),
        (other, {}, 400, "not_asked"),
        (holder, {"seat": 9}, 400, "no_seat"),
        (holder, {"seat": -1}, 400, "no_seat"),
        (holder, {"seat": "x"}, 400, "bad_request"),
    ):
        refused = await player.post(f"/api/tables/{id}/hint", body, status)
        assert refused["code"] == code, body


@pytest.mark.usefixtures("quick")
async def test_there_are_no_hints_before_after_and_while_a_bot_plays(lite: Site) -> None:
    # given
    ann = lite.player()
    id = (await ann.make({"kind": "person", "name": "Ann"}, "bot"))["table"]["id"]
    # then
    assert (await ann.post(f"/api/tables/{id}/hint", {}, 409))["code"] == "not_started"
    assert (await ann.post("/api/tables/nothing/hint", {}, 404))["code"] == "no_table"
    # when
    over = await finished(lite)
    # then
    refused = await lite.players[1].post(f"/api/tables/{over}/hint", {}, 400)
    assert refused["code"] == "is_finished"
    # when
    id, one, _ = await two_people(lite, visibility="private")
    await one.do("seat", action="hand_over")
    # then
    refused = await lite.players[2].post(f"/api/tables/{id}/hint", {}, 400)
    assert refused["code"] == "bot_plays"


async def test_a_table_can_do_without_analysis(site: Site) -> None:
    # given
    ann, eve = site.player(), site.player("de")
    seats = ({"kind": "person", "name": "Ann"}, "bot")
    id = await ann.begin(*seats, analysis=False, options={"end_vp": 5})
    wire = await ann.sit(id)
    await wire.asked()
    # then: nobody has any, while it runs and afterwards
    assert wire.state["table"]["analysis"] is False
    assert (await ann.post(f"/api/tables/{id}/hint", {}, 403))["code"] == "no_analysis"
    await _refuse_everything(ann, eve, id)
    await ann.post(f"/api/tables/{id}/leave")
    await site.settle()
    await _refuse_everything(ann, eve, id)
    # and: a rematch is played as the game was
    rematch = await ann.post(f"/api/tables/{id}/rematch")
    assert rematch["analysis"] is False


async def _refuse_everything(ann: Player, eve: Player, id: str) -> None:
    for path in ("chances", "chances?reader=0", "review"):
        refused = await ann.get(f"/api/tables/{id}/{path}", 403)
        assert refused["text"] == "This table plays without hints and reviews."
    spectator = await eve.get(f"/api/tables/{id}/chances", 403)
    assert spectator["text"] == "An diesem Tisch wird ohne Tipps und Rückschau gespielt."


@pytest.mark.parametrize(
    ("more", "allowed"),
    [
        ({}, False),
        ({"analysis": True}, True),
        ({"visibility": "private"}, True),
        ({"visibility": "private", "analysis": False}, False),
    ],
)
async def test_strangers_have_no_hints_unless_the_table_says_so(
    lite: Site, more: dict[str, Any], allowed: bool
) -> None:
    made = await lite.player().make("person", "open", **more)
    assert made["table"]["analysis"] is allowed
    assert (await lite.player().get("/api/tables"))[0:1] == (
        [] if "visibility" in more else [{**made["table"], "host": False, "seats": _foreign(made)}]
    )


def _foreign(made: dict[str, Any]) -> list[dict[str, Any]]:
    return [{**seat, "yours": False} for seat in made["table"]["seats"]]


@pytest.mark.usefixtures("quick")
async def test_a_puzzle_has_no_hints_unless_they_are_asked_for(lite: Site) -> None:
    # given
    ann = lite.player()
    every = await ann.get("/api/games/master/puzzles")
    puzzle = next(each["id"] for each in every if each["kind"] == "puzzle")
    lesson = next(each["id"] for each in every if each["kind"] == "tutorial")
    # when
    plain = (await ann.post(f"/api/puzzles/{puzzle}", {}, 201))["table"]["id"]
    helped = (await ann.post(f"/api/puzzles/{puzzle}?analysis=true", {}, 201))["table"]["id"]
    guided = (await ann.post(f"/api/puzzles/{lesson}", {}, 201))["table"]["id"]
    # then
    assert (await ann.post(f"/api/tables/{plain}/hint", {}, 403))["code"] == "no_puzzle_hints"
    assert (await ann.get(f"/api/tables/{plain}/chances", 403))["code"] == "no_puzzle_hints"
    assert (await ann.post(f"/api/tables/{helped}/hint"))["hints"]
    assert (await ann.post(f"/api/tables/{guided}/hint"))["hints"]


@pytest.mark.usefixtures("quick")
async def test_hints_are_limited_and_the_same_one_costs_nothing(tmp_path: Path) -> None:
    async with running(settings_for(stored_in(tmp_path), hints=0.0001)) as site:
        # given
        ann = site.player()
        id = await ann.begin({"kind": "person", "name": "Ann"}, "bot")
        await site.settle()
        wire = await ann.sit(id)
        await wire.asked()
        # when
        first = await ann.post(f"/api/tables/{id}/hint")
        again = await ann.post(f"/api/tables/{id}/hint")
        await wire.move()
        await wire.asked()
        more = await ann.post(f"/api/tables/{id}/hint", {}, 429)
        # then
        assert first == again
        assert more["code"] == "slow_down"


async def test_a_hint_is_thought_over_in_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    names: list[str] = []
    run = Pool.run

    async def noted(self: Pool, function: Any, *args: Any, **more: Any) -> Any:
        names.append(function.__name__)
        return await run(self, function, *args, **more)

    monkeypatch.setattr(Pool, "run", noted)
    async with running(settings_for(stored_in(tmp_path), bot_workers=1)) as site:
        ann = site.player()
        id = await ann.begin({"kind": "person", "name": "Ann"}, {"kind": "person"})
        # when
        given = await ann.post(f"/api/tables/{id}/hint")
    # then
    assert names == ["ready", "hint_moves"]
    assert given["hints"]


@pytest.mark.parametrize("game", GAMES)
def test_a_judgement_depends_on_nothing_the_reader_cannot_know(game: str) -> None:
    # given
    rules = ruleset(game)
    for seed in range(2):
        position, chance = rules.new(2, seed), seeded(seed)
        for number in range(60):
            if not position.to_act():
                break
            seat = position.to_act()[chance.below(len(position.to_act()))]
            if number % 12 == 0:
                # when: what the seat, or a spectator, cannot know is dealt afresh
                same = position.redeal(seat, chance)
                seen = position.redeal(None, chance)
                # then
                assert answers(position, seat, "x", None, 3) == answers(same, seat, "x", None, 3)
                assert chances(position, seat, "x", 4) == chances(same, seat, "x", 4)
                assert chances(position, None, "x", 4) == chances(seen, None, "x", 4)
            moves = position.moves(seat)
            position.apply(seat, moves[chance.below(len(moves))])


# --- chances -----------------------------------------------------------------------------


@pytest.mark.usefixtures("quick")
async def test_chances_after_every_move_of_a_finished_game(site: Site) -> None:
    # given
    ann, id = await played(site)
    eve = site.player()
    last = await ann.get(f"/api/tables/{id}/replay")
    # when
    told = await lines(eve, f"/api/tables/{id}/chances")
    # then: all of them, in order, and the last are what the game ended with
    rows = [row for line in told for row in line["chances"]]
    assert told[0]["first"] == 0
    assert told[-1]["done"] == told[-1]["total"] == len(rows) == last["moves"] + 1
    assert all(len(row) == 2 and abs(sum(row) - 1) < 0.001 for row in rows)
    errors = [row for line in told for row in line["errors"]]
    assert errors == [[0.01, 0.01]] * len(rows)
    winners = last["outcome"]["winners"]
    assert rows[-1] == [1 / len(winners) if seat in winners else 0 for seat in (0, 1)]


@pytest.mark.usefixtures("quick")
async def test_what_was_worked_out_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    async with running(settings_for(stored_in(tmp_path))) as site:
        ann, id = await played(site)
        judged = await lines(ann, f"/api/tables/{id}/chances?reader=1")
        review = await lines(ann, f"/api/tables/{id}/review")
    # when: nobody thinks any more
    monkeypatch.setattr("novastate.server.reviewing.chances_from", None)
    monkeypatch.setattr("novastate.server.reviewing.decisions_at", None)
    monkeypatch.setattr("novastate.server.reviewing.ends_at", None)
    async with running(settings_for(stored_in(tmp_path))) as site:
        again = await lines(site.player(), f"/api/tables/{id}/chances?reader=1")
        reviewed = await lines(site.player(), f"/api/tables/{id}/review")
    # then
    assert [row for line in again for row in line["chances"]] == [
        row for line in judged for row in line["chances"]
    ]
    assert reviewed[-1] == review[-1]
    assert len(reviewed) <= 2


async def test_while_a_game_runs_one_judges_by_ones_own_eyes(
    lite: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    asked: list[tuple[int, int | None]] = []

    def noted(
        text: str, first: int, reader: int | None, place: str, seconds: float
    ) -> list[list[tuple[float, float]]]:
        asked.append((first, reader))
        moves = [line for line in text.splitlines() if line[:1].isdigit()]
        return [[(0.5, 0.1), (0.5, 0.1)]] * (len(moves) + 1 - first)

    monkeypatch.setattr("novastate.server.reviewing.chances_from", noted)
    id, one, two = await two_people(lite, visibility="private")
    ann, eve = lite.players[0], lite.player()
    first, _ = await to_the_first_turn(one, two)
    moves = (await ann.get(f"/api/tables/{id}/replay"))["moves"]
    # when
    own = await lines(ann, f"/api/tables/{id}/chances?reader=0")
    watched = await lines(eve, f"/api/tables/{id}/chances")
    # then
    assert own[-1]["total"] == watched[-1]["total"] == moves + 1
    assert asked == [(0, 0), (0, None)]
    refused = await ann.get(f"/api/tables/{id}/chances?reader=1", 403)
    assert refused["code"] == "not_yours"
    assert (await eve.get(f"/api/tables/{id}/chances?reader=0", 403))["code"] == "not_yours"
    assert (await ann.get(f"/api/tables/{id}/review", 409))["code"] == "not_finished"
    # when: the game goes on
    await first.move()
    await lines(ann, f"/api/tables/{id}/chances?reader=0")
    # then: only what is new is worked out
    assert asked[2:] == [(moves + 1, 0)]


async def test_work_for_somebody_who_leaves_is_given_up(
    lite: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given: a study that takes for ever
    given_up = asyncio.Event()

    async def endless(*_: object, **__: object) -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            given_up.set()
            raise

    id = await finished(lite)
    monkeypatch.setattr(lite.parts.tables.pool, "run", endless)
    studies = lite.parts.reviewing.studies
    # when: the page shows the first line and is closed
    async with lite.players[0].http.stream("GET", f"/api/tables/{id}/chances") as answer:
        assert "ndjson" in answer.headers["content-type"]
        first = await anext(answer.aiter_lines())
        assert json.loads(first)["done"] == 0
        assert studies.under_way == 1
    # then
    await asyncio.wait_for(given_up.wait(), PATIENCE)
    assert studies.under_way == 0


# --- reviews -----------------------------------------------------------------------------


@pytest.mark.usefixtures("quick")
async def test_a_review_marks_the_costliest_moves_of_people(site: Site) -> None:
    # given
    ann, id = await played(site)
    # when
    told = await lines(ann, f"/api/tables/{id}/review")
    german = await lines(ann, f"/api/tables/{id}/review?lang=de")
    # then
    review = told[-1]["review"]
    assert told[-1]["done"] == told[-1]["total"] == OWN
    assert all("review" not in line for line in told if line["done"] < OWN)
    (seat,) = review["seats"]  # the bot is not reviewed, nor what it played for Ann
    assert (seat["seat"], seat["decisions"] <= OWN) == (0, True)
    assert 0 <= seat["best"] <= seat["decisions"]
    moves = review["moves"]
    assert len(moves) == seat["decisions"]
    marked = [move for move in moves if move["mark"]]
    assert 0 < len(marked) <= 5
    assert all(move["loss"] >= 0.04 and move["loss"] > move["error"] for move in marked)
    least = {"??": 0.12, "?": 0.07, "?!": 0.04}
    for move in marked:
        assert move["loss"] >= least[move["mark"]]
        made, best = move["made"], move["options"][0]
        assert made["points"] is not None
        assert best["points"] is not None
    assert review["continuations"] > 0
    for move in moves:
        made, best = move["made"], move["options"][0]
        assert made in move["options"]
        assert move["loss"] == pytest.approx(best["chance"] - made["chance"], abs=0.001)
        moment = await ann.get(f"/api/tables/{id}/replay?move={move['move'] - 1}&reader=0")
        choices = {choice["move"]: choice for choice in moment["question"]["choices"]}
        assert move["prompt"] == moment["question"]["prompt"]
        for answer in move["options"]:
            choice = choices[answer["move"]]
            assert (answer["text"], answer["target"]) == (choice["text"], choice["target"])
        after = await ann.get(f"/api/tables/{id}/replay?move={move['move']}&reader=0")
        assert after["notation"] == made["move"]
    first = german[-1]["review"]["moves"][0]
    assert first["move"] == moves[0]["move"]
    assert first["prompt"] != moves[0]["prompt"]


@pytest.mark.usefixtures("quick")
async def test_everybody_in_an_uploaded_record_is_reviewed(lite: Site) -> None:
    # given
    id = await finished(lite)
    ann = lite.players[0]
    record = await ann.get(f"/api/tables/{id}/record")
    kept = (await ann.post("/api/replays", {"record": record}, 201))["id"]
    # when
    review = (await lines(ann, f"/api/tables/{kept}/review"))[-1]["review"]
    # then
    assert [seat["seat"] for seat in review["seats"]] == [0, 1]
    # and: where a bot played all the time there is nobody to review
    empty = (await lines(ann, f"/api/tables/{id}/review"))[-1]["review"]
    assert (empty["seats"], empty["moves"]) == ([], [])


async def test_a_fault_in_a_study_is_told_in_its_last_line(
    lite: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    def broken(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("novastate.server.reviewing.chances_from", broken)
    id = await finished(lite)
    # when
    told = await lines(lite.players[0], f"/api/tables/{id}/chances")
    # then
    assert told[-1]["code"] == "server"


# --- what is worth a word ----------------------------------------------------------------


def decided(move: int, cost: float, error: float, seat: int = 0) -> Decision:
    """Make a decision of a seat."""
    options = [Rated("a", 0.5 + cost, 0.03), Rated("b", 0.5, 0.03)]
    return Decision(move, seat, options, 1, cost, error)


def test_five_moves_are_marked_at_most_and_none_that_may_have_cost_nothing() -> None:
    # given
    played = [decided(move, 0.05 + move / 100, 0.02) for move in range(8)]
    unsure, small = decided(20, 0.2, 0.21), decided(21, 0.039, 0.001)
    # when
    found = worst([*played, unsure, small])
    # then
    assert [each.move for each in found] == [7, 6, 5, 4, 3]
    assert worst([unsure, small]) == []


def test_five_moves_are_marked_in_a_game_and_not_for_each_person() -> None:
    # given: four costly moves of each of two people
    played = [decided(move, 0.05 + move / 100, 0.02, move % 2) for move in range(8)]
    # when
    found = worst(played)
    # then
    assert [(each.move, each.seat) for each in found] == [(7, 1), (6, 0), (5, 1), (4, 0), (3, 1)]


# --- the list of moves -------------------------------------------------------------------


async def test_all_moves_of_a_finished_game_are_listed_in_a_few_words(lite: Site) -> None:
    # given
    id = await finished(lite)
    ann = lite.players[0]
    last = await ann.get(f"/api/tables/{id}/replay")
    # when
    listed = (await ann.get(f"/api/tables/{id}/moves"))["moves"]
    german = (await ann.get(f"/api/tables/{id}/moves?lang=de"))["moves"]
    # then
    assert [each["move"] for each in listed] == list(range(1, last["moves"] + 1))
    assert all(each["text"] for each in listed)
    assert [each["text"] for each in german] != [each["text"] for each in listed]
    moment = await ann.get(f"/api/tables/{id}/replay?move=9&reader={listed[9]['seat']}")
    words = [choice["text"] for choice in moment["question"]["choices"]]
    assert listed[9]["text"] in words


async def test_while_a_game_runs_only_what_was_seen_is_listed(lite: Site) -> None:
    # given
    id, one, two = await two_people(lite, visibility="private")
    await to_the_first_turn(one, two)
    ann, eve = lite.players[0], lite.player()
    # when
    own = (await ann.get(f"/api/tables/{id}/moves?reader=0"))["moves"]
    watched = (await eve.get(f"/api/tables/{id}/moves"))["moves"]
    # then: nobody reads which cards others kept
    told = await eve.get(f"/api/tables/{id}/replay")
    assert len(own) == len(watched) == told["moves"]
    assert [each["text"] for each in own] != [each["text"] for each in watched]
    assert (await eve.get(f"/api/tables/{id}/moves?reader=0", 403))["code"] == "not_yours"
