"""The dark age (section 7)."""

import pytest

from tests.games.novaera.nova import asked, holds, offered, play, table, why_not

DARK = ("tracks dark_age 10", "phase dark_age")


def test_each_player_gives_up_a_die_and_reduces_the_others() -> None:
    """NV-7.1.1: a die of their choice."""
    # given
    position = table("1 dice red 3 blue 5 black 1", "2 dice green 2 yellow 6", *DARK)
    # when
    assert offered(position, 1) == ["die red 3", "die blue 5", "die black 1"]
    play(position, "1: die red 3", "2: die yellow 6")
    # then
    holds(position, "1 dice = blue 4 black 1", "2 dice = green 1")
    holds(position, "bag = green 2 red 3 yellow 3 blue 2 black 2")


def test_losses_are_carried_out_clockwise() -> None:
    """NV-7.1.1: from the first player, in whatever order they were chosen."""
    # given
    position = table(
        *[f"{seat} dice red 1 blue 2" for seat in (1, 2, 3)],
        "first 2",
        *DARK,
        seats=3,
    )
    # when
    events = play(position, "1: die red 1", "3: die red 1", "2: die red 1")
    # then
    assert [event.seat + 1 for event in events if event.code == "dark_loss"] == [2, 3, 1]


def test_who_holds_no_die_loses_none() -> None:
    """NV-7.1.1."""
    position = table("2 dice green 4 green 4", *DARK)
    holds(position, "1 dice = nothing", "2 dice = green 3", "phase = spend")


def test_the_dark_age_lasts_for_the_rest_of_the_era() -> None:
    """NV-7.1.2: the marker stays, and the next round is dark again."""
    # given
    position = table("1 dice red 1 red 2", *DARK)
    # when
    play(position, "1: die red 1", "1: gain")
    holds(position, "round = 2", "tracks = dark_age 10")
    events = play(position, "2: pick 1", "1: pick 2")
    # then
    assert "dark_age" in [event.code for event in events]


def test_the_dark_age_ends_with_the_era() -> None:
    """NV-7.1.2."""
    holds(table("round 3", "tracks dark_age 10", "phase clean_up"), "era = 2", "tracks = nothing")


@pytest.mark.parametrize(("mark", "dice"), [("", "red 3 blue 4"), ("+damaged", "blue 3")])
def test_a_protected_player_skips_it(mark: str, dice: str) -> None:
    """NV-7.1.3: neither a die is lost nor one reduced, and nothing is asked."""
    # given
    position = table(f"1 tableau quarantine{mark}", "1 dice red 3 blue 4", "2 dice blue 3", *DARK)
    # when
    assert asked(position) == ("dark_die" if mark else "turn")
    if mark:
        play(position, "1: die red 3")
    # then
    holds(position, f"1 dice = {dice}", "2 dice = nothing")


@pytest.mark.parametrize("protection", ["pottery", "quarantine"])
def test_effects_follow_the_losses_or_the_skipping(protection: str) -> None:
    """NV-7.1.4: Castles give 2 Military."""
    # given
    position = table(
        f"1 tableau castles {protection}", "2 tableau scriptoria", "1 dice red 3 blue 2", *DARK
    )
    # when
    if protection == "pottery":
        holds(position, "1 resources = nothing")
        play(position, "1: die red 3")
    # then
    holds(position, "1 resources = 2 red", "2 resources = 3 blue")


def test_effects_come_player_by_player() -> None:
    """NV-7.1.4: those of the first player before the losses of the next."""
    # given
    position = table(
        "1 tableau castles",
        "2 tableau scriptoria",
        "1 dice red 3 blue 2",
        "2 dice red 1 blue 2",
        *DARK,
    )
    # when
    events = play(position, "1: die red 3", "2: die red 1")
    # then
    told = [(event.code, event.seat + 1) for event in events if event.code in ("dark_loss", "gain")]
    assert told == [("dark_loss", 1), ("gain", 1), ("dark_loss", 2), ("gain", 2)]


def test_a_marker_moved_away_ends_the_dark_age() -> None:
    """NV-7.1.5: until it is reached again."""
    # given
    position = table(
        "tracks dark_age 10", "1 hand mysticism", "1 dice blue 3", "2 dice red 1", "bag green 9"
    )
    # when
    play(position, "1: develop mysticism", "1: move dark_age", "2: gain")
    holds(position, "round = 2", "tracks = dark_age 7")
    events = play(position, "2: pick 1", "1: pick 2")
    # then
    assert "dark_age" not in [event.code for event in events]


def test_a_marker_that_arrives_after_the_check_waits() -> None:
    """NV-7.1.6: nothing happens before the next S4."""
    # given
    position = table("1 dice red 3 red 3", "2 dice red 4", "tracks dark_age 10", "turn 2")
    # when
    play(position, "2: gain")
    # then
    holds(position, "1 dice = red 3 red 3")
    assert not why_not(position, "1: gain")


def test_a_new_era_forgets_a_marker_that_arrived_late() -> None:
    """NV-7.1.6."""
    # given
    position = table("round 3", "1 dice red 3", "phase spend", "tracks dark_age 10")
    # when
    events = play(position, "1: gain")
    # then
    holds(position, "era = 2", "tracks = nothing")
    assert "dark_age" not in [event.code for event in events]
