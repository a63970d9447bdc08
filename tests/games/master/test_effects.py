"""Sections 20.1, 20.2, 20.4 and 20.6: triggers, conditions, events and limits of effects."""

import pytest

from tests.table import holds, offered, play, table, why_not

BOARD = "iron 3 worker contact_grey"
"""What New York's board produces besides the card."""

# --- triggers ---------------------------------------------------------------------------------


def test_produce_works_in_the_phase_when_built_and_for_a_visitor() -> None:
    """MS-20.1.1: Docks give 1 iron each time."""
    # given
    phase = table("1 faction new_york", "1 state docks", "phase production")
    built = table("1 hand docks", "1 goods contact_grey", "1 state docks")
    visited = table("1 goods worker", "2 state docks")
    # when
    play(built, "1: build docks")
    play(visited, "1: visit 2.docks")
    # then
    holds(phase, "1 goods = 2 iron 3 worker contact_grey")
    holds(built, "1 goods = iron")
    holds(visited, "1 goods = iron", "2 goods = worker")


def test_produce_of_a_closed_production_is_not_for_visitors() -> None:
    """MS-20.1.1: School is no open production."""
    # given
    position = table("1 goods worker", "2 state school")
    # then
    assert why_not(position, "1: visit 2.school") == "not_open MS-13.1"


def test_a_bonus_is_received_when_constructed_or_developed_and_never_again() -> None:
    """MS-20.1.2, MS-20.6.3: Old Cinema gives 1 VP, once per building."""
    # given
    constructed = table("1 hand old_cinema", "1 goods contact_grey")
    developed = table("1 hand old_cinema", "1 goods brick", "1 state church")
    standing = table("1 state old_cinema", "phase production")
    # when
    play(constructed, "1: build old_cinema")
    play(developed, "1: develop old_cinema")
    # then the development is worth 1 VP more
    holds(constructed, "1 vp = 1")
    holds(developed, "1 vp = 2")
    holds(standing, "1 vp = 0")


def test_an_action_location_gives_only_when_activated() -> None:
    """MS-20.1.3: neither in production nor when it is built."""
    # given
    phase = table("1 faction new_york", "1 state archive", "phase production")
    built = table("1 hand archive", "1 goods contact_grey worker", "2 passed")
    # when
    play(built, "1: build archive")
    # then
    holds(phase, "1 vp = 0", f"1 goods = {BOARD}")
    holds(built, "1 vp = 0", "1 goods = worker")
    # when its owner spends an action on it
    play(built, "1: use archive")
    # then
    holds(built, "1 vp = 1", "1 goods = nothing")


def test_only_the_owner_activates_and_only_in_his_turn() -> None:
    """MS-20.1.3: an action location of a rival is not to be used."""
    # given
    position = table("1 goods worker", "2 goods worker", "2 state archive")
    # then
    assert not [text for text in offered(position, 1) if text.startswith("use")]
    assert why_not(position, "2: use archive") == "not_asked MS-6.1"


def test_a_faction_action_takes_the_turn() -> None:
    """MS-20.1.3: it is an action like others."""
    # given
    position = table("1 faction mutants_union", "1 goods gun")
    # when
    play(position, "1: board red")
    # then
    holds(position, "1 goods = 3 contact_red", "to act = 2")


def test_a_connection_gives_when_it_is_played() -> None:
    """MS-20.1.4: not when it is taken."""
    # given
    position = table("1 goods 2 worker", "connections junk_train", "2 passed")
    # when
    play(position, "1: take junk_train")
    holds(position, "1 goods = nothing", "1 hand = junk_train")
    play(position, "1: play junk_train")
    # then
    holds(position, "1 goods = 3 contact_blue", "connection_discard = junk_train")


def test_a_deal_feature_reacts_to_deals_only() -> None:
    """MS-20.1.5: Pete's Office gives 1 VP for a deal and nothing for a raze."""
    # given
    position = table(
        "1 state petes_office",
        "1 hand school docks",
        "1 goods contact_blue contact_red",
        "2 passed",
    )
    # when
    play(position, "1: raze school")
    holds(position, "1 vp = 0")
    play(position, "1: deal docks")
    # then
    holds(position, "1 vp = 1")


def test_a_raze_feature_reacts_to_both_ways_of_razing_only() -> None:
    """MS-20.1.6: Mesmerizers' Dwelling gives 1 VP each time and nothing for a deal."""
    # given
    position = table(
        "1 state mesmerizers_dwelling",
        "1 hand school docks",
        "1 goods contact_blue 4 contact_red",
        "2 state quarry",
    )
    # when
    play(position, "1: raze 2.quarry")
    holds(position, "1 vp = 1")
    play(position, "2: pass", "1: raze school")
    holds(position, "1 vp = 2")
    play(position, "1: deal docks")
    # then
    holds(position, "1 vp = 2")


