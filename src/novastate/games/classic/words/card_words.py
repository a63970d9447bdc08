"""The words in which the cards of an old edition are spoken, by edition and language."""

from functools import cache
from importlib.resources import files
from typing import Final

from novastate.games.classic.cards.effect_words import EFFECT_WORDS
from novastate.kernel.phrases import LANGUAGES
from novastate.kernel.tables import Table, read_tables
from novastate.toolkit import wording
from novastate.toolkit.sentences import read_sentences
from novastate.toolkit.wording import Wording

SENTENCES: Final = "cards.toml"
NOUNS: Final = "nouns.toml"


class Noun(wording.Noun):
    """A good, a type or a kind of contact in words."""

    def __init__(self, table: Table, lang: str) -> None:
        forms = Table(table.what, table.file, table.line, table.name, table.inner(lang))
        forms.only(("one", "several", "name"))
        one = forms.text("one")
        super().__init__(one, forms.text_or("several", one))
        self.name: Final = forms.text_or("name", one)


class Words(Wording):
    """What one edition calls things in one language."""

    def __init__(self, edition: str, lang: str) -> None:
        said = {
            name: by_language[lang]
            for word in EFFECT_WORDS
            for name, by_language in word.sentences.items()
        }
        self.nouns: Final[dict[str, Noun]] = {}
        for game in ("classic", edition):
            folder = files("novastate.games") / game / "words"
            for table in read_sentences(folder / SENTENCES, f"{game}/words/{SENTENCES}"):
                said[table.name] = table.text(lang)
            if (folder / NOUNS).is_file():
                for table in read_tables(folder / NOUNS, "noun", f"{game}/words/{NOUNS}"):
                    self.nouns[table.name] = Noun(table, lang)
        super().__init__(said)

    def say_if_known(self, name: str, /, **slots: object) -> str:
        """Say what only one of the editions says; nothing in the other."""
        return self.say(name, **slots) if name in self.sentences else ""

    def joined(self, parts: list[str], last: str = "and") -> str:
        """Join parts; none of them is "nothing"."""
        return super().joined(parts, last) if parts else self.say("nothing")


@cache
def words_of(edition: str) -> dict[str, Words]:
    """Return the words of an edition by language: what it says itself goes before."""
    return {lang: Words(edition, lang) for lang in LANGUAGES}
