"""The words of each language for card texts, read from `cards.toml`."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from novastate.games.master import goods
from novastate.games.master.cards import model
from novastate.kernel.phrases import LANGUAGES as SPOKEN
from novastate.toolkit.wording import Wording


class Words(Wording):
    """Sentences, and nouns by good, kind and type."""

    def __init__(self, said: dict[str, Any], lang: str) -> None:
        super().__init__(_in(lang, said["patterns"]))
        self.goods: Final[list[list[str]]] = [said["goods"][name][lang] for name in goods.NAMES]
        """By good: one, several, and each of them."""
        self.kinds: Final[list[str]] = [said["kinds"][name][lang] for name in model.KINDS]
        self.types: Final[list[str]] = [said["types"][name][lang] for name in model.TYPES]
        self.actions: Final[dict[str, str]] = _in(lang, said["actions"])
        self.capital_after_colon: Final[bool] = said["capital_after_colon"][lang]


def _in(lang: str, table: dict[str, dict[str, str]]) -> dict[str, str]:
    """Take what a table says in one language."""
    return {name: said[lang] for name, said in table.items()}


def _read() -> dict[str, Words]:
    file = files("novastate.games") / "master" / "words" / "cards.toml"
    said = tomllib.loads(file.read_text("utf-8"))
    return {lang: Words(said, lang) for lang in SPOKEN}


LANGUAGES: Final[dict[str, Words]] = _read()
