"""Passing, and what protects a player who has passed (MS-6.5 to MS-6.10)."""

import pytest

from tests.games.master.passing import next_round
from tests.table import asked, holds, offered, play, table, why_not

GONE = "2 passed"


def test_who_can_do_nothing_must_pass() -> None:
    """MS-6.5: the pass is all there is; a turn cannot just be skipped."""
    position = table("1 hand school")
    assert offered(position, 1) == ["pass"]
    assert why_not(position, "1: done") == "not_an_option MS-21.7"


def test_passing_is_always_possible() -> None:
    """MS-6.5: also with everything at hand, and after shields only."""
    position = table("1 goods 3 worker fuel shield", "1 state oil_trader")
    assert offered(position, 1)[0] == "pass"
    play(position, "1: shield oil_trader")
    assert "done" not in offered(position, 1)
    play(position, "1: pass")
    holds(position, "1 passed = yes", "to act = 2")


def test_who_has_passed_has_no_more_turns() -> None:
    """MS-6.6: neither an action nor a shield, though he could afford both."""
    position = table(
        "1 goods shield contact_grey", "1 hand school", "1 state docks", "2 goods 9 gun"
    )
    play(position, "1: pass", "2: board red")
    holds(position, "to act = 2", "1 goods = contact_grey shield")
    for move in ("shield docks", "build school", "pass"):
        assert why_not(position, f"1: {move}") == "not_asked MS-6.1"


@pytest.mark.parametrize(
    ("lines", "move", "reason"),
    [
        (("1 goods 9 contact_red", "2 state docks"), "raze 2.docks", "passed MS-6.7"),
        (("1 goods worker", "2 state docks"), "visit 2.docks", "passed MS-6.7"),
        (("1 state thieves_caravan", "2 goods iron"), "use thieves_caravan", "no_target MS-20.7.1"),
        (
            ("1 state thieves_caravan", "2 state scrap_metal+placed:iron"),
            "use thieves_caravan",
            "no_target MS-20.7.1",
        ),
        (("1 state camino_real", "2 deals docks"), "use camino_real", "no_target MS-20.7.4"),
        (("1 state fixer", "2 state docks+guest"), "use fixer", "no_target MS-20.9.1"),
    ],
    ids=["raze", "visit", "steal", "steal placed goods", "use a deal", "use an occupied place"],
)
def test_a_passed_player_is_no_target(lines: tuple[str, ...], move: str, reason: str) -> None:
    """MS-6.7: before he passes it is possible, afterwards nothing of his can be chosen."""
    given_lines = ("1 goods 4 worker", *lines)
    assert why_not(table(*given_lines, expansion="winter", promos=True), f"1: {move}") == ""
    position = table(*given_lines, GONE, expansion="winter", promos=True)
    assert why_not(position, f"1: {move}") == reason


def test_suppliers_cannot_copy_a_passed_player() -> None:
    """MS-6.7: the building bonus finds no target in his state and is lost."""
    given_lines = ("1 goods 2 contact_grey", "1 hand suppliers", "2 state docks")
    position = table(*given_lines, expansion="winter")
    play(position, "1: build suppliers")
    holds(position, "1 goods = iron")
    position = table(*given_lines, GONE, expansion="winter")
    play(position, "1: build suppliers")
    holds(position, "1 goods = nothing", "1 state = suppliers")


@pytest.mark.parametrize(
    ("lines", "move", "left"),
    [
        (("1 state thieves_caravan", "2 goods gun", "3 goods iron fuel"), "use thieves_caravan",
         ["steal 3.iron", "steal 3.fuel"]),
        (("1 state camino_real", "2 deals docks", "3 deals pub school"), "use camino_real",
         ["tap 3.pub", "tap 3.school"]),
        (("1 state fixer", "2 state docks+guest", "3 state quarry+guest pub+guest"), "use fixer",
         ["visit 3.quarry", "visit 3.pub"]),
        (("1 hand suppliers", "2 state docks", "3 state quarry school"), "build suppliers",
         ["name 3.quarry", "name 3.school"]),
    ],
    ids=["steal", "use a deal", "use an occupied place", "copy"],
)  # fmt: skip
def test_of_several_rivals_only_the_active_ones_can_be_chosen(
    lines: tuple[str, ...], move: str, left: list[str]
) -> None:
    """MS-6.7: the question leaves out what belongs to the player who has passed."""
    position = table(
        "1 goods 4 worker 2 contact_grey", *lines, GONE, seats=3, expansion="winter", promos=True
    )
    play(position, f"1: {move}")
    assert offered(position, 1) == left


