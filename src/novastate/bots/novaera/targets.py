"""What dice could be spent on: cards with their worth and price, and the plain actions."""

from novastate.bots.novaera.card_values import CardValues
from novastate.bots.novaera.forecast import NOTHING_MORE
from novastate.bots.novaera.time_left import LONG, TimeLeft
from novastate.games.novaera.cards import model as c
from novastate.games.novaera.constants import (
    ACTIONS,
    CALM,
    DEVELOP,
    ENLIST,
    EXPAND,
    LAND,
    PERSONALITY,
    REPAIR,
    RESEARCH,
    RESOURCES,
    TERRITORY,
)
from novastate.games.novaera.rules.display import in_reach
from novastate.games.novaera.rules.payment import price
from novastate.games.novaera.rules.requirements import meets
from novastate.kernel.packing import A


class Target:
    """One thing a die could be spent on."""

    __slots__ = ("action", "card", "colour", "contested", "move", "price", "value")

    def __init__(
        self,
        action: int,
        card: int,
        value: float,
        contested: bool = False,
        colour: int = 0,
        price: int = 0,
    ) -> None:
        self.action = action
        self.card = card
        self.move = action | card << A if card >= 0 else action
        self.value = value
        self.contested = contested
        """Whether a rival could take it first."""
        self.colour = colour
        self.price = price
        """Resources of the colour for a technology; unrest for a personality."""


class Targets:
    """Everything in reach of a seat, and what waits for resources."""

    def __init__(self, time_left: TimeLeft, card_values: CardValues) -> None:
        self.time_left = time_left
        self.card_values = card_values
        self.p = time_left.p
        p, player = self.p, time_left.player
        self.found: list[Target] = []
        self.needs = [0] * RESOURCES
        self.after = self._after()
        """What own cards add to an action, by action and colour."""
        for card in player.hand:
            self._add_card(card, False)
        self._add_research()
        off = player.standing.enlist_discount
        for card in p.people:
            cost = max(0, p.cards.cost[card] - off)
            gain = card_values.coming(card, PERSONALITY) + self.after[ENLIST][0]
            self.found.append(Target(ENLIST, card, gain, True, 0, cost))
        if player.standing.damaged:
            self.found.append(Target(REPAIR, -1, self._repair() + self.after[REPAIR][0]))
        calm = time_left.unrest(-p.settings.calm_steps) + self.after[CALM][0]
        self.found.append(Target(CALM, -1, calm))
        self.purse = time_left.purse(self.needs)

    def _after(self) -> list[list[float]]:
        """Value what the own cards do after each action (NV-18.2.7)."""
        found = [[0.0] * RESOURCES for _ in ACTIONS]
        cards = self.p.cards
        for placed in self.time_left.player.tableau:
            if placed.damaged:
                continue
            for i in cards.by_trigger[placed.card][c.ON_ACTION]:
                effect = cards.effects[placed.card][i]
                brings = self.card_values.yields.once(effect, NOTHING_MORE)
                for action in range(len(ACTIONS)):
                    if effect.actions >> action & 1:
                        for colour in range(RESOURCES):
                            if not effect.colours or effect.colours >> colour & 1:
                                found[action][colour] += brings
        return found

    def _add_research(self) -> None:
        """Add the cards in reach, to develop at once or to take into the hand (NV-5.8.2)."""
        later = 1.0 if self.time_left.game_rounds > 1 else 0.0
        reach = in_reach(self.p, self.time_left.seat)
        share = later * self.time_left.weights.waiting
        holds = [max(0.02 * later, share * self._add_card(card, True)) for card in reach]
        bonus = self.time_left.player.standing.bonus[RESEARCH]
        for at, card in enumerate(reach):
            worth = holds[at] + self.after[RESEARCH][0]
            if bonus:
                others = sorted(holds[:at] + holds[at + 1 :], reverse=True)
                worth += sum(others[:bonus])
            self.found.append(Target(RESEARCH, card, worth, True))

    def _add_card(self, card: int, contested: bool) -> float:
        """Add a technology or territory; return what it would bring beyond its price."""
        p, seat = self.p, self.time_left.seat
        if p.cards.kind[card] == LAND:
            worth = self.card_values.coming(card, TERRITORY)
            if meets(p, seat, card):
                more = self.after[EXPAND][0]
                self.found.append(Target(EXPAND, card, worth + more, contested))
            return max(0.0, worth - 0.6)
        best = 0.0
        for colour in p.cards.colours[card]:
            cost = price(p, seat, card, colour)
            worth = self.card_values.coming(card, colour)
            more = self.after[DEVELOP][colour]
            self.found.append(Target(DEVELOP, card, worth + more, contested, colour, cost))
            surplus = worth - 0.8 * self.time_left.resource * max(0, cost - 2)
            if surplus > 0:
                self.needs[colour] = max(self.needs[colour], cost - 2)
                best = max(best, surplus)
        return best

    def _repair(self) -> float:
        """Value repairing the best damaged cards."""
        player = self.time_left.player
        worths = [
            self.card_values.staying(placed) + self.time_left.weights.damage * 0.3
            for placed in player.tableau
            if placed.damaged
        ]
        worths.sort(reverse=True)
        return sum(worths[: self.p.settings.repair_cards + player.standing.bonus[REPAIR]])

    def stock(self, resources: list[int]) -> float:
        """Value resources in hand."""
        purse = self.purse
        return sum(purse[kind][min(LONG, resources[kind])] for kind in range(RESOURCES))
