"""Section 18.8: repair, research, draw, recall, damage, track, lower, keep."""

from pathlib import Path

import pytest

from tests.games.novaera.nova import asked, holds, offered, play, table
from tests.games.novaera.own import (
    GAIN_BLUE,
    effect,
    own_table,
    personality,
    rules_with,
    technology,
)

TURN = ("1 dice black 6", "2 dice red 1")


def test_repair_turns_up_own_damaged_cards() -> None:
    """NV-18.8.13: up to two with Hildegard, technologies and territories, none of a rival."""
    # given
    position = table(
        *TURN,
        "people hildegard",
        "1 tableau archery+damaged pottery+damaged river_valleys+damaged",
        "2 tableau fishing+damaged",
    )
    # when
    play(position, "1: enlist hildegard")
    # then
    assert offered(position, 1) == ["mend archery", "mend pottery", "mend river_valleys", "done"]
    # when
    play(position, "1: mend river_valleys", "1: mend archery")
    # then
    holds(position, "1 tableau = archery pottery+damaged river_valleys hildegard", "to act = 2")


def test_research_takes_available_cards_one_after_the_other(tmp_path: Path) -> None:
    """NV-18.8.14: up to the amount; the card above becomes available at once."""
    # given
    card = personality("reader", effect("instant", "research", amount=2))
    given = (*TURN, "people reader", "column pottery archery", "column markets")
    position = own_table(rules_with(tmp_path, card), *given)
    # when
    play(position, "1: enlist reader", "1: fetch archery")
    # then
    assert offered(position, 1) == ["fetch pottery", "fetch markets", "done"]
    # when
    play(position, "1: fetch pottery")
    # then
    holds(position, "1 hand = archery pottery", "columns = nothing / markets", "to act = 2")


def test_research_by_an_effect_is_no_research_action() -> None:
    """NV-18.8.14: neither reach nor the bonus of Writing helps, and Scriptoria do not react."""
    # given
    given = (*TURN, "people hypatia", "column pottery archery", "column markets")
    position = table(*given, "1 tableau horse_riding writing scriptoria")
    # when
    play(position, "1: enlist hypatia")
    # then
    assert offered(position, 1) == ["fetch archery", "fetch markets", "done"]
    # when
    play(position, "1: fetch archery")
    # then
    holds(position, "1 hand = archery", "to act = 2", "1 resources = 2 blue")


@pytest.mark.parametrize(
    ("stock", "hand", "left"),
    [
        ("markets trade archery", "markets trade", "archery"),
        ("markets", "markets", "nothing"),
    ],
)
def test_draw_takes_the_top_of_the_stock(stock: str, hand: str, left: str) -> None:
    """NV-18.8.15: two cards with Sor Juana, fewer if the stock is short; unseen by others."""
    # given
    position = table(*TURN, "people sor_juana", f"stock {stock}")
    # when
    events = play(position, "1: enlist sor_juana")
    # then
    holds(position, f"1 hand = {hand}", f"stock = {left}", "1 known = nothing")
    drawn = next(event for event in events if event.code == "draw")
    assert drawn.args == {"count": len(hand.split())}


def test_recall_takes_cards_from_the_own_past() -> None:
    """NV-18.8.16: technologies and territories, no personalities, nothing of a rival's past."""
    # given
    position = table(
        "era 3",
        *TURN,
        "people tubman",
        "1 past archery sappho river_valleys",
        "2 past markets",
    )
    # when
    play(position, "1: enlist tubman")
    # then
    assert offered(position, 1) == ["recall archery", "recall river_valleys", "done"]
    # when
    play(position, "1: recall river_valleys")
    # then
    holds(position, "1 hand = river_valleys", "1 past = archery sappho", "to act = 2")


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("mark", ["", "+damaged"])
def test_recall_excludes_what_a_card_in_play_names_obsolete(seat: int, mark: str) -> None:
    """NV-18.8.16: Crossbows in any tableau, damaged or not, keep Archery in the past."""
    # given
    given = ("era 3", *TURN, "people tubman", "1 past archery pottery")
    position = table(*given, f"{seat} tableau crossbows{mark}")
    # when
    play(position, "1: enlist tubman")
    # then
    assert offered(position, 1) == ["recall pottery", "done"]


def test_damage_lets_each_target_choose() -> None:
    """NV-18.8.17: Gunpowder; whoever has one technology loses it, whoever has none nothing."""
    # given
    position = table(
        "era 2",
        "1 dice red 6",
        "1 resources 5 red",
        "1 hand gunpowder",
        "1 tableau archery",
        "2 tableau pottery+damaged fishing river_valleys",
        "3 tableau markets alphabet",
        "4 tableau sappho",
        "2 dice red 1",
        seats=4,
    )
    # when
    play(position, "1: develop gunpowder")
    # then
    assert asked(position) == "damage_own"
    assert position.to_act() == (2,)
    holds(position, "2 tableau = pottery+damaged fishing+damaged river_valleys")
    # when
    play(position, "3: damage alphabet")
    # then
    holds(position, "3 tableau = markets alphabet+damaged", "4 tableau = sappho", "to act = 2")


