"""The phrase book of Nova Era: how its nouns are spoken."""

from typing import Final, cast

from novastate.games.novaera.cards.catalogue import Catalogue
from novastate.games.novaera.constants import COLOURS, TRACKS
from novastate.games.novaera.words.card_text import colour_name, resource_name, track_name
from novastate.kernel.phrases import PhraseBook
from novastate.toolkit import nouns
from novastate.toolkit.sentences import sentences

PACKAGE: Final = "novastate.games.novaera.words"
KINDS: Final[dict[str, str]] = {**nouns.KINDS, "old": nouns.CARD, "action": nouns.WORD}
ERAS: Final[tuple[str, ...]] = ("", "I", "II", "III")


class Nouns(nouns.Nouns):
    """How the arguments of a phrase are spoken."""

    def __init__(self, cards: Catalogue, names: list[str] | None) -> None:
        super().__init__(sentences(PACKAGE), KINDS, cards.numbers, cards.names, names)

    def own(self, name: str, value: object, lang: str) -> str:
        """Speak resources, colours, dice, tracks and eras."""
        words = self.templates[lang]
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
        if name == "count" and value == 0:
            return words["nothing"]
        if name == "era":
            return ERAS[cast(int, value)]
        return str(value)

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
        return self.joined(parts, lang, "or" if name == "prices" else "and")


def phrase_book(cards: Catalogue, names: list[str] | None = None) -> PhraseBook:
    """Return the phrase book for a set of cards; players may be called by their names."""
    return Nouns(cards, names).book()
