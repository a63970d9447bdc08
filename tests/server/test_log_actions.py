"""The log by action, and what each entry gave and took."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.events import Event
from novastate.kernel.game import Game
from novastate.server.changes import add_up, changes_of
from novastate.server.games.general import Changes
from novastate.server.games.registry import served
from novastate.server.grouping import ANSWERS, GOES_ON, action_of, actions_in
from novastate.server.live import MOVE, UNDO, Row
from novastate.server.packing import events_text
from novastate.server.present import log_entries
from tests.server.client import Frame
from tests.server.conftest import Site

TURNS = ("turn", "choose_action")
"""The questions that a turn begins with."""
GAMES = [("master", 1), ("master", 3), ("novaera", 3), ("state2010", 3), ("newera", 3)]


@dataclass
class Played:
    """A whole game with its rows, and what was asked before each move."""

    game: Game
    first: dict[str, Any]
    rows: list[Row] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    def actions(self) -> Iterator[tuple[Row, str, list[int]]]:
        """Number every change."""
        id, seats = self.game.ruleset.id, self.game.position.seats
        for index, row in enumerate(self.rows):
            began = action_of(self.rows, index, id)
            yield row, self.asked[index], actions_in(row, self.events[index], began, id, seats)


def played(game: str, seats: int, seed: int) -> Played:
    """Play a game of random moves to its end."""
    made = Game(ruleset(game), seats, seed)
    found = Played(made, made.position.view(None))
    chance = seeded(seed)
    while asked := made.position.to_act():
        seat = asked[chance.below(len(asked))]
        moves = made.position.moves(seat)
        found.asked.append(made.position.question(seat).code)
        events = list(made.play(seat, moves[chance.below(len(moves))]))
        text = made.record.entries[-1].text
        found.events.append(events)
        row = Row(len(found.rows) + 2, MOVE, seat, text, events=events_text(events))
        found.rows.append(row)
    return found


def verb(row: Row) -> str:
    return row.text.split()[0]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_an_action_goes_from_the_choice_of_a_turn_to_the_next(game: str, seats: int) -> None:
    # given
    found = played(game, seats, 11)
    began = {row.version: row for row in found.rows}
    steps = 0
    for index, (row, asked, _) in enumerate(found.actions()):
        # when
        first = began[action_of(found.rows, index, game)]
        # then: who chooses what to do in a turn begins something new
        begins = served(game).begins
        assert begins is not None
        if asked in TURNS and verb(row) in begins and verb(row) not in GOES_ON:
            assert first is row, row.text
        # what follows belongs to the same seat, but for what others answer
        if first is not row:
            steps += 1
            between = found.rows[first.version - 2 : index + 1]
            strangers = [each for each in between if each.seat != first.seat]
            answered = any(verb(each) in ANSWERS for each in between)
            assert answered or not strangers
        # and a payment is never an action of its own
        if asked == "payment":
            assert first is not row
    assert steps > 10


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_the_game_does_by_itself_is_no_part_of_an_action(game: str, seats: int) -> None:
    # given
    found = played(game, seats, 12)
    alone = {"phase_production", "phase_cards", "turn", "round", "count", "scoring"}
    seen: set[int] = set()
    for index, (_, _, actions) in enumerate(found.actions()):
        for event, action in zip(found.events[index], actions, strict=True):
            # then
            if event.code in alone or event.seat >= seats:
                assert action < 0, event.code
            if action < 0:
                seen.add(action)
    assert len(seen) > 5


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_points_of_all_entries_add_up_to_what_the_views_show(
    game: str, seats: int, seed: int
) -> None:
    # given
    found = played(game, seats, seed)
    sums: Changes = {}
    counted: list[int] = []
    # when
    for events in found.events:
        for event in events:
            add_up(sums, changes_of(event, game))
            if event.code == "count":
                counted = cast("list[int]", event.args["totals"])
    # then
    last = cast("list[dict[str, Any]]", found.game.position.view(None)["players"])
    first = cast("list[dict[str, Any]]", found.first["players"])
    for seat in range(seats):
        told = sums.get(seat, {}).get("vp", 0)
        if game in ("master", "novaera"):
            assert told == last[seat]["vp"] - first[seat]["vp"]
        else:  # points are counted anew there: entries tell of tokens, the count tells the rest
            assert counted[seat] == last[seat]["total"]


@pytest.mark.parametrize(("game", "seats"), [("master", 3), ("novaera", 3)])
def test_goods_of_all_entries_add_up_to_what_lies_there(game: str, seats: int) -> None:
    # given
    found = played(game, seats, 5)
    name = "goods" if game == "master" else "resources"
    # when
    sums: Changes = {}
    for event in (event for events in found.events for event in events):
        add_up(sums, changes_of(event, game))
    # then: nothing is stored in a game that is over, and it began with nothing but these
    last = cast("list[dict[str, Any]]", found.game.position.view(None)["players"])
    first = cast("list[dict[str, Any]]", found.first["players"])
    for seat in range(seats):
        told = {key: n for key, n in sums.get(seat, {}).items() if key not in ("vp", "card")}
        stored: dict[str, int] = {}
        for event in (event for events in found.events for event in events):
            if event.seat == seat and event.code in ("store", "return_stored"):
                sign = 1 if event.code == "store" else -1
                for key, n in cast("dict[str, int]", event.args["goods"]).items():
                    stored[key] = stored.get(key, 0) + sign * n
        keys = {*told, *last[seat][name], *first[seat][name], *stored}
        for key in keys:
            held = last[seat][name].get(key, 0) - first[seat][name].get(key, 0)
            assert told.get(key, 0) == held + stored.get(key, 0), key


def test_an_undone_move_is_no_part_of_what_comes_after() -> None:
    # given: hired, taken back, hired somebody else and once more
    rows = [
        Row(2, MOVE, 0, "hire gun"),
        Row(3, UNDO, 0, undoes=2),
        Row(4, MOVE, 0, "hire iron"),
        Row(5, MOVE, 0, "hire fuel"),
    ]
    # then
    assert [action_of(rows, index, "master") for index in range(4)] == [2, 3, 4, 4]


def test_what_a_rival_answers_belongs_to_the_attack() -> None:
    rows = [
        Row(2, MOVE, 1, "attack 1"),
        Row(3, MOVE, 0, "defend defence1"),
        Row(4, MOVE, 1, "target 1.quarry"),
        Row(5, MOVE, 0, "dig"),
    ]
    assert [action_of(rows, index, "newera") for index in range(4)] == [2, 2, 2, 5]


async def test_every_page_of_the_log_gives_the_same_numbers(lite: Site) -> None:
    # given: a whole game of bots
    ann = lite.player()
    id = await ann.begin("bot", "bot", game="master")
    await lite.settle()
    # when
    wire = await ann.sit(id)
    whole: list[Frame] = list(wire.state["log"])
    since = wire.state["since"]
    while since > 0:
        await wire.send(type="log", before=since)
        page = await wire.until("log")
        whole, since = page["log"] + whole, page["since"]
    # then: as in the whole log, and nothing is told before it began
    live = lite.parts.tables.lives[id]
    assert [entry["action"] for entry in whole] == [
        entry.action for entry in log_entries(live, live.rows, None, "en")
    ]
    assert all(entry["action"] <= entry["version"] for entry in whole)
    gained = [entry for entry in whole if entry["code"] == "gain" and entry.get("changes")]
    assert gained
    assert all(list(entry["changes"]) == [str(entry["seat"])] for entry in gained)


def test_dice_that_are_picked_are_no_cards() -> None:
    picked = Event("pick", 1, {"dice": [3, 6, 4], "n": 13})
    assert changes_of(picked, "novaera") == {}
    assert changes_of(Event("pick", 1, {"card": "docks"}), "master") == {1: {"card": 1}}
