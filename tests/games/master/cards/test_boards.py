"""Every faction board: its production, its three contact actions and hiring."""

import pytest

from tests.games.master.cards.facts import (
    BOARDS,
    HELD,
    RESOURCES,
    Fact,
    Goods,
    answer,
    change,
    each,
    has,
    minus,
    pairs,
    player_of,
    purse,
    total,
    units,
)
from tests.table import asked, holds, offered, play, table, why_not

CONTACT_ACTIONS = ("grey", "red", "blue")
HIRED = ("brick", "gun", "iron", "fuel", "card")


def action_of(board: str, name: str) -> Fact:
    """Return an action of a board as a fact."""
    found: Fact = next(rule for rule in BOARDS[board]["actions"] if rule["id"] == name)
    return found


def means(cost: Goods) -> list[str]:
    """Give exactly what pays a cost: goods and hand cards."""
    hand = ["school", "school", "school"][: cost.get("card", 0)]
    return [*purse(1, supply(cost)), f"1 hand {' '.join(hand)}"]


def supply(cost: Goods) -> Goods:
    """Leave the hand cards out of a cost."""
    return {good: n for good, n in cost.items() if good != "card"}


@pytest.mark.parametrize("board", each(BOARDS))
def test_board_produces(board: str) -> None:
    """MS-2.5.1, MS-5.1.1: the board gives its goods and a card in the production phase."""
    # when
    position = table(f"1 faction {board}", "phase production")
    # then
    assert change({}, has(position, 1)) == BOARDS[board]["production"]
    holds(position, f"1 faction = {board}", "1 board = nothing", "phase = action")


@pytest.mark.parametrize(("board", "name"), pairs(lambda _: CONTACT_ACTIONS, BOARDS))
def test_contact_action(board: str, name: str) -> None:
    """MS-2.5.1, MS-12.2.1, MS-12.2.3: the cost lies on the board, the contacts are gained."""
    # given
    rule = action_of(board, name)
    position = table(f"1 faction {board}", *means(rule["cost"]))
    before = has(position, 1)
    # when
    play(position, f"1: board {name}")
    # then
    assert change(before, has(position, 1)) == total(rule["gain"]["goods"], minus(rule["cost"]))
    assert units(player_of(position, 1)["board_goods"]) == supply(rule["cost"])
    holds(position, f"1 board = {name}", "to act = 2")


@pytest.mark.parametrize(("board", "name"), pairs(lambda _: CONTACT_ACTIONS, BOARDS))
def test_contact_action_is_for_one_use_a_round(board: str, name: str) -> None:
    """MS-12.2.1, MS-17.7: a second use is refused until the next round; the others stay open."""
    # given
    cost = action_of(board, name)["cost"]
    position = table(f"1 faction {board}", *means(total(cost, cost)), "2 passed")
    # when
    play(position, f"1: board {name}")
    answer(position, "payment", "pay_card")
    # then
    assert why_not(position, f"1: board {name}") == "action_used MS-12.2.1"
    play(position, "1: pass")
    holds(position, "1 board = nothing", "1 board goods = nothing")


@pytest.mark.parametrize(
    ("board", "name", "good"),
    [
        pytest.param(board, name, good, id=f"{board}-{name}-{good}")
        for board in BOARDS
        for name in CONTACT_ACTIONS
        for good in action_of(board, name)["cost"]
    ],
)
def test_contact_action_with_one_unit_missing(board: str, name: str, good: str) -> None:
    """MS-6.4, MS-12.2.1: plenty of everything else does not pay for the missing unit."""
    # given
    cost = action_of(board, name)["cost"]
    plenty = dict.fromkeys([other for other in HELD if other not in (good, "ammo")], 5)
    short = {key: n for key, n in cost.items() if key not in plenty}
    # when
    position = table(f"1 faction {board}", *means(total(plenty, short, {good: -1})))
    # then
    assert why_not(position, f"1: board {name}") == "cost MS-6.4"


@pytest.mark.parametrize(("board", "name"), pairs(lambda _: CONTACT_ACTIONS, BOARDS))
def test_ammo_pays_contact_actions(board: str, name: str) -> None:
    """MS-7.3, MS-7.11: ammo may stand for the resources and lies on the board then."""
    # given
    rule = action_of(board, name)
    needed = sum(n for good, n in rule["cost"].items() if good in RESOURCES)
    cards = {"card": rule["cost"].get("card", 0)}
    position = table(f"1 faction {board}", *means(total({"ammo": needed}, cards)))
    # when
    play(position, f"1: board {name}")
    # then
    assert change({}, has(position, 1)) == rule["gain"]["goods"]
    assert units(player_of(position, 1)["board_goods"]) == {"ammo": needed}


@pytest.mark.parametrize(("board", "good"), pairs(lambda _: HIRED, BOARDS))
def test_hiring(board: str, good: str) -> None:
    """MS-2.5.2, MS-12.2.3: two workers on the board give one of five goods."""
    # given
    assert action_of(board, "hire")["cost"] == {"worker": 2}
    assert {good: 1} in action_of(board, "hire")["gain"]["options"]
    position = table(f"1 faction {board}", "1 goods 3 worker")
    before = has(position, 1)
    # when
    play(position, f"1: hire {good}")
    # then
    assert change(before, has(position, 1)) == {"worker": -2, good: 1}
    assert player_of(position, 1)["board_goods"] == ["worker", "worker"]
    holds(position, "1 board = nothing", "to act = 2")


@pytest.mark.parametrize("board", each(BOARDS))
def test_hiring_as_often_as_there_are_workers(board: str) -> None:
    """MS-12.2.2, MS-20.6.3, MS-21.19: in one action or in several, each with its own good."""
    # given
    position = table(f"1 faction {board}", "1 goods 7 worker", "2 passed")
    # when
    play(position, "1: hire iron")
    assert asked(position) == "hire_again"
    play(position, "1: hire gun", "1: done", "1: hire gun")
    # then
    holds(position, "1 goods = 2 gun iron worker")
    assert why_not(position, "1: hire gun") == "cost MS-2.5.2"


@pytest.mark.parametrize("board", each(BOARDS))
def test_hiring_is_for_five_goods_and_needs_two_workers(board: str) -> None:
    """MS-2.5.2: neither ammo nor anything else can be hired, nor with one worker."""
    # given
    rich = table(f"1 faction {board}", "1 goods 2 worker")
    poor = table(f"1 faction {board}", "1 goods worker 5 ammo")
    # then
    assert {move for move in offered(rich, 1) if move.startswith("hire")} == {
        f"hire {good}" for good in HIRED
    }
    for good in HELD:
        refused = "" if good in HIRED else "not_for_hire MS-2.5.2"
        assert why_not(rich, f"1: hire {good}") == refused
    for good in HIRED:
        assert why_not(poor, f"1: hire {good}") == "cost MS-2.5.2"
