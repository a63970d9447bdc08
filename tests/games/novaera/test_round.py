"""The round and its eight steps (section 4)."""

import pytest

from novastate.games.novaera.rules.dice import colour_of, value_of
from novastate.kernel.events import Event
from tests.games.novaera.nova import asked, holds, offered, play, table, why_not

ZONES = ("zone red 1 red 2 red 3", "zone blue 1 blue 2 blue 3", "zone green 1 green 2 green 3")


STEPS = ("pick", "track_up", "dark_age", "act_calm", "disaster", "gain", "scoring")


def test_the_eight_steps_follow_each_other() -> None:
    """NV-4.0.1: with black dice only, everybody can but calm."""
    # given
    position = table(
        "tracks dark_age 10 invasion 10",
        "1 tableau irrigation archery",
        "bag black 15",
        "round 2",
        "phase clean_up",
    )
    events: list[Event] = []
    position.listener = events
    # when: the third round is played
    while position.era == 1:
        seat = position.to_act()[0]
        position.apply(seat, position.moves(seat)[0])
    # then
    told = [event.code for event in events if event.code in STEPS]
    steps = [code for code, before in zip(told, ["", *told], strict=False) if code != before]
    assert tuple(steps[:7]) == STEPS


# --- S1 roll


def test_limits_and_penalty_flags_come_back() -> None:
    """NV-4.1.1: uses per round do, uses per game do not."""
    # given
    position = table("1 tableau barter+used:2+used:2 hammurabi+used:2", "2 penalty", "phase roll")
    # then
    holds(position, "1 tableau = barter hammurabi+used:2", "2 penalty = no")


def test_three_dice_are_drawn_and_rolled_for_each_zone() -> None:
    """NV-4.1.2: without replacement, so three of a colour at most."""
    for seed in range(10):
        dice = [die for zone in table(seats=4, seed=seed).zones for die in zone]
        colours = [colour_of(die) for die in dice]
        assert sorted(colours) == [colour for colour in range(5) for _ in range(3)]


def test_the_draw_and_the_roll_are_random() -> None:
    """NV-4.1.2."""
    first = [table(seed=seed).zones[0][0] for seed in range(60)]
    assert {colour_of(die) for die in first} == {0, 1, 2, 3, 4}
    assert {value_of(die) for die in first} == {1, 2, 3, 4, 5, 6}


# --- S2 pick


def test_a_zone_is_taken_whole_and_unchanged() -> None:
    """NV-4.2.1."""
    # given
    position = table(*ZONES, "phase pick")
    # when
    play(position, "1: pick 2")
    # then
    holds(position, "1 dice = blue 1 blue 2 blue 3", "to act = 2", "zones size = 2")


def test_the_last_player_still_chooses_between_two_zones() -> None:
    """NV-4.2.1."""
    # given
    position = table(*ZONES, "phase pick")
    # when
    play(position, "1: pick 2")
    # then
    assert offered(position, 2) == ["pick 1", "pick 3"]
    assert why_not(position, "2: pick 2") == "zone_taken NV-4.2.1"


@pytest.mark.parametrize(
    ("cards", "unrest"), [("pottery", 3), ("bathhouses", 2), ("bathhouses public_health", 0)]
)
def test_the_pick_limit_is_10_and_what_effects_add(cards: str, unrest: int) -> None:
    """NV-4.2.2: a sum of 13."""
    # given
    position = table(f"1 tableau {cards}", "zone red 6 red 3 red 4", *ZONES[1:], "phase pick")
    # when
    play(position, "1: pick 1")
    # then
    holds(position, "1 picked = 13", f"1 unrest = {unrest}")


