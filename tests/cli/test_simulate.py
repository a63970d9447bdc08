"""`simulate` and `bench` from the command line."""

from pathlib import Path

import pytest

from novastate.bots import registry
from novastate.bots.random import RandomBot
from novastate.kernel.chance import Chance
from novastate.kernel.position import Move, Position
from tests.cli.conftest import Cli

STABLE = {
    "failures",
    "games",
    "decisions",
    "games_per_s",
    "decisions_per_s",
    "wins",
    "mean_rounds",
    "scores",
    "mean_decisions",
    "score_quartiles",
    "wins_by_seat",
    "wins_by_faction",
    "end_reasons",
}


class Broken(RandomBot):
    """Never answers."""

    name = "broken"

    def choose(self, position: Position, seat: int, chance: Chance) -> Move:
        raise RuntimeError("no idea")


def test_a_run_as_data_has_the_stable_keys(cli: Cli) -> None:
    data = cli("simulate master --seats 4 --bots random --games 8 --seed 1 --json").data()

    assert set(data) >= STABLE
    assert (data["games"], data["failures"], data["failed"]) == (8, 0, [])
    assert set(data["wins"]) == {f"random#{seat}" for seat in (1, 2, 3, 4)}
    assert sum(data["wins"].values()) == pytest.approx(8)
    assert sum(data["wins_by_seat"].values()) == pytest.approx(8)
    assert sum(data["wins_by_faction"].values()) == pytest.approx(8)
    assert sum(data["end_reasons"].values()) == 8
    assert set(data["scores"]) == set(data["wins"])
    assert data["mean_decisions"] * 8 == pytest.approx(data["decisions"])
    assert len(data["score_quartiles"]) == 3


def test_different_bots_are_named(cli: Cli) -> None:
    data = cli("simulate master --bots greedy,random --games 2 --json").data()

    assert set(data["wins"]) == set(data["scores"]) == {"greedy", "random"}


def test_a_solo_run_tells_of_levels(cli: Cli) -> None:
    data = cli("simulate master --seats 1 --bots random --games 3 --json").data()

    assert set(data["solo"]) == {"wins", "losses", "levels", "mean_rival_score"}
    assert data["solo"]["wins"] + data["solo"]["losses"] == 3


def test_options_reach_the_game(cli: Cli) -> None:
    short = cli("simulate master --games 3 --option end_vp=3 --json").data()
    usual = cli("simulate master --games 3 --json").data()

    assert short["options"] == {"end_vp": "3"}
    assert short["mean_rounds"] < usual["mean_rounds"]


def test_two_jobs_print_the_same_as_one(cli: Cli) -> None:
    runs = [
        cli("simulate", "master", "--games", "6", "--jobs", jobs, "--json").data()
        for jobs in (1, 2)
    ]

    for data in runs:
        for key in ("jobs", "seconds", "games_per_s", "decisions_per_s"):
            del data[key]
    assert runs[0] == runs[1]


def test_a_run_for_people(cli: Cli) -> None:
    ran = cli("simulate master --seats 1 --games 3")

    assert ran.code == 0
    assert ran.err == ""
    assert "3 games of master with 1 seats: 0 failures" in ran.out
    for word in ("random#1", "Quartiles", "Faction", "Decided by", "Solo: "):
        assert word in ran.out


def test_a_run_of_nova_era_tells_of_cards_and_leaders(cli: Cli) -> None:
    ran = cli("simulate novaera --seats 4 --games 1")

    assert ran.code == 0
    for word in ("Leader in", "In a game", "disasters", "Win rate", "irrigation"):
        assert word in ran.out


def test_failures_are_told_and_give_exit_code_1(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.MAKERS, "broken", Broken)

    ran = cli("simulate master --bots broken --games 2")

    assert ran.code == 1
    assert "2 failures" in ran.out
    assert "failed: RuntimeError: no idea" in ran.out


def test_records_are_written_and_replay(cli: Cli, tmp_path: Path) -> None:
    cli("simulate", "master", "--games", "2", "--records", tmp_path)

    files = sorted(tmp_path.glob("*.record"))

    assert len(files) == 2
    assert [cli("replay", file).code for file in files] == [0, 0]


def test_a_measurement_as_data(cli: Cli) -> None:
    data = cli("bench master --rounds 1 --games 1 --json").data()

    assert set(data) == {"machine", "games"}
    assert set(data["games"]["master"]) >= {
        "decisions_per_s",
        "games_per_s",
        "clones_per_s",
        "compiled",
    }
    assert set(data["machine"]) == {"platform", "processor", "python"}


def test_a_measurement_for_people(cli: Cli) -> None:
    ran = cli("bench --rounds 1 --games 1")

    assert ran.code == 0
    for word in ("master", "Decisions/s", "clones/s", "last"):
        assert word in ran.out
