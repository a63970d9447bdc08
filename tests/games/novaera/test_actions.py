"""Actions in general; Gain, Repair and Calm (NV-5.1, 5.3, 5.6, 5.7)."""

import pytest

from novastate.kernel.questions import Refused
from tests.games.novaera.nova import ASIDE, asked, holds, offered, play, table, why_not

# --- general


def test_only_dice_that_make_the_action_legal_are_accepted() -> None:
    """NV-5.1.1: die, action and choices must be legal as a whole."""
    # given
    position = table("1 hand trade", "1 resources yellow", "1 dice yellow 2 yellow 4 red 6")
    # when
    with pytest.raises(Refused):
        play(position, "1: calm")
    holds(position, "1 dice = yellow 2 yellow 4 red 6")
    play(position, "1: develop trade")
    # then
    holds(position, "1 tableau = trade", "1 dice = yellow 2 red 6", "1 resources = yellow")


def test_the_die_to_spend_is_named() -> None:
    """NV-5.1.1."""
    # given
    position = table("1 dice red 2 blue 4 black 6", "2 dice red 1")
    # when
    play(position, "1: gain")
    # then
    assert offered(position, 1) == ["die red 2", "die blue 4"]


def test_the_spent_die_is_in_the_bag_when_a_penalty_comes() -> None:
    """NV-5.1.2."""
    # given
    position = table(
        ASIDE, "bag blue 1 red 2", "1 unrest 5", "people sun_tzu", "1 dice red 3 blue 4"
    )
    # when
    play(position, "1: enlist sun_tzu", "1: die red 3")
    # then
    holds(position, "1 unrest = 8", "1 dice = blue 3", "bag = red 2")


def test_the_spent_die_counts_with_the_value_it_had() -> None:
    """NV-5.1.2: Nightingale's price is met by the 4, not by a reduced 3."""
    # given
    position = table("1 unrest 8", "people nightingale", "1 dice black 4 red 3", "2 dice red 1")
    # when
    play(position, "1: enlist nightingale", "1: die black 4")
    # then
    holds(position, "1 unrest = 6", "1 dice = red 3")


def test_reactions_come_after_the_action() -> None:
    """NV-5.1.3: the card is placed and its instants resolve before Cyrus calms.

    Nuclear Physics raises unrest from 8 to 10: a civil war. Had Cyrus come first, 9 would be left.
    """
    # given
    position = table(
        ASIDE,
        "1 tableau cyrus",
        "1 unrest 8",
        "1 hand nuclear_physics",
        "1 resources 9 blue",
        "1 dice blue 6 red 1",
        "bag red 1",
    )
    # when
    events = play(position, "1: develop nuclear_physics")
    # then
    holds(position, "1 unrest = 0")
    assert "civil_war" in [event.code for event in events]


def test_payment_comes_before_the_card() -> None:
    """NV-5.1.3: what the card brings cannot pay for it."""
    # given
    position = table("1 hand coinage", "1 dice yellow 3")
    # then
    assert why_not(position, "1: develop coinage") == "price NV-5.2.5"


@pytest.mark.parametrize("colour", ["green", "red", "yellow", "blue", "black"])
def test_a_legal_action_always_exists(colour: str) -> None:
    """NV-5.1.4."""
    assert offered(table(f"1 dice {colour} 1"), 1) == ["calm" if colour == "black" else "gain"]


def test_any_number_of_abilities_in_any_order() -> None:
    """NV-5.1.5: each within its limit."""
    # given
    position = table("1 tableau sun_tzu barter", "1 resources 2 red", "1 dice red 1")
    # when
    play(position, "1: use barter", "1: take blue", "1: use sun_tzu", "1: use barter")
    play(position, "1: give red", "1: take blue")
    # then
    holds(position, "1 resources = 2 blue", "1 dice = red 6", "to act = 1")
    assert why_not(position, "1: use barter") == "used_up NV-18.5.5"
    assert why_not(position, "1: use sun_tzu") == "used_up NV-18.5.5"


def test_after_the_action_the_window_is_closed() -> None:
    """NV-5.1.5: until the next turn."""
    # given
    position = table("1 tableau sun_tzu", "1 dice red 1 blue 2", "2 dice red 1")
    # when
    play(position, "1: gain")
    assert asked(position) == "action_die"
    assert why_not(position, "1: use sun_tzu").startswith("not_an_option")
    play(position, "1: die red 1")
    # then
    assert why_not(position, "1: use sun_tzu") == "not_asked NV-19.2.2"
    play(position, "2: gain")
    assert not why_not(position, "1: use sun_tzu")


