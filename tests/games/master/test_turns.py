"""The action phase: turns, actions and passing (section 6)."""

import pytest

from novastate.games.master.position import MasterPosition
from tests.table import asked, holds, offered, play, table, why_not

RICH = (
    "1 goods 9 worker 9 contact_grey 9 contact_red 9 contact_blue 3 brick 3 fuel 3 gun 3 iron",
    "1 hand docks school quarry punks merchants",
    "1 state parking_lot oil_trader",
    "1 faction new_york",
    "2 state fuel_tank assassin",
    "connections junk_train thugs",
)
"""The first player can do everything."""

ACTIONS = {
    "construct": "build school",
    "develop": "develop docks",
    "deal": "deal school",
    "raze from the hand": "raze school",
    "raze in a rival's state": "raze 2.fuel_tank",
    "activate": "use oil_trader",
    "faction action": "board blue",
    "hire": "hire brick",
    "open production": "visit 2.fuel_tank",
    "take a connection": "take thugs",
    "play a connection": "play punks",
}
"""The ten actions, the faction action once with a contact action and once hiring."""


def go_on(position: MasterPosition) -> None:
    """Answer what an action still asks: what `done` leaves, or the first choice."""
    while asked(position) != "turn":
        (seat,) = position.to_act()
        options = offered(position, seat + 1)
        play(position, f"{seat + 1}: {'done' if 'done' in options else options[0]}")


# --- turns ------------------------------------------------------------------------------------


def test_turns_go_clockwise_from_the_first_player() -> None:
    """MS-6.1: one action each, then the left neighbour; who has passed is skipped."""
    position = table(
        "first 2", "1 goods 6 contact_grey", "2 goods 6 contact_grey", "3 goods 6 contact_grey",
        "1 hand school docks", "2 hand quarry assassin", "3 hand pub archive", "4 passed",
        "phase action", seats=4,
    )  # fmt: skip
    holds(position, "to act = 2")
    play(position, "2: build quarry")
    assert why_not(position, "2: build assassin") == "not_asked MS-6.1"
    assert why_not(position, "1: build school") == "not_asked MS-6.1"
    play(position, "3: build pub")
    holds(position, "to act = 1")
    play(position, "1: build school", "2: pass", "3: build archive", "1: build docks")
    holds(position, "to act = 3")


@pytest.mark.parametrize("action", ACTIONS)
def test_each_action_is_one_turn(action: str) -> None:
    """MS-6.1, MS-6.2: every one of the ten is offered; after it the next player has his turn."""
    position = table(*RICH)
    assert ACTIONS[action] in offered(position, 1)
    play(position, f"1: {ACTIONS[action]}")
    go_on(position)
    holds(position, "to act = 2", "1 passed = no")


def test_there_are_no_other_actions() -> None:
    """MS-6.2: besides these there is only the pass; placing a shield is no action."""
    position = table(*RICH, "1 goods 2 shield")
    words = {move.split()[0] for move in offered(position, 1)}
    assert words == {move.split()[0] for move in ACTIONS.values()} | {"pass", "shield"}
    for other in ("pick school", "discard school", "done", "again", "faction new_york"):
        assert why_not(position, f"1: {other}") == "not_an_option MS-21.7"


@pytest.mark.parametrize(
    ("action", "once_more"),
    [
        ("construct", "build quarry"),
        ("develop", "develop docks"),
        ("deal", "deal quarry"),
        ("raze from the hand", "raze quarry"),
        ("raze in a rival's state", "raze 2.assassin"),
        ("activate", "use oil_trader"),
        ("faction action", "board red"),
        ("hire", "hire brick"),
        ("open production", "visit 2.assassin"),
        ("take a connection", "take junk_train"),
        ("play a connection", "play merchants"),
    ],
)
def test_every_action_may_be_repeated(action: str, once_more: str) -> None:
    """MS-6.3: in the next turn it is possible again, as long as its own clauses allow it."""
    position = table(*RICH, "1 hand docks", "2 goods 2 worker")
    play(position, f"1: {ACTIONS[action]}")
    go_on(position)
    play(position, "2: hire fuel")
    go_on(position)
    play(position, f"1: {once_more}")
    go_on(position)
    holds(position, "to act = 2", "1 passed = no")


