"""`arena`, and going on with an interrupted run, from the command line."""

import json
from pathlib import Path

import pytest

from novastate.bots import registry
from novastate.bots.random import RandomBot
from novastate.kernel.chance import Chance
from novastate.kernel.position import Move, Position
from tests.cli.conftest import Cli
from tests.cli.test_errors import complaint

STABLE = {
    "game",
    "seats",
    "bots",
    "seed",
    "games",
    "failures",
    "decisions",
    "wins",
    "scores",
    "balanced",
    "ratings",
    "pairs",
    "factions",
    "cards",
    "openings",
}
TIMES = ("jobs", "seconds", "games_per_s", "decisions_per_s")
LINE = "arena master --bots restless,random --games 6 --seed 4"


class Restless(RandomBot):
    """Answers so many times, then somebody presses Ctrl-C."""

    name = "restless"
    patience = 10**9

    def choose(self, position: Position, seat: int, chance: Chance) -> Move:
        Restless.patience -= 1
        if Restless.patience < 0:
            raise KeyboardInterrupt
        return super().choose(position, seat, chance)


@pytest.fixture
def restless(monkeypatch: pytest.MonkeyPatch) -> type[Restless]:
    monkeypatch.setitem(registry.MAKERS, "restless", lambda *_: Restless())
    monkeypatch.setattr(Restless, "patience", 10**9)
    return Restless


def test_a_tournament_as_data_has_the_stable_keys(cli: Cli) -> None:
    data = cli("arena master --bots random,greedy --seats 3 --games 6 --seed 1 --json").data()

    assert set(data) >= STABLE
    assert (data["games"], data["failures"], data["balanced"]) == (6, 0, True)
    assert list(data["ratings"]) == ["greedy", "random"]
    assert (data["seed"], data["deals_from"]) == (1, None)
    best = data["ratings"]["greedy"]
    assert best["interval"][0] < best["rating"] < best["interval"][1]
    assert (best["games"], best["fair_rate"]) == (6, 0.5)
    assert best["ms_per_decision"] > data["ratings"]["random"]["ms_per_decision"] > 0
    assert [(pair["bot"], pair["against"]) for pair in data["pairs"]] == [
        ("random", "greedy"),
        ("greedy", "random"),
    ]
    assert sum(pair["ahead"] for pair in data["pairs"]) == 6


def test_deals_from_counts_up_from_the_seed_of_the_first_deal(cli: Cli, tmp_path: Path) -> None:
    page, journal = tmp_path / "page.html", tmp_path / "run.journal"
    line = "arena master --bots random,greedy --games 4 --deals-from 700000 --json --html"

    data = cli(line, page, "--resume", journal).data()

    games = [json.loads(line) for line in journal.read_text("utf-8").splitlines()[1:]]
    assert sorted(game["seed"] for game in games) == [700_000, 700_000, 700_001, 700_001]
    assert data["deals_from"] == 700_000
    assert "Seeds of the deals from 700000" in page.read_text("utf-8")


def test_a_tournament_for_people(cli: Cli) -> None:
    ran = cli("arena master --bots random,greedy --games 3")

    assert (ran.code, ran.err) == (0, "")
    for words in ("3 games of master with 2 seats", "Rating", "Ahead of", "after 4 games"):
        assert words in ran.out


def test_an_interrupt_keeps_the_journal_and_says_how_to_go_on(
    cli: Cli, restless: type[Restless], tmp_path: Path
) -> None:
    file = tmp_path / "run.journal"
    whole = cli(f"{LINE} --json").data()

    restless.patience = 200
    stopped = cli(LINE, "--resume", file)
    restless.patience = 10**9
    kept = len(file.read_text("utf-8").splitlines()) - 1
    resumed = cli(f"{LINE} --json --resume", file).data()

    assert stopped.code == 130
    assert f"Interrupted after {kept} of 6 games; {file} keeps them." in stopped.err
    assert f"--resume {file} goes on from there" in stopped.err
    assert 0 < kept < 6
    for data in (whole, resumed):
        for row in data["ratings"].values():
            del row["ms_per_decision"]
        for key in TIMES:
            del data[key]
    assert resumed == whole


def test_without_a_journal_an_interrupt_says_what_would_have_helped(
    cli: Cli, restless: type[Restless]
) -> None:
    restless.patience = 200

    ran = cli("simulate master --bots restless --games 50")

    assert ran.code == 130
    assert "nothing is kept. With --resume FILE" in ran.err


def test_simulate_goes_on_as_well(cli: Cli, restless: type[Restless], tmp_path: Path) -> None:
    file = tmp_path / "run.journal"
    line = "simulate master --bots restless --games 4 --json"
    whole = cli(line).data()

    restless.patience = 150
    assert cli(line, "--resume", file).code == 130
    restless.patience = 10**9
    resumed = cli(line, "--resume", file).data()

    for data in (whole, resumed):
        for key in TIMES:
            del data[key]
    assert resumed == whole


def test_the_report_is_written_as_a_page_in_the_wanted_language(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "report.html"

    cli("arena novaera --bots random,greedy --games 2 --lang de --html", file)
    german = file.read_text("utf-8")
    cli("simulate novaera --games 1 --html", file)
    english = file.read_text("utf-8")

    assert "<h1>Turnier: Nova Era</h1>" in german
    assert "<h1>Simulation: Nova Era</h1>" in english


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("arena chess --bots random,greedy", 'There is no game "chess"'),
        ("arena master", "Missing option '--bots'"),
        ("arena master --bots random", "A tournament needs at least 2 bots."),
        ("arena master --bots random,deep", 'There is no bot "deep"'),
        ("arena master --bots random,greedy --seats 1", "needs at least 2 seats"),
        ("arena master --bots random,greedy --seats 5", "takes 1 to 4 seats, not 5"),
        ("arena master --bots random,greedy --games 0", "must be at least 1, not 0"),
        ("arena master --bots random,greedy --html no/page.html", "no/page.html cannot be written"),
        ("simulate master --html .", ". cannot be written"),
        ("simulate master --resume no/run.journal", "no/run.journal cannot be opened"),
        ("simulate master --cluster 127.0.0.1:1 --records x", "Records are written on this"),
    ],
)
def test_bad_input_is_answered_by_one_sentence(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, part: str
) -> None:
    monkeypatch.chdir(tmp_path)

    assert part in complaint(cli(*line.split()))


def test_another_plan_is_refused(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "run.journal"
    cli("simulate master --games 1 --resume", file)

    sentence = complaint(cli("simulate master --games 1 --seed 9 --resume", file))

    assert "holds games of another plan: its seed is 1, not 9" in sentence


def test_health_of_a_bot_that_plays_with_itself(cli: Cli) -> None:
    line = "arena novaera --bots random --seats 4 --games 2 --health"

    ran, data = cli(line), cli(line, "--json").data()

    assert (ran.code, ran.err) == (0, "")
    assert "2 games of novaera with 4 seats, random" in ran.out
    assert {"Deed", "Tokens", "Seat"} <= set(ran.out.split())
    assert data["health"]["box"]["resources"] == 80
    assert set(data["health"]["measures"]["seats.1"]) == {"value", "n", "interval"}
    assert all(row["verdict"] in ("outside", "unsure") for row in data["health"]["not_inside"])


def test_a_rating_still_needs_two_bots(cli: Cli) -> None:
    ran = cli("arena novaera --bots random --games 2")

    assert "at least 2 bots" in complaint(ran)
