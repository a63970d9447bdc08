"""What is said to people: a code with arguments, put into words when it is read."""

from collections.abc import Callable, Mapping
from typing import Final

LANGUAGES: Final[tuple[str, ...]] = ("en", "de")

Data = Mapping[str, object]

Templates = dict[str, dict[str, str]]
"""Sentences by language and code."""


class Phrase:
    """A sentence not yet spoken: a code of the phrase book and the arguments it needs.

    >>> Phrase("pass", {"seat": 1}).to_data()
    {'code': 'pass', 'seat': 1}
    """

    def __init__(self, code: str, args: dict[str, object] | None = None) -> None:
        self.code: Final = code
        self.args: Final[dict[str, object]] = {} if args is None else args

    def to_data(self) -> dict[str, object]:
        """Return the code and the arguments as one plain table."""
        data: dict[str, object] = {"code": self.code}
        data.update(self.args)
        return data


class PhraseBook:
    """The sentences of one game by language and code, and how its nouns are spoken.

    A template names its arguments in braces, `{seat} builds {card}`; the noun function turns an
    argument (by its name, value and language) into words.
    """

    def __init__(self, templates: Templates, noun: Callable[[str, object, str], str]) -> None:
        self.templates: Final = templates
        self.noun: Final = noun

    def say(self, phrase: Phrase, lang: str) -> str:
        """Speak a phrase in a language."""
        templates = self.templates[lang]
        if phrase.code not in templates:
            raise KeyError(f'sentences.toml has no sentence "{phrase.code}"')
        words = {name: self.noun(name, value, lang) for name, value in phrase.args.items()}
        return templates[phrase.code].format(**words)
