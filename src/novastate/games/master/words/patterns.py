"""The words of each language for card texts, read from `cards.toml`."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from novastate.games.master import goods
from novastate.games.master.cards import model
from novastate.games.master.cards.model import Amounts
from novastate.kernel.phrases import LANGUAGES as SPOKEN
from novastate.toolkit.wording import Wording, in_language


class Words(Wording):
    """Sentences, and nouns by good, kind and type."""

    def __init__(self, said: dict[str, Any], lang: str) -> None:
        super().__init__(_in(lang, said["patterns"]))
        self.lang: Final = lang
        self.goods: Final[list[list[str]]] = [said["goods"][name][lang] for name in goods.NAMES]
        """By good: one, several, and each of them."""
        self.kinds: Final[list[str]] = [said["kinds"][name][lang] for name in model.KINDS]
        self.types: Final[list[str]] = [said["types"][name][lang] for name in model.TYPES]
        self.actions: Final[dict[str, str]] = _in(lang, said["actions"])
        self.capital_after_colon: Final[bool] = said["capital_after_colon"][lang]

    def good(self, good: int, n: int) -> str:
        """Name a good as it stands after a number."""
        return self.goods[good][0 if n == 1 else 1]

    def count(self, good: int, n: int) -> str:
        """Say a number of one good: "2 bricks"."""
        return self.say("count", count=str(n), good=self.good(good, n))

    def amounts(self, amounts: Amounts, last: str = "and") -> str:
        """Say goods with their numbers: "2 bricks and 1 victory point"."""
        if not amounts:
            return self.say("nothing")
        return self.joined([self.count(good, n) for good, n in amounts], last)

    def several(self, listed: tuple[int, ...]) -> str:
        """Say goods without numbers: "bricks or iron"."""
        return self.joined([self.good(good, 2) for good in listed], "or")

    def limit(self, per_round: int) -> str:
        """Say how often something may be used."""
        return self.say_of(per_round, "limit")

    def after_colon(self, text: str) -> str:
        """Write a sentence after a colon: some languages begin it with a capital letter."""
        return capital(text) if self.capital_after_colon else text


def capital(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


def _in(lang: str, table: dict[str, dict[str, str]]) -> dict[str, str]:
    """Take what a table says in one language."""
    return {name: said[lang] for name, said in table.items()}


def _read() -> dict[str, Words]:
    file = files("novastate.games") / "master" / "words" / "cards.toml"
    said = tomllib.loads(file.read_text("utf-8"))
    return {lang: Words(said, lang) for lang in SPOKEN}


LANGUAGES: Final[dict[str, Words]] = _read()


def words_of(lang: str) -> Words:
    """Find the words of a language."""
    return in_language(LANGUAGES, lang)
