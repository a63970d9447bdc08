"""Workers: own locations, visits, exchange (FS-12)."""

from pathlib import Path

import pytest

from tests.games.state2010.own import action, feature, location, own_table
from tests.games.state2010.state import (
    asked,
    go_on,
    holds,
    offered,
    play,
    table,
    turns,
    why_not,
)


def test_the_first_and_the_second_use() -> None:
    """FS-12.1.1, FS-12.1.2, FS-12.1.4, FS-12.1.6, FS-12.1.9: one worker, then two; cost anew."""
    position = table("1 state radioactive_fuel", "1 pool 4 worker 6 fuel", "2 pool 2 worker")
    play(position, "1: use radioactive_fuel")
    holds(position, "1 pool = 3 worker 4 fuel", "1 state = radioactive_fuel+used+vp:2")
    play(position, "2: exchange scrap", "1: use radioactive_fuel")
    holds(position, "1 pool = worker 2 fuel", "1 state = radioactive_fuel+used:2+vp:2:2")
    holds(position, "1 total = 5")
    play(position, "2: pass")
    assert why_not(position, "1: use radioactive_fuel") == "used_up FS-12.1.2"


def test_too_few_workers_or_goods() -> None:
    """FS-12.1.1, FS-12.1.2, FS-0.3: the whole cost must be there."""
    position = table("1 state shipwreck+used", "1 pool worker 4 scrap")
    assert why_not(position, "1: use shipwreck") == "workers FS-12.1.2"
    position = table("1 state shipwreck", "1 pool worker scrap fuel")
    assert why_not(position, "1: use shipwreck") == "cost FS-12.1.1"


def test_only_own_locations_with_an_action() -> None:
    """FS-12.1.1: no production, no feature."""
    position = table("1 state docks warehouse", "1 pool 5 worker", "2 state shipwreck")
    assert "use" not in turns(position, 1)
    for card in ("docks", "warehouse"):
        assert why_not(position, f"1: use {card}") == "no_action FS-12.1.1"


def test_cards_with_two_workers() -> None:
    """FS-12.1.3: two for the first, three more for the second use."""
    position = table("1 state barracks", "1 pool 5 worker", "2 pool 2 scrap worker")
    play(position, "1: use barracks")
    holds(position, "1 pool = 3 worker scrap")
    play(position, "2: pass")
    assert why_not(position, "1: use barracks") == "no_gain FS-0.3"
    position = table("1 state barracks+used", "1 pool 3 worker", "2 pool scrap")
    play(position, "1: use barracks")
    holds(position, "1 pool = scrap", "1 state = barracks+used:2")


def test_spent_workers_serve_nothing_else() -> None:
    """FS-12.1.5: they lie on the card until clean-up."""
    position = table("1 state deserted_colony", "1 pool 2 worker", "2 passed")
    play(position, "1: use deserted_colony")
    holds(position, "1 pool = worker universal")
    assert turns(position, 1) == ["pass"]
    go_on(position)
    holds(position, "1 state = deserted_colony")


def test_points_of_an_action_lie_on_the_location() -> None:
    """FS-12.1.7: not on the base."""
    position = table("1 state weapon_trader", "1 pool worker weapons")
    play(position, "1: use weapon_trader")
    holds(position, "1 state = weapon_trader+used+vp:1", "1 base = 0")


def test_a_full_location() -> None:
    """FS-12.1.8: closed if it gives only VP, else it gives the rest."""
    position = table(
        "1 state weapon_trader+vp:1:1:1 gun_shop+vp:2:2:2", "1 pool 2 worker 2 weapons", "2 passed"
    )
    assert why_not(position, "1: use weapon_trader") == "no_gain FS-0.3"
    play(position, "1: use gun_shop")
    holds(position, "1 pool = 2 worker", "1 base = 0")
    holds(position, "1 state = weapon_trader+vp:1:1:1 gun_shop+used+vp:2:2:2")


def test_copies_work_separately() -> None:
    """FS-2.4.4, FS-12.1.2: each has its own uses and places."""
    position = table("1 state archive archive", "1 hand docks pub", "1 pool 2 worker", "2 passed")
    play(position, "1: use archive#2", "1: discard docks", "1: use archive")
    holds(position, "1 state = archive+used+vp:1 archive+used+vp:1")


def test_a_visit() -> None:
    """FS-12.2.1, FS-12.2.2, FS-12.2.3: the owner gets the worker, the visitor the yield."""
    position = table("1 pool 2 worker", "2 state docks")
    play(position, "1: visit 2.docks")
    holds(position, "1 pool = worker scrap", "2 pool = worker", "2 state = docks+visited:1")
    holds(position, "1 visits = 1", "to act = 2")
    position = table("1 pool worker", "2 state docks deserted_colony")
    play(position, "1: visit 2.docks", "2: use deserted_colony")
    holds(position, "2 pool = universal")


@pytest.mark.parametrize("card", ["school", "warehouse", "shipwreck"])
def test_only_open_production_is_visited(card: str) -> None:
    """FS-12.2.1: neither closed production nor features nor actions."""
    position = table("1 pool 2 worker", f"2 state {card}")
    assert "visit" not in turns(position, 1)
    assert why_not(position, f"1: visit 2.{card}") == "not_open FS-12.2.1"


def test_a_visit_needs_a_worker() -> None:
    """FS-12.2.1: no worker, no visit."""
    position = table("1 pool 2 scrap", "2 state docks")
    assert why_not(position, "1: visit 2.docks") == "workers FS-12.2.1"


