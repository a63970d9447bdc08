"""`play`: whole games in the terminal, with answers from a list."""

import io
import re
from pathlib import Path
from typing import cast

import pytest

from novastate.cli.cards import card_list, find_card
from novastate.cli.terminal.lines import Lines
from novastate.games.registry import ruleset
from tests.cli.conftest import Cli

FIRST = ["1"] * 600
"""Always the first option: this ends every game."""

TO_THE_TURN = ["1"] * 4
"""Two cards discarded, two picked: now it is the person's turn."""

START = "play --seed 3 --bots random"


@pytest.mark.parametrize(("seats", "lang"), [(1, "en"), (1, "de"), (2, "en"), (3, "de"), (4, "en")])
def test_a_whole_game_fits_80_columns(cli: Cli, seats: int, lang: str) -> None:
    ran = cli(START, "--option", "end_vp=12", "--seats", seats, "--lang", lang, lines=FIRST)

    assert ran.code == 0
    assert ran.err == ""
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    won = {"en": ("Winner: ", "No winner "), "de": ("Sieg: ", "Kein Sieg ")}[lang]
    assert ran.out.splitlines()[-1].startswith(won)


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (4, "de")])
def test_a_whole_game_of_nova_era_fits_80_columns(cli: Cli, seats: int, lang: str) -> None:
    line = "play novaera --seed 3 --bots random --option eras=2 --option rounds_per_era=1"

    ran = cli(line, "--seats", seats, "--lang", lang, lines=FIRST)

    assert ran.code == 0
    assert ran.err == ""
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    assert ran.out.splitlines()[-1].startswith({"en": "Winner", "de": "Sieg"}[lang])


