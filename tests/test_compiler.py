"""What `make compiled` asks of a machine before it begins, and of its wheel afterwards."""

import sys
from pathlib import Path

import pytest

from tools.compiler import interpreted, main, missing


def compiler(folder: Path, says: str) -> str:
    """Make a compiler that can only tell what it is."""
    program = folder / "some-cc"
    program.write_text(f"#!/bin/sh\necho '{says}'\n", "utf-8")
    program.chmod(0o755)
    return str(program)


def test_a_machine_without_a_compiler_is_told_which_one_was_looked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Given
    monkeypatch.setenv("CC", "no-such-cc -O2")
    monkeypatch.setattr(sys, "argv", ["compiler.py"])
    # When
    code = main()
    # Then
    assert code == 1
    assert "A compiled build needs a C compiler (no-such-cc;" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("says", "fit"),
    [("cc 12.2.0 by the Free Software Foundation, Inc.", True), ("some clang 17", False)],
)
def test_only_gcc_may_compile_by_a_profile(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, says: str, fit: bool
) -> None:
    # Given
    monkeypatch.setenv("CC", compiler(tmp_path, says))
    # When
    plain, profiled = missing(profiled=False), missing(profiled=True)
    # Then
    refused = [line for line in profiled if line not in plain]
    assert [line.split(" (")[0] for line in refused] == ([] if fit else ["gcc to be profiled"])


def test_sources_are_not_taken_for_a_compiled_build(monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a folder of packages that holds no novastate
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(Path(__file__).parent))
    # When
    wrong = interpreted()
    # Then
    assert "novastate.kernel.chance is not the installed one" in wrong
