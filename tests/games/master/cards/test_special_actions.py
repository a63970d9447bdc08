"""Thieves Caravan, Body Hunters, Caravanner, Camino Real and Propaganda Station."""

import pytest

from tests.games.master.cards.facts import change, has, lay, place, player_of
from tests.table import asked, holds, offered, play, table, why_not

# --- all of them ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "uses"),
    [
        ("thieves_caravan", 2),
        ("body_hunters", 1),
        ("caravanner", 1),
        ("camino_real", 1),
        ("propaganda_station", 1),
        ("production_manager", 1),
        ("fixer", 1),
    ],
)
def test_uses_of_special_actions(id: str, uses: int) -> None:
    """MS-12.1.2: with everything they need, they are open up to their last use, and no more."""
    # given
    lines = ("1 goods 9 worker", "1 hand school", "1 deals church", "2 deals church")
    rival = ("2 goods brick", "2 state quarry+guest")
    open_yet = lay(id, f"1 state {id}+used:{uses - 1} pub motel+used", *lines, *rival)
    closed = lay(id, f"1 state {id}+used:{uses} pub motel+used", *lines, *rival)
    # then
    assert why_not(open_yet, f"1: use {id}") == ""
    assert why_not(closed, f"1: use {id}") == "used_up MS-12.1.2"


# --- Thieves Caravan --------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["brick", "gun", "iron", "fuel"])
def test_thieves_caravan_takes_one_resource(good: str) -> None:
    """MS-20.7.1, MS-20.5.9: one of the listed goods goes from the rival to the thief."""
    # given
    position = lay(
        "thieves_caravan", "1 state thieves_caravan", "1 goods 2 worker", f"2 goods 2 {good} 3 ammo"
    )
    # when
    play(position, "1: use thieves_caravan")
    # then
    assert change({}, has(position, 1)) == {good: 1}
    assert change({}, has(position, 2)) == {good: 1, "ammo": 3}
    assert place(position, 1, "thieves_caravan")["spent"] == ["worker", "worker"]


def test_thieves_caravan_twice_in_one_action() -> None:
    """MS-12.1.3, MS-21.25: each use chooses its own rival and good; the third is refused."""
    # given
    position = table(
        "1 state thieves_caravan",
        "1 goods 6 worker",
        "2 goods gun brick",
        "3 goods fuel ammo",
        seats=3,
    )
    # when
    play(position, "1: use thieves_caravan")
    assert set(offered(position, 1)) == {"steal 2.brick", "steal 2.gun", "steal 3.fuel"}
    play(position, "1: steal 3.fuel", "1: again", "1: steal 2.gun", "2: pass", "3: pass")
    # then
    holds(position, "1 goods = gun fuel 2 worker", "2 goods = brick", "3 goods = ammo")
    assert why_not(position, "1: use thieves_caravan") == "used_up MS-12.1.2"


@pytest.mark.parametrize("line", ["2 goods 5 ammo 5 worker", "2 goods brick", "1 goods brick"])
def test_thieves_caravan_needs_a_victim(line: str) -> None:
    """MS-20.7.1, MS-20.7.2, MS-6.7: never ammo or workers, the passed, or the thief himself."""
    # given
    passed = ["2 passed"] if line == "2 goods brick" else []
    # when
    position = lay("thieves_caravan", "1 state thieves_caravan", "1 goods 2 worker", line, *passed)
    # then
    assert why_not(position, "1: use thieves_caravan") == "no_target MS-20.7.1"


def test_thieves_caravan_takes_placed_goods() -> None:
    """MS-20.7.2, MS-23.8: placed goods are part of the supply, unless the option says otherwise."""
    # given
    lines = (
        "1 state thieves_caravan",
        "1 goods 2 worker",
        "2 state scrap_metal+placed:iron:iron",
        "2 goods shield",
    )
    position = lay("thieves_caravan", *lines)
    strict = lay("thieves_caravan", *lines, steal_placed=False)
    # when
    play(position, "1: use thieves_caravan")
    # then
    holds(position, "1 goods = iron", "2 state = scrap_metal+placed:iron", "2 goods = iron shield")
    assert why_not(strict, "1: use thieves_caravan") == "no_target MS-20.7.1"


# --- Body Hunters -----------------------------------------------------------------------------


def test_body_hunters_free_up_to_three_locations() -> None:
    """MS-20.7.5, MS-20.5.10, MS-21.26: goods and guests leave, uses are forgotten, shields stay."""
    # given
    position = lay(
        "body_hunters",
        "1 state body_hunters archive+used:2+shield+spent:worker:worker quarry+guest",
        "1 state motel+used+spent:worker convoy+used+spent:fuel church",
        "1 goods worker",
    )
    # when
    play(position, "1: use body_hunters")
    every = {"clear archive", "clear quarry", "clear motel", "clear convoy"}
    assert set(offered(position, 1)) == every
    play(position, "1: clear archive", "1: clear quarry", "1: clear convoy")
    # then
    holds(
        position,
        "1 state = body_hunters+used+spent:worker archive+shield quarry"
        " motel+used+spent:worker convoy church",
        "1 goods = nothing",
        "to act = 2",
    )


def test_body_hunters_may_stop_after_one() -> None:
    """MS-21.26: at least one location is freed, more are offered only."""
    # given
    position = lay(
        "body_hunters",
        "1 state body_hunters archive+used motel+used:2",
        "1 goods worker",
        "2 passed",
    )
    # when
    play(position, "1: use body_hunters")
    assert "done" not in offered(position, 1)
    play(position, "1: clear archive", "1: done")
    # then
    holds(position, "1 state = body_hunters+used+spent:worker archive motel+used:2", "to act = 1")


