"""Colours, dice, tracks, cards and places (NV-2.1 to NV-2.4)."""

from collections import Counter
from typing import Any

import pytest

from novastate.games.novaera.cards import load
from novastate.games.novaera.constants import COLOURS
from novastate.games.novaera.position import NovaEraPosition
from novastate.games.novaera.rules.dice import base_of, value_of
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.errors import BadInput
from tests.games.novaera.nova import ASIDE, holds, play, table, why_not

FOUR = ("green", "red", "yellow", "blue")
NAMES = {"green": "Welfare", "red": "Military", "yellow": "Economy", "blue": "Knowledge"}
DISASTERS = {"green": "riots", "red": "invasion", "yellow": "decline", "blue": "regression"}


# --- colours, resources, types


@pytest.mark.parametrize("colour", FOUR)
def test_each_colour_has_its_resource(colour: str) -> None:
    """NV-2.1.1."""
    # given
    position = table(f"1 dice {colour} 2", "2 dice red 1")
    # when
    events = play(position, "1: gain")
    # then
    holds(position, f"1 resources = 2 {colour}")
    gained = next(event for event in events if event.code == "gain")
    assert f"2 {NAMES[colour]}" in ruleset("novaera").book().say(gained.phrase(0), "en")


def test_black_has_no_resource_and_no_cards() -> None:
    """NV-2.1.2."""
    # given
    position = table("1 dice black 6", "1 hand fishing")
    # then
    assert why_not(position, "1: gain") == "only_black NV-5.3.1"
    assert all(COLOURS.index("black") not in card.colours for card in load.shipped().cards)
    assert position.bag[COLOURS.index("black")] == 2


def test_five_types_are_scored_and_personalities_are_none() -> None:
    """NV-2.1.3: five types in play, five majorities; a personality adds nothing."""
    holds(
        table(
            "1 tableau irrigation archery fishing storytelling urban_development",
            "2 tableau sun_tzu archimedes",
        ),
        "1 now = 10",
        "2 now = 0",
    )


def test_the_resource_supply_never_runs_out() -> None:
    """NV-2.1.4."""
    # given
    position = table("1 dice green 6", "1 resources 400 green", "2 resources 400 green")
    # when
    play(position, "1: gain")
    # then
    holds(position, "1 resources = 406 green")


# --- dice


def dice_of(position: NovaEraPosition) -> Counter[str]:
    """Count all dice by the colour they have in the bag, wherever they are."""
    found = Counter({colour: position.bag[i] for i, colour in enumerate(COLOURS)})
    pools = [player.dice for player in position.players]
    found.update(COLOURS[base_of(die)] for pool in position.zones + pools for die in pool)
    return found


def test_there_are_15_dice_3_in_each_colour() -> None:
    """NV-2.2.1."""
    assert dice_of(table()) == dict.fromkeys(COLOURS, 3)


def test_dice_show_1_to_6() -> None:
    """NV-2.2.2."""
    rolls = [
        value_of(die)
        for seed in range(20)
        for zone in table(seats=4, seed=seed).zones
        for die in zone
    ]
    assert set(rolls) == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("value", range(1, 7))
def test_opposite_faces_add_up_to_7(value: int) -> None:
    """NV-2.2.2."""
    # given
    position = table("1 tableau sun_tzu", f"1 dice blue {value}")
    # when
    play(position, "1: use sun_tzu")
    # then
    holds(position, f"1 dice = blue {7 - value}")


def test_a_die_keeps_colour_and_value() -> None:
    """NV-2.2.3: from the zone to the pool, and while another is spent."""
    # given
    position = table("zone red 4 blue 2 black 1", "zone red 1 red 2", "zone green 1", "phase pick")
    # when
    play(position, "1: pick 1", "2: pick 2", "2: gain", "2: die red 1")
    # then
    holds(position, "1 dice = red 4 blue 2 black 1")


