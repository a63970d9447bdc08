"""How the nouns of the old editions are spoken; the sentences are each edition's own."""

from typing import Final, cast

from novastate.games.classic.cards.catalogue import Catalogue
from novastate.games.classic.goods import NUMBERS
from novastate.games.classic.words.card_text import Words, good_count


class Nouns:
    """How the arguments of a phrase are spoken; `names` replaces "Seat 1" by a player's name."""

    def __init__(
        self,
        cards: Catalogue,
        words: dict[str, Words],
        templates: dict[str, dict[str, str]],
        seats: dict[str, str],
        names: list[str],
    ) -> None:
        self.cards: Final = cards
        self.words: Final = words
        self.templates: Final = templates
        self.seats: Final = seats
        self.names: Final = names
        self.factions: Final = {faction.text.id: faction.text.names for faction in cards.factions}

    def say(self, name: str, value: object, lang: str) -> str:
        """Speak one argument."""
        templates = self.templates[lang]
        if name in ("seat", "rival"):
            return self._seat(cast(int, value), lang)
        if name in ("card", "over"):
            return self.card(str(value), lang)
        if name in ("goods", "gives"):
            return self._goods(cast("dict[str, int]", value), lang)
        if name == "good":
            return good_count(NUMBERS[str(value)], 1, self.words[lang])
        if name == "cards":
            return self._joined([self.card(id, lang) for id in cast("list[str]", value)], lang)
        if name == "totals":
            return ", ".join(str(n) for n in cast("list[int]", value))
        if name == "source":
            code = f"source_{value}"
            return templates[code] if code in templates else self.card(str(value), lang)
        if name == "faction":
            return self.factions[str(value)][lang]
        if name == "contact":
            return templates[f"contact_{value}"]
        if name == "way":
            return templates[f"way_{value}"]
        return str(value)

    def _seat(self, seat: int, lang: str) -> str:
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.seats[lang].format(n=seat + 1)

    def card(self, id: str, lang: str) -> str:
        """Name a card."""
        return self.cards.names[self.cards.numbers[id]][lang]

    def _goods(self, goods: dict[str, int], lang: str) -> str:
        """Speak goods with their numbers."""
        words = self.words[lang]
        return self._joined(
            [good_count(NUMBERS[word], n, words) for word, n in goods.items()], lang
        )

    def _joined(self, parts: list[str], lang: str) -> str:
        """Join parts with commas and a last "and"."""
        if not parts:
            return self.templates[lang]["nothing"]
        if len(parts) == 1:
            return parts[0]
        return self.templates[lang]["and"].format(first=", ".join(parts[:-1]), last=parts[-1])
