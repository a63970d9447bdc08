"""The registry: every layer finds its part of a game there, and nowhere else."""

import ast
from importlib import resources
from pathlib import Path

import pytest

from novastate.arena.tally import Tally, tally
from novastate.bots.evaluators.evaluator import Evaluator
from novastate.bots.evaluators.general import PointsEvaluator
from novastate.bots.evaluators.registry import evaluator_of
from novastate.cli.boards.plain import PlainBoard
from novastate.cli.boards.registry import board
from novastate.envs.encoding import encoding_of
from novastate.games.registry import GAMES, entry_of, part, ruleset
from novastate.kernel.game import Game
from novastate.puzzles.games.general import GamePuzzles
from novastate.puzzles.games.registry import puzzles_of
from novastate.server.games.general import ServedGame
from novastate.server.games.registry import served

SOURCE = Path(__file__).resolve().parents[2] / "src" / "novastate"
ABOVE = ("bots", "arena", "envs", "puzzles", "server", "cli")
OF_ONE_GAME = {"master", "classic", "novaera"}
"""Files and folders of one game may speak of it."""
DEFAULTS = {"cli/play.py"}
"""Where a game is chosen if nothing is said."""


@pytest.mark.parametrize("game", GAMES)
def test_every_layer_finds_its_part(game: str) -> None:
    rules = ruleset(game)
    position = rules.new(2, 1)

    assert (rules.id, position.game(), position.to_data()["game"]) == (game, game, game)
    assert type(evaluator_of(game)) not in (Evaluator, PointsEvaluator)
    assert isinstance(tally(game), Tally)
    assert encoding_of(position).card_names
    assert type(puzzles_of(game)) is not GamePuzzles
    assert type(served(game)) is not ServedGame
    made = board(Game(rules, 2, 1), rules.book(), "en", 0)
    assert not isinstance(made, PlainBoard)
    folder = resources.files(entry_of(game).folder())
    assert (folder / "rulebook").is_dir()
    assert (folder / "puzzles").is_dir()


@pytest.mark.parametrize("game", GAMES)
def test_every_name_stands_for_something(game: str) -> None:
    entry = entry_of(game)
    of_code = (entry.ruleset, entry.evaluator, entry.tally, entry.encoding)
    of_people = (entry.served, entry.puzzles, entry.board)

    assert all(callable(part(name)) for name in of_code + of_people)


def test_a_game_that_nobody_knows_has_general_parts() -> None:
    assert isinstance(evaluator_of("chess"), PointsEvaluator)
    assert tally("chess") is None
    assert type(puzzles_of("chess")) is GamePuzzles
    assert type(served("chess")) is ServedGame


def _files() -> list[Path]:
    every = [file for layer in ABOVE for file in sorted((SOURCE / layer).rglob("*.py"))]
    return [file for file in every if not OF_ONE_GAME & {file.stem, *file.parts[-3:-1]}]


def test_no_layer_above_the_games_tells_them_apart() -> None:
    named: set[str] = set()
    for file in _files():
        tree = ast.parse(file.read_text("utf-8"))
        found = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        modules = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        of_games = {
            name for game in (*GAMES, "classic") for name in modules if f"games.{game}" in name
        }
        if found & set(GAMES) or of_games:
            named.add(file.relative_to(SOURCE).as_posix())

    assert named == DEFAULTS
