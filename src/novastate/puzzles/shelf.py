"""The puzzles that are shipped with the games."""

from functools import lru_cache
from importlib import resources
from typing import Final

from novastate.games.registry import rulesets
from novastate.kernel.scenario import read_scenario
from novastate.puzzles.packed import MINED, unpack
from novastate.puzzles.puzzle import Puzzle
from novastate.puzzles.written import written_puzzle

FOLDERS: Final[dict[str, str]] = {
    "master": "master/puzzles",
    "novaera": "novaera/puzzles",
    "state2010": "state2010/puzzles",
    "newera": "newera/puzzles",
}


@lru_cache
def puzzles() -> dict[str, Puzzle]:
    """Read the puzzles and lessons of all games by id, the written ones of a game first."""
    found: dict[str, Puzzle] = {}
    for game in rulesets():
        if game.id not in FOLDERS:
            continue
        folder = resources.files("novastate.games") / FOLDERS[game.id]
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
