"""Puzzles at tables: verdicts, going back, hints, solutions, ratings, the puzzle of the day."""

import json
from typing import Any

import pytest

from novastate.games.registry import ruleset
from novastate.kernel.chance import quick
from novastate.kernel.game import Game
from novastate.puzzles.puzzle import CHANCE, TURN, Puzzle, Step
from novastate.puzzles.shelf import puzzles
from novastate.server.puzzling.daily import DAY, chosen, streak
from novastate.server.puzzling.rating import Strength, rate, strength_of
from novastate.server.puzzling.shelf import daily_puzzle, offered
from tests.server.client import Player, Wire
from tests.server.conftest import Site

CHURCH = "1_the_same_church_twice"
LINE = ("board red", "raze church", "take thugs", "play thugs", "raze shadow", "raze church")
PASSWORD = "correct horse battery"


async def begun(site: Site, who: Player, id: str = CHURCH) -> Wire:
    """Begin a puzzle and sit down."""
    made = await who.post(f"/api/puzzles/{id}", status=201)
    wire = await who.sit(made["table"]["id"])
    assert await wire.asked()
    return wire


async def judged(site: Site, wire: Wire) -> dict[str, Any]:
    """Read until the last change has a verdict; return how the puzzle stands."""
    while wire.state["puzzle"]["state"] == "checking":
        await wire.until("state")
    found: dict[str, Any] = wire.state["puzzle"]
    return found


async def play(site: Site, wire: Wire, *moves: str) -> dict[str, Any]:
    """Make moves and return how the puzzle stands then."""
    for move in moves:
        answer = await wire.move(move)
        assert answer["type"] == "ack", answer
    return await judged(site, wire)


def table_of(wire: Wire) -> str:
    return str(wire.state["table"]["id"])


async def signed_up(site: Site, name: str) -> Player:
    """Return somebody with an account."""
    who = site.player()
    await who.post("/api/account", {"name": name, "password": PASSWORD}, 201)
    return who


# --- verdicts ----------------------------------------------------------------------------


async def test_goal_counter_and_own_moves_are_told(lite: Site) -> None:
    wire = await begun(lite, lite.player())
    told = wire.state["puzzle"]
    assert (told["state"], told["base"], told["have"], told["want"]) == ("open", 0, 0, 8)
    assert told["goal"].startswith("Reach 8 VP")
    assert told["moves"] == []
    # when
    told = await play(lite, wire, *LINE[:4])
    # then
    assert (told["state"], told["have"]) == ("open", 3)
    assert [move["text"] for move in told["moves"]][1] == "Raze Church for 2 red contacts"
    assert told["moves"][1]["cards"] == ["church"]
    assert told["moves"][1]["changes"]["vp"] == 3
    assert not any(move["lost"] for move in told["moves"])


async def test_a_move_that_loses_the_goal_is_told_at_once_and_leads_back(lite: Site) -> None:
    # given
    wire = await begun(lite, lite.player())
    # when
    told = await play(lite, wire, *LINE[:4], "raze gun_shop")
    # then: it is lost by that move, and nobody plays on
    assert told["state"] == "lost"
    assert told["why"].startswith("8 points are out of reach")
    assert [move["lost"] for move in told["moves"]] == [False] * 4 + [True]
    assert told["back"] == {"version": told["moves"][4]["version"], "n": 4}
    assert wire.state["question"] is None
    refused = await wire.do("move", version=wire.state["version"], move="pass")
    assert refused["code"] == "puzzle_over"
    # and: going back opens it again
    version = wire.state["version"]
    answer = await wire.do("take_back", version=version, to=told["back"]["version"])
    await wire.version(answer["version"])
    told = await judged(lite, wire)
    assert (told["state"], len(told["moves"])) == ("open", 4)
    # and: the first try has failed, whatever comes
    told = await play(lite, wire, *LINE[4:])
    assert (told["state"], told["tried"]) == ("reached", "failed")


async def test_a_puzzle_ends_with_its_round_and_shows_no_other(lite: Site) -> None:
    # given
    wire = await begun(lite, lite.player("de"))
    # when
    told = await play(lite, wire, "pass")
    await lite.settle()
    # then
    assert told["state"] == "lost"
    assert told["why"]
    assert wire.state["view"]["round"] == 1
    assert wire.state["question"] is None
    assert wire.state["table"]["status"] == "playing"
    # and
    answer = await wire.do("take_back", version=wire.state["version"], to=told["restart"])
    await wire.version(answer["version"])
    assert (await judged(lite, wire))["state"] == "open"
    assert wire.state["question"] is not None


