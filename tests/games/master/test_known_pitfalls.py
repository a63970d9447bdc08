"""Mistakes that implementations of this game are known to make: rules and effects.

Each test is named after the mistake it guards against; the clauses have their own tests as well.
"""

import pytest

from tests.games.master.passing import to_actions
from tests.table import asked, holds, offered, play, table, why_not

# --- ruins and what lies on cards -------------------------------------------------------------


def test_ruins_offer_nothing_but_their_spot() -> None:
    """MS-10.4.3: two states full of ruins leave hiring, developing and the pass."""
    # given
    ruins = "archive+ruin quarry+ruin hunters+ruin"
    position = table(
        "1 goods 2 worker 9 contact_red shield brick",
        f"1 state {ruins} thieves_caravan+ruin",
        "1 hand church",
        "2 state school+ruin docks+ruin petes_office+ruin",
        "2 goods gun",
    )
    # then
    verbs = {move.split()[0] for move in offered(position, 1)}
    assert verbs == {"pass", "develop", "hire", "raze"}
    assert [move for move in offered(position, 1) if move.startswith("raze")] == ["raze church"]


def test_marks_do_not_survive_on_a_spot_whose_location_is_gone() -> None:
    """MS-12.1.6, MS-11.4: razed and then rebuilt, the spot is as new."""
    # given
    position = table(
        "1 goods 6 contact_red",
        "2 state archive+used:2+spent:worker:worker+shield",
        "2 goods brick 2 worker",
        "2 hand rubble_trader",
    )
    # when
    play(position, "1: raze 2.archive")
    holds(position, "2 state = archive+ruin", "2 goods = brick 3 worker")
    play(position, "2: develop rubble_trader")
    # then
    holds(position, "2 state = rubble_trader", "2 goods = 3 worker", "discard = archive")


def test_a_card_that_was_a_ruin_is_not_born_ruined() -> None:
    """MS-10.4.4: back from the deck it stands upright, also when dealt to somebody else."""
    # given
    position = table(
        "1 goods brick",
        "1 hand archive",
        "1 state quarry+ruin",
        "2 goods 2 worker contact_grey",
        "deck exactly",
    )
    # when
    play(position, "1: develop archive", "2: hire card", "1: pass", "2: build quarry")
    # then
    holds(position, "2 state = quarry", "2 goods = brick")


def test_activation_goods_are_not_given_back() -> None:
    """MS-20.7.5: clearing a location puts them away; the owner does not get them back."""
    # given
    used = "archive+used:2+spent:worker:worker"
    cleared = table("1 goods worker", f"1 state body_hunters {used}", expansion="winter")
    # when
    play(cleared, "1: use body_hunters", "1: clear archive")
    # then
    holds(cleared, "1 goods = nothing", "1 state = body_hunters+used+spent:worker archive")


# --- storage ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "good", "slot"),
    [
        ("ruined_library", "gun", ""),
        ("underground_warehouse", "fuel", ""),
        ("thieves_den", "brick", ""),
        ("thieves_den", "worker", "/2"),
        ("black_market_contacts", "contact_blue", ""),
        ("gangers_dive", "contact_red", ""),
        ("crossing", "contact_grey", ""),
        ("hibernation_chambers", "worker", ""),
    ],
)
def test_every_storage_asks_at_the_end_of_the_round(card: str, good: str, slot: str) -> None:
    """MS-17.2: some storages were never asked for."""
    # given
    expansion = "winter" if card in ("crossing", "hibernation_chambers") else "new_era"
    position = table(f"1 goods {good}", f"1 state {card}", "2 passed", expansion=expansion)
    # when
    play(position, "1: pass")
    # then
    assert asked(position) == "store_goods"
    # when the only unit is stored there is nothing more to ask
    play(position, f"1: store {good}@{card}{slot}")
    # then
    holds(position, "phase = cards", f"1 state = {card}+stored:{good}", "1 goods = nothing")


def test_stored_goods_come_back_in_production_and_not_before() -> None:
    """MS-17.9: they lie on the card during the whole card phase."""
    # given
    position = table(
        "1 faction new_york", "1 goods 2 gun", "1 state ruined_library", "2 passed", "first 2"
    )
    # when
    play(position, "1: pass", "1: store all gun@ruined_library")
    # then
    holds(position, "phase = cards", "1 goods = nothing")
    holds(position, "1 state = ruined_library+stored:gun:gun")
    # when
    to_actions(position)
    # then
    holds(
        position,
        "1 goods = 2 gun iron 3 worker contact_grey",
        "1 state = ruined_library",
        "1 tally = iron 3 worker contact_grey card",
    )


def test_every_slot_keeps_its_own_limit() -> None:
    """MS-17.2: Thieves Den takes 2 resources and 2 workers, not 4 of anything."""
    # given
    position = table("1 goods 3 gun 3 worker ammo", "1 state thieves_den", "2 passed")
    # when
    play(position, "1: pass", "1: store all gun@thieves_den")
    # then no third gun, and never ammo
    assert offered(position, 1) == [
        "store worker@thieves_den/2",
        "store all worker@thieves_den/2",
        "done",
    ]
    # when
    play(position, "1: store all worker@thieves_den/2")
    # then both slots are full and nothing more is asked
    holds(position, "1 state = thieves_den+stored:gun:gun:worker:worker", "phase = cards")


