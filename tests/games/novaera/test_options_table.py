"""Section 17: options of dice, tracks, display and setup, each value at work."""

from pathlib import Path

import pytest

from novastate.games.novaera.constants import COLOURS
from novastate.games.novaera.rules.dice import value_of
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from tests.games.novaera.nova import asked, holds, offered, play, table
from tests.games.novaera.own import effect, own_table, rules_with, technology


def test_the_dice_can_be_split_otherwise() -> None:
    """NV-17.1.1: five dice of each of three colours; all of them are in the game."""
    # given
    position = table(dice_per_colour=[0, 5, 0, 5, 5], seats=4)
    # then
    dice = [die for zone in position.zones for die in zone]
    assert sorted(die >> 7 for die in dice) == [1] * 5 + [3] * 5 + [4] * 5


def test_other_faces_are_rolled_and_flipped() -> None:
    """NV-17.1.2: with the faces 3, 4 and 8 a 3 flips to 8, and a 4 to 7."""
    # given
    faces = [3, 4, 8]
    rolled = [table(seed=seed, faces=faces, seats=4) for seed in range(1, 5)]
    # then
    shown = {value_of(die) for position in rolled for zone in position.zones for die in zone}
    assert shown == {3, 4, 8}
    # when
    turned = table("1 tableau sun_tzu", "1 dice red 3", faces=faces)
    play(turned, "1: use sun_tzu")
    other = table("1 tableau sun_tzu", "1 dice red 4", faces=faces)
    play(other, "1: use sun_tzu")
    # then
    holds(turned, "1 dice = red 8")
    holds(other, "1 dice = red 7")


def test_other_faces_bound_every_change() -> None:
    """NV-17.1.2: Mathematics and Archimedes stop at the highest face, the penalty at the lowest."""
    # given
    given = "1 dice red 4"
    more = table(given, "1 tableau mathematics", faces=[2, 3, 4])
    six = table("1 dice red 2", "1 tableau archimedes", faces=[2, 3, 4])
    low = table("1 dice red 2 blue 4", "1 unrest 6", "people murasaki", faces=[2, 3, 4])
    # when
    play(more, "1: use mathematics")
    play(six, "1: use archimedes")
    play(low, "1: enlist murasaki", "1: die blue 4")
    # then
    holds(more, "1 dice = red 4")
    holds(six, "1 dice = red 4")
    holds(low, "1 dice = red 2", "1 penalty = yes")


def test_a_zone_holds_three_dice() -> None:
    """NV-17.1.3: there is no other size."""
    # then
    assert [len(zone) for zone in table(zone_size=3).zones] == [3, 3, 3]
    with pytest.raises(BadInput, match="zone_size"):
        ruleset("novaera").new(2, 1, zone_size=2)


@pytest.mark.parametrize(("limit", "unrest"), [(8, 4), (10, 2), (14, 0)])
def test_the_pick_limit_can_be_set(limit: int, unrest: int) -> None:
    """NV-17.1.4: dice worth 12 raise unrest by what exceeds the limit."""
    # given
    position = table(
        "phase pick",
        "zone red 4 blue 4 black 4",
        "zone red 1 blue 1 black 1",
        "zone green 1 yellow 1 black 1",
        pick_limit=limit,
    )
    # when
    play(position, "1: pick 1")
    # then
    holds(position, f"1 unrest = {unrest}")


def test_the_unrest_track_can_be_shorter() -> None:
    """NV-17.1.5: on a track of 6 the civil war comes on 6, and the zone is where it is said."""
    # given
    given = ("1 dice blue 3 red 5", "people sun_tzu")
    short = table(*given, "1 unrest 3", unrest_last=6, unrest_zone=[4, 5])
    beyond = table(*given, "1 unrest 5", unrest_last=6, unrest_zone=[4, 5])
    zone = table(*given, "1 unrest 1", unrest_last=6, unrest_zone=[4, 5])
    usual = table(*given, "1 unrest 1")
    # when
    for position in (short, beyond, zone, usual):
        play(position, "1: enlist sun_tzu", "1: die blue 3")
    # then
    holds(short, "1 unrest = 0", "1 dice = red 5")
    holds(beyond, "1 unrest = 0", "1 dice = red 5")
    holds(zone, "1 unrest = 4", "1 dice = red 4")
    holds(usual, "1 unrest = 4", "1 dice = red 5")


@pytest.mark.parametrize(("last", "strikes"), [(8, True), (10, False), (12, False)])
def test_the_disaster_tracks_can_be_shorter_or_longer(last: int, strikes: bool) -> None:
    """NV-17.1.6: a marker on 8 strikes only where 8 is the last space; a long one stops on 12."""
    # given
    given = ("phase disasters", "1 tableau irrigation")
    # then
    hit = table(*given, "tracks riots 8", disaster_last=last)
    holds(hit, f"1 tableau = irrigation{'+damaged' if strikes else ''}")
    full = table(*given, f"tracks riots {last}", disaster_last=last)
    holds(full, "1 tableau = irrigation+damaged", "tracks = nothing")


