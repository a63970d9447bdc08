"""Section 21, second part: decisions within a turn."""

import pytest

from novastate.games.master.position import MasterPosition
from tests.table import asked, holds, offered, play, table, why_not


def those(position: MasterPosition, verb: str) -> list[str]:
    """List what seat 1 may do that begins with a verb."""
    return [text for text in offered(position, 1) if text.split()[0] == verb]


# --- turn, shields and payments ---------------------------------------------------------------


def test_passing_is_always_possible() -> None:
    """MS-21.7: with nothing else to do, and with much."""
    # given
    poor = table("2 state docks")
    rich = table("1 hand docks", "1 goods contact_grey 2 worker", "1 state archive")
    # then
    assert asked(poor) == "turn"
    assert offered(poor, 1) == ["pass"]
    assert {"pass", "build docks", "use archive", "hire gun"} < set(offered(rich, 1))
    assert rich.to_act() == (0,)


def test_a_turn_is_one_action() -> None:
    """MS-21.7: then it is the next player's; `done` is no way to skip it."""
    # given
    position = table("1 hand docks school", "1 goods 2 contact_grey")
    assert why_not(position, "1: done") == "not_an_option MS-21.7"
    # when
    play(position, "1: build docks")
    # then
    assert position.to_act() == (1,)


def test_shields_are_placed_before_the_action() -> None:
    """MS-21.8: any number, each on an own unshielded location, and the turn goes on."""
    # given
    position = table("1 state docks school pub+shield church+ruin", "1 goods 2 shield 2 worker")
    assert those(position, "shield") == ["shield docks", "shield school"]
    # when
    play(position, "1: shield school", "1: shield docks")
    # then
    holds(position, "1 state = docks+shield school+shield pub+shield church+ruin", "to act = 1")
    assert asked(position) == "turn"
    assert those(position, "shield") == []


def test_shields_are_placed_after_the_action_or_not_at_all() -> None:
    """MS-21.8: it may be declined each time."""
    # given
    position = table("1 state docks school", "1 goods 2 shield 2 worker")
    # when
    play(position, "1: hire gun")
    # then
    assert asked(position) == "place_shield"
    assert offered(position, 1) == ["done", "shield docks", "shield school"]
    play(position, "1: shield docks")
    assert offered(position, 1) == ["done", "shield school"]
    play(position, "1: done")
    holds(position, "1 state = docks+shield school", "1 goods = gun shield", "to act = 2")


def test_after_a_pass_no_shield_is_placed() -> None:
    """MS-21.8: only within the own turn."""
    # given
    position = table("1 state docks", "1 goods shield")
    # when
    play(position, "1: pass")
    # then
    assert position.to_act() == (1,)
    assert why_not(position, "1: shield docks") == "not_asked MS-6.1"


def test_a_payment_is_asked_when_there_are_several() -> None:
    """MS-21.9: goods, wild goods, and from which location; it cannot be declined."""
    # given
    position = table(
        "1 state scrap_trader scrap_metal+placed:iron haven+placed:iron", "1 goods iron ammo"
    )
    # when
    play(position, "1: use scrap_trader")
    # then
    assert asked(position) == "payment"
    assert position.to_act() == (0,)
    assert offered(position, 1) == [
        "pay iron",
        "pay iron@scrap_metal",
        "pay iron@haven",
        "pay ammo",
    ]
    assert why_not(position, "1: done") == "not_an_option MS-21.9"


def test_a_single_payment_is_not_asked() -> None:
    """MS-21.9: there is nothing to decide."""
    # given
    position = table("1 state scrap_trader", "1 goods iron brick worker")
    # when
    play(position, "1: use scrap_trader")
    # then
    holds(position, "1 vp = 1", "1 goods = brick worker")


# --- cards in hand ----------------------------------------------------------------------------

HAND = "1 hand docks pub skyscraper punks"
"""Cards of distance 1, 2 and 3, and a connection card."""


@pytest.mark.parametrize(
    ("verb", "good"), [("build", "contact_grey"), ("deal", "contact_blue"), ("raze", "contact_red")]
)
def test_affordable_location_cards_in_hand_are_offered(verb: str, good: str) -> None:
    """MS-21.10, MS-21.12, MS-21.13: construct, deal and raze from the hand."""
    # given
    one = table(HAND, f"1 goods {good}")
    two = table(HAND, f"1 goods {good} contact_universal")
    three = table(HAND, f"1 goods 3 {good}")
    # then
    assert those(one, verb) == [f"{verb} docks"]
    assert those(two, verb) == [f"{verb} docks", f"{verb} pub"]
    assert those(three, verb) == [f"{verb} docks", f"{verb} pub", f"{verb} skyscraper"]
    assert why_not(three, f"1: {verb} school") == "not_in_hand MS-8.1.1"
    assert why_not(three, f"1: {verb} punks") == "connection MS-14.2.3"


def test_a_development_is_decided_by_card_place_and_cost() -> None:
    """MS-21.11: Quarry may replace a brick or an ammo card, or with a token anything."""
    # given
    position = table(
        "1 hand quarry pub", "1 state excavator docks church archive+ruin", "1 goods brick"
    )
    # then Pub shows card, so it may replace the ruin only
    assert those(position, "develop") == ["develop pub", "develop quarry"]
    play(position, "1: develop quarry")
    assert asked(position) == "develop_target"
    assert offered(position, 1) == ["over excavator", "over docks", "over archive"]
    assert why_not(position, "1: over church").startswith("not_an_option MS-21.11")
    play(position, "1: over docks")
    holds(position, "1 state = excavator quarry church archive+ruin", "1 goods = brick", "1 vp = 1")


