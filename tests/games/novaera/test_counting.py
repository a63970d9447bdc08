"""Counting, comparing and order (NV-2.6, NV-2.7)."""

import pytest

from tests.games.novaera.nova import holds, play, table


def test_a_number_counts_undamaged_cards_and_count_as() -> None:
    """NV-2.6.1."""
    position = table("1 tableau archery hunting+damaged siegecraft irrigation")
    holds(position, "1 number red = 3", "1 number green = 1")


def test_count_as_creates_no_presence() -> None:
    """NV-2.6.2: the lead in red and territories and an objective, but no type in play."""
    holds(table("1 tableau amina", "2 tableau trade"), "1 number territory = 1", "1 now = 3")


def test_a_damaged_card_is_no_presence() -> None:
    """NV-2.6.2."""
    holds(table("1 tableau archery+damaged"), "1 now = 0")


@pytest.mark.parametrize(
    ("second", "third", "now"),
    [
        ("irrigation", "hunting", 3),  # presence, majority and Warfare
        ("irrigation", "hunting archery", 1),  # a tie counts for nobody
        ("hunting", "archery oppression tributes", 1),
    ],
)
def test_most_is_more_than_each_rival(second: str, third: str, now: int) -> None:
    """NV-2.6.3: Warfare asks for the most red."""
    # given
    position = table(
        "1 tableau warfare military_training",
        f"2 tableau {second}",
        f"3 tableau {third}",
        seats=3,
    )
    # then
    holds(position, f"1 now = {now}")


def test_least_is_less_than_each_rival() -> None:
    """NV-2.6.3: Joan of Arc asks for the least victory points."""
    for points, now in (((1, 2, 3), 3), ((1, 1, 3), 0), ((2, 1, 3), 0)):
        given = [f"{seat} vp {n}" for seat, n in zip((1, 2, 3), points, strict=True)]
        holds(table("1 tableau joan_of_arc", *given, seats=3), f"1 now = {now}")


def test_a_weaker_rival_has_strictly_less() -> None:
    """NV-2.6.4: Pillage takes from nobody who has as much red."""
    # given
    position = table(
        "1 tableau pillage",
        "2 tableau archery",
        *[f"{seat} resources blue" for seat in (2, 3)],
        "phase production",
        seats=3,
    )
    # then
    holds(position, "2 resources = blue red", "3 resources = nothing", "1 resources = blue")


def test_a_stronger_rival_has_strictly_more() -> None:
    """NV-2.6.4: Trung Trac takes from rivals with more technologies."""
    # given
    position = table(
        "people trung_trac",
        "1 tableau archery",
        "2 tableau hunting",
        "3 tableau trade theater",
        *[f"{seat} resources blue" for seat in (2, 3)],
        "1 dice red 1",
        "2 dice red 1",
        seats=3,
    )
    # when
    play(position, "1: enlist trung_trac", "1: take green")
    # then
    holds(position, "1 resources = 2 red green blue", "2 resources = blue", "3 resources = nothing")


# --- order


def test_clockwise_begins_with_the_first_player() -> None:
    """NV-2.7.1."""
    # given
    position = table(*["zone red 1"] * 3, "zone blue 1", "first 2", "phase pick", seats=3)
    order = []
    # when
    for zone in (1, 2, 3):
        order.append(position.to_act()[0] + 1)
        play(position, f"{order[-1]}: pick {zone}")
    # then
    assert order == [2, 3, 1]


def test_reverse_order_makes_the_first_player_last() -> None:
    """NV-2.7.2."""
    # given
    position = table(
        *[f"{seat} dice red 1" for seat in (1, 2, 3)], "first 2", "phase dark_age", seats=3
    )
    order = []
    # when
    for _ in range(3):
        order.append(position.to_act()[0] + 1)
        play(position, f"{order[-1]}: gain")
    # then
    assert order == [1, 3, 2]


def test_several_others_are_handled_clockwise_from_the_left() -> None:
    """NV-2.7.3: seat 2 plays Radio; seat 3 comes before seat 1."""
    # given
    position = table(
        "era 3",
        "2 hand radio",
        "2 dice blue 6",
        "2 resources 6 blue",
        "1 dice red 1",
        "turn 2",
        seats=3,
    )
    # when
    events = play(position, "2: develop radio")
    # then
    assert [event.seat + 1 for event in events if event.code == "unrest_up"] == [3, 1]
