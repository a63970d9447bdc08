"""What a position is worth to a seat, in victory points."""

from typing import Final

from novastate.bots.master.attack import Attack
from novastate.bots.master.card_values import CardValues
from novastate.bots.master.demand import Demand
from novastate.bots.master.weights import Weights
from novastate.games.master.cards.model import STORE
from novastate.games.master.codes import ACTION
from novastate.games.master.goods import HELD
from novastate.games.master.table import Place, Table

RIVAL: Final = 1
"""Where the virtual rival of the solo game sits."""


class Evaluation:
    """How a seat sees its game while it ponders one question; values what may come of it.

    What cards and goods are worth is worked out once, from the position of the question, and then
    holds for every position compared, so that only what differs between them decides.
    """

    def __init__(self, p: Table, seat: int, weights: Weights) -> None:
        self.p = p
        self.seat = seat
        self.weights = weights
        self.envy = weights.solo_envy if p.solo else weights.envy / max(1, p.seats - 1)
        self.card_values = CardValues(p, seat, weights)
        self.before: list[Place] = p.players[seat].state.copy()
        self._demand: Demand | None = None
        self._engines: dict[int, tuple[list[Place], float]] = {}
        self.attack: Attack | None = None
        if p.solo and p.phase == ACTION and not (p.rival_due or p.players[RIVAL].passed):
            self.attack = Attack(p, self.card_values, self.envy)

    @property
    def demand(self) -> Demand:
        """What waits for goods; worked out when it is first needed."""
        if self._demand is None:
            self._demand = Demand(self.p, self.seat, self.card_values, self.envy)
        return self._demand

    def value(self, p: Table) -> float:
        """Value a position in the middle of a round."""
        me = p.players[self.seat]
        total = self._lasting(p) + self.demand.value(me.goods) + self._new_uses(me.state)
        total += self.weights.placed_bonus * me.placed * min(1.0, self.card_values.rounds)
        if self.attack is not None:
            total -= self.attack.risk(me.state)
        if p.end_triggered and not self.p.end_triggered:
            total += self._closing(p)
        return total

    def passed(self) -> float:
        """Value a pass: what clean-up takes away is worth nothing."""
        p = self.p
        total = self._lasting(p)
        soon = min(1.0, self.card_values.rounds) * self.weights.saved
        total += soon * (self._placed() + self._storable())
        if self.attack is not None:
            total += self.envy * 2 * len(p.open_connections)  # the rival passes too (SO-5.5)
        return total

    def _lasting(self, p: Table) -> float:
        """Value what clean-up leaves: points, locations, deals and hand, against the rivals."""
        me = p.players[self.seat]
        card_values = self.card_values
        total = me.vp + self._engine(self.seat, me.state) + card_values.hand(me.hand)
        total -= self._rivals(p)
        for card in me.deals:
            total += card_values.dealt(card)
        return total

    def _rivals(self, p: Table) -> float:
        """Value the standing of the rivals, as far as it hurts."""
        if p.solo:
            return self.envy * (final_score(p, RIVAL) + 2 * len(p.open_connections))
        now = self.card_values.now
        total = 0.0
        for rival in p.rivals(self.seat):
            other = p.players[rival]
            total += other.vp + self.weights.rival_engine * self._engine(rival, other.state)
            goods = other.goods
            for good in range(HELD):
                if goods[good]:
                    total += self.weights.rival_goods * goods[good] * now[good]
        return total * self.envy

    def _engine(self, seat: int, state: list[Place]) -> float:
        """Value the locations of a player; few moves change them."""
        known = self._engines.get(seat)
        if known is None:
            before = self.p.players[seat].state
            known = self._engines[seat] = (before, self.card_values.state(before))
        return known[1] if known[0] == state else self.card_values.state(state)

    def _new_uses(self, state: list[Place]) -> float:
        """Value activations that came about, or were lost, since the question."""
        before = self.before
        if state == before:
            return 0.0
        uses = self.p.cards.uses
        total = 0.0
        for i, place in enumerate(state):
            old = before[i] if i < len(before) else None
            if place is old:
                continue
            if old is None or old.card != place.card:
                total += self.card_values.fresh(place.card)
                if old is not None and not old.ruin and old.uses < uses[old.card]:
                    total -= self.card_values.fresh(old.card)
            elif old.uses > place.uses:
                total += self.card_values.fresh(place.card)
        return total

    def _placed(self) -> float:
        """Value the goods on the own locations, for the next round."""
        then = self.card_values.then
        return sum(then[good] for place in self.before for good in place.placed)

    def _storable(self) -> float:
        """Value what the own storage locations can keep for the next round."""
        p, then = self.p, self.card_values.then
        me = p.players[self.seat]
        total = 0.0
        for place in me.state:
            if place.ruin or p.cards.trigger[place.card] != STORE:
                continue
            for slot in p.cards.gain[place.card].slots:
                units = [then[g] for g in slot.goods for _ in range(me.loose(g))]
                units.sort(reverse=True)
                total += sum(units if slot.most < 0 else units[: slot.most])
        return total

    def _closing(self, p: Table) -> float:
        """Value that the end is triggered: good for the leader, bad for everybody else."""
        me = p.players[self.seat]
        mine = final_score(p, self.seat) + self.weights.spurt * self.demand.value(me.goods)
        others = max(final_score(p, rival) + self._spurt(p, rival) for rival in p.rivals(self.seat))
        lead = mine - others
        return self.weights.closing if lead > 0 else self.weights.hurry * (lead - 1)

    def _spurt(self, p: Table, rival: int) -> float:
        """Estimate what a rival can still score in this round."""
        other = p.players[rival]
        if other.passed:
            return 0.0
        if p.solo:
            return 2.0 * len(p.open_connections) + (0.0 if p.rival_due else 2.0)
        return self.weights.spurt * sum(other.goods)


def final_score(p: Table, seat: int) -> int:
    """Count a player's points as if the game ended now (MS-18.2)."""
    player = p.players[seat]
    points = player.vp
    for place in player.state:
        if not place.ruin:
            points += 1
    return points
