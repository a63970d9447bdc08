"""Instants and the exchange of cards (NE-14, NE-15)."""

import pytest

from tests.games.newera.era import (
    asked,
    codes,
    holds,
    offered,
    play,
    table,
    turns,
    why_not,
)

INSTANTS = [
    ("punks_ne", "", "conquest2"),
    ("thugs_ne", "weapons", "conquest4"),
    ("merchants_ne", "", "negotiation2"),
    ("junk_train_ne", "fuel", "negotiation4"),
    ("settler_trek", "scrap", "incorporation3"),
]
PARTS = [
    ("crossroads_deal", "conquest2", "negotiation2"),
    ("hidden_cache", "2 scrap", "2 worker"),
]


@pytest.mark.parametrize(("id", "price", "profit"), INSTANTS)
def test_an_instant_is_paid_discarded_and_profits(id: str, price: str, profit: str) -> None:
    """NE-22.5, NE-14.1, NE-2.1.5."""
    # given
    p = table(f"1 hand {id}", f"1 pool defence1 {price}")
    # when
    told = play(p, f"1: instant {id}")
    # then
    assert codes(told) == ["discard", *(["pay"] if price else []), "gain"]
    holds(p, f"1 pool = defence1 {profit}", "1 hand = nothing", f"discard = {id}", "to act = 2")
    # and without the price it is refused
    if price:
        assert why_not(table(f"1 hand {id}"), f"1: instant {id}") == "no_price NE-14.1"


@pytest.mark.parametrize("part", [1, 2])
@pytest.mark.parametrize("card", PARTS)
def test_one_part_is_received_whole(card: tuple[str, str, str], part: int) -> None:
    """NE-22.5, NE-14.2, NE-24: the player chooses; the card is discarded before."""
    # given
    p = table(f"1 hand {card[0]}")
    # when
    play(p, f"1: instant {card[0]}")
    # then
    assert asked(p) == "instant_part"
    assert offered(p, 1) == ["part 1", "part 2"]
    holds(p, f"discard = {card[0]}")
    # when
    play(p, f"1: part {part}")
    # then
    holds(p, f"1 pool = {card[part]}")


def test_instants_are_one_action_each_without_limit() -> None:
    """NE-14.3, NE-14.4, NE-7.3: the token may be played from the next player turn on."""
    # given
    p = table("1 hand punks_ne punks_ne punks_ne borgo", "2 passed")
    # when
    play(p, "1: instant punks_ne", "1: instant punks_ne")
    # then
    holds(p, "1 pool = 2 conquest2")
    play(p, "1: conquer borgo")
    holds(p, "1 spoils = borgo", "1 hand = punks_ne")


def test_an_instant_lies_in_the_discard_pile_before_its_profit() -> None:
    """NE-14.5: its own card can be drawn again by what follows."""
    p = table("1 hand hidden_cache")
    told = play(p, "1: instant hidden_cache", "1: part 2")
    assert codes(told) == ["discard", "gain"]


def test_only_instants_are_played_so() -> None:
    """NE-14.1: a location is none, and the card must be in hand."""
    p = table("1 hand docks_ne")
    assert why_not(p, "1: instant punks_ne") == "not_in_hand NE-14.1"
    assert "instant" not in turns(p, 1)


def test_two_cards_for_one() -> None:
    """NE-15.1, NE-15.4, NE-14.6: instants too; they lie in the pile before the draw."""
    # given
    p = table("1 hand docks_ne punks_ne tank", "deck exactly")
    # when
    play(p, "1: dig")
    # then
    assert asked(p) == "discard_cards"
    told = play(p, "1: discard punks_ne", "1: discard tank")
    # then: the new stack is made of what was just discarded
    assert codes(told) == ["discard", "discard", "reshuffle", "draw"]
    assert told[2].args == {"n": 2}
    holds(p, "1 hand size = 2", "deck size = 1", "to act = 2")


@pytest.mark.parametrize(("hand", "possible"), [("tank", False), ("tank docks_ne", True)])
def test_the_exchange_needs_two_cards(hand: str, possible: bool) -> None:
    """NE-15.1: two cards in hand."""
    p = table(f"1 hand {hand}")
    assert ("dig" in offered(p, 1)) == possible
    assert why_not(p, "1: dig") == ("" if possible else "two_cards NE-15.1")


def test_there_is_no_hand_limit() -> None:
    """NE-15.2, NE-5.9, NE-M.17: twelve cards and more are kept."""
    p = table(
        "1 hand docks_ne quarry_ne tank borgo haven hangar rifle den truck arsenal",
        "1 pool negotiation4",
        "2 state rat",
        "deck factory settlers",
    )
    play(p, "1: agree 2.rat")
    holds(p, "1 hand size = 11", "to act = 2")


def test_an_option_limits_the_hand() -> None:
    """NE-23.1: hand_limit: what is drawn above it is discarded at once."""
    p = table(
        "1 hand docks_ne quarry_ne",
        "1 pool negotiation4",
        "2 state rat",
        "deck factory",
        hand_limit=2,
    )
    play(p, "1: agree 2.rat")
    assert asked(p) == "hand_limit_discard"
    play(p, "1: discard docks_ne")
    holds(p, "1 hand = quarry_ne factory", "discard = docks_ne")


def test_an_empty_stack_is_made_anew() -> None:
    """NE-15.3: from the discard pile; with both empty the draw is skipped."""
    # given
    p = table("1 pool 2 worker", "1 state rat", "discard docks_ne", "deck exactly")
    # when
    told = play(p, "1: exchange fuel", "1: accept")
    # then
    assert codes(told)[-2:] == ["reshuffle", "draw"]
    holds(p, "1 hand = docks_ne")
    # given
    p = table("1 pool 2 worker", "1 state rat", "deck exactly")
    # when
    play(p, "1: exchange fuel", "1: accept")
    # then
    holds(p, "1 hand = nothing", "to act = 2")
