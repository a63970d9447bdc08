"""The phrase book of the old editions: how their nouns are spoken."""

from typing import Final, cast

from novastate.games.classic.cards.catalogue import Catalogue
from novastate.games.classic.goods import NUMBERS
from novastate.games.classic.words.card_text import good_count
from novastate.games.classic.words.card_words import Words, words_of
from novastate.kernel.phrases import PhraseBook
from novastate.toolkit import nouns
from novastate.toolkit.sentences import sentences

PACKAGE: Final = "novastate.games.classic.words"
KINDS: Final[dict[str, str]] = {
    **nouns.KINDS,
    "over": nouns.CARD,
    "contact": nouns.WORD,
    "way": nouns.WORD,
}


class Nouns(nouns.Nouns):
    """How the arguments of a phrase are spoken in an edition, which has names of its own."""

    def __init__(self, edition: str, cards: Catalogue, names: list[str] | None) -> None:
        said = sentences(PACKAGE, f"novastate.games.{edition}.words")
        super().__init__(said, KINDS, cards.numbers, cards.names, names)
        self.words: Final[dict[str, Words]] = words_of(edition)
        self.factions: Final = {faction.text.id: faction.text.names for faction in cards.factions}

    def own(self, name: str, value: object, lang: str) -> str:
        """Speak goods, factions and totals."""
        if name in ("goods", "gives"):
            return self._goods(cast("dict[str, int]", value), lang)
        if name == "good":
            return good_count(NUMBERS[str(value)], 1, self.words[lang])
        if name == "totals":
            return ", ".join(str(n) for n in cast("list[int]", value))
        if name == "faction":
            return self.factions[str(value)][lang]
        return str(value)

    def _goods(self, goods: dict[str, int], lang: str) -> str:
        """Speak goods with their numbers."""
        words = self.words[lang]
        parts = [good_count(NUMBERS[word], n, words) for word, n in goods.items()]
        return self.joined(parts, lang)


def phrase_book(edition: str, cards: Catalogue, names: list[str] | None = None) -> PhraseBook:
    """Return the phrase book for a set of cards; players may be called by their names."""
    return Nouns(edition, cards, names).book()
