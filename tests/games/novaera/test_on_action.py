"""NV-18.2.7: effects that follow an action."""

from pathlib import Path

import pytest

from tests.games.novaera.nova import asked, holds, play, table
from tests.games.novaera.own import effect, own_table, rules_with, technology


@pytest.mark.parametrize(
    ("card", "move", "asks"),
    [
        ("midwifery", "develop archery", False),  # a fixed kind: nothing is asked
        ("scriptoria", "research archery", True),
        ("scriptoria", "gain", False),
        ("free_ports", "expand river_valleys", True),
        ("free_ports", "research archery", False),
    ],
)
def test_an_effect_follows_the_action_it_names(card: str, move: str, asks: bool) -> None:
    """NV-18.2.7: no other action of the owner triggers it."""
    # given
    position = table(
        "era 2",
        "1 dice red 3",
        "2 dice red 1",
        "column archery",
        "1 hand river_valleys",
        f"1 tableau irrigation pottery {card}",
    )
    # when
    play(position, f"1: {move}")
    # then
    assert (asked(position) == "take_resource") == asks


def test_the_developed_card_gets_its_reaction_with_the_next_action() -> None:
    """NV-18.2.7: only cards that were in play before the action react."""
    # given
    position = table(
        "1 dice green 5 green 3", "2 dice red 1", "1 hand midwifery pottery", "1 resources 2 green"
    )
    # when
    play(position, "1: develop midwifery", "1: die green 5")
    # then
    holds(position, "1 resources = 2 green")
    # when
    play(position, "2: gain", "1: develop pottery")
    # then: and production of Pottery
    holds(position, "1 resources = 4 green")


def test_a_rivals_action_triggers_nothing() -> None:
    """NV-18.2.7: it is the owner who completes the action."""
    # given
    position = table("1 dice red 3", "2 dice red 1", "2 tableau midwifery", "1 hand archery")
    # when
    play(position, "1: develop archery")
    # then
    holds(position, "2 resources = nothing")


def test_the_card_must_still_be_undamaged() -> None:
    """NV-18.2.7: Free Ports fall in the civil war that the expansion causes."""
    # given
    given = ("era 2", "2 dice red 1", "1 hand river_valleys", "1 tableau irrigation pottery")
    calm = table(*given, "1 dice red 1", "1 tableau free_ports", "1 unrest 4")
    war = table(*given, "1 dice red 1", "1 tableau free_ports", "1 unrest 8")
    # when
    play(calm, "1: expand river_valleys")
    play(war, "1: expand river_valleys", "1: damage pottery")
    # then
    assert asked(calm) == "take_resource"
    holds(war, "1 unrest = 0", "to act = 2")
    holds(war, "1 tableau = irrigation pottery+damaged free_ports+damaged river_valleys+damaged")


@pytest.mark.parametrize(("die", "asks"), [("green", True), ("red", True), ("blue", False)])
def test_a_colour_narrows_gain_to_the_die(die: str, asks: bool) -> None:
    """NV-18.2.7: Hunting follows a Gain with a green or a red die."""
    # given
    position = table(f"1 dice {die} 2", "2 dice red 1", "1 tableau hunting")
    # when
    play(position, "1: gain")
    # then
    assert (asked(position) == "take_resource") == asks
    holds(position, f"1 resources = 2 {die}")


def test_a_recoloured_die_counts_as_its_new_colour() -> None:
    """NV-18.2.7: a blue die that Leonardo made red is a red die for Hunting."""
    # given
    position = table("1 dice blue 2", "2 dice red 1", "1 tableau hunting leonardo")
    # when
    play(position, "1: use leonardo", "1: colour red", "1: gain")
    # then
    assert asked(position) == "take_resource"


@pytest.mark.parametrize(("column", "gained"), [("green", 0), ("red", 1)])
def test_a_colour_narrows_develop_to_the_column(tmp_path: Path, column: str, gained: int) -> None:
    """NV-18.2.7: a bicolour card counts as the colour it was paid in, not as the die's."""
    # given
    card = technology(
        "drill",
        effect("on_action", "vp", amount=1, action="develop", colour="red"),
        colours="blue",
    )
    position = own_table(
        rules_with(tmp_path, card),
        "1 dice black 2",
        "2 dice red 1",
        "1 resources 4 green 4 red",
        "1 tableau drill",
        "1 hand city_walls",
    )
    # when
    play(position, "1: develop city_walls", f"1: colour {column}")
    # then
    holds(position, f"1 vp = {gained}")


def test_several_actions_can_be_named(tmp_path: Path) -> None:
    """NV-18.2.7: a list of actions means each of them."""
    # given
    card = technology("drum", effect("on_action", "vp", amount=1, action=["calm", "repair"]))
    rules = rules_with(tmp_path, card)
    given = ("1 dice black 2", "2 dice red 1", "1 tableau drum archery+damaged", "people sun_tzu")
    # then
    for move, points in (("calm", 1), ("repair", 1), ("enlist sun_tzu", 0)):
        position = own_table(rules, *given)
        play(position, f"1: {move}")
        holds(position, f"1 vp = {points}")