@pytest.mark.parametrize("id", sorted(offered())[::25])
async def test_every_kind_of_puzzle_is_solved_by_its_line(id: str, lite: Site) -> None:
    # given
    puzzle = puzzles()[id]
    wire = await begun(lite, lite.player(), id)
    # when
    for step in puzzle.line:
        if step.seat == puzzle.seat:
            await wire.asked()
            assert (await wire.move(step.move))["type"] == "ack"
            told = await judged(lite, wire)
            assert told["state"] in ("open", "unknown", "reached"), step
        else:
            await lite.settle()
    # then
    assert wire.state["puzzle"]["state"] == "reached"


# --- what is told only to who asks -------------------------------------------------------


async def test_hints_tell_one_move_to_the_solver_alone(lite: Site) -> None:
    # given
    ann, bob = lite.player(), lite.player()
    wire = await begun(lite, ann)
    watcher = await bob.sit(table_of(wire))
    path = f"/api/tables/{table_of(wire)}/puzzle"
    assert (await bob.post(f"{path}/hint", status=403))["code"] == "not_yours"
    assert (await bob.post(f"{path}/solution", status=403))["code"] == "not_yours"
    # when
    told = await ann.post(f"{path}/hint")
    # then
    assert (told["move"], told["text"]) == (LINE[0], told["text"])
    await wire.until("state")
    assert wire.state["puzzle"]["hint"] == told
    assert wire.state["puzzle"]["hints"] == 1
    await watcher.version(wire.state["version"])
    assert watcher.state["puzzle"]["hint"] is None
    # and: asking again costs nothing, and with the move it is gone
    assert await ann.post(f"{path}/hint") == told
    await play(lite, wire, LINE[0])
    assert wire.state["puzzle"]["hints"] == 1
    assert wire.state["puzzle"]["hint"] is None


async def test_a_hint_leads_on_away_from_the_stored_line(lite: Site) -> None:
    # given: another order of the same moves
    wire = await begun(lite, lite.player())
    await play(lite, wire, "take thugs")
    told = await lite.players[0].post(f"/api/tables/{table_of(wire)}/puzzle/hint")
    # when
    found = await play(lite, wire, told["move"])
    # then
    assert found["state"] == "open"


async def test_the_solution_is_played_out_with_reasons_and_ends_the_try(lite: Site) -> None:
    # given
    ann = lite.player()
    wire = await begun(lite, ann)
    # when
    told = await ann.post(f"/api/tables/{table_of(wire)}/puzzle/solution?lang=de")
    # then
    assert [step["have"] for step in told["steps"]] == [0, 3, 3, 3, 5, 8]
    assert told["steps"][-1]["have"] == 8
    assert told["steps"][0]["reason"].startswith("Jede Plünderung braucht")
    assert told["view"]["round"] == told["steps"][-1]["view"]["round"] == 1
    assert told["steps"][-1]["view"]["players"][0]["vp"] == 8
    await wire.until("state")
    assert wire.state["puzzle"]["tried"] == "failed"
    assert wire.state["puzzle"]["shown"] is True


async def test_nothing_gives_the_solution_away_before_it_is_asked_for(lite: Site) -> None:
    ann = lite.player()
    wire = await begun(lite, ann)
    await play(lite, wire, *LINE[:4])
    sent = json.dumps(wire.frames, ensure_ascii=False)
    sent += json.dumps(await ann.get("/api/games/master/puzzles"), ensure_ascii=False)
    sent += json.dumps(await ann.get(f"/api/puzzles/{CHURCH}/stakes"))
    for name in ("line", "steps", "reason", "moves_left"):
        assert f'"{name}"' not in sent
    assert "Raze Shadow" not in json.dumps(wire.state["puzzle"])


# --- ratings -----------------------------------------------------------------------------


async def test_the_first_try_is_rated_once(site: Site) -> None:
    # given
    ann = await signed_up(site, "Ann")
    stakes = await ann.get(f"/api/puzzles/{CHURCH}/stakes")
    assert stakes["counted"] is None
    assert stakes["solved"]["gain"] > 0 > stakes["failed"]["gain"]
    # when
    wire = await begun(site, ann)
    await play(site, wire, *LINE)
    await site.parts.solving.idle()
    # then
    standing = await ann.get("/api/puzzles/standing")
    assert standing["rating"] == 1500 + stakes["solved"]["gain"]
    gain = stakes["solved"]["gain"]
    assert standing["tries"] == {CHURCH: {"first": True, "solved": True, "hints": 0, "gain": gain}}
    ratings = await ann.get("/api/puzzles/ratings")
    assert ratings[CHURCH] < stakes["puzzle"]
    # and: once more changes nothing
    again = await begun(site, ann)
    await play(site, again, *LINE)
    third = await begun(site, ann)
    await play(site, third, "pass")
    await site.parts.solving.idle()
    assert await ann.get("/api/puzzles/standing") == standing
    assert await ann.get("/api/puzzles/ratings") == ratings


