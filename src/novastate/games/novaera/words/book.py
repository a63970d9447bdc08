"""The phrase book of Nova Era: templates by language, and how its nouns are spoken."""

from collections.abc import Callable
from typing import Final, cast

from novastate.games.novaera.cards.catalogue import Catalogue
from novastate.games.novaera.constants import COLOURS, TRACKS
from novastate.games.novaera.words.card_text import colour_name, resource_name, track_name
from novastate.games.novaera.words.english import ENGLISH
from novastate.games.novaera.words.english import SEAT as SEAT_EN
from novastate.games.novaera.words.german import GERMAN
from novastate.games.novaera.words.german import SEAT as SEAT_DE
from novastate.kernel.phrases import PhraseBook

TEMPLATES: Final[dict[str, dict[str, str]]] = {"en": ENGLISH, "de": GERMAN}
SEATS: Final[dict[str, str]] = {"en": SEAT_EN, "de": SEAT_DE}
ERAS: Final[tuple[str, ...]] = ("", "I", "II", "III")


class Nouns:
    """How the arguments of a phrase are spoken; `names` replaces "Seat 1" by a player's name."""

    def __init__(self, cards: Catalogue, names: list[str]) -> None:
        self.cards: Final = cards
        self.names: Final = names

    def say(self, name: str, value: object, lang: str) -> str:
        """Speak one argument."""
        words = TEMPLATES[lang]
        if name in ("seat", "rival"):
            return self._seat(cast(int, value), lang)
        if name == "seats":
            return self._joined([self._seat(seat, lang) for seat in cast("list[int]", value)], lang)
        if name in ("card", "old"):
            return self.card(str(value), lang)
        if name == "cards":
            return self._joined([self.card(id, lang) for id in cast("list[str]", value)], lang)
        if name in ("goods", "lacks", "prices"):
            return self._counts(name, cast("dict[str, int]", value), lang)
        if name == "extra":
            counts = cast("dict[str, int]", value)
            if not counts:
                return ""
            return words["extra"].format(goods=self._counts(name, counts, lang))
        if name == "good":
            return resource_name(COLOURS.index(str(value)), lang)
        if name == "colour":
            return colour_name(COLOURS.index(str(value)), lang)
        if name in ("die", "to"):
            return self._die(cast("dict[str, object]", value), lang)
        if name == "dice":
            return self._dice(cast("list[dict[str, object]]", value), lang)
        if name == "zones":
            zones = cast("list[list[dict[str, object]]]", value)
            return "; ".join(self._dice(zone, lang) for zone in zones)
        if name == "track":
            spoken = track_name(TRACKS.index(str(value)), lang)
            return spoken[0].upper() + spoken[1:]
        if name == "source":
            code = f"source_{value}"
            return words[code] if code in words else self.card(str(value), lang)
        if name == "count" and value == 0:
            return words["nothing"]
        if name == "era":
            return ERAS[cast(int, value)]
        if name == "action":
            return words[f"action_{value}"]
        return str(value)

    def _seat(self, seat: int, lang: str) -> str:
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return SEATS[lang].format(n=seat + 1)

    def card(self, id: str, lang: str) -> str:
        """Name a card."""
        return self.cards.names[self.cards.numbers[id]][lang]

    def _die(self, die: dict[str, object], lang: str) -> str:
        return f"{colour_name(COLOURS.index(str(die['colour'])), lang)} {die['value']}"

    def _dice(self, dice: list[dict[str, object]], lang: str) -> str:
        return ", ".join(self._die(die, lang) for die in dice)

    def _counts(self, name: str, counts: dict[str, int], lang: str) -> str:
        """Speak resources, or for requirements colours, with their numbers."""
        parts: list[str] = []
        for word, n in counts.items():
            colour = COLOURS.index(word)
            noun = colour_name(colour, lang) if name == "lacks" else resource_name(colour, lang, n)
            parts.append(f"{n} {noun}")
        return self._joined(parts, lang, "or" if name == "prices" else "and")

    def _joined(self, parts: list[str], lang: str, pattern: str = "and") -> str:
        """Join parts with commas and a last "and" or "or"."""
        if not parts:
            return TEMPLATES[lang]["nothing"]
        if len(parts) == 1:
            return parts[0]
        return TEMPLATES[lang][pattern].format(first=", ".join(parts[:-1]), last=parts[-1])


def phrase_book(cards: Catalogue, names: list[str] | None = None) -> PhraseBook:
    """Return the phrase book for a set of cards; players may be called by their names."""
    say: Callable[[str, object, str], str] = Nouns(cards, names or []).say
    return PhraseBook(TEMPLATES, say)