@pytest.mark.parametrize(("card", "before", "after"), [("algebra", 5, 6), ("mathematics", 6, 6)])
def test_a_value_stays_between_lowest_and_highest_face(card: str, before: int, after: int) -> None:
    """NV-2.2.3."""
    # given
    position = table(f"1 tableau {card}", f"1 dice red {before}")
    # when
    play(position, f"1: use {card}")
    # then
    holds(position, f"1 dice = red {after}")


@pytest.mark.parametrize("seed", range(3))
def test_every_die_is_in_exactly_one_place(seed: int) -> None:
    """NV-2.2.4: at every moment of a game."""
    position = table(seats=3, seed=seed)
    chance = seeded(seed)
    while seats := position.to_act():
        moves = position.moves(seats[0])
        position.apply(seats[0], moves[chance.below(len(moves))])
        assert dice_of(position) == dict.fromkeys(COLOURS, 3)


def test_a_die_loses_its_changed_colour_in_the_bag() -> None:
    """NV-2.2.4."""
    # given
    position = table(
        ASIDE, "bag black 1 red 1", "1 tableau leonardo", "1 dice black 3", "2 dice red 1"
    )
    # when
    play(position, "1: use leonardo", "1: colour red")
    holds(position, "1 dice = red 3 (black)")
    play(position, "1: gain")
    # then
    holds(position, "bag = black 1", "1 resources = 3 red")


def test_reducing_stops_at_1() -> None:
    """NV-2.2.5."""
    # given
    position = table(
        "1 unrest 7", "zone red 1 blue 2 black 6", "zone red 1", "zone red 2", "phase pick"
    )
    # when
    play(position, "1: pick 1")
    # then
    holds(position, "1 dice = red 1 blue 1 black 5")


# --- tracks


@pytest.mark.parametrize("unrest", range(10))
def test_spaces_7_to_9_form_the_unrest_zone(unrest: int) -> None:
    """NV-2.3.1."""
    # given
    position = table(f"1 unrest {unrest}", "zone red 3", "zone red 1", "zone red 2", "phase pick")
    # when
    play(position, "1: pick 1")
    # then
    holds(position, f"1 penalty = {'yes' if unrest in (7, 8, 9) else 'no'}")


@pytest.mark.parametrize(("unrest", "after"), [(4, 9), (5, 0)])
def test_10_is_the_last_space_of_the_unrest_track(unrest: int, after: int) -> None:
    """NV-2.3.1: the civil war begins there."""
    # given
    position = table(f"1 unrest {unrest}", "people genghis_khan", "1 dice red 1", "2 dice red 1")
    # when
    play(position, "1: enlist genghis_khan")
    # then
    holds(position, f"1 unrest = {after}")


@pytest.mark.parametrize("colour", FOUR)
def test_disaster_tracks_end_at_10(colour: str) -> None:
    """NV-2.3.2: 9 does not strike, 10 does; each track has its colour."""
    card = {"green": "irrigation", "red": "archery", "yellow": "fishing", "blue": "alphabet"}[
        colour
    ]
    for last, struck in ((4, False), (5, True)):
        position = table(
            f"1 tableau {card}",
            f"zone {colour} 5 {colour} {last}",
            "1 dice black 1",
            "phase advance",
        )
        holds(position, f"tracks = {DISASTERS[colour]} {5 + last}")
        play(position, "1: calm")
        holds(position, f"1 tableau = {card}{'+damaged' if struck else ''}")


@pytest.mark.parametrize(("value", "left"), [(4, "red 3 red 3"), (5, "red 2")])
def test_the_dark_age_track_ends_at_10(value: int, left: str) -> None:
    """NV-2.3.3: 9 does nothing, 10 takes a die and reduces the other."""
    position = table(f"zone black 5 black {value}", "1 dice red 3 red 3", "phase advance")
    holds(position, f"1 dice = {left}", f"tracks = dark_age {5 + value}")


