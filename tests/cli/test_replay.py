"""`replay` and `scenario`: files played again."""

from pathlib import Path

import pytest

from novastate.arena.simulate import simulate
from novastate.games.registry import ruleset
from tests.cli.conftest import Cli
from tests.cli.test_errors import complaint

RULES = ruleset("master").version

SCENARIO = """\
title: a school gives workers at once
game: master
seats: 2
clauses: MS-8.1.3

given
1 hand school
1 goods contact_grey

when
1: build school

then
1 goods = 2 worker
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the record of a whole game."""
    simulate("master", 2, ["random"], 1, seed=11, records=tmp_path)
    return tmp_path / "master-00001.record"


def test_a_record_replays_to_its_end(cli: Cli, record: Path) -> None:
    ran = cli("replay", record)

    assert ran.code == 0
    assert "1. 1: discard " in ran.out
    assert "Round 1: card phase." in ran.out
    assert "Winner: " in ran.out
    assert ran.out.endswith(" as recorded.\n")


def test_a_replay_speaks_german(german: Cli, record: Path) -> None:
    ran = german("replay", record)

    assert "Runde 1: Kartenphase." in ran.out
    assert "Sieg: " in ran.out


def test_a_replay_as_data_has_every_event(cli: Cli, record: Path) -> None:
    data = cli("replay", record, "--json").data()

    assert data["diverges"] is False
    assert data["moves"] == data["of"] == len(data["events"])
    assert data["events"][0]["move"] == 1
    assert data["outcome"]["scores"]
    codes = {event["code"] for move in data["events"] for event in move["events"]}
    assert {"discard", "pick", "phase_action", "game_over"} <= codes
    assert all(event["text"] for move in data["events"] for event in move["events"])


def test_a_replay_stops_where_it_is_told(cli: Cli, record: Path) -> None:
    ran = cli("replay", record, "--to", 3)

    assert ran.code == 0
    assert "3. " in ran.out
    assert "4. " not in ran.out
    assert "Stopped after move 3 of " in ran.out
    assert cli("replay", record, "--to", 3, "--json").data()["outcome"] is None


def test_what_a_seat_draws_is_seen_through_its_eyes_only(cli: Cli, record: Path) -> None:
    def drawn(*arguments: object) -> set[int]:
        data = cli("replay", record, "--json", *arguments).data()
        return {
            event["seat"]
            for move in data["events"]
            for event in move["events"]
            if event["code"] == "draw_seen"
        }

    assert drawn() == set()
    assert drawn("--seat", 2) == {1}


def test_a_record_with_another_digest_diverges(cli: Cli, record: Path) -> None:
    text = record.read_text("utf-8")
    start = text.index('[Digest "') + 9
    record.write_text(text[:start] + "0" * 32 + text[start + 32 :], "utf-8")

    ran = cli("replay", record)

    assert ran.code == 1
    assert "The replay diverges from the record: digest " in ran.out
    assert cli("replay", record, "--json").data()["diverges"] is True


