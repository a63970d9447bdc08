"""Section 20.7: the effects of single cards."""

import pytest

from novastate.games.master.position import MasterPosition
from tests.table import holds, offered, play, table, why_not

# --- Thieves Caravan --------------------------------------------------------------------------


def test_the_thief_names_rival_and_good() -> None:
    """MS-20.7.1: any rival who has not passed and owns one of the four basic resources."""
    # given
    position = table(
        "1 state thieves_caravan",
        "1 goods 2 worker gun",
        "2 goods iron worker contact_red",
        "3 goods brick fuel",
        "4 goods gun",
        "4 passed",
        seats=4,
    )
    # when
    play(position, "1: use thieves_caravan")
    # then
    assert offered(position, 1) == ["steal 2.iron", "steal 3.brick", "steal 3.fuel"]
    play(position, "1: steal 3.fuel")
    holds(position, "1 goods = gun fuel", "3 goods = brick", "2 goods = iron worker contact_red")


@pytest.mark.parametrize(
    "given",
    [
        ("2 goods 3 worker 2 ammo contact_blue shield development",),
        ("2 goods 3 iron", "2 passed"),
        ("1 goods 3 iron",),
        ("2 state ruined_library+stored:iron archive+used+spent:iron",),
    ],
)
def test_without_such_a_rival_it_cannot_be_activated(given: tuple[str, ...]) -> None:
    """MS-20.7.1, MS-20.7.2: ammo is none of the goods; nor is anything of the own or stored."""
    # given
    position = table("1 state thieves_caravan", "1 goods 2 worker", *given)
    # then
    assert why_not(position, "1: use thieves_caravan") == "no_target MS-20.7.1"
    assert "use thieves_caravan" not in offered(position, 1)


def test_the_second_theft_needs_a_target_again() -> None:
    """MS-20.7.1: the rival had only one; the second activation is not offered."""
    # given
    position = table("1 state thieves_caravan", "1 goods 4 worker", "2 goods iron ammo")
    # when
    play(position, "1: use thieves_caravan")
    # then
    holds(position, "1 goods = iron 2 worker", "2 goods = ammo", "to act = 2")


def test_placed_goods_can_be_stolen() -> None:
    """MS-20.7.2: the thief says whether he takes the loose or the placed one."""
    # given
    position = table(
        "1 state thieves_caravan",
        "1 goods 2 worker",
        "2 state city_guards+placed:gun:gun",
        "2 goods gun",
    )
    # when
    play(position, "1: use thieves_caravan")
    # then
    assert offered(position, 1) == ["steal 2.gun", "steal 2.gun@city_guards"]
    play(position, "1: steal 2.gun@city_guards")
    holds(position, "1 goods = gun", "2 goods = 2 gun", "2 state = city_guards+placed:gun")


def test_placed_ammo_cannot_be_stolen() -> None:
    """MS-20.7.2: the exact goods only, wherever they lie."""
    # given
    position = table(
        "1 state thieves_caravan", "1 goods 2 worker", "2 state radioactive_colony+placed:ammo:ammo"
    )
    # then
    assert why_not(position, "1: use thieves_caravan") == "no_target MS-20.7.1"


# --- Caravanner and Camino Real ---------------------------------------------------------------


def test_caravanner_names_up_to_three_different_deals() -> None:
    """MS-20.7.3: each only once; after the first one may stop."""
    # given
    position = table(
        "1 state caravanner",
        "1 goods worker",
        "1 deals docks quarry school pub",
        expansion="winter",
    )
    # when
    play(position, "1: use caravanner")
    # then
    assert offered(position, 1) == ["call docks", "call pub", "call quarry", "call school"]
    play(position, "1: call quarry")
    assert offered(position, 1) == ["call docks", "call pub", "call school", "done"]
    play(position, "1: done")
    holds(position, "1 goods = brick")


def test_two_deals_of_one_name_are_different_deals() -> None:
    """MS-20.7.3: both may be named, and not a third time."""
    # given
    position = table(
        "1 state caravanner", "1 goods worker", "1 deals docks docks quarry", expansion="winter"
    )
    # when
    play(position, "1: use caravanner", "1: call docks", "1: call docks")
    # then
    assert offered(position, 1) == ["call quarry", "done"]
    play(position, "1: done")
    holds(position, "1 goods = 2 iron")


def test_caravanner_needs_a_deal() -> None:
    """MS-20.7.3: one is enough; a rival's does not help."""
    # given
    none = table("1 state caravanner", "1 goods worker", "2 deals docks", expansion="winter")
    one = table("1 state caravanner", "1 goods worker", "1 deals church", expansion="winter")
    # when
    play(one, "1: use caravanner", "1: call church")
    # then
    assert why_not(none, "1: use caravanner") == "no_target MS-20.7.3"
    holds(one, "1 vp = 1", "to act = 2")


