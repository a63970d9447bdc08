"""What the virtual rival's attack of this round is likely to cost (SO-6, SO-7)."""

from collections.abc import Sequence

from novastate.bots.master.card_values import CardValues
from novastate.games.master.rules.solo import ATTACKS
from novastate.games.master.table import Place, Table


class Attack:
    """The chance that an attack finds a target, by the cards that are not yet drawn."""

    def __init__(self, p: Table, card_values: CardValues, envy: float) -> None:
        self.card_values = card_values
        self.envy = envy
        self.types = p.cards.types
        self.shielded = p.cards.printed_shield
        self.left = ATTACKS - p.attacks
        self.drawn = [p.cards.types[card] for card in p.deck]
        self._chances: dict[int, float] = {}

    def risk(self, state: Sequence[Place]) -> float:
        """Value what is likely to be lost: a location, and the points of the rival."""
        shown = 0
        standing = 0
        at_risk = 0.0
        for place in state:
            types = self.types[place.card]
            if place.ruin or not types:
                continue
            shown |= types
            standing += 1
            if not (place.shield or self.shielded[place.card]):
                worth = self.card_values.standing(place.card)
                at_risk += 2 * self.envy + self.card_values.weights.caution * worth
        if not standing:
            return 0.0
        return self.chance(shown) * at_risk / standing

    def chance(self, shown: int) -> float:
        """Return the chance that one of the attacks left matches any of the types shown."""
        found = self._chances.get(shown)
        if found is None:
            hits = sum(1 for types in self.drawn if types & shown)
            miss = 1 - hits / max(1, len(self.drawn))
            found = self._chances[shown] = 1 - miss**self.left
        return found
