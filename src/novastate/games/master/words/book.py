"""The phrase book of the Master Set: how its nouns are spoken."""

from typing import Final, cast

from novastate.games.master.cards.catalogue import Catalogue
from novastate.games.master.goods import NUMBERS
from novastate.games.master.words.effects import good_count, good_name
from novastate.kernel.phrases import PhraseBook
from novastate.toolkit import nouns
from novastate.toolkit.sentences import sentences

PACKAGE: Final = "novastate.games.master.words"
KINDS: Final[dict[str, str]] = {**nouns.KINDS, "over": nouns.CARD, "action": nouns.WORD}


class Nouns(nouns.Nouns):
    """How the arguments of a phrase are spoken; the rival of a solo game has a name."""

    def __init__(self, cards: Catalogue, names: list[str] | None, solo: bool) -> None:
        super().__init__(sentences(PACKAGE), KINDS, cards.numbers, cards.names, names)
        self.solo: Final = solo
        self.factions: Final = {faction.id: faction.names for faction in cards.factions}

    def own(self, name: str, value: object, lang: str) -> str:
        """Speak goods, factions and numbers of cards and points."""
        words = self.templates[lang]
        if name in ("goods", "gives"):
            return self._goods(cast("dict[str, int]", value), lang)
        if name == "good":
            return good_name(NUMBERS[str(value)], 1, lang)
        if name == "n" and value == 0:
            return words["no_card"]
        if name == "n":
            return good_count(NUMBERS["card"], cast(int, value), lang)
        if name == "vp":
            return words["vp_total"].format(n=value)
        if name == "faction":
            return self.factions[str(value)][lang]
        if name == "all":
            return words["all_of"] if value else ""
        return str(value)

    def seat(self, seat: int, lang: str) -> str:
        """Name a player, or the virtual rival."""
        if self.solo and seat == 1:
            return self.templates[lang]["rival_name"]
        return super().seat(seat, lang)

    def _goods(self, goods: dict[str, int], lang: str) -> str:
        """Speak goods with their numbers; `iron@camp` is iron lying on that card."""
        parts: list[str] = []
        for word, n in goods.items():
            good, _, place = word.partition("@")
            said = good_count(NUMBERS[good], n, lang)
            if place:
                card = self.card(place.partition("#")[0], lang)
                said = self.templates[lang]["on_card"].format(good=said, card=card)
            parts.append(said)
        return self.joined(parts, lang)


def phrase_book(cards: Catalogue, names: list[str] | None = None, solo: bool = False) -> PhraseBook:
    """Return the phrase book for a set of cards; players may be called by their names."""
    return Nouns(cards, names, solo).book()
