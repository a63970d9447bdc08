"""The phrase book of 51st State (2010)."""

from collections.abc import Callable
from typing import Final

from novastate.games.wasteland.classic.catalogue import Catalogue
from novastate.games.wasteland.classic.text import WORDS
from novastate.games.wasteland.classic.words import Nouns
from novastate.games.wasteland.state2010.words_de import GERMAN
from novastate.games.wasteland.state2010.words_de import SEAT as SEAT_DE
from novastate.games.wasteland.state2010.words_en import ENGLISH
from novastate.games.wasteland.state2010.words_en import SEAT as SEAT_EN
from novastate.kernel.phrases import PhraseBook

TEMPLATES: Final[dict[str, dict[str, str]]] = {"en": ENGLISH, "de": GERMAN}
SEATS: Final[dict[str, str]] = {"en": SEAT_EN, "de": SEAT_DE}


def phrase_book(cards: Catalogue, names: list[str] | None = None) -> PhraseBook:
    """Return the phrase book for a set of cards; players may be called by their names."""
    nouns = Nouns(cards, WORDS["state2010"], TEMPLATES, SEATS, names or [])
    say: Callable[[str, object, str], str] = nouns.say
    return PhraseBook(TEMPLATES, say)
