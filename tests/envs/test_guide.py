"""The programs of the guide run, and the one that learns gets better."""

import re
from pathlib import Path

import pytest

RUNS = re.compile(r"<!-- runs: tests/envs/test_guide.py -->\n```python\n(.*?)```", re.DOTALL)


def programs(root: Path) -> list[str]:
    """Return the programs that the guide promises to run."""
    return RUNS.findall((root / "docs/guides/environments.md").read_text())


def test_the_random_agent_plays_to_the_end(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # given
    program, _ = programs(root)
    # when
    exec(program, {})
    # then
    printed = capsys.readouterr().out
    assert "Seat 1 may answer: " in printed
    assert all(f"player_{seat} " in printed for seat in range(3))


def test_the_training_program_learns(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # given
    _, program = programs(root)
    short = program.replace("GAMES, TRIALS = 300, 50", "GAMES, TRIALS = 3, 2")
    assert short != program
    space: dict[str, object] = {}
    # when
    exec(short, space)
    # then
    assert re.fullmatch(r"won \d+% of 2 games against random play\n", capsys.readouterr().out)
    bias = space["bias"]
    assert bool(bias.any())  # type: ignore[attr-defined]  # an array, made by the program


def test_the_programs_are_short(root: Path) -> None:
    random_agent, training = programs(root)
    assert len(random_agent.splitlines()) <= 20
    assert len(training.splitlines()) <= 45
