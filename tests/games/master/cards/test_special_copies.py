"""Suppliers, Power Station and Production Manager: taking and copying productions."""

from tests.games.master.cards.facts import change, has, lay, place, produced, total
from tests.table import asked, holds, offered, play, why_not

BOARD = produced("new_york", [], [])
RIVAL_BOARD = produced("mutants_union", [], [])


# --- Suppliers --------------------------------------------------------------------------------


def test_suppliers_copy_one_production_when_built() -> None:
    """MS-16.6, MS-16.2, MS-16.5, MS-21.29: one output, no bonus with it, nothing is taken."""
    # given
    position = lay(
        "suppliers", "1 hand suppliers", "1 goods 2 contact_grey", "2 state quarry school+shield"
    )
    # when
    play(position, "1: build suppliers")
    assert offered(position, 1) == ["name 2.quarry", "name 2.school"]
    play(position, "1: name 2.school")
    # then
    holds(position, "1 goods = worker", "2 goods = nothing", "2 state = quarry school+shield")


def test_suppliers_copy_the_only_production_without_asking() -> None:
    """MS-16.6, MS-16.2: one target needs no question; an occupied open production will do."""
    # given
    position = lay(
        "suppliers", "1 hand suppliers", "1 goods 2 contact_grey", "2 state quarry+guest church"
    )
    # when
    play(position, "1: build suppliers")
    # then
    holds(position, "1 goods = brick", "2 goods = nothing", "2 state = quarry+guest church")


def test_suppliers_bonus_is_lost_without_a_target() -> None:
    """MS-16.6, MS-6.7, MS-10.4.3: neither the passed, nor ruins, nor the own state are targets."""
    # given
    lines = ("1 hand suppliers", "1 state quarry", "1 goods 2 contact_grey")
    passed = lay("suppliers", *lines, "2 state school", "2 passed")
    ruined = lay("suppliers", *lines, "2 state school+ruin church")
    # when
    play(passed, "1: build suppliers")
    play(ruined, "1: build suppliers")
    # then
    holds(passed, "1 goods = nothing", "1 state = quarry suppliers", "to act = 1")
    holds(ruined, "1 goods = nothing", "1 state = quarry suppliers", "to act = 2")


def test_suppliers_bonus_counts_and_chooses() -> None:
    """MS-15.6, MS-16.1: the owner's state is counted, the receiver makes the choice."""
    # given
    lines = ("1 hand suppliers", "1 state gun_shop", "1 goods 2 contact_grey")
    counted = lay("suppliers", *lines, "2 state arena confessor")
    chosen = lay("suppliers", *lines, "2 state black_fortress")
    # when
    play(counted, "1: build suppliers")
    play(chosen, "1: build suppliers", "1: choose gun")
    # then
    holds(counted, "1 goods = 2 gun")
    holds(chosen, "1 goods = gun", "2 goods = nothing")


def test_suppliers_take_a_production_from_its_owner() -> None:
    """MS-16.4, MS-5.1.5, MS-21.4: a rival's location must be named; its owner gets none of it."""
    # given
    position = lay(
        "suppliers", "1 state suppliers docks", "2 state quarry school church", "phase production"
    )
    assert asked(position) == "take_target"
    assert offered(position, 1) == ["name 2.quarry", "name 2.school"]
    # when
    play(position, "1: name 2.quarry")
    # then
    assert change({}, has(position, 1)) == total(BOARD, {"brick": 1, "iron": 1})
    assert change({}, has(position, 2)) == total(RIVAL_BOARD, {"worker": 1})


def test_suppliers_count_for_the_tally_of_the_taker() -> None:
    """MS-16.9: what was taken counts for him who got it, not for the victim."""
    # given, when
    position = lay(
        "suppliers",
        "1 state suppliers construction_site",
        "2 state quarry demolition_team",
        "phase production",
    )
    # then
    assert change({}, has(position, 1)) == total(BOARD, {"brick": 1, "vp": 1})
    assert change({}, has(position, 2)) == RIVAL_BOARD


def test_suppliers_take_a_choice_and_make_it() -> None:
    """MS-16.1, MS-16.4: the taker chooses the option of what he takes."""
    # given
    position = lay("suppliers", "1 state suppliers", "2 state storehouse", "phase production")
    # when
    assert position.to_act() == (0,)
    play(position, "1: choose fuel")
    # then
    assert change({}, has(position, 1)) == total(BOARD, {"fuel": 1})
    assert change({}, has(position, 2)) == RIVAL_BOARD


def test_suppliers_take_a_tally_of_the_owner() -> None:
    """MS-16.1, MS-16.3: a counted output uses the tally of its owner, whoever receives it."""
    # given
    position = lay(
        "suppliers",
        "1 state suppliers",
        "1 deals assassin",
        "2 state sheriffs_office",
        "2 deals bioweaponry bioweaponry",
        "phase production",
    )
    # then
    assert change({}, has(position, 1)) == total(BOARD, {"gun": 1, "vp": 3})
    assert change({}, has(position, 2)) == total(RIVAL_BOARD, {"gun": 2})


# --- Power Station ----------------------------------------------------------------------------


