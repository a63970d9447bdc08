"""What the parts of a card and the things lying on it mean (MS-2.3, MS-2.4)."""

import pytest

from novastate.games.master.goods import NUMBERS
from tests.games.master.passing import next_round
from tests.table import asked, holds, offered, play, table, why_not

# --- cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "distance"), [("school", 1), ("pub", 2), ("shelter", 3)])
@pytest.mark.parametrize(
    ("verb", "contact", "clause"),
    [
        ("build", "contact_grey", "MS-8.2.1"),
        ("deal", "contact_blue", "MS-9.1"),
        ("raze", "contact_red", "MS-10.1.1"),
    ],
)
def test_the_distance_is_a_number_of_contacts(
    card: str, distance: int, verb: str, contact: str, clause: str
) -> None:
    """MS-2.3.1: that many to construct, to make a deal or to raze from the hand, and no more."""
    short = table(f"1 hand {card}", *([f"1 goods {distance - 1} {contact}"] * (distance > 1)))
    assert why_not(short, f"1: {verb} {card}") == f"contacts {clause}"
    position = table(f"1 hand {card}", f"1 goods {distance + 1} {contact}")
    play(position, f"1: {verb} {card}")
    assert position.players[0].goods[NUMBERS[contact]] == 1


def test_spoils_go_to_whoever_razes() -> None:
    """MS-2.3.2: all goods of the list, from the hand and from a rival's state alike."""
    position = table("1 goods 3 contact_red", "1 hand shelter")
    play(position, "1: raze shelter")
    holds(position, "1 goods = 3 iron", "1 vp = 1")
    position = table("1 goods 5 contact_red", "2 state shelter")
    play(position, "1: raze 2.shelter")
    holds(position, "1 goods = 3 iron", "1 vp = 1", "2 vp = 0")


def test_the_deal_field_is_gained_and_compensates() -> None:
    """MS-2.3.3: one good for the deal, the same good for the owner of a razed location."""
    position = table("1 goods 3 contact_blue", "1 hand shelter")
    play(position, "1: deal shelter")
    holds(position, "1 goods = iron", "1 deals = shelter")
    position = table("1 goods 5 contact_red", "2 state shelter")
    play(position, "1: raze 2.shelter")
    holds(position, "2 goods = iron")


def test_both_production_kinds_are_production_locations() -> None:
    """MS-2.3.5: closed and open ones can be copied; features and action locations cannot."""
    position = table(
        "1 goods 2 worker", "1 state production_manager school camp docks archive fuel_tank+ruin"
    )
    play(position, "1: use production_manager")
    assert offered(position, 1) == ["name 1.school", "name 1.docks"]


def test_an_effect_works_while_the_location_stands() -> None:
    """MS-2.3.6: not from the hand, not as a deal and not as a ruin."""
    board = ("1 faction new_york", "phase production")
    for where, fuel in (("hand", ""), ("deals", "fuel "), ("state", "fuel ")):
        holds(table(f"1 {where} fuel_tank", *board), f"1 goods = iron {fuel}3 worker contact_grey")
    holds(table("1 state fuel_tank+ruin", *board), "1 goods = iron 3 worker contact_grey")
    for line in ("1 hand hunters", "1 deals hunters", "1 state hunters+ruin"):
        position = table(line, "1 hand docks", "1 goods contact_red")
        play(position, "1: raze docks")
        holds(position, "1 goods = 2 iron")
    position = table("1 state hunters", "1 hand docks", "1 goods contact_red")
    play(position, "1: raze docks")
    holds(position, "1 goods = 2 iron worker")


def test_a_bonus_is_received_once() -> None:
    """MS-2.3.6: when the location enters the state; later production phases do not repeat it."""
    position = table("1 goods contact_grey", "1 hand school", "1 faction new_york")
    play(position, "1: build school")
    holds(position, "1 goods = 2 worker")
    next_round(position)
    holds(position, "1 goods = iron 4 worker contact_grey")


# --- what lies in a state ---------------------------------------------------------------------


def test_a_ruin_is_no_location() -> None:
    """MS-2.4.1: it is not razed, not visited, not shielded, not used and not counted at the end."""
    position = table(
        "1 goods 9 contact_red 3 worker 3 fuel 2 shield",
        "1 state oil_trader+ruin",
        "2 state docks+ruin quarry",
    )
    for move in ("raze 2.docks", "visit 2.docks", "shield oil_trader", "use oil_trader"):
        assert why_not(position, f"1: {move}") == "ruin MS-10.4.3"
    position = table("1 vp 25", "1 state church+ruin docks", "2 state docks", "phase score")
    holds(position, "1 vp = 26", "2 vp = 1")


