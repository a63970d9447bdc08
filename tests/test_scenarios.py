"""Every scenario file runs without a failure: those of the tests and the puzzles of the game."""

import re
from importlib import resources
from pathlib import Path

import pytest

from novastate.games.registry import ruleset
from novastate.toolkit.lesson import lessons
from novastate.toolkit.scenario import Scenario, is_said, lay_out, read_scenario, run_scenario
from tools import clauses

TESTS = sorted((Path(__file__).parent / "scenarios").rglob("*.scenario"))
SHIPPED = sorted(
    Path(str(path))
    for path in (resources.files("novastate.games.master") / "puzzles").iterdir()
    if path.name.endswith(".scenario")
)
PUZZLES = [path for path in SHIPPED if not path.name.startswith("tutorial")]
EVERY_SHIPPED = sorted(
    Path(str(resources.files("novastate.games"))).rglob("puzzles/*.scenario"),
    key=lambda path: path.name,
)
LESSONS = [path for path in EVERY_SHIPPED if path.name.startswith("tutorial")]


def read(path: Path) -> Scenario:
    return read_scenario(path.read_text("utf-8"), path.name)


def ids(paths: list[Path]) -> list[str]:
    return [path.stem for path in paths]


@pytest.mark.parametrize("path", TESTS, ids=ids(TESTS))
def test_scenario(path: Path) -> None:
    scenario = read(path)
    assert run_scenario(ruleset(scenario.headers["game"]), scenario) == []


@pytest.mark.parametrize("path", TESTS, ids=ids(TESTS))
def test_a_scenario_says_what_it_shows(path: Path, root: Path) -> None:
    scenario = read(path)
    known = clauses.all_clauses(root / "docs" / "rules")
    assert "title" in scenario.headers
    assert scenario.clauses()
    assert [id for id in scenario.clauses() if id not in known] == []
    assert any(lines for block, lines in scenario.blocks if block == "then")


def test_there_are_scenarios_for_the_main_rules() -> None:
    assert len(TESTS) >= 25
    titles = [read(path).title() for path in TESTS]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("path", EVERY_SHIPPED, ids=ids(EVERY_SHIPPED))
def test_what_is_shipped_runs(path: Path) -> None:
    """Puzzles and lessons of every game reach their end; a change of numbers breaks them first."""
    scenario = read(path)
    assert run_scenario(ruleset(scenario.headers["game"]), scenario) == []


def test_every_game_has_a_lesson() -> None:
    games = {read(path).headers["game"] for path in EVERY_SHIPPED if "tutorial" in path.name}
    assert games == {"master", "novaera", "state2010", "newera"}


# --- puzzles ---------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PUZZLES, ids=ids(PUZZLES))
def test_a_puzzle_can_be_solved(path: Path) -> None:
    scenario = read(path)
    assert run_scenario(ruleset("master"), scenario) == []


@pytest.mark.parametrize("path", PUZZLES, ids=ids(PUZZLES))
def test_a_puzzle_needs_no_luck(path: Path) -> None:
    # given
    scenario = read(path)
    for seed in range(5):
        # when
        scenario.headers["seed"] = str(seed)
        # then
        assert run_scenario(ruleset("master"), scenario) == []


@pytest.mark.parametrize("path", PUZZLES, ids=ids(PUZZLES))
def test_the_solution_reaches_the_goal_in_one_round(path: Path) -> None:
    # given
    scenario = read(path)
    goals = [
        re.match(r"Reach (\d+) VP in this round alone", scenario.headers["goal"]),
        re.match(r"Erreiche (\d+) SP allein in dieser Runde", scenario.headers["goal_de"]),
    ]
    (points,) = {goal.group(1) for goal in goals if goal}
    assert all(goals)
    # then the game starts at nothing
    rules = ruleset("master")
    position = lay_out(rules, scenario)
    assert rules.expect(position, "1 vp = 0") == ""
    # then the last block shows the points, in the same round
    block, lines = scenario.blocks[-1]
    assert block == "then"
    assert {f"1 vp = {points}", "round = 1"} <= {line.text for line in lines}
    # then only the solver acts: others pass at most
    told = [line.text for kind, some in scenario.blocks if kind == "when" for line in some]
    moves = [text for text in told if not is_said(text)]
    assert [move for move in moves if not move.startswith("1: ") and move != "2: pass"] == []


def test_puzzles_are_in_both_languages() -> None:
    assert len(PUZZLES) == 6
    for path in PUZZLES:
        headers = read(path).headers
        assert {"title", "title_de", "goal", "goal_de"} <= set(headers)
        assert headers["title"] != headers["title_de"]


# --- lessons ---------------------------------------------------------------------------------


@pytest.mark.parametrize("path", LESSONS, ids=ids(LESSONS))
def test_a_lesson_runs_and_says_everything_in_both_languages(path: Path) -> None:
    # given
    scenario = read(path)
    # then
    assert run_scenario(ruleset(scenario.headers["game"]), scenario) == []
    for lesson in lessons(scenario):
        assert lesson.steps or lesson.seat != 0, lesson.move
        for wrong in lesson.wrong:
            assert sorted(wrong.notes) == ["de", "en"], wrong.move
        for step in lesson.steps:
            quiz = step.quiz
            said: list[set[str]] = [set(step.notes)]
            if quiz is not None:
                said = [set(quiz.questions), set(quiz.because)]
            assert all(languages == {"de", "en"} for languages in said), step.line
    for name in ("title", "title_de", "goal", "goal_de"):
        assert scenario.headers[name]


def test_the_first_lesson_shows_every_kind_of_action() -> None:
    first = next(path for path in LESSONS if path.stem == "tutorial_first_rounds")
    verbs = {step.move.split()[0] for step in lessons(read(first)) if step.move}
    actions = {"pick", "build", "board", "visit", "hire", "raze", "develop", "use", "again"}
    assert verbs >= actions | {"take", "play", "deal", "pass"}


@pytest.mark.parametrize("path", LESSONS, ids=ids(LESSONS))
def test_a_step_of_a_lesson_is_short(path: Path) -> None:
    """German needs a few words more; what is said of a wrong move is as short."""
    longest = {"en": 20, "de": 23}
    for lesson in lessons(read(path)):
        said = [step.notes for step in lesson.steps] + [wrong.notes for wrong in lesson.wrong]
        for notes in said:
            for lang, text in notes.items():
                assert len(text.split()) <= longest[lang], text


@pytest.mark.parametrize("path", LESSONS, ids=ids(LESSONS))
def test_a_lesson_speaks_only_of_wrong_moves_that_can_be_tried(path: Path) -> None:
    # given
    scenario = read(path)
    position = lay_out(ruleset(scenario.headers["game"]), scenario)
    for lesson in lessons(scenario):
        if not lesson.move:
            continue
        # then
        seat = lesson.seat
        others = {position.notation(seat, move) for move in position.moves(seat)} - {lesson.move}
        for wrong in lesson.wrong:
            assert any(wrong.is_about(move) for move in others), wrong.move
        # when
        position.play(seat, position.parse(seat, lesson.move))
