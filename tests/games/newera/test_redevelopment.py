"""Redevelopment by field or token (NE-12)."""

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


def test_a_location_of_a_common_type_takes_the_place() -> None:
    """NE-12.2, NE-12.8, NE-12.7: distance is ignored; the total rises by exactly 2."""
    # given
    p = table("1 pool redevelopment", "1 state docks_ne", "1 hand salt_lake_tower")
    holds(p, "1 total = 1")
    # when
    told = play(p, "1: redevelop salt_lake_tower")
    # then: both show scrap; distance 3 needs no range
    assert codes(told) == ["pay", "redevelop"]
    holds(p, "1 state = salt_lake_tower", "1 base = 2", "1 total = 3", "discard = docks_ne")


def test_without_a_common_type_nothing_is_redeveloped() -> None:
    """NE-12.2: at least one icon in common."""
    p = table("1 pool redevelopment", "1 state docks_ne", "1 hand tank")
    assert why_not(p, "1: redevelop tank") == "no_match NE-12.2"


def test_the_means_are_the_field_or_a_token() -> None:
    """NE-12.1: the field once a turn at its cost; a token for each further one."""
    # given
    p = table(
        "1 pool 4 material scrap 2 redevelopment",
        "1 state docks_ne",
        "1 hand haven hangar courthouse",
    )
    # when
    play(p, "1: redevelop haven")
    # then
    assert asked(p) == "redevelop_payment"
    assert offered(p, 1) == ["with material", "with token"]
    # when
    play(p, "1: with material", "2: pass")
    # then
    holds(p, "1 fields = redevelopment")
    assert p.players[0].pool[3] == 2
    # when: the field is used, so a token goes by itself
    play(p, "1: redevelop hangar", "1: redevelop courthouse")
    # then
    assert p.players[0].pool[6] == 0
    holds(p, "1 state = courthouse", "1 base = 6")


def test_without_means_there_is_no_redevelopment() -> None:
    """NE-12.1, NE-2.1.8."""
    p = table("1 pool 2 scrap", "1 state docks_ne", "1 hand haven")
    assert why_not(p, "1: redevelop haven") == "no_redevelopment NE-12.1"


def test_the_old_location_is_chosen() -> None:
    """NE-12.2, NE-12.3, NE-24: among own locations that match; debris is none."""
    # given
    p = table(
        "1 pool redevelopment", "1 state docks_ne tank hangar haven+debris", "1 hand courthouse"
    )
    # when
    play(p, "1: redevelop courthouse")
    # then
    assert asked(p) == "redevelop_pair"
    assert offered(p, 1) == ["over docks_ne", "over hangar"]


def test_debris_is_never_redeveloped() -> None:
    """NE-12.3, NE-13.1."""
    p = table("1 pool redevelopment", "1 state docks_ne+debris", "1 hand haven")
    assert "redevelop" not in turns(p, 1)


@pytest.mark.parametrize("new", ["tank", "union_hall", "embassy", "production_hall"])
def test_a_foundation_matches_every_type(new: str) -> None:
    """NE-12.4, NE-2.3.5: as O, every N that has a type icon."""
    p = table("1 pool redevelopment", "1 state foundation", f"1 hand {new}")
    play(p, f"1: redevelop {new}")
    holds(p, f"1 state = {new}")


def test_nothing_becomes_a_foundation() -> None:
    """NE-12.4: Foundation can never be N, not even over a location with every type."""
    p = table("1 pool redevelopment", "1 state quarry_ne", "1 hand foundation")
    assert why_not(p, "1: redevelop foundation") == "no_match NE-12.2"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("foundation", "palisade"),
        ("radioactive_colony", "tank"),
        ("foundation", "radioactive_colony"),
    ],
)
def test_cards_without_types_are_neither(old: str, new: str) -> None:
    """NE-12.5: neither O nor N."""
    p = table("1 pool redevelopment", f"1 state {old}", f"1 hand {new}")
    assert "redevelop" not in turns(p, 1)


def test_universal_matches_only_universal() -> None:
    """NE-12.6: as a type icon."""
    p = table("1 pool redevelopment", "1 state production_hall", "1 hand salt_lake_tower hangar")
    assert [text for text in offered(p, 1) if "redevelop" in text] == ["redevelop hangar"]


def test_what_lay_on_the_old_location() -> None:
    """NE-12.7, NE-18.6: tokens to the base, stock to the pool, markers and cards away."""
    # given
    p = table(
        "1 pool redevelopment",
        "1 state production_hall+used+vp:1:2+improved+stock:fuel+visited:2+agreed:2"
        "+attached:palisade",
        "1 hand trade_consulate hangar",
    )
    # when
    told = play(p, "1: redevelop hangar")
    # then: 3 and 1 from the card, 2 for the deed
    assert codes(told) == ["pay", "detach", "redevelop", "gain"]
    holds(p, "1 state = hangar", "1 base = 6", "1 pool = 2 fuel universal")
    holds(p, "discard = production_hall palisade", "2 visits = 0")


def test_the_new_location_yields_and_profits_then_features_react() -> None:
    """NE-12.7, NE-8.5.2: VP first, then production, entry, reactions."""
    p = table("1 pool redevelopment", "1 state haven penal_colony", "1 hand wrecked_cars")
    told = play(p, "1: redevelop wrecked_cars")
    assert [event.args.get("source") for event in told if event.code == "gain"] == [
        "wrecked_cars",
        "penal_colony",
    ]
    holds(p, "1 pool = scrap worker")


def test_the_new_location_is_fresh() -> None:
    """NE-12.9: it may be visited again by those who had visited the old one."""
    # given
    p = table(
        "1 pool redevelopment",
        "1 state docks_ne+visited:2",
        "1 hand quarry_ne",
        "2 pool worker",
        "2 visits 1",
    )
    # when
    play(p, "1: redevelop quarry_ne")
    # then
    assert "visit 1.quarry_ne" in offered(p, 2)
    # and an action may be used twice
    p = table(
        "1 pool redevelopment 3 worker", "1 state teds_bus+used:2", "1 hand labor_camp", "2 passed"
    )
    play(p, "1: redevelop labor_camp", "1: use labor_camp", "1: use labor_camp")
    holds(p, "1 state = labor_camp+used:2")


def test_redevelopment_is_no_incorporation_and_no_reconstruction() -> None:
    """NE-12.10, NE-22.2.5: only features on redevelopment answer."""
    p = table(
        "1 pool redevelopment",
        "1 state docks_ne settlers factory new_neighborhood penal_colony construction_works",
        "1 hand salt_lake_tower",
    )
    play(p, "1: redevelop salt_lake_tower", "1: over docks_ne")
    holds(
        p,
        "1 state = settlers factory new_neighborhood penal_colony construction_works+vp:1"
        " salt_lake_tower",
        "1 pool = worker",
    )


def test_an_option_sets_the_bonus() -> None:
    """NE-23.1: redevelopment_vp 1."""
    p = table("1 pool redevelopment", "1 state docks_ne", "1 hand haven", redevelopment_vp=1)
    play(p, "1: redevelop haven")
    holds(p, "1 base = 1", "1 total = 2")