async def test_a_failed_try_stays_so_when_it_is_solved_later(site: Site) -> None:
    # given
    ann = await signed_up(site, "Ann")
    wire = await begun(site, ann)
    # when
    told = await play(site, wire, "pass")
    answer = await wire.do("take_back", version=wire.state["version"], to=told["restart"])
    await wire.version(answer["version"])
    await judged(site, wire)
    await play(site, wire, *LINE)
    await site.parts.solving.idle()
    # then
    made = (await ann.get("/api/puzzles/standing"))["tries"][CHURCH]
    assert (made["first"], made["solved"]) == (False, True)
    assert made["gain"] < 0


async def test_hints_take_three_from_the_gain(lite: Site) -> None:
    # given
    ann = await signed_up(lite, "Ann")
    stakes = await ann.get(f"/api/puzzles/{CHURCH}/stakes")
    wire = await begun(lite, ann)
    # when
    await ann.post(f"/api/tables/{table_of(wire)}/puzzle/hint")
    await play(lite, wire, *LINE)
    await lite.parts.solving.idle()
    # then
    made = (await ann.get("/api/puzzles/standing"))["tries"][CHURCH]
    assert (made["hints"], made["gain"]) == (1, stakes["solved"]["gain"] - stakes["hint"])


async def test_a_bot_solves_nothing_for_anybody(lite: Site) -> None:
    ann = await signed_up(lite, "Ann")
    wire = await begun(lite, ann)
    await wire.do("seat", action="hand_over")
    await lite.settle()
    await lite.parts.solving.idle()
    origin = (await ann.get(f"/api/tables/{table_of(wire)}"))["origin"]
    assert origin["tried"] == "failed"


async def test_a_guest_is_told_what_his_own_rating_becomes(lite: Site) -> None:
    # given
    bob = lite.player()
    wire = await begun(lite, bob)
    # when
    low, high = [
        await bob.get(f"/api/puzzles/{CHURCH}/stakes?rating={rating}&doubt=100")
        for rating in (1200, 1900)
    ]
    # then
    assert (low["rating"], high["rating"]) == (1200, 1900)
    assert low["solved"]["gain"] > high["solved"]["gain"]
    assert low["solved"]["rating"] == 1200 + low["solved"]["gain"]
    # and: nothing of it is stored
    await play(lite, wire, *LINE)
    await lite.parts.solving.idle()
    assert await bob.get("/api/puzzles/ratings") == {}
    assert (await bob.get("/api/puzzles/standing"))["account"] is False


async def test_who_deletes_an_account_takes_its_tries_along(site: Site) -> None:
    ann = await signed_up(site, "Ann")
    wire = await begun(site, ann)
    await play(site, wire, *LINE)
    await site.parts.solving.idle()
    ratings = await ann.get("/api/puzzles/ratings")
    await ann.delete("/api/account", {"password": PASSWORD})
    bob = await signed_up(site, "Bob")
    assert (await bob.get("/api/puzzles/standing"))["tries"] == {}
    assert await bob.get("/api/puzzles/ratings") == ratings


def test_ratings_meet_in_the_middle() -> None:
    # given: somebody who solves all below 1800 and nothing above
    person = Strength()
    for n in range(60):
        shown = 1500 + (n * 137) % 600
        person = rate(person, strength_of(shown), shown < 1800).person
    # then
    assert 1700 < person.shown < 1900
    assert person.doubt < 200


# --- the puzzle of the day ---------------------------------------------------------------


