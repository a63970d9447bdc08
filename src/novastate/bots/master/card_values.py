"""What cards are worth to a seat as the game stands: built, dealt with, razed or kept."""

from collections.abc import Sequence
from math import pow, sqrt
from typing import Final

from novastate.bots.master.weights import Weights
from novastate.games.master.cards.catalogue import Cost
from novastate.games.master.cards.model import (
    ACTIVATE,
    CLEAR_LOCATIONS,
    COPY_PRODUCTION,
    GOODS,
    ON_DEAL,
    ON_DEAL_OR_RAZE,
    ON_RAZE,
    ONE_OF,
    OWN_DEALS,
    PER_CATEGORY,
    PER_TALLY,
    PLACE,
    PRODUCE,
    RIVAL,
    STORE,
    TAKE_PRODUCTION,
    TALLY,
    Amounts,
    Gain,
)
from novastate.games.master.goods import (
    ALL,
    ANY_RESOURCE,
    BASIC,
    BLUE,
    BRICK,
    CARD,
    GREY,
    OWN_DEAL,
    RED,
)
from novastate.games.master.rules.payment import affordable
from novastate.games.master.table import Place, Table

USUAL_END: Final = 25
"""Victory points that end a game, unless an option says otherwise (MS-1.3)."""
LEAST: Final = 0.3
"""Rounds to come while the end is not triggered: it may take one more."""


def rounds_left(p: Table, weights: Weights) -> float:
    """Estimate how many production phases are still to come, from the highest VP total."""
    if p.end_triggered:
        return 0.0
    end = p.settings.end_vp
    if p.solo:
        return max(LEAST, (end - p.players[1].vp) / weights.solo_pace)
    best = max(player.vp for player in p.players)
    length = weights.length * sqrt(end / USUAL_END)
    return max(LEAST, length * (1 - pow(best / end, weights.bend)))


def shown(types: list[int], state: Sequence[Place], type_index: int) -> int:
    """Count the locations of a state that show a type."""
    bit = 1 << type_index
    n = 0
    for place in state:
        if types[place.card] & bit and not place.ruin:
            n += 1
    return n


