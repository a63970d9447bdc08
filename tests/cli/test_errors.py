"""Bad input: one sentence on stderr, exit code 2, never a traceback."""

import subprocess
import sys
from pathlib import Path

import click
import pytest

from novastate.cli.main import novastate
from tests.cli.conftest import Cli, Ran

GOOD_CARD = """\
[oasis]
name = "Oasis"
name_de = "Oase"
kind = "production"
distance = 1
types = "worker"
spoils = "2 worker"
deal = "worker"
produces = "worker"
copies = 1
icon = "palm-tree"
"""


def complaint(ran: Ran) -> str:
    """Return the one sentence of a refused command."""
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    sentence = ran.err.strip()
    assert sentence[-1] in ".?!)"
    assert "Traceback" not in sentence
    return sentence


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("fly", "No such command 'fly'"),
        ("games --fast", "No such option '--fast'"),
        ("cards", "Missing argument 'GAME'"),
        ("cards chess", 'There is no game "chess" (there are master, novaera, state2010, newera).'),
        ("rules chess", 'There is no game "chess"'),
        ("simulate chess", 'There is no game "chess"'),
        ("bench chess", 'There is no game "chess"'),
        ("play chess", 'There is no game "chess"'),
        ("cards master --lang fr", "'fr' is not one of 'en', 'de'"),
        ("cards master castle", 'There is no card "castle"'),
        ("cards master scool", 'did you mean "school"?'),
        ("cards master --set summer", 'There is no set "summer" (there are base, new_era,'),
        (
            "cards master --edition first",
            'cards of "master" have one edition: leave --edition out.',
        ),
        ("cards novaera --edition third", 'no edition "third" (there are second, first).'),
        ("cards master --cards nowhere", "nowhere is not a folder of card files"),
        ("rules master XY-99", 'There is no clause or section "XY-99"'),
        ("simulate master --seats 0", "takes 1 to 4 seats, not 0"),
        ("simulate master --seats 5", "takes 1 to 4 seats, not 5"),
        ("simulate master --seats many", "'many' is not a valid integer"),
        ("simulate master --bots clever", 'There is no bot "clever"'),
        ("simulate master --bots random,random,random", "2 seats need 1 or 2 bots, not 3"),
        ("simulate master --bots ,", 'There is no bot ""'),
        ("simulate master --games 0", "The number of games must be at least 1, not 0."),
        ("simulate master --games -5", "The number of games must be at least 1, not -5."),
        ("simulate master --jobs 0", "The number of jobs must be at least 1, not 0."),
        ("simulate master --seed -1", "The seed must be a whole number"),
        ("simulate master --deals-from -1", "The seed must be a whole number"),
        ("simulate master --option speed=9", 'There is no option "speed" (there are '),
        ("simulate master --option speed", 'written name=value, not "speed"'),
        ("simulate master --option end_vp=x", "it takes a whole number from 1 to 999"),
        ("simulate master --option expansion=moon", "it takes one of new_era, winter, none"),
        ("simulate master --option promos=on --option promos=off", "is given twice"),
        ("simulate master --option card_overrides={", "it takes a table of cards"),
        ('simulate master --option card_overrides={"pub":{"distance":"9"}}', "distance"),
        ("bench --rounds 0", "The number of rounds must be at least 1"),
        ("bench --games 0", "The number of games must be at least 1"),
        ("play --seats 7", "takes 1 to 4 seats, not 7"),
        ("play --seat 3", "Your seat must be from 1 to 2, not 3."),
        ("play --bots clever", 'There is no bot "clever"'),
        ("play --seats 4 --bots random,random", "4 seats need 1 or 3 bots beside you, not 2."),
        ("play --option speed=9", 'There is no option "speed"'),
        ("play --record nowhere/game.record", "nowhere/game.record cannot be written"),
        ("play --resume nowhere.record", "nowhere.record cannot be read"),
        ("replay nowhere.record", "nowhere.record cannot be read: No such file"),
        ("replay .", "cannot be read: Is a directory"),
        ("replay x.record --to -1", "-1 is not in the range"),
        ("scenario", "Missing argument 'FILE...'"),
    ],
)
def test_bad_input_is_answered_by_one_sentence(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, part: str
) -> None:
    monkeypatch.chdir(tmp_path)

    assert part in complaint(cli(*line.split()))


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (('deal = "worker"', 'deal = "gold"'), 'own.toml, line 1, card "oasis": field "deal"'),
        (("distance = 1\n", ""), 'own.toml, line 1, card "oasis": field "distance" is missing'),
        (("[oasis]", "[pub]"), 'own.toml, line 1, card "pub"'),
    ],
)
def test_a_bad_card_file_is_named_with_card_and_field(
    cli: Cli, tmp_path: Path, change: tuple[str, str], part: str
) -> None:
    (tmp_path / "own.toml").write_text(GOOD_CARD.replace(*change), "utf-8")

    for command in ("cards", "simulate", "bench", "play"):
        assert part in complaint(cli(command, "master", "--cards", tmp_path))


def test_a_file_that_is_no_text_is_refused(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_bytes(b'[Game "master"]\n\xff\xfe')

    assert "game.record is not UTF-8 text (byte 17)" in complaint(cli("replay", file))


def test_an_interrupt_is_quiet(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(novastate.commands["games"], "callback", interrupted)

    assert cli("games") == Ran(130, "", "")


def test_a_fault_of_ours_is_one_sentence_too(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise KeyError("gasoline")

    monkeypatch.delenv("NOVASTATE_DEBUG", raising=False)
    monkeypatch.setattr(novastate.commands["games"], "callback", broken)

    ran = cli("games")

    assert ran.code == 70
    assert ran.out == ""
    assert ran.err == (
        "Novastate has a fault, please report it (KeyError: 'gasoline');"
        " NOVASTATE_DEBUG=1 shows where.\n"
    )


def test_a_fault_can_be_looked_into(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise KeyError("gasoline")

    monkeypatch.setenv("NOVASTATE_DEBUG", "1")
    monkeypatch.setattr(novastate.commands["games"], "callback", broken)

    with pytest.raises(KeyError):
        cli("games")


def test_an_abort_counts_as_an_interrupt(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def aborted(*_: object, **__: object) -> None:
        raise click.Abort

    monkeypatch.setattr(novastate.commands["games"], "callback", aborted)

    assert cli("games").code == 130


def test_a_reader_who_leaves_early_causes_no_noise() -> None:
    command = [sys.executable, "-m", "novastate.cli", "cards", "master", "--json"]

    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        noise = process.stderr.read()

    assert noise == b""
    assert process.returncode == 141