@pytest.mark.parametrize("track", ["riots", "invasion", "decline", "regression", "dark_age"])
def test_a_marker_stops_on_the_last_space(track: str) -> None:
    """NV-2.3.4: the rest of the move is lost."""
    # given
    colour = next((c for c in FOUR if DISASTERS[c] == track), "black")
    position = table(f"tracks {track} 8", f"zone {colour} 6", "1 dice red 3 red 3", "phase advance")
    # then
    holds(position, f"tracks = {track} 10")


def test_a_marker_stops_on_the_first_space() -> None:
    """NV-2.3.4."""
    # given
    position = table("tracks dark_age 2", "1 hand mysticism", "1 dice blue 3", "2 dice red 1")
    # when
    play(position, "1: develop mysticism", "1: move dark_age")
    # then
    holds(position, "tracks = nothing")


# --- cards and places


def test_every_card_is_there_once() -> None:
    """NV-2.4.1: in a game all 198 are somewhere, none twice."""
    data: Any = table(seats=4).to_data()
    piles = [data[name] for name in ("stock", "people", "box", "removed", "buried")]
    piles += [*data["columns"], *[player["hand"] for player in data["players"]]]
    cards = [card for pile in piles for card in pile]
    assert len(cards) == len(set(cards)) == 198


def test_kinds_of_cards() -> None:
    """NV-2.4.2: technologies have colours and a cost, territories ask for technologies."""
    for card in load.shipped().cards:
        kind = ("technology", "territory", "personality")[card.kind]
        assert bool(card.colours) == (kind == "technology")
        assert len(card.colours) <= 2
        assert (card.cost > 0) == (kind != "territory")
        assert any(card.requires) == (kind == "territory")


def test_a_bicolour_technology_takes_its_colour_when_developed() -> None:
    """NV-2.4.3: in a hand it counts for no colour; in play for one of two."""
    # given
    position = table("1 hand blacksmithing", "1 dice red 6 green 6")
    holds(position, "1 number red = 0", "1 number green = 0")
    # when
    play(position, "1: develop blacksmithing", "1: colour red")
    # then
    holds(position, "1 number red = 1", "1 number green = 0")


def test_a_bicolour_technology_keeps_its_colour() -> None:
    """NV-2.4.3: when damaged and repaired, too."""
    # given
    position = table("1 tableau blacksmithing@red+damaged", "1 dice green 6", "2 dice red 1")
    # when
    play(position, "1: repair")
    # then
    holds(position, "1 tableau = blacksmithing@red", "1 number red = 1", "1 number green = 0")


def test_the_tableau_has_six_columns() -> None:
    """NV-2.4.4."""
    # given
    position = table("1 tableau irrigation archery fishing alphabet urban_development sun_tzu")
    # then
    view: Any = position.view(0)
    tableau = view["players"][0]["tableau"]
    columns = [entry["column"] for entry in tableau]
    assert columns == ["green", "red", "yellow", "blue", "territory", "personality"]


def test_a_card_in_play_is_undamaged_or_damaged() -> None:
    """NV-2.4.5: riots damage the green one; everybody sees it."""
    # given
    position = table("1 tableau irrigation archery", "tracks riots 10", "phase disasters")
    # then
    view: Any = position.view(1)
    tableau = view["players"][0]["tableau"]
    assert [entry["damaged"] for entry in tableau] == [True, False]
    holds(position, "1 number green = 0", "1 number red = 1")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("1 dice red 7",), "No die of this game shows 7."),
        (("zone blue 0",), "No die of this game shows 0."),
        (("bag red 3",), "There are 3 dice in this scenario; 2 players need 9 to 15."),
        (("bag black 16",), "There are 16 dice in this scenario; 2 players need 9 to 15."),
    ],
)
def test_a_scenario_has_dice_that_can_be_played_with(given: tuple[str, ...], said: str) -> None:
    """NV-2.2.1, NV-2.2.3, NV-3.2.1: enough to roll the zones, none too many, faces that exist."""
    with pytest.raises(BadInput, match=said):
        table(*given)
