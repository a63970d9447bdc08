"""Section 13: the scoring phase."""

import pytest

from tests.games.novaera.nova import holds, play, table


def test_the_scoring_follows_the_third_round() -> None:
    """NV-13.1.1: after S8 of round 3 of an era the types in play are scored, not before."""
    # given
    given = ("1 tableau irrigation archery", "2 tableau fishing", "phase clean_up")
    # then
    holds(table(*given, "round 2"), "1 vp = 0", "2 vp = 0", "era = 1", "round = 3")
    holds(table(*given, "round 3"), "1 vp = 4", "2 vp = 2", "era = 2", "round = 1")


def test_all_gains_are_computed_on_one_position() -> None:
    """NV-13.1.1: seat 2 is behind as the phase begins and scores for it, whoever counts first."""
    # given
    given = ("phase scoring", "1 vp 3", "2 vp 2", "2 tableau joan_of_arc irrigation archery")
    # then: four for her technologies put her ahead, and yet three for being behind
    holds(table(*given), "2 vp = 9", "1 vp = 3")
    holds(table(*given, "first 2"), "2 vp = 9", "1 vp = 3")
    # and not behind as the phase begins, she is not behind after a rival has counted
    even = ("phase scoring", "1 vp 3", "2 vp 3", "1 tableau irrigation", "2 tableau joan_of_arc")
    holds(table(*even), "1 vp = 5", "2 vp = 3")
    holds(table(*even, "first 2"), "1 vp = 5", "2 vp = 3")


def test_each_type_in_play_gives_a_point() -> None:
    """NV-13.1.2: one for each of the five types, however many cards; damaged cards are none."""
    # given
    given = "1 tableau irrigation pottery archery fishing storytelling river_valleys sappho"
    rival = "2 tableau bathhouses theater oppression markets alphabet pilgrimage_sites"
    # then: nobody has more than the other of anything; Theater and the sites score below
    position = table(given, rival, "2 unrest 5", "phase scoring", majority_vp=0)
    holds(position, "1 vp = 6", "2 vp = 5")  # Sappho gives one for two green
    hurt = table("1 tableau irrigation+damaged archery", "phase scoring", majority_vp=0)
    holds(hurt, "1 vp = 1")


def test_a_number_without_a_card_is_no_presence() -> None:
    """NV-13.1.2: Amina counts as red and as territory, but lies in neither column."""
    # given
    position = table("1 tableau amina", "phase scoring", majority_vp=0)
    # then: one for her own goal, the most territories
    holds(position, "1 vp = 1")


def test_the_most_of_a_type_gives_a_point() -> None:
    """NV-13.1.3: a point for each type of which a player has more than each rival; ties none."""
    # given
    position = table(
        "1 tableau irrigation pottery archery river_valleys",
        "2 tableau bathhouses oppression fishing",
        "3 tableau theater military_training",
        "3 unrest 5",
        "phase scoring",
        seats=3,
        presence_vp=0,
    )
    # then: green and territory; yellow; red is tied among three
    holds(position, "1 vp = 2", "2 vp = 1", "3 vp = 0")


def test_what_counts_as_a_type_helps_to_have_the_most() -> None:
    """NV-13.1.3: Amina counts as one red and one territory that do not lie there."""
    # given
    alone = table("1 tableau amina", "phase scoring")
    tied = table("1 tableau amina", "2 tableau archery", "phase scoring")
    # then
    holds(alone, "1 vp = 3")  # red, territory, and her goal
    holds(tied, "1 vp = 2", "2 vp = 1")  # red is tied now; Archery is present


def test_damaged_cards_are_not_counted_for_the_most() -> None:
    """NV-13.1.3: two green, one of them damaged, are not more than one."""
    # given
    given = ("1 tableau irrigation pottery+damaged", "2 tableau bathhouses", "phase scoring")
    # then
    holds(table(*given), "1 vp = 1", "2 vp = 1")


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("overseas_settlements", 1),  # a territory
        ("overseas_settlements+damaged", 0),
        ("theater", 1),  # a technology, unrest at most 2
        ("theater+damaged", 0),
        ("yax_kuk_mo irrigation archery fishing", 1),  # a personality, per three technologies
        ("human_rights", 1),  # the first of two goals fails, the second holds
        ("irrigation", 0),
    ],
)
def test_objectives_of_undamaged_cards_score(card: str, points: int) -> None:
    """NV-13.1.4: scoring effects of technologies, territories and personalities that work."""
    # given
    position = table(f"1 tableau {card}", "phase scoring", presence_vp=0, majority_vp=0)
    # then
    holds(position, f"1 vp = {points}")


def test_a_contest_gives_nothing_in_a_tie() -> None:
    """NV-13.1.5: Warfare wants the most red, Trung Trac the fewest technologies."""
    # given
    points = {"presence_vp": 0, "majority_vp": 0}
    given = ("phase scoring", "1 tableau warfare trung_trac")
    # then
    holds(table(*given, "2 tableau irrigation", **points), "1 vp = 1")
    holds(table(*given, "2 tableau archery", **points), "1 vp = 0")
    holds(table(*given, "2 tableau irrigation fishing", **points), "1 vp = 2")


def test_a_personal_goal_is_not_spoiled_by_a_rival() -> None:
    """NV-13.1.5: a threshold and a "per" goal look at their owner alone."""
    # given
    position = table(
        "1 tableau opera agronomy",
        "2 tableau theater festivals bathhouses",
        "phase scoring",
        presence_vp=0,
        majority_vp=0,
    )
    # then: both are calm, both have green
    holds(position, "1 vp = 4", "2 vp = 2")


def test_conditions_on_points_look_at_the_totals_before() -> None:
    """NV-13.1.6: equal before the phase, Joan of Arc is not behind, whatever the lines bring."""
    # given
    given = ("phase scoring", "1 vp 4", "2 vp 4", "1 tableau joan_of_arc")
    # then
    for first in (1, 2):
        position = table(*given, f"first {first}", "2 tableau irrigation archery")
        holds(position, "1 vp = 4", "2 vp = 8")


def test_scoring_asks_nothing() -> None:
    """NV-13.1.7: from the last decision of the era the game runs to the next pick."""
    # given
    position = table(
        "round 3",
        "phase production",
        "1 tableau oppression warfare theater yax_kuk_mo",
        "2 tableau festivals joan_of_arc",
    )
    # when
    events = play(position, "1: rest", "1: take blue")
    # then
    codes = [event.code for event in events]
    assert "score" in codes[codes.index("scoring") :]
    holds(position, "phase = pick", "era = 2", "round = 1")
