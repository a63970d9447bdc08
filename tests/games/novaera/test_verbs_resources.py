"""Section 18.8: gain, lose, steal, unrest, vp, convert."""

from pathlib import Path

import pytest

from tests.games.novaera.nova import asked, holds, offered, play, table, why_not
from tests.games.novaera.own import effect, own_table, personality, rules_with, technology


def test_gain_takes_resources_from_the_supply() -> None:
    """NV-18.8.1: of a colour without asking, of any kind one by one."""
    # given
    position = table("1 dice black 3", "2 dice red 1", "people razia", "1 resources red")
    fixed = table("1 dice black 2", "people enheduanna")
    # when
    play(position, "1: enlist razia", "1: take blue", "1: take red")
    play(fixed, "1: enlist enheduanna")
    # then
    holds(position, "1 resources = 2 red blue", "2 resources = nothing")
    holds(fixed, "1 resources = 3 blue")


@pytest.mark.parametrize(("have", "left"), [(3, "yellow"), (2, "nothing"), (1, "nothing")])
def test_lose_gives_back_what_there_is(tmp_path: Path, have: int, left: str) -> None:
    """NV-18.8.2: that many of the kind; if there are fewer, all of them, and no other kind."""
    # given
    card = technology("toll", effect("production", "lose", kind="yellow", amount=2))
    given = ("phase production", f"1 resources {have} yellow green", "1 tableau toll")
    position = own_table(rules_with(tmp_path, card), *given)
    # then
    holds(position, f"1 resources = green{'' if left == 'nothing' else ' ' + left}")


def test_lose_any_is_chosen_one_by_one(tmp_path: Path) -> None:
    """NV-18.8.2: the owner chooses what goes, and no more than there is."""
    # given
    card = technology("toll", effect("production", "lose", kind="any", amount=3))
    rules = rules_with(tmp_path, card)
    given = ("phase production", "1 tableau toll")
    position = own_table(rules, *given, "1 resources 2 yellow 2 green")
    poor = own_table(rules, *given, "1 resources yellow green")
    # when
    play(position, "1: give green", "1: give yellow", "1: give green")
    # then
    holds(position, "1 resources = yellow")
    play(poor, "1: give green")
    holds(poor, "1 resources = nothing", "phase = pick")


def test_steal_moves_resources_from_each_target_in_order() -> None:
    """NV-18.8.3: the thief chooses each kind among what the victim then has."""
    # given
    position = table(
        "1 dice black 4",
        "2 dice red 1",
        "people bastidas",
        "2 vp 3",
        "3 vp 3",
        "2 resources green red",
        "3 resources 2 blue yellow",
        seats=3,
    )
    # when
    play(position, "1: enlist bastidas", *["1: take yellow"] * 3)
    # then
    assert asked(position) == "steal_resource"
    assert offered(position, 1) == ["steal green", "steal red"]
    # when: one red is left, which needs no choice
    play(position, "1: steal green")
    # then
    holds(position, "2 resources = nothing", "1 resources = green red 3 yellow")
    assert offered(position, 1) == ["steal yellow", "steal blue"]
    # when
    play(position, "1: steal blue", "1: steal blue")
    # then
    holds(position, "3 resources = yellow", "1 resources = green red 3 yellow 2 blue")


def test_an_empty_victim_gives_nothing() -> None:
    """NV-18.8.3: the next victim is not robbed twice for it."""
    # given
    position = table("phase production", "1 tableau pillage", "3 resources 2 blue", seats=3)
    # then
    holds(position, "1 resources = blue", "3 resources = blue", "phase = pick")


def test_unrest_raises_or_lowers_each_target() -> None:
    """NV-18.8.4: Radio unsettles whoever has fewer blue technologies, Theater calms its owner."""
    # given
    given = ("era 3", "1 dice blue 6", "1 resources 6 blue", "1 hand radio", "2 dice red 1")
    position = table(*given, "2 unrest 3", "3 unrest 5", "3 tableau alphabet", seats=3)
    # when
    play(position, "1: develop radio")
    # then
    holds(position, "1 unrest = 0", "2 unrest = 4", "3 unrest = 5", "1 vp = 1")
    calm = table("phase production", "1 tableau theater", "1 unrest 4", "2 unrest 4")
    holds(calm, "1 unrest = 3", "2 unrest = 4")


