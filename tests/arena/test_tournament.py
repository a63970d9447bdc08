"""Tournaments: who was ahead of whom, and how that adds up."""

import pytest

from novastate.arena.playing import Plan, Played
from novastate.arena.report import Report
from novastate.arena.tournament import (
    duels,
    places,
    standings,
    tournament,
    tournament_data,
    whole_legs,
)
from novastate.kernel.errors import BadInput

DUO = ("a", "b")


def played(index: int, bots: tuple[str, ...], ranks: tuple[int, ...], **more: object) -> Played:
    values: dict[str, object] = {
        "scores": tuple(50 - rank for rank in ranks),
        "winners": tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
        "ranks": ranks,
        "answers": (10,) * len(bots),
        "thinking": (0.5,) * len(bots),
    }
    return Played(index, 1, bots, **(values | more))  # type: ignore[arg-type]


def report(bots: tuple[str, ...], seats: int, *games: Played) -> Report:
    return Report(Plan("master", seats, bots, 1, tournament=True), 1, 1.0, list(games))


def test_places_stand_in_order_and_ties_together() -> None:
    game = played(0, ("a", "b", "c", "d"), (2, 1, 2, 4))

    assert places(game) == (("b",), ("a", "c"), ("d",))


def test_a_duel_counts_every_game_once() -> None:
    made = report(DUO, 2, played(0, ("a", "b"), (1, 2)), played(1, ("b", "a"), (1, 1)))

    duel = duels(made)["a", "b"]

    assert (duel.games, duel.ahead, duel.rate) == (2, 1.5, 0.75)
    assert duels(made)["b", "a"].ahead == 0.5
    assert duel.interval[0] < 0.75 < duel.interval[1]


def test_at_a_mixed_table_all_seats_of_both_bots_are_compared() -> None:
    made = report(DUO, 4, played(0, ("a", "a", "b", "b"), (1, 4, 2, 3)))

    assert duels(made)["a", "b"].ahead == 0.5


def test_the_fair_share_follows_from_the_seats_a_bot_held() -> None:
    made = report(
        DUO,
        3,
        played(0, ("a", "a", "b"), (1, 2, 3)),
        played(1, ("a", "b", "b"), (3, 1, 2)),
    )

    found = standings(made)

    assert found["a"].fair == found["b"].fair == 0.5
    assert (found["a"].wins, found["b"].wins) == (1.0, 1.0)
    assert found["a"].ms == 50.0
    assert (found["a"].decisions, found["b"].decisions) == (30, 30)


def test_the_best_rating_comes_first() -> None:
    made = report(DUO, 2, *(played(i, ("a", "b"), (2, 1)) for i in range(5)))

    assert list(standings(made)) == ["b", "a"]


def test_a_bot_that_has_not_played_yet_is_listed_all_the_same() -> None:
    made = report(("a", "b", "c"), 2, played(0, ("a", "b"), (1, 2)))

    found = standings(made)

    assert found["c"].games == 0
    assert (found["c"].rate, found["c"].fair, found["c"].ms) == (0.0, 0.0, 0.0)
    assert whole_legs(made) == 6


def test_failed_games_are_left_out() -> None:
    broken = Played(1, 1, ("b", "a"), error="RuntimeError: out of fuel")

    made = report(DUO, 2, played(0, ("a", "b"), (1, 2)), broken)

    assert duels(made)["a", "b"].games == 1
    assert tournament_data(made)["failures"] == 1


@pytest.mark.parametrize(("game", "seats"), [("master", 3), ("novaera", 4), ("newera", 5)])
def test_the_same_seed_gives_the_same_tournament_on_one_and_two_processes(
    game: str, seats: int
) -> None:
    alone = tournament(game, seats, ["random", "greedy"], 2, 7)

    assert alone.failed() == []
    if game == "master":
        assert tournament(game, seats, ["random", "greedy"], 2, 7, jobs=2).played == alone.played
    assert alone.played[0].seed == alone.played[1].seed
    assert sorted(alone.played[0].bots) == sorted(alone.played[1].bots)
    assert alone.played[0].bots != alone.played[1].bots


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["random"], "A tournament needs at least 2 bots."),
        (["random", "random"], "Each bot takes part once: the list names one twice."),
        (["random", "deep"], 'There is no bot "deep"'),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        tournament("master", 2, bots, 2)
