"""Running the command inside the test."""

import io
import json
import shlex
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from novastate.cli.main import run


class Ran(NamedTuple):
    """What a command gave back."""

    code: int
    out: str
    err: str

    def data(self) -> Any:
        """Read the output as the one JSON object it must be."""
        assert self.err == ""
        data = json.loads(self.out)
        assert isinstance(data, dict)
        return data


Cli = Callable[..., Ran]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    """Return a function that runs a command line (and more words), with lines of input."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "en_US.UTF-8")

    def command(line: str = "", *more: object, lines: list[str] | None = None) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines or [])))
        capsys.readouterr()
        code = run(shlex.split(line) + [str(word) for word in more])
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return command


@pytest.fixture
def german(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> Cli:
    """Return the same in a German environment."""
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    return cli
