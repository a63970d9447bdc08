"""The effect words of Nova Era's cards, and which of them events tell of."""

from functools import lru_cache
from typing import Final

from novastate.games.novaera.cards import model as c
from novastate.games.novaera.cards.catalogue import Catalogue
from novastate.games.novaera.cards.effect_words import NAMES
from novastate.kernel.events import Event

CHOSEN: Final[frozenset[int]] = frozenset(
    {
        c.CONVERT,
        c.FLIP,
        c.ADJUST,
        c.SET_DIE,
        c.REROLL,
        c.RECOLOUR,
        c.RECALL,
        c.LOWER,
        c.RESERVE,
        c.KEEP,
    }
)
"""Verbs that do nothing unless the owner wants it; all others work once their card is in play."""
DEED: Final[dict[str, str]] = {
    "sink": "lower",
    "mark": "reserve",
    "recall": "recall",
    "keep": "keep",
}
TAKEN: Final[frozenset[str]] = frozenset({"develop", "act_enlist", "act_expand"})
NAMED: Final[frozenset[int]] = frozenset({c.LOWER, c.RESERVE, c.RECALL, c.KEEP})
"""Verbs whose own event tells of them."""


@lru_cache(maxsize=8)
def _verbs(cards: Catalogue) -> dict[str, tuple[frozenset[int], frozenset[int]]]:
    """List by card what works by itself, and what is chosen without an event of its own."""
    found: dict[str, tuple[frozenset[int], frozenset[int]]] = {}
    for card, id in enumerate(cards.ids):
        verbs = {effect.verb for effect in cards.effects[card]}
        found[id] = frozenset(verbs - CHOSEN), frozenset((verbs & CHOSEN) - NAMED)
    return found


def on_cards(cards: Catalogue) -> set[str]:
    """Name every effect word that stands on a card."""
    return {NAMES[effect.verb] for effects in cards.effects for effect in effects}


def told(cards: Catalogue, events: list[Event]) -> list[str]:
    """Name the effect words that were used, in the order of the events."""
    verbs = _verbs(cards)
    found: list[str] = []
    for event in events:
        code = event.code
        if code in DEED:
            found.append(DEED[code])
        elif code in TAKEN:
            found += [NAMES[verb] for verb in sorted(verbs[str(event.args["card"])][0])]
        elif code == "use":
            found += [NAMES[verb] for verb in sorted(verbs[str(event.args["card"])][1])]
        elif code == "lose":
            source = verbs.get(str(event.args["source"]))
            if source is not None and c.CONVERT in source[1]:
                found.append("convert")
    return found