def test_damage_can_name_a_colour_and_a_number(tmp_path: Path) -> None:
    """NV-18.8.17: two green technologies; a player with one has it damaged, no other colour."""
    # given
    card = personality(
        "locust",
        effect("instant", "damage", target="each_weaker:personality", type="green", amount=2),
    )
    rules = rules_with(tmp_path, card)
    given = (*TURN, "people locust")
    some = own_table(rules, *given, "2 tableau pottery archery")
    many = own_table(rules, *given, "2 tableau pottery irrigation theater archery")
    # when
    play(some, "1: enlist locust")
    play(many, "1: enlist locust", "2: damage theater", "2: damage pottery")
    # then
    holds(some, "2 tableau = pottery+damaged archery")
    holds(many, "2 tableau = pottery+damaged irrigation theater+damaged archery")


@pytest.mark.parametrize(("start", "end"), [(3, 4), (9, 10), (10, 10)])
def test_track_moves_a_marker_within_its_track(start: int, end: int) -> None:
    """NV-18.8.18: Mountain Strongholds; the last space triggers nothing by itself."""
    # given
    position = table(
        "phase production", f"tracks invasion {start}", "1 tableau mountain_strongholds archery"
    )
    # when
    play(position, "1: rest", "1: move invasion")
    # then
    holds(position, f"tracks = invasion {end}", "1 tableau = mountain_strongholds archery")


def test_track_any_lets_the_owner_choose() -> None:
    """NV-18.8.18: Ashoka moves one of the five markers back, not below 0."""
    # given
    position = table(*TURN, "people ashoka", "tracks riots 3 dark_age 9")
    # when
    play(position, "1: enlist ashoka", "1: take red", "1: take red")
    # then
    tracks = ("riots", "invasion", "decline", "regression", "dark_age")
    assert offered(position, 1) == [*(f"move {track}" for track in tracks), "done"]
    # when
    play(position, "1: move riots")
    # then
    holds(position, "tracks = dark_age 9")


def test_lower_moves_a_card_to_the_bottom_of_its_column() -> None:
    """NV-18.8.19: any face-up card; the others keep their order; before the action."""
    # given
    given = ("column pottery archery fishing", "column markets trade", "1 dice red 1")
    position = table(*given, "1 tableau scouting")
    # when
    play(position, "1: use scouting")
    # then
    assert offered(position, 1) == ["lower pottery", "lower archery", "lower markets", "done"]
    # when
    play(position, "1: lower pottery")
    # then
    holds(position, "columns = archery fishing pottery / markets trade")
    assert asked(position) == "turn"
    assert "research pottery" in offered(position, 1)


def test_lower_up_to_its_amount(tmp_path: Path) -> None:
    """NV-18.8.19: two cards, one after the other, or fewer."""
    # given
    limit = {"per": "round", "times": 1}
    card = personality("mover", effect("ability", "lower", amount=2, limit=limit))
    given = ("column pottery archery fishing", "1 dice red 1", "1 tableau mover")
    position = own_table(rules_with(tmp_path, card), *given)
    # when
    play(position, "1: use mover", "1: lower pottery", "1: lower archery")
    # then
    holds(position, "columns = fishing pottery archery")
    assert asked(position) == "turn"


def test_keep_self_spares_the_personality_itself() -> None:
    """NV-18.8.21: without asking; within the limit of the card."""
    # given
    position = table("1 tableau hammurabi sappho", "phase scoring")
    # then
    holds(position, "1 tableau = hammurabi+used:2", "1 past = sappho", "phase = pick")


def test_keep_choose_spares_one_own_personality() -> None:
    """NV-18.8.21: the owner names one of his, not one of a rival."""
    # given
    position = table(
        "1 tableau absolutism sappho hypatia", "2 tableau sun_tzu", "phase scoring", "era 2"
    )
    # then
    assert offered(position, 1) == ["keep sappho", "keep hypatia", "done"]
    # when
    play(position, "1: keep sappho")
    # then
    holds(position, "1 tableau = absolutism sappho", "1 past = hypatia", "2 past = sun_tzu")
    hurt = table("1 tableau absolutism+damaged sappho", "phase scoring")
    holds(hurt, "1 past = sappho")


def test_a_kept_personality_stays_for_one_era(tmp_path: Path) -> None:
    """NV-18.8.21: the next new era asks again."""
    # given
    rules = rules_with(
        tmp_path,
        technology("throne", effect("on_new_era", "keep", which="choose")),
        personality("heir", GAIN_BLUE),
    )
    position = own_table(rules, "1 tableau throne heir", "phase scoring", rounds_per_era=1)
    play(position, "1: keep heir")
    # when: a whole era passes
    while asked(position) != "keep_personality":
        seat = position.to_act()[0]
        moves = offered(position, seat + 1)
        easy = [move for move in moves if move in ("gain", "calm", "rest", "done")]
        play(position, f"{seat + 1}: {(easy or moves)[0]}")
    # then
    assert offered(position, 1) == ["keep heir", "done"]
    play(position, "1: done")
    holds(position, "1 past = heir", "era = 3")
