"""Costs counted once: how much of what they take (FS-2.1.2, FS-17.1.13, FS-17.1.14)."""

from typing import Final

from novastate.games.classic import goods as g


class Bill:
    """A cost by what it takes: resources, workers, cards, tokens, tucked cards."""

    def __init__(self, cost: tuple[int, ...]) -> None:
        self.basic: Final = [cost.count(good) for good in g.BASIC]
        self.universal: Final = cost.count(g.UNIVERSAL)
        self.any: Final = cost.count(g.ANY_RESOURCE)
        self.workers: Final = cost.count(g.WORKER)
        self.redevelopment: Final = cost.count(g.REDEVELOPMENT)
        self.cards: Final = cost.count(g.CARD)
        self.deals: Final = cost.count(g.OWN_DEAL)
        self.spoils: Final = cost.count(g.OWN_SPOILS)
        self.tokens: Final = [good for good in cost if g.is_token(good)]
        self.resources: Final = sum(self.basic) + self.universal + self.any
        alone = bool(cost) and cost[0] in g.BASIC and cost.count(cost[0]) == len(cost)
        self.only: Final = cost[0] if alone else -1
        """The basic resource that it takes alone; -1 if there are none or several."""
        self.usual: Final = self.resources + self.workers == len(cost)
        """Whether it takes resources and workers only."""
