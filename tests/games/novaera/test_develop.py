"""Develop (NV-5.2)."""

from pathlib import Path

import pytest

from tests.games.novaera.nova import asked, holds, offered, play, table, why_not
from tests.games.novaera.own import effect, own_table, rules_with, technology


@pytest.mark.parametrize("place", ["column trade pottery", "1 hand pottery"])
def test_a_technology_of_display_or_hand(place: str) -> None:
    """NV-5.2.1."""
    # given
    position = table(place, "1 dice green 3", "2 dice red 1")
    # when
    play(position, "1: develop pottery")
    # then
    holds(position, "1 tableau = pottery", "1 hand = nothing")
    holds(position, f"columns = {'trade' if 'column' in place else 'nothing'}")


@pytest.mark.parametrize("colour", ["green", "red", "black"])
def test_any_die_develops(colour: str) -> None:
    """NV-5.2.1."""
    # given
    position = table("1 hand pottery", f"1 dice {colour} 3", "1 resources 3 green", "2 dice red 1")
    # when
    play(position, "1: develop pottery")
    # then
    holds(position, "1 tableau = pottery", "1 dice = nothing")


def test_what_cannot_be_developed() -> None:
    """NV-5.2.1: no hidden card, no rival's hand, no territory, no personality."""
    # given
    position = table(
        "era 2",
        "column trade pottery",
        "2 hand theater",
        "1 hand urban_development",
        "people sun_tzu",
        "1 dice green 6",
        "1 resources 9 green 9 yellow",
    )
    # then
    assert why_not(position, "1: develop trade") == "not_available NV-2.5.1"
    assert why_not(position, "1: develop theater") == "not_there NV-5.2.1"
    assert why_not(position, "1: develop urban_development") == "is_territory NV-5.5.1"
    assert why_not(position, "1: develop sun_tzu") == "is_personality NV-2.4.2"


def test_the_player_chooses_the_paying_colour_of_a_bicolour_card() -> None:
    """NV-5.2.2: and the one colour governs the whole payment."""
    # given
    position = table("1 hand blacksmithing", "1 resources 4 green 4 red", "1 dice green 1")
    # when
    play(position, "1: develop blacksmithing")
    assert asked(position) == "paying_colour"
    assert offered(position, 1) == ["colour green", "colour red"]
    play(position, "1: colour red")
    # then
    holds(position, "1 tableau = blacksmithing@red")


def test_the_paying_colour_of_a_plain_card_is_its_own() -> None:
    """NV-5.2.2."""
    # given
    position = table("1 hand pottery", "1 resources 9 red 9 blue 9 yellow", "1 dice red 6 blue 6")
    # then
    assert why_not(position, "1: develop pottery") == "price NV-5.2.5"


@pytest.mark.parametrize(
    ("cards", "left"),
    [
        ("pottery", 1),
        ("engineering", 2),  # 1 off everything
        ("engineering imhotep", 3),  # discounts add up
        ("weights_and_measures", 1),  # for yellow only
        ("botanical_gardens", 2),  # for green
        ("engineering imhotep calculating_machines botanical_gardens assembly_line", 5),
    ],
)
def test_the_price_is_the_cost_minus_discounts(cards: str, left: int) -> None:
    """NV-5.2.3: Theater costs 4; never below 0."""
    # given
    hand = ("1 hand theater", "1 resources 5 green")
    position = table(f"1 tableau {cards}", *hand, "1 dice red 6", "2 dice red 1")
    # when
    play(position, "1: develop theater")
    # then
    holds(position, f"1 resources = {left} green")


@pytest.mark.parametrize(("colour", "left"), [("green", 4), ("red", 1), ("black", 1)])
def test_only_a_die_of_the_paying_colour_contributes(colour: str, left: int) -> None:
    """NV-5.2.4."""
    # given
    position = table("1 hand pottery", "1 resources 4 green", f"1 dice {colour} 3", "2 dice red 1")
    # when
    play(position, "1: develop pottery")
    # then
    holds(position, f"1 resources = {left} green")


def test_the_rest_is_paid_in_resources_of_the_paying_colour() -> None:
    """NV-5.2.5, NV-5.1.6: no more than is due."""
    # given
    position = table(
        "1 hand theater", "1 resources 4 green 4 red", "1 dice green 3", "2 dice red 1"
    )
    # when
    play(position, "1: develop theater")
    # then
    holds(position, "1 resources = 3 green 4 red")