@pytest.mark.parametrize(("value", "unrest"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_unrest_rises_by_the_excess(value: int, unrest: int) -> None:
    """NV-4.2.3."""
    # given
    position = table(f"zone red 4 red 4 red {value}", *ZONES[1:], "phase pick")
    # when
    play(position, "1: pick 1")
    # then
    holds(position, f"1 unrest = {unrest}")


def test_the_excess_comes_before_the_reduction() -> None:
    """NV-4.2.3, NV-4.2.4: the sum is that of the dice as they lay in the zone."""
    # given
    position = table("1 unrest 7", "zone red 4 red 4 red 4", *ZONES[1:], "phase pick")
    # when
    events = play(position, "1: pick 1")
    # then
    holds(position, "1 unrest = 9", "1 dice = red 3 red 3 red 3")
    assert [event.code for event in events] == ["pick", "unrest_up", "penalty"]


def test_who_stands_in_the_zone_is_reduced_without_an_excess() -> None:
    """NV-4.2.4."""
    # given
    position = table("1 unrest 8", *ZONES, "phase pick")
    # when
    play(position, "1: pick 1")
    # then
    holds(position, "1 unrest = 8", "1 dice = red 1 red 1 red 2", "1 penalty = yes")


def test_the_penalty_of_a_pick_is_taken_once() -> None:
    """NV-4.2.4: not again for who came into the zone by this pick."""
    # given
    position = table("1 unrest 6", "zone red 4 red 4 red 4", *ZONES[1:], "phase pick")
    # when
    play(position, "1: pick 1")
    # then
    holds(position, "1 unrest = 8", "1 dice = red 3 red 3 red 3")


@pytest.mark.parametrize(("value", "gain"), [(2, "2 blue"), (3, "nothing")])
def test_effects_of_a_pick_look_at_the_sum(value: int, gain: str) -> None:
    """NV-4.2.5: Stargazing asks for 8 at most; reduced values do not matter."""
    # given
    position = table(
        "1 unrest 7",
        "1 tableau stargazing",
        f"zone red 3 red 3 red {value}",
        *ZONES[1:],
        "phase pick",
    )
    # when
    events = play(position, "1: pick 1")
    # then
    holds(position, f"1 resources = {gain}")
    assert [event.code for event in events][:2] == ["pick", "penalty"]


def test_the_next_player_chooses_only_then() -> None:
    """NV-4.2.6: Calendar gives two resources of free choice first."""
    # given
    position = table("1 tableau calendar", *ZONES, "phase pick")
    # when
    play(position, "1: pick 1")
    # then
    holds(position, "to act = 1")
    play(position, "1: take red", "1: take red")
    holds(position, "to act = 2")
    assert asked(position) == "pick_zone"


def test_example_of_a_pick() -> None:
    """NV-4.2.E: 4, 6 and 1 add up to 11."""
    # given
    position = table("zone red 4 yellow 6 black 1", *ZONES[1:], "phase pick")
    # when
    play(position, "1: pick 1")
    # then
    holds(position, "1 unrest = 1", "1 picked = 11")


# --- S3 advance


@pytest.mark.parametrize(
    ("zone", "tracks"),
    [
        ("red 2 red 4 black 3", "invasion 6 dark_age 3"),
        ("green 1 yellow 2 blue 3", "riots 1 decline 2 regression 3"),
        ("green 5 green 1 green 1", "riots 7"),
    ],
)
def test_the_zone_left_over_moves_the_markers(zone: str, tracks: str) -> None:
    """NV-4.3.1, NV-4.3.2: by value and colour; dice of one colour add up."""
    # given
    position = table(f"zone {zone}", "1 dice blue 1", "phase advance")
    # then
    holds(position, f"tracks = {tracks}")


def test_the_picked_dice_move_nothing() -> None:
    """NV-4.3.1."""
    # given
    position = table(*ZONES, "phase pick")
    # when
    play(position, "1: pick 1", "2: pick 2")
    # then
    holds(position, "tracks = riots 6")


def test_the_dice_left_over_go_to_the_bag() -> None:
    """NV-4.3.3."""
    # given
    position = table("zone red 2 red 4 black 3", "1 dice blue 1", "phase advance")
    # then
    holds(position, "bag = green 3 red 3 yellow 3 blue 2 black 3", "zones size = 0")


def test_reaching_a_last_space_triggers_nothing_yet() -> None:
    """NV-4.3.4: the disaster waits for S6."""
    # given
    position = table(
        "tracks riots 8", "zone green 2", "1 tableau irrigation", "1 dice black 1", "phase advance"
    )
    # then
    holds(position, "tracks = riots 10", "1 tableau = irrigation", "phase = spend")
    play(position, "1: calm")
    holds(position, "1 tableau = irrigation+damaged")


# --- S4 dark age check


@pytest.mark.parametrize(("at", "dice"), [(9, "red 3 red 3"), (10, "red 2")])
def test_the_dark_age_strikes_on_the_last_space_only(at: int, dice: str) -> None:
    """NV-4.4.1."""
    holds(
        table(f"tracks dark_age {at}", "1 dice red 3 red 3", "phase dark_age"), f"1 dice = {dice}"
    )