def test_camino_real_names_a_deal_of_a_rival() -> None:
    """MS-20.7.4: of one who has not passed; he loses nothing."""
    # given
    position = table(
        "1 state camino_real",
        "1 goods worker",
        "1 deals pub",
        "2 deals docks quarry",
        "3 deals docks",
        "4 deals school",
        "4 passed",
        seats=4,
        expansion="winter",
    )
    # when
    play(position, "1: use camino_real")
    # then
    assert offered(position, 1) == ["tap 2.docks", "tap 2.quarry", "tap 3.docks"]
    play(position, "1: tap 2.quarry")
    holds(position, "1 goods = brick", "2 deals = docks quarry", "2 goods = nothing")


@pytest.mark.parametrize("given", [("1 deals pub",), ("2 deals pub", "2 passed")])
def test_camino_real_needs_a_deal_of_a_rival(given: tuple[str, ...]) -> None:
    """MS-20.7.4: neither own deals nor those of players who have passed."""
    # given
    position = table("1 state camino_real", "1 goods worker", *given, expansion="winter")
    # then
    assert why_not(position, "1: use camino_real") == "no_target MS-20.7.4"


# --- Body Hunters -----------------------------------------------------------------------------


def hunters(*given: str) -> MasterPosition:
    """Lay a table with Body Hunters to be used."""
    return table("1 goods worker", *given, expansion="winter")


def test_clearing_frees_a_location_for_another_use() -> None:
    """MS-20.7.5: activation goods go away and the count returns to 0; shields stay."""
    # given
    position = hunters(
        "1 state body_hunters archive+used:2+shield+spent:worker:worker",
        "1 goods 2 worker",
        "2 passed",
    )
    assert why_not(position, "1: use archive") == "used_up MS-12.1.2"
    # when
    play(position, "1: use body_hunters", "1: clear archive")
    # then
    holds(position, "1 state = body_hunters+used+spent:worker archive+shield", "1 goods = 2 worker")
    play(position, "1: use archive", "1: again")
    holds(position, "1 vp = 2")


def test_clearing_leaves_placed_goods() -> None:
    """MS-20.7.5: a guest worker goes, placed goods stay; nobody gains what lay there."""
    # given an open production with placed goods
    position = table(
        "1 goods worker",
        "1 state body_hunters city_guards+guest+placed:gun",
        "2 passed",
        expansion="winter",
        card_overrides={"city_guards": {"kind": "open production", "produces": "gun"}},
    )
    # when
    play(position, "1: use body_hunters", "1: clear city_guards")
    # then
    holds(
        position,
        "1 state = body_hunters+used+spent:worker city_guards+placed:gun",
        "1 goods = gun",
    )


def test_one_location_must_be_used_or_occupied() -> None:
    """MS-20.7.5: unused ones, ruins, rivals' and Body Hunters themselves do not count."""
    # given
    position = hunters(
        "1 state body_hunters archive pub school+ruin", "2 state motel+used docks+guest"
    )
    # then
    assert why_not(position, "1: use body_hunters") == "no_target MS-20.7.5"


def test_only_other_own_locations_can_be_cleared() -> None:
    """MS-20.7.5: not Body Hunters, which is used by then, and not those of a rival."""
    # given
    position = hunters("1 state archive+used body_hunters pub+guest motel", "2 state convoy+used")
    # when
    play(position, "1: use body_hunters")
    # then
    assert offered(position, 1) == ["clear archive", "clear pub"]


def test_a_cleared_open_production_can_be_visited_once_more() -> None:
    """MS-20.7.6: the guest is gone, and the next one may come."""
    # given
    position = hunters("1 state body_hunters docks+guest", "2 goods 2 worker")
    # when
    play(position, "1: use body_hunters", "1: clear docks", "2: visit 1.docks")
    # then
    holds(position, "2 goods = iron worker", "1 goods = worker")
    # but only once
    play(position, "1: pass")
    assert "visit 1.docks" not in offered(position, 2)


def test_without_clearing_it_stays_occupied() -> None:
    """MS-20.7.6: the other side of it."""
    # given
    position = hunters("1 state body_hunters docks+guest archive+used", "2 goods worker")
    # when
    play(position, "1: use body_hunters", "1: clear archive", "1: done")
    # then
    assert why_not(position, "2: visit 1.docks") == "occupied MS-13.4"


# --- Propaganda Station -----------------------------------------------------------------------


def test_propaganda_station_discards_before_it_draws() -> None:
    """MS-20.7.7: with an empty deck the discarded card comes back."""
    # given
    position = table(
        "1 state propaganda_station",
        "1 goods worker",
        "1 hand church",
        "deck exactly",
        "discard exactly",
        expansion="winter",
    )
    # when
    play(position, "1: use propaganda_station")
    # then there was no second card
    holds(position, "1 hand = church", "deck size = 0", "discard size = 0")


def test_propaganda_station_draws_two_from_the_deck() -> None:
    """MS-20.7.7: while the deck lasts the discarded card stays in the pile."""
    # given
    position = table(
        "1 state propaganda_station",
        "1 goods worker",
        "1 hand church",
        "deck pub school",
        expansion="winter",
    )
    # when
    play(position, "1: use propaganda_station")
    # then
    holds(position, "1 hand = pub school", "discard = church")
