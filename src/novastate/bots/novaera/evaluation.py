"""All a seat thinks of while it ponders one question; each thought is worked out when needed."""

from novastate.bots.novaera.card_values import CardValues
from novastate.bots.novaera.plan import Plan
from novastate.bots.novaera.targets import Targets
from novastate.bots.novaera.time_left import TimeLeft
from novastate.bots.novaera.weights import Weights
from novastate.games.novaera.table import Table


class Evaluation:
    """The position as a seat sees it, with what it makes of it."""

    def __init__(self, p: Table, seat: int, weights: Weights) -> None:
        self.p = p
        self.seat = seat
        self.player = p.players[seat]
        self.weights = weights
        self.time_left = TimeLeft(p, seat, weights)
        self.card_values = CardValues(self.time_left)
        self._targets: Targets | None = None
        self._plan: Plan | None = None

    @property
    def targets(self) -> Targets:
        """What dice could be spent on."""
        if self._targets is None:
            self._targets = Targets(self.time_left, self.card_values)
        return self._targets

    @property
    def plan(self) -> Plan:
        """How dice are spent best."""
        if self._plan is None:
            self._plan = Plan(self.targets)
        return self._plan

    def wealth(self, dice: list[int], resources: list[int]) -> float:
        """Value dice and resources together."""
        return self.plan.best(dice, resources) + self.targets.stock(resources)