def test_deal_or_raze_reacts_to_either_once() -> None:
    """MS-20.1.7: Truck gives 1 ammo for each event, whichever it is."""
    # given
    position = table(
        "1 state truck",
        "1 hand school docks",
        "1 goods contact_blue 4 contact_red",
        "2 state quarry",
    )
    # when
    play(position, "1: raze 2.quarry")
    # then
    holds(position, "1 goods = 2 brick ammo contact_blue contact_red")
    play(position, "2: pass", "1: deal docks")
    holds(position, "1 goods = 2 brick iron 2 ammo contact_red")
    play(position, "1: raze school")
    holds(position, "1 goods = 2 brick iron 3 ammo 2 worker")


def test_a_threshold_feature_works_in_the_production_phase_only() -> None:
    """MS-20.1.8: Wreckers want iron produced; iron gained otherwise does nothing."""
    # given
    phase = table("1 faction new_york", "1 state wreckers", "phase production", expansion="winter")
    later = table(
        "1 state wreckers",
        "1 hand docks haven_wi",
        "1 goods 3 contact_grey",
        "1 tally 2 iron",
        "2 passed",
        expansion="winter",
    )
    built = table("1 hand wreckers", "1 goods 2 contact_grey", "1 tally iron", expansion="winter")
    # when
    play(later, "1: build docks", "1: build haven_wi")
    play(built, "1: build wreckers")
    # then
    holds(phase, "1 goods = iron 3 worker 2 contact_grey")
    holds(later, "1 goods = 2 iron ammo")
    holds(built, "1 goods = nothing")


# --- conditions -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deals", "points"),
    [
        ("docks quarry oil_rig", 0),
        ("docks quarry oil_rig assassin", 2),
        ("docks quarry oil_rig corner_shop corner_shop", 0),
    ],
)
def test_a_condition_sums_the_tallies_of_its_goods(deals: str, points: int) -> None:
    """MS-20.2.1: Armed Merchants want 5 basic resources of any kinds; ammo is none of them."""
    # given: the board gives 1 iron, each deal 1 good
    position = table(
        "1 faction new_york",
        "1 state armed_merchants",
        f"1 deals {deals}",
        "phase production",
        expansion="winter",
    )
    # then
    holds(position, f"1 vp = {points}")


def test_a_condition_looks_at_the_owners_own_tally() -> None:
    """MS-20.2.1: what a rival produces, and what lay in the supply, does not count."""
    # given
    position = table(
        "1 faction new_york",
        "1 state oilmen underground_warehouse+stored:fuel",
        "1 goods 2 fuel",
        "2 faction merchants_guild",
        "phase production",
        expansion="winter",
    )
    # then
    holds(position, "1 goods = 3 fuel iron 3 worker contact_grey")


# --- events -----------------------------------------------------------------------------------


def test_copies_of_one_name_each_react() -> None:
    """MS-20.4.1: two Pete's Offices, and a Truck, to one deal."""
    # given
    position = table(
        "1 state petes_office petes_office truck", "1 hand docks", "1 goods contact_blue"
    )
    # when
    play(position, "1: deal docks")
    # then
    holds(position, "1 vp = 2", "1 goods = iron ammo")


def test_ruins_and_cards_elsewhere_do_not_react() -> None:
    """MS-20.4.2: only locations standing in the state when the event is completed."""
    # given: the razed card and the card of the deal would react themselves
    position = table(
        "1 state mesmerizers_dwelling+ruin",
        "1 hand mesmerizers_dwelling petes_office",
        "1 deals truck",
        "1 goods 2 contact_blue 2 contact_red",
        "2 passed",
    )
    # when
    play(position, "1: raze mesmerizers_dwelling")
    # then the spoils
    holds(position, "1 vp = 2", "1 goods = 2 contact_blue")
    # when
    play(position, "1: deal petes_office")
    # then the gain of the deal
    holds(position, "1 vp = 3", "1 goods = nothing")


def test_nobody_reacts_to_the_events_of_others() -> None:
    """MS-20.4.2: neither the razed player nor those who look on."""
    # given
    position = table(
        "1 goods 3 contact_red contact_blue",
        "1 hand docks",
        "2 state quarry truck mesmerizers_dwelling petes_office",
        "3 state hunters hunters",
        seats=3,
    )
    # when
    play(position, "1: raze 2.quarry", "2: pass", "3: pass", "1: deal docks")
    # then: only the compensation
    holds(position, "2 goods = brick", "2 vp = 0", "3 goods = nothing")