class CardValues:
    """The worth of goods and cards for one seat, worked out once a question."""

    def __init__(self, p: Table, seat: int, weights: Weights) -> None:
        self.p = p
        self.seat = seat
        self.weights = weights
        self.cards = p.cards
        self.rounds = rounds_left(p, weights)
        middle = max(0.0, (self.rounds - 1) / 2)
        goods, growth = weights.goods, weights.growth
        self.now = [goods[g] + growth[g] * self.rounds for g in range(ALL)]
        """One unit gained in this round, if nothing more is known."""
        self.then = [goods[g] + growth[g] * middle for g in range(ALL)]
        """One unit gained in a typical later round."""
        self._counts: dict[int, int] = {}
        self.income = self._income()
        self._on_deal = self._triggered(ON_DEAL)
        self._on_raze = self._triggered(ON_RAZE)
        self._standing: dict[int, float] = {}
        self._building: dict[int, float] = {}
        self._keeping: dict[int, float] = {}

    # --- sums ----------------------------------------------------------------------------

    def _income(self) -> list[float]:
        """Add up what the seat will produce in a round, as far as it is plain."""
        income = [0.0] * ALL
        cards = self.cards
        me = self.p.players[self.seat]
        if me.faction >= 0:
            for good, n in cards.factions[me.faction].production:
                income[good] += n
        for card in me.deals:
            income[cards.deal[card]] += 1
        for place in me.state:
            if place.ruin or not cards.produces[place.card]:
                continue
            gain = cards.gain[place.card]
            for good, n in gain.goods:
                income[good] += n
            if gain.op == PER_CATEGORY:
                income[gain.good] += min(self.count(gain.type_index), gain.most)
        return income

    def count(self, type_index: int) -> int:
        """Count the own locations that show a type."""
        n = self._counts.get(type_index)
        if n is None:
            state = self.p.players[self.seat].state
            n = self._counts[type_index] = shown(self.cards.types, state, type_index)
        return n

    def _triggered(self, event: int) -> float:
        """Add up what the own features give for a deal or a raze."""
        cards = self.cards
        total = 0.0
        for place in self.p.players[self.seat].state:
            if not place.ruin and cards.trigger[place.card] in (event, ON_DEAL_OR_RAZE):
                total += worth(cards.gain[place.card].goods, self.now)
        return total

    # --- locations -----------------------------------------------------------------------

    def standing(self, card: int) -> float:
        """Value a location in the own state until the end, its final point included."""
        value = self._standing.get(card)
        if value is None:
            value = self._standing[card] = 1 + self.rounds * self.per_round(card)
        return value

    def state(self, state: Sequence[Place]) -> float:
        """Value all locations of a state; the counting ones with its own counts."""
        total = 0.0
        counting: list[int] = []
        gains = self.cards.gain
        known = self._standing
        for place in state:
            if place.ruin:
                continue
            card = place.card
            if gains[card].op == PER_CATEGORY:
                counting.append(card)
            else:
                value = known.get(card)
                total += self.standing(card) if value is None else value
        for card in counting:
            gain = gains[card]
            n = min(shown(self.cards.types, state, gain.type_index), gain.most)
            total += 1 + self.rounds * n * self.then[gain.good]
        return total

    def of_rival(self, card: int) -> float:
        """Value a location to the rival who has it; the virtual one gets but its final point."""
        if self.p.solo:
            return 1.0
        return self.weights.rival_engine * self.standing(card)

    def per_round(self, card: int) -> float:
        """Value what a location gives in a later round."""
        cards, weights = self.cards, self.weights
        trigger = cards.trigger[card]
        if trigger < 0:
            return 0.0
        gain = cards.gain[card]
        if trigger == PRODUCE:
            return self.output(card, self.then)
        if trigger == ACTIVATE:
            net = max(0.0, self.net_use(card, self.then))
            return net * (weights.first_use + weights.second_use * (cards.uses[card] - 1))
        if trigger == STORE:
            return weights.storage
        if trigger == TALLY:
            met = sum(self.income[g] for g in cards.counted[card]) >= cards.at_least[card]
            return worth(gain.goods, self.then) * (1.0 if met else weights.unmet)
        often = 0.0
        if trigger in (ON_DEAL, ON_DEAL_OR_RAZE):
            often += weights.deals
        if trigger in (ON_RAZE, ON_DEAL_OR_RAZE):
            often += weights.razes
        return often * worth(gain.goods, self.then) if often else weights.oddity

    def output(self, card: int, table: list[float]) -> float:
        """Value what a production location of one's own gives, once."""
        gain = self.cards.gain[card]
        op = gain.op
        if op == GOODS:
            return worth(gain.goods, table)
        if op == ONE_OF:
            return max(worth(option, table) for option in gain.options)
        if op == PER_CATEGORY:
            return table[gain.good] * self._count(gain, card)
        if op == PER_TALLY:
            if table is self.now and not self.p.settings.tally_remembered:
                return 0.0
            return table[gain.good] * min(sum(self.income[g] for g in gain.counted), gain.most)
        if op == TAKE_PRODUCTION:
            return 0.0 if table is self.now else self._best_output(RIVAL, table)
        if op == COPY_PRODUCTION:
            return self._best_output(gain.whose, table)
        return 0.0

    def _count(self, gain: Gain, card: int) -> int:
        """Count a type in the own state with the card itself."""
        own = self.cards.types[card] >> gain.type_index & 1
        return min(self.count(gain.type_index) + own, gain.most)

    def _best_output(self, whose: int, table: list[float]) -> float:
        """Value the best production location that may be copied."""
        p, cards = self.p, self.cards
        seats = p.rivals(self.seat) if whose == RIVAL else [self.seat]
        best = 0.0
        for seat in seats:
            for place in p.players[seat].state:
                gain = cards.gain[place.card]
                if not place.ruin and cards.produces[place.card] and gain.op <= PER_CATEGORY:
                    best = max(best, self.output(place.card, table))
        return best

    # --- activations ---------------------------------------------------------------------

    def net_use(self, card: int, table: list[float]) -> float:
        """Value one activation of a location, less its cost."""
        return self.use(card, table) - self.cost(self.cards.cost[card], table)

    def use(self, card: int, table: list[float]) -> float:
        """Value what one activation of a location gives."""
        gain = self.cards.gain[card]
        op = gain.op
        if op in (GOODS, COPY_PRODUCTION):
            return self.output(card, table)
        if op == OWN_DEALS:
            deals = [table[self.cards.deal[c]] for c in self.p.players[self.seat].deals]
            return sum(sorted(deals, reverse=True)[: gain.most])
        if op == CLEAR_LOCATIONS:
            return 2 * self.weights.oddity
        return table[BRICK]

    def cost(self, cost: Cost, table: list[float]) -> float:
        """Value what a cost takes away."""
        total = 0.0
        for good, n in cost.amounts:
            total += n * self.unit(good, table)
        return total * self.weights.thrift

    def unit(self, good: int, table: list[float]) -> float:
        """Value one unit of a cost."""
        if good == ANY_RESOURCE:
            return min(table[g] for g in BASIC)
        if good == OWN_DEAL:
            deals = self.p.players[self.seat].deals
            return min((self.dealt(card) for card in deals), default=self.rounds * 0.5)
        return table[good]

    # --- cards in hand -------------------------------------------------------------------

    def building(self, card: int) -> float:
        """Value building a card now: standing, its first output, bonus and use."""
        value = self._building.get(card)
        if value is None:
            value = self._building[card] = (
                self.standing(card) + self.entry(card, self.now) + self.fresh(card)
            )
        return value

    def entry(self, card: int, table: list[float]) -> float:
        """Value what a location gives at once when it is built."""
        cards = self.cards
        total = self.output(card, table) if cards.produces[card] else 0.0
        bonus = cards.bonus[card]
        if bonus is None:
            return total
        if bonus.op == GOODS or bonus.op == PLACE:
            total += worth(bonus.goods, table)
        elif bonus.op == PER_CATEGORY:
            total += table[bonus.good] * self._count(bonus, card)
        elif bonus.op == COPY_PRODUCTION:
            total += self._best_output(bonus.whose, table)
        return total

    def fresh(self, card: int) -> float:
        """Value the use of an action location still in this round, if it can be paid."""
        cards = self.cards
        uses = cards.uses[card]
        if not uses or not affordable(self.p, self.p.players[self.seat], cards.cost[card]):
            return 0.0
        return max(0.0, self.net_use(card, self.now)) * self.weights.fresh * (1 + 0.5 * (uses - 1))

    def dealt(self, card: int) -> float:
        """Value a deal that stands until the end."""
        return self.rounds * self.then[self.cards.deal[card]]

    def dealing(self, card: int) -> float:
        """Value making a deal now."""
        return self.dealt(card) + self.now[self.cards.deal[card]] + self._on_deal

    def razing(self, card: int) -> float:
        """Value razing a card, from the hand or in a rival's state."""
        return worth(self.cards.spoils[card], self.now) + self._on_raze

    def keeping(self, card: int) -> float:
        """Value a card in hand for a later round: the best that can be made of it."""
        value = self._keeping.get(card)
        if value is None:
            value = self._keeping[card] = self._keep(card)
        return value

    def _keep(self, card: int) -> float:
        cards, then, weights = self.cards, self.then, self.weights
        soon = min(1.0, self.rounds)
        if card >= cards.total:
            return weights.blank * then[CARD] * soon
        if card >= cards.size:
            return weights.keep * 2 * worth(cards.gain[card].goods, then) * soon
        return weights.keep * max(0.1, self.promise(card)) * soon

    def promise(self, card: int) -> float:
        """Value the best use of a location card in the next round, less what it costs."""
        cards, then = self.cards, self.then
        far = cards.distance[card]
        rounds = max(0.0, self.rounds - 1)
        stand = 1 + rounds * self.per_round(card) + self.entry(card, then)
        deal = (rounds + 1) * then[cards.deal[card]] - far * then[BLUE]
        raze = worth(cards.spoils[card], then) - far * then[RED]
        rebuilt = stand - then[BRICK] - self.weights.rebuild
        return max(stand - far * then[GREY], rebuilt, deal, raze)

    def hand(self, hand: Sequence[int]) -> float:
        """Value the cards in hand."""
        known = self._keeping
        total = 0.0
        for card in hand:
            value = known.get(card)
            total += self.keeping(card) if value is None else value
        return total


def worth(amounts: Amounts, table: list[float]) -> float:
    """Value goods by a table."""
    total = 0.0
    for good, n in amounts:
        total += n * table[good]
    return total