def test_who_cannot_pay_in_full_cannot_act() -> None:
    """NV-5.1.6."""
    # given
    position = table("1 hand trade", "1 resources 2 yellow", "1 dice yellow 1", "2 dice red 1")
    # then
    assert why_not(position, "1: develop trade") == "price NV-5.2.5"


def test_nobody_pays_more_than_is_asked() -> None:
    """NV-5.1.6: with substitutes every offered payment is exactly what is due."""
    # given
    position = table(
        "1 tableau coinage", "1 hand pottery", "1 resources 3 green 3 yellow", "1 dice red 1"
    )
    # when
    play(position, "1: develop pottery")
    # then
    assert set(offered(position, 1)) == {
        "pay 3 green",
        "pay 2 green yellow",
        "pay green 2 yellow",
        "pay 3 yellow",
    }


# --- gain


@pytest.mark.parametrize(("cards", "gained"), [("irrigation", 4), ("craftsmanship guilds", 6)])
def test_gain_gives_the_value_of_the_die(cards: str, gained: int) -> None:
    """NV-5.3.1: and what effects add."""
    # given
    position = table(f"1 tableau {cards}", "1 dice blue 4", "2 dice red 1")
    # when
    play(position, "1: gain")
    # then
    holds(position, f"1 resources = {gained} blue")


def test_a_black_die_gains_nothing() -> None:
    """NV-5.3.1."""
    assert why_not(table("1 dice black 4"), "1: gain") == "only_black NV-5.3.1"


# --- repair

BROKEN = "1 tableau irrigation+damaged archery+damaged trade+damaged alphabet+damaged"


@pytest.mark.parametrize("colour", ["green", "black"])
def test_repair_turns_one_or_two_cards(colour: str) -> None:
    """NV-5.6.1: at least one, at most two, with any die."""
    # given
    position = table(BROKEN, f"1 dice {colour} 1", "2 dice red 1")
    # when
    play(position, "1: repair")
    assert "done" not in offered(position, 1)
    play(position, "1: mend archery")
    assert "done" in offered(position, 1)
    play(position, "1: mend trade")
    # then
    holds(position, "1 tableau = irrigation+damaged archery trade alphabet+damaged", "to act = 2")


def test_one_repaired_card_is_enough() -> None:
    """NV-5.6.1."""
    # given
    position = table(BROKEN, "1 dice red 1", "2 dice red 1")
    # when
    play(position, "1: repair", "1: mend archery", "1: done")
    # then
    holds(position, "1 tableau = irrigation+damaged archery trade+damaged alphabet+damaged")


def test_effects_raise_the_number_of_repaired_cards() -> None:
    """NV-5.6.1: Anatomy allows a third."""
    # given
    position = table(BROKEN, "1 tableau anatomy", "1 dice red 1", "2 dice red 1")
    # when
    play(position, "1: repair", "1: mend archery", "1: mend trade", "1: mend alphabet")
    # then
    holds(position, "1 tableau = irrigation+damaged archery trade alphabet anatomy", "to act = 2")


def test_only_own_cards_are_repaired() -> None:
    """NV-5.6.1."""
    # given
    position = table(BROKEN, "2 tableau theater+damaged", "1 dice red 1")
    # when
    play(position, "1: repair")
    # then
    assert "mend theater" not in offered(position, 1)


def test_nothing_to_repair() -> None:
    """NV-5.6.2."""
    # given
    position = table("1 tableau irrigation", "2 tableau archery+damaged", "1 dice red 1")
    # then
    assert why_not(position, "1: repair") == "nothing_damaged NV-5.6.2"


# --- calm


@pytest.mark.parametrize("value", [1, 6])
def test_calm_lowers_unrest_by_one(value: int) -> None:
    """NV-5.7.1: whatever the value of the black die."""
    # given
    position = table("1 unrest 5", f"1 dice black {value}", "2 dice red 1")
    # when
    play(position, "1: calm")
    # then
    holds(position, "1 unrest = 4", "1 dice = nothing")


def test_calm_needs_a_black_die() -> None:
    """NV-5.7.1."""
    assert why_not(table("1 unrest 5", "1 dice red 4"), "1: calm") == "no_black NV-5.7.1"
    # given
    position = table("1 unrest 5", "1 dice red 4 black 2", "2 dice red 1")
    # when
    play(position, "1: calm")
    # then
    holds(position, "1 dice = red 4")


def test_calm_at_no_unrest_changes_nothing() -> None:
    """NV-5.7.2."""
    # given
    position = table("1 dice black 3", "2 dice red 1")
    # when
    play(position, "1: calm")
    # then
    holds(position, "1 unrest = 0", "1 dice = nothing", "to act = 2")
