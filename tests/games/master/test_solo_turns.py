"""Solo: the human's turn, and how the turns alternate (section 24.4)."""

import pytest

from tests.table import asked, holds, play, table, why_not

HARMLESS = "deck church church wrecked_tank"
"""Attack cards that hit nothing but monuments."""


# --- alternating -----------------------------------------------------------------------------


def test_the_human_begins_and_they_alternate() -> None:
    """SO-5.1: the first turn is the human's; after each of them comes one of the rival."""
    # given
    position = table(
        "1 faction new_york", "connections punks merchants", HARMLESS, "phase production", seats=1
    )
    holds(position, "to act = 1", "connections size = 2", "2 vp = 0", "attacks = 0")
    # when, then
    play(position, "1: hire gun")
    holds(position, "connections size = 1", "2 vp = 2", "attacks = 0", "to act = 1")
    play(position, "1: board red")
    holds(position, "connections = nothing", "2 vp = 4", "attacks = 0", "to act = 1")
    play(position, "1: board grey")
    holds(position, "2 vp = 4", "attacks = 1", "to act = 1")


def test_every_turn_without_a_pass_is_followed_by_one_of_the_rival() -> None:
    """SO-6.1: one rival turn a human turn, however much the human does in it."""
    # given
    position = table("1 goods 4 worker 2 shield", "1 state school", HARMLESS, seats=1)
    # when shields are placed before the action, nothing happens yet
    play(position, "1: shield school")
    holds(position, "attacks = 0")
    # when two uses of the hire action make one action
    play(position, "1: hire gun")
    assert asked(position) == "hire_again"
    holds(position, "attacks = 0")
    play(position, "1: hire fuel")
    # then the rival attacked once
    holds(position, "attacks = 1", "attack_pile = church", "to act = 1")


def test_shields_after_the_action_come_before_the_rival() -> None:
    """SO-6.1, SO-10.4: the human's turn ends with his shields, then the rival is next."""
    # given
    position = table("1 goods 2 worker shield", "1 state old_cinema", HARMLESS, seats=1)
    # when
    play(position, "1: hire gun")
    assert asked(position) == "place_shield"
    holds(position, "attacks = 0")
    play(position, "1: shield old_cinema")
    # then the church hit the cinema, and found it shielded
    holds(position, "attacks = 1", "due = yes", "1 state = old_cinema", "2 vp = 0")


def test_a_rival_that_has_passed_takes_no_more_turns() -> None:
    """SO-6.1, SO-10.4: after that HUMAN follows HUMAN until he passes."""
    # given
    position = table(
        "1 goods 4 worker gun fuel", "connections punks", HARMLESS, "2 passed", seats=1
    )
    deck = len(position.deck)
    # when
    play(position, "1: hire gun", "1: done", "1: hire fuel", "1: board red")
    # then
    holds(position, "connections = punks", "attacks = 0", f"deck size = {deck}", "2 vp = 0")
    assert asked(position) == "turn"


# --- razing the rival ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "cost"),
    [("school", 3), ("docks", 3), ("church", 4), ("archive", 5), ("hidden_forge", 4)],
)
def test_razing_the_rival_costs_the_defence(card: str, cost: int) -> None:
    """SO-5.2: 3, 4 or 5 red contacts by kind, 1 more with a printed shield; never fewer."""
    # given
    short = table(f"1 goods {cost - 1} contact_red", f"2 state {card}", seats=1)
    assert why_not(short, f"1: raze 2.{card}") == "contacts MS-10.2.2"
    position = table(f"1 goods {cost + 1} contact_red", f"2 state {card}", "due", seats=1)
    # when
    play(position, f"1: raze 2.{card}")
    # then
    assert position.players[0].goods[7] == 1
    holds(position, "2 state = nothing", f"discard = {card}")


def test_the_human_gains_spoils_and_triggers() -> None:
    """SO-5.2: spoils in full, each of his raze triggers, and the card is discarded."""
    # given
    position = table(
        "1 goods 3 contact_red",
        "1 state hunters truck mesmerizers_dwelling petes_office",
        "2 state docks school",
        "due",
        seats=1,
    )
    # when
    play(position, "1: raze 2.docks")
    # then
    holds(position, "1 goods = 2 iron ammo worker", "1 vp = 1", "discard = docks")


@pytest.mark.parametrize("card", ["church", "pub", "school"])
def test_the_rival_gets_no_compensation_and_no_ruin(card: str) -> None:
    """SO-5.2: no good, card or VP for the rival, and no ruin in its state."""
    # given
    position = table("1 goods 4 contact_red", f"2 state docks {card}", "due", seats=1)
    # when
    play(position, f"1: raze 2.{card}")
    # then
    holds(position, "2 vp = 0", "2 goods = nothing", "2 hand = nothing", "2 state = docks")


def test_the_razed_card_is_discarded_last() -> None:
    """SO-5.2: spoils and triggers come first, so neither can draw the razed card."""
    # given: nothing to draw but the razed card itself
    position = table(
        "1 goods 3 contact_red", "1 state rifle", "2 state pub", "deck exactly", "due", seats=1
    )
    # when
    play(position, "1: raze 2.pub")
    # then
    holds(position, "1 hand = nothing", "discard = pub")


