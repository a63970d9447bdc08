"""The blanks of an effect's pattern: how each is filled from a card file, and what it shows."""

from typing import Final

from novastate.games.master import goods
from novastate.games.master.cards import language, model
from novastate.games.master.cards.model import Gain, Slot
from novastate.kernel.errors import Misread
from novastate.toolkit import tokens
from novastate.toolkit.tokens import Token

# One word fills these; a fault writes them so.
FORMS: Final[dict[str, str]] = {
    "good": "GOOD",
    "keep": "N",
    "most": "N",
    "produced": "GOOD",
    "type": "TYPE",
    "whose": "WHOSE",
}
# All words up to the end fill these.
LONG: Final[tuple[str, ...]] = ("counted", "goods", "options", "placed", "slots")


def fill(gain: Gain, blank: str, words: list[str]) -> None:
    """Read the words of a blank into a gain, or say what is wrong with them."""
    if blank == "good":
        gain.good = language.known_good(words[0], language.GAINED)
    elif blank == "keep":
        gain.keep = language.read_number(words[0])
        if gain.keep > gain.most:
            raise Misread(", which keeps more cards than it draws")
    elif blank == "most":
        gain.most = language.read_number(words[0])
    elif blank == "produced":
        gain.counted = (language.known_good(words[0], language.GAINED),)
    elif blank == "type":
        gain.type_index = language.read_type(words[0])
    elif blank == "whose":
        gain.whose = model.WHOSE.index(words[0])
    elif blank == "counted":
        gain.most, gain.counted = language.read_counted(words, language.HELD)
        if gain.most == model.NO_LIMIT:
            raise Misread(', but "any" is no number to steal')
    elif blank == "goods":
        gain.goods = language.read_some(" ".join(words), language.GAINED)
    elif blank == "options":
        options = " ".join(words).split(" or ")
        gain.options = tuple(language.read_some(option, language.GAINED) for option in options)
    elif blank == "placed":
        gain.goods = language.read_some(" ".join(words), language.HELD)
    else:
        gain.slots = tuple(_slot(part) for part in " ".join(words).split(","))


def shown(gain: Gain, blank: str, brief: bool) -> list[Token]:
    """Show what a gain holds in a blank."""
    if blank == "good":
        return [tokens.good(goods.NAMES[gain.good])]
    if blank == "keep":
        return [tokens.number(gain.keep)]
    if blank == "most":
        return [tokens.number(gain.most)]
    if blank == "produced":
        return [tokens.good(goods.NAMES[gain.counted[0]])]
    if blank == "type":
        return [tokens.type_mark(model.TYPES[gain.type_index])]
    if blank == "whose":
        return [tokens.word(model.WHOSE[gain.whose])]
    if blank == "counted":
        return language.counted_tokens(gain.most, gain.counted, brief)
    if blank == "options":
        return language.options_tokens(gain.options, brief)
    if blank == "slots":
        slots = [language.counted_tokens(slot.most, slot.goods, brief) for slot in gain.slots]
        return language.joined_tokens(slots, tokens.COMMA)
    return language.goods_tokens(gain.goods)


def _slot(said: str) -> Slot:
    """Read "3 of brick iron" or "any of worker" as a storage slot."""
    most, accepted = language.read_counted(said.split(), language.HELD)
    return Slot(accepted, most)
