"""What a run keeps of cards, leaders and events."""

from pathlib import Path

import pytest

from novastate.arena.cards import card_rows, leader_rows, mean_counts, order_wins
from novastate.arena.novaera import NovaEraTally
from novastate.arena.playing import Plan, Played, play_one
from novastate.arena.report import Report
from novastate.arena.simulate import simulate
from novastate.arena.tally import Facts, tally
from novastate.games.registry import GAMES, GameEntry
from tests.games.novaera.nova import play, table

BOTS = ("random", "random")


def played(index: int, facts: Facts | None, **more: object) -> Played:
    values: dict[str, object] = {"scores": (30, 20), "winners": (0,), "facts": facts}
    return Played(index, index, BOTS, **(values | more))  # type: ignore[arg-type]


# --- what the games add up to


def test_cards_are_counted_with_the_luck_of_their_takers() -> None:
    seen = ("archery", "pottery", "trade")
    games = [
        played(0, Facts(seen, (("archery", 0), ("pottery", 1)))),
        played(1, Facts(seen, (("archery", 1),)), winners=(0, 1)),
        played(2, Facts(("archery",)), winners=(1,)),
    ]

    rows = card_rows(games)

    assert rows["archery"] == {
        "seen": 3,
        "taken": 2,
        "taken_share": 0.667,
        "wins": 1.5,
        "win_rate": 0.75,
        "mean_score": 25.0,
    }
    assert rows["pottery"]["win_rate"] == 0.0
    assert (rows["trade"]["taken"], rows["trade"]["win_rate"]) == (0, 0.0)


def test_leaders_are_counted_with_their_wins() -> None:
    games = [
        played(0, Facts(leaders={"red": 0, "blue": 1})),
        played(1, Facts(leaders={"red": 1})),
    ]

    assert leader_rows(games) == {
        "blue": {"games": 1, "wins": 0.0, "win_rate": 0.0},
        "red": {"games": 2, "wins": 1.0, "win_rate": 0.5},
    }


def test_victories_are_counted_by_place_in_the_first_round() -> None:
    games = [played(0, Facts(first=0)), played(1, Facts(first=1)), played(2, Facts(), winners=(1,))]

    assert order_wins(games, 2) == {"1": 1.0, "2": 2.0}


def test_counts_are_means_over_the_watched_games() -> None:
    games = [played(0, Facts(counts={"disasters": 3})), played(1, Facts(counts={"disasters": 6}))]

    assert mean_counts([*games, played(2, None)]) == {"disasters": 4.5}


def test_the_lead_of_the_winner_is_reported() -> None:
    games = [played(0, None), played(1, None, scores=(30, 26))]

    data = Report(Plan("master", 2, BOTS, 1), 1, 1.0, games).to_data()

    assert data["mean_lead"] == 7.0


# --- games that are watched, and games that are not


def test_a_game_without_a_tally_is_reported_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "master", GameEntry("master", GAMES["master"].ruleset))
    assert tally("master") is None

    data = simulate("master", 2, ["random"], 1).to_data()

    assert not {"cards", "leaders", "counts", "wins_by_order"} & set(data)


def test_every_seat_of_nova_era_takes_only_what_was_seen() -> None:
    report = simulate("novaera", 3, ["random"], 3)

    assert report.failed() == []
    for game in report.played:
        assert game.facts is not None
        assert {card for card, _ in game.facts.taken} <= set(game.facts.seen)
        assert {seat for _, seat in game.facts.taken} == {0, 1, 2}
        assert game.rounds == 9
        assert sum(game.facts.counts[f"vp_era_{era}"] for era in (1, 2, 3)) == sum(game.scores)
    data = report.to_data()
    assert set(data["leaders"]) <= {"green", "red", "yellow", "blue", "territory"}  # type: ignore[call-overload]
    assert data["mean_rounds"] == 9.0


def test_recorded_games_are_watched_as_well(tmp_path: Path) -> None:
    plain = play_one(Plan("novaera", 2, BOTS, 4), 0)

    assert play_one(Plan("novaera", 2, BOTS, 4, records=tmp_path), 0) == plain


# --- Nova Era's tally


def test_display_and_hands_are_seen() -> None:
    position = table("column archery pottery", "people sappho", "1 hand trade", "1 dice red 6")
    watch = NovaEraTally()

    watch.begin(position)

    assert watch.seen == {"archery", "pottery", "sappho", "trade"}


def test_developing_enlisting_and_expanding_are_taking() -> None:
    given = ("era 2", "column archery", "people sappho", "1 hand river_valleys")
    dice = ("1 tableau irrigation herbalism", "1 dice red 6 black 2 black 3", "2 dice green 1")
    position = table(*given, *dice)
    watch = NovaEraTally()
    watch.begin(position)

    events = play(position, "1: develop archery")
    watch.note(position, events)
    watch.note(position, play(position, "2: gain", "1: enlist sappho", "1: die black 2"))
    watch.note(position, play(position, "1: expand river_valleys"))

    facts = watch.facts(position)
    assert facts.taken == (("archery", 0), ("sappho", 0), ("river_valleys", 0))
    counts = facts.counts
    assert (counts["developed"], counts["enlisted"], counts["expanded"]) == (1, 1, 1)
    assert counts["gained"] == 1


def test_only_who_has_most_alone_leads() -> None:
    position = table("1 tableau archery pottery", "2 tableau oppression", "1 dice red 1")

    facts = NovaEraTally().facts(position)

    assert facts.leaders == {"green": 0}
