"""The promo cards."""

import pytest

from tests.games.master.cards.facts import BOARDS, change, has, lay, place
from tests.table import holds, offered, play, why_not

# --- Fixer ------------------------------------------------------------------------------------


def test_fixer_uses_an_occupied_open_production() -> None:
    """MS-20.9.1: the worker lies on Fixer, the guest stays, the owner gains a worker."""
    # given
    position = lay("fixer", "1 state fixer", "1 goods worker", "2 state quarry+guest docks")
    # when
    play(position, "1: use fixer")
    # then
    holds(position, "1 goods = brick", "2 goods = worker", "2 state = quarry+guest docks")
    assert place(position, 1, "fixer") == {"card": "fixer", "uses": 1, "spent": ["worker"]}


def test_fixer_chooses_among_occupied_ones() -> None:
    """MS-20.9.1, MS-13.5: with several occupied ones the player names one."""
    # given
    position = lay("fixer", "1 state fixer", "1 goods worker", "2 state quarry+guest docks+guest")
    # when
    play(position, "1: use fixer")
    assert offered(position, 1) == ["visit 2.quarry", "visit 2.docks"]
    play(position, "1: visit 2.docks")
    # then
    holds(position, "1 goods = iron", "2 goods = worker")


def test_fixer_leaves_choices_to_its_user() -> None:
    """MS-20.9.1, MS-13.5: if the output offers a choice, the visitor makes it."""
    # given
    position = lay(
        "fixer",
        "1 state fixer",
        "1 goods worker",
        "2 state outpost_mercenaries+guest",
        expansion="winter",
    )
    # when
    play(position, "1: use fixer", "1: choose contact_blue")
    # then
    holds(position, "1 goods = contact_blue", "2 goods = worker")


def test_fixer_needs_an_occupied_one_of_an_active_rival() -> None:
    """MS-20.9.1, MS-6.7: free, own, ruined ones and those of the passed are no target."""
    # given
    lines = ("1 state fixer quarry+guest", "1 goods 2 worker")
    free = lay("fixer", *lines, "2 state docks school quarry+ruin")
    passed = lay("fixer", *lines, "2 state docks+guest", "2 passed")
    # then
    assert why_not(free, "1: use fixer") == "no_target MS-20.9.1"
    assert why_not(passed, "1: use fixer") == "no_target MS-20.9.1"
    assert why_not(free, "1: visit 2.docks") == ""


# --- Secret Stock -----------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["brick", "gun", "iron", "fuel", "card"])
@pytest.mark.parametrize("board", BOARDS)
def test_secret_stock_doubles_the_resource_of_the_board(board: str, good: str) -> None:
    """MS-20.9.2: each hire of what the own board produces gives two, everything else one."""
    # given
    position = lay("secret_stock", f"1 faction {board}", "1 state secret_stock", "1 goods 4 worker")
    doubled = good in BOARDS[board]["production"] and good != "card"
    # when
    play(position, f"1: hire {good}", f"1: hire {good}")
    # then
    assert change({}, has(position, 1)) == {good: 4 if doubled else 2}


def test_secret_stock_works_for_its_owner_while_it_stands() -> None:
    """MS-20.9.2, MS-10.4.2: neither a ruin nor the stock of a rival doubles anything."""
    # given
    ruin = lay("secret_stock", "1 state secret_stock+ruin", "1 goods 2 worker")
    rival = lay("secret_stock", "2 state secret_stock", "1 goods 2 worker")
    # when
    play(ruin, "1: hire iron")
    play(rival, "1: hire iron")
    # then
    holds(ruin, "1 goods = iron")
    holds(rival, "1 goods = iron")


# --- Propaganda Center ------------------------------------------------------------------------


def test_propaganda_center_draws_two_and_keeps_one() -> None:
    """MS-20.9.3, MS-21.32: two cards are paid, two drawn, one is kept, one discarded."""
    # given
    position = lay(
        "propaganda_center",
        "1 state propaganda_center",
        "1 hand church school motel",
        "deck pub quarry docks",
    )
    # when
    play(position, "1: use propaganda_center", "1: discard church", "1: discard school")
    assert set(offered(position, 1)) == {"keep pub", "keep quarry"}
    play(position, "1: keep quarry")
    # then
    holds(position, "1 hand = motel quarry", "discard = church pub school", "to act = 2")
    assert place(position, 1, "propaganda_center") == {"card": "propaganda_center", "uses": 1}


def test_propaganda_center_once_a_round() -> None:
    """MS-12.1.2, MS-12.1.4: an activation paid with cards alone counts as a use."""
    # given
    position = lay(
        "propaganda_center",
        "1 state propaganda_center",
        "1 hand church church school school",
        "2 passed",
    )
    # when
    play(position, "1: use propaganda_center", "1: discard church", "1: discard church")
    play(position, f"1: {offered(position, 1)[0]}")
    # then
    assert why_not(position, "1: use propaganda_center") == "used_up MS-12.1.2"


def test_propaganda_center_keeps_the_only_card_there_is() -> None:
    """MS-20.9.3, MS-2.1.9: a card that cannot be drawn is lost, nothing is asked."""
    # given
    position = lay(
        "propaganda_center",
        "1 state propaganda_center",
        "1 hand punks merchants",
        "deck exactly pub",
    )
    # when
    play(position, "1: use propaganda_center", "1: discard punks")
    # then
    holds(position, "1 hand = pub", "deck size = 0", "discard = nothing", "to act = 2")


# --- Wrecked Airplane -------------------------------------------------------------------------


def test_wrecked_airplane_counts_monuments() -> None:
    """MS-15.1, MS-15.2, MS-15.4: itself and other monuments; the replaced one has gone."""
    # given
    position = lay(
        "wrecked_airplane",
        "1 hand wrecked_airplane",
        "1 state church church museum+ruin school",
        "1 goods brick",
    )
    # when
    play(position, "1: develop wrecked_airplane", "1: over church")
    # then
    holds(position, "1 vp = 3")


# --- Armored Car ------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "price"), [("school", 2), ("church", 3), ("motel", 4)])
def test_armored_car_pays_off_against_rivals(target: str, price: int) -> None:
    """MS-20.9.4, MS-11.3: one red contact less for every row, also against a shield."""
    # given
    lines = ("1 state armored_car", "1 goods 5 contact_red")
    plain = lay("armored_car", *lines, f"2 state {target}")
    shielded = lay("armored_car", *lines, f"2 state {target}+shield")
    # when
    play(plain, f"1: raze 2.{target}")
    play(shielded, f"1: raze 2.{target}")
    # then
    assert has(plain, 1)["contact_red"] == 5 - price
    assert has(shielded, 1).get("contact_red", 0) == 5 - price - 1


def test_armored_car_neither_helps_rivals_nor_as_a_ruin_nor_from_the_hand() -> None:
    """MS-20.9.4, MS-10.1.1, MS-10.4.2: only its owner, only while it stands, only in states."""
    # given
    goods = "1 goods 2 contact_red"
    foreign = lay("armored_car", goods, "2 state armored_car school")
    ruin = lay("armored_car", goods, "1 state armored_car+ruin", "2 state school")
    hand = lay("armored_car", goods, "1 state armored_car", "1 hand shelter pub")
    # when
    play(hand, "1: raze pub")
    # then
    assert why_not(foreign, "1: raze 2.school") == "contacts MS-10.2.2"
    assert why_not(ruin, "1: raze 2.school") == "contacts MS-10.2.2"
    holds(hand, "1 goods = nothing")
