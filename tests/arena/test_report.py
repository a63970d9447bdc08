"""What many games add up to."""

from novastate.arena.playing import Plan, Played
from novastate.arena.report import Report, quartiles


def played(index: int, bots: tuple[str, ...], **facts: object) -> Played:
    values: dict[str, object] = {
        "decisions": 100,
        "rounds": 6,
        "scores": (30, 20),
        "winners": (0,),
        "reason": "vp",
        "factions": ("new_york", "mutants_union"),
    }
    return Played(index, 1000 + index, bots, **(values | facts))  # type: ignore[arg-type]


def report(bots: tuple[str, ...], *games: Played) -> Report:
    return Report(Plan("master", len(bots), bots, 1), 1, 2.0, list(games))


def test_equal_bots_are_counted_by_seat() -> None:
    same = ("random", "random")

    made = report(same, played(0, same), played(1, same, winners=(1,)), played(2, same))

    assert made.wins() == {"random#1": 2, "random#2": 1}


def test_different_bots_are_counted_by_name_wherever_they_sit() -> None:
    bots = ("greedy", "random")

    made = report(bots, played(0, bots), played(1, ("random", "greedy"), winners=(1,)))

    assert made.wins() == {"greedy": 2, "random": 0}
    assert made.wins_by_seat() == {"1": 1, "2": 1}
    assert made.scores()["greedy"]["mean"] == 25.0


def test_a_shared_victory_is_split() -> None:
    same = ("random", "random")

    made = report(same, played(0, same, winners=(0, 1), reason="shared"), played(1, same))

    assert made.wins() == {"random#1": 1.5, "random#2": 0.5}
    assert made.factions()["mutants_union"]["wins"] == 0.5
    assert sum(made.wins().values()) == 2


def test_failed_games_count_but_do_not_blur_the_figures() -> None:
    same = ("random", "random")

    data = report(same, played(0, same), Played(1, 1001, same, error="KeyError: 3")).to_data()

    assert (data["games"], data["failures"]) == (2, 1)
    assert data["failed"] == [{"game": 2, "seed": 1001, "message": "KeyError: 3"}]
    assert data["mean_rounds"] == 6.0
    assert data["mean_decisions"] == 100.0
    assert data["games_per_s"] == 1.0
    assert data["decisions_per_s"] == 50.0


def test_a_run_in_which_everything_failed_still_has_a_report() -> None:
    same = ("random", "random")

    data = report(same, Played(0, 7, same, error="KeyError: 3")).to_data()

    assert data["wins"] == {"random#1": 0, "random#2": 0}
    assert data["scores"] == {}
    assert data["score_quartiles"] == []
    assert data["mean_rounds"] == 0.0


def test_factions_are_counted_by_the_seats_that_lead_them() -> None:
    same = ("random", "random")

    made = report(same, played(0, same), played(1, same, factions=("mutants_union", "new_york")))

    assert made.factions() == {
        "mutants_union": {"games": 2, "wins": 1, "mean_score": 25.0},
        "new_york": {"games": 2, "wins": 1, "mean_score": 25.0},
    }


def test_a_solo_run_counts_wins_and_levels() -> None:
    solo = ("greedy",)
    alone: dict[str, object] = {"factions": ("new_york",), "rival_score": 35}
    won = played(0, solo, **alone, scores=(41,), level="human_being", reason="solo_win")
    lost = played(1, solo, **alone, scores=(20,), winners=(), reason="solo_loss")

    data = report(solo, won, lost).to_data()

    assert data["wins"] == {"greedy#1": 1}
    assert data["solo"] == {
        "wins": 1,
        "losses": 1,
        "levels": {"human_being": 1},
        "mean_rival_score": 35.0,
    }
    assert data["end_reasons"] == {"solo_win": 1, "solo_loss": 1}


def test_quartiles_of_few_values() -> None:
    assert quartiles([]) == []
    assert quartiles([7]) == [7.0, 7.0, 7.0]
    assert quartiles([1, 3]) == [1.5, 2.0, 2.5]
