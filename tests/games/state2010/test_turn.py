"""The aim, the end, and the five phases of a turn (FS-1, FS-4)."""

import pytest

from novastate.kernel.events import Event
from tests.games.state2010.state import codes, go_on, holds, offered, play, table
from tests.games.state2010.walks import start, walk


def test_the_game_ends_at_a_count_with_thirty() -> None:
    """FS-1.1, FS-1.3, FS-16.1: thirty are enough, and no clean-up follows."""
    position = table("1 base 30", "1 pool 2 scrap", "phase count")
    holds(position, "over = yes", "winners = 1", "reason = vp", "1 pool = 2 scrap", "first = 1")
    holds(position, "phase = over", "to act = nobody")


def test_twenty_nine_are_not_enough() -> None:
    """FS-1.3: the next turn begins."""
    position = table("1 base 29", "phase count")
    holds(position, "over = no", "turn = 2", "1 marked = 29")


def test_thirty_in_another_phase_change_nothing() -> None:
    """FS-1.4: the turn is played on to its count, and a rival may still pass the leader."""
    position = table(
        "1 base 29",
        "1 hand docks",
        "1 pool incorporation1",
        "2 base 29",
        "2 pool 6 worker",
        "2 state church+vp:2 deserted_colony",
    )
    play(position, "1: incorporate docks")
    holds(position, "1 total = 30", "over = no", "to act = 2")
    play(position, "2: use deserted_colony", "1: pass", "2: pass")
    holds(position, "over = yes", "winners = 2")


def test_the_highest_total_wins_whoever_came_first() -> None:
    """FS-1.5: thirty-one beat thirty; a total below thirty wins nothing."""
    holds(table("1 base 30", "2 base 31", "phase count"), "winners = 2", "ranks = 2 1")
    position = table("1 base 30", "2 base 12", "3 base 31", "phase count", seats=3)
    holds(position, "winners = 3", "ranks = 2 3 1")


def test_a_turn_has_five_phases_in_order() -> None:
    """FS-4.1: Lookout, Production, Actions, VP Count, Clean-up, and then the next turn."""
    position = start(3, 4)
    phases: list[str] = []
    events: list[Event] = []
    position.listener = events
    for seat, move in walk(position, 4):
        phase = str(position.to_data()["phase"])
        if not phases or phases[-1] != phase:
            phases.append(phase)
        position.apply(seat, move)
        if position.turn == 3:
            break
    asking = [phase for phase in phases if phase in ("lookout", "actions")]
    assert asking == ["lookout", "actions", "lookout", "actions"]
    marks = ("turn", "leftover", "phase_actions", "count")
    order = [code for code in codes(events) if code in marks]
    assert order == ["leftover", "phase_actions", "count", "turn"] * 2


@pytest.mark.parametrize("first", [1, 2, 3])
def test_turn_order_is_clockwise_from_the_first_player(first: int) -> None:
    """FS-4.2: in lookout, production and actions."""
    order = [(first - 1 + i) % 3 for i in range(3)]
    given = [f"{seat} spoils {card}" for seat, card in ((1, "docks"), (2, "school"), (3, "pub"))]
    position = table(f"first {first}", "phase lookout", "turn 2", *given, seats=3)
    asked: list[int] = []
    while len(asked) < 12:
        seat = position.to_act()[0]
        asked.append(seat)
        moves = offered(position, seat + 1)
        play(position, f"{seat + 1}: {'done' if 'done' in moves else moves[0]}")
    assert asked == order * 4  # two rounds of picks, the spoils windows, the first player turns


def test_one_player_decides_at_a_time() -> None:
    """FS-4.3: nobody but the player in turn is asked, and others are refused."""
    position = start(4, 2)
    for seat, move in walk(position, 2):
        if str(position.to_data()["phase"]) in ("lookout", "production", "actions"):
            assert len(position.to_act()) == 1
        position.apply(seat, move)


def test_this_turn_ends_with_clean_up() -> None:
    """FS-4.4: uses, visits, contacts and the pass are gone in the next turn."""
    position = table(
        "1 state shipwreck+used:2 docks+visited:2",
        "1 fields conquest incorporation",
        "1 passed",
        "1 redeveloped",
        "2 visits 3",
        "2 passed",
        "phase count",
    )
    go_on(position)
    holds(position, "1 state = shipwreck docks", "1 fields = nothing", "2 visits = 0")
    holds(position, "1 passed = no", "2 passed = no")
    assert position.players[0].redeveloped == 0
