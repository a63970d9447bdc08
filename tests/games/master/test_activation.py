"""Activating action locations (MS-12.1)."""

import pytest

from tests.games.master.passing import next_round
from tests.table import asked, holds, offered, play, refusal, table, why_not


def test_the_cost_is_paid_onto_the_location_and_then_the_gain_comes() -> None:
    """MS-12.1.1: the goods lie on Huge Machinery, the contacts are in the supply."""
    # given
    position = table("1 goods 2 worker 2 iron", "1 state huge_machinery", "2 passed")
    # when
    events = play(position, "1: use huge_machinery")
    # then
    holds(
        position,
        "1 goods = iron worker 3 contact_grey",
        "1 state = huge_machinery+used+spent:iron:worker",
    )
    assert [event.code for event in events] == ["use", "pay", "gain"]


def test_only_own_action_locations_are_activated() -> None:
    """MS-12.1.1: no features, no production locations; a rival's location is out of reach."""
    # given
    position = table("1 goods 9 worker", "1 state hunters quarry", "2 state archive")
    # then
    assert why_not(position, "1: use hunters") == "no_action MS-12.1.1"
    assert why_not(position, "1: use quarry") == "no_action MS-12.1.1"
    assert not [move for move in offered(position, 1) if move.startswith("use")]


@pytest.mark.parametrize("goods", ["worker", "gun", "2 ammo", "2 worker gun"])
def test_an_activation_needs_its_whole_cost(goods: str) -> None:
    """MS-12.1.1: Shipwreck wants a worker and an iron; a part of it is refused."""
    # given
    position = table(f"1 goods {goods}", "1 state shipwreck")
    # then
    assert why_not(position, "1: use shipwreck") == "cost MS-6.4"
    found = refusal(position, "1: use shipwreck")
    assert found is not None
    assert found.args == {"goods": {"worker": 1, "iron": 1}}


def test_an_action_location_is_used_once_unless_the_card_says_twice() -> None:
    """MS-12.1.2: Clay Pit once, Rubble Trader twice a round, not a third time."""
    # given
    position = table("1 goods 9 worker 9 brick", "1 state clay_pit rubble_trader", "2 passed")
    # when
    play(position, "1: use clay_pit")
    # then
    assert asked(position) == "turn", "nothing is offered after the only activation"
    assert why_not(position, "1: use clay_pit") == "used_up MS-12.1.2"
    # when
    play(position, "1: use rubble_trader", "1: again")
    # then
    assert asked(position) == "turn"
    assert why_not(position, "1: use rubble_trader") == "used_up MS-12.1.2"
    holds(position, "1 vp = 4")


def test_activations_are_counted_by_the_round() -> None:
    """MS-12.1.2: in the next round both uses are there again."""
    # given
    position = table("1 goods worker", "1 state archive+used:2+spent:worker:worker", "first 2")
    assert why_not(position, "1: use archive") == "used_up MS-12.1.2"
    # when
    next_round(position)
    play(position, "1: use archive", "1: again")
    # then
    holds(position, "1 state = archive+used:2+spent:worker:worker", "1 vp = 2")


def test_two_activations_in_one_action_or_in_two() -> None:
    """MS-12.1.3: each pays in full; the second may follow at once or in a later turn."""
    # given
    position = table("1 goods 3 iron", "1 state scrap_trader")
    at_once, apart = position, position.clone()
    # when
    play(at_once, "1: use scrap_trader", "1: again")
    # then
    holds(
        at_once,
        "to act = 2",
        "1 vp = 2",
        "1 goods = iron",
        "1 state = scrap_trader+used:2+spent:iron:iron",
    )
    # when
    play(apart, "1: use scrap_trader", "1: done")
    # then
    holds(apart, "to act = 2", "1 vp = 1", "1 goods = 2 iron")
    # when
    play(apart, "2: pass", "1: use scrap_trader")
    # then it was the last one, nothing more is offered
    holds(apart, "1 vp = 2", "1 goods = iron")
    assert asked(apart) == "turn"


def test_each_activation_makes_its_own_choices() -> None:
    """MS-12.1.3: Thieves Caravan takes a gun from one and a fuel from the other."""
    # given
    position = table(
        "1 goods 4 worker", "1 state thieves_caravan", "2 goods gun", "3 goods fuel", seats=3
    )
    # when
    play(position, "1: use thieves_caravan", "1: steal 2.gun", "1: again")
    # then the only good left is taken without asking
    holds(position, "1 goods = gun fuel", "2 goods = nothing", "3 goods = nothing")


