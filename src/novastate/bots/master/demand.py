"""What goods are worth in the rest of a round: what waits for them.

Unused action locations, cards to be built, dealt with or razed, open productions of rivals and the
faction board: each is a use with a value and a cost. A supply is worth what they make of it. What
turns goods into goods (hiring, contact actions) is worth what the next use would bid for them.
"""

from math import pow

from novastate.bots.master.card_values import CardValues
from novastate.bots.master.plan import Use, plan
from novastate.games.master.cards.model import GOODS, OPEN_PRODUCTION, Amounts
from novastate.games.master.goods import (
    AMMO,
    ANY_RESOURCE,
    BASIC,
    BLUE,
    BRICK,
    CARD,
    CONTACTS,
    DEVELOPMENT,
    GREY,
    HELD,
    IRON,
    OWN_DEAL,
    RED,
    UNIVERSAL,
    WORKER,
)
from novastate.games.master.rules.activation import has_target
from novastate.games.master.rules.payment import wild_for
from novastate.games.master.rules.razing import defence, discount
from novastate.games.master.table import Player, Table


class Demand:
    """Everything that waits for goods of a seat, the most rewarding first."""

    def __init__(self, p: Table, seat: int, card_values: CardValues, envy: float) -> None:
        self.p = p
        self.seat = seat
        self.card_values = card_values
        self.envy = envy
        self.me: Player = p.players[seat]
        self.have = self.me.goods
        self.plain = (*card_values.weights.goods, card_values.weights.goods[IRON], 0.5)
        """The share of a good in a price; a resource of any kind and a deal come last."""
        self.uses: list[Use] = []
        self.bids: list[list[float]] = [[] for _ in range(HELD)]
        self._cards()
        self._raids()
        self._developments()
        self._activations()
        self._visits()
        self._sort_bids()
        self._board()
        self._sort_bids()
        self._workers()
        self.uses.sort(key=_yields)

    def value(self, goods: list[int]) -> float:
        """Value a supply by what can be done with it."""
        return plan(self.uses, goods)

    def next_bid(self, good: int, more: int = 0) -> float:
        """Return what the next unit of a good would be worth; `more` skips some."""
        at = self.have[good] + more
        bids = self.bids[good]
        return bids[at] if at < len(bids) else 0.0

    # --- what waits ----------------------------------------------------------------------

    def _cards(self) -> None:
        """Let the cards in hand wait for contacts."""
        card_values, cards = self.card_values, self.p.cards
        for card in self.me.hand:
            if card < cards.size:
                kept = card_values.keeping(card)
                far = cards.distance[card]
                self._wait_for(GREY, far, card_values.building(card) - kept, card)
                self._wait_for(BLUE, far, card_values.dealing(card) - kept, card)
                self._wait_for(RED, far, card_values.razing(card) - kept, card)

    def _raids(self) -> None:
        """Let the best raid of a rival's location wait for red contacts."""
        p, card_values = self.p, self.card_values
        less = discount(p, self.seat)
        best = 0.0
        price = 1
        for rival in p.rivals(self.seat):
            other = p.players[rival]
            if other.passed:
                continue
            for place in other.state:
                if place.ruin:
                    continue
                cost = max(1, defence(p, place) - less)
                value = card_values.razing(place.card) + self.envy * card_values.of_rival(
                    place.card
                )
                if value / cost > best / price:
                    best, price = value, cost
        self._wait_for(RED, price, best)

    def _developments(self) -> None:
        """Let the cards in hand wait for a brick or a token, to replace the weakest match."""
        card_values, cards = self.card_values, self.p.cards
        state = self.me.state
        if not state:
            return
        values = [0.0 if place.ruin else card_values.standing(place.card) for place in state]
        types = [0 if place.ruin else cards.types[place.card] for place in state]
        weakest = min(values)
        for card in self.me.hand:
            if card >= cards.size:
                continue
            gain = 1 + card_values.building(card) - card_values.keeping(card)
            mask = cards.types[card]
            match = [
                value for value, old in zip(values, types) if not old or not mask or old & mask
            ]
            if match:
                self._wait_for(BRICK, 1, gain - min(match), card)
            self._wait_for(DEVELOPMENT, 1, gain - weakest, card)

    def _activations(self) -> None:
        """Let the own action locations with uses left wait for what they cost."""
        card_values, cards = self.card_values, self.p.cards
        for i, place in enumerate(self.me.state):
            left = 0 if place.ruin else cards.uses[place.card] - place.uses
            if left <= 0:
                continue
            op = cards.gain[place.card].op
            if op != GOODS and not has_target(self.p, self.seat, i, op):
                continue
            cost = cards.cost[place.card]
            value = card_values.use(place.card, card_values.now)
            if cost.deals:
                value -= card_values.unit(OWN_DEAL, card_values.now)
            for _ in range(left):
                self._wait(value, cost.amounts)

    def _visits(self) -> None:
        """Let the rivals' free open productions wait for workers."""
        p, cards, card_values = self.p, self.p.cards, self.card_values
        thanks = self.envy * (1.0 if p.solo else card_values.now[WORKER])
        for rival in p.rivals(self.seat):
            other = p.players[rival]
            if other.passed:
                continue
            for place in other.state:
                free = not (place.ruin or place.guest)
                if free and cards.kind[place.card] == OPEN_PRODUCTION:
                    value = card_values.output(place.card, card_values.now) - thanks
                    self._wait_for(WORKER, 1, value)

    def _board(self) -> None:
        """Let the unused contact actions wait: they are worth what the contacts will fetch."""
        if self.me.faction < 0:
            return
        cards = self.p.cards
        for action in range(3):
            if not self.me.board >> action & 1:
                gained = self._fetch(cards.board_gain[self.me.faction][action].goods)
                self._wait(gained, cards.board_cost[self.me.faction][action].amounts)

    def _workers(self) -> None:
        """Let hiring and the connection cards wait for pairs of workers."""
        offers = [self.card_values.now[CARD]]
        for good in BASIC:
            offers.extend(self.next_bid(good, k) for k in range(2))
        if not self.p.solo:  # the virtual rival leaves no connection card for a later turn
            offers.extend(self._fetch(self.p.cards.gain[c].goods) for c in self.p.open_connections)
        offers.sort(reverse=True)
        for offer in offers[:4]:
            self._wait_for(WORKER, 2, offer)

    def _fetch(self, goods: Amounts) -> float:
        """Value goods by the next bids for them."""
        return sum(self.next_bid(good, k) for good, n in goods for k in range(n))

    # --- bids ----------------------------------------------------------------------------

    def _wait_for(self, good: int, n: int, value: float, card: int = -1) -> None:
        """Note a use that costs one kind of good, and what it would bid for each unit."""
        if value <= 0:
            return
        self.uses.append(Use(value, ((good, n),), n * self.plain[good], card))
        have = self.have[good]
        wild = wild_for(good)
        if wild >= 0:
            have += self.have[wild]
        bid = value / n
        if n - have > 1:
            bid *= pow((have + 1) / n, self.card_values.weights.reach)
        self.bids[good].extend([bid] * n)

    def _wait(self, value: float, amounts: Amounts) -> None:
        """Note a use, and what it would bid for each good: less if other goods are missing."""
        if value <= 0:
            return
        price = sum(n * self.plain[good] for good, n in amounts)
        self.uses.append(Use(value, amounts, price, -1))
        units = sum(n for _, n in amounts)
        missing = sum(self._missing(good, n) for good, n in amounts)
        for good, n in amounts:
            if good >= HELD and good != ANY_RESOURCE:
                continue
            gap = self._missing(good, n)
            likely = 1 - (missing - min(gap, 1)) / units
            bid = value * self.plain[good] / price * pow(likely, self.card_values.weights.reach)
            for kind in BASIC if good == ANY_RESOURCE else (good,):
                self.bids[kind].extend([bid] * n)

    def _missing(self, good: int, n: int) -> int:
        """Count the units of a cost that are not there."""
        have = self.have
        if good in BASIC:
            return max(0, n - have[good] - have[AMMO])
        if good in CONTACTS:
            return max(0, n - have[good] - have[UNIVERSAL])
        if good < HELD:
            return max(0, n - have[good])
        if good == ANY_RESOURCE:
            return max(0, n - sum(have[basic] for basic in BASIC) - have[AMMO])
        return max(0, n - len(self.me.hand if good == CARD else self.me.deals))

    def _sort_bids(self) -> None:
        """Put the bids for every good in order, the highest first."""
        for bids in self.bids:
            bids.sort(reverse=True)


def _yields(use: Use) -> float:
    """Sort the use that yields most for its goods to the front."""
    return -use.yields