def test_raised_rivals_take_penalty_and_civil_war() -> None:
    """NV-18.8.4: it is a RAISE like any other."""
    # given
    given = ("era 3", "1 dice blue 6", "1 resources 6 blue", "1 hand radio")
    zone = table(*given, "2 unrest 6", "2 dice red 5")
    war = table(*given, "2 unrest 9", "2 dice red 5", "2 tableau archery")
    # when
    play(zone, "1: develop radio")
    play(war, "1: develop radio")
    # then
    holds(zone, "2 unrest = 7", "2 dice = red 4", "2 penalty = yes")
    holds(war, "2 unrest = 0", "2 dice = red 5", "2 tableau = archery+damaged")


def test_vp_are_gained_when_resolving_and_when_scoring() -> None:
    """NV-18.8.5: Metropolis gives one at once and two for all five types in a scoring."""
    # given
    given = ("1 tableau irrigation pottery archery oppression fishing storytelling", "2 dice red 1")
    position = table("era 3", *given, "1 dice red 1", "1 hand metropolis")
    # when
    play(position, "1: expand metropolis")
    # then
    holds(position, "1 vp = 1", "2 vp = 0")
    scored = table(
        "era 3", *given, "1 tableau metropolis", "phase scoring", presence_vp=0, majority_vp=0
    )
    holds(scored, "1 vp = 2")


def test_convert_as_an_ability_is_one_exchange_a_use() -> None:
    """NV-18.8.6: give exactly what is asked, then take; not usable without it."""
    # given
    position = table("1 dice red 1", "1 resources yellow", "1 tableau mercenaries")
    poor = table("1 dice red 1", "1 resources 5 red", "1 tableau mercenaries")
    # when
    play(position, "1: use mercenaries")
    # then
    holds(position, "1 resources = 2 red", "1 tableau = mercenaries+used:1")
    assert asked(position) == "turn"
    assert why_not(poor, "1: use mercenaries") == "no_use NV-18.8.6"


def test_convert_in_production_is_asked_up_to_the_limit() -> None:
    """NV-18.8.6: the Central Bank turns three resources into a point, twice at most."""
    # given
    position = table("phase production", "1 resources 10 green", "1 tableau central_bank")
    short = table("phase production", "1 resources 5 green", "1 tableau central_bank")
    # when
    play(position, "1: convert", "1: convert")
    play(short, "1: convert")
    # then: two thirds would be left for a third time, but the limit is two
    holds(position, "1 vp = 2", "1 resources = 4 green", "phase = pick")
    holds(short, "1 vp = 1", "1 resources = 2 green", "phase = pick")


def test_convert_gives_before_it_takes() -> None:
    """NV-18.8.6: what is got cannot help to pay."""
    # given
    position = table("1 dice red 1", "1 resources green", "1 tableau alchemy")
    # then
    assert why_not(position, "1: use alchemy") == "no_use NV-18.8.6"


def test_a_mixed_price_must_be_met_in_full(tmp_path: Path) -> None:
    """NV-18.8.6: a fixed kind and a free one; the free one is chosen among what is left."""
    # given
    card = personality(
        "broker",
        effect(
            "ability",
            "convert",
            pay={"red": 1, "any": 1},
            get={"blue": 2, "any": 1},
            limit={"per": "round", "times": 1},
        ),
    )
    rules = rules_with(tmp_path, card)
    given = ("1 dice red 1", "1 tableau broker")
    position = own_table(rules, *given, "1 resources 2 red green")
    # then
    assert "use broker" not in offered(own_table(rules, *given, "1 resources red"), 1)
    assert "use broker" not in offered(own_table(rules, *given, "1 resources 2 green"), 1)
    # when
    play(position, "1: use broker")
    # then
    assert offered(position, 1) == ["give green", "give red"]
    play(position, "1: give red", "1: take yellow")
    holds(position, "1 resources = green 2 blue yellow")
