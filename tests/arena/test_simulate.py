"""Many games: the same results however they are played, and no fault stops a run."""

from pathlib import Path
from typing import Any

import pytest

from novastate.arena import playing
from novastate.arena.playing import Plan, play_one, seating, seed_of
from novastate.arena.simulate import simulate
from novastate.bots import registry
from novastate.bots.bot import Bot
from novastate.bots.random import RandomBot
from novastate.games.registry import ruleset
from novastate.kernel.chance import Chance
from novastate.kernel.errors import BadInput
from novastate.kernel.game import diverges, replay
from novastate.kernel.position import Move, Position
from novastate.kernel.record import read_record

TIMES = ("seconds", "games_per_s", "decisions_per_s", "jobs")


class Fragile(RandomBot):
    """Breaks down now and then."""

    name = "fragile"

    def choose(self, position: Position, seat: int, chance: Chance) -> Move:
        if chance.below(150) == 0:
            raise RuntimeError("out of fuel")
        return super().choose(position, seat, chance)


class Curious(Bot):
    """Looks ahead, and remembers what it was shown."""

    name = "curious"
    looks_ahead = True
    shown: list[Position] = []

    def choose(self, position: Position, seat: int, chance: Chance) -> Move:
        Curious.shown.append(position)
        return position.moves(seat)[0]


def facts(**plan: Any) -> dict[str, object]:
    data = simulate("master", **plan).to_data()
    return {key: value for key, value in data.items() if key not in TIMES}


def test_the_same_seed_gives_the_same_report_with_one_and_with_two_jobs() -> None:
    plan: dict[str, Any] = {"seats": 3, "bots": ["random"], "games": 12, "seed": 5}

    alone = facts(**plan, jobs=1)

    assert facts(**plan, jobs=2) == alone
    assert alone["failures"] == 0


def test_another_seed_gives_other_games() -> None:
    first = simulate("master", 2, ["random"], 5, seed=1)
    second = simulate("master", 2, ["random"], 5, seed=2)

    assert [game.scores for game in first.played] != [game.scores for game in second.played]


def test_a_game_does_not_depend_on_the_length_of_the_run() -> None:
    short = simulate("master", 2, ["random"], 3, seed=9).played
    long = simulate("master", 2, ["random"], 6, seed=9).played

    assert long[:3] == short


def test_the_games_of_a_run_have_seeds_of_their_own() -> None:
    seeds = {seed_of(seed, index) for seed in range(20) for index in range(200)}

    assert len(seeds) == 4000
    assert all(0 <= seed < playing.SEEDS for seed in seeds)


def test_the_seed_of_the_first_deal_can_be_given() -> None:
    games = simulate("master", 2, ["random"], 3, deals_from=700_000).played
    later = simulate("master", 2, ["random"], 1, deals_from=700_002).played

    assert [game.seed for game in games] == [700_000, 700_001, 700_002]
    assert games[2].scores == later[0].scores


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("expansion", ["new_era", "winter", "none"])
def test_games_of_every_kind_end_without_a_fault(seats: int, expansion: str) -> None:
    report = simulate("master", seats, ["random"], 10, options={"expansion": expansion})

    assert report.failed() == []
    assert len(report.finished()) == 10
    assert max(game.decisions for game in report.played) < playing.MAX_DECISIONS / 5


def test_different_bots_sit_everywhere_equally_often() -> None:
    bots = ("a", "b", "c")

    tables = [seating(bots, index) for index in range(6)]

    for seat in range(3):
        assert sorted(table[seat] for table in tables) == ["a", "a", "b", "b", "c", "c"]


def test_a_fault_counts_with_seed_and_message_and_the_run_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(registry.MAKERS, "fragile", Fragile)

    report = simulate("master", 2, ["fragile"], 20, seed=3)

    failed = report.failed()
    assert 0 < len(failed) < 20
    assert len(report.finished()) == 20 - len(failed)
    assert failed[0].error == "RuntimeError: out of fuel"
    assert failed[0].seed == seed_of(3, failed[0].index)


def test_a_game_beyond_the_bound_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MAX_DECISIONS", 30)

    report = simulate("master", 2, ["random"], 2)

    assert [game.error for game in report.failed()] == [
        "TooLong: the game is not over after 30 decisions"
    ] * 2


def test_a_bot_that_looks_ahead_never_gets_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.MAKERS, "curious", Curious)
    monkeypatch.setattr(Curious, "shown", [])
    rules = ruleset("master")
    start = rules.new(2, seed_of(1, 0))

    simulate("master", 2, ["curious"], 1, seed=1)

    first = Curious.shown[0]
    assert first.view(0) == start.view(0)
    assert first.digest() != start.digest()


def test_progress_is_told_up_to_the_end() -> None:
    told: list[int] = []

    simulate("master", 1, ["random"], 9, on_progress=told.append)

    assert told == sorted(told)
    assert told[-1] == 9


def test_records_of_a_run_replay_to_the_same_end(tmp_path: Path) -> None:
    folder = tmp_path / "games"

    recorded = simulate("master", 2, ["random"], 2, seed=4, records=folder).played

    assert recorded == simulate("master", 2, ["random"], 2, seed=4).played
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["master-00001.record", "master-00002.record"]
    for file, game in zip(files, recorded, strict=True):
        record = read_record(file.read_text("utf-8"), file.name)
        again = replay(ruleset("master"), record)
        assert not diverges(again, record)
        assert record.seed == game.seed
        assert record.result == "-".join(str(score) for score in game.scores)


def test_a_folder_of_cards_reaches_the_games(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(OWN_CARD, "utf-8")

    report = simulate("master", 2, ["random"], 2, cards=tmp_path, jobs=1)
    elsewhere = simulate("master", 2, ["random"], 2, cards=tmp_path, jobs=2)

    assert report.failed() == []
    assert elsewhere.played == report.played != simulate("master", 2, ["random"], 2).played


OWN_CARD = """\
[oasis]
name = "Oasis"
name_de = "Oase"
kind = "production"
distance = 1
types = "worker"
spoils = "2 worker"
deal = "worker"
produces = "2 worker"
copies = 9
icon = "palm-tree"
"""


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            {"game": "chess"},
            'There is no game "chess" (there are master, novaera, state2010, newera).',
        ),
        ({"seats": 5}, "51st State: Master Set takes 1 to 4 seats, not 5."),
        (
            {"bots": ["deep"]},
            'There is no bot "deep" (there are random, easy, greedy, normal, hard, expert,'
            " search:PLAYOUTS, untaught:PLAYOUTS).",
        ),
        ({"bots": ["random"] * 3}, "2 seats need 1 or 2 bots, not 3."),
        ({"games": -1}, "The number of games must be at least 1, not -1."),
        ({"jobs": 0}, "The number of jobs must be at least 1, not 0."),
        ({"seed": -7}, "The seed must be a whole number from 0 to 2^256 - 1, not -7."),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    change: dict[str, Any], sentence: str
) -> None:
    plan: dict[str, Any] = {"game": "master", "seats": 2, "bots": ["random"], "games": 1}

    with pytest.raises(BadInput) as refused:
        simulate(**(plan | change))

    assert str(refused.value) == sentence


def test_a_single_game_can_be_played_again_from_its_plan() -> None:
    report = simulate("master", 2, ["random"], 4, seed=6)

    assert play_one(Plan("master", 2, ("random", "random"), 6), 3) == report.played[3]