def test_a_whole_game_is_recorded_and_replays(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.record"

    ran = cli(START, "--record", file, "--option", "expansion=winter", lines=FIRST)

    assert ran.code == 0
    assert ran.out.endswith(f"Saved in {file}.\n")
    text = file.read_text("utf-8")
    assert '[Option "expansion" "winter"]' in text
    assert '[Player "1" "Player"]' in text
    assert '[Player "2" "Random"]' in text
    assert cli("replay", file).code == 0


def test_by_default_the_rival_is_greedy(cli: Cli) -> None:
    ran = cli("play", lines=[])

    assert "Against you: Greedy." in ran.out
    assert "Player, seat 1 of 2" in ran.out


def test_another_seat_name_and_number_of_bots(cli: Cli) -> None:
    line = "play --seats 3 --seat 2 --name Ada --bots random --seed 1"

    ran = cli(line, lines=["q"])

    assert "You are Ada, seat 2 of 3" in ran.out
    assert "Against you: Random 1, Random 3." in ran.out


def test_the_end_of_input_ends_cleanly_and_keeps_the_record(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.record"

    ran = cli(START, "--record", file, lines=["1", "1", "1"])

    assert ran.code == 0
    assert "The input ends here; the game stands after " in ran.out
    assert cli("replay", file).code == 0


def test_a_recorded_game_is_taken_up_again(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    cli(START, "--record", file, lines=FIRST[:6])
    before = file.read_text("utf-8").partition("\n\n")[2]

    ran = cli("play", "--bots", "random", "--resume", file, "--record", file, lines=FIRST)

    assert "Winner: " in ran.out
    assert file.read_text("utf-8").partition("\n\n")[2].startswith(before)
    assert cli("replay", file).code == 0


def test_an_interrupt_keeps_the_record(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(self: Lines) -> str:
        raise KeyboardInterrupt

    file = tmp_path / "game.record"
    monkeypatch.setattr(Lines, "read", interrupted)

    ran = cli(START, "--record", file)

    assert ran.code == 130
    assert ran.err == ""
    assert cli("replay", file).code == 0


def test_a_move_can_be_given_as_text(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.record"

    ran = cli(START, lines=["discard school", f"save {file}", "q"])

    assert f"Saved in {file}." in ran.out
    assert "1: discard school" in file.read_text("utf-8")


def test_an_answer_is_taken_back_until_something_is_revealed(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    lines = ["u", "discard school", "u", "discard city_guards", f"save {file}", "1", "u", "q"]

    ran = cli(START, lines=lines)

    assert ran.out.count("This cannot be taken back") == 2
    assert ran.out.count("Taken back.") == 1
    text = file.read_text("utf-8")
    assert "1: discard city_guards" in text
    assert "school" not in text


def too_far(cli: Cli) -> str:
    """Find a card in the first hand that one grey contact cannot build."""
    out = cli(START, "--lang", "en", lines=[*TO_THE_TURN, "? build", "q"]).out
    name = re.findall(r"^Build (.+?) for [23]", out, re.MULTILINE)[0]
    return str(find_card(card_list(ruleset("master")), name)["id"])


def test_what_cannot_be_done_is_told_with_its_reason_and_clause(cli: Cli) -> None:
    lines = [*TO_THE_TURN, f"build {too_far(cli)}", "? deal with", "? zebra", "?", "q"]

    out = cli(START, lines=lines).out

    assert re.search(r"^This needs [23] grey contacts: you have 1\. \(MS-8\.2\.1\)$", out, re.M)
    assert 'Nothing that is refused here contains "zebra".' in out
    deals = out.partition("> ? deal with")[2].partition("> ? zebra")[0]
    assert "(MS-9.1)" in deals
    assert "(MS-8.3.1)" not in deals
    assert "(MS-8.3.1)" in out.partition("> ?\n")[2]


def test_reasons_are_told_in_german_too(german: Cli) -> None:
    lines = ["?", *TO_THE_TURN, f"build {too_far(german)}", "q"]

    out = german(START, lines=lines).out

    assert "Alles Denkbare ist hier möglich." in out
    assert re.search(r"^Das braucht [23] graue .+, du hast 1\. \(MS-8\.2\.1\)$", out, re.M)


def test_cards_clauses_table_and_help_are_shown_on_demand(cli: Cli) -> None:
    out = cli(START, lines=["c skyscraper", "c Skyscraper", "r MS-8.2.1", "t", "h", "q"]).out

    assert out.count("Once a round: pay 1 worker and 2 bricks to gain 3 victory points.") == 2
    assert "Cost: contact_grey equal to the distance of the card." in out
    assert out.count("Discard two of your six cards.") == 2
    assert "takes your last move back" in out


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_card_is_shown_as_the_game_has_it(cli: Cli, edition: str) -> None:
    line = f"play novaera --seed 3 --bots random --option card_edition={edition}"

    out = cli(line, lines=["c herbalism", "q"]).out

    card = find_card(ruleset("novaera").cards_data(edition), "herbalism")
    shown = out.partition("> c herbalism\n")[2].partition("\n\n")[0]
    text = cast("dict[str, str]", card["text"])["en"]
    assert [said.strip() for said in shown.splitlines()[1:]] == text.splitlines()


def test_what_makes_no_sense_is_answered_and_changes_nothing(cli: Cli) -> None:
    lines = ["", "0", "99", "fly", "fly me", "c castle", "r XX-1", "save", "save /", "build", "q"]

    ran = cli(START, lines=lines)

    assert ran.code == 0
    assert "The game ends here after " in ran.out
    for sentence in (
        "Give a number from 1 to 6",
        'There is no card "castle"',
        'There is no clause or section "XX-1"',
        "Write save and the name of a file.",
        "/ cannot be written: Is a directory.",
    ):
        assert sentence in ran.out
    assert ran.out.count("Discard two of your six cards.") == 1


def test_what_makes_no_sense_is_answered_in_german(german: Cli) -> None:
    out = german(START, lines=["fly", "c castle", "r XX-1", "h", "q"]).out

    assert "„fly“ ist hier kein Zug; h hilft." in out
    assert "Es gibt keine Karte „castle“." in out
    assert "Es gibt keine Regel „XX-1“." in out
    assert "nimmt deinen letzten Zug zurück" in out


def test_input_that_is_no_text_is_refused(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def binary(text: str) -> io.TextIOWrapper:
        return io.TextIOWrapper(io.BytesIO(b"\xff"), "utf-8")

    monkeypatch.setattr("io.StringIO", binary)

    ran = cli(START)

    assert ran.code == 2
    assert ran.err == "The input is not UTF-8 text.\n"