# --- targets ----------------------------------------------------------------------------------


def test_thieves_caravan_skips_players_who_have_passed() -> None:
    """MS-6.7: with three players only the one still in the round can be robbed."""
    # given
    position = table(
        "1 goods 2 worker",
        "1 state thieves_caravan",
        "2 goods gun",
        "2 passed",
        "3 goods fuel",
        seats=3,
    )
    # when
    play(position, "1: use thieves_caravan")
    # then
    holds(position, "1 goods = fuel", "2 goods = gun", "3 goods = nothing")


@pytest.mark.parametrize(
    "rival",
    ["2 vp 3", "2 goods 3 ammo 3 worker 3 shield 3 development", "2 state city_guards"],
)
def test_thieves_caravan_needs_a_victim_with_something_to_take(rival: str) -> None:
    """MS-20.7.1: the workers are not paid for nothing."""
    # given
    position = table("1 goods 2 worker 3 gun", "1 state thieves_caravan", rival)
    # then
    assert why_not(position, "1: use thieves_caravan") == "no_target MS-20.7.1"
    assert "use thieves_caravan" not in offered(position, 1)


def test_the_caravan_pays_before_it_takes() -> None:
    """MS-6.4: 2 workers are the price; with 1 nothing can be taken."""
    # given
    poor = table("1 goods worker", "1 state thieves_caravan", "2 goods gun")
    # then
    assert why_not(poor, "1: use thieves_caravan") == "cost MS-6.4"
    # when the price is paid, the good is still the victim's while the thief chooses
    position = table("1 goods 2 worker", "1 state thieves_caravan", "2 goods gun fuel")
    play(position, "1: use thieves_caravan")
    # then
    holds(position, "1 goods = nothing", "2 goods = gun fuel")
    assert offered(position, 1) == ["steal 2.gun", "steal 2.fuel"]


# --- building and developing ------------------------------------------------------------------


@pytest.mark.parametrize(("card", "cards"), [("crossroads", 2), ("pub", 2)])
def test_a_bonus_of_several_cards_draws_them_all(card: str, cards: int) -> None:
    """MS-8.1.7: Crossroads draws 2 by its bonus; Pub 1 by production and 1 by its bonus."""
    # given
    position = table("1 goods 2 contact_grey", f"1 hand {card}", "deck exactly docks docks arena")
    # when
    play(position, f"1: build {card}")
    # then
    holds(position, f"1 hand size = {cards}", f"deck size = {3 - cards}")


def test_ammo_for_the_brick_does_not_free_from_the_match() -> None:
    """MS-8.3.2, MS-8.3.3: ammo is a brick like any other; only the token accepts any card."""
    # given
    ammo = table("1 goods 9 ammo", "1 hand pub", "1 state school")
    token = table("1 goods development", "1 hand pub", "1 state school", "deck exactly docks docks")
    # then
    assert why_not(ammo, "1: develop pub") == "no_match MS-8.3.2"
    assert why_not(token, "1: develop pub") == ""


def test_a_card_without_categories_goes_anywhere_and_anything_goes_over_it() -> None:
    """MS-8.3.5, MS-8.3.6: both ways, which was settled in two steps elsewhere."""
    # given
    onto = table("1 goods brick", "1 hand foundation", "1 state church")
    over = table("1 goods brick", "1 hand church", "1 state foundation")
    # then
    assert why_not(onto, "1: develop foundation") == ""
    assert why_not(over, "1: develop church") == ""


def test_locations_without_categories_count_for_no_category() -> None:
    """MS-15.2: Foundation matches everything and still is no monument."""
    # given
    position = table("1 goods 2 contact_grey", "1 hand museum", "1 state foundation")
    # when
    play(position, "1: build museum")
    # then
    holds(position, "1 vp = 1")


def test_no_development_is_offered_that_leads_nowhere() -> None:
    """MS-8.3.1: a token or a card without categories is no use in an empty state."""
    # given
    position = table("1 goods development brick", "1 hand foundation quarry")
    # then
    assert not [move for move in offered(position, 1) if move.startswith("develop")]


@pytest.mark.parametrize("card", ["church", "merchants"])
def test_the_appalachian_action_takes_the_last_card_and_connections(card: str) -> None:
    """MS-7.8: the only card of the hand is enough, a connection card too."""
    # given
    position = table("1 faction appalachian_federation", "1 goods brick", f"1 hand {card}")
    # when
    play(position, "1: board grey")
    # then
    pile = "connection_discard" if card == "merchants" else "discard"
    holds(position, "1 hand = nothing", f"{pile} = {card}", "1 goods = 2 contact_grey")


def test_a_shield_costs_no_action() -> None:
    """MS-11.1: after placing one the player still has his turn."""
    # given
    position = table("1 goods shield contact_grey", "1 state church", "1 hand archive")
    # when
    play(position, "1: shield church")
    # then
    holds(position, "to act = 1")
    assert "build archive" in offered(position, 1)
