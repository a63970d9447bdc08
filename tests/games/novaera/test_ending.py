"""Section 15: the end and ties."""

import pytest

from tests.games.novaera.nova import holds, table

LAST = ("era 3", "phase scoring")


def test_ten_resources_of_all_kinds_together_give_a_point() -> None:
    """NV-15.1.1: 29 resources are two full tens, nine are none; only after the last scoring."""
    # given
    given = ("1 resources 9 green 9 red 9 yellow 2 blue", "2 resources 9 blue", "phase scoring")
    # then
    holds(table("era 3", *given), "1 vp = 2", "2 vp = 0", "over = yes")
    holds(table("era 2", *given), "1 vp = 0", "2 vp = 0", "over = no")


def test_the_resources_count_after_the_scoring() -> None:
    """NV-15.1.1: both the last scoring and the resources are added before anybody wins."""
    # given
    position = table(*LAST, "1 tableau irrigation", "2 vp 2", "1 resources 10 blue")
    # then: presence, majority and the tens
    holds(position, "1 vp = 3", "2 vp = 2", "winners = 1", "reason = vp")


def test_most_points_win() -> None:
    """NV-15.1.2: unrest does not matter where the points differ."""
    # given
    position = table(*LAST, "1 vp 12", "1 unrest 9", "2 vp 11")
    # then
    holds(position, "winners = 1", "reason = vp", "ranks = 1 2")


def test_the_lowest_unrest_decides_a_tie() -> None:
    """NV-15.1.2: both have 12, seat 2 is calmer."""
    # given
    position = table(*LAST, "1 vp 12", "2 vp 12", "1 unrest 4", "2 unrest 3")
    # then
    holds(position, "winners = 2", "reason = tie_unrest", "ranks = 2 1")


def test_a_tie_in_points_and_unrest_is_shared() -> None:
    """NV-15.1.3: nothing further decides, neither resources nor who was first."""
    # given
    position = table(
        *LAST,
        "1 vp 12",
        "2 vp 12",
        "3 vp 5",
        "1 unrest 3",
        "2 unrest 3",
        "1 resources 9 blue",
        "2 firsts 4",
        seats=3,
    )
    # then
    holds(position, "winners = 1 2", "reason = shared", "ranks = 1 1 3")


@pytest.mark.parametrize(
    ("unrest", "ranks"),
    [((5, 2, 4), "1 2 3 4"), ((5, 4, 2), "1 3 2 4"), ((5, 3, 3), "1 2 2 4")],
)
def test_the_other_places_follow_the_same_rule(unrest: tuple[int, int, int], ranks: str) -> None:
    """NV-15.1.4: among those who did not win, points and then the lower unrest."""
    # given
    position = table(
        *LAST,
        "1 vp 20",
        "2 vp 8",
        "3 vp 8",
        "4 vp 3",
        f"1 unrest {unrest[0]}",
        f"2 unrest {unrest[1]}",
        f"3 unrest {unrest[2]}",
        seats=4,
    )
    # then
    holds(position, f"ranks = {ranks}", "winners = 1")
