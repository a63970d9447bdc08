"""Shields: placing them, what they protect and for how long (section 11)."""

import pytest

from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from tests.games.master.passing import next_round
from tests.table import asked, holds, offered, play, refusal, table, why_not


def test_shields_are_placed_before_and_after_the_action_without_costing_it() -> None:
    """MS-11.1: any number in one turn, one for each location; the action is still to come."""
    # given
    position = table("1 goods 4 shield 2 worker", "1 state school archive church quarry")
    # when two before the action
    play(position, "1: shield school", "1: shield archive")
    # then it is still the turn of the same player
    assert asked(position) == "turn"
    holds(position, "to act = 1")
    # when the action, and one more afterwards
    play(position, "1: use archive", "1: done")
    assert asked(position) == "place_shield"
    play(position, "1: shield church")
    holds(position, "to act = 1")
    play(position, "1: done")
    # then
    holds(
        position,
        "to act = 2",
        "1 state = school+shield archive+used+shield+spent:worker church+shield quarry",
        "1 goods = worker shield",
    )


def test_placing_is_voluntary_and_needs_a_shield_in_the_supply() -> None:
    """MS-11.1: without a shield there is nothing to place and no question after the action."""
    # given
    without = table("1 goods worker", "1 state archive")
    keeping = table("1 goods worker shield", "1 state archive")
    # then
    assert why_not(without, "1: shield archive") == "cost MS-11.1"
    # when
    play(without, "1: use archive")
    play(keeping, "1: use archive", "1: done")
    # then
    holds(without, "to act = 2")
    holds(keeping, "to act = 2", "1 goods = shield", "1 state = archive+used+spent:worker")


def test_shields_are_placed_in_the_own_turn_only() -> None:
    """MS-11.1: not in a rival's turn, and not after passing."""
    # given
    position = table("1 goods shield", "1 state school", "2 goods shield", "2 state docks")
    # then
    assert why_not(position, "2: shield docks") == "not_asked MS-6.1"
    # when
    play(position, "1: pass")
    # then there was no chance to place it after the pass
    holds(position, "to act = 2", "1 goods = shield")
    assert why_not(position, "1: shield school") == "not_asked MS-6.1"


def test_an_action_is_not_interrupted_for_shields() -> None:
    """MS-11.1: between two activations of one action no shield is offered."""
    # given
    position = table("1 goods shield 2 worker", "1 state archive")
    # when
    play(position, "1: use archive")
    # then
    assert offered(position, 1) == ["again", "done"]
    assert why_not(position, "1: shield archive") == "not_an_option MS-21.16"


def test_ruins_rivals_and_shielded_locations_take_no_shield() -> None:
    """MS-11.2: only own locations without one."""
    # given
    position = table(
        "1 goods 3 shield",
        "1 state school+shield quarry+ruin church",
        "2 state docks",
    )
    # then
    assert why_not(position, "1: shield school") == "shielded MS-11.2"
    assert why_not(position, "1: shield quarry") == "ruin MS-10.4.3"
    with pytest.raises(BadInput, match="docks"):
        why_not(position, "1: shield docks")
    assert [m for m in offered(position, 1) if m.startswith("shield")] == ["shield church"]
    # when the same location is tried twice
    play(position, "1: shield church")
    # then
    assert why_not(position, "1: shield church") == "shielded MS-11.2"


def test_the_same_limits_hold_after_the_action() -> None:
    """MS-11.2: the question after the action offers the same locations."""
    # given
    position = table(
        "1 goods 3 shield iron", "1 state school+shield quarry+ruin church scrap_trader"
    )
    # when
    play(position, "1: use scrap_trader")
    # then
    assert offered(position, 1) == ["done", "shield church", "shield scrap_trader"]
    assert why_not(position, "1: shield school") == "shielded MS-11.2"
    assert why_not(position, "1: shield quarry") == "ruin MS-10.4.3"


@pytest.mark.parametrize(("card", "defence"), [("quarry", 3), ("hunters", 4), ("archive", 5)])
def test_a_shield_raises_the_defence_by_one(card: str, defence: int) -> None:
    """MS-11.3: what is enough without the shield is one too few with it."""
    # given
    position = table(
        "1 goods 2 shield 2 worker",
        f"1 state {card} church",
        f"2 goods {defence} contact_red",
    )
    # when the one protects the location in question, the other a different one
    bare = position.clone()
    play(position, f"1: shield {card}", "1: hire iron", "1: done")
    play(bare, "1: shield church", "1: hire iron", "1: done")
    # then
    found = refusal(position, f"2: raze 1.{card}")
    assert found is not None
    assert found.args["goods"] == {"contact_red": defence + 1}
    assert why_not(bare, f"2: raze 1.{card}") == ""


def test_a_placed_shield_protects_only_its_own_location() -> None:
    """MS-11.3: the neighbour can still be razed for 3."""
    # given
    position = table(
        "1 goods shield iron", "1 state quarry docks scrap_trader", "2 goods 3 contact_red"
    )
    # when
    play(position, "1: shield quarry", "1: use scrap_trader")
    # then
    assert why_not(position, "2: raze 1.quarry") == "contacts MS-10.2.2"
    assert why_not(position, "2: raze 1.docks") == ""


