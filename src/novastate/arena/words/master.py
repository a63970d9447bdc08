"""The effect words of the Master Set's cards, and which of them events tell of."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from novastate.games.master.cards import model as c
from novastate.games.master.cards.catalogue import Catalogue
from novastate.games.master.cards.effect_words import WORDS
from novastate.games.master.goods import NAMES, UNIVERSAL
from novastate.kernel.events import Event

ENTERS: Final[frozenset[str]] = frozenset({"build", "develop", "develop_ruin"})
DEED: Final[dict[str, str]] = {
    "clear": "clear_locations",
    "place": "place",
    "play_connection": "play",
    "shield": "shield",
    "steal": "steal",
    "store": "store",
    "take_production": "take_production",
    "tap": "rival_deal",
}
NAMED: Final[frozenset[str]] = frozenset(DEED.values())
"""Words whose own event tells of them."""
TOKENS: Final[frozenset[str]] = frozenset({NAMES[UNIVERSAL], "development"})
"""Goods that must be paid to be of use, and stand for others."""


@lru_cache(maxsize=8)
def _words(cards: Catalogue) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """List by location what works by itself, and what an activation uses."""
    found: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
    for card in cards.locations:
        works, used = set[str](), set[str]()
        if card.bonus is not None:
            works.add(WORDS[card.bonus.gain.op])
        if card.effect is not None:
            word = WORDS[card.effect.gain.op]
            (used if card.effect.trigger == c.ACTIVATE else works).add(word)
            works.add(f"on {c.TRIGGERS[card.effect.trigger]}")
        found[card.id] = frozenset(works - NAMED), frozenset(used - NAMED)
    return found


def on_cards(cards: Catalogue, dealt: Iterable[int]) -> set[str]:
    """Name every effect word that stands on a card of those in the game."""
    found = {"play"} if cards.connections else set[str]()
    for number in dealt:
        card = cards.locations[number]
        for effect in (card.effect, card.bonus):
            if effect is not None:
                found.add(WORDS[effect.gain.op])
                found |= {NAMES[good] for good, _ in effect.gain.goods} & (TOKENS | {"shield"})
        if card.effect is not None:
            found.add(f"on {c.TRIGGERS[card.effect.trigger]}")
    return found


def told(cards: Catalogue, events: list[Event]) -> list[str]:
    """Name the effect words that were used, in the order of the events."""
    words = _words(cards)
    found: list[str] = []
    for event in events:
        code = event.code
        if code in DEED:
            found.append(DEED[code])
        elif code in ENTERS:
            found += sorted(words[str(event.args["card"])][0])
        elif code == "use":
            found += sorted(words[str(event.args["card"])][1])
        elif code == "pay":
            goods = event.args["goods"]
            assert isinstance(goods, dict)
            found += sorted(TOKENS & set(goods))
    return found