def test_a_razed_feature_does_not_react_to_its_own_razing() -> None:
    """MS-20.4.2: it is not its owner's event, and it stands no longer."""
    # given
    position = table("1 goods 4 contact_red", "2 state truck")
    # when
    play(position, "1: raze 2.truck")
    # then: compensation and spoils
    holds(position, "1 goods = 2 ammo", "2 goods = ammo")


def test_paying_a_deal_is_not_making_one() -> None:
    """MS-20.4.3: Hideout gives up a deal, and Pete's Office is silent."""
    # given
    position = table("1 state petes_office hideout truck", "1 deals docks")
    # when
    play(position, "1: use hideout")
    # then
    holds(position, "1 vp = 1", "1 goods = nothing", "discard = docks")


@pytest.mark.parametrize("effect", ["own_deals 3", "rival_deal"])
def test_goods_of_deals_are_not_deals(effect: str) -> None:
    """MS-20.4.3: Caravanner and Camino Real let no feature react."""
    # given
    position = table(
        "1 state petes_office truck archive",
        "1 goods worker",
        "1 deals docks",
        "2 deals docks",
        card_overrides={"archive": {"action": f"worker -> {effect}", "uses": "1"}},
    )
    # when
    play(position, "1: use archive")
    if effect == "own_deals 3":
        play(position, "1: call docks")
    # then
    holds(position, "1 goods = iron", "1 vp = 0")


def test_compensation_is_not_a_deal() -> None:
    """MS-20.4.3: the owner gains the deal good, and nothing reacts."""
    # given
    position = table("1 goods 3 contact_red", "2 state quarry petes_office truck")
    # when
    play(position, "1: raze 2.quarry")
    # then
    holds(position, "2 goods = brick", "2 vp = 0")


# --- limits -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "uses"), [("oilfield", 1), ("archive", 2)])
def test_a_location_is_activated_as_often_as_its_limit_says(card: str, uses: int) -> None:
    """MS-20.6.1: Oilfield once, Archive twice a round."""
    # given
    position = table(f"1 state {card}", "1 goods 5 worker", "2 passed")
    # when
    play(position, f"1: use {card}", *["1: done"] * (uses - 1))
    play(position, *[f"1: use {card}"] * (uses - 1))
    # then
    assert why_not(position, f"1: use {card}") == "used_up MS-12.1.2"
    assert f"use {card}" not in offered(position, 1)


def test_a_contact_action_is_used_once_a_round() -> None:
    """MS-20.6.1: each of the three on its own."""
    # given
    position = table("1 faction new_york", "1 goods 2 gun 2 iron", "2 passed")
    # when
    play(position, "1: board red")
    # then
    assert why_not(position, "1: board red") == "action_used MS-12.2.1"
    assert "board grey" in offered(position, 1)


def test_a_threshold_feature_gives_once_in_a_phase() -> None:
    """MS-20.6.2: 10 workers are twice the threshold of Patriot Tower and give 2 VP all the same."""
    # given: 3 of the board, 7 of deals and locations
    position = table(
        "1 faction new_york",
        "1 state patriot_tower boiler_room school school school",
        "1 deals archive merc_outpost",
        "phase production",
        expansion="winter",
    )
    # then
    holds(position, "1 goods = iron 10 worker contact_grey", "1 vp = 2")


def test_what_has_no_limit_has_none() -> None:
    """MS-20.6.3: hiring any number of times, a trigger at every event."""
    # given
    position = table(
        "1 state petes_office",
        "1 hand docks school fuel_tank",
        "1 goods 8 worker 3 contact_blue",
        "2 passed",
    )
    # when
    play(position, "1: hire iron", "1: hire iron", "1: hire iron", "1: done", "1: hire gun")
    play(position, "1: deal docks", "1: deal school", "1: deal fuel_tank")
    # then
    holds(position, "1 goods = gun 4 iron fuel worker", "1 vp = 3")


def test_production_has_no_limit_of_its_own() -> None:
    """MS-20.6.3: it produces when built and again when copied in the same round."""
    # given
    position = table(
        "1 hand docks", "1 goods contact_grey 2 worker", "1 state production_manager", "2 passed"
    )
    # when
    play(position, "1: build docks", "1: use production_manager")
    # then
    holds(position, "1 goods = 2 iron")
