"""A run can be interrupted at any moment and goes on to the same results."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from novastate.arena import journal
from novastate.arena.journal import Journal
from novastate.arena.playing import Plan, play_one
from novastate.arena.simulate import simulate
from novastate.arena.tournament import tournament
from novastate.kernel.errors import BadInput
from tools.patience import LONG

PLAN: dict[str, Any] = {"game": "master", "seats": 2, "bots": ["random"], "games": 12, "seed": 3}


class Stop(Exception):
    """Somebody pulls the plug."""


def stop_after(games: int) -> Any:
    def told(done: int) -> None:
        if done >= games:
            raise Stop

    return told


def lines(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()


def test_an_interrupted_run_goes_on_to_the_same_games(tmp_path: Path) -> None:
    file = tmp_path / "run.journal"
    whole = simulate(**PLAN).played

    with pytest.raises(Stop):
        simulate(**PLAN, journal=file, on_progress=stop_after(5))
    told: list[int] = []
    resumed = simulate(**PLAN, journal=file, on_progress=told.append)

    assert told[0] == 5
    assert resumed.played == whole
    assert resumed.to_data()["wins"] == simulate(**PLAN).to_data()["wins"]
    assert len(lines(file)) == 1 + 12


def test_a_tournament_goes_on_too_and_can_become_longer(tmp_path: Path) -> None:
    file = tmp_path / "run.journal"
    plan: dict[str, Any] = {"game": "master", "seats": 2, "bots": ["random", "greedy"], "seed": 3}

    tournament(**plan, games=2, journal=file)
    longer = tournament(**plan, games=4, journal=file)
    shorter = tournament(**plan, games=1, journal=file)

    assert longer.played == tournament(**plan, games=4).played
    assert shorter.played == longer.played[:1]
    assert len(lines(file)) == 1 + 4


KILLED = """\
import os, signal, sys
from pathlib import Path
from novastate.arena.simulate import simulate

# Where the tests run in the background of a shell, it is ignored at first.
signal.signal(signal.SIGINT, signal.default_int_handler)

def told(done):
    if done >= 4:
        os.kill(os.getpid(), getattr(signal, sys.argv[2]))

if __name__ == "__main__":
    simulate("master", 2, ["random"], 12, 3, jobs=int(sys.argv[3]), on_progress=told,
             journal=Path(sys.argv[1]))
"""


@pytest.mark.parametrize(("sign", "jobs"), [("SIGKILL", 1), ("SIGINT", 2)])
def test_a_killed_process_leaves_a_journal_that_goes_on(
    tmp_path: Path, sign: str, jobs: int
) -> None:
    file, script = tmp_path / "run.journal", tmp_path / "run.py"
    script.write_text(KILLED, "utf-8")

    ran = subprocess.run(
        [sys.executable, script, file, sign, str(jobs)],
        capture_output=True,
        timeout=LONG,
        check=False,
    )

    assert ran.returncode != 0
    assert 4 <= len(lines(file)) - 1 < 12
    assert simulate(**PLAN, journal=file).played == simulate(**PLAN).played


def test_a_torn_last_line_is_cut_off_and_its_game_played_again(tmp_path: Path) -> None:
    file = tmp_path / "run.journal"
    simulate(**PLAN, journal=file)
    file.write_bytes(file.read_bytes()[:-20])

    resumed = simulate(**PLAN, journal=file)

    assert resumed.played == simulate(**PLAN).played
    assert [json.loads(line) for line in lines(file)][-1]["index"] == 11


@pytest.mark.parametrize("start", [b"", b'{"jour', b'{"journal":"novastate","format":1'])
def test_a_torn_first_line_is_a_fresh_start(tmp_path: Path, start: bytes) -> None:
    file = tmp_path / "run.journal"
    file.write_bytes(start)

    simulate(**(PLAN | {"games": 1}), journal=file)

    assert json.loads(lines(file)[0])["journal"] == "novastate"
    assert len(lines(file)) == 2


def test_everything_of_a_game_comes_back(tmp_path: Path) -> None:
    for game in ("master", "novaera", "newera"):
        plan = Plan(game, 2, ("random", "random"), 1)
        played = play_one(plan, 0)
        file = tmp_path / f"{game}.journal"

        with Journal(file, plan) as book:
            book.add([played])
        with Journal(file, plan) as book:
            again = book.games[0]

        assert again == played
        assert again.thinking == played.thinking


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"seed": 4}, "its seed is 3, not 4"),
        ({"deals_from": 7}, "its first deal is none, not 7"),
        ({"bots": ["greedy"]}, "its list of bots is random,random, not greedy,greedy"),
        ({"seats": 3}, "its number of seats is 2, not 3"),
        ({"game": "novaera"}, "its game is master, not novaera"),
        ({"options": {"end_vp": "20"}}, "its list of options is empty, not end_vp=20"),
    ],
)
def test_the_journal_of_another_plan_is_refused(
    tmp_path: Path, change: dict[str, Any], part: str
) -> None:
    file = tmp_path / "run.journal"
    simulate(**(PLAN | {"games": 1}), journal=file)
    before = file.read_bytes()

    with pytest.raises(BadInput, match="holds games of another plan") as refused:
        simulate(**(PLAN | {"games": 1} | change), journal=file)

    assert part in str(refused.value)
    assert file.read_bytes() == before


def test_games_of_other_rules_or_of_a_tournament_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "run.journal"
    simulate("master", 2, ["random", "greedy"], 1, journal=file)

    with pytest.raises(BadInput, match="its kind of run is simulation, not tournament"):
        tournament("master", 2, ["random", "greedy"], 1, journal=file)
    monkeypatch.setattr(journal, "__version__", "99.0")
    with pytest.raises(BadInput, match=r"its version of Novastate is .*, not 99\.0"):
        simulate("master", 2, ["random", "greedy"], 1, journal=file)


def test_other_cards_in_the_folder_are_another_plan(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("one", "utf-8")
    before = journal.fingerprint(tmp_path)

    (tmp_path / "a.toml").write_text("two", "utf-8")

    assert journal.fingerprint(tmp_path) != before


def test_a_file_of_another_kind_is_never_touched(tmp_path: Path) -> None:
    file = tmp_path / "thesis.txt"
    file.write_text("Ten years of work\n", "utf-8")

    with pytest.raises(BadInput, match=r"thesis\.txt is no journal of Novastate"):
        simulate(**PLAN, journal=file)

    assert file.read_text("utf-8") == "Ten years of work\n"


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "run.journal"
    simulate(**(PLAN | {"games": 2}), journal=file)
    file.write_text(file.read_text("utf-8").replace('"index":0', '"index":"x"'), "utf-8")

    with pytest.raises(BadInput, match="line 2 is damaged"):
        simulate(**PLAN, journal=file)


def test_two_runs_do_not_write_the_same_journal(tmp_path: Path) -> None:
    file = tmp_path / "run.journal"

    with Journal(file, Plan("master", 2, ("random", "random"), 3)), pytest.raises(BadInput) as why:
        simulate(**PLAN, journal=file)

    assert str(why.value) == f"{file} is in use by another run."


def test_a_journal_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be opened"):
        simulate(**PLAN, journal=tmp_path / "nowhere" / "run.journal")
