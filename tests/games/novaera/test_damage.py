"""Damage, repair and the past (section 9)."""

from typing import Any

import pytest

from novastate.games.novaera.cards import load
from novastate.games.novaera.cards.model import DAMAGE, Q_TECH
from novastate.games.novaera.constants import RESOURCES
from tests.games.novaera.nova import asked, holds, offered, play, table, why_not


def test_effects_of_a_damaged_card_do_not_work() -> None:
    """NV-9.1.1: no ability, no discount, no production."""
    # given
    position = table(
        "1 tableau sun_tzu+damaged engineering+damaged irrigation+damaged trade",
        "1 hand theater",
        "1 dice green 3",
        "2 dice red 1",
    )
    # then
    assert why_not(position, "1: use sun_tzu") == "damaged NV-9.1.1"
    assert why_not(position, "1: develop theater") == "price NV-5.2.5"
    play(position, "1: gain", "2: gain")
    holds(position, "round = 2", "1 resources = 3 green yellow")


def test_a_damaged_card_is_not_counted() -> None:
    """NV-9.1.1: neither as a number nor in the scoring."""
    position = table(
        "1 tableau archery+damaged festivals+damaged siegecraft+damaged urban_development+damaged"
    )
    for type in ("red", "green", "territory"):
        holds(position, f"1 number {type} = 0")
    holds(position, "1 now = 0")


def test_the_protection_of_a_damaged_card_is_gone() -> None:
    """NV-9.1.1."""
    position = table(
        "1 tableau oppression+damaged irrigation", "tracks riots 10", "phase disasters"
    )
    holds(position, "1 tableau = oppression+damaged irrigation+damaged")


def test_a_damaged_card_stays_in_its_column_and_its_owner_may_look_at_it() -> None:
    """NV-9.1.1."""
    view: Any = table("1 tableau blacksmithing@red+damaged").view(0)
    (entry,) = view["players"][0]["tableau"]
    assert entry["card"] == "blacksmithing"
    assert entry["column"] == "red"


def test_a_damaged_card_may_become_obsolete() -> None:
    """NV-9.1.2."""
    # given
    position = table(
        "era 2", "1 hand crossbows", "1 tableau archery+damaged", "1 dice red 6", "2 dice red 1"
    )
    # when
    play(position, "1: develop crossbows")
    # then
    holds(position, "1 tableau = crossbows", "1 past = archery")


def test_a_damaged_card_may_be_given_up() -> None:
    """NV-9.1.2."""
    # given
    position = table("1 tableau archery+damaged", "tracks riots 10", "phase disasters")
    # then
    holds(position, "1 tableau = nothing", "1 past = archery")


def test_a_damaged_card_evolves() -> None:
    """NV-9.1.2."""
    holds(table("1 tableau irrigation+damaged", "phase scoring"), "1 hand = crop_rotation")


def test_a_damaged_card_cannot_be_damaged_by_an_effect() -> None:
    """NV-9.1.3: Gunpowder hits an undamaged technology, or nothing."""
    # given
    position = table(
        "era 2",
        "1 hand gunpowder",
        "1 resources 9 red",
        "1 dice red 6",
        "2 tableau trade+damaged pottery theater",
        "2 dice red 1",
    )
    # when
    play(position, "1: develop gunpowder")
    # then
    assert offered(position, 2) == ["damage pottery", "damage theater"]


def test_a_damaged_card_cannot_be_damaged_by_a_civil_war() -> None:
    """NV-9.1.3."""
    # given
    position = table(
        "1 unrest 9",
        "1 tableau archery+damaged hunting tributes",
        "people sun_tzu",
        "1 dice red 1",
    )
    # when
    play(position, "1: enlist sun_tzu")
    # then
    assert offered(position, 1) == ["damage hunting", "damage tributes"]


def test_a_repaired_card_keeps_its_colour() -> None:
    """NV-9.1.4."""
    # given
    position = table("1 tableau blacksmithing@red+damaged", "1 dice green 1", "2 dice red 1")
    # when
    play(position, "1: repair")
    # then
    holds(position, "1 tableau = blacksmithing@red", "1 number red = 1")


def test_a_repaired_card_keeps_its_uses_and_has_no_new_instants() -> None:
    """NV-9.1.4."""
    # given
    position = table(
        "1 tableau barter+damaged+used:2+used:2",
        "1 resources red",
        "1 dice red 1 red 2",
        "2 dice red 1",
    )
    # when
    play(position, "1: repair", "1: die red 1", "2: gain")
    # then
    holds(position, "1 tableau = barter+used:2+used:2", "1 resources = red", "to act = 1")
    assert why_not(position, "1: use barter") == "used_up NV-18.5.5"


def test_no_card_damages_personalities() -> None:
    """NV-9.1.5: every damage names technologies or a colour of them."""
    effects = [effect for card in load.shipped().cards for effect in card.effects]
    kinds = {effect.kind for effect in effects if effect.verb == DAMAGE}
    assert kinds
    assert kinds <= {Q_TECH, *range(RESOURCES)}


def test_an_effect_spares_personalities() -> None:
    """NV-9.1.5."""
    # given
    position = table(
        "era 2",
        "1 hand gunpowder",
        "1 resources 9 red",
        "1 dice red 6",
        "2 tableau sappho cyrus urban_development",
        "2 dice red 1",
    )
    # when
    play(position, "1: develop gunpowder")
    # then
    holds(position, "2 tableau = sappho cyrus urban_development")
    assert asked(position) == "turn"


def test_repair_would_repair_a_personality() -> None:
    """NV-9.1.5."""
    # given
    position = table("1 tableau sun_tzu+damaged", "1 dice red 1", "2 dice red 1")
    # when
    play(position, "1: repair")
    # then
    holds(position, "1 tableau = sun_tzu")


def test_a_card_loses_every_mark_in_the_past() -> None:
    """NV-9.1.6: Barter comes back undamaged and with all its uses."""
    # given
    position = table("1 tableau barter+damaged+used:2", "tracks riots 10", "phase disasters")
    holds(position, "1 past = barter", "1 tableau = nothing")
    assert position.players[0].standing.damaged == 0
    # given
    position = table(
        "1 past barter", "people tubman", "1 dice red 1 yellow 1", "2 dice red 1 red 1"
    )
    # when
    play(position, "1: enlist tubman", "1: die red 1", "1: recall barter", "2: gain")
    play(position, "1: develop barter", "1: take red")
    # then
    holds(position, "1 tableau = tubman barter", "1 past = nothing")


@pytest.mark.parametrize("phase", ["pick", "spend"])
def test_the_owner_may_look_through_the_past_at_any_time(phase: str) -> None:
    """NV-9.1.6."""
    position = table("1 past archery sun_tzu", "zone red 1", "1 dice red 2", f"phase {phase}")
    view: Any = position.view(0)
    assert view["players"][0]["past"] == ["archery", "sun_tzu"]
