"""The last finished round in figures, from the stored events."""

from collections import Counter
from typing import Any, cast

import pytest

from novastate.kernel.chance import seeded
from novastate.server.games.registry import served
from novastate.server.live import FINISHED, MOVE, PLAYING, START, Facts, Live, Row, Seat
from novastate.server.packing import events_text, read_events
from novastate.server.showing import Shown
from novastate.server.summary import may_end_a_round, summary_of
from tests.server.conftest import Site

GAMES = [("master", 1), ("master", 3), ("novaera", 3), ("state2010", 3), ("newera", 3)]


def table(game: str, seats: int, seed: int) -> Live:
    """Make a table whose game has begun."""
    options: dict[str, object] = {}
    facts = Facts("t", game, PLAYING, "open", options, "live", None, 0, 1, seed, [], {}, 0.0, 0.0)
    live = Live(facts, [Seat(index, "bot", f"N{index}") for index in range(seats)])
    live.begin()
    live.note(Row(1, START, -1))
    return live


def move(live: Live, seat: int, number: int) -> Row:
    """Make a move as the server does, and note its row."""
    assert live.game is not None
    moves = live.game.position.moves(seat)
    text = live.game.position.notation(seat, moves[number % len(moves)])
    events = live.play(seat, text)
    row = Row(live.version + 1, MOVE, seat, text, events=events_text(events))
    live.note(row)
    return row


def players(live: Live) -> list[dict[str, Any]]:
    assert live.game is not None
    return cast("list[dict[str, Any]]", live.game.position.view(None)["players"])


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_round_is_summed_up_when_it_ends(game: str, seats: int) -> None:
    # given
    live = table(game, seats, 7)
    chance = seeded(7)
    before = [0] * len(players(live))
    rounds: list[tuple[int | None, int]] = []
    losses = 0
    assert summary_of(live) is None
    while asked := live.game.position.to_act():  # type: ignore[union-attr]  # it has begun
        # when
        row = move(live, asked[0], chance.below(1000))
        codes = [event.code for event in read_events(row.events)]
        found = summary_of(live)
        if served(game).round_head not in codes and served(game).end not in codes:
            assert found is None or found.version < row.version
            continue
        if found is None:
            assert not rounds  # the first round has only begun
            continue
        # then: points, and where they came from
        assert found.version == row.version
        now = [seat["vp"] if "vp" in seat else seat["marked"] for seat in players(live)]
        assert [seat.vp for seat in found.seats] == now
        for seat, had, has in zip(found.seats, before, now, strict=True):
            assert sum(seat.gained.values()) == has - had
        before = now
        # what is left is what lies there, or is stored
        name = {"master": "goods", "novaera": "resources"}.get(game, "pool")
        for seat, player in zip(found.seats, players(live), strict=True):
            lies = Counter({good: n for good, n in player[name].items() if n})
            for place in player.get("state", []):
                lies.update(place.get("stored", {}))
            assert seat.kept == lies
            assert all(n > 0 for n in seat.lost.values())
            losses += sum(seat.lost.values())
        rounds.append((found.era, found.round))
        over = served(game).end in codes
        assert (found.first is None) == over
        if not over:
            view = live.game.position.view(None)  # type: ignore[union-attr]  # it has begun
            assert found.first == view["first"]
    # then: none was left out
    if game == "novaera":
        assert rounds == [(era, number) for era in (1, 2, 3) for number in (1, 2, 3)]
    else:
        assert rounds == [(None, number) for number in range(1, len(rounds) + 1)]
    assert losses > 0


@pytest.mark.parametrize(("game", "seats"), [("master", 2), ("novaera", 2)])
def test_later_moves_do_not_change_what_is_told_of_a_round(game: str, seats: int) -> None:
    # given
    live = table(game, seats, 3)
    chance = seeded(3)
    told = None
    while asked := live.game.position.to_act():  # type: ignore[union-attr]  # it has begun
        # when
        row = move(live, asked[0], chance.below(1000))
        found = summary_of(live)
        # then
        if not may_end_a_round(live, row):
            assert found == told
        told = found
    assert told is not None


def test_a_summary_is_made_once_and_named_in_both_languages() -> None:
    # given
    live = table("novaera", 2, 3)
    chance = seeded(4)
    while summary_of(live) is None:
        move(live, live.to_act()[0], chance.below(1000))
    # when
    shown = Shown(live)
    english, german = (bytes(shown.part("summary", None, lang)) for lang in ("en", "de"))
    # then
    assert b'"words":{' in english
    assert b'"round":1' in german
    # when: nothing ends
    row = move(live, live.to_act()[0], 0)
    assert not may_end_a_round(live, row)
    again = Shown(live, shown)
    # then: what was made before is shown
    assert again._summary is shown._summary


async def test_a_state_brings_the_last_finished_round(lite: Site) -> None:
    # given: bots play to the end
    ann = lite.player()
    id = await ann.begin("bot", "bot", game="master")
    await lite.settle()
    # when
    wire = await ann.sit(id)
    # then
    assert wire.state["table"]["status"] == FINISHED
    summary = wire.state["summary"]
    assert summary["first"] is None
    assert [seat["vp"] for seat in summary["seats"]] == wire.state["outcome"]["scores"]
    assert all(source in summary["words"] for seat in summary["seats"] for source in seat["gained"])