def test_body_hunters_make_another_use_and_visit_possible() -> None:
    """MS-20.7.5, MS-20.7.6, MS-12.1.6: what was freed can be activated and visited once more."""
    # given
    position = lay(
        "body_hunters",
        "1 state body_hunters archive+used:2 quarry+guest",
        "1 goods 3 worker",
        "2 goods worker",
    )
    # when
    play(position, "1: use body_hunters", "1: clear archive", "1: clear quarry")
    play(position, "2: visit 1.quarry", "1: use archive", "1: again")
    # then
    holds(position, "2 goods = brick", "1 vp = 2", "1 goods = worker")


def test_body_hunters_need_something_used_besides_themselves() -> None:
    """MS-20.7.5: unused locations, ruins and rivals' are no reason; itself only by an option."""
    # given
    strict = lay(
        "body_hunters", "1 state body_hunters motel", "1 goods worker", "2 state pub+guest"
    )
    loose = lay(
        "body_hunters", "1 state body_hunters motel", "1 goods 2 worker", body_hunters_self=True
    )
    # when
    play(loose, "1: use body_hunters", "1: clear body_hunters")
    # then
    assert why_not(strict, "1: use body_hunters") == "no_target MS-20.7.5"
    holds(loose, "1 state = body_hunters motel")


# --- Caravanner -------------------------------------------------------------------------------


def test_caravanner_uses_three_different_deals() -> None:
    """MS-20.7.3, MS-20.5.11, MS-21.27: up to three deals give their goods and stay."""
    # given
    position = lay(
        "caravanner", "1 state caravanner", "1 deals church quarry quarry docks", "1 goods worker"
    )
    # when
    play(position, "1: use caravanner", "1: call quarry", "1: call quarry")
    assert set(offered(position, 1)) == {"call church", "call docks", "done"}
    play(position, "1: call church")
    # then
    holds(position, "1 goods = 2 brick", "1 vp = 1", "1 deals = church docks quarry quarry")
    holds(position, "to act = 2")


def test_caravanner_uses_fewer_deals() -> None:
    """MS-20.7.3, MS-21.27: one has to be named, the others may be left; no deal is made."""
    # given
    position = lay("caravanner", "1 state caravanner", "1 deals church docks", "1 goods worker")
    # when
    play(position, "1: use caravanner")
    assert set(offered(position, 1)) == {"call church", "call docks"}
    play(position, "1: call docks", "1: done")
    # then
    holds(position, "1 goods = iron", "1 vp = 0", "to act = 2")


def test_caravanner_needs_an_own_deal() -> None:
    """MS-20.7.3: without a deal of one's own it cannot be activated."""
    # when
    position = lay("caravanner", "1 state caravanner", "1 goods worker", "2 deals church")
    # then
    assert why_not(position, "1: use caravanner") == "no_target MS-20.7.3"


# --- Camino Real ------------------------------------------------------------------------------


def test_camino_real_uses_a_deal_of_a_rival() -> None:
    """MS-20.7.4, MS-20.5.12, MS-21.28: the good is gained, the rival keeps deal and goods."""
    # given
    position = lay(
        "camino_real",
        "1 state camino_real",
        "1 deals docks",
        "1 goods worker",
        "2 deals church quarry",
    )
    # when
    play(position, "1: use camino_real")
    assert set(offered(position, 1)) == {"tap 2.church", "tap 2.quarry"}
    play(position, "1: tap 2.quarry")
    # then
    holds(position, "1 goods = brick", "2 deals = church quarry", "2 goods = nothing")
    assert place(position, 1, "camino_real")["uses"] == 1


def test_camino_real_needs_a_rival_who_has_not_passed() -> None:
    """MS-20.7.4, MS-6.7: own deals and those of the passed are no target."""
    # when
    own = lay("camino_real", "1 state camino_real", "1 goods worker", "1 deals church")
    passed = lay(
        "camino_real", "1 state camino_real", "1 goods worker", "2 deals church", "2 passed"
    )
    # then
    assert why_not(own, "1: use camino_real") == "no_target MS-20.7.4"
    assert why_not(passed, "1: use camino_real") == "no_target MS-20.7.4"


# --- Propaganda Station -----------------------------------------------------------------------


def test_propaganda_station_discards_before_it_draws() -> None:
    """MS-20.7.7, MS-4.9, MS-7.8: the card paid is already there when the deck is rebuilt."""
    # given
    position = lay(
        "propaganda_station",
        "1 state propaganda_station",
        "1 hand church school",
        "1 goods worker",
        "deck exactly pub",
    )
    # when
    play(position, "1: use propaganda_station")
    assert set(offered(position, 1)) == {"discard church", "discard school"}
    play(position, "1: discard church")
    # then
    holds(position, "1 hand = church pub school", "deck size = 0", "discard = nothing")


def test_propaganda_station_takes_a_connection_card() -> None:
    """MS-7.8, MS-20.3.5, MS-23.7: a connection pays too and goes to its own pile, if allowed."""
    # given
    lines = ("1 state propaganda_station", "1 hand punks", "1 goods worker", "deck pub school")
    position = lay("propaganda_station", *lines)
    strict = lay("propaganda_station", *lines, connection_pays_card=False)
    # when
    play(position, "1: use propaganda_station")
    # then
    assert player_of(position, 1)["hand"] == ["pub", "school"]
    holds(position, "connection_discard = punks", "discard = nothing")
    assert why_not(strict, "1: use propaganda_station") == "cost MS-6.4"
    assert asked(position) == "turn"
