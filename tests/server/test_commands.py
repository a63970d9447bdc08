"""Commands: refused, doubled, late, reordered; undo, hot-seat, chat, clocks, automatic passing."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Wire
from tests.server.conftest import Site


async def two_people(site: Site, **more: Any) -> tuple[str, Wire, Wire]:
    ann, bob = site.player(), site.player()
    id = (await ann.make({"kind": "person", "name": "Ann"}, "open", **more))["table"]["id"]
    await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    await ann.post(f"/api/tables/{id}/start")
    return id, await ann.sit(id), await bob.sit(id)


async def to_the_first_turn(one: Wire, two: Wire) -> tuple[Wire, Wire]:
    """Answer until the action phase; return who is asked first, and the other."""
    for _ in range(60):
        for wire, other in ((one, two), (two, one)):
            await wire.version(other.state["version"])
            question = wire.state["question"]
            if question is not None and question["code"] == "turn":
                return wire, other
            if question is not None:
                await wire.move()
                await other.version(wire.state["version"])
    raise AssertionError("nobody had a turn")


async def test_a_doubled_command_is_answered_twice_and_done_once(site: Site) -> None:
    # given
    _, one, _ = await two_people(site)
    move, version = one.options()[0], one.state["version"]
    # when
    first = await one.do("move", id="same", version=version, move=move)
    second = await one.do("move", id="same", version=version, move=move)
    # then
    assert first == second == {"type": "ack", "id": "same", "version": version + 1}
    assert (await one.hello())["version"] == version + 1


async def test_a_late_command_is_refused_with_a_fresh_state(site: Site) -> None:
    # given
    _, one, _ = await two_people(site)
    version = one.state["version"]
    await one.move()
    # when
    refused = await one.do("move", version=version, move=one.options()[0])
    # then
    assert refused["code"] == "stale"
    assert one.frames[-2]["type"] == "state"
    early = await one.do("move", version=version + 5, move=one.options()[0])
    assert early["code"] == "stale"


async def test_reordered_commands_leave_client_and_server_equal(site: Site) -> None:
    # given: two answers are sent together, the second one first
    id, one, two = await two_people(site)
    version, options = one.state["version"], one.options()
    # when
    await one.send(type="move", id="b", version=version + 1, move=options[1])
    await one.send(type="move", id="a", version=version, move=options[0])
    answers = {frame["id"]: frame for frame in [await one.until("ack", "refused") for _ in "ab"]}
    # then: only the one that fitted was done
    assert answers["b"]["code"] == "stale"
    assert answers["a"]["type"] == "ack"
    await one.version(version + 1)
    await two.version(version + 1)
    fresh = await site.players[0].sit(id)
    assert (fresh.state["view"], fresh.log) == (one.state["view"], one.log)


async def test_what_the_rules_refuse_comes_with_clause_and_sentence(site: Site) -> None:
    _, one, two = await two_people(site)
    actor, _ = await to_the_first_turn(one, two)
    refused = next(c for c in actor.state["question"]["choices"] if "refusal" in c)
    answer = await actor.move(refused["move"])
    assert answer["type"] == "refused"
    assert {key: answer[key] for key in ("code", "clause", "text")} == refused["refusal"]
    assert answer["text"].endswith(".")


async def test_moves_that_mean_nothing_and_moves_out_of_turn(lite: Site) -> None:
    _, one, two = await two_people(lite)
    actor, other = await to_the_first_turn(one, two)
    nonsense = await actor.move("dance")
    assert nonsense["code"] == "unreadable"
    assert "“dance”" in nonsense["text"]
    await other.version(actor.state["version"])
    assert (await other.move("pass"))["code"] == "not_asked"


async def test_how_far_undo_goes_is_told_to_everybody_who_comes(lite: Site) -> None:
    # given: a turn of one's own, in which two moves show nothing hidden
    ann = lite.player()
    made = await ann.post("/api/puzzles/1_the_same_church_twice", status=201)
    id = made["table"]["id"]
    wire = await ann.sit(id)
    told = [wire.state["undo"]]
    for move in ("board red", "raze church", "take thugs"):
        await wire.move(move)
        told.append(wire.state["undo"])
    assert told == [0, 1, 2, 3]
    # when: the page is opened anew
    again = await ann.sit(id)
    # then
    assert (again.state["undo"], again.state["can_undo"]) == (3, True)
    assert (await (await lite.player().connect(id)).hello())["undo"] == 0


async def test_what_a_move_does_to_others_is_shown_before(lite: Site) -> None:
    # given: seats that play until somebody can visit or raze a rival's location
    _, one, two = await two_people(lite)
    await to_the_first_turn(one, two)
    found: dict[str, Any] = {}
    while not found:
        wire, other = (one, two) if one.state["question"] else (two, one)
        choices = [c for c in wire.state["question"]["choices"] if "refusal" not in c]
        found = next((c for c in choices if c["preview"].get("rivals")), {})
        if not found:
            await wire.move(choices[0]["move"])
            await other.version(wire.state["version"])
    # when
    rival = int(next(iter(found["preview"]["rivals"])))
    before = wire.state["view"]["players"][rival]
    await wire.move(found["move"])
    after = wire.state["view"]["players"][rival]
    # then: it is so
    for good, n in found["preview"]["rivals"][str(rival)].items():
        if good in ("vp", "card"):
            name = {"vp": "vp", "card": "hand"}[good]
            assert after[name] - before[name] == n
        else:
            assert after["goods"].get(good, 0) - before["goods"].get(good, 0) == n


async def test_undo_back_to_the_barrier(site: Site) -> None:
    # given
    _, one, two = await two_people(site)
    start = one.state["version"]
    assert not one.state["can_undo"]
    before = one.state["view"]
    await one.move()
    assert one.state["can_undo"]
    # when
    undone = await one.do("undo", version=one.state["version"])
    # then
    state = await one.version(undone["version"])
    assert state["view"] == before
    assert not state["can_undo"]
    entry = one.log[-1]
    assert (entry["code"], entry["undoes"]) == ("table_undo", start + 1)
    assert entry["text"] == "Ann takes the last move back."
    refused = await one.do("undo", version=state["version"])
    assert refused["code"] == "no_undo"
    # and: the other sees the same
    await two.version(undone["version"])
    assert two.log[-1]["text"] == "Ann takes the last move back."


async def test_hot_seat_looks_through_one_seat_at_a_time(site: Site) -> None:
    # given
    ann = site.player()
    id = await ann.begin(
        {"kind": "person", "name": "Ann"},
        {"kind": "person", "name": "Bob"},
        {"kind": "person", "name": "Cleo"},
        visibility="hotseat",
    )
    wire = await ann.sit(id)
    assert (wire.state["reader"], wire.state["seats"]) == (0, [0, 1, 2])
    # when
    await wire.send(type="look", seat=2)
    state = await wire.until("state")
    # then
    hands = [player["hand"] for player in state["view"]["players"]]
    assert (state["reader"], hands[:2]) == (2, [6, 6])
    assert len(hands[2]) == 6
    assert (await wire.move())["type"] == "ack"
    await wire.send(type="look", seat=3)
    assert (await wire.until("error"))["code"] == "no_seat"


async def test_chat_is_heard_by_all_and_kept(site: Site) -> None:
    # given
    id, one, two = await two_people(site)
    # when
    for _ in range(2):
        assert (await one.do("chat", id="hi", text="  Hello \n there "))["type"] == "ack"
    # then
    said = await two.until("chat")
    assert (said["seat"], said["name"], said["text"]) == (0, "Ann", "Hello there")
    late = await site.player().sit(id)
    assert (await late.until("chat"))["n"] == said["n"]
    assert (await one.do("chat", text=" "))["code"] == "chat_empty"
    assert (await one.do("chat", text="x" * 501))["code"] == "chat_long"
    assert (await late.do("chat", text="I watch"))["type"] == "ack"
    heard = await two.until("chat")
    assert (heard["seat"], heard["name"]) == (None, "Guest")


async def test_presence_tells_who_is_here(site: Site) -> None:
    id, one, two = await two_people(site)
    while (await one.until("presence"))["seats"] != [0, 1]:
        pass
    watching = await site.player().sit(id)
    while (await one.until("presence"))["spectators"] != 1:
        pass
    await watching.close()
    await two.close()
    while (await one.until("presence")) != {"type": "presence", "seats": [0], "spectators": 0}:
        pass
    assert (await one.hello())["table"]["seats"][1]["online"] is False


async def test_a_client_that_missed_something_gets_the_gap(site: Site) -> None:
    # given
    id, one, two = await two_people(site)
    await two.close()
    seen = two.state["version"]
    await one.move()
    await one.move()
    # when
    back = await site.players[1].sit(id, since=seen)
    # then
    assert back.state["version"] == seen + 2
    assert {entry["version"] for entry in back.log} <= {seen + 1, seen + 2}
    assert "recap" not in back.state
    # and: a version that never was brings all of it
    odd = await site.players[1].sit(id, since=999)
    assert odd.log[0]["code"] == "table_begins"


async def test_somebody_who_comes_back_is_told_what_happened_since(site: Site) -> None:
    id, one, two = await two_people(site)
    actor, other = await to_the_first_turn(one, two)
    await other.close()
    await actor.move("pass")
    back = await site.players[0 if other is one else 1].sit(id)
    assert [entry["code"] for entry in back.state["recap"]][-1:] == ["pass"]


async def test_time_runs_out_a_bot_takes_over_and_the_owner_takes_back(site: Site) -> None:
    # given
    _, one, two = await two_people(site, move_seconds=60)
    due = one.state["table"]["seats"][0]["deadline"]
    assert due == site.clock.time + 60
    await two.move()
    await two.move()
    # when
    site.clock.time += 61
    await site.parts.automation.sweep()
    await site.settle()
    # then
    while not one.state["table"]["seats"][0]["taken_over"]:
        await one.until("state")
    texts = [entry["text"] for entry in one.log]
    assert "Ann ran out of time: a bot plays for Ann." in texts
    # when: it is hers again
    back = await one.do("seat", action="take_back")
    assert back["type"] == "ack"
    state = await one.version(back["version"])
    assert not state["table"]["seats"][0]["taken_over"]
    assert (await one.do("seat", action="take_back"))["code"] == "not_taken_over"
    # and: she may hand it over by herself
    assert (await one.do("seat", action="hand_over"))["type"] == "ack"
    assert (await one.do("move", version=state["version"], move="pass"))["code"] == "bot_plays"


async def test_a_clock_that_has_not_run_out_changes_nothing(lite: Site) -> None:
    id, one, _ = await two_people(lite, pace="days", move_seconds=86_400)
    lite.clock.time += 80_000
    await lite.parts.automation.sweep()
    assert (await one.hello())["version"] == one.state["version"]
    assert not (await lite.player().get(f"/api/tables/{id}"))["seats"][0]["taken_over"]


async def test_automatic_passing_ends_with_the_round(site: Site) -> None:
    # given
    _, one, two = await two_people(site)
    actor, other = await to_the_first_turn(one, two)
    # when
    assert (await other.do("auto_pass", on=True))["type"] == "ack"
    await actor.version(other.state["version"])
    round = actor.state["view"]["round"]
    while actor.state["question"] is None or actor.state["question"]["code"] != "turn":
        await actor.until("state")
    await actor.move("pass")
    # then: the other passes without being asked, the next round begins and the flag is gone
    while other.state["view"]["round"] == round:
        await other.until("state")
    assert other.state["auto_pass"] is False
    passed = [entry["seat"] for entry in other.log if entry["code"] == "pass"]
    assert sorted(passed) == [0, 1]


@pytest.mark.parametrize("game", ["master", "state2010", "newera"])
async def test_automatic_passing_in_every_game_with_passes(lite: Site, game: str) -> None:
    """It passes for the rest of the round, and no longer."""
    # given
    _, one, two = await two_people(lite, game=game)
    await answered_until(one, two, lambda: any("pass" in offered(wire) for wire in (one, two)))
    # when: one lets itself pass, the other goes on until the round is over
    assert (await one.do("auto_pass", on=True))["type"] == "ack"
    began = round_of(one)
    await answered_until(one, two, lambda: round_of(two) != began, by_itself=one)
    # then
    assert one.state["auto_pass"] is False
    assert {entry["seat"] for entry in one.log if entry["code"] == "pass"} == {0, 1}


def offered(wire: Wire) -> list[str]:
    """List what a seat may answer; nothing if it is not asked."""
    question = wire.state["question"]
    return [] if question is None else [each["move"] for each in question["choices"]]


async def answered_until(
    one: Wire, two: Wire, done: Callable[[], bool], by_itself: Wire | None = None
) -> None:
    """Answer for both, with a pass where that is possible; one may pass by itself."""
    while not done():
        for wire in (one, two):
            moves = offered(wire)
            if moves and not (wire is by_itself and "pass" in moves):
                await wire.move("pass" if "pass" in moves else None)
                break
        else:
            await two.until("state")
        await one.version(max(one.state["version"], two.state["version"]))
        await two.version(one.state["version"])


def round_of(wire: Wire) -> int:
    """Return the round that a seat sees."""
    view = wire.state["view"]
    return int(view["round"] if "round" in view else view["turn"])


async def test_where_nobody_passes_it_is_said(lite: Site) -> None:
    """NV-4.5.1: in Nova Era every die is spent; there is nothing to do by itself."""
    _, one, _ = await two_people(lite, game="novaera")
    assert one.state["auto_pass"] is None
    assert (await one.do("auto_pass", on=True))["code"] == "no_pass"


async def test_frames_that_cannot_be_read(lite: Site) -> None:
    id, one, _ = await two_people(lite)
    for raw in ("", "nonsense", "[]", '{"type":"fly"}', '{"type":"move"}', '{"type":"look"}'):
        await one.wire.send(raw)
        assert (await one.until("error"))["code"] == "bad_frame"
    await one.wire.send(b"\xff\xfe")
    assert (await one.until("error"))["code"] == "bad_frame"
    await one.wire.send("x" * 20_000)
    assert (await one.until("error"))["code"] == "too_large"
    await one.send(type="ping")
    assert await one.until("pong") == {"type": "pong"}
    silent = await lite.player().connect(id)
    await silent.send(type="look", seat=0)
    assert (await silent.until("error"))["code"] == "hello_first"
    await silent.send(type="move", id="x" * 65, version=1, move="pass")
    assert (await silent.until("error"))["code"] == "bad_frame"
