"""The effect words, read from `words/effects.toml`: how each is written, and what it says."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from novastate.games.classic.cards import model
from novastate.kernel.phrases import LANGUAGES


class EffectWord:
    """A word of card files: its clause, pattern, where it may stand, and its sentences."""

    def __init__(self, name: str, said: dict[str, Any]) -> None:
        self.name: Final = name
        self.clause: Final[str] = said.pop("clause", "")
        self.pattern: Final[str] = said.pop("pattern", name)
        self.blanks: Final = [part[1:-1] for part in self.pattern.split() if part.startswith("{")]
        self.fault: Final[str] = said.pop("fault", "")  # said of words without the form
        self.fields: Final[list[str]] = said.pop("fields", [name])  # that it takes on a card
        self.key: Final[str] = said.pop("key", name)  # of what the page draws of it
        self.kinds: Final = [model.KINDS.index(kind) for kind in said.pop("kinds", [])]
        self.leaders: Final[bool] = said.pop("leaders", False)
        plain = {lang: said.pop(lang) for lang in LANGUAGES if lang in said}
        self.sentences: Final[dict[str, dict[str, str]]] = {
            f"{name}_{particular}": by_language for particular, by_language in said.items()
        }
        """By name, which is that of the word and what a more particular one is for."""
        if plain:
            self.sentences[name] = plain


def _words(declared: dict[str, dict[str, Any]]) -> list[EffectWord]:
    return [EffectWord(name, said) for name, said in declared.items()]


def _numbered(declared: dict[str, dict[str, Any]], names: tuple[str, ...]) -> list[EffectWord]:
    """Give words in the order of the numbers by which rules know them."""
    return [EffectWord(name, declared[name]) for name in names]


_FILE: Final = files("novastate.games.classic") / "words" / "effects.toml"
_DECLARED: Final = tomllib.loads(_FILE.read_text("utf-8"))

FIELDS: Final = _words(_DECLARED["field"])
"""Fields of locations and leaders, in the order in which they are spoken."""
GAINS: Final = _numbered(_DECLARED["gain"], model.SPECIALS[1:])
"""What is given besides goods."""
EVENTS: Final = _numbered(_DECLARED["event"], model.EVENTS)
TRAITS: Final = _numbered(_DECLARED["trait"], tuple(model.TRAITS))
EFFECT_WORDS: Final = (*FIELDS, *GAINS, *EVENTS, *TRAITS)
