"""Connection cards: taking and playing them (section 14)."""

import pytest

from novastate.games.registry import ruleset
from tests.games.master.passing import next_round
from tests.table import holds, offered, play, refusal, table, why_not


def test_taking_a_connection_costs_two_workers() -> None:
    """MS-14.1.1: exactly 2, to the general supply; the card goes to the hand, unplayed."""
    # given
    short = table("1 goods worker 5 ammo", "connections junk_train thugs")
    position = table("1 goods 3 worker", "1 hand school", "connections junk_train thugs")
    # then
    assert why_not(short, "1: take thugs") == "cost MS-14.1.1"
    found = refusal(short, "1: take thugs")
    assert found is not None
    assert found.args == {"goods": {"worker": 2}}
    # when
    play(position, "1: take thugs")
    # then
    holds(
        position,
        "1 goods = worker",
        "1 hand = school thugs",
        "connections = junk_train",
        "connection_discard = nothing",
        "1 board goods = nothing",
        "to act = 2",
    )


def test_only_a_face_up_connection_can_be_taken() -> None:
    """MS-14.1.1: not from the decks, the discards or another hand."""
    # given
    position = table(
        "1 goods 4 worker",
        "2 hand punks",
        "connections junk_train",
        "connection_discard thugs",
    )
    # then
    for card in ("punks", "thugs", "merchants"):
        assert why_not(position, f"1: take {card}") == "not_face_up MS-14.1.2"
    assert [move for move in offered(position, 1) if move.startswith("take")] == ["take junk_train"]


def test_a_taken_connection_is_not_replaced_before_the_next_card_phase() -> None:
    """MS-14.1.2: when both are taken nothing is left to take in this round."""
    # given
    position = table("1 goods 6 worker", "connections merchants punks", "2 passed")
    # when
    play(position, "1: take merchants")
    # then
    holds(position, "connections = punks", "blue_deck size = 5")
    # when
    play(position, "1: take punks")
    # then
    holds(position, "connections = nothing", "red_deck size = 5")
    assert not [move for move in offered(position, 1) if move.startswith("take")]
    assert why_not(position, "1: take merchants") == "not_face_up MS-14.1.2"
    # when
    next_round(position)
    # then one of each colour lies there again
    assert len(position.open_connections) == 2


@pytest.mark.parametrize(
    ("card", "goods", "left"),
    [
        ("junk_train", "gun", "gun 3 contact_blue"),
        ("merchants", "gun", "gun 2 contact_blue"),
        ("punks", "gun", "gun 2 contact_red"),
        ("thugs", "2 gun", "gun 3 contact_red"),
    ],
)
def test_playing_a_connection_discards_it_and_gives_its_gain(
    card: str, goods: str, left: str
) -> None:
    """MS-14.2.1: the card goes to the connection discards, a cost is paid, the gain comes."""
    # given
    position = table(f"1 goods {goods}", f"1 hand {card} school")
    # when
    play(position, f"1: play {card}")
    # then
    holds(
        position,
        f"1 goods = {left}",
        "1 hand = school",
        f"connection_discard = {card}",
        "discard = nothing",
    )


def test_a_connection_whose_cost_cannot_be_paid_is_not_played() -> None:
    """MS-14.2.1: Thugs need a gun, or ammo in its place."""
    # given
    without = table("1 goods 3 iron 3 worker", "1 hand thugs")
    with_ammo = table("1 goods ammo", "1 hand thugs")
    # then
    assert why_not(without, "1: play thugs") == "cost MS-14.2.1"
    # when
    play(with_ammo, "1: play thugs")
    # then
    holds(with_ammo, "1 goods = 3 contact_red")


def test_only_a_connection_in_the_own_hand_is_played() -> None:
    """MS-14.2.1: neither the face-up card nor a location card can be played."""
    # given
    position = table("1 hand school", "connections merchants", "2 hand punks")
    # then
    assert why_not(position, "1: play merchants") == "not_in_hand MS-8.1.1"
    assert why_not(position, "1: play punks") == "not_in_hand MS-8.1.1"
    assert why_not(position, "1: play school") == "not_a_connection MS-14.2.1"


def test_taking_and_playing_are_two_actions() -> None:
    """MS-14.2.2: the card is played in a later turn of the same round at the earliest."""
    # given
    position = table("1 goods 2 worker", "connections merchants punks")
    # when
    play(position, "1: take merchants")
    # then nothing was gained and the turn is over
    holds(position, "to act = 2", "1 goods = nothing")
    # when
    play(position, "2: pass", "1: play merchants")
    # then
    holds(position, "round = 1", "1 goods = 2 contact_blue", "connection_discard = merchants")


def test_a_connection_may_wait_for_a_later_round() -> None:
    """MS-14.2.2: it stays in the hand over the end of the round."""
    # given
    position = table("1 goods 2 worker", "1 faction new_york", "connections merchants", "first 2")
    # when
    play(position, "1: take merchants")
    next_round(position)
    play(position, "1: play merchants")
    # then
    holds(position, "round = 2", "1 goods = iron 3 worker contact_grey 2 contact_blue")


def test_a_connection_is_no_location_card() -> None:
    """MS-14.2.3: not built, developed, dealt with or razed, whatever could be paid."""
    # given
    position = table(
        "1 goods 9 contact_grey 9 contact_blue 9 contact_red 9 brick 9 development",
        "1 hand merchants",
        "1 state foundation church+ruin",
    )
    # then
    for verb in ("build", "develop", "deal", "raze"):
        assert why_not(position, f"1: {verb} merchants") == "connection MS-14.2.3"
    assert [move for move in offered(position, 1) if move.endswith("merchants")] == [
        "play merchants"
    ]


@pytest.mark.parametrize("card", ["junk_train", "merchants", "punks", "thugs"])
def test_a_connection_has_nothing_of_a_location(card: str) -> None:
    """MS-14.2.3: the card file gives it no distance, categories, spoils or deal."""
    # given
    position = table("1 hand school")
    data = {str(entry["id"]): entry for entry in ruleset("master").cards_data()}
    # then
    printed = {"distance", "types", "categories", "spoils", "deal"}
    assert printed & set(data["school"]), "locations do have them"
    assert not printed & set(data[card])
    assert position.cards.numbers[card] >= len(position.cards.distance)