@pytest.mark.parametrize(("last", "lost"), [(8, True), (12, False)])
def test_the_dark_age_track_can_be_shorter_or_longer(last: int, lost: bool) -> None:
    """NV-17.1.7: on 10 a dark age has come on the short track, but not on the long one."""
    # given
    position = table("phase dark_age", "1 dice red 4", "tracks dark_age 10", dark_age_last=last)
    # then
    holds(position, f"1 dice = {'nothing' if lost else 'red 4'}")


def test_a_dark_age_can_strike_once() -> None:
    """NV-17.1.8: once, the marker returns to 0; otherwise it stays for the rest of the era."""
    # given
    given = ("phase dark_age", "1 dice red 4 red 4", "tracks dark_age 10")
    # then
    holds(table(*given, dark_age_lasts="once"), "tracks = nothing", "1 dice = red 3")
    holds(table(*given), "tracks = dark_age 10", "1 dice = red 3")


def test_columns_can_be_more_and_higher() -> None:
    """NV-17.1.9: the three numbers are those for two, three and four players."""
    # given
    options = {"columns": [3, 5, 7], "column_height": 2}
    # then
    for seats, columns in ((2, 3), (3, 5), (4, 7)):
        position = ruleset("novaera").new(seats, 1, **options)
        shown = position.view(None)["columns"]
        assert isinstance(shown, list)
        assert [len(column) for column in shown] == [2] * columns


def test_more_personalities_can_be_shown() -> None:
    """NV-17.1.10: the three numbers are those for two, three and four players."""
    # then
    for seats, people in ((2, 1), (3, 0), (4, 16)):
        position = table(seats=seats, personalities_shown=[1, 0, 16])
        holds(position, f"people size = {people}")


def test_the_start_can_be_richer() -> None:
    """NV-17.1.11: four resources of each kind and a single technology."""
    # given
    position = table(start_resources=4, start_hand=1)
    # then
    for seat in (1, 2):
        holds(position, f"{seat} resources = 4 green 4 red 4 yellow 4 blue")
        holds(position, f"{seat} hand size = 1")


def test_an_era_can_have_other_rounds() -> None:
    """NV-17.1.12: with one round an era is over after it; two eras are the fast game."""
    # given
    given = ("phase clean_up", "1 tableau irrigation")
    # then
    holds(table(*given, rounds_per_era=1), "era = 2", "round = 1", "1 vp = 2")
    holds(table(*given, "round 3", rounds_per_era=5), "era = 1", "round = 4", "1 vp = 0")
    holds(table(*given, "era 2", rounds_per_era=1, eras=2), "over = yes")


def test_the_first_player_can_be_a_seat() -> None:
    """NV-17.1.13: drawn by default, whatever the seed with a seat."""
    # given
    drawn = {table(seed=seed, seats=3).first for seed in range(20)}
    # then
    assert drawn == {0, 1, 2}
    for seat in (1, 2, 3):
        firsts = {table(seed=n, seats=3, first_player=f"seat_{seat}").first for n in range(20)}
        assert firsts == {seat - 1}


def test_a_limited_supply_runs_out() -> None:
    """NV-17.1.14: with 20 of a kind, gains stop when it is out, in the order they are due."""
    # given
    given = (
        "phase production",
        "1 resources 18 green",
        "1 tableau caravans",
        "2 tableau irrigation",
    )
    # then: seat 1 produces first and takes the last two
    holds(table(*given, resource_supply="20"), "1 resources = 20 green", "2 resources = nothing")
    holds(table(*given), "1 resources = 20 green", "2 resources = green")
    turned = table("first 2", *given, resource_supply="20")
    holds(turned, "2 resources = green", "1 resources = 19 green")


def test_what_is_out_cannot_be_chosen() -> None:
    """NV-17.1.14: of free resources the kinds that are left are offered."""
    # given
    position = table(
        "phase production",
        "1 resources 20 green",
        "2 resources 20 red",
        "1 tableau sailing",
        resource_supply="20",
    )
    # then
    assert asked(position) == "take_resource"
    assert offered(position, 1) == ["take yellow", "take blue"]


def test_the_start_must_fit_into_a_limited_supply() -> None:
    """NV-17.1.14: NV-17.1.11: four players cannot begin with six of each kind out of 20."""
    # when
    with pytest.raises(BadInput) as refused:
        ruleset("novaera").new(4, 1, resource_supply="20", start_resources=6)
    # then
    sentence = 'Option "start_resources" gives out 24 of each kind, but "resource_supply" holds 20.'
    assert str(refused.value) == sentence
    ruleset("novaera").new(4, 1, resource_supply="20", start_resources=5)


def test_all_dice_colours_have_their_track(tmp_path: Path) -> None:
    """NV-17.1.6: the length holds for each of the four disasters."""
    # given
    names = ("riots", "invasion", "decline", "regression")
    own = [
        technology(f"{colour}_card", effect("instant", "vp", amount=1), colours=colour)
        for colour in COLOURS[:4]
    ]
    rules = rules_with(tmp_path, *own)
    # then
    for colour, track in zip(COLOURS, names, strict=False):
        given = ("phase disasters", f"1 tableau {colour}_card", f"tracks {track} 12")
        holds(own_table(rules, *given, disaster_last=12), f"1 tableau = {colour}_card+damaged")
        early = (*given[:2], f"tracks {track} 11")
        holds(own_table(rules, *early, disaster_last=12), f"1 tableau = {colour}_card")
