"""Section 18.5: amounts, targets, limits, dice and free kinds."""

from pathlib import Path

import pytest

from novastate.kernel.errors import CardFileError
from tests.games.novaera.nova import asked, holds, offered, play, table, why_not
from tests.games.novaera.own import effect, own_table, personality, rules_with, technology


@pytest.mark.parametrize(
    ("amount", "gained"),
    [
        (3, 3),
        ({"per": "hand", "max": 9}, 5),
        ({"per": "hand", "each": 2, "max": 9}, 2),
        ({"per": "hand", "each": 2, "times": 3, "max": 9}, 6),
        ({"per": "hand", "times": 3, "max": 4}, 4),
        ({"per": "past", "max": 4}, 0),
    ],
)
def test_an_amount(tmp_path: Path, amount: object, gained: int) -> None:
    """NV-18.5.1: a number, or times x floor(Q / each), at most max; five cards in hand."""
    # given
    card = technology("well", effect("production", "gain", kind="blue", amount=amount))
    position = own_table(
        rules_with(tmp_path, card),
        "phase production",
        "1 hand archery pottery markets trade fishing",
        "1 tableau well",
    )
    # then
    holds(position, f"1 resources = {f'{gained} blue' if gained else 'nothing'}")


@pytest.mark.parametrize(
    ("verb", "fields", "fine"),
    [
        ("unrest", {"target": "self"}, True),
        ("track", {"which": "any"}, True),
        ("gain", {"kind": "red"}, False),
        ("lose", {"kind": "red"}, False),
        ("vp", {}, False),
        ("repair", {}, False),
        ("steal", {"target": "each_weaker:red", "kind": "any"}, False),
    ],
)
def test_only_some_amounts_may_be_negative(
    tmp_path: Path, verb: str, fields: dict[str, str], fine: bool
) -> None:
    """NV-18.5.2: unrest and markers go down; of everything else a card file is refused."""
    # given
    card = technology("odd", effect("instant", verb, amount=-2, **fields))
    # then
    if fine:
        assert rules_with(tmp_path, card).card_set.by_id["odd"].effects[0].amount.n == -2
    else:
        with pytest.raises(CardFileError, match="amount"):
            rules_with(tmp_path, card)


def test_a_die_may_be_adjusted_down(tmp_path: Path) -> None:
    """NV-18.5.2: `adjust` is the third verb with negative amounts."""
    # given
    limit = {"per": "round", "times": 1}
    card = technology("file", effect("ability", "adjust", die="any", amount=-2, limit=limit))
    position = own_table(rules_with(tmp_path, card), "1 dice red 5", "1 tableau file")
    # when
    play(position, "1: use file")
    # then
    holds(position, "1 dice = red 3")


@pytest.mark.parametrize(
    ("target", "raised"),
    [
        ("self", (4, 0, 0, 0)),
        ("each_weaker:red", (0, 4, 0, 0)),
        ("each_stronger:red", (0, 0, 0, 4)),
    ],
)
def test_targets(tmp_path: Path, target: str, raised: tuple[int, ...]) -> None:
    """NV-18.5.3: the owner, or every rival with fewer, or with more; equal is neither."""
    # given
    card = personality("whisper", effect("instant", "unrest", target=target, amount=4))
    given = (
        "1 dice black 1",
        "2 dice red 1",
        "1 tableau archery oppression",
        "2 tableau tributes",
        "3 tableau pillage tyranny",
        "4 tableau warfare conscription",
        "people whisper",
    )
    position = own_table(rules_with(tmp_path, card), *given, seats=4)
    # when
    play(position, "1: enlist whisper")
    # then
    holds(position, *(f"{seat + 1} unrest = {n}" for seat, n in enumerate(raised)))


def test_the_targets_are_fixed_when_the_effect_begins(tmp_path: Path) -> None:
    """NV-18.5.3: robbed of a blue, seat 2 is poorer than seat 1, but seat 3 was richer anyway."""
    # given
    card = personality(
        "thief", effect("instant", "steal", target="each_stronger:res", kind="any", amount=2)
    )
    position = own_table(
        rules_with(tmp_path, card),
        "1 dice black 1",
        "2 dice red 1",
        "people thief",
        "1 resources green",
        "2 resources 3 blue",
        "3 resources 2 red",
        seats=3,
    )
    # when
    play(position, "1: enlist thief")
    # then: after the first two seat 1 has three, more than seat 3, which is a target all the same
    holds(position, "1 resources = green 2 blue 2 red", "2 resources = blue")
    holds(position, "3 resources = nothing")


