"""Solo: the course of an attack and what it does (sections 24.5 and 24.6)."""

import pytest

from novastate.games.master.position import MasterPosition
from tests.table import asked, holds, offered, play, table


def attacked(card: str, *given: str) -> MasterPosition:
    """Lay a table, let the human hire a brick, and let the rival attack with a card."""
    position = table("1 goods 2 worker", f"deck {card}", *given, seats=1)
    play(position, "1: hire brick")
    return position


# --- the course of an attack -----------------------------------------------------------------


def test_an_attack_turns_up_the_top_card() -> None:
    """SO-6.4, SO-10.7: the top card of the deck lies on the attack pile and is counted."""
    # given
    position = table("1 goods 2 worker", "1 state docks", "deck church haven", seats=1)
    before = len(position.deck)
    # when
    play(position, "1: hire brick")
    # then
    holds(position, "attack_pile = church", "attacks = 1", f"deck size = {before - 1}")
    holds(position, "discard = nothing", "1 state = docks")


def test_a_failed_attack_changes_nothing() -> None:
    """SO-6.5, SO-7.2, SO-10.9: without a target nothing happens but the card turned up."""
    # given, when
    position = attacked("church", "1 state docks+shield hidden_forge archive+used", "2 vp 7")
    # then
    holds(position, "1 state = docks+shield hidden_forge archive+used", "1 goods = brick")
    holds(position, "1 vp = 0", "2 vp = 7", "due = no", "2 passed = no", "to act = 1")
    assert asked(position) == "turn"


@pytest.mark.parametrize("target", ["docks", "docks+shield"])
def test_an_attack_with_a_target_is_successful(target: str) -> None:
    """SO-6.5, SO-6.6, SO-10.8: razed or saved, the pile is discarded and the rival is due."""
    # given, when
    position = attacked("haven", f"1 state {target}", "attack_pile church", "attacks 1")
    # then
    holds(position, "attack_pile = nothing", "discard = church haven", "due = yes", "attacks = 2")
    holds(position, "2 passed = no", "to act = 1")


def test_the_third_failed_attack_is_the_last() -> None:
    """SO-6.6, SO-6.7, SO-10.9: misses one and two go on, miss three makes the rival due."""
    # given
    position = table(
        "1 goods 8 worker", "1 state docks", "deck church church wrecked_tank haven", seats=1
    )
    # when, then
    play(position, "1: hire brick", "1: done")
    holds(position, "attacks = 1", "due = no", "attack_pile = church", "discard = nothing")
    play(position, "1: hire brick", "1: done")
    holds(position, "attacks = 2", "due = no", "attack_pile = church church")
    play(position, "1: hire brick", "1: done")
    holds(position, "attacks = 3", "due = yes", "attack_pile = nothing", "2 passed = no")
    holds(position, "discard = church church wrecked_tank")
    # The haven would hit the docks, but the rival passes.
    play(position, "1: hire brick")
    holds(position, "attacks = 3", "2 passed = yes", "1 state = docks", "2 vp = 0")


def test_after_a_success_there_is_no_further_attack() -> None:
    """SO-6.7: the rival succeeds at most once a round."""
    # given
    position = table("1 goods 6 worker", "1 state docks quarry", "deck haven courthouse", seats=1)
    # when
    play(position, "1: hire brick", "1: done")
    holds(position, "1 state = docks+ruin quarry", "due = yes", "attacks = 1")
    play(position, "1: hire brick", "1: done", "1: hire brick")
    # then
    holds(position, "1 state = docks+ruin quarry", "2 vp = 2", "attacks = 1", "2 passed = yes")


def test_the_rival_attacks_at_most_three_times_a_round() -> None:
    """SO-6.7: a success with the third card ends it like a miss."""
    # given, when
    position = attacked("haven", "1 state docks", "attacks 2", "attack_pile church church")
    # then
    holds(position, "attacks = 3", "due = yes", "discard = church church haven")


def test_an_empty_deck_makes_a_failed_attack() -> None:
    """SO-6.9: without any card the attack fails and counts as one of the three."""
    # given
    position = table("1 goods 8 worker", "1 state docks", "deck exactly", seats=1)
    for number, due in ((1, "no"), (2, "no"), (3, "yes")):
        # when
        play(position, "1: hire gun", "1: done")
        # then
        holds(position, f"attacks = {number}", f"due = {due}", "attack_pile = nothing")
        holds(position, "1 state = docks", "2 vp = 0", "2 passed = no")
    # when
    play(position, "1: hire gun")
    # then
    holds(position, "attacks = 3", "2 passed = yes")


def test_an_attack_card_may_come_from_the_shuffled_discard_pile() -> None:
    """SO-6.4, SO-6.9: only if deck and discard pile are both empty there is no card."""
    # given
    position = table("1 goods 2 worker", "1 state docks", "discard haven", "deck exactly", seats=1)
    # when
    play(position, "1: hire brick")
    # then
    holds(position, "1 state = docks+ruin", "discard = haven", "deck size = 0")


