"""How the arguments of a phrase are spoken: seats, cards and lists of them in every game alike."""

from typing import Final, cast

from novastate.kernel.phrases import PhraseBook, Templates

SEAT: Final = "seat"
SEATS: Final = "seats"
CARD: Final = "card"
CARDS: Final = "cards"
SOURCE: Final = "source"
"""What a gain comes from: a sentence `source_...`, or else a card."""
WORD: Final = "word"
"""One of the sentences that begin with the argument's name, such as `action_...`."""

KINDS: Final[dict[str, str]] = {
    "seat": SEAT,
    "rival": SEAT,
    "seats": SEATS,
    "card": CARD,
    "cards": CARDS,
    "source": SOURCE,
}
"""The kinds of nouns by the name of the argument; a game adds its own."""


class Nouns:
    """The nouns of one game; `names` replaces "Seat 1" by a player's name."""

    def __init__(
        self,
        templates: Templates,
        kinds: dict[str, str],
        numbers: dict[str, int],
        card_names: list[dict[str, str]],
        names: list[str] | None,
    ) -> None:
        self.templates: Final = templates
        self.kinds: Final = kinds
        self.numbers: Final = numbers  # of cards by id
        self.card_names: Final = card_names  # of cards by number and language
        self.names: Final = names or []

    def book(self) -> PhraseBook:
        """Return the phrase book that speaks these nouns."""
        return PhraseBook(self.templates, self.say)

    def say(self, name: str, value: object, lang: str) -> str:
        """Speak one argument."""
        kind = self.kinds.get(name, "")
        if kind == SEAT:
            return self.seat(cast(int, value), lang)
        if kind == CARD:
            return self.card(str(value), lang)
        if kind == SEATS:
            return self.joined([self.seat(seat, lang) for seat in cast("list[int]", value)], lang)
        if kind == CARDS:
            return self.joined([self.card(id, lang) for id in cast("list[str]", value)], lang)
        if kind == SOURCE:
            said = self.templates[lang].get(f"source_{value}")
            return self.card(str(value), lang) if said is None else said
        if kind == WORD:
            return self.templates[lang][f"{name}_{value}"]
        return self.own(name, value, lang)

    def own(self, name: str, value: object, lang: str) -> str:
        """Speak an argument of a kind that only one game has."""
        return str(value)

    def seat(self, seat: int, lang: str) -> str:
        """Name a player."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.templates[lang]["seat_number"].format(n=seat + 1)

    def card(self, id: str, lang: str) -> str:
        """Name a card."""
        return self.card_names[self.numbers[id]][lang]

    def joined(self, parts: list[str], lang: str, pattern: str = "and") -> str:
        """Join parts with commas and a last "and"."""
        if len(parts) < 2:
            return parts[0] if parts else self.templates[lang]["nothing"]
        return self.templates[lang][pattern].format(first=", ".join(parts[:-1]), last=parts[-1])
