"""The effect words, read from `words/effects.toml`: each reads, checks and shows its own gains."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from novastate.games.master.cards import model
from novastate.games.master.cards.blanks import FORMS, LONG, fill, shown
from novastate.games.master.cards.model import FIELDS, Gain
from novastate.kernel.errors import Misread
from novastate.toolkit import tokens
from novastate.toolkit.names import continued
from novastate.toolkit.tokens import Token


class EffectWord:
    """What a gain may be: its pattern in card files, where it may stand, and its sentences."""

    def __init__(self, number: int, word: str, said: dict[str, Any]) -> None:
        self.number: Final = number
        self.word: Final = word
        self.parts: Final[list[str]] = said.pop("pattern").split()
        self.on: Final[list[int]] = [FIELDS[field] for field in said.pop("in")]  # (MS-20.8.1)
        self.clause: Final[str] = said.pop("clause")
        self.alone: Final[bool] = said.pop("alone", False)
        self.whose: Final[dict[int, list[str]]] = {
            FIELDS[field]: names for field, names in said.pop("whose", {}).items()
        }
        own = [part for part in self.parts if not _blank(part)]
        self.key: Final[str] = said.pop("key", own[0] if own else "")
        self.leads: Final = self.parts[0] == self.key
        self.shown: Final[dict[str, dict[str, str]]] = said.pop("shown", {})  # its words as drawn
        self.sentences: Final[dict[str, dict[str, str]]] = said  # by form and language

    def meant(self, words: list[str], trigger: int) -> bool:
        """Tell whether words of a card file say this gain, well or badly."""
        if self.alone:
            return trigger in self.on
        return words[0] == self.key if self.leads else not self.key or self.key in words

    def fits(self, words: list[str]) -> bool:
        """Tell whether the words have the form of the pattern."""
        parts = self.parts
        if _blank(parts[-1]) in LONG:
            parts = parts[:-1]
        elif len(words) != len(parts):
            return False
        return all(_blank(part) or part == word for part, word in zip(parts, words, strict=False))

    def read(self, words: list[str], trigger: int) -> Gain:
        """Read a gain from words that have the form."""
        gain = Gain(self.number)
        for i, part in enumerate(self.parts):
            blank = _blank(part)
            if blank == "whose" and words[i] not in self._choices(trigger):
                raise Misread(self.fault(trigger))
            if blank:
                fill(gain, blank, words[i:] if blank in LONG else words[i : i + 1])
        return gain

    def _choices(self, trigger: int) -> list[str]:
        """List whose locations may be named: where it may not stand at all, any at all."""
        known = [name for names in self.whose.values() for name in names]
        return self.whose.get(trigger, [name for name in model.WHOSE if name in known])

    def fault(self, trigger: int) -> str:
        """Say what is meant, of words without the form."""
        first, *rest = self.parts
        if not rest:
            return f', but nothing may follow "{first}"'
        if rest == ["{most}"]:
            return f', but one number is meant after "{first}"'
        if rest == ["{whose}"]:
            return f', but after "{first}" comes {" or ".join(self._choices(trigger))}'
        if not any(_blank(part) for part in rest):
            return f", but only {self.form()} is known"
        return f", but {self.form()} is meant"

    def form(self) -> str:
        """Write the pattern as a fault shows it: "draw N keep N"."""
        words = [FORMS.get(_blank(part), part) for part in self.parts]
        return f'"{" ".join(words)}"'

    def tokens(self, gain: Gain, brief: bool) -> list[Token]:
        """Show a gain, as written or in brief."""
        row: list[Token] = []
        for part in self.parts:
            blank = _blank(part)
            row += shown(gain, blank, brief) if blank else [tokens.word(part)]
        return row


def _blank(part: str) -> str:
    """Name the blank that a part of a pattern is; "" for an own word."""
    return part[1:-1] if part.startswith("{") else ""


def _number(word: EffectWord) -> int:
    return word.number


def _read() -> tuple[EffectWord, ...]:
    """Read the words; those that rules ask for have their numbers, the others follow."""
    file = files("novastate.games") / "master" / "words" / "effects.toml"
    declared = tomllib.loads(file.read_text("utf-8"))
    numbers = continued(model.OPS, declared)
    return tuple(EffectWord(numbers[word], word, said) for word, said in declared.items())


EFFECT_WORDS: Final = _read()
BY_NUMBER: Final[list[EffectWord]] = sorted(EFFECT_WORDS, key=_number)
WORDS: Final[list[str]] = [word.word for word in BY_NUMBER]
SHOWN: Final[dict[str, dict[str, str]]] = {
    shown: said for word in EFFECT_WORDS for shown, said in word.shown.items()
}
"""The words that stand between tokens, by language."""