def test_power_station_copies_another_own_production() -> None:
    """MS-16.7: whenever it produces, another own production is given in addition."""
    # given
    built = lay("power_station", "1 hand power_station", "1 state quarry", "1 goods 2 contact_grey")
    phase = lay("power_station", "1 state power_station quarry", "phase production")
    # when
    play(built, "1: build power_station")
    # then
    holds(built, "1 goods = brick")
    assert change({}, has(phase, 1)) == total(BOARD, {"brick": 2})


def test_power_station_names_one_of_several() -> None:
    """MS-16.7, MS-21.6: its owner names the location; itself, ruins and rivals' are no targets."""
    # given
    position = lay(
        "power_station",
        "1 state power_station quarry docks+guest school+ruin church",
        "2 state fuel_tank",
        "phase production",
    )
    # when
    assert offered(position, 1) == ["name 1.quarry", "name 1.docks"]
    play(position, "1: name 1.docks")
    # then
    assert change({}, has(position, 1)) == total(BOARD, {"brick": 1, "iron": 2})


def test_power_station_copies_a_choice_anew() -> None:
    """MS-16.1, MS-20.5.2: the copied choice is made on its own."""
    # given
    position = lay("power_station", "1 state power_station tanker_shipwreck", "phase production")
    # when
    play(position, "1: choose brick", "1: choose fuel")
    # then
    assert change({}, has(position, 1)) == total(BOARD, {"brick": 1, "fuel": 1})


def test_power_station_copies_a_tally() -> None:
    """MS-16.14, MS-5.1.8: both use the tally of step D, and nothing is counted twice."""
    # given, when
    position = lay(
        "power_station",
        "1 state power_station small_factory",
        "1 deals docks",
        "phase production",
    )
    # then
    assert change({}, has(position, 1)) == total(BOARD, {"iron": 1, "vp": 2 + 2})


def test_power_station_copies_what_suppliers_gave() -> None:
    """MS-16.12: only the goods are copied, there is no second theft; at other times nothing."""
    # given
    position = lay(
        "power_station",
        "1 state power_station suppliers",
        "2 state quarry docks",
        "phase production",
    )
    built = lay(
        "power_station",
        "1 hand power_station",
        "1 state suppliers",
        "1 goods 2 contact_grey",
        "2 state quarry",
    )
    # when
    play(position, "1: name 2.quarry")
    play(built, "1: build power_station")
    # then
    assert change({}, has(position, 1)) == total(BOARD, {"brick": 2})
    assert change({}, has(position, 2)) == total(RIVAL_BOARD, {"iron": 1})
    holds(built, "1 goods = nothing", "1 state = suppliers power_station")


def test_power_station_copies_a_location_taken_by_a_rival() -> None:
    """MS-16.10: what a location gives can be copied although a rival received it."""
    # given
    position = lay(
        "power_station", "1 state power_station quarry", "2 state suppliers", "phase production"
    )
    # when
    play(position, "2: name 1.quarry")
    # then
    assert change({}, has(position, 1)) == total(BOARD, {"brick": 1})
    assert change({}, has(position, 2)) == total(RIVAL_BOARD, {"brick": 1})


def test_power_station_taken_by_a_rival() -> None:
    """MS-16.11: the taker names another production of the same state, never itself again."""
    # given
    position = lay(
        "power_station",
        "1 state power_station quarry docks",
        "2 state suppliers fuel_tank",
        "phase production",
    )
    # when
    play(position, "2: name 1.power_station")
    assert offered(position, 2) == ["name 1.quarry", "name 1.docks"]
    play(position, "2: name 1.docks")
    # then
    assert change({}, has(position, 1)) == total(BOARD, {"brick": 1, "iron": 1})
    assert change({}, has(position, 2)) == total(RIVAL_BOARD, {"iron": 1, "fuel": 1})


# --- Production Manager -----------------------------------------------------------------------


def test_production_manager_gives_an_own_production_once_more() -> None:
    """MS-16.8, MS-16.2: two workers give the output of an own location, without its bonus."""
    # given
    position = lay(
        "production_manager",
        "1 state production_manager school courthouse quarry+guest",
        "1 goods 2 worker",
        "2 state docks",
    )
    # when
    play(position, "1: use production_manager")
    names = ["name 1.school", "name 1.courthouse", "name 1.quarry"]
    assert offered(position, 1) == names
    play(position, "1: name 1.courthouse")
    # then
    holds(position, "1 goods = brick ammo", "to act = 2")
    spent = ["worker", "worker"]
    assert place(position, 1, "production_manager") == {
        "card": "production_manager",
        "uses": 1,
        "spent": spent,
    }
    assert place(position, 1, "courthouse") == {"card": "courthouse"}


def test_production_manager_counts_anew_and_is_used_up() -> None:
    """MS-15.5, MS-12.1.2: the output is what the location gives now; once a round."""
    # given
    position = lay(
        "production_manager",
        "1 state production_manager arena assassin+ruin gun_shop",
        "1 goods 4 worker",
        "2 passed",
    )
    # when
    play(position, "1: use production_manager")
    # then
    holds(position, "1 goods = 2 gun 2 worker")
    assert why_not(position, "1: use production_manager") == "used_up MS-12.1.2"


def test_production_manager_needs_an_own_production() -> None:
    """MS-16.8, MS-6.4: productions of rivals, ruins, features and actions are no target."""
    # given
    position = lay(
        "production_manager",
        "1 state production_manager church school+ruin",
        "1 goods 2 worker",
        "2 state school",
    )
    # then
    assert why_not(position, "1: use production_manager") == "no_target MS-16.8"
