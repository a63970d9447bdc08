"""Unrest and the unrest penalty (NV-6.1, NV-6.2)."""

import pytest

from tests.games.novaera.nova import ASIDE, holds, play, table

REST = ("zone blue 1 blue 1 blue 1", "zone green 1 green 1 green 1")
"""Zones for the others."""


# --- moving the marker


def test_raising_moves_the_marker_up() -> None:
    """NV-6.1.1."""
    # given
    position = table("1 unrest 2", "people sun_tzu", "1 dice red 1", "2 dice red 1")
    # when
    events = play(position, "1: enlist sun_tzu")
    # then
    holds(position, "1 unrest = 5")
    assert "civil_war" not in [event.code for event in events]


def test_a_civil_war_begins_at_once_on_the_last_space() -> None:
    """NV-6.1.1: in the middle of a turn, also when the move would go beyond 10."""
    # given
    position = table(
        "1 unrest 8", "1 tableau archery", "people genghis_khan", "1 dice red 1", "2 dice red 1"
    )
    # when
    events = play(position, "1: enlist genghis_khan")
    # then
    told = [event.code for event in events]
    assert told == ["act_enlist", "unrest_up", "civil_war", "damage", "civil_war_over", "gain"]
    assert events[1].args["unrest"] == 10


def test_a_raise_into_the_zone_checks_the_penalty() -> None:
    """NV-6.1.1."""
    # given
    position = table("1 unrest 4", "people sun_tzu", "1 dice red 1 blue 5", "2 dice red 1")
    # when
    play(position, "1: enlist sun_tzu", "1: die red 1")
    # then
    holds(position, "1 unrest = 7", "1 dice = blue 4")


def test_what_exceeds_10_is_lost() -> None:
    """NV-6.1.2: it is not carried over past the reset."""
    # given
    position = table("1 unrest 9", "people genghis_khan", "1 dice red 1", "2 dice red 1")
    # when
    play(position, "1: enlist genghis_khan")
    # then
    holds(position, "1 unrest = 0")


def test_lowering_stops_at_nothing() -> None:
    """NV-6.1.3."""
    # given
    position = table("1 unrest 1", "people sun_tzu", "1 dice black 6", "2 dice red 1")
    # when
    play(position, "1: enlist sun_tzu")
    # then
    holds(position, "1 unrest = 0")


@pytest.mark.parametrize("unrest", [7, 9])
def test_lowering_triggers_nothing_and_gives_nothing_back(unrest: int) -> None:
    """NV-6.1.3: neither a penalty inside the zone nor die values on leaving it."""
    # given
    position = table(f"1 unrest {unrest}", "1 dice black 1 red 4", "2 dice red 1")
    # when
    play(position, "1: calm")
    # then
    holds(position, f"1 unrest = {unrest - 1}", "1 dice = red 4", "1 penalty = no")
    # given
    position = table("1 unrest 7", "zone black 3 red 4 red 2", *REST, "phase pick")
    # when
    play(position, "1: pick 1", "2: pick 2", "2: gain", "1: calm")
    # then
    holds(position, "1 unrest = 6", "1 dice = red 3 red 1")


def test_moving_by_nothing_is_no_event() -> None:
    """NV-6.1.4: a black die worth the cost raises by 0; no penalty is checked."""
    # given
    position = table("1 unrest 8", "people sun_tzu", "1 dice black 3 red 4", "2 dice red 1")
    # when
    events = play(position, "1: enlist sun_tzu", "1: die black 3")
    # then
    holds(position, "1 unrest = 8", "1 dice = red 4", "1 penalty = no")
    assert not [event for event in events if event.code.startswith("unrest")]


def test_several_raises_are_carried_out_one_by_one() -> None:
    """NV-6.1.4: the first ends in a civil war; the second counts from 0."""
    # given
    position = table("1 unrest 9", "1 tableau oppression absolutism", "phase production")
    # when
    play(position, "1: produce oppression", "1: damage oppression")
    play(position, *["1: take red"] * 3)
    # then
    holds(position, "1 unrest = 1", "1 tableau = oppression+damaged absolutism")


# --- the penalty


