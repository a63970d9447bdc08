"""Expand (NV-5.5)."""

import pytest

from tests.games.novaera.nova import holds, play, refusal, table, why_not

READY = "1 tableau irrigation archery hunting"
"""One green and two red, as Urban Development asks for."""


@pytest.mark.parametrize(("era", "why"), [(1, "era_one NV-5.5.1"), (2, ""), (3, "")])
def test_only_in_eras_two_and_three(era: int, why: str) -> None:
    """NV-5.5.1."""
    # given
    position = table(f"era {era}", READY, "1 hand urban_development", "1 dice red 1")
    # then
    assert why_not(position, "1: expand urban_development") == why


@pytest.mark.parametrize("die", ["green 1", "black 6"])
@pytest.mark.parametrize("place", ["column urban_development", "1 hand urban_development"])
def test_any_die_and_a_territory_of_display_or_hand(die: str, place: str) -> None:
    """NV-5.5.1."""
    # given
    position = table("era 2", READY, place, f"1 dice {die}", "2 dice red 1")
    # when
    play(position, "1: expand urban_development")
    # then
    holds(position, "1 tableau = irrigation archery hunting urban_development")
    holds(position, "1 dice = nothing", "columns = nothing", "1 hand = nothing")


def test_what_cannot_be_expanded_to() -> None:
    """NV-5.5.1: no unavailable territory, no technology, none that lies elsewhere."""
    # given
    position = table("era 2", READY, "column urban_development pottery", "1 dice red 1")
    # then
    assert why_not(position, "1: expand urban_development") == "not_available NV-2.5.1"
    assert why_not(position, "1: expand pottery") == "is_technology NV-5.2.1"
    assert why_not(position, "1: expand river_valleys").startswith("not_there")


@pytest.mark.parametrize(
    ("cards", "lacks"),
    [
        ("irrigation archery hunting", {}),
        ("irrigation archery siegecraft", {}),  # counts twice
        ("irrigation mercenaries@red", {}),  # counts once more, as red
        ("archery hunting tributes", {"green": 1}),
        ("irrigation pottery theater", {"red": 2}),
        ("irrigation archery hunting+damaged", {"red": 1}),
        ("irrigation+damaged archery hunting", {"green": 1}),
    ],
)
def test_the_requirement_is_met_by_undamaged_technologies(
    cards: str, lacks: dict[str, int]
) -> None:
    """NV-5.5.2."""
    # given
    position = table("era 2", f"1 tableau {cards}", "1 hand urban_development", "1 dice red 1")
    # then
    why = refusal(position, "1: expand urban_development")
    assert (why.args["lacks"] if why else {}) == lacks


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("archery hunting caravels", ""),  # lacks a green
        ("irrigation archery caravels", ""),  # lacks a red
        ("archery caravels", "lacks NV-5.5.2"),
        ("archery caravels genghis_khan", ""),  # discounts add up
    ],
)
def test_a_discount_lets_a_technology_be_lacking(cards: str, why: str) -> None:
    """NV-5.5.3: one for each point, whatever its colour."""
    # given
    position = table("era 2", f"1 tableau {cards}", "1 hand urban_development", "1 dice red 1")
    # then
    assert why_not(position, "1: expand urban_development") == why


def test_nothing_is_paid() -> None:
    """NV-5.5.4."""
    # given
    position = table(
        "era 2",
        READY,
        "1 hand urban_development",
        "1 resources 2 red",
        "1 dice red 1",
        "2 dice red 1",
    )
    # when
    play(position, "1: expand urban_development")
    # then
    holds(position, "1 resources = 3 green 2 red")


def test_a_territory_stays_when_its_requirement_is_gone() -> None:
    """NV-5.5.4: after a civil war that damages the technologies."""
    # given
    position = table(
        "era 2",
        "1 tableau irrigation archery urban_development+damaged",
        "1 unrest 9",
        "people sun_tzu",
        "1 dice red 1",
        "2 dice red 1",
    )
    # when
    play(position, "1: enlist sun_tzu")
    # then
    holds(
        position,
        "1 tableau = irrigation+damaged archery+damaged urban_development+damaged sun_tzu",
    )


def test_example_of_expanding() -> None:
    """NV-5.5.E: unrest +1, then 3 Welfare."""
    # given
    position = table("era 2", READY, "1 hand urban_development", "1 dice blue 2", "2 dice red 1")
    # when
    events = play(position, "1: expand urban_development")
    # then
    holds(position, "1 unrest = 1", "1 resources = 3 green")
    assert [event.code for event in events] == ["act_expand", "unrest_up", "gain"]