def test_an_action_needs_its_whole_cost_beforehand() -> None:
    """MS-6.4: the gain of the action cannot make up for what is missing."""
    position = table("1 state scrap_trader", "1 hand docks school", "1 goods contact_red")
    assert why_not(position, "1: use scrap_trader") == "cost MS-6.4"
    assert why_not(position, "1: board red") == "cost MS-6.4"
    assert why_not(position, "1: deal school") == "contacts MS-9.1"
    play(position, "1: raze docks", "2: pass")
    assert why_not(position, "1: use scrap_trader") == ""


@pytest.mark.parametrize(
    ("card", "clause", "target"),
    [
        ("thieves_caravan", "MS-20.7.1", "2 goods iron"),
        ("production_manager", "MS-16.8", "1 state docks"),
        ("body_hunters", "MS-20.7.5", "1 state pub+guest"),
        ("caravanner", "MS-20.7.3", "1 deals docks"),
        ("camino_real", "MS-20.7.4", "2 deals docks"),
        ("fixer", "MS-20.9.1", "2 state docks+guest"),
    ],
)
def test_an_action_needs_its_target(card: str, clause: str, target: str) -> None:
    """MS-6.4: without one it is refused, however well it could be paid."""
    overrides = {"production_manager": {"set": "winter"}}
    for lines, reason in (((), f"no_target {clause}"), ((target,), "")):
        position = table(
            "1 goods 9 worker",
            f"1 state {card}",
            *lines,
            expansion="winter",
            promos=True,
            card_overrides=overrides,
        )
        assert why_not(position, f"1: use {card}") == reason


def test_an_action_is_legal_although_its_gain_is_lost() -> None:
    """MS-6.4, MS-2.1.9: Motel may be used when no card is left to draw, and its cost is paid."""
    position = table("1 goods worker", "1 state motel", "deck exactly")
    play(position, "1: use motel")
    holds(position, "1 goods = nothing", "1 hand = nothing", "1 state = motel+used+spent:worker")


# --- shields in a turn ------------------------------------------------------------------------


def test_shields_are_placed_before_and_after_the_action() -> None:
    """MS-6.11: any number before it, then the action, then again, and `done` ends the turn."""
    position = table(
        "1 goods 3 shield contact_grey", "1 hand school", "1 state docks quarry", "2 passed"
    )
    play(position, "1: shield docks")
    assert asked(position) == "turn"
    play(position, "1: build school")
    assert (asked(position), offered(position, 1)) == (
        "place_shield",
        ["done", "shield quarry", "shield school"],
    )
    assert why_not(position, "1: hire fuel") == "not_an_option MS-21.8"
    play(position, "1: shield school")
    assert asked(position) == "place_shield"
    play(position, "1: done")
    holds(position, "1 state = docks+shield quarry school+shield", "1 goods = 2 worker shield")
    assert asked(position) == "turn"


def test_a_pass_ends_the_turn_at_once() -> None:
    """MS-6.11, MS-6.6: no shields after it."""
    position = table("1 goods 3 shield", "1 state docks quarry")
    play(position, "1: shield docks", "1: pass")
    holds(position, "to act = 2", "1 state = docks+shield quarry", "1 goods = 2 shield")


def test_without_a_shield_the_turn_ends_with_the_action() -> None:
    """MS-6.11: nothing is asked where nothing can be placed."""
    position = table("1 goods shield 2 worker", "1 state docks+shield church+ruin")
    play(position, "1: hire fuel")
    holds(position, "to act = 2", "1 goods = fuel shield")
