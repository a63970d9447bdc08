"""Civil war (NV-6.3)."""

import pytest

from novastate.games.novaera.position import NovaEraPosition
from tests.games.novaera.nova import asked, holds, offered, play, table, why_not


def war(*given: str) -> NovaEraPosition:
    """Let unrest of seat 1 reach the last space: Sun Tzu costs 3."""
    position = table("1 unrest 8", *given, "people sun_tzu", "1 dice red 1 blue 4", "2 dice red 1")
    play(position, "1: enlist sun_tzu", "1: die red 1")
    return position


def test_one_card_of_each_type_is_damaged() -> None:
    """NV-6.3.1: four colours and territories; nothing where there is none."""
    position = war("1 tableau irrigation archery fishing alphabet urban_development")
    holds(
        position,
        "1 tableau = irrigation+damaged archery+damaged fishing+damaged alphabet+damaged"
        " urban_development+damaged sun_tzu",
        "1 unrest = 0",
    )
    holds(war("1 tableau archery"), "1 tableau = archery+damaged sun_tzu")


def test_the_player_chooses_within_each_type() -> None:
    """NV-6.3.1: among undamaged cards."""
    # given
    position = war(
        "1 tableau irrigation pottery theater+damaged trade river_valleys urban_development"
    )
    # then
    assert asked(position) == "civil_war_loss"
    assert offered(position, 1) == ["damage irrigation", "damage pottery"]
    play(position, "1: damage pottery")
    assert offered(position, 1) == ["damage river_valleys", "damage urban_development"]
    play(position, "1: damage river_valleys")
    holds(
        position,
        "1 tableau = irrigation pottery+damaged theater+damaged trade+damaged"
        " river_valleys+damaged urban_development sun_tzu",
    )


def test_a_bicolour_technology_belongs_to_its_column() -> None:
    """NV-6.3.1."""
    position = war("1 tableau blacksmithing@red irrigation")
    holds(position, "1 tableau = blacksmithing@red+damaged irrigation+damaged sun_tzu")


def test_choices_do_not_depend_on_each_other() -> None:
    """NV-6.3.2: what is damaged in one type changes no choice in another, and nobody repairs."""
    # given
    position = war("1 tableau irrigation pottery archery hunting")
    second = position.clone()
    # when
    play(position, "1: damage irrigation")
    play(second, "1: damage pottery")
    # then
    assert offered(position, 1) == offered(second, 1) == ["damage archery", "damage hunting"]
    assert why_not(position, "1: damage pottery").startswith("not_an_option")


def test_personalities_hand_and_dice_are_not_touched() -> None:
    """NV-6.3.3."""
    # given
    position = war("1 tableau archimedes sappho", "1 hand pottery trade")
    # then
    holds(
        position,
        "1 tableau = archimedes sappho sun_tzu",
        "1 hand = pottery trade",
        "1 dice = blue 4",
    )


def test_the_marker_goes_to_nothing_and_effects_follow() -> None:
    """NV-6.3.4: Louverture in play gives 2 VP."""
    holds(war("1 tableau louverture archery"), "1 unrest = 0", "1 vp = 2")


def test_effects_of_damaged_cards_do_not_follow() -> None:
    """NV-6.3.4."""
    holds(war("1 tableau louverture+damaged"), "1 unrest = 0", "1 vp = 0")


def test_effects_of_rivals_do_not_follow() -> None:
    """NV-6.3.4."""
    holds(war("2 tableau louverture"), "2 vp = 0")


@pytest.mark.parametrize("card", ["granaries", "city_walls", "markets", "mysticism", "boudica"])
def test_other_protections_do_not_help(card: str) -> None:
    """NV-6.3.5."""
    position = war(f"1 tableau {card} archery")
    holds(position, "1 unrest = 0")
    assert "archery+damaged" in [
        position.cards.ids[placed.card] + "+damaged" * placed.damaged
        for placed in position.players[0].tableau
    ]


def test_the_protection_from_civil_war_helps() -> None:
    """NV-6.3.5: unrest stops on 9."""
    position = war("1 tableau human_rights archery")
    holds(position, "1 unrest = 9", "1 tableau = human_rights archery sun_tzu")


def test_several_civil_wars_in_one_round() -> None:
    """NV-6.3.6."""
    # given
    position = table(
        "1 unrest 9",
        "1 tableau archery hunting louverture",
        "people sun_tzu genghis_khan julius_caesar",
        "1 dice red 1 red 1 red 1",
        "2 dice blue 1 blue 1 blue 1",
    )
    # when
    play(position, "1: enlist sun_tzu", "1: damage archery", "2: gain")
    play(position, "1: enlist genghis_khan", "2: gain", "1: enlist julius_caesar")
    # then
    holds(
        position,
        "round = 1",
        "1 vp = 4",
        "1 tableau = archery+damaged hunting+damaged louverture sun_tzu genghis_khan julius_caesar",
    )
