"""Enlist (NV-5.4)."""

import pytest

from tests.games.novaera.nova import holds, offered, play, table, why_not


@pytest.mark.parametrize("colour", ["green", "black"])
def test_a_personality_of_the_display_for_any_die(colour: str) -> None:
    """NV-5.4.1."""
    # given
    position = table("people sun_tzu sappho", f"1 dice {colour} 3", "2 dice red 1")
    # when
    play(position, "1: enlist sun_tzu")
    # then
    holds(position, "1 tableau = sun_tzu", "people = sappho", "1 dice = nothing")


def test_only_personalities_that_are_shown() -> None:
    """NV-5.4.1."""
    # given
    position = table("people sun_tzu", "1 dice black 3")
    # then
    assert why_not(position, "1: enlist sappho") == "not_shown NV-5.4.1"


@pytest.mark.parametrize(
    ("cards", "unrest"),
    [
        ("archery", 2),
        ("tyranny", 1),
        ("tyranny absolutism", 0),
        ("tyranny absolutism razia", 0),  # the discount cannot turn into calm
    ],
)
def test_discounts_reduce_the_cost_to_nothing_at_least(cards: str, unrest: int) -> None:
    """NV-5.4.1: Enheduanna costs 2."""
    # given
    position = table(f"1 tableau {cards}", "people enheduanna", "1 dice red 1", "2 dice red 1")
    # when
    play(position, "1: enlist enheduanna")
    # then
    holds(position, f"1 unrest = {unrest}")


def test_a_cost_below_nothing_counts_as_nothing() -> None:
    """NV-5.4.1: a black 1 calms by 1, however large the discounts."""
    # given
    position = table(
        "1 unrest 5",
        "1 tableau tyranny absolutism razia",
        "people enheduanna",
        "1 dice black 1",
        "2 dice red 1",
    )
    # when
    play(position, "1: enlist enheduanna")
    # then
    holds(position, "1 unrest = 4")


@pytest.mark.parametrize(("value", "unrest"), [(6, 2), (4, 4), (3, 5), (1, 7)])
def test_a_black_die_pays_the_cost(value: int, unrest: int) -> None:
    """NV-5.4.2: Sun Tzu costs 3, unrest stands on 5; a surplus lowers, a gap raises it."""
    # given
    position = table("1 unrest 5", "people sun_tzu", f"1 dice black {value}", "2 dice red 1")
    # when
    play(position, "1: enlist sun_tzu")
    # then
    holds(position, f"1 unrest = {unrest}")


@pytest.mark.parametrize("colour", ["green", "red", "yellow", "blue"])
@pytest.mark.parametrize("value", [1, 6])
def test_another_die_raises_unrest_by_the_whole_cost(colour: str, value: int) -> None:
    """NV-5.4.3: whatever it shows."""
    # given
    position = table("1 unrest 1", "people sun_tzu", f"1 dice {colour} {value}", "2 dice black 1")
    # when
    play(position, "1: enlist sun_tzu")
    # then
    holds(position, "1 unrest = 4")


def test_a_civil_war_is_carried_out_before_the_personality_is_placed() -> None:
    """NV-5.4.4: Louverture is enlisted too late to gain from the civil war he causes."""
    # given
    position = table(
        "1 unrest 5", "1 tableau archery", "people louverture", "1 dice red 1", "2 dice red 1"
    )
    # when
    events = play(position, "1: enlist louverture", "1: take red", "1: take red")
    # then
    holds(position, "1 unrest = 0", "1 vp = 0", "1 tableau = archery+damaged louverture")
    told = [event.code for event in events]
    assert told.index("civil_war_over") < told.index("gain")


def test_losses_are_chosen_before_the_personality_is_placed() -> None:
    """NV-5.4.4."""
    # given
    position = table(
        "1 unrest 9", "1 tableau archery hunting", "people sun_tzu", "1 dice red 1", "2 dice red 1"
    )
    # when
    play(position, "1: enlist sun_tzu")
    # then
    assert offered(position, 1) == ["damage archery", "damage hunting"]
    holds(position, "1 resources = nothing", "1 tableau = archery hunting")
    play(position, "1: damage hunting")
    holds(position, "1 resources = red", "1 tableau = archery hunting+damaged sun_tzu")


def test_personalities_without_limit() -> None:
    """NV-5.4.5."""
    # given
    shown = "sun_tzu sappho cyrus imhotep ashoka boudica"
    position = table(f"1 tableau {shown}", "people archimedes", "1 dice black 4", "2 dice red 1")
    # when
    play(position, "1: enlist archimedes")
    # then
    holds(position, f"1 tableau = {shown} archimedes", "1 resources = blue")


def test_example_of_enlisting() -> None:
    """NV-5.4.E: Genghis Khan for a blue die drives unrest from 1 to 6."""
    # given
    position = table("1 unrest 1", "people genghis_khan", "1 dice blue 5", "2 dice red 1")
    # when
    play(position, "1: enlist genghis_khan")
    # then
    holds(position, "1 unrest = 6")
