"""The effect words of a game's cards: which there are, and which of them events tell of."""

from collections.abc import Mapping
from typing import ClassVar

from novastate.kernel.events import Event
from novastate.kernel.position import Position

ByCard = Mapping[str, tuple[list[str], list[str]]]
"""By card what works by itself once it is in play, and what is used by using it."""


class EffectWords:
    """The words of one game; by itself those of a game whose words nobody knows."""

    deeds: ClassVar[Mapping[str, str]] = {}
    """Events that tell of a word by themselves."""
    enters: ClassVar[frozenset[str]] = frozenset()
    """Events by which a card comes into play."""

    def on_cards(self, position: Position) -> set[str]:
        """Name every effect word on the cards of a game just dealt."""
        return set()

    def by_card(self, position: Position) -> ByCard:
        """List the words that a card's coming into play, and its use, tell of."""
        return {}

    def other(self, event: Event, words: ByCard) -> list[str]:
        """Name the words that any other event tells of."""
        return []

    def told(self, position: Position, events: list[Event]) -> list[str]:
        """Name the effect words that were used, in the order of the events."""
        words = self.by_card(position)
        found: list[str] = []
        for event in events:
            code = event.code
            if code in self.deeds:
                found.append(self.deeds[code])
            if code in self.enters:
                found += words[str(event.args["card"])][0]
            elif code == "use" and words:
                found += words[str(event.args["card"])][1]
            else:
                found += self.other(event, words)
        return found