async def test_the_daily_puzzle_changes_at_midnight_and_counts_days(site: Site) -> None:
    # given
    ann, bob = await signed_up(site, "Ann"), site.player("de")
    site.clock.time = float(20_000 * DAY + 5)
    told = await ann.get("/api/puzzles/daily")
    assert told["day"] == 20_000
    assert told["ends"] == 20_001 * DAY
    assert (await bob.get("/api/puzzles/daily"))["puzzle"]["id"] == told["puzzle"]["id"]
    assert (told["solved"], told["tried"]) == (0, 0)
    # when: she solves it
    puzzle = daily_puzzle(site.clock.time)
    wire = await begun(site, ann, puzzle.id)
    for step in puzzle.line:
        if step.seat == puzzle.seat:
            await wire.asked()
            await play(site, wire, step.move)
        else:
            await site.settle()
    await site.parts.solving.idle()
    # then
    standing = await ann.get("/api/puzzles/standing")
    assert (standing["days"], standing["streak"]) == ({"20000": True}, 1)
    told = await ann.get("/api/puzzles/daily")
    assert (told["solved"], told["tried"]) == (1, 1)
    # and: the day after there is another one, and the row holds until that is over
    site.clock.time = float(20_001 * DAY)
    assert (await ann.get("/api/puzzles/daily"))["puzzle"]["id"] != puzzle.id
    assert (await ann.get("/api/puzzles/standing"))["streak"] == 1
    site.clock.time = float(20_002 * DAY)
    assert (await ann.get("/api/puzzles/standing"))["streak"] == 0


def test_every_puzzle_has_its_day_before_any_comes_again() -> None:
    ids = sorted(offered())
    turn = 20_000 // len(ids) * len(ids)
    assert {chosen(ids, turn + n) for n in range(len(ids))} == set(ids)


def test_a_row_of_days_ends_with_a_failed_one() -> None:
    assert streak({1: True, 2: False, 3: True, 4: True}, 4) == 2


# --- limits ------------------------------------------------------------------------------


async def test_old_tables_of_puzzles_make_room(lite: Site) -> None:
    ann = lite.player()
    made = [(await ann.post(f"/api/puzzles/{CHURCH}", status=201))["table"] for _ in range(12)]
    mine = {table["id"] for table in await ann.get("/api/tables?scope=mine")}
    assert len(mine) == 8
    assert made[-1]["id"] in mine


# --- puzzles from games ------------------------------------------------------------------


def from_a_game(seed: int = 5) -> Puzzle:
    """Make a puzzle of a moment of a random game: the one good move is the first that is legal."""
    rules = ruleset("master")
    game = Game(rules, 2, seed, {})
    chance = quick(seed)
    while game.position.glance()["round"] == 1 or game.position.to_act() != (1,):
        seat = game.position.to_act()[0]
        moves = game.position.moves(seat)
        game.play(seat, moves[chance.below(len(moves))])
    played = tuple((entry.seat, entry.text) for entry in game.record.entries)
    best = game.position.notation(1, game.position.moves(1)[0])
    words = {"en": "From a game", "de": "Aus einer Partie"}
    return Puzzle(
        "mined_test",
        "master",
        CHANCE,
        words,
        words,
        2,
        seed,
        rules.version,
        {},
        1,
        moves=played,
        line=(Step(1, best),),
        scope=TURN,
        themes=("engine",),
    )


async def test_a_puzzle_from_a_game_begins_with_its_moment(
    lite: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    puzzle = from_a_game()
    monkeypatch.setitem(puzzles(), puzzle.id, puzzle)
    # when
    wire = await begun(lite, lite.player(), puzzle.id)
    # then: the solver sits where the puzzle wants him, and what came before stays
    assert wire.state["reader"] == 1
    assert wire.state["puzzle"]["state"] == "open"
    assert wire.state["puzzle"]["want"] is None
    assert wire.state["can_undo"] is False
    assert "take_back" not in wire.state
    # and: another move is lost, the right one solves it
    told = await play(lite, wire, wire.options()[-1])
    assert (told["state"], len(told["moves"])) == ("lost", 1)
    answer = await wire.do("take_back", version=wire.state["version"], to=told["restart"])
    await wire.version(answer["version"])
    assert (await judged(lite, wire))["state"] == "open"
    told = await play(lite, wire, puzzle.line[0].move)
    assert told["state"] == "reached"


async def test_a_puzzle_from_a_game_outlives_a_restart(
    lite: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    puzzle = from_a_game()
    monkeypatch.setitem(puzzles(), puzzle.id, puzzle)
    wire = await begun(lite, lite.player(), puzzle.id)
    told = await play(lite, wire, wire.options()[-1])
    # when: the table is read again
    lite.parts.tables.lives.clear()
    again = await lite.players[0].sit(table_of(wire))
    # then
    assert again.state["puzzle"]["state"] == "lost"
    assert again.state["puzzle"]["why"] == told["why"]
    assert again.state["puzzle"]["tried"] == "failed"
