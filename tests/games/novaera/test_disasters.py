"""Disasters (section 8)."""

import pytest

from novastate.games.novaera.codes import PHASES
from tests.games.novaera.nova import asked, holds, offered, play, table

RIOTS = ("tracks riots 10", "phase disasters")


@pytest.mark.parametrize(
    ("track", "damaged"),
    [("riots", 0), ("invasion", 1), ("decline", 2), ("regression", 3)],
)
def test_a_technology_of_its_colour_is_damaged(track: str, damaged: int) -> None:
    """NV-8.1.1."""
    cards = ["irrigation", "archery", "fishing", "alphabet"]
    # given
    position = table(f"1 tableau {' '.join(cards)}", f"tracks {track} 10", "phase disasters")
    # then
    cards[damaged] += "+damaged"
    holds(position, f"1 tableau = {' '.join(cards)}")


def test_players_choose_among_their_undamaged_technologies() -> None:
    """NV-8.1.1."""
    # given
    position = table(
        "1 tableau irrigation pottery theater+damaged archery", "2 tableau bathhouses", *RIOTS
    )
    # when
    assert asked(position) == "disaster_damage"
    assert offered(position, 1) == ["damage irrigation", "damage pottery"]
    play(position, "1: damage pottery")
    # then
    holds(
        position,
        "1 tableau = irrigation pottery+damaged theater+damaged archery",
        "2 tableau = bathhouses+damaged",
    )


def test_players_suffer_clockwise() -> None:
    """NV-8.1.1."""
    # given
    position = table(
        "1 tableau irrigation",
        "2 tableau pottery",
        "3 tableau theater",
        "first 2",
        "tracks riots 10",
        "1 dice black 1",
        seats=3,
    )
    # when
    events = play(position, "1: calm")
    # then
    assert [event.seat + 1 for event in events if event.code == "damage"] == [2, 3, 1]


@pytest.mark.parametrize("card", ["granaries", "oppression"])
def test_who_is_protected_suffers_nothing(card: str) -> None:
    """NV-8.1.1, NV-8.1.2."""
    holds(table(f"1 tableau {card} archery", *RIOTS), f"1 tableau = {card} archery")


def test_a_protection_from_another_disaster_does_not_help() -> None:
    """NV-8.1.1."""
    holds(table("1 tableau markets irrigation", *RIOTS), "1 tableau = markets irrigation+damaged")


def test_who_lacks_the_colour_gives_a_card_up() -> None:
    """NV-8.1.2: any technology or territory, damaged ones of that colour too; no personality."""
    # given
    position = table(
        "1 tableau pottery+damaged archery trade+damaged urban_development sun_tzu", *RIOTS
    )
    # when
    assert asked(position) == "disaster_loss"
    assert offered(position, 1) == [
        "lose pottery",
        "lose archery",
        "lose trade",
        "lose urban_development",
    ]
    play(position, "1: lose urban_development")
    # then
    holds(
        position,
        "1 past = urban_development",
        "1 tableau = pottery+damaged archery trade+damaged sun_tzu",
    )


def test_who_has_the_colour_cannot_give_a_card_up_instead() -> None:
    """NV-8.1.2."""
    # given
    position = table("1 tableau irrigation pottery archery+damaged", *RIOTS)
    # then
    assert offered(position, 1) == ["damage irrigation", "damage pottery"]


def test_who_has_neither_technology_nor_territory_suffers_nothing() -> None:
    """NV-8.1.3."""
    # given
    position = table("1 tableau sun_tzu sappho", "1 hand pottery", *RIOTS)
    # then
    holds(position, "1 tableau = sun_tzu sappho", "1 hand = pottery", "1 past = nothing")
    holds(position, "round = 2", "tracks = nothing")


def test_the_marker_returns_to_nothing() -> None:
    """NV-8.1.4: the others stay."""
    holds(
        table("tracks riots 10 invasion 9 dark_age 4", "phase disasters"),
        "tracks = invasion 9 dark_age 4",
    )


def test_the_marker_returns_whatever_it_exceeded() -> None:
    """NV-8.1.4."""
    # given
    position = table("tracks riots 9", "zone green 6 green 6", "phase advance")
    # then
    holds(position, "tracks = nothing", "round = 2")


def test_effects_follow_clockwise_for_protected_players_too() -> None:
    """NV-8.1.5: Mountain Strongholds protect from the invasion they profit from."""
    # given
    position = table(
        "1 tableau mountain_strongholds",
        "2 tableau hildegard archery",
        "first 2",
        "tracks invasion 10",
        "1 dice black 1",
    )
    # when
    events = play(position, "1: calm")
    # then
    holds(position, "1 tableau = mountain_strongholds", "1 vp = 1", "2 resources = green")
    told = [event.code for event in events]
    assert told.index("damage") < told.index("gain") < told.index("score")


def test_effects_come_when_the_marker_has_been_reset() -> None:
    """NV-8.1.5: all players have suffered, and the marker stands on 0."""
    # given
    position = table(
        "1 tableau hildegard", "2 tableau irrigation", "tracks riots 10", "1 dice black 1"
    )
    # when
    events = play(position, "1: calm")
    # then
    told = [event.code for event in events]
    assert told.index("damage") < told.index("gain")
    holds(position, "1 resources = green", "tracks = nothing")


def test_an_effect_that_names_another_disaster_does_not_follow() -> None:
    """NV-8.1.5."""
    holds(table("1 tableau mountain_strongholds archery", *RIOTS), "1 vp = 0")


@pytest.mark.parametrize(("moved", "vp"), [("move invasion", 1), ("done", 0)])
def test_positions_are_read_when_the_turn_of_a_track_comes(moved: str, vp: int) -> None:
    """NV-8.1.6: a marker moved onto the last space before S6 strikes then, or in the next round."""
    # given
    position = table(
        "1 tableau mountain_strongholds", "tracks invasion 9", "bag black 9", "phase production"
    )
    # when
    play(position, f"1: {moved}")
    holds(position, "round = 2", "1 vp = 0")
    while PHASES[position.phase] != "production":
        seat = position.to_act()[0]
        position.apply(seat, position.moves(seat)[0])
    # then
    holds(position, f"1 vp = {vp}")


def test_a_marker_moved_away_before_does_not_strike() -> None:
    """NV-8.1.6: Ashoka moves any marker back by 4."""
    # given
    position = table(
        "tracks riots 10",
        "1 tableau irrigation",
        "people ashoka",
        "1 dice black 3",
        "phase spend",
    )
    # when
    play(position, "1: enlist ashoka", "1: take red", "1: take red", "1: move riots")
    # then
    holds(position, "round = 2", "1 tableau = irrigation ashoka", "tracks = riots 6")


@pytest.mark.parametrize(("mark", "archery"), [("", "archery"), ("+damaged", "archery+damaged")])
def test_protection_counts_only_while_undamaged(mark: str, archery: str) -> None:
    """NV-8.1.7."""
    position = table(f"1 tableau castles{mark} archery", "tracks invasion 10", "phase disasters")
    holds(position, f"1 tableau = castles{mark} {archery}")


def test_a_card_given_up_gives_no_points() -> None:
    """NV-8.1.8: it is no upgrade, so the Printing Press stays silent."""
    # given
    position = table("era 2", "1 tableau printing_press writing", *RIOTS)
    # when
    play(position, "1: lose writing")
    # then
    holds(position, "1 vp = 0", "1 past = writing")
