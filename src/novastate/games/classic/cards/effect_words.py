"""The effect words, read from `words/effects.toml`: how each is written, and what it says."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from novastate.games.classic.cards import model
from novastate.kernel.phrases import LANGUAGES


class EffectWord:
    """A word of card files: its clause, pattern, where it may stand, and its sentences."""

    def __init__(self, name: str, said: dict[str, Any], number: int) -> None:
        self.name: Final = name
        self.number: Final = number  # by which the rules know it, and cards/model.py names it
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


def _words(declared: dict[str, dict[str, Any]], first: int = 0) -> list[EffectWord]:
    """Number words in the order in which they are declared."""
    return [
        EffectWord(name, said, number)
        for number, (name, said) in enumerate(declared.items(), first)
    ]


_FILE: Final = files("novastate.games.classic") / "words" / "effects.toml"
_DECLARED: Final = tomllib.loads(_FILE.read_text("utf-8"))

FIELDS: Final = _words(_DECLARED["field"])
"""Fields of locations and leaders, in the order in which they are spoken."""
GAINS: Final = _words(_DECLARED["gain"], 1)
"""What is given besides goods, which are 0."""
EVENTS: Final = _words(_DECLARED["event"])
TRAITS: Final = _words(_DECLARED["trait"])
EFFECT_WORDS: Final = (*FIELDS, *GAINS, *EVENTS, *TRAITS)


def special_name(gain: model.Gain) -> str:
    """Name what is given besides goods; "" if there is nothing."""
    return GAINS[gain.special - 1].name if gain.special else ""


def named(words: list[EffectWord], mask: int) -> list[str]:
    """Name the events or traits of a mask."""
    return [word.name for word in words if mask >> word.number & 1]
