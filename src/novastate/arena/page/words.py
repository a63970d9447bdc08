"""Words and figures of the report in the language of its reader."""

from typing import Final, cast

from novastate.arena.page.words_de import THINGS as THINGS_DE
from novastate.arena.page.words_de import WORDS as WORDS_DE
from novastate.arena.page.words_en import THINGS as THINGS_EN
from novastate.arena.page.words_en import WORDS as WORDS_EN
from novastate.arena.playing import Plan
from novastate.games.registry import ruleset
from novastate.kernel.phrases import Phrase

WORDS: Final = {"en": WORDS_EN, "de": WORDS_DE}
GERMAN: Final = str.maketrans(",.", ".,")
THINGS: Final = {"en": THINGS_EN, "de": THINGS_DE}


class Words:
    """Speaks one language about the games of one plan."""

    def __init__(self, plan: Plan, lang: str) -> None:
        self.lang: Final = lang
        self.game: Final = plan.game
        self.rules: Final = ruleset(plan.game, plan.cards)
        self.book: Final = self.rules.book()
        self.names: Final = {
            str(card["id"]): cast("dict[str, str]", card["names"])[lang]
            for card in self.rules.cards_data()
        }

    def say(self, key: str, **values: object) -> str:
        """Say something of the report itself."""
        return WORDS[self.lang][key].format(**values)

    def card(self, name: str) -> str:
        """Name a card or a faction."""
        return self.names.get(name, spelled(name))

    def thing(self, name: str) -> str:
        """Name what was done, counted or led; a game may have its own word for it."""
        things = THINGS[self.lang]
        return things.get(f"{self.game}.{name}", things.get(name, spelled(name)))

    def deed(self, deed: str) -> str:
        """Name a deed with its card."""
        what, _, card = deed.partition(" ")
        return f"{self.thing(what)}: {self.card(card)}" if card else self.thing(what)

    def opening(self, kinds: str) -> str:
        """Name the kinds of the deeds of an opening."""
        return " → ".join(self.thing(kind) for kind in kinds.split())

    def phrase(self, code: str) -> str:
        """Say something in the words of the game, if it has any."""
        if code not in self.book.templates[self.lang]:
            return spelled(code.partition("_")[2])
        return self.book.say(Phrase(code), self.lang)

    def figure(self, value: float, digits: int = 1) -> str:
        """Write a figure; in German point and comma change places."""
        text = f"{value:,.{digits}f}"
        return text.translate(GERMAN) if self.lang == "de" else text

    def percent(self, share: float) -> str:
        """Write a share."""
        return f"{self.figure(100 * share)} %"

    def range(self, low: float, high: float) -> str:
        """Write an interval in whole numbers.

        >>> Words(Plan("master", 2, ("random",), 1), "en").range(1400.2, 1534.9)
        '1400–1535'
        """
        return f"{low:.0f}–{high:.0f}"


def spelled(name: str) -> str:
    """Write an id as words.

    >>> spelled("dark_rounds")
    'Dark rounds'
    """
    text = name.replace("_", " ")
    return text[:1].upper() + text[1:]
