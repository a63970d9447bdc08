"""Faction actions: the three contact actions and hiring (MS-12.2)."""

import pytest

from tests.games.master.passing import next_round
from tests.table import asked, holds, offered, play, table, why_not

BOARDS = [
    ("new_york", "grey", "iron", "contact_grey"),
    ("new_york", "red", "gun", "2 contact_red"),
    ("new_york", "blue", "2 fuel", "2 contact_blue"),
    ("appalachian_federation", "red", "gun", "2 contact_red"),
    ("appalachian_federation", "blue", "fuel", "2 contact_blue"),
    ("mutants_union", "grey", "2 iron", "2 contact_grey"),
    ("mutants_union", "red", "gun", "3 contact_red"),
    ("mutants_union", "blue", "fuel", "contact_blue"),
    ("merchants_guild", "grey", "2 iron", "2 contact_grey"),
    ("merchants_guild", "red", "gun", "2 contact_red"),
    ("merchants_guild", "blue", "fuel", "3 contact_blue"),
]


@pytest.mark.parametrize(("faction", "action", "cost", "gain"), BOARDS)
def test_a_contact_action_is_used_once_a_round(
    faction: str, action: str, cost: str, gain: str
) -> None:
    """MS-12.2.1: paid and received by the own board's figures, then used up for the round."""
    # given the cost twice over
    position = table(f"1 faction {faction}", f"1 goods {cost}", f"1 goods {cost}", "2 passed")
    # when
    play(position, f"1: board {action}")
    # then
    holds(position, f"1 goods = {cost} {gain}", f"1 board = {action}")
    assert why_not(position, f"1: board {action}") == "action_used MS-12.2.1"
    assert f"board {action}" not in offered(position, 1)


@pytest.mark.parametrize(("faction", "action", "cost", "gain"), BOARDS)
def test_a_contact_action_needs_its_whole_cost(
    faction: str, action: str, cost: str, gain: str
) -> None:
    """MS-12.2.1: of two units one is not enough, of one unit none."""
    # given
    good = cost.split()[-1]
    have = [f"1 goods {good}"] if cost.startswith("2") else []
    position = table(f"1 faction {faction}", "1 goods 5 worker 5 brick", *have)
    # then
    assert why_not(position, f"1: board {action}") == "cost MS-6.4"


def test_the_appalachian_grey_action_takes_a_brick_and_a_card() -> None:
    """MS-12.2.1: both parts of its cost are needed; the card is discarded."""
    # given
    faction = "1 faction appalachian_federation"
    position = table(faction, "1 goods brick", "1 hand church")
    no_card = table(faction, "1 goods brick")
    no_brick = table(faction, "1 hand church")
    # then
    assert why_not(no_card, "1: board grey") == "cost MS-6.4"
    assert why_not(no_brick, "1: board grey") == "cost MS-6.4"
    # when
    play(position, "1: board grey")
    # then
    holds(position, "1 goods = 2 contact_grey", "1 hand = nothing", "discard = church")


def test_each_contact_action_is_an_action_of_its_own() -> None:
    """MS-12.2.1: after one of them the turn goes on to the next player."""
    # given
    position = table("1 faction mutants_union", "1 goods 2 iron gun fuel", "2 goods 9 worker")
    # when
    play(position, "1: board red")
    # then
    holds(position, "to act = 2")
    # when the two others follow in later turns
    play(position, "2: pass", "1: board grey", "1: board blue")
    # then
    holds(
        position,
        "1 goods = 2 contact_grey 3 contact_red contact_blue",
        "1 board = grey red blue",
    )


def test_contact_actions_come_back_in_the_next_round() -> None:
    """MS-12.2.1: once per round, not once per game."""
    # given New York produces the iron of its grey action
    position = table("1 faction new_york", "1 goods iron", "first 2")
    # when
    play(position, "1: board grey")
    next_round(position)
    # then
    holds(position, "1 board = nothing", "1 goods = iron 3 worker contact_grey")
    # when
    play(position, "1: board grey")
    # then
    holds(position, "1 goods = 3 worker 2 contact_grey")


def test_a_player_uses_his_own_board_only() -> None:
    """MS-12.2.1: the Mutants' 3 red contacts are not for New York."""
    # given
    position = table("1 faction new_york", "1 goods gun", "2 faction mutants_union")
    # when
    play(position, "1: board red")
    # then
    holds(position, "1 goods = 2 contact_red", "2 board = nothing")


def test_hiring_is_repeated_within_one_action() -> None:
    """MS-12.2.2: 2 workers each time, each with its own choice, as long as workers last."""
    # given
    position = table("1 goods 7 worker", "deck exactly church")
    # when
    play(position, "1: hire iron")
    # then
    assert asked(position) == "hire_again"
    assert offered(position, 1) == [
        "hire brick",
        "hire gun",
        "hire iron",
        "hire fuel",
        "hire card",
        "done",
    ]
    # when
    play(position, "1: hire card", "1: hire iron")
    # then one worker is not enough for a fourth time
    holds(position, "to act = 2", "1 goods = 2 iron worker", "1 hand = church")


def test_hiring_may_be_spread_over_several_actions() -> None:
    """MS-12.2.2: no limit by the round; the player stops when he likes."""
    # given
    position = table("1 goods 6 worker", "2 passed")
    # when
    for good in ("gun", "gun"):
        play(position, f"1: hire {good}", "1: done")
    play(position, "1: hire fuel")
    # then
    holds(position, "1 goods = 2 gun fuel", "to act = 1")


def test_hiring_costs_two_workers() -> None:
    """MS-12.2.2: one is not enough and ammo does not help."""
    # given
    position = table("1 goods worker 5 ammo")
    # then
    assert why_not(position, "1: hire iron") == "cost MS-2.5.2"
    assert not [move for move in offered(position, 1) if move.startswith("hire")]


def test_goods_paid_for_faction_actions_lie_on_the_board() -> None:
    """MS-12.2.3: they stay there until clean-up and can pay for nothing."""
    # given
    position = table(
        "1 faction new_york", "1 goods iron 2 worker", "1 state archive scrap_trader", "2 passed"
    )
    # when
    play(position, "1: board grey", "1: hire gun")
    # then
    holds(position, "1 board goods = iron 2 worker", "1 goods = gun contact_grey")
    assert why_not(position, "1: use archive") == "cost MS-6.4"
    assert why_not(position, "1: use scrap_trader") == "cost MS-6.4"
    # when
    play(position, "1: pass")
    # then
    holds(position, "phase = cards", "1 board goods = nothing", "1 goods = nothing")


def test_a_card_paid_to_the_board_is_discarded() -> None:
    """MS-12.2.3: only goods lie on the board, here the brick."""
    # given
    position = table(
        "1 faction appalachian_federation", "1 goods brick ammo", "1 hand church", "2 passed"
    )
    # when the ammo pays for the brick
    play(position, "1: board grey", "1: pay ammo")
    # then
    holds(position, "1 board goods = ammo", "1 goods = brick 2 contact_grey", "discard = church")
