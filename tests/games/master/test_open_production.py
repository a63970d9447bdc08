"""Using a rival's open production (section 13)."""

import pytest

from tests.games.master.passing import next_round
from tests.table import asked, holds, offered, play, table, why_not


def test_only_free_open_productions_of_rivals_in_the_round_are_visited() -> None:
    """MS-13.1: no closed production, no own location, none occupied, nobody who has passed."""
    # given
    position = table(
        "1 goods 5 worker",
        "1 state quarry",
        "2 state docks+guest school fuel_tank hunters assassin+ruin",
        "3 state pub",
        "3 passed",
        seats=3,
    )
    # then
    assert why_not(position, "1: visit 1.quarry") == "own_location MS-13.1"
    assert why_not(position, "1: visit 2.school") == "not_open MS-13.1"
    assert why_not(position, "1: visit 2.hunters") == "not_open MS-13.1"
    assert why_not(position, "1: visit 2.docks") == "occupied MS-13.4"
    assert why_not(position, "1: visit 2.assassin") == "ruin MS-10.4.3"
    assert why_not(position, "1: visit 3.pub") == "passed MS-6.7"
    visits = [move for move in offered(position, 1) if move.startswith("visit")]
    assert visits == ["visit 2.fuel_tank"]


def test_a_visit_costs_one_worker_who_stays_until_clean_up() -> None:
    """MS-13.2: nothing replaces the worker, and he is nobody's afterwards."""
    # given
    without = table("1 goods 5 ammo 5 contact_universal", "2 state docks")
    position = table("1 goods 2 worker", "2 state docks")
    # then
    assert why_not(without, "1: visit 2.docks") == "cost MS-13.2"
    # when
    play(position, "1: visit 2.docks")
    # then
    holds(position, "1 goods = iron worker", "2 state = docks+guest")
    # when
    play(position, "2: pass", "1: pass")
    # then
    holds(position, "phase = cards", "2 state = docks")


def test_the_visitor_gains_the_output_and_the_owner_a_worker() -> None:
    """MS-13.3: Boiler Room gives 2 workers to the visitor, without its bonus."""
    # given
    position = table("1 goods worker iron", "2 state boiler_room", "3 goods gun", seats=3)
    # when
    play(position, "1: visit 2.boiler_room")
    # then
    holds(
        position,
        "1 goods = iron 2 worker",
        "2 goods = worker",
        "3 goods = gun",
        "2 state = boiler_room+guest",
    )


def test_the_worker_is_placed_before_the_visitor_gains() -> None:
    """MS-13.3: guest, output, then the owner's worker."""
    # given
    position = table("1 goods worker", "2 state docks")
    # when
    events = play(position, "1: visit 2.docks")
    # then
    told = [(event.code, event.seat, event.args.get("goods")) for event in events]
    assert told == [
        ("pay", 0, {"worker": 1}),
        ("visit", 0, None),
        ("gain", 0, {"iron": 1}),
        ("gain", 1, {"worker": 1}),
    ]


def test_a_location_is_visited_once_a_round_in_total() -> None:
    """MS-13.4: what one player has used is closed to the next one too, until the next round."""
    # given
    position = table(
        "1 goods 2 worker", "2 goods 5 worker", "3 state docks fuel_tank", "first 3", seats=3
    )
    # when
    play(position, "1: visit 3.docks")
    # then
    assert why_not(position, "2: visit 3.docks") == "occupied MS-13.4"
    # when
    play(position, "2: visit 3.fuel_tank", "3: hire gun")
    # then also for the first visitor
    assert why_not(position, "1: visit 3.docks") == "occupied MS-13.4"
    assert why_not(position, "1: visit 3.fuel_tank") == "occupied MS-13.4"
    # when
    next_round(position)
    # then
    assert "visit 3.docks" in offered(position, 1)


def test_two_copies_are_two_open_productions() -> None:
    """MS-13.4: the limit belongs to the location, not to its name."""
    # given
    position = table("1 goods 3 worker", "2 state docks docks", "2 goods 2 worker")
    # when
    play(position, "1: visit 2.docks", "2: hire gun")
    # then
    assert why_not(position, "1: visit 2.docks") == "occupied MS-13.4"
    # when
    play(position, "1: visit 2.docks#2")
    # then
    holds(position, "1 goods = 2 iron worker", "2 state = docks+guest docks+guest")


def test_a_location_built_in_this_round_is_visited_in_it() -> None:
    """MS-13.4: constructed in one turn, used by the rival in the next."""
    # given
    position = table("1 goods contact_grey", "1 hand sharrash", "2 goods worker")
    # when
    play(position, "1: build sharrash", "2: visit 1.sharrash")
    # then
    holds(position, "2 goods = contact_universal", "1 goods = worker 2 contact_universal")


@pytest.mark.parametrize("good", ["contact_red", "contact_blue"])
def test_the_visitor_makes_the_choices_of_the_output(good: str) -> None:
    """MS-13.5: Outpost Mercenaries ask the visitor, not the owner."""
    # given
    position = table("1 goods worker", "2 state outpost_mercenaries", expansion="winter")
    # when
    play(position, "1: visit 2.outpost_mercenaries")
    # then
    assert asked(position) == "produce_option"
    holds(position, "to act = 1")
    assert offered(position, 1) == ["choose contact_red", "choose contact_blue"]
    # when
    play(position, f"1: choose {good}")
    # then
    holds(position, f"1 goods = {good}", "2 goods = worker", "to act = 2")


def test_a_visit_is_no_production_phase_income() -> None:
    """MS-13.6: tallies stay as they are, so nothing that counts them sees the visit."""
    # given
    position = table(
        "1 goods worker",
        "1 state oilmen",
        "1 tally iron",
        "2 tally fuel",
        "2 state fuel_tank",
        expansion="winter",
    )
    # when
    play(position, "1: visit 2.fuel_tank")
    # then Oilmen would have turned a produced fuel into a contact
    holds(position, "1 goods = fuel", "1 tally = iron", "2 tally = fuel")


def test_a_visit_neither_activates_the_location_nor_fires_a_trigger() -> None:
    """MS-13.6: it does not count as used, and features of both sides are silent."""
    # given
    features = "truck petes_office mesmerizers_dwelling hunters bus_station"
    position = table("1 goods worker", f"1 state {features}", "2 state docks petes_office")
    # when
    play(position, "1: visit 2.docks")
    # then
    holds(
        position,
        "1 goods = iron",
        "1 vp = 0",
        "2 goods = worker",
        "2 vp = 0",
        "2 state = docks+guest petes_office",
    )
    assert position.players[1].state[0].uses == 0


def test_the_owner_gains_after_the_visitor_has_chosen() -> None:
    """MS-13.3, MS-13.5: the visitor's output comes first, also when he must choose it."""
    # given
    position = table("1 goods worker", "2 state outpost_mercenaries", expansion="winter")
    # when
    play(position, "1: visit 2.outpost_mercenaries")
    # then
    assert asked(position) == "produce_option"
    holds(position, "2 goods = nothing")
    play(position, "1: choose contact_red")
    holds(position, "1 goods = contact_red", "2 goods = worker")