def test_the_first_activation_is_complete_before_the_second_is_paid() -> None:
    """MS-12.1.3: its gain may pay for the second one, never for itself."""
    # given a Labor Camp that may be used twice: 1 worker gives 2
    twice = {"labor_camp": {"uses": "2"}}
    position = table("1 goods worker", "1 state labor_camp", card_overrides=twice)
    nothing = table("1 goods iron", "1 state labor_camp", card_overrides=twice)
    # then
    assert why_not(nothing, "1: use labor_camp") == "cost MS-6.4"
    # when
    play(position, "1: use labor_camp")
    # then
    holds(position, "1 goods = 2 worker")
    assert offered(position, 1) == ["again", "done"]
    # when
    play(position, "1: again")
    # then
    holds(position, "1 goods = 3 worker", "1 state = labor_camp+used:2+spent:worker:worker")


def test_an_activation_paid_with_a_deal_uses_the_location() -> None:
    """MS-12.1.4: no goods lie on Hideout, yet after two activations it is used up."""
    # given
    position = table("1 state hideout", "1 deals quarry docks arena", "2 passed")
    # when
    play(position, "1: use hideout", "1: end quarry")
    # then
    holds(position, "1 state = hideout+used")
    # when
    play(position, "1: again", "1: end docks")
    # then
    holds(position, "1 state = hideout+used:2", "1 deals = arena", "1 vp = 2")
    assert why_not(position, "1: use hideout") == "used_up MS-12.1.2"


def test_goods_lying_there_are_no_limit() -> None:
    """MS-12.1.4: what counts is the number of activations, whatever number of goods they left."""
    # given Abandoned Suburbs: 2 bricks for an activation, two activations
    position = table("1 goods 4 brick", "1 state abandoned_suburbs", "2 passed")
    # when
    play(position, "1: use abandoned_suburbs")
    # then two goods lie there after one activation, and there is a second
    holds(position, "1 state = abandoned_suburbs+used+spent:brick:brick")
    assert asked(position) == "activate_again"


def test_copies_of_one_name_have_their_own_limits() -> None:
    """MS-12.1.5: one action is about one location; the second Corner Shop is another."""
    # given
    position = table(
        "1 goods 9 worker 9 gun", "1 state corner_shop corner_shop hunters", "2 passed"
    )
    # when
    play(position, "1: use corner_shop", "1: again")
    # then
    assert why_not(position, "1: use corner_shop") == "used_up MS-12.1.2"
    assert "use corner_shop#2" in offered(position, 1)
    # when
    play(position, "1: use corner_shop#2", "1: done")
    # then
    holds(position, "1 vp = 3")
    assert [place.uses for place in position.players[0].state] == [2, 1, 0]


def test_within_an_action_no_other_location_can_be_activated() -> None:
    """MS-12.1.5: after the first use the only questions are once more or enough."""
    # given
    position = table("1 goods 9 worker 9 iron", "1 state scrap_trader archive", "2 passed")
    # when
    play(position, "1: use scrap_trader")
    # then
    assert offered(position, 1) == ["again", "done"]
    assert why_not(position, "1: use archive") == "not_an_option MS-21.16"


def test_a_razed_or_replaced_location_loses_goods_and_count() -> None:
    """MS-12.1.6: neither the ruin nor the newcomer remembers the activations."""
    # given
    razed = table("1 goods 5 contact_red", "2 state archive+used:2+spent:worker:worker")
    replaced = table(
        "1 goods brick",
        "1 hand scrap_trader",
        "1 state archive+used:2+spent:worker:worker",
    )
    # when
    play(razed, "1: raze 2.archive")
    play(replaced, "1: develop scrap_trader")
    # then
    holds(razed, "2 state = archive+ruin")
    holds(replaced, "1 state = scrap_trader")


def test_a_reset_location_may_be_activated_all_over_again() -> None:
    """MS-12.1.6: Body Hunters clear Archive, which then has two activations again."""
    # given
    position = table(
        "1 goods 3 worker",
        "1 state body_hunters archive+used:2+spent:worker:worker",
        "2 passed",
        expansion="winter",
    )
    # when
    play(position, "1: use body_hunters", "1: clear archive")
    # then
    holds(position, "1 state = body_hunters+used+spent:worker archive", "1 goods = 2 worker")
    # when
    play(position, "1: use archive", "1: again")
    # then
    holds(position, "1 vp = 2")