# --- visiting the rival ----------------------------------------------------------------------


def test_a_visit_gives_the_rival_a_point() -> None:
    """SO-5.3: 1 VP instead of a worker; the visitor gains the output."""
    # given
    position = table("1 goods 2 worker", "2 state boiler_room school", "due", seats=1)
    assert why_not(position, "1: visit 2.school") == "not_open MS-13.1"
    # when
    play(position, "1: visit 2.boiler_room")
    # then
    holds(position, "1 goods = 3 worker", "2 vp = 1", "2 goods = nothing")
    holds(position, "2 state = boiler_room+guest school")


def test_the_guest_stays_until_clean_up() -> None:
    """SO-5.3: the location is occupied for the rest of the round and free in the next."""
    # given
    position = table("1 goods 3 worker", "2 state docks", HARMLESS, seats=1)
    play(position, "1: visit 2.docks")
    # then
    assert why_not(position, "1: visit 2.docks") == "occupied MS-13.4"
    holds(position, "2 state = docks+guest", "2 vp = 1")
    # when
    play(position, "1: pass")
    # then
    assert position.round == 2
    holds(position, "2 state = docks")


# --- passing ---------------------------------------------------------------------------------


def test_a_rival_that_has_passed_is_protected() -> None:
    """SO-5.4: no raze and no visit any more, but all other turns of the human."""
    # given
    position = table(
        "1 goods 9 worker 5 contact_red gun",
        "1 hand school",
        "2 state docks church",
        "2 passed",
        seats=1,
    )
    # then
    assert why_not(position, "1: raze 2.docks") == "passed MS-6.7"
    assert why_not(position, "1: raze 2.church") == "passed MS-6.7"
    assert why_not(position, "1: visit 2.docks") == "passed MS-6.7"
    # when
    play(position, "1: raze school", "1: board red", "1: hire fuel", "1: done", "1: hire fuel")
    play(position, "1: done")
    # then
    holds(position, "to act = 1", "phase = action", "2 vp = 0")
    assert asked(position) == "turn"


def test_a_pass_of_the_human_ends_the_phase() -> None:
    """SO-5.5: the rival passes without a turn: no connection, no attack, no points."""
    # given
    for connections in ("connections punks merchants", "connections exactly"):
        position = table("1 state docks", "1 vp 25", connections, "deck haven", seats=1)
        before = len(position.deck)
        # when
        events = play(position, "1: pass")
        # then
        assert [(event.code, event.seat) for event in events[:2]] == [("pass", 0), ("pass", 1)]
        holds(position, "1 passed = yes", "2 passed = yes", "over = yes", "2 vp = 0")
        holds(position, "1 state = docks", f"deck size = {before}", "attacks = 0")


def test_a_rival_that_has_passed_does_not_pass_again() -> None:
    """SO-5.5: the human's pass is the last one then."""
    # given
    position = table("1 vp 25", "2 passed", seats=1)
    # when
    events = play(position, "1: pass")
    # then
    assert [event.seat for event in events if event.code == "pass"] == [0]


def test_stealing_and_using_deals_have_no_target() -> None:
    """SO-5.6: the rival has neither goods nor deals, and the own ones do not count."""
    # given
    thief = table("1 goods 2 worker 3 gun", "1 state thieves_caravan", "2 state docks", seats=1)
    dealer = table(
        "1 goods worker",
        "1 deals docks",
        "1 state camino_real",
        "2 state docks",
        seats=1,
        expansion="winter",
    )
    # then
    assert why_not(thief, "1: use thieves_caravan") == "no_target MS-20.7.1"
    assert why_not(dealer, "1: use camino_real") == "no_target MS-20.7.4"


# --- the end of the turn -----------------------------------------------------------------------


def test_the_flag_is_set_by_points_of_either_side_in_the_humans_turn() -> None:
    """SO-10.4: his own action or a visit that pays the rival may reach 25 VP."""
    for seat, given, move in (
        (1, "1 vp 24", "use archive"),
        (1, "1 vp 23", "use archive"),
        (2, "2 vp 24", "visit 2.docks"),
        (2, "2 vp 23", "visit 2.docks"),
    ):
        # given
        position = table(
            "1 goods worker", "1 state archive", "2 state docks", given, "due", seats=1
        )
        # when
        play(position, f"1: {move}")
        # then
        reached = int(given.split()[2]) + 1 >= 25
        holds(position, f"end triggered = {'yes' if reached else 'no'}", "to act = 1", "over = no")
        assert position.players[seat - 1].vp == int(given.split()[2]) + 1


def test_the_humans_pass_leads_to_the_end_of_the_phase() -> None:
    """SO-10.4: pass: PHASE_END, here followed by the next round's card phase."""
    # given
    position = table("1 goods 2 worker", "connections punks", seats=1)
    # when
    play(position, "1: pass")
    # then
    holds(position, "phase = cards", "round = 2", "2 vp = 0", "1 goods = nothing")
