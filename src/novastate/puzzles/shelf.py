"""The puzzles that are shipped with the games."""

from functools import lru_cache
from importlib import resources
from typing import Final

from novastate.games.registry import entry_of, rulesets
from novastate.puzzles.packed import MINED, unpack
from novastate.puzzles.puzzle import Puzzle
from novastate.puzzles.written import written_puzzle
from novastate.toolkit.scenario import read_scenario

FOLDER: Final = "puzzles"
"""Where the puzzles of a game lie in its folder."""


@lru_cache
def puzzles() -> dict[str, Puzzle]:
    """Read the puzzles and lessons of all games by id, the written ones of a game first."""
    found: dict[str, Puzzle] = {}
    for game in rulesets():
        folder = resources.files(entry_of(game.id).folder()) / FOLDER
        if not folder.is_dir():
            continue
        for file in sorted(folder.iterdir(), key=lambda item: item.name):
            if file.name.endswith(".scenario"):
                id = file.name.removesuffix(".scenario")
                scenario = read_scenario(file.read_text("utf-8"), file.name)
                found[id] = written_puzzle(id, game.id, scenario)
        if (folder / MINED).is_file():
            mined = unpack((folder / MINED).read_bytes(), MINED)
            found |= {each.id: each for each in mined}
    return found


def of_game(game: str) -> list[Puzzle]:
    """List the puzzles of a game, without lessons."""
    return [each for each in puzzles().values() if each.game == game and not each.is_lesson()]
