"""Section 18.3: conditions."""

from pathlib import Path

import pytest

from tests.games.novaera.nova import holds, offered, play, table
from tests.games.novaera.own import effect, own_table, personality, rules_with


def worth(folder: Path, condition: dict[str, object], *given: str, seats: int = 3) -> int:
    """Return what an objective of 5 VP with a condition is worth to seat 1 now."""
    rules = rules_with(
        folder, personality("goal", effect("scoring", "vp", amount=5, condition=condition))
    )
    position = own_table(
        rules, "1 tableau goal", "1 dice red 1", *given, seats=seats, presence_vp=0, majority_vp=0
    )
    lines = position.view(None)["players"]
    assert isinstance(lines, list)
    total = lines[0]["if_scored_now"]["total"]
    assert isinstance(total, int)
    return total


@pytest.mark.parametrize(
    ("rivals", "points"),
    [
        (("2 tableau archery",), 5),
        (("2 tableau archery oppression",), 0),  # a tie
        (("3 tableau archery oppression tributes",), 0),
        (("2 tableau archery+damaged oppression",), 5),
    ],
)
def test_most(tmp_path: Path, rivals: tuple[str, ...], points: int) -> None:
    """NV-18.3.1: greater than that of each rival."""
    # then
    given = ("1 tableau pillage tyranny", *rivals)
    assert worth(tmp_path, {"most": "red"}, *given) == points


@pytest.mark.parametrize(
    ("rivals", "points"),
    [
        (("2 resources 2 red", "3 resources 3 blue"), 5),
        (("2 resources 2 red", "3 resources blue"), 0),  # a tie
        (("2 resources 2 red",), 0),  # seat 3 has none
    ],
)
def test_least(tmp_path: Path, rivals: tuple[str, ...], points: int) -> None:
    """NV-18.3.2: smaller than that of each rival."""
    # then
    assert worth(tmp_path, {"least": "res"}, "1 resources green", *rivals) == points


@pytest.mark.parametrize(("n", "points"), [(2, 5), (3, 5), (4, 0)])
def test_at_least(tmp_path: Path, n: int, points: int) -> None:
    """NV-18.3.3: n or more, whatever rivals have."""
    # then
    given = ("1 resources 3 red", "2 resources 9 red")
    assert worth(tmp_path, {"at_least": ["res:red", n]}, *given) == points


@pytest.mark.parametrize(("n", "points"), [(2, 0), (3, 5), (4, 5)])
def test_at_most(tmp_path: Path, n: int, points: int) -> None:
    """NV-18.3.4: n or less, whatever rivals have."""
    # then
    assert worth(tmp_path, {"at_most": ["res:red", n]}, "1 resources 3 red") == points


@pytest.mark.parametrize(("unrest", "points"), [(6, 0), (7, 5), (8, 5), (9, 5), (0, 0)])
def test_in_zone(tmp_path: Path, unrest: int, points: int) -> None:
    """NV-18.3.5: the owner's marker stands on 7, 8 or 9."""
    # then
    given = (f"1 unrest {unrest}", "2 unrest 8")
    assert worth(tmp_path, {"in_zone": True}, *given) == points


def test_a_false_condition_does_nothing_and_is_not_delayed() -> None:
    """NV-18.3.6: Tributes miss their moment in S7 and give nothing later."""
    # given
    position = table("phase production", "1 tableau tributes", "2 tableau archery")
    # then
    holds(position, "1 resources = nothing", "2 resources = red", "phase = pick")


def test_a_use_with_a_false_condition_is_not_counted(tmp_path: Path) -> None:
    """NV-18.3.6: the ability is not offered and keeps its use until the condition is true."""
    # given
    rules = rules_with(
        tmp_path,
        personality(
            "smith",
            effect(
                "ability",
                "flip",
                die="red",
                condition={"at_least": ["res:red", 1]},
                limit={"per": "round", "times": 1},
            ),
        ),
    )
    position = own_table(rules, "1 dice red 2 red 6", "2 dice red 1", "1 tableau smith")
    assert "use smith" not in offered(position, 1)
    # when
    play(position, "1: gain", "1: die red 6", "2: gain", "1: use smith")
    # then
    holds(position, "1 dice = red 5", "1 tableau = smith+used:1")