def test_activation_goods_belong_to_nobody() -> None:
    """MS-2.4.2: they show the use, pay for nothing, cannot be stolen and do not break ties."""
    # given
    position = table(
        "1 goods 2 iron",
        "1 state shelter scrap_trader",
        "2 goods 2 worker",
        "2 state thieves_caravan",
    )
    # when
    play(position, "1: use shelter")
    # then
    holds(position, "1 state = shelter+used+spent:iron:iron scrap_trader", "1 goods = nothing")
    assert why_not(position, "2: use thieves_caravan") == "no_target MS-20.7.1"
    play(position, "2: hire fuel")
    assert why_not(position, "1: use scrap_trader") == "cost MS-6.4"
    # given, when, then: a tie at the end
    position = table(
        "1 vp 25", "1 state shelter+used+spent:iron:iron", "2 vp 25", "2 state docks",
        "2 goods gun", "phase score",
    )  # fmt: skip
    holds(position, "winners = 2", "reason = tie_goods")


def test_a_guest_worker_blocks_the_location_for_the_round() -> None:
    """MS-2.4.3: it belongs neither to visitor nor owner; in the next round it is gone."""
    position = table(
        "1 goods worker", "2 state docks archive", "2 faction new_york", "3 goods 3 worker", seats=3
    )
    play(position, "1: visit 2.docks")
    holds(position, "1 goods = iron", "2 goods = worker", "2 state = docks+guest archive")
    play(position, "2: use archive")
    assert why_not(position, "3: visit 2.docks") == "occupied MS-13.4"
    holds(position, "2 goods = nothing")
    next_round(position)
    holds(position, "2 state = docks archive", "2 goods = 2 iron 3 worker contact_grey")


def test_placed_goods_are_part_of_the_supply() -> None:
    """MS-2.4.4: they pay, they can be stolen, they break ties; clean-up does not touch them."""
    placed = "scrap_metal+placed:iron:iron"
    # when paid
    position = table(f"1 state {placed} scrap_trader")
    play(position, "1: use scrap_trader", "1: done")
    holds(position, "1 state = scrap_metal+placed:iron scrap_trader+used+spent:iron")
    # when stolen
    position = table(f"1 state {placed}", "2 goods 2 worker", "2 state thieves_caravan", "turn 2")
    play(position, "2: use thieves_caravan")
    holds(position, "1 state = scrap_metal+placed:iron", "2 goods = iron", "1 goods = iron")
    # when the game ends
    position = table("1 vp 25", f"1 state {placed}", "2 vp 25", "2 state docks", "2 goods gun",
                     "phase score")  # fmt: skip
    holds(position, "winners = 1", "reason = tie_goods")
    # when cleaned up
    position = table(f"1 state {placed}", "1 goods 2 iron worker", "phase clean_up")
    holds(position, f"1 state = {placed}", "1 goods = 2 iron")


@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("brick_storage", "brick:brick:brick"),
        ("camp", "worker:worker:worker"),
        ("city_guards", "gun:gun:gun"),
        ("methane_storage", "fuel:fuel:fuel"),
        ("scrap_metal", "iron:iron:iron"),
        ("foundation", "development"),
        ("radioactive_colony", "ammo:ammo:worker:contact_red:contact_blue"),
    ],
)
def test_seven_cards_place_goods(card: str, goods: str) -> None:
    """MS-2.4.4: their bonus lies on them, and stays there when the round ends."""
    position = table("1 goods 2 contact_grey", f"1 hand {card}", "2 passed")
    play(position, f"1: build {card}", "1: pass")
    holds(position, f"1 state = {card}+placed:{goods}", "round = 2")


def test_nothing_is_added_to_placed_goods() -> None:
    """MS-2.4.5: not by storing, and not by gaining the same good, though some were paid."""
    # given
    position = table(
        "1 goods 2 iron", "1 state scrap_metal+placed:iron ruined_library", "phase clean_up"
    )
    # then
    assert set(offered(position, 1)) == {
        "store iron@ruined_library",
        "store all iron@ruined_library",
        "done",
    }
    assert why_not(position, "1: store iron@scrap_metal") == "not_an_option MS-21.31"
    # when goods of the kind are gained
    position = table("1 goods contact_grey", "1 hand docks", "1 state scrap_metal+placed:iron")
    play(position, "1: build docks")
    holds(position, "1 state = scrap_metal+placed:iron docks", "1 goods = 2 iron")


def test_used_and_occupied() -> None:
    """MS-2.4.7: one of two activations is a use, a guest worker occupies; a shield does neither."""
    fresh = "oil_trader+shield docks+shield scrap_metal+placed:iron archive"
    lines = ("1 goods worker", "1 state body_hunters")
    position = table(*lines, f"1 state {fresh}", expansion="winter")
    assert why_not(position, "1: use body_hunters") == "no_target MS-20.7.5"
    position = table(
        *lines, "1 state oil_trader+used+spent:fuel docks+guest archive", expansion="winter"
    )
    play(position, "1: use body_hunters")
    assert asked(position) == "clear_targets"
    assert offered(position, 1) == ["clear oil_trader", "clear docks"]
