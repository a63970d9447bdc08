"""Help: every command shows examples, and the examples can be run."""

import shlex

import click
import pytest

from novastate import __version__
from novastate.cli.main import novastate
from tests.cli.conftest import Cli

COMMANDS = sorted(novastate.commands)


def examples_of(command: click.Command) -> list[str]:
    lines = (command.epilog or "").splitlines()
    return [line.strip() for line in lines if line.strip().startswith("novastate")]


def test_the_commands_are_those_of_the_contract() -> None:
    assert COMMANDS == [
        "arena",
        "backup",
        "bench",
        "cards",
        "games",
        "play",
        "puzzles",
        "replay",
        "restore",
        "rules",
        "scenario",
        "serve",
        "simulate",
        "user",
        "verify",
    ]


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_a_command_shows_its_examples(cli: Cli, name: str) -> None:
    ran = cli(name, "--help")

    assert ran.code == 0
    assert "Examples:" in ran.out
    assert ran.err == ""
    for example in examples_of(novastate.commands[name]):
        assert example in ran.out
        assert example.split()[1] == name


@pytest.mark.parametrize(
    "example",
    [
        example
        for command in (novastate, *novastate.commands.values())
        for example in examples_of(command)
    ],
)
def test_every_example_is_understood(example: str) -> None:
    words = shlex.split(example.partition("|")[0])[1:]
    command = novastate.commands[words[0]]

    with command.make_context(words[0], words[1:]) as context:
        assert context.command is command


def test_the_help_names_every_command(cli: Cli) -> None:
    ran = cli("--help")

    assert ran.code == 0
    assert "Usage: novastate" in ran.out
    assert all(f"  {name} " in ran.out for name in COMMANDS)


def test_without_a_command_the_table_opens(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    # given
    opened: list[bool] = []
    monkeypatch.setattr("novastate.cli.main.start_for_play", lambda: opened.append(True))
    # when
    ran = cli()
    # then
    assert (ran.code, opened) == (0, [True])


def test_the_version_is_told(cli: Cli) -> None:
    assert cli("--version").out == f"novastate {__version__}\n"
