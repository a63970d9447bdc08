"""Guesses at what quantities and comparisons will be when it counts."""

from math import exp, sqrt
from typing import Final

from novastate.bots.novaera.time_left import TimeLeft
from novastate.bots.novaera.weights import COLOUR_GROWTH, GROWTH, TERRITORY_GROWTH
from novastate.games.novaera.cards import model as c
from novastate.games.novaera.constants import RESOURCES, TERRITORY
from novastate.games.novaera.rules.quantities import quantity

REACH: Final = 12
HORIZON: Final = 30


def _ahead(lead: int, dice: int) -> float:
    """Guess how likely one will have more than a rival, with so many dice to come."""
    if dice == 0:
        return 1.0 if lead > 0 else 0.0
    return 1 / (1 + exp(-(lead - 0.4) / (0.25 + 0.28 * sqrt(dice))))


AHEAD: Final = [
    [_ahead(lead, dice) for lead in range(-REACH, REACH + 1)] for dice in range(HORIZON)
]

Plus = dict[int, int]
"""How much more of some quantities there will be."""
NOTHING_MORE: Final[Plus] = {}


class Forecast:
    """What a seat expects of quantities; every figure is looked up once."""

    def __init__(self, time_left: TimeLeft) -> None:
        self.p = time_left.p
        self.seat = time_left.seat
        self.dice = time_left.dice
        self._own: dict[int, int] = {}
        self._rivals: dict[int, list[int]] = {}

    def own(self, q: int) -> int:
        """Return an own quantity."""
        found = self._own.get(q)
        if found is None:
            found = self._own[q] = quantity(self.p, self.seat, q)
        return found

    def rivals(self, q: int) -> list[int]:
        """Return a quantity of each rival."""
        found = self._rivals.get(q)
        if found is None:
            found = [quantity(self.p, rival, q) for rival in self.p.rivals(self.seat)]
            self._rivals[q] = found
        return found

    def growth(self, q: int) -> float:
        """Return how much a quantity grows with a die."""
        if q < RESOURCES:
            return COLOUR_GROWTH
        if q == TERRITORY:
            return TERRITORY_GROWTH if self.p.era > 1 else 0.0
        return GROWTH.get(q, 0.0)

    def most(self, q: int, plus: int, dice: int) -> float:
        """Guess how likely the owner will have most of something."""
        return self._ahead(q, plus, dice, 1)

    def least(self, q: int, plus: int, dice: int) -> float:
        """Guess how likely the owner will have least of something."""
        return self._ahead(q, plus, dice, -1)

    def _ahead(self, q: int, plus: int, dice: int, sign: int) -> float:
        """Guess how likely the owner will be ahead of all rivals, or by -1 behind them."""
        likely = 1.0
        row = AHEAD[min(dice, HORIZON - 1)]
        mine = self.own(q) + plus
        for theirs in self.rivals(q):
            likely *= row[max(-REACH, min(REACH, sign * (mine - theirs))) + REACH]
        return likely

    def amount(self, of: c.Amount, plus: Plus, dice: int) -> float:
        """Guess what an amount comes to."""
        if of.per == c.NOTHING:
            return of.n
        q = of.per
        if q >= c.RIVALS_FEWER:
            return min(of.most, of.times * self._passed(q - c.RIVALS_FEWER, plus, dice) / of.each)
        if q == c.Q_MAJORITIES:
            types = range(TERRITORY + 1)
            return min(of.most, sum(self.most(type, plus.get(type, 0), dice) for type in types))
        have = self.own(q) + plus.get(q, 0)
        sure = of.times * (have // of.each)
        if dice:
            hoped = (have + self.growth(q) * dice) / of.each - (0.4 if of.each > 1 else 0.0)
            return min(float(of.most), max(float(sure), of.times * hoped))
        return min(of.most, sure)

    def _passed(self, q: int, plus: Plus, dice: int) -> float:
        """Guess how many rivals will have less of something."""
        row = AHEAD[min(dice, HORIZON - 1)]
        mine = self.own(q) + plus.get(q, 0)
        rivals = self.rivals(q)
        return sum(row[max(-REACH, min(REACH, mine - theirs)) + REACH] for theirs in rivals)

    def holds(self, condition: c.Condition, plus: Plus, dice: int) -> float:
        """Guess how likely a condition will be true."""
        kind, q, n = condition.kind, condition.quantity, condition.n
        if kind == c.NO_CONDITION:
            return 1.0
        if kind == c.MOST:
            return self.most(q, plus.get(q, 0), dice)
        if kind == c.LEAST:
            return self.least(q, plus.get(q, 0), dice)
        if kind == c.IN_ZONE:
            unrest, settings = self.own(c.Q_UNREST), self.p.settings
            inside = settings.zone_from <= unrest <= settings.zone_to
            return (0.55 if dice else 1.0) if inside else (0.12 if dice else 0.0)
        if q == c.Q_PICK_SUM:
            return 0.3 if n <= 8 else 0.42
        spare = self.own(q) + plus.get(q, 0) - n
        return self._enough(q, spare, dice) if kind == c.AT_LEAST else self._few(q, -spare, dice)

    def _enough(self, q: int, spare: int, dice: int) -> float:
        """Guess how likely a threshold is reached or kept."""
        if spare >= 0:
            return 1.0 if dice == 0 or q != c.Q_UNREST else min(1.0, 0.7 + 0.1 * spare)
        if dice == 0:
            return 0.0
        if q >= c.Q_RES:
            return max(0.1, 0.7 + 0.06 * spare)
        return min(0.9, self.growth(q) * dice / -spare)

    def _few(self, q: int, spare: int, dice: int) -> float:
        """Guess how likely one stays below a bound."""
        if dice == 0:
            return 1.0 if spare >= 0 else 0.0
        if q == c.Q_DAMAGED:
            return 0.75 if spare >= 0 else 0.4
        return max(0.05, min(0.95, 0.5 + 0.1 * spare))