def test_the_bonus_of_shields_is_never_more_than_one() -> None:
    """MS-11.3: not even a token on a printed shield would make it two."""
    # given
    position = table("1 goods 4 contact_red", "2 state hidden_forge+shield")
    # when
    play(position, "1: raze 2.hidden_forge")
    # then
    holds(position, "2 state = hidden_forge+ruin", "1 goods = 2 worker")


def test_a_placed_shield_is_neither_moved_nor_taken_back() -> None:
    """MS-11.4: nothing that can be done touches it, and it is not in the supply."""
    # given
    position = table("1 goods 2 shield", "1 state school church docks+shield")
    # when
    play(position, "1: shield school")
    # then
    holds(position, "1 goods = shield")
    assert [m for m in offered(position, 1) if "shield" in m] == ["shield church"]


def test_a_shield_stays_until_clean_up() -> None:
    """MS-11.4: it lies there all the round and is gone in the next."""
    # given
    position = table("1 goods shield", "1 state school church", "2 goods 2 worker")
    # when
    play(position, "1: shield school", "1: pass", "2: hire iron")
    # then
    holds(position, "1 state = school+shield church")
    # when
    next_round(position)
    # then
    assert not any(place.shield for place in position.players[0].state)


def test_a_shield_goes_with_its_location() -> None:
    """MS-11.4: razed or replaced, the shield is lost and not given back."""
    # given
    razed = table("1 goods 4 contact_red", "2 state quarry+shield")
    replaced = table("1 goods brick", "1 hand clay_pit", "1 state quarry+shield")
    # when
    play(razed, "1: raze 2.quarry")
    play(replaced, "1: develop clay_pit")
    # then
    holds(razed, "2 state = quarry+ruin", "2 goods = brick")
    holds(replaced, "1 state = clay_pit", "1 goods = nothing")


def test_a_shield_gained_in_the_turn_may_be_placed_in_it() -> None:
    """MS-11.5: Car Garage gives two; one goes onto the Garage itself before the rival acts."""
    # given
    position = table("1 goods 2 contact_grey", "1 hand car_garage", "2 goods 3 contact_red")
    # when
    play(position, "1: build car_garage")
    # then
    assert asked(position) == "place_shield"
    # when
    play(position, "1: shield car_garage")
    # then the turn ends by itself: there is no place for the second one
    holds(position, "to act = 2", "1 goods = shield", "1 state = car_garage+shield")
    assert why_not(position, "2: raze 1.car_garage") == "contacts MS-10.2.2"


def test_a_printed_shield_always_counts_and_takes_no_token() -> None:
    """MS-11.6: Hidden Forge has defence 4 from the start, in every round."""
    # given
    position = table("1 goods shield", "1 state hidden_forge")
    attacker = table("1 goods 3 contact_red", "2 state hidden_forge")
    # then
    assert why_not(position, "1: shield hidden_forge") == "printed_shield MS-11.6"
    assert "shield hidden_forge" not in offered(position, 1)
    assert why_not(attacker, "1: raze 2.hidden_forge") == "contacts MS-10.2.2"


def test_a_printed_shield_outlasts_clean_up() -> None:
    """MS-11.6: in the next round Hidden Forge still has defence 4."""
    # given
    position = table("2 state hidden_forge", "first 1")
    # when
    next_round(position)
    play(position, "2: hire iron")
    ruleset("master").arrange(position, "1 goods 3 contact_red")
    # then
    assert why_not(position, "1: raze 2.hidden_forge") == "contacts MS-10.2.2"


def test_shields_do_not_hinder_anything_but_razing() -> None:
    """MS-11.7: a shielded open production is visited, shielded placed goods are stolen."""
    # given
    position = table(
        "1 goods 3 worker",
        "1 state thieves_caravan",
        "2 state docks+shield brick_storage+shield+placed:brick",
        "2 goods 2 worker",
    )
    # when
    play(position, "1: visit 2.docks", "2: hire fuel", "1: use thieves_caravan")
    # then
    assert offered(position, 1) == ["steal 2.brick@brick_storage", "steal 2.fuel"]
    # when
    play(position, "1: steal 2.brick@brick_storage")
    # then
    holds(
        position,
        "1 goods = brick iron",
        "2 goods = fuel worker",
        "2 state = docks+guest+shield brick_storage+shield",
    )


def test_a_shield_does_not_hinder_copying_and_taking() -> None:
    """MS-11.7: Suppliers takes from a shielded location; its bonus copies it."""
    # given
    taking = table(
        "1 faction new_york",
        "1 state suppliers",
        "2 state docks+shield",
        "phase production",
        expansion="winter",
    )
    copying = table(
        "1 goods 2 contact_grey", "1 hand suppliers", "2 state docks+shield", expansion="winter"
    )
    # when
    play(copying, "1: build suppliers")
    # then
    holds(taking, "1 goods = 2 iron 3 worker contact_grey")
    holds(copying, "1 goods = iron")