def test_the_penalty_reduces_every_die_by_1() -> None:
    """NV-6.2.1: when the marker comes to rest in the zone."""
    # given
    position = table("1 unrest 4", "people sun_tzu", "1 dice red 1 blue 5 black 3 green 1")
    # when
    play(position, "1: enlist sun_tzu", "1: die red 1")
    # then
    holds(position, "1 dice = blue 4 black 2 green 1", "1 penalty = yes")


def test_the_penalty_comes_at_the_pick_for_who_rests_in_the_zone() -> None:
    """NV-6.2.1."""
    # given
    position = table("1 unrest 9", "zone red 5 red 2 red 3", *REST, "phase pick")
    # when
    play(position, "1: pick 1")
    # then
    holds(position, "1 dice = red 4 red 1 red 2")


def test_only_the_dice_of_that_player_are_reduced() -> None:
    """NV-6.2.1."""
    # given
    position = table("1 unrest 4", "people sun_tzu", "1 dice red 1", "2 dice red 4")
    # when
    play(position, "1: enlist sun_tzu")
    # then
    holds(position, "2 dice = red 4", "2 penalty = no")


def test_the_penalty_is_taken_once_in_a_round() -> None:
    """NV-6.2.2: however often the zone is left and entered."""
    # given
    position = table(
        "1 unrest 7", "people sappho", "zone black 2 red 4 yellow 4", *REST, "phase pick"
    )
    # when
    play(position, "1: pick 1", "2: pick 2", "2: gain", "1: calm", "2: gain")
    holds(position, "1 unrest = 6", "1 dice = red 3 yellow 3", "1 penalty = yes")
    events = play(position, "1: enlist sappho", "1: die red 3")
    # then
    assert [event.args["unrest"] for event in events if event.code == "unrest_up"] == [8]
    holds(position, "1 dice = yellow 3")


LENIENT = "1 tableau bathhouses coffee_houses public_health"
"""With a pick limit of 14, these allow any three dice."""


def test_the_flag_lasts_until_the_next_roll() -> None:
    """NV-6.2.2."""
    # given
    position = table("1 penalty", "1 unrest 8", LENIENT, "phase disasters", pick_limit=14)
    # when
    holds(position, "round = 2", "1 penalty = no")
    play(position, "2: pick 1", "1: pick 2")
    # then
    holds(position, "1 penalty = yes")


def test_without_dice_nothing_happens_and_no_flag_is_set() -> None:
    """NV-6.2.3: who still stands in the zone pays at the next pick."""
    # given
    dice = ("1 dice red 1", "2 dice red 1")
    position = table("1 unrest 4", "people sun_tzu", LENIENT, *dice, pick_limit=14)
    # when
    play(position, "1: enlist sun_tzu")
    holds(position, "1 unrest = 7", "1 penalty = no")
    play(position, "2: gain", "2: pick 1", "1: pick 2")
    # then
    holds(position, "1 unrest = 7", "1 penalty = yes")


def test_penalty_and_dark_age_add_up() -> None:
    """NV-6.2.4: a die worth 1 stays at 1."""
    # given
    position = table(
        "tracks dark_age 10",
        "1 unrest 7",
        "zone red 5 red 2 yellow 3",
        *REST,
        "phase pick",
    )
    # when
    play(position, "1: pick 1", "2: pick 2", "1: die yellow 2")
    # then
    holds(position, "1 dice = red 3 red 1")


def test_dice_that_come_later_are_not_reduced() -> None:
    """NV-6.2.5: Curie costs 6 unrest, then draws a die."""
    # given
    position = table(
        ASIDE,
        "era 3",
        "1 unrest 1",
        "people curie",
        "1 dice red 1 blue 5",
        "2 dice red 1",
        "bag green 1",
    )
    # when
    events = play(position, "1: enlist curie", "1: die red 1")
    # then
    drawn = next(event.args["die"] for event in events if event.code == "draw_die")
    assert isinstance(drawn, dict)
    holds(position, f"1 dice = blue 4 {drawn['colour']} {drawn['value']}")


def test_a_raise_past_the_zone_causes_no_penalty() -> None:
    """NV-6.2.6."""
    # given
    position = table("1 unrest 6", "people genghis_khan", "1 dice red 1 blue 5", "2 dice red 1")
    # when
    play(position, "1: enlist genghis_khan", "1: die red 1")
    # then
    holds(position, "1 unrest = 0", "1 dice = blue 5", "1 penalty = no")