# --- what a hit does -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "target", "goods"),
    [
        ("haven", "docks", "brick iron"),
        ("school", "camp", "brick worker"),
        ("sharrash", "convoy", "brick contact_blue"),
        ("truck", "corner_shop", "brick ammo"),
        ("convoy", "sharrash", "brick contact_universal"),
    ],
)
def test_an_unshielded_target_is_razed(attack: str, target: str, goods: str) -> None:
    """SO-7.9: a ruin for the human, the deal good for him, 2 VP and no goods for the rival."""
    # given, when
    position = attacked(attack, f"1 state {target} church")
    # then
    holds(position, f"1 state = {target}+ruin church", f"1 goods = {goods}", "1 vp = 0")
    holds(position, "2 vp = 2", "2 goods = nothing", "2 state = nothing")


def test_a_compensation_of_a_point() -> None:
    """SO-7.9, SO-10.8: the human gains the VP of a deal field, and it may trigger the end."""
    # given, when
    position = attacked("church", "1 state old_cinema", "1 vp 24")
    # then
    holds(position, "1 vp = 25", "2 vp = 2", "end triggered = yes", "to act = 1")


def test_a_compensation_of_a_card() -> None:
    """SO-7.9: it is drawn from the deck; the attack card is still on its pile then."""
    # given, when
    position = attacked("motel school", "1 state pub")
    # then
    holds(position, "1 hand = school", "discard = motel")
    # given nothing else to draw
    position = table("1 goods 2 worker", "1 state pub", "deck exactly motel", seats=1)
    # when
    play(position, "1: hire brick")
    # then
    holds(position, "1 hand = nothing", "1 state = pub+ruin", "discard = motel")


def test_what_lies_on_the_target() -> None:
    """SO-7.9: placed goods go to the human's supply, everything else away."""
    # given, when
    position = attacked("church", "1 state wrecked_tank+placed:gun:gun+spent:worker+used")
    # then
    holds(position, "1 state = wrecked_tank+ruin", "1 goods = brick 2 gun", "1 vp = 1")
    assert position.players[0].placed == 0
    # given, when
    position = attacked("haven", "1 state docks+guest")
    # then
    holds(position, "1 state = docks+ruin", "1 goods = brick iron")


def test_the_rivals_points_may_trigger_the_end() -> None:
    """SO-10.8: HIT sets the flag at 25 VP of the rival; a saved target does not."""
    for target, points, triggered in (
        ("docks", 23, "yes"),
        ("docks", 22, "no"),
        ("docks+shield", 23, "no"),
    ):
        # given, when
        position = attacked("haven", f"1 state {target}", f"2 vp {points}")
        # then
        holds(position, f"end triggered = {triggered}", "due = yes", "over = no", "to act = 1")


def test_a_shield_is_lost_instead() -> None:
    """SO-7.10: the token goes away, the location stays, nobody gains, the attack counts."""
    # given, when
    position = attacked("haven", "1 state docks+shield quarry+shield")
    # then
    holds(position, "1 state = docks quarry+shield", "1 goods = brick", "1 vp = 0")
    holds(position, "2 vp = 0", "due = yes", "discard = haven", "attacks = 1")


def test_a_printed_shield_saves_its_location_again_and_again() -> None:
    """SO-7.11: it is not used up, and the attack is successful all the same."""
    # given: an attack now, cards for a round, and another attack
    position = table(
        "1 goods 2 worker",
        "1 state hidden_forge",
        "deck car_garage docks quarry arena rubble church school assassin",
        "blue_deck exactly",
        "red_deck exactly",
        seats=1,
    )
    # when
    play(position, "1: hire brick")
    # then
    holds(position, "1 state = hidden_forge", "2 vp = 0", "due = yes", "discard = car_garage")
    holds(position, "1 goods = brick")
    # when
    play(position, "1: pass", "1: pick docks")
    play(position, f"1: {offered(position, 1)[0]}", "1: hire gun")
    # then
    holds(position, "1 state = hidden_forge", "2 vp = 0", "due = yes", "attacks = 1")
    holds(position, "discard = assassin car_garage")


def test_an_attack_fires_no_trigger_of_the_human() -> None:
    """SO-7.12: neither his raze features nor, for the compensation, his deal features react."""
    # given, when
    features = "hunters mesmerizers_dwelling rifle petes_office bus_station"
    position = attacked("haven", f"1 state docks {features}")
    # then
    holds(position, f"1 state = docks+ruin {features}", "1 goods = brick iron", "1 vp = 0")
    holds(position, "1 hand = nothing")


def test_a_saved_target_fires_no_trigger_either() -> None:
    """SO-7.12: as the human's own raze would, which gives a worker here."""
    # given, when
    position = attacked("haven", "1 state docks+shield hunters", "2 state school")
    # then
    holds(position, "1 goods = brick", "1 state = docks hunters")
