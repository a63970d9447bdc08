"""Taking back further than undo: at once against bots, by consent with people."""

from typing import Any

import pytest

from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.game import Game, diverges, replay
from novastate.kernel.record import read_record
from novastate.server.live import MOVE, REWIND, Facts, Row, moves_of
from novastate.server.requests import may_take_back
from novastate.server.rewinding import fair_start, rewound
from novastate.server.tables import Tables
from tests.server.client import Frame, Wire
from tests.server.conftest import Site, fresh_postgresql, running, settings_for
from tests.server.test_commands import to_the_first_turn, two_people
from tests.server.test_restart import same_person


async def settled(site: Site, wire: Wire) -> Frame:
    """Wait until no bot has anything to do, and return what the table shows then."""
    await site.settle()
    live = site.parts.tables.lives[wire.state["table"]["id"]]
    return await wire.version(live.version)


async def my_turns(site: Site, wire: Wire, turns: int) -> list[Frame]:
    """Play some turns against bots; return the states in which each began."""
    found: list[Frame] = []
    while len(found) < turns:
        await settled(site, wire)
        assert wire.state["question"] is not None, "the game ended too soon"
        if wire.state["question"]["code"] == "turn":
            found.append(wire.state)
        await wire.move()
    await settled(site, wire)
    return found


async def against_a_bot(site: Site, **more: Any) -> tuple[str, Wire]:
    ann = site.player()
    id = await ann.begin({"kind": "person", "name": "Ann"}, "bot", seed=5, **more)
    await site.settle()
    return id, await ann.sit(id)


def made_after(wire: Wire, state: Frame) -> int:
    """Return the version of the first own move after a state, as it is offered."""
    found: list[int] = [one["version"] for one in wire.state["take_back"]["to"]]
    return min(version for version in found if version > state["version"])


async def test_against_bots_any_own_move_is_taken_back_at_once(site: Site) -> None:
    # given: some turns with the bot's answers
    id, wire = await against_a_bot(site)
    began = await my_turns(site, wire, 4)
    offered = wire.state["take_back"]
    assert offered["asks"] is False
    versions = [one["version"] for one in offered["to"]]
    assert versions == sorted(versions, reverse=True)
    assert all(one["text"].endswith(".") for one in offered["to"])
    rounds = [one["round"] for one in offered["to"]]
    assert rounds == sorted(rounds, reverse=True)
    assert rounds[0] == began[-1]["view"]["round"] or rounds[0] == wire.state["view"]["round"]
    # when
    to = made_after(wire, began[1])
    done = await wire.do("take_back", version=wire.state["version"], to=to)
    # then: all is as it was then
    assert done["type"] == "ack"
    state = await wire.version(done["version"])
    assert state["view"] == began[1]["view"]
    assert state["question"] == began[1]["question"]
    assert state["table"]["taken_back"] == 1
    entry = wire.log[-1]
    assert (entry["code"], entry["back_to"]) == ("table_goes_back", to)
    assert entry["text"] == "Ann goes back to an earlier move."
    assert all(one["version"] < to for one in state["take_back"]["to"])
    # and: the game goes on from there, and so it does for who comes anew
    assert (await wire.move())["type"] == "ack"
    await site.settle()
    fresh = await site.players[0].sit(id)
    await wire.version(fresh.state["version"])
    assert fresh.state["view"] == wire.state["view"]


async def test_moves_are_called_by_their_deeds(lite: Site) -> None:
    # given
    _, wire = await against_a_bot(lite)
    # when: something is built, which has its price
    while not any(" builds " in one["text"] for one in offers(wire)):
        await settled(lite, wire)
        options = wire.options()
        build = [move for move in options if move.startswith("build")]
        await wire.move((build or options)[0])
    # then
    assert not any(" pays " in one["text"] for one in offers(wire))


def offers(wire: Wire) -> list[Frame]:
    found: list[Frame] = (wire.state.get("take_back") or {"to": []})["to"]
    return found


async def test_what_was_taken_back_stays_so_after_a_restart(url: str) -> None:
    # given: back to the middle of what plain undo reaches
    settings = settings_for(url)
    async with running(settings) as site:
        id, wire = await against_a_bot(site)
        began = await my_turns(site, wire, 3)
        done = await wire.do(
            "take_back", version=wire.state["version"], to=made_after(wire, began[0])
        )
        await wire.version(done["version"])
        await wire.move()
        state = await settled(site, wire)
        ann = site.players[0]
    # when
    async with running(settings, site.clock) as again:
        back = same_person(ann, again.url)
        again.players.append(back)
        wire = await back.sit(id)
        # then
        for name in ("version", "view", "question", "undo", "take_back", "summary"):
            assert wire.state.get(name) == state.get(name), name
        # and: once more
        to = wire.state["take_back"]["to"][-1]["version"]
        done = await wire.do("take_back", id="again", version=state["version"], to=to)
        assert done["type"] == "ack"
        assert (await settled(again, wire))["table"]["taken_back"] == 2


