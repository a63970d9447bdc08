"""Section 18.6: what may be declined."""

from pathlib import Path

import pytest

from tests.games.novaera.nova import asked, holds, offered, play, table
from tests.games.novaera.own import effect, own_table, personality, rules_with

COMPULSORY = [
    effect("instant", "gain", kind="any", amount=1),
    effect("instant", "lose", kind="any", amount=1),
    effect("instant", "steal", target="each_weaker:personality", kind="any", amount=1),
    effect("instant", "unrest", target="self", amount=1),
    effect("instant", "vp", amount=1),
    effect("instant", "damage", target="each_weaker:personality", type="tech", amount=1),
    effect("instant", "draw", amount=1),
    effect("instant", "draw_die", amount=1),
]


@pytest.mark.parametrize("said", COMPULSORY)
def test_what_cannot_be_declined(tmp_path: Path, said: str) -> None:
    """NV-18.6.1: neither the owner nor a victim is offered to do nothing; something changes."""
    # given
    rules = rules_with(tmp_path, personality("fate", said))
    given = (
        "1 dice black 1",
        "2 dice red 1",
        "people fate",
        "stock markets",
        "1 resources green red",
        "2 resources yellow blue",
        "2 tableau archery pottery",
    )
    position = own_table(rules, *given)
    # when
    play(position, "1: enlist fate")
    # then: a question without `done`, or done already
    if asked(position) == "turn":
        one = position.players[0]
        assert one.unrest or one.vp or one.hand or one.dice
    else:
        seat = position.to_act()[0]
        assert offered(position, seat + 1)
        assert "done" not in offered(position, seat + 1)


def test_protection_is_automatic() -> None:
    """NV-18.6.1: nobody is asked whether City Walls are to help, even if he had rather lost."""
    # given
    position = table("phase disasters", "tracks invasion 10", "1 tableau city_walls@red archery")
    # then
    holds(position, "1 tableau = city_walls@red archery", "phase = pick")


@pytest.mark.parametrize(
    ("said", "choice"),
    [
        (effect("instant", "track", which="riots", amount=-2), "move riots"),
        (effect("instant", "repair", amount=2), "mend fishing"),
        (effect("instant", "research", amount=1), "fetch archery"),
        (effect("instant", "recall", amount=1), "recall pottery"),
    ],
)
def test_what_may_be_declined(tmp_path: Path, said: str, choice: str) -> None:
    """NV-18.6.2: a marker, a repair, a card of the display or of the past may be left alone."""
    # given
    rules = rules_with(tmp_path, personality("offer", said))
    given = ("1 dice black 1", "2 dice red 1", "people offer", "column archery", "tracks riots 5")
    position = own_table(rules, *given, "1 past pottery", "1 tableau fishing+damaged")
    # when
    play(position, "1: enlist offer")
    # then
    assert offered(position, 1) == [choice, "done"]
    # when
    play(position, "1: done")
    # then
    holds(position, "1 hand = nothing", "1 past = pottery", "tracks = riots 5")
    holds(position, "1 tableau = fishing+damaged offer", "to act = 2")


def test_numbers_of_optional_effects_are_up_to() -> None:
    """NV-18.6.2: Quarantine repairs up to two cards; one is enough."""
    # given
    position = table(
        "era 2",
        "1 dice green 6",
        "1 resources 3 green",
        "2 dice red 1",
        "1 hand quarantine",
        "1 tableau archery+damaged fishing+damaged",
    )
    # when
    play(position, "1: develop quarantine", "1: mend fishing", "1: done")
    # then
    assert asked(position) == "move_track"
    holds(position, "1 tableau = archery+damaged fishing quarantine")


def test_token_and_keeping_may_be_declined() -> None:
    """NV-18.6.2: Cleopatra need not place her token, Absolutism need not keep anybody."""
    # given
    queen = table("1 dice black 3", "2 dice red 1", "people cleopatra", "column archery")
    king = table("1 tableau absolutism sappho", "phase scoring")
    # when
    play(queen, "1: enlist cleopatra", "1: take red", "1: take red")
    # then
    assert offered(queen, 1) == ["mark archery", "done"]
    assert offered(king, 1) == ["keep sappho", "done"]
    # when
    play(queen, "1: done")
    play(king, "1: done")
    # then
    holds(queen, "token = home")
    holds(king, "1 past = sappho")
