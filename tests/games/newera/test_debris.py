"""Debris and its reconstruction (NE-13)."""

import pytest

from tests.games.newera.era import (
    asked,
    codes,
    holds,
    offered,
    play,
    table,
    turns,
    why_not,
)


def test_debris_counts_nothing_and_has_no_use() -> None:
    """NE-13.1, NE-18.8, NE-2.4.5: no VP, production, action, feature, visit or agreement."""
    # given
    p = table(
        "1 state docks_ne+debris labor_camp+debris hunters+debris",
        "1 pool worker conquest1",
        "1 hand shanty_town quarry_ne",
        "2 pool worker negotiation5 conquest5",
    )
    # then
    holds(p, "1 total = 0")
    assert "use" not in turns(p, 1)
    # when: hunters in debris do not react
    play(p, "1: conquer quarry_ne")
    # then
    holds(p, "1 pool = worker")
    assert turns(p, 2) == ["pass"]


def test_debris_produces_nothing() -> None:
    """NE-13.1, NE-2.3.4: nor does it store anything in clean-up."""
    p = table("1 faction new_york", "1 state docks_ne+debris", "phase production")
    holds(p, "1 pool = scrap 3 worker")
    p = table("1 state den+debris", "1 pool 2 scrap", "phase clean_up")
    holds(p, "1 pool = nothing")


def test_reconstruction() -> None:
    """NE-13.3, NE-13.5: one material, any location, 1 VP on the base, production at once."""
    # given
    p = table("1 pool 2 material", "1 state tank+debris docks_ne", "1 hand arsenal")
    # when
    told = play(p, "1: reconstruct arsenal")
    # then: distance 3, and no common type
    assert codes(told) == ["pay", "reconstruct", "gain"]
    holds(p, "1 state = docks_ne arsenal", "1 pool = material weapons conquest2")
    holds(p, "1 base = 1", "1 total = 3", "discard = tank", "to act = 2")


@pytest.mark.parametrize("id", ["radioactive_colony", "palisade", "foundation", "wrecked_cars"])
def test_any_location_may_be_used(id: str) -> None:
    """NE-13.4: without types, defensive, Foundation."""
    p = table("1 pool material", "1 state tank+debris", f"1 hand {id}")
    play(p, f"1: reconstruct {id}")
    assert p.cards.ids[p.players[0].state[0].card] == id
    holds(p, "1 total = 2")


def test_a_once_a_game_profit_is_given() -> None:
    """NE-13.5."""
    p = table("1 pool material", "1 state tank+debris", "1 hand foundation")
    play(p, "1: reconstruct foundation")
    holds(p, "1 pool = redevelopment", "1 state = foundation")


@pytest.mark.parametrize(
    "given",
    [
        ("1 pool redevelopment scrap", "1 state tank+debris"),
        ("1 pool material", "1 state tank"),
        ("1 pool material", "2 state tank+debris"),
    ],
)
def test_what_a_reconstruction_needs(given: tuple[str, ...]) -> None:
    """NE-13.3, NE-13.7: own debris and material; a redevelopment token does not pay."""
    p = table(*given, "1 hand haven")
    assert "reconstruct" not in turns(p, 1)
    assert why_not(p, "1: reconstruct haven") == "no_ruin NE-13.3"


def test_the_redevelopment_field_is_not_used() -> None:
    """NE-13.7: nor does a used field hinder a reconstruction."""
    p = table("1 pool material", "1 state tank+debris", "1 hand haven", "1 fields redevelopment")
    play(p, "1: reconstruct haven")
    holds(p, "1 fields = redevelopment", "1 state = haven")
    p = table("1 pool material", "1 state tank+debris", "1 hand haven")
    play(p, "1: reconstruct haven")
    holds(p, "1 fields = nothing")


def test_a_universal_resource_pays_for_it() -> None:
    """NE-2.1.2."""
    p = table("1 pool universal", "1 state tank+debris", "1 hand haven")
    play(p, "1: reconstruct haven")
    holds(p, "1 pool = scrap universal")


def test_instants_and_cards_elsewhere_are_not_rebuilt() -> None:
    """NE-13.3: a location card in hand."""
    p = table("1 pool material", "1 state tank+debris", "1 hand punks_ne")
    assert "reconstruct" not in turns(p, 1)
    assert why_not(p, "1: reconstruct haven") == "not_in_hand NE-13.3"


def test_any_number_in_a_turn() -> None:
    """NE-13.6, NE-13.2: each as one action; a state may hold any number."""
    p = table(
        "1 pool 3 material",
        "1 state tank+debris borgo+debris rat+debris docks_ne+debris",
        "1 hand hunters settlers rifle",
        "2 passed",
    )
    play(p, "1: reconstruct hunters", "1: over tank")
    play(p, "1: reconstruct settlers", "1: over borgo", "1: reconstruct rifle", "1: over rat")
    holds(p, "1 state = docks_ne+debris hunters settlers rifle", "1 base = 3")


def test_a_discarded_debris_card_is_an_ordinary_card() -> None:
    """NE-13.8: it can be drawn again."""
    p = table(
        "1 pool material 2 worker",
        "1 state tank+debris rat",
        "1 hand haven",
        "deck exactly",
        "2 passed",
    )
    play(p, "1: reconstruct haven", "1: exchange fuel", "1: accept")
    holds(p, "1 hand = tank")


def test_only_features_on_reconstruction_answer() -> None:
    """NE-22.2.5, NE-12.10: New Neighborhood gives two workers."""
    p = table(
        "1 pool material",
        "1 state tank+debris new_neighborhood settlers penal_colony construction_works",
        "1 hand hunters",
    )
    play(p, "1: reconstruct hunters")
    holds(p, "1 pool = 2 worker")


def test_an_option_sets_the_bonus() -> None:
    """NE-23.1: reconstruction_vp 0."""
    p = table("1 pool material", "1 state tank+debris", "1 hand hunters", reconstruction_vp=0)
    play(p, "1: reconstruct hunters")
    holds(p, "1 base = 0", "1 total = 1")


def test_debris_is_untouched_by_clean_up_and_public() -> None:
    """NE-13.2, NE-19.10, NE-25.5: all saw which card it is."""
    p = table("1 state tank+debris", "phase clean_up")
    holds(p, "1 state = tank+debris", "turn = 2")
    players = p.view(1)["players"]
    assert isinstance(players, list)
    assert players[0]["state"][0]["card"] == "tank"
    assert "reconstruct" not in offered(p, 1)


def test_the_debris_is_chosen() -> None:
    """NE-13.9, NE-13.3, NE-24: reconstruct_pair, where different cards lie there."""
    # given
    p = table(
        "1 pool material", "1 state teds_bus+debris rat+debris teds_bus+debris", "1 hand haven"
    )
    # when
    play(p, "1: reconstruct haven")
    # then: nothing is paid yet, and equal cards are offered once
    assert asked(p) == "reconstruct_pair"
    assert offered(p, 1) == ["over teds_bus", "over rat"]
    holds(p, "1 pool = material")
    # when
    play(p, "1: over rat")
    # then
    holds(p, "1 state = teds_bus+debris teds_bus+debris haven", "discard = rat", "to act = 2")


def test_debris_of_one_card_is_not_asked_for() -> None:
    """NE-13.9: equal ones are not told apart."""
    p = table("1 pool material", "1 state teds_bus+debris teds_bus+debris", "1 hand haven")
    play(p, "1: reconstruct haven")
    holds(p, "1 state = teds_bus+debris haven", "discard = teds_bus")