async def test_the_record_is_marked_and_still_proves_itself(lite: Site) -> None:
    # given
    ann = lite.player()
    id = await ann.begin({"kind": "person", "name": "Ann"}, "bot", options={"end_vp": 5})
    await lite.settle()
    wire = await ann.sit(id)
    began = await my_turns(lite, wire, 2)
    await wire.do("take_back", version=wire.state["version"], to=made_after(wire, began[0]))
    # when: a bot plays it to the end
    await wire.do("seat", action="hand_over")
    await settled(lite, wire)
    text = await ann.get(f"/api/tables/{id}/record")
    # then
    record = read_record(text)
    assert record.taken_back == 1
    assert '[TakenBack "1"]' in text
    assert record.write() == text
    assert not diverges(replay(ruleset("master"), record), record)
    # and: it is told of the table, and of the record wherever it is kept
    assert (await ann.get(f"/api/tables/{id}"))["taken_back"] == 1
    kept = await ann.post("/api/replays", {"record": text}, 201)
    assert (await ann.get(f"/api/tables/{kept['id']}"))["taken_back"] == 1
    # and: no game that is over can be taken back
    assert "take_back" not in wire.state
    refused = await wire.do("take_back", version=wire.state["version"], to=2)
    assert refused["code"] == "is_finished"