def test_turn_options_leave_out_passed_players() -> None:
    """MS-6.7: razes and visits are offered against active rivals only."""
    position = table(
        "1 goods 9 contact_red 2 worker", "2 state docks", "3 state quarry", GONE, seats=3
    )
    found = [move for move in offered(position, 1) if move.split()[0] in ("raze", "visit")]
    assert found == ["visit 3.quarry", "raze 3.quarry"]


def test_protection_begins_with_the_pass_and_ends_with_the_phase() -> None:
    """MS-6.7, MS-6.10: in the next round his production is taken like any other."""
    position = table(
        "1 goods 9 contact_red 9 worker",
        "1 state suppliers",
        "1 faction mutants_union",
        "2 state docks",
        "2 faction new_york",
        expansion="winter",
    )
    assert why_not(position, "1: raze 2.docks") == ""
    play(position, "1: hire fuel", "1: done", "2: pass")
    assert why_not(position, "1: raze 2.docks") == "passed MS-6.7"
    assert why_not(position, "1: visit 2.docks") == "passed MS-6.7"
    next_round(position)
    holds(position, "2 passed = no", "1 goods = gun iron 3 worker contact_grey")
    holds(position, "2 goods = iron 3 worker contact_grey")


def test_a_passed_players_cards_go_on_working() -> None:
    """MS-6.8: his storage, his placed goods and his locations at the end count as ever."""
    # given
    position = table(
        "1 goods iron", "1 state ruined_library scrap_metal+placed:iron", "2 goods worker"
    )
    # when
    play(position, "1: pass", "2: pass")
    # then
    assert offered(position, 1) == ["store iron@ruined_library", "done"]
    play(position, "1: store iron@ruined_library")
    holds(
        position, "1 state = ruined_library+stored:iron scrap_metal+placed:iron", "1 goods = iron"
    )
    position = table("1 vp 25", "1 state church ruined_library", "1 passed", "turn 2")
    play(position, "2: pass")
    holds(position, "1 vp = 27", "over = yes")


def test_a_passed_rivals_locations_are_still_counted() -> None:
    """MS-6.8: the state of a player who has passed counts in the production phase that follows."""
    position = table(
        "1 state arena assassin city_guards", "1 faction new_york", "1 passed", "turn 2"
    )
    next_round(position)
    holds(position, "1 goods = 4 gun iron 3 worker contact_grey")


def test_the_others_go_on_without_the_passed_player() -> None:
    """MS-6.9: in clockwise order, and the last one turn after turn."""
    position = table("1 goods 20 worker", "2 goods 20 worker", "3 goods 20 worker", seats=3)
    order = []
    for passing in (False, True, False, False, False, False, True, False, False, False, True):
        (seat,) = position.to_act()
        order.append(seat + 1)
        play(position, f"{seat + 1}: pass" if passing else f"{seat + 1}: hire fuel")
        while position.to_act() and asked(position) == "hire_again":
            play(position, f"{seat + 1}: done")
    assert order == [1, 2, 3, 1, 3, 1, 3, 1, 1, 1, 1]


def test_the_phase_ends_when_all_have_passed() -> None:
    """MS-6.10: not before; in the next round everybody may act again."""
    top = "deck pub school arena docks church motel convoy shelter"
    position = table("1 goods 4 worker", "2 passed", "3 passed", top, seats=3)
    play(position, "1: hire fuel", "1: done")
    holds(position, "phase = action", "to act = 1")
    play(position, "1: pass")
    holds(position, "phase = cards", "round = 2", "1 passed = no", "2 passed = no", "3 passed = no")
    for seat in (2, 3, 1, 1, 3, 2):
        play(position, f"{seat}: {offered(position, seat)[0]}")
    holds(position, "phase = action", "to act = 2")
