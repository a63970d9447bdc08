"""What a card is worth to a seat: in its state, when it comes, when it goes."""

from novastate.bots.novaera.forecast import NOTHING_MORE, Forecast, Plus
from novastate.bots.novaera.time_left import TimeLeft
from novastate.bots.novaera.yields import Yields
from novastate.games.novaera.cards import model as c
from novastate.games.novaera.constants import ERA_OF, PERSONALITY, RESOURCES, TERRITORY
from novastate.games.novaera.rules.standing import Placed


class CardValues:
    """Values cards for one seat in one position; every card is looked at once."""

    def __init__(self, time_left: TimeLeft) -> None:
        self.time_left = time_left
        self.p = time_left.p
        self.cards = time_left.p.cards
        self.forecast = Forecast(time_left)
        self.yields = Yields(time_left, self.forecast)
        self._gains: dict[int, float] = {}
        self._standing: dict[tuple[int, int], float] = {}
        self._marginals: dict[tuple[int, int], float] = {}
        self._objectives: dict[int, list[tuple[c.Effect, bool]]] | None = None

    def coming(self, card: int, column: int) -> float:
        """Value a card that is placed now: what it gives at once and from now on."""
        key = card << 3 | column
        found = self._gains.get(key)
        if found is None:
            found = self._gains[key] = self._coming(card, column)
        return found

    def _coming(self, card: int, column: int) -> float:
        plus = self._plus(card, column)
        total = self.lasting(card, column, plus) + self._counting(column, plus, 0)
        for i in self.cards.by_trigger[card][c.INSTANT]:
            total += self.yields.once(self.cards.effects[card][i], plus)
        if self.p.era > 1 and column != PERSONALITY:
            total += self._obsolete(card)
        return total + self._heirs(card)

    def _obsolete(self, card: int) -> float:
        """Value what a card makes obsolete: upgrades, cards lost, cards of rivals."""
        total = 0.0
        player = self.time_left.player
        if not self.cards.obsoletes[card]:
            return 0.0
        upgrade = self.p.settings.upgrade_vp + self._on_upgrade()
        for old in self.cards.obsoletes[card]:
            at = player.find(old)
            if at >= 0:
                if not player.tableau[at].damaged:
                    total += upgrade - self.staying(player.tableau[at])
                continue
            for rival in self.p.rivals(self.time_left.seat):
                if self.p.players[rival].find(old) >= 0:
                    total += self.time_left.weights.envy / (self.p.seats - 1)
        return total

    def _on_upgrade(self) -> float:
        """Value the own effects that an upgrade sets off."""
        total = 0.0
        for placed in self.time_left.player.tableau:
            if not placed.damaged:
                for i in self.cards.by_trigger[placed.card][c.ON_UPGRADE]:
                    total += self.yields.once(self.cards.effects[placed.card][i], NOTHING_MORE)
        return total

    def _heirs(self, card: int) -> float:
        """Value that an evolution will come into the hand (NV-11.1.1)."""
        deck = self.cards.evolution_deck[card]
        era = self.p.era
        if not deck or ERA_OF[deck] != era + 1 or era >= self.p.settings.eras:
            return 0.0
        return self.time_left.weights.upgrade_hope

    def staying(self, placed: Placed) -> float:
        """Value a card in play, as if it lay undamaged: what would be lost with it."""
        key = (placed.card, placed.column)
        found = self._standing.get(key)
        if found is None:
            plus = self._plus(placed.card, placed.column)
            base = 0 if placed.damaged else -1
            now: Plus = {} if base else plus
            found = self.lasting(placed.card, placed.column, now)
            found += self._counting(placed.column, plus, base)
            self._standing[key] = found
        return found

    def lasting(self, card: int, column: int, plus: Plus) -> float:
        """Value what a card gives as long as it lies there."""
        time_left, yields = self.time_left, self.yields
        brief = column == PERSONALITY
        scorings = time_left.era_scorings if brief else time_left.game_scorings
        total = 0.0
        for effect in self.cards.effects[card]:
            trigger = effect.trigger
            if trigger == c.SCORING:
                total += self.objective(effect, plus, scorings)
            elif trigger != c.INSTANT:
                total += yields.repeated(effect, plus, brief)
                if effect.verb == c.COUNT_AS:
                    total += self._counted(effect, brief)
        return total

    def objective(self, effect: c.Effect, plus: Plus, scorings: list[tuple[float, int]]) -> float:
        """Value an objective over the scorings to come."""
        forecast = self.forecast
        total = 0.0
        for likely, dice in scorings:
            held = forecast.holds(effect.condition, plus, dice)
            if held:
                total += likely * held * forecast.amount(effect.amount, plus, dice)
        return total

    def _plus(self, card: int, column: int) -> Plus:
        """Tell which quantities a card adds to when it lies in a column."""
        if column == PERSONALITY:
            return {c.Q_PERSONALITY: 1}
        real = self.time_left.player.standing.real
        plus: Plus = {column: 1}
        if not real[column]:
            plus[c.Q_TYPES] = 1
        if self.cards.evolved[card]:
            plus[c.Q_EVOLVED] = 1
        if column == TERRITORY:
            return plus
        plus[c.Q_TECH] = 1
        if not real[column]:
            plus[c.Q_COLOURS] = 1
        if len(self.cards.colours[card]) > 1:
            plus[c.Q_BICOLOUR] = 1
        low = min(real[:RESOURCES])
        if real[column] == low and real[:RESOURCES].count(low) == 1:
            plus[c.Q_SETS] = 1
        return plus

    def _counting(self, column: int, plus: Plus, base: int) -> float:
        """Value what a card adds to the numbers that score; `base` -1: it is counted already."""
        total = 0.0
        for q in plus:
            total += self._marginal(q, base)
        if column == PERSONALITY:
            return total
        total += self._majority(column, base)
        if self.time_left.player.standing.real[column] + base == 0:
            hoped = 1.0
            for likely, _ in self.time_left.game_scorings:
                total += self.p.settings.presence_vp * likely * hoped
                hoped *= 0.5  # another card of the type would have come later
        return total

    def _majority(self, type: int, base: int) -> float:
        """Value one more, or one less, of a type in the comparison that is scored."""
        key = (-1 - type, base)
        found = self._marginals.get(key)
        if found is None:
            found = 0.0
            for likely, dice in self.time_left.game_scorings:
                more = self.forecast.most(type, base + 1, dice)
                found += likely * (more - self.forecast.most(type, base, dice))
            found *= self.p.settings.majority_vp
            self._marginals[key] = found
        return found

    def _marginal(self, q: int, base: int) -> float:
        """Value one more, or one less, of a quantity to the own objectives."""
        key = (q, base)
        found = self._marginals.get(key)
        if found is None:
            found = 0.0
            if self._objectives is None:
                self._objectives = self._own_objectives()
            for effect, brief in self._objectives.get(q, []):
                scorings = self.time_left.era_scorings if brief else self.time_left.game_scorings
                found += self.objective(effect, {q: base + 1}, scorings)
                found -= self.objective(effect, {q: base}, scorings)
            self._marginals[key] = found
        return found

    def _own_objectives(self) -> dict[int, list[tuple[c.Effect, bool]]]:
        """List the own objectives by the quantities they read."""
        found: dict[int, list[tuple[c.Effect, bool]]] = {}
        for placed in self.time_left.player.tableau:
            if placed.damaged:
                continue
            for i in self.cards.by_trigger[placed.card][c.SCORING]:
                effect = self.cards.effects[placed.card][i]
                read = set()
                if effect.condition.kind != c.NO_CONDITION:
                    read.add(effect.condition.quantity % c.RIVALS_FEWER)
                if effect.amount.per != c.NOTHING:
                    read.add(effect.amount.per % c.RIVALS_FEWER)
                for q in read:
                    found.setdefault(q, []).append((effect, placed.column == PERSONALITY))
        return found

    def _counted(self, effect: c.Effect, brief: bool) -> float:
        """Value `count_as`: it helps to lead and in objectives, never for presence."""
        worth = self._majority(effect.kind, 0) + self._marginal(effect.kind, 0)
        return effect.amount.n * worth * (0.6 if brief else 1.0)
