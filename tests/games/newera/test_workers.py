"""Workers: own locations, visits, exchange (NE-16), and passing (NE-17)."""

import pytest

from tests.games.newera.era import codes, holds, offered, play, table, turns, why_not


def test_the_first_use_takes_a_worker_and_the_second_two() -> None:
    """NE-16.1.1, NE-16.1.2, NE-16.1.3, NE-16.1.6, NE-21.1.4: two actions; a third is impossible."""
    # given
    p = table("1 pool 3 worker", "1 state labor_camp", "2 pool 2 worker")
    # when
    play(p, "1: use labor_camp")
    # then: one spent, two gained
    holds(p, "1 pool = 4 worker", "1 state = labor_camp+used", "to act = 2")
    # when
    play(p, "2: exchange fuel", "1: use labor_camp", "2: pass")
    # then
    holds(p, "1 pool = 4 worker", "1 state = labor_camp+used:2")
    assert why_not(p, "1: use labor_camp") == "used_up NE-16.1.2"


def test_the_second_use_needs_two_workers() -> None:
    """NE-16.1.2."""
    p = table("1 pool worker", "1 state labor_camp+used")
    assert why_not(p, "1: use labor_camp") == "workers NE-16.1.2"


def test_further_cost_is_paid_each_time() -> None:
    """NE-16.1.1, NE-16.1.2: the printed cost besides the workers."""
    p = table("1 pool 4 worker 2 weapons", "1 state the_bronx_gang", "2 passed")
    play(p, "1: use the_bronx_gang", "1: use the_bronx_gang")
    holds(p, "1 pool = 3 worker 2 conquest3")
    p = table("1 pool 4 worker weapons", "1 state the_bronx_gang+used", "2 passed")
    play(p, "1: use the_bronx_gang")
    holds(p, "1 pool = 3 worker conquest3")
    assert why_not(table("1 pool worker", "1 state the_bronx_gang"), "1: use the_bronx_gang") == (
        "cost NE-16.1.1"
    )


def test_a_worker_in_the_cost_comes_on_top() -> None:
    """NE-16.1.1, NE-0.3: Combat Zone needs two workers, then three."""
    assert "use" not in turns(table("1 pool worker", "1 state combat_zone"), 1)
    p = table("1 pool 2 worker", "1 state combat_zone")
    play(p, "1: use combat_zone")
    holds(p, "1 pool = weapons conquest1")
    assert "use" not in turns(table("1 pool 2 worker", "1 state combat_zone+used"), 1)
    assert "use" in turns(table("1 pool 3 worker", "1 state combat_zone+used"), 1)


def test_workers_lie_on_the_location_until_clean_up() -> None:
    """NE-16.1.4, NE-19.7: they serve for nothing else; then the location is unused again."""
    p = table("1 pool worker scrap", "1 state teds_bus")
    play(p, "1: use teds_bus", "2: pass", "1: pass")
    holds(p, "1 pool = nothing", "1 state = teds_bus", "turn = 2")


@pytest.mark.parametrize("id", ["hunters", "docks_ne", "haven"])
def test_only_actions_are_activated(id: str) -> None:
    """NE-16.1.1: a location of kind action."""
    p = table("1 pool 3 worker", f"1 state {id}")
    assert why_not(p, f"1: use {id}") == "no_action NE-16.1.1"


def test_vp_of_an_action_lie_on_it_up_to_three() -> None:
    """NE-16.1.5, NE-18.2, NE-18.7: with VP as the only gain a full location is not chosen."""
    p = table("1 pool 3 worker", "1 state union_hall+vp:2:2")
    play(p, "1: use union_hall")
    holds(p, "1 state = union_hall+used+vp:2:2:2", "1 base = 0", "1 total = 7")
    p = table("1 pool 3 worker", "1 state union_hall+vp:2:2:2")
    assert why_not(p, "1: use union_hall") == "no_gain NE-0.3"


# --- visits


def test_a_visit() -> None:
    """NE-16.2.1, NE-16.2.2: a worker for the owner, the yield for the visitor."""
    # given
    p = table("1 pool 2 worker", "2 state docks_ne")
    # when
    told = play(p, "1: visit 2.docks_ne")
    # then
    assert codes(told) == ["visit", "gain"]
    holds(p, "1 pool = scrap worker", "2 pool = worker", "2 state = docks_ne+visited:1")
    holds(p, "1 visits = 1", "to act = 2")
    assert "use" not in turns(p, 2)  # the worker is there, at once


