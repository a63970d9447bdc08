"""The phrase book of the Master Set: templates by language, and how its nouns are spoken."""

from collections.abc import Callable
from typing import Final, cast

from novastate.games.master.cards.catalogue import Catalogue
from novastate.games.master.goods import NUMBERS
from novastate.games.master.words.card_text import good_count, good_name
from novastate.games.master.words.effects import joined
from novastate.games.master.words.english import ENGLISH
from novastate.games.master.words.english import SEAT as SEAT_EN
from novastate.games.master.words.german import GERMAN
from novastate.games.master.words.german import SEAT as SEAT_DE
from novastate.kernel.phrases import PhraseBook

TEMPLATES: Final[dict[str, dict[str, str]]] = {"en": ENGLISH, "de": GERMAN}
SEATS: Final[dict[str, str]] = {"en": SEAT_EN, "de": SEAT_DE}


class Nouns:
    """How the arguments of a phrase are spoken; `names` replaces "Seat 1" by a player's name."""

    def __init__(self, cards: Catalogue, names: list[str], solo: bool) -> None:
        self.cards: Final = cards
        self.names: Final = names
        self.solo: Final = solo
        self.factions: Final = {faction.id: faction.names for faction in cards.factions}

    def say(self, name: str, value: object, lang: str) -> str:
        """Speak one argument."""
        words = TEMPLATES[lang]
        if name in ("seat", "rival"):
            return self._seat(cast(int, value), lang)
        if name in ("card", "over"):
            return self.card(str(value), lang)
        if name in ("goods", "gives"):
            return self._goods(cast("dict[str, int]", value), lang)
        if name == "good":
            return good_name(NUMBERS[str(value)], 1, lang)
        if name == "cards":
            cards = [self.card(card, lang) for card in cast("list[str]", value)]
            return joined(cards, lang) if cards else words["nothing"]
        if name == "source":
            code = f"source_{value}"
            return words[code] if code in words else self.card(str(value), lang)
        if name == "n" and value == 0:
            return words["no_card"]
        if name == "n":
            return good_count(NUMBERS["card"], cast(int, value), lang)
        if name == "vp":
            return words["vp_total"].format(n=value)
        if name == "faction":
            return self.factions[str(value)][lang]
        if name == "action":
            return words[f"action_{value}"]
        if name == "all":
            return words["all_of"] if value else ""
        return str(value)

    def _seat(self, seat: int, lang: str) -> str:
        if self.solo and seat == 1:
            return TEMPLATES[lang]["rival_name"]
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return SEATS[lang].format(n=seat + 1)

    def card(self, id: str, lang: str) -> str:
        """Name a card."""
        return self.cards.names[self.cards.numbers[id]][lang]

    def _goods(self, goods: dict[str, int], lang: str) -> str:
        """Speak goods with their numbers; `iron@camp` is iron lying on that card."""
        parts: list[str] = []
        for word, n in goods.items():
            if word in NUMBERS:
                said = good_count(NUMBERS[word], n, lang)
            else:
                good, _, place = word.partition("@")
                said = good_count(NUMBERS[good], n, lang)
                card = self.card(place.partition("#")[0], lang)
                said = TEMPLATES[lang]["on_card"].format(good=said, card=card)
            parts.append(said)
        return joined(parts, lang) if parts else TEMPLATES[lang]["nothing"]


def phrase_book(cards: Catalogue, names: list[str] | None = None, solo: bool = False) -> PhraseBook:
    """Return the phrase book for a set of cards; players may be called by their names."""
    say: Callable[[str, object, str], str] = Nouns(cards, names or [], solo).say
    return PhraseBook(TEMPLATES, say)
