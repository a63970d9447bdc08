"""The later steps of a round: spend, disasters, production, clean up (NV-4.5 to NV-4.8)."""

import pytest

from tests.games.novaera.nova import asked, holds, offered, play, table, why_not

# --- S5 spend


def test_turns_go_round_in_reverse_until_no_die_is_left() -> None:
    """NV-4.5.1: players without dice are skipped."""
    # given
    position = table("1 dice red 1 red 1", "3 dice blue 1 blue 1 blue 1", "phase dark_age", seats=3)
    order = []
    # when
    while position.round == 1:
        order.append(position.to_act()[0] + 1)
        play(position, f"{order[-1]}: gain")
    # then
    assert order == [3, 1, 3, 1, 3]


def test_abilities_first_then_one_die() -> None:
    """NV-4.5.2: an ability does not end the turn, an action does."""
    # given
    position = table("1 tableau sun_tzu", "1 dice red 1 blue 2", "2 dice red 1")
    # when
    play(position, "1: use sun_tzu", "1: die red 1")
    # then
    holds(position, "to act = 1", "1 dice = red 6 blue 2")
    play(position, "1: gain", "1: die red 6")
    holds(position, "to act = 2", "1 dice = blue 2", "1 resources = 6 red")


def test_nobody_passes_or_keeps_a_die() -> None:
    """NV-4.5.3."""
    # given
    position = table("1 dice red 1 black 2", "2 dice red 1")
    # then
    assert offered(position, 1) == ["gain", "calm"]
    assert why_not(position, "1: done") == "not_an_option NV-19.1.4"


def test_a_turn_takes_one_die_only() -> None:
    """NV-4.5.3: the next is spent in a turn of its own."""
    # given
    position = table("1 dice red 1 red 2", "2 dice red 1")
    # when
    play(position, "1: gain", "1: die red 1")
    # then
    assert why_not(position, "1: gain") == "not_asked NV-19.2.2"


def test_a_turn_is_finished_before_the_next_begins() -> None:
    """NV-4.5.4: with everything it triggers."""
    # given
    position = table("1 hand barter", "1 dice yellow 1", "2 dice red 1")
    # when
    play(position, "1: develop barter")
    # then
    holds(position, "to act = 1")
    assert asked(position) == "take_resource"
    play(position, "1: take red")
    holds(position, "to act = 2")


# --- S6 disasters


def test_disasters_strike_in_their_order() -> None:
    """NV-4.6.1."""
    # given
    position = table("tracks riots 10 invasion 10 decline 10 regression 10", "1 dice black 1")
    # when
    events = play(position, "1: calm")
    # then
    struck = [event.args["track"] for event in events if event.code == "disaster"]
    assert struck == ["riots", "invasion", "decline", "regression"]


def test_a_disaster_is_finished_before_the_next_is_examined() -> None:
    """NV-4.6.1: City Walls damaged by riots protect from no invasion."""
    # given
    position = table(
        "1 tableau city_walls archery", "tracks riots 10 invasion 10", "phase disasters"
    )
    # then
    holds(position, "1 tableau = city_walls+damaged archery+damaged", "tracks = nothing")


def test_a_disaster_waits_for_the_choices_of_the_one_before() -> None:
    """NV-4.6.1."""
    # given
    position = table(
        "1 tableau irrigation pottery archery hunting",
        "tracks riots 10 invasion 10",
        "phase disasters",
    )
    # then
    assert offered(position, 1) == ["damage irrigation", "damage pottery"]
    play(position, "1: damage pottery")
    assert offered(position, 1) == ["damage archery", "damage hunting"]


# --- S7 production


def test_players_produce_clockwise() -> None:
    """NV-4.7.1."""
    # given
    position = table(
        "1 tableau irrigation",
        "2 tableau archery",
        "3 tableau fishing",
        "first 2",
        "1 dice black 1",
        seats=3,
    )
    # when
    events = play(position, "1: calm")
    # then
    assert [event.seat + 1 for event in events if event.code == "gain"] == [2, 3, 1]


# --- S8 clean up


@pytest.mark.parametrize(("first", "after"), [(1, 2), (2, 3), (3, 1)])
def test_the_first_player_marker_passes_to_the_left(first: int, after: int) -> None:
    """NV-4.8.1."""
    holds(table(f"first {first}", "phase clean_up", seats=3), f"first = {after}", "round = 2")


def test_the_marker_passes_after_the_last_round_of_an_era_too() -> None:
    """NV-4.8.1."""
    holds(table("first 2", "round 3", "phase clean_up", seats=3), "first = 3", "era = 2")


@pytest.mark.parametrize("number", [1, 2])
def test_another_round_follows_the_first_two(number: int) -> None:
    """NV-4.8.2."""
    position = table("1 tableau irrigation", f"round {number}", "phase clean_up")
    holds(position, "era = 1", f"round = {number + 1}", "1 vp = 0")


def test_the_scoring_follows_the_third_round() -> None:
    """NV-4.8.2."""
    position = table("1 tableau irrigation", "round 3", "phase clean_up")
    holds(position, "era = 2", "round = 1", "1 vp = 2")