def test_each_location_is_visited_once_and_three_in_a_turn() -> None:
    """NE-16.2.3, NE-18.1, NE-2.4.7."""
    # given
    p = table(
        "1 pool 5 worker",
        "2 state docks_ne quarry_ne shanty_town sharrash",
        "3 passed",
        "2 pool 9 worker",
        seats=3,
    )
    # when
    play(p, "1: visit 2.docks_ne", "2: exchange fuel")
    # then
    assert why_not(p, "1: visit 2.docks_ne") == "visited NE-16.2.3"
    # when
    play(
        p, "1: visit 2.quarry_ne", "2: exchange fuel", "1: visit 2.shanty_town", "2: exchange fuel"
    )
    # then
    assert why_not(p, "1: visit 2.sharrash") == "visits_used NE-16.2.3"


def test_two_copies_are_two_locations() -> None:
    """NE-2.4.4: copies work separately."""
    p = table("1 pool 2 worker", "2 state fuel_tank_ne+visited:1 fuel_tank_ne")
    assert offered(p, 1).count("visit 2.fuel_tank_ne#2") == 1
    assert "visit 2.fuel_tank_ne" not in offered(p, 1)


def test_several_players_may_visit_one_location() -> None:
    """NE-16.2.4."""
    p = table("1 pool worker", "2 state docks_ne+visited:3", seats=3)
    play(p, "1: visit 2.docks_ne")
    holds(p, "2 state = docks_ne+visited:1+visited:3")


@pytest.mark.parametrize(
    ("line", "name", "reason"),
    [
        ("2 state haven", "2.haven", "not_open NE-16.2.1"),
        ("2 state hunters", "2.hunters", "not_open NE-16.2.1"),
        ("2 state labor_camp", "2.labor_camp", "not_open NE-16.2.1"),
        ("2 state docks_ne+debris", "2.docks_ne", "not_open NE-16.2.1"),
        ("1 state docks_ne", "1.docks_ne", "own_location NE-16.2.1"),
    ],
)
def test_what_cannot_be_visited(line: str, name: str, reason: str) -> None:
    """NE-16.2.8, NE-21.1.2: only open production of an opponent."""
    p = table("1 pool worker", line)
    assert why_not(p, f"1: visit {name}") == reason


def test_a_visit_needs_a_worker_and_a_rival_who_has_not_passed() -> None:
    """NE-16.2.1, NE-17.2."""
    assert why_not(table("2 state docks_ne"), "1: visit 2.docks_ne") == "workers NE-16.2.1"
    p = table("1 pool worker", "2 state docks_ne", "2 passed")
    assert why_not(p, "1: visit 2.docks_ne") == "passed NE-17.2"


def test_once_a_game_profits_are_not_given_to_visitors() -> None:
    """NE-16.2.6: what the location yields in production, and no more."""
    p = table("1 pool worker", "2 state car_garage")
    play(p, "1: visit 2.car_garage")
    holds(p, "1 pool = conquest1 defence1")


# --- exchange


@pytest.mark.parametrize("good", ["scrap", "fuel", "weapons", "material"])
def test_two_workers_for_a_basic_resource(good: str) -> None:
    """NE-16.3.1, NE-2.1.1: any of the four, without limit."""
    p = table("1 pool 4 worker", "2 passed")
    play(p, f"1: exchange {good}", f"1: exchange {good}")
    holds(p, f"1 pool = 2 {good}")


def test_the_exchange_needs_two_workers_and_gives_no_universal() -> None:
    """NE-16.3.1, NE-2.1.3: four kinds, never a universal resource."""
    p = table("1 pool worker")
    assert why_not(p, "1: exchange scrap") == "workers NE-16.3.1"
    p = table("1 pool 2 worker")
    kinds = [text for text in offered(p, 1) if text.startswith("exchange")]
    assert kinds == ["exchange scrap", "exchange weapons", "exchange fuel", "exchange material"]


# --- passing


def test_a_pass_is_final() -> None:
    """NE-17.1, NE-7.5: the player is skipped; the last one goes on alone."""
    # given
    p = table("1 pool 4 worker", "2 pool 2 worker", seats=3)
    # when
    play(p, "1: exchange fuel", "2: pass", "3: pass")
    # then
    holds(p, "2 passed = yes", "to act = 1")
    play(p, "1: exchange fuel")
    holds(p, "to act = 1", "phase = actions")


def test_goods_are_kept_by_who_has_passed() -> None:
    """NE-17.5: until clean-up."""
    p = table("1 pool 2 worker scrap", "2 pool 2 worker")
    play(p, "1: pass", "2: exchange fuel")
    holds(p, "1 pool = scrap 2 worker")


def test_who_has_no_action_can_only_pass() -> None:
    """NE-7.6."""
    assert offered(table("1 faction new_york"), 1) == ["pass"]