def test_the_cost_of_a_development_is_chosen_if_both_can_be_paid() -> None:
    """MS-21.11: brick or token; where only the token is possible nothing is asked."""
    # given
    position = table("1 hand quarry", "1 state excavator church", "1 goods brick development")
    play(position, "1: develop quarry")
    assert offered(position, 1) == ["over excavator", "over church"]
    other = position.clone()
    # when
    play(position, "1: over excavator")
    play(other, "1: over church")
    # then
    assert asked(position) == "develop_cost"
    assert offered(position, 1) == ["with brick", "with token"]
    play(position, "1: with token")
    # and the Quarry gives 1 brick at once
    holds(position, "1 goods = 2 brick", "1 state = quarry church")
    holds(other, "1 goods = 2 brick", "1 state = excavator quarry")


# --- targets of rivals ------------------------------------------------------------------------


def test_affordable_locations_of_rivals_can_be_razed() -> None:
    """MS-21.14: of those who have not passed."""
    # given
    position = table(
        "1 state school",
        "1 goods 4 contact_red",
        "2 state docks church archive docks+ruin museum+shield",
        "3 state quarry",
        "3 passed",
        seats=3,
    )
    # then
    assert those(position, "raze") == ["raze 2.docks", "raze 2.church"]


def test_free_open_productions_of_rivals_can_be_visited() -> None:
    """MS-21.20: of those who have not passed."""
    # given
    position = table(
        "1 state docks",
        "1 goods worker",
        "2 state docks quarry+guest school fuel_tank+ruin assassin",
        "3 state quarry",
        "3 passed",
        seats=3,
    )
    # then
    assert those(position, "visit") == ["visit 2.docks", "visit 2.assassin"]


# --- own locations and board ------------------------------------------------------------------


def test_own_action_locations_with_uses_left_and_a_payable_cost() -> None:
    """MS-21.15: not ruins, features or what is used up."""
    # given
    position = table(
        "1 state archive motel+used:2 deserted_colony+used convoy oilfield+ruin school church",
        "1 goods worker",
    )
    # then
    assert those(position, "use") == ["use archive", "use deserted_colony"]


def test_the_second_activation_is_offered_and_may_be_declined() -> None:
    """MS-21.16: after the first of two within an action, if it can be paid."""
    # given
    twice = table("1 state archive", "1 goods 2 worker")
    poor = table("1 state archive", "1 goods worker")
    once = table("1 state oilfield", "1 goods 2 worker")
    # when
    play(twice, "1: use archive")
    play(poor, "1: use archive")
    play(once, "1: use oilfield")
    # then
    assert asked(twice) == "activate_again"
    assert offered(twice, 1) == ["again", "done"]
    assert poor.to_act() == once.to_act() == (1,)
    other = twice.clone()
    play(twice, "1: again")
    play(other, "1: done")
    holds(twice, "1 vp = 2", "to act = 2")
    holds(other, "1 vp = 1", "to act = 2", "1 goods = worker")


def test_the_four_actions_of_the_board() -> None:
    """MS-21.17: each if it can be paid."""
    # given
    rich = table("1 faction new_york", "1 goods iron gun 2 fuel 2 worker")
    poor = table("1 faction new_york", "1 goods fuel gun worker")
    # then
    assert those(rich, "board") == ["board grey", "board red", "board blue"]
    assert those(rich, "hire")
    assert those(poor, "board") == ["board red"]
    assert not those(poor, "hire")


def test_each_hire_use_chooses_its_good_and_another_may_follow() -> None:
    """MS-21.18, MS-21.19: five goods; another use only if 2 workers are left, or none."""
    # given
    position = table("1 goods 5 worker")
    goods = ["hire brick", "hire gun", "hire iron", "hire fuel", "hire card"]
    assert those(position, "hire") == goods
    assert why_not(position, "1: hire ammo") == "not_for_hire MS-2.5.2"
    # when
    play(position, "1: hire iron")
    # then
    assert asked(position) == "hire_again"
    assert offered(position, 1) == [*goods, "done"]
    other = position.clone()
    play(position, "1: hire gun")
    holds(position, "1 goods = gun iron worker", "to act = 2")
    play(other, "1: done")
    holds(other, "1 goods = iron 3 worker", "to act = 2")


# --- connection cards -------------------------------------------------------------------------


def test_face_up_connections_can_be_taken_and_those_in_hand_played() -> None:
    """MS-21.21, MS-21.22: for 2 workers; and with a payable cost."""
    # given
    position = table("1 goods 2 worker", "connections merchants punks", "1 hand thugs junk_train")
    armed = table("1 goods worker gun", "connections merchants punks", "1 hand thugs junk_train")
    # then
    assert sorted(those(position, "take")) == ["take merchants", "take punks"]
    assert those(position, "play") == ["play junk_train"]
    assert those(armed, "take") == []
    assert those(armed, "play") == ["play junk_train", "play thugs"]
    assert why_not(position, "1: take thugs") == "not_face_up MS-14.1.2"
    assert why_not(position, "1: play thugs") == "cost MS-14.2.1"
