"""`novastate puzzles`: listing, showing, checking and mining."""

from dataclasses import replace
from pathlib import Path

import pytest

from novastate.cli import puzzles as command
from novastate.puzzles.mining.finds import Haul, Tally
from novastate.puzzles.packed import pack, unpack
from novastate.puzzles.shelf import puzzles
from tests.cli.conftest import Cli


def test_puzzles_are_listed_with_their_goals(cli: Cli) -> None:
    data = cli("puzzles list master --json --lang de").data()
    first = data["puzzles"][0]
    assert first["id"] == "1_the_same_church_twice"
    assert first["goal"].startswith("Erreiche 8 SP")
    assert not any(each["kind"] == "tutorial" for each in data["puzzles"])


def test_a_puzzle_is_shown_with_its_solution(cli: Cli) -> None:
    ran = cli("puzzles show 3_one_strike")
    assert ran.code == 0
    assert "One strike" in ran.out
    assert "raze 2.lemmys_storage" in ran.out


def test_an_unknown_puzzle_is_refused(cli: Cli) -> None:
    assert cli("puzzles show nothing").code == 2


def test_a_puzzle_that_does_not_hold_is_told(cli: Cli, tmp_path: Path) -> None:
    # given
    puzzle = puzzles()["3_one_strike"]
    bad = replace(puzzle, id="bad", line=puzzle.line[:-1], moves=((0, "pass"),))
    file = tmp_path / "bad.xz"
    file.write_bytes(pack([bad]))
    # when
    ran = cli("puzzles check --file", file)
    # then
    assert ran.code == 1
    assert ran.out.splitlines()[-1] == "1 puzzles: 0 hold, 1 do not."


def test_mining_reports_and_writes(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    found = [replace(puzzles()["3_one_strike"], id=f"p{i}", rating=1000 + i) for i in range(4)]
    tally = Tally(5, 4)
    tally.fell["too easy"] = 1
    haul = Haul(found, {"score": tally}, 2)
    monkeypatch.setattr(command, "mine", lambda plan, jobs, told: haul)
    file = tmp_path / "out.xz"
    # when
    data = cli("puzzles mine master --games 2 --most 2 --json --out", file).data()
    # then
    assert data["kinds"]["score"] == {"looked_at": 5, "kept": 4, "fell": {"too easy": 1}}
    assert [each.id for each in unpack(file.read_bytes(), "out")] == ["p0", "p2"]


def test_only_known_kinds_are_mined(cli: Cli) -> None:
    ran = cli("puzzles mine master --games 1 --kinds luck")
    assert ran.code == 2
    assert "luck" in ran.err