def test_surplus_die_value_is_lost() -> None:
    """NV-5.2.5."""
    # given
    position = table("1 hand pottery", "1 resources 4 green", "1 dice green 6", "2 dice red 1")
    # when
    play(position, "1: develop pottery")
    # then
    holds(position, "1 resources = 4 green", "1 dice = nothing")


def test_two_colours_cannot_be_mixed() -> None:
    """NV-5.2.6: a green die and red resources do not pay together, nor do both resources."""
    # given
    position = table("1 hand blacksmithing", "1 resources green 3 red", "1 dice green 2")
    # then
    assert why_not(position, "1: develop blacksmithing") == "price NV-5.2.5"


def test_the_other_colour_of_the_die_does_not_help() -> None:
    """NV-5.2.6: paid in red, the green die contributes nothing."""
    # given
    position = table(
        "1 hand blacksmithing", "1 resources 4 red", "1 dice green 2 green 3", "2 dice red 1"
    )
    # when
    play(position, "1: develop blacksmithing", "1: die green 3")
    # then
    holds(position, "1 resources = nothing", "1 tableau = blacksmithing@red")


def test_substitutes_widen_the_payment_but_not_the_colour() -> None:
    """NV-5.2.7: yellow stands for red; the card lies in the red column."""
    # given
    position = table(
        "1 tableau coinage",
        "1 hand blacksmithing",
        "1 resources 2 red 2 yellow",
        "1 dice blue 1",
        "2 dice red 1",
    )
    # when
    play(position, "1: develop blacksmithing")
    # then
    holds(position, "1 resources = nothing", "1 tableau = coinage blacksmithing@red")


def test_a_wild_die_counts_as_the_paying_colour() -> None:
    """NV-5.2.7."""
    # given
    position = table("1 tableau alchemy", "1 hand theater", "1 dice black 4", "2 dice red 1")
    # when
    play(position, "1: develop theater")
    # then
    holds(position, "1 tableau = alchemy theater", "1 number green = 1")


@pytest.mark.parametrize(("colour", "other"), [("green", "red"), ("red", "green")])
def test_the_card_lies_in_the_column_of_the_paying_colour(colour: str, other: str) -> None:
    """NV-5.2.8: and counts as that colour from then on."""
    # given
    position = table("1 hand blacksmithing", "1 dice red 4 green 4", "2 dice blue 1")
    # when
    play(position, "1: develop blacksmithing", f"1: colour {colour}")
    # then
    holds(position, f"1 number {colour} = 1", f"1 number {other} = 0")


def test_a_price_of_nothing_still_needs_a_die() -> None:
    """NV-5.2.9."""
    # given
    position = table("1 tableau engineering", "1 hand hunting", "1 dice black 1", "2 dice red 1")
    # when
    play(position, "1: develop hunting")
    # then
    holds(position, "1 dice = nothing", "1 tableau = engineering hunting", "to act = 2")


def test_example_of_developing() -> None:
    """NV-5.2.E: a blue 4 and 2 Knowledge for Military Tactics."""
    # given
    position = table(
        "1 hand military_tactics", "1 dice blue 4", "1 resources 2 blue", "2 dice red 1"
    )
    # when
    play(position, "1: develop military_tactics")
    # then
    holds(position, "1 tableau = military_tactics", "1 resources = nothing")


@pytest.mark.parametrize("cost", [15, 16, 20])
def test_dear_technologies_of_one_s_own_are_paid_in_full(tmp_path: Path, cost: int) -> None:
    """NV-5.2.5, NV-5.2.7: up to the dearest a card file allows, also with substitutes."""
    # given
    dear = technology("dear", effect("scoring", "vp", amount=1), cost=cost)
    swap = technology("swap", effect("always", "substitute", pay="red", for_="any", amount=1))
    given = ("1 hand dear", "1 dice black 1", "1 resources 20 green red", "2 dice red 1")
    # when
    position = own_table(rules_with(tmp_path, dear), *given)
    play(position, "1: develop dear")
    # then
    rest = f"{20 - cost} green " if cost < 20 else ""
    holds(position, "1 tableau = dear", f"1 resources = {rest}red")
    # when: a resource may stand for another
    position = own_table(rules_with(tmp_path, dear, swap), *given, "1 tableau swap")
    play(position, "1: develop dear", f"1: pay {cost - 1} green red")
    # then
    assert position.players[0].resources == [21 - cost, 0, 0, 0]