async def test_what_cannot_be_stored_has_not_happened(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    id, wire = await against_a_bot(site)
    await my_turns(site, wire, 2)
    before = wire.state

    def fault(*_: object) -> None:
        raise RuntimeError("killed in the middle")

    # when: the server fails between going back and storing it
    monkeypatch.setattr(Tables, "_writes", fault)
    to = before["take_back"]["to"][-1]["version"]
    refused = await wire.do("take_back", version=before["version"], to=to)
    monkeypatch.undo()
    # then: the game is where it was, and can go back now
    assert refused["code"] == "server"
    fresh = await site.players[0].sit(id)
    assert (fresh.state["version"], fresh.state["view"]) == (before["version"], before["view"])
    assert fresh.state["table"]["taken_back"] == 0
    again = await fresh.do("take_back", id="again", version=before["version"], to=to)
    assert again["type"] == "ack"


async def asking(site: Site) -> tuple[Wire, Wire, Frame, int]:
    """Let two people play, and one of them ask; return both, the first state, and the move."""
    _, one, two = await two_people(site)
    actor, other = await to_the_first_turn(one, two)
    before = actor.state
    await actor.move()
    offered = actor.state["take_back"]
    assert offered["asks"] is True
    to = offered["to"][0]["version"]
    asked = await actor.do("take_back", version=actor.state["version"], to=to)
    assert asked["type"] == "ack"
    await actor.version(asked["version"])
    await other.version(asked["version"])
    return actor, other, before, to


async def test_with_people_all_others_must_agree(site: Site) -> None:
    # given
    actor, other, before, to = await asking(site)
    seat = actor.state["reader"]
    # then: everybody knows what is asked, and nothing has happened
    request = other.state["request"]
    assert (request["kind"], request["seat"], request["to"]) == ("take_back", seat, to)
    assert request["waits_for"] == [1 - seat]
    assert request["text"].endswith(".")
    assert other.state["table"]["taken_back"] == 0
    assert other.log[-1]["code"] == "table_asks_back"
    # and: who asked cannot agree for the other
    mine = await actor.do("consent", version=actor.state["version"], yes=True)
    assert mine["code"] == "no_request"
    # when
    agreed = await other.do("consent", version=other.state["version"], yes=True)
    # then
    state = await actor.version(agreed["version"])
    assert state["view"] == before["view"]
    assert "request" not in state
    assert state["table"]["taken_back"] == 1


async def test_who_does_not_agree_keeps_the_game_as_it_is(site: Site) -> None:
    actor, other, _, to = await asking(site)
    view = other.state["view"]
    refused = await other.do("consent", version=other.state["version"], yes=False)
    state = await actor.version(refused["version"])
    assert "request" not in state
    assert (await other.version(refused["version"]))["view"] == view
    assert actor.log[-1]["code"] == "table_refuses_back"
    assert (await other.do("consent", version=refused["version"], yes=True))["code"] == "no_request"
    # and: who asks may think better of it
    await actor.do("take_back", version=state["version"], to=to)
    withdrawn = await actor.do("consent", version=actor.state["version"], yes=False)
    assert "request" not in await actor.version(withdrawn["version"])
    assert actor.log[-1]["code"] == "table_withdraws_back"


async def test_a_request_ends_with_the_next_move(lite: Site) -> None:
    # given
    actor, other, _, _ = await asking(lite)
    mover = actor if actor.state["question"] else other
    # when
    assert (await mover.move())["type"] == "ack"
    # then
    assert "request" not in mover.state
    late = await other.do("consent", version=mover.state["version"], yes=True)
    assert late["code"] == "no_request"


async def test_nobody_takes_back_what_is_not_his(lite: Site) -> None:
    actor, other, _, to = await asking(lite)
    version = actor.state["version"]
    theirs = await other.do("take_back", version=version, to=to)
    assert theirs["code"] == "no_own_move"
    for nowhere in (1, -3, 10**9):
        refused = await actor.do("take_back", version=version, to=nowhere)
        assert refused["code"] == "no_own_move"
    own = other.state["take_back"]["to"][0]["version"]
    meanwhile = await other.do("take_back", version=version, to=own)
    assert meanwhile["code"] == "back_asked"
    watching = await lite.player().sit(lite.players[0].wires[0].state["table"]["id"])
    assert "take_back" not in watching.state
    assert "request" in watching.state
    stranger = await watching.do("consent", version=version, yes=True)
    assert stranger["code"] == "no_seat_of_yours"


async def test_on_one_device_nobody_is_asked(lite: Site) -> None:
    # given
    ann = lite.player()
    id = await ann.begin("person", "person", visibility="hotseat")
    wire = await ann.sit(id)
    for _ in range(8):
        seat = next(one["index"] for one in wire.state["table"]["seats"] if one["to_act"])
        await wire.send(type="look", seat=seat)
        await wire.until("state")
        assert (await wire.move())["type"] == "ack"
    # then
    assert wire.state["take_back"]["asks"] is False
    to = wire.state["take_back"]["to"][0]["version"]
    assert (await wire.do("take_back", version=wire.state["version"], to=to))["type"] == "ack"


async def test_another_worker_goes_back_too(template: str) -> None:
    # given: two people on two workers
    settings = settings_for(await fresh_postgresql(template))
    async with running(settings) as first, running(settings, first.clock) as second:
        ann, bob = first.player(), second.player()
        id = (await ann.make({"kind": "person", "name": "Ann"}, "open"))["table"]["id"]
        await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
        await ann.post(f"/api/tables/{id}/start")
        actor, other = await to_the_first_turn(await ann.sit(id), await bob.sit(id))
        before = actor.state
        await actor.move()
        to = actor.state["take_back"]["to"][0]["version"]
        asked = await actor.do("take_back", version=actor.state["version"], to=to)
        await other.version(asked["version"])
        # when
        agreed = await other.do("consent", version=asked["version"], yes=True)
        # then: the other worker has followed
        state = await actor.version(agreed["version"])
        assert state["view"] == before["view"]
        assert state["question"] == before["question"]
        assert state["table"]["taken_back"] == 1
        assert (await actor.move())["type"] == "ack"


def test_rows_from_a_version_on_do_not_stand() -> None:
    rows = [
        Row(2, MOVE, 0, "a"),
        Row(3, MOVE, 1, "b"),
        Row(4, MOVE, 0, "c"),
        Row(5, REWIND, 0, undoes=3),
        Row(6, MOVE, 1, "d"),
    ]
    entries, versions = moves_of(rows)
    assert ([entry.text for entry in entries], versions) == (["a", "d"], [2, 6])


@pytest.mark.parametrize("game", ["master", "novaera"])
def test_an_answer_that_others_have_revealed_is_never_given_again_alone(game: str) -> None:
    # given: a game in which several answer at the same time
    made = Game(ruleset(game), 3, 4)
    chance = seeded(4)
    open_answers: list[bool] = []
    while (asked := made.position.to_act()) and len(open_answers) < 300:
        open_answers.append(any(made.position.answers))
        seat = asked[chance.below(len(asked))]
        moves = made.position.moves(seat)
        made.play(seat, moves[chance.below(len(moves))])
    for done, is_open in enumerate(open_answers):
        # when
        start = fair_start(ruleset(game), made.record, done)
        # then
        assert start == done if not is_open else start < done
        assert not open_answers[start]
    assert any(open_answers)


def test_a_rewound_game_is_what_it_was() -> None:
    # given
    made = Game(ruleset("novaera"), 2, 9)
    chance = seeded(9)
    for _ in range(40):
        seat = made.position.to_act()[0]
        moves = made.position.moves(seat)
        made.play(seat, moves[chance.below(len(moves))])
    was, digest = made.open_moves(), made.position.digest()
    for _ in range(15):
        seat = made.position.to_act()[0]
        made.play(seat, made.position.moves(seat)[0])
    # when
    back = rewound(ruleset("novaera"), made.record, 40)
    # then
    assert back.game.position.digest() == digest
    assert (back.game.open_moves(), back.moves) == (was, 40 - was)


def test_rated_tables_can_refuse() -> None:
    facts = Facts("t", "master", "playing", "open", {}, "live", None, 0, 1, 1, [], {}, 0.0, 0.0)
    assert may_take_back(facts)
    facts.origin["rated"] = True
    assert not may_take_back(facts)