def test_whoever_is_protected_from_attacks_is_no_target() -> None:
    """NV-18.5.4: City Walls keep Pillage away, damaged ones do not."""
    # given
    given = ("phase production", "1 tableau pillage archery", "2 resources 2 blue")
    # then
    safe = table(*given, "2 tableau city_walls")
    play(safe, "1: rest")
    holds(safe, "2 resources = 2 blue", "1 resources = red")
    hurt = table(*given, "2 tableau city_walls+damaged")
    play(hurt, "1: rest")
    holds(hurt, "2 resources = blue", "1 resources = red blue")


def test_uses_of_the_round_come_back() -> None:
    """NV-18.5.5: Barter can be used twice in a round, and again in the next."""
    # given
    position = table("1 dice red 1", "1 resources 3 green", "1 tableau barter")
    # when
    play(position, "1: use barter", "1: take red", "1: use barter", "1: give green", "1: take red")
    # then
    assert why_not(position, "1: use barter") == "used_up NV-18.5.5"
    fresh = table("phase clean_up", "1 tableau barter+used:2+used:2")
    holds(fresh, "1 tableau = barter", "round = 2")


def test_uses_of_the_game_never_come_back() -> None:
    """NV-18.5.5: Hammurabi stays for one era and goes with the next."""
    # given
    once, twice = (
        table("1 tableau hammurabi", "phase scoring"),
        table("1 tableau hammurabi+used:2", "phase scoring"),
    )
    # then: the round that began gave nothing back
    holds(once, "1 tableau = hammurabi+used:2", "1 past = nothing")
    holds(twice, "1 tableau = nothing", "1 past = hammurabi")


def test_a_use_is_spent_even_if_it_changes_nothing() -> None:
    """NV-18.5.5: Archimedes sets a 6 to 6."""
    # given
    position = table("1 dice red 6", "1 tableau archimedes")
    # when
    play(position, "1: use archimedes")
    # then
    holds(position, "1 dice = red 6", "1 tableau = archimedes+used:2")
    assert why_not(position, "1: use archimedes") == "used_up NV-18.5.5"


def test_an_ability_without_a_limit_is_refused(tmp_path: Path) -> None:
    """NV-18.5.6: the card file must say it."""
    # when
    with pytest.raises(CardFileError, match="limit"):
        rules_with(tmp_path, technology("odd", effect("ability", "flip", die="any")))


def test_uses_survive_damage_and_repair() -> None:
    """NV-18.5.6: Barter, used twice, damaged and repaired, is still used up in this round."""
    # given
    position = table(
        "1 dice red 1 red 2",
        "2 dice red 1",
        "1 resources green red",
        "1 tableau barter+damaged+used:2+used:2",
    )
    # when
    play(position, "1: repair", "1: die red 1", "2: gain")
    # then
    holds(position, "1 tableau = barter+used:2+used:2")
    assert why_not(position, "1: use barter") == "used_up NV-18.5.5"


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("julius_caesar", ["die red 4", "die red 2"]),
        ("military_tactics", ["die red 4", "die red 2", "die blue 3"]),
        ("sun_tzu", ["die red 4", "die red 2", "die blue 3", "die black 1"]),
    ],
)
def test_the_owner_picks_one_of_the_dice_that_qualify(card: str, dice: list[str]) -> None:
    """NV-18.5.7: a colour, a list of colours, or any; black is a colour of dice."""
    # given
    position = table("1 dice red 4 red 2 blue 3 black 1", f"1 tableau {card}")
    # when
    play(position, f"1: use {card}")
    # then
    assert offered(position, 1) == dice
    none = table("1 dice green 4", "1 tableau julius_caesar")
    assert why_not(none, "1: use julius_caesar") == "no_die NV-18.5.7"


def test_free_kinds_are_chosen_one_by_one() -> None:
    """NV-18.5.8: Alchemy takes two of any and gives three of any, each chosen for itself."""
    # given
    position = table("1 dice red 1", "1 resources 2 green 2 red", "1 tableau alchemy")
    # when
    play(position, "1: use alchemy")
    # then
    assert asked(position) == "give_resource"
    assert offered(position, 1) == ["give green", "give red"]
    # when
    play(position, "1: give green", "1: give red")
    # then
    assert asked(position) == "take_resource"
    # when
    play(position, "1: take blue", "1: take yellow", "1: take blue")
    # then
    holds(position, "1 resources = green red yellow 2 blue")