def test_a_record_with_another_result_diverges(cli: Cli, record: Path) -> None:
    text = record.read_text("utf-8")
    record.write_text(text.replace('[Result "', '[Result "9'), "utf-8")

    ran = cli("replay", record)

    assert ran.code == 1
    assert "The replay diverges from the record: result " in ran.out


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("\n3. 2: discard ", "\n3. 2: build ", '" is not possible: '),
        ("\n3. 2: discard ", "\n3. 2: discard x", '" cannot be read: There is no card "x'),
        ("\n3. 2: discard ", "\n3. 1: discard ", "seat 1 is not to act here"),
        ("\n3. 2: discard ", "\n4. 2: discard ", "move 3 was expected here, not 4"),
        ("\n3. 2: discard ", "\n3 2 discard ", "is no move such as"),
    ],
)
def test_a_wrong_move_is_named_with_file_and_line(
    cli: Cli, record: Path, old: str, new: str, part: str
) -> None:
    text = record.read_text("utf-8")
    line = text[: text.index(old)].count("\n") + 2
    record.write_text(text.replace(old, new), "utf-8")

    ran = cli("replay", record, "--json")

    sentence = complaint(ran)
    assert f"{record}, line {line}: " in sentence
    assert part in sentence


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ('[Game "master"]\n', "", 'the header "Game" is missing'),
        ('[Game "master"]', '[Game "chess"]', 'There is no game "chess"'),
        (f'[Rules "{RULES}"]', '[Rules "99"]', "was made with rules version 99"),
        ('[Seats "2"]', '[Seats "8"]', "takes 1 to 4 seats, not 8"),
        ('[Seats "2"]', '[Seats "2"]\n[Option "speed" "9"]', 'There is no option "speed"'),
        ('[Seats "2"]', "[Seats 2]", "is no header such as"),
    ],
)
def test_a_broken_header_is_refused(cli: Cli, record: Path, old: str, new: str, part: str) -> None:
    text = record.read_text("utf-8")
    assert old in text
    record.write_text(text.replace(old, new), "utf-8")

    assert part in complaint(cli("replay", record))


def test_a_replay_cannot_go_beyond_the_record(cli: Cli, record: Path) -> None:
    assert "so it cannot stop after 9999" in complaint(cli("replay", record, "--to", 9999))
    assert "so there is no seat 3" in complaint(cli("replay", record, "--seat", 3))


def test_a_scenario_passes(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "school.scenario"
    file.write_text(SCENARIO, "utf-8")

    ran = cli("scenario", file)

    assert ran.code == 0
    assert ran.out.splitlines() == [f"ok     {file}", "1 scenarios: 1 passed, 0 failed."]


def test_an_expectation_that_fails_is_named(cli: Cli, tmp_path: Path) -> None:
    good, bad = tmp_path / "a.scenario", tmp_path / "b.scenario"
    good.write_text(SCENARIO, "utf-8")
    bad.write_text(SCENARIO.replace("= 2 worker", "= 5 worker"), "utf-8")

    ran = cli("scenario", tmp_path)

    assert ran.code == 1
    assert f"ok     {good}" in ran.out
    assert f"FAILED {bad}" in ran.out
    assert f"{bad}, line 14: " in ran.out
    assert "2 scenarios: 1 passed, 1 failed." in ran.out
    data = cli("scenario", tmp_path, "--json").data()
    assert (data["scenarios"], data["failed"]) == (2, 1)
    assert [bool(result["failures"]) for result in data["results"]] == [False, True]


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("game: master", "game: chess", 'There is no game "chess"'),
        ("game: master\n", "", 'the header "game" is missing'),
        ("1 hand school", "1 hand castle", "line 7: "),
        ("1: build school", "1: fly school", "line 11: "),
        ("seats: 2", "seats: 9", "takes 1 to 4 seats, not 9"),
    ],
)
def test_a_scenario_that_cannot_be_read_is_named_and_the_others_run(
    cli: Cli, tmp_path: Path, old: str, new: str, part: str
) -> None:
    good, bad = tmp_path / "good.scenario", tmp_path / "bad.scenario"
    good.write_text(SCENARIO, "utf-8")
    bad.write_text(SCENARIO.replace(old, new), "utf-8")

    ran = cli("scenario", bad, good)

    assert ran.code == 2
    assert ran.err.startswith(f"{bad}")
    assert part in ran.err
    assert ran.err.count("\n") == 1
    assert f"ERROR  {bad}" in ran.out
    assert f"ok     {good}" in ran.out


def test_a_missing_scenario_is_refused(cli: Cli, tmp_path: Path) -> None:
    ran = cli("scenario", tmp_path / "none.scenario")

    assert ran.code == 2
    assert "none.scenario cannot be read: No such file" in ran.err


def test_a_folder_without_scenarios_is_refused(cli: Cli, tmp_path: Path) -> None:
    assert "holds no scenario file" in complaint(cli("scenario", tmp_path))
