"""What each die would do, told before it is spent: price, what is short, the own count."""

import time

import pytest

from novastate.games.novaera.asking.trials import count, struck
from novastate.games.novaera.constants import DARK_AGE
from tests.games.novaera.nova import play, table
from tests.games.novaera.walks import start, walk


def test_each_die_says_what_is_left_to_pay_and_what_is_short() -> None:
    # given
    position = table(
        "era 2", "1 dice blue 4 black 3", "1 resources 2 blue", "1 hand philosophy observatories"
    )
    # when
    (way, other) = [
        one.preview["dice"] if one.preview else []
        for one in position.question(0).choices
        if one.notation in ("develop philosophy", "develop observatories")
    ]
    # then: the cheapest die comes first
    assert isinstance(way, list)
    assert isinstance(other, list)
    for dice in (way, other):
        assert [one["die"] for one in dice] == [0, 1]
        assert dice[0]["due"] + 4 == dice[1]["due"]
        assert all(one["short"] == max(0, one["due"] - 2) for one in dice)
    assert "forecast" not in other[1]


@pytest.mark.parametrize("seed", range(6))
def test_the_count_after_an_action_is_the_one_foretold(seed: int) -> None:
    # given
    position = start(3, seed)
    checked = 0
    for seat, move in walk(position, seed):
        question = position.question(seat)
        (choice,) = [one for one in question.choices if one.move == move and not one.refusal]
        before, reveals = count(position, seat), position.reveals
        # when
        position.apply(seat, move)
        # then: where one die was left, the action is over when somebody else is asked
        dice = (choice.preview or {}).get("dice")
        if not isinstance(dice, list) or len(dice) != 1 or "forecast" not in dice[0]:
            continue
        spending = position.view(None)["phase"] == "spend" and position.reveals == reveals
        if spending and seat not in position.to_act():
            assert count(position, seat) - before == dice[0]["forecast"]
            checked += 1
    assert checked


def test_a_disaster_says_what_it_would_cost() -> None:
    # given: two blue cards, one of them with points
    position = table("era 2", "1 dice blue 1", "1 tableau philosophy writing")
    # when
    cost = struck(position, 0, 3)
    # then: the reader sees it of his own only, and the dark age has no count
    tracks = position.view(0)["tracks"]
    assert isinstance(tracks, dict)
    assert tracks["regression"]["count"] == cost <= 0
    assert "count" not in tracks["dark_age"]
    assert DARK_AGE == 4
    public = position.view(None)["tracks"]
    assert isinstance(public, dict)
    assert "count" not in public["regression"]


def test_questions_with_their_forecasts_are_quick() -> None:
    # given
    position = start(4, 3)
    times: list[float] = []
    # when
    for seat, move in walk(position, 3):
        begun = time.process_time()
        position.question(seat)
        times.append(time.process_time() - begun)
        position.apply(seat, move)
    # then
    assert sum(times) / len(times) < 0.02


def test_forecasts_of_spent_resources() -> None:
    # given: a technology that gives points for what is left in the supply
    position = table(
        "era 2",
        "1 dice yellow 4 yellow 2",
        "2 dice red 1",
        "1 resources 8 yellow",
        "1 tableau double_entry",
    )
    # when
    (gain,) = [one for one in position.question(0).choices if one.notation == "gain"]
    before = count(position, 0)
    play(position, "1: gain", "1: die yellow 2")
    # then
    assert gain.preview is not None
    assert gain.preview["forecast"] == count(position, 0) - before