def test_three_visits_a_turn_and_one_a_location() -> None:
    """FS-12.2.4, FS-14.5: in total, and to the same location once; copies count by themselves."""
    position = table("1 pool 9 worker", "2 state docks docks quarry fuel_tank", "2 pool 9 worker")
    play(position, "1: visit 2.docks", "2: exchange fuel")
    assert why_not(position, "1: visit 2.docks") == "visited FS-12.2.4"
    play(position, "1: visit 2.docks#2", "2: exchange fuel", "1: visit 2.quarry", "2: pass")
    holds(position, "1 visits = 3")
    position = table("1 pool 9 worker", "1 visits 3", "2 state docks")
    assert why_not(position, "1: visit 2.docks") == "visits_used FS-12.2.4"


def test_several_players_visit_the_same_location() -> None:
    """FS-12.2.5: the limit is the visitor's."""
    position = table("1 pool worker", "2 state docks", "3 pool worker", seats=3)
    play(position, "1: visit 2.docks", "2: pass")
    assert why_not(position, "3: visit 2.docks") == "passed FS-13.3"
    position = table("1 pool worker", "2 state docks", "2 pool 2 worker", "3 pool worker", seats=3)
    play(position, "1: visit 2.docks", "2: exchange fuel", "3: visit 2.docks")
    holds(position, "2 state = docks+visited:1+visited:3", "3 pool = scrap")


def test_own_locations_are_not_visited() -> None:
    """FS-12.2.6: a visit goes to an opponent."""
    position = table("1 pool worker", "1 state docks")
    assert "visit" not in turns(position, 1)
    assert why_not(position, "1: visit 1.docks") == "own_location FS-12.2.1"


def test_a_visitor_takes_what_the_owner_would_produce(tmp_path: Path) -> None:
    """FS-12.2.7, FS-17.1.3: types are counted in the owner's state."""
    cards = [location("yard", "open production", types="fuel", per="fuel max 3 -> fuel")]
    position = own_table(
        tmp_path,
        cards,
        "1 pool worker",
        "1 state oilmen_fortress fuel_tank warehouse",
        "2 state yard hideout",
    )
    play(position, "1: visit 2.yard")
    holds(position, "1 pool = 2 fuel")


def test_points_of_a_visit(tmp_path: Path) -> None:
    """FS-12.2.8: they lie on the visitor's base, and a full location gives none."""
    cards = [location("fair", "open production", produces="vp1 scrap")]
    position = own_table(tmp_path, cards, "1 pool worker", "2 state fair+vp:1:1")
    play(position, "1: visit 2.fair")
    holds(position, "1 base = 1", "1 pool = scrap", "2 state = fair+vp:1:1+visited:1")
    position = own_table(tmp_path, cards, "1 pool worker", "2 state fair+vp:1:1:1")
    play(position, "1: visit 2.fair")
    holds(position, "1 base = 0", "1 pool = scrap")
    only = [location("show", "open production", produces="vp1")]
    position = own_table(tmp_path, only, "1 pool worker", "2 state show+vp:1:1:1")
    assert why_not(position, "1: visit 2.show") == "no_gain FS-0.3"


def test_a_visitor_gets_no_once_only_bonus(tmp_path: Path) -> None:
    """FS-12.2.9: only what it yields in production."""
    cards = [location("camp_fire", "open production", produces="scrap", entry="3 fuel")]
    position = own_table(tmp_path, cards, "1 pool worker", "2 state camp_fire")
    play(position, "1: visit 2.camp_fire")
    holds(position, "1 pool = scrap")


def test_a_pub_without_any_card_is_not_visited() -> None:
    """FS-0.3: at least one part of the gain must be received."""
    position = table("1 pool worker", "2 state pub", "deck exactly", "discard exactly")
    assert why_not(position, "1: visit 2.pub") == "no_gain FS-0.3"


def test_an_exchange() -> None:
    """FS-12.3.1, FS-12.3.2: two workers for a basic resource, again and again."""
    position = table("1 pool 5 worker", "2 passed")
    found = [text for text in offered(position, 1) if text.startswith("exchange")]
    assert found == [f"exchange {good}" for good in ("scrap", "weapons", "fuel", "material")]
    play(position, "1: exchange material", "1: exchange weapons")
    holds(position, "1 pool = worker material weapons")
    assert why_not(position, "1: exchange scrap") == "workers FS-12.3.1"


def test_features_that_watch_visits_and_exchanges(tmp_path: Path) -> None:
    """FS-17.2.1: visit and exchange are events."""
    cards = [feature("inn", "visit or exchange -> fuel", copies=2)]
    position = own_table(
        tmp_path, cards, "1 state inn", "2 state inn docks", "1 pool 3 worker", "2 passed"
    )
    play(position, "1: exchange scrap")
    holds(position, "1 pool = worker scrap fuel", "2 pool = nothing")
    position = own_table(tmp_path, cards, "1 state inn", "2 state inn docks", "1 pool worker")
    play(position, "1: visit 2.docks")
    holds(position, "1 pool = scrap fuel", "2 pool = worker")


def test_tucked_cards_and_workers_as_further_cost(tmp_path: Path) -> None:
    """FS-17.1.13: spoils go without their goods; workers of the cost come on top."""
    cards = [action("yard", "own_spoils 2 worker -> vp2")]
    position = own_table(
        tmp_path, cards, "1 state yard", "1 pool 3 worker", "1 spoils docks school"
    )
    play(position, "1: use yard")
    assert asked(position) == "pay_tucked"
    assert offered(position, 1) == ["give_up spoils.docks", "give_up spoils.school"]
    play(position, "1: give_up spoils.docks")
    holds(position, "1 pool = nothing", "1 spoils = school", "1 state = yard+used+vp:2")
