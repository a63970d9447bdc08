"""The effect words of Nova Era's cards, and which of them events tell of."""

from functools import lru_cache
from typing import Final, cast

from novastate.arena.words.general import ByCard, EffectWords
from novastate.games.novaera.cards import model as c
from novastate.games.novaera.cards.catalogue import Catalogue
from novastate.games.novaera.cards.effect_words import NAMES
from novastate.games.novaera.position import NovaEraPosition
from novastate.kernel.events import Event
from novastate.kernel.position import Position

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
NAMED: Final[frozenset[int]] = frozenset({c.LOWER, c.RESERVE, c.RECALL, c.KEEP})
"""Verbs whose own event tells of them."""


class NovaEraWords(EffectWords):
    """The words of Nova Era."""

    deeds = {"sink": "lower", "mark": "reserve", "recall": "recall", "keep": "keep"}
    enters = frozenset({"develop", "act_enlist", "act_expand"})

    def on_cards(self, position: Position) -> set[str]:
        """Name every effect word that stands on a card."""
        every = cast(NovaEraPosition, position).cards.effects
        return {NAMES[effect.verb] for effects in every for effect in effects}

    def by_card(self, position: Position) -> ByCard:
        """List by card what works by itself, and what is chosen without an event of its own."""
        return _words(cast(NovaEraPosition, position).cards)

    def other(self, event: Event, words: ByCard) -> list[str]:
        """Tell what is lost to a card that converts."""
        convert = NAMES[c.CONVERT]
        source = str(event.args["source"]) if event.code == "lose" else ""
        return [convert] if source in words and convert in words[source][1] else []


@lru_cache(maxsize=8)
def _words(cards: Catalogue) -> ByCard:
    """List by card what works by itself, and what is chosen without an event of its own."""
    found: dict[str, tuple[list[str], list[str]]] = {}
    for card, id in enumerate(cards.ids):
        verbs = {effect.verb for effect in cards.effects[card]}
        works, chosen = sorted(verbs - CHOSEN), sorted((verbs & CHOSEN) - NAMED)
        found[id] = [NAMES[verb] for verb in works], [NAMES[verb] for verb in chosen]
    return found
