"""The short rules of each game in both languages: chapters, player aid and card anatomy.

They lie beside each game, in `rulebook/`: a file for every chapter (`2_dice.toml`), `aid.toml`
and `anatomy.toml`. The page draws the pictures from this data; docs/guides/rulebook.md describes
it.
"""

import tomllib
from functools import lru_cache
from importlib import resources
from typing import Any, Final

from novastate.games.registry import entry_of
from novastate.server.content import rules_of

FOLDER: Final = "rulebook"
"""Where the short rules of a game lie in its folder."""


def short_rules(game: str) -> dict[str, Any]:
    """Return chapters, player aid and card anatomy; raise Problem if there is no such game."""
    return _short_rules(rules_of(game).id)


@lru_cache
def _short_rules(game: str) -> dict[str, Any]:
    chapters: list[dict[str, Any]] = []
    others: dict[str, Any] = {"aid": [], "anatomy": []}
    folder = resources.files(entry_of(game).folder()) / FOLDER
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda item: item.name):
            number, _, id = file.name.removesuffix(".toml").partition("_")
            if not file.name.endswith(".toml"):
                continue
            data = tomllib.loads(file.read_text("utf-8"))
            if id:
                chapters.append({"id": id, "number": int(number), **data})
            else:
                others[number] = data["parts"]
    return {"chapters": chapters, **others}
