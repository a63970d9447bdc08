"""Section 18.8: flip, adjust, set_die, reroll, recolour, draw_die."""

from pathlib import Path

import pytest

from tests.games.novaera.nova import ASIDE, holds, offered, play, table, why_not
from tests.games.novaera.own import effect, own_table, personality, rules_with


@pytest.mark.parametrize(("value", "flipped"), [(1, 6), (2, 5), (3, 4), (6, 1)])
def test_flip_turns_a_die_over(value: int, flipped: int) -> None:
    """NV-18.8.7: 7 minus the value; the colour stays."""
    # given
    position = table(f"1 dice red {value}", "1 tableau julius_caesar")
    # when
    play(position, "1: use julius_caesar")
    # then
    holds(position, f"1 dice = red {flipped}")


@pytest.mark.parametrize(("value", "adjusted"), [(1, 3), (4, 6), (5, 6), (6, 6)])
def test_adjust_changes_a_die_within_its_faces(value: int, adjusted: int) -> None:
    """NV-18.8.8: Al-Khwarizmi adds two, but not beyond 6."""
    # given
    position = table(f"1 dice red {value}", "1 tableau al_khwarizmi")
    # when
    play(position, "1: use al_khwarizmi")
    # then
    holds(position, f"1 dice = red {adjusted}")


def test_adjust_stops_at_the_lowest_face(tmp_path: Path) -> None:
    """NV-18.8.8: a die worth 2 made smaller by 4 shows 1."""
    # given
    limit = {"per": "round", "times": 1}
    card = personality("file", effect("ability", "adjust", die="any", amount=-4, limit=limit))
    position = own_table(rules_with(tmp_path, card), "1 dice red 2", "1 tableau file")
    # when
    play(position, "1: use file")
    # then
    holds(position, "1 dice = red 1")


@pytest.mark.parametrize("value", [1, 5, 6])
def test_set_die_sets_the_value(value: int) -> None:
    """NV-18.8.9: Archimedes makes a 6 of any die."""
    # given
    position = table(f"1 dice black {value}", "1 tableau archimedes")
    # when
    play(position, "1: use archimedes")
    # then
    holds(position, "1 dice = black 6")


def test_reroll_rolls_the_die_anew() -> None:
    """NV-18.8.10: every value comes up with some shuffle; colour and other dice stay."""
    # given
    seen = set()
    for seed in range(40):
        position = table("1 dice red 3 blue 2", "1 tableau enheduanna", seed=seed)
        # when
        play(position, "1: use enheduanna", "1: die red 3")
        # then
        text = " ".join(shown_dice(position.view(0)))
        assert text.startswith("red ")
        assert text.endswith(" blue 2")
        seen.add(text)
    assert len(seen) == 6


def shown_dice(view: dict[str, object]) -> list[str]:
    """List the dice of seat 1 as a reader sees them."""
    players = view["players"]
    assert isinstance(players, list)
    return [f"{die['colour']} {die['value']}" for die in players[0]["dice"]]


def test_recolour_gives_a_die_one_of_the_four_colours() -> None:
    """NV-18.8.11: chosen by the owner, black is none of them; the value stays."""
    # given
    position = table("1 dice blue 4", "1 tableau leonardo")
    # when
    play(position, "1: use leonardo")
    # then
    assert offered(position, 1) == ["colour green", "colour red", "colour yellow", "colour blue"]
    # when
    play(position, "1: colour green", "1: gain")
    # then
    holds(position, "1 resources = 4 green")


def test_a_recoloured_black_die_is_no_longer_black() -> None:
    """NV-18.8.11: it can gain and cannot calm; in the bag it is black again."""
    # given
    position = table(ASIDE, "1 dice black 4", "2 dice red 1", "1 tableau leonardo", "bag black 2")
    # when
    play(position, "1: use leonardo", "1: colour red")
    # then
    assert why_not(position, "1: calm") == "no_black NV-5.7.1"
    # when
    play(position, "1: gain")
    # then
    holds(position, "1 resources = 4 red", "bag = black 3")


def test_a_recoloured_die_pays_in_its_new_colour() -> None:
    """NV-18.8.11: a black die made green pays for Pottery, and enlists like a green one."""
    # given
    position = table("1 dice black 3", "1 tableau leonardo", "column pottery", "people sappho")
    # when
    play(position, "1: use leonardo", "1: colour green")
    # then
    assert "develop pottery" in offered(position, 1)
    # when
    play(position, "1: enlist sappho")
    # then: cost 2 raised in full, and then her own -2
    holds(position, "1 unrest = 0")


def test_draw_die_adds_a_rolled_die_of_the_bag() -> None:
    """NV-18.8.12: Curie draws one; it will be spent in this S5."""
    # given
    position = table(ASIDE, "1 dice black 6", "2 dice red 1", "people curie", "bag yellow 1")
    # when
    play(position, "1: enlist curie")
    # then: the spent black die and the yellow one were in the bag
    assert len(position.players[0].dice) == 1
    assert sum(position.bag) == 1
    # when
    play(position, "2: gain")
    # then
    holds(position, "to act = 1", "phase = spend")


def test_draw_die_takes_one_at_a_time_until_the_bag_is_empty(tmp_path: Path) -> None:
    """NV-18.8.12: three are asked for, two are there; with an empty bag nothing happens."""
    # given
    card = personality("gambler", effect("instant", "draw_die", amount=3))
    given = (ASIDE, "1 dice black 1", "people gambler", "2 dice red 1", "bag yellow 1")
    position = own_table(rules_with(tmp_path, card), *given)
    # when
    play(position, "1: enlist gambler")
    # then
    holds(position, "bag = nothing")
    assert sorted(die >> 7 for die in position.players[0].dice) == [2, 4]


def test_the_drawn_die_is_random() -> None:
    """NV-18.8.12: other shuffles draw other dice with other values."""
    # given
    seen = set()
    for seed in range(30):
        position = table("1 dice black 6", "2 dice red 1", "people curie", seed=seed)
        play(position, "1: enlist curie")
        seen.add(position.players[0].dice[0])
    # then
    assert len({die >> 7 for die in seen}) == 5
    assert len({die & 15 for die in seen}) == 6


def test_die_verbs_act_in_the_own_turns_of_spending_only() -> None:
    """NV-18.8.32: only on dice the owner holds, so a rival's die is never offered."""
    # given
    position = table("1 dice blue 2", "2 dice red 5 green 4", "1 tableau sun_tzu julius_caesar")
    # then
    assert why_not(position, "1: use julius_caesar") == "no_die NV-18.5.7"
    # when
    play(position, "1: use sun_tzu")
    # then
    holds(position, "1 dice = blue 5", "2 dice = red 5 green 4")


def test_a_changed_die_re_checks_nothing() -> None:
    """NV-18.8.32: neither the pick limit nor a reduction; whoever stands in the zone stays so."""
    # given
    position = table(
        "1 dice red 1 red 5 red 5", "1 picked 9", "1 unrest 8", "1 penalty", "1 tableau sun_tzu"
    )
    fresh = table("1 dice red 1 red 5 red 5", "1 picked 9", "1 unrest 8", "1 tableau sun_tzu")
    # when
    play(position, "1: use sun_tzu", "1: die red 1")
    play(fresh, "1: use sun_tzu", "1: die red 1")
    # then: the dice add up to 16 now
    for same in (position, fresh):
        holds(same, "1 dice = red 6 red 5 red 5", "1 unrest = 8")
    holds(fresh, "1 penalty = no")
