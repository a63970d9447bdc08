"""Ratings: what is known of the model comes out, and it holds what it promises."""

import math
import random

import pytest
from openskill.models import PlackettLuce

from novastate.arena.intervals import wilson
from novastate.arena.pairing import schedule
from novastate.arena.ratings import MEAN, SCALE, Places, Rating, ratings

STRENGTHS = {"a": 0.0, "b": 0.7, "c": 1.5, "d": -1.0}


def results(games: int, seats: int, source: random.Random) -> list[Places]:
    """Draw final orders as the model says, at the tables of a tournament."""
    tables = schedule(tuple(STRENGTHS), seats)
    found: list[Places] = []
    for index in range(games):
        left = list(tables[index % len(tables)][1])
        order: list[tuple[str, ...]] = []
        while left:
            weights = [math.exp(STRENGTHS[bot]) for bot in left]
            taken = source.choices(range(len(left)), weights)[0]
            order.append((left.pop(taken),))
        found.append(tuple(order))
    return found


def won(bot: str, other: str) -> Places:
    return (bot,), (other,)


def test_two_bots_differ_by_the_odds_of_their_games() -> None:
    found = ratings(["a", "b"], [won("a", "b")] * 3000 + [won("b", "a")] * 1000)

    assert found["a"].points - found["b"].points == pytest.approx(400 * math.log10(3), abs=0.5)
    assert found["a"].points + found["b"].points == pytest.approx(2 * MEAN)


def test_equal_results_are_equal_ratings_and_a_draw_is_one_of_them() -> None:
    found = ratings(["a", "b"], [won("a", "b"), won("b", "a"), (("a", "b"),)] * 20)

    assert found["a"].points == pytest.approx(MEAN)
    assert found["b"].points == pytest.approx(MEAN)


def test_the_interval_of_two_bots_is_that_of_the_binomial() -> None:
    found = ratings(["a", "b"], [won("a", "b"), won("b", "a")] * 500)

    half = (found["a"].interval[1] - found["a"].interval[0]) / 2
    log_odds = 1.96 / math.sqrt(1000 * 0.5 * 0.5)
    assert half == pytest.approx(SCALE * log_odds / 2, rel=0.01)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_intervals_hold_the_truth_nineteen_times_in_twenty(seats: int) -> None:
    source = random.Random(seats)
    middle = sum(STRENGTHS.values()) / len(STRENGTHS)
    truth = {bot: MEAN + SCALE * (s - middle) for bot, s in STRENGTHS.items()}

    tries = [ratings(list(STRENGTHS), results(120, seats, source)) for _ in range(50)]

    held = sum(low <= truth[b] <= high for found in tries for b, (low, high) in bounds(found))
    assert 0.9 <= held / 200 <= 0.995


def bounds(found: dict[str, Rating]) -> list[tuple[str, tuple[float, float]]]:
    return [(bot, rating.interval) for bot, rating in found.items()]


def test_a_bot_that_never_lost_is_strong_but_not_without_limit() -> None:
    few = ratings(["a", "b"], [won("a", "b")] * 10)
    many = ratings(["a", "b"], [won("a", "b")] * 1000)

    assert MEAN < few["a"].points < many["a"].points < MEAN + 1000
    assert few["a"].interval[0] < few["a"].points < few["a"].interval[1]


def test_seats_of_the_same_bot_say_nothing_of_each_other() -> None:
    found = ratings(
        ["a", "b"], [(("a",), ("a",), ("b",), ("b",)), (("b",), ("b",), ("a",), ("a",))]
    )

    assert found["a"].points == pytest.approx(MEAN)


def test_the_order_of_the_games_does_not_matter() -> None:
    games = results(60, 3, random.Random(5))

    forth, back = ratings(list(STRENGTHS), games), ratings(list(STRENGTHS), games[::-1])

    for bot in STRENGTHS:
        assert forth[bot].points == pytest.approx(back[bot].points)


def test_an_independent_model_puts_the_bots_into_the_same_order() -> None:
    games = results(240, 3, random.Random(9))
    model = PlackettLuce()
    skills = {bot: model.rating() for bot in STRENGTHS}
    for game in games:
        names = [group[0] for group in game]
        for name, [skill] in zip(names, model.rate([[skills[name]] for name in names])):
            skills[name] = skill

    found = ratings(list(STRENGTHS), games)

    ours = sorted(STRENGTHS, key=lambda bot: found[bot].points)
    assert ours == sorted(STRENGTHS, key=lambda bot: skills[bot].mu) == ["d", "a", "b", "c"]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson_intervals_are_those_of_the_literature(
    wins: float, games: float, low: float, high: float
) -> None:
    """The last is Newcombe's example of 1998."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)
