"""The words of card texts in each language: names, nouns and sentences with slots in braces."""

from importlib.resources import files
from typing import Final

from novastate.games.novaera.cards.effect_words import VERBS
from novastate.games.novaera.cards.model import QUANTITIES
from novastate.games.novaera.constants import COLOURS, KINDS
from novastate.kernel import phrases
from novastate.kernel.tables import Table, read_tables
from novastate.toolkit import wording
from novastate.toolkit.sentences import read_sentences
from novastate.toolkit.wording import Wording, in_language

_FOLDER: Final = files("novastate.games.novaera") / "words"
_SENTENCES: Final = read_sentences(_FOLDER / "cards.toml", "novaera/words/cards.toml")
_NOUNS: Final = {
    table.name: table for table in read_tables(_FOLDER / "quantities.toml", "quantity")
}
VERB: Final = "verb "
"""Stands before the names of what verbs say."""


class Noun(wording.Noun):
    """A quantity in words, in the forms that sentences need."""

    def __init__(self, table: Table, lang: str) -> None:
        forms = Table(table.what, table.file, table.line, table.name, table.inner(lang))
        forms.only(("one", "several", "each", "compared", "weak"))
        super().__init__(forms.text("one"), forms.text("several"))
        self.each: Final = forms.text_or("each", self.one)
        self.compared: Final = forms.text_or("compared", self.several)
        self.weak: Final = forms.text_or("weak", self.compared)
        self.mass: Final = table.flag("mass")


class Words(Wording):
    """The words of one language."""

    def __init__(self, lang: str) -> None:
        super().__init__({table.name: table.text(lang) for table in _SENTENCES})
        for verb in VERBS:
            for particular, said in verb.sentences.items():
                name = f"{verb.name}_{particular}" if particular else verb.name
                self.sentences[VERB + name] = said[lang]
        self.nouns: Final = [Noun(_NOUNS[quantity], lang) for quantity in QUANTITIES]
        self.capital_after_colon: Final = lang == "de"

    def coloured(self, mask: int, form: str, last: str = "or") -> str:
        """Name the colours of a mask as adjectives.

        >>> Words("de").coloured(3, "weak")
        'grünen oder roten'
        """
        colours = [self.say(f"colour_{colour}") for colour in named(mask, COLOURS)]
        return self.joined([self.say(form, colour=colour) for colour in colours], last)

    def resources(self, kind: int, n: int) -> str:
        """Say a number of resources: "2 Welfare"."""
        return f"{n} {self.say_of(n, f'resource_{KINDS[kind]}')}"


def named(mask: int, names: tuple[str, ...]) -> list[str]:
    """List the names of the bits of a mask."""
    return [name for i, name in enumerate(names) if mask >> i & 1]


def words_of(lang: str) -> Words:
    """Find the words of a language."""
    return in_language(LANGUAGES, lang)


LANGUAGES: Final[dict[str, Words]] = {lang: Words(lang) for lang in phrases.LANGUAGES}
