"""What single effects are worth: once, or again and again as long as their card lies there."""

from novastate.bots.novaera.forecast import NOTHING_MORE, Forecast, Plus
from novastate.bots.novaera.time_left import TimeLeft
from novastate.bots.novaera.weights import (
    CIVIL_WARS,
    DARK_ROUNDS,
    OFTEN,
    PIPS,
    PROTECTION,
    STRIKES,
    UPGRADES,
)
from novastate.games.novaera.cards import model as c
from novastate.games.novaera.constants import (
    ANY,
    DARK_AGE,
    DEVELOP,
    DISASTERS,
    ENLIST,
    GAIN,
    PROTECTIONS,
    REPAIR,
    RESEARCH,
    RESOURCES,
)
from novastate.games.novaera.rules.quantities import targets


class Yields:
    """Values effects other than objectives for one seat."""

    def __init__(self, time_left: TimeLeft, forecast: Forecast) -> None:
        self.time_left = time_left
        self.forecast = forecast
        self.p = time_left.p
        self.weights = time_left.weights

    def once(self, effect: c.Effect, plus: Plus) -> float:
        """Value an effect that resolves now."""
        likely = self.forecast.holds(effect.condition, plus, 0)
        return likely * self._verb(effect, plus, self.time_left.resource, 0, 1.0) if likely else 0.0

    def repeated(self, effect: c.Effect, plus: Plus, brief: bool) -> float:
        """Value an effect over the rounds that are left to its card."""
        time_left = self.time_left
        rounds = time_left.era_rounds if brief else time_left.game_rounds
        if rounds <= 0:
            return 0.0
        resources = time_left.era_yield if brief else time_left.game_yield
        trigger = effect.trigger
        if trigger == c.ALWAYS:
            return self._always(effect, rounds, resources)
        if trigger == c.ABILITY:
            return self._ability(effect, rounds, resources)
        often = self._often(effect)
        if not often:
            return self._kept(effect) if trigger == c.ON_NEW_ERA else 0.0
        likely = self.forecast.holds(effect.condition, plus, min(6, time_left.dice + 1))
        if trigger != c.PRODUCTION and effect.verb != c.VP:
            rounds = max(0, rounds - 1)  # much of this round is over
        worth = self._verb(effect, plus, resources / rounds if rounds else 0.0, 3, 0.7)
        return often * likely * rounds * worth

    def _often(self, effect: c.Effect) -> float:
        """Guess how often an effect is set off in a round."""
        trigger = effect.trigger
        if trigger in (c.PRODUCTION, c.ON_PICK):
            return 1.0
        if trigger == c.ON_ACTION:
            total = sum(often for action, often in OFTEN.items() if effect.actions >> action & 1)
            return total * bin(effect.colours).count("1") / RESOURCES if effect.colours else total
        if trigger == c.ON_UPGRADE:
            return UPGRADES if self.p.era > 1 else UPGRADES / 2
        if trigger == c.ON_DISASTER:
            return STRIKES * (DISASTERS if effect.disaster == c.ANY_TRACK else 1)
        if trigger == c.ON_DARK_AGE:
            return DARK_ROUNDS
        return CIVIL_WARS if trigger == c.ON_CIVIL_WAR else 0.0

    def _kept(self, effect: c.Effect) -> float:
        """Value `keep`: a personality for another era."""
        if self.p.era >= self.p.settings.eras:
            return 0.0
        return 0.9 if effect.which == c.KEEP_SELF else 0.7

    def _verb(
        self, effect: c.Effect, plus: Plus, resource: float, dice: int, steady: float
    ) -> float:
        """Value one resolution, given what a resource is worth then."""
        weights, verb = self.weights, effect.verb
        n = self.forecast.amount(effect.amount, plus, dice)
        if verb == c.GAIN:
            return n * resource * (weights.free if effect.kind == ANY else 1.0)
        if verb == c.LOSE:
            return -0.8 * n * resource
        if verb == c.VP:
            return n
        if verb == c.UNREST:
            return self._unrest(effect, n, dice, steady)
        if verb == c.CONVERT:
            return self._conversion(effect, resource)
        if verb == c.STEAL:
            victims = len(targets(self.p, self.time_left.seat, effect))
            share = weights.envy / (self.p.seats - 1)
            return victims * n * resource * (1 + share)
        if verb == c.DAMAGE:
            victims = len(targets(self.p, self.time_left.seat, effect))
            return victims * n * weights.disaster * weights.envy / (self.p.seats - 1)
        if verb == c.REPAIR:
            damaged = self.forecast.own(c.Q_DAMAGED) if dice == 0 else 0.35
            return min(n, damaged) * weights.damage * 1.3
        if verb == c.DRAW_DIE:
            return n * weights.die * (1.0 if sum(self.p.bag) else 0.0)
        return self._cards(verb, n)

    def _cards(self, verb: int, n: float) -> float:
        """Value cards that come into the hand, and markers that move."""
        weights = self.weights
        later = 1.0 if self.time_left.game_rounds > 1 else 0.3
        if verb == c.RESEARCH:
            return n * weights.researched * later
        if verb == c.DRAW:
            return n * weights.drawn * later
        if verb == c.RECALL:
            return weights.recalled * later if self.time_left.player.past else 0.0
        if verb == c.RESERVE:
            return 0.6
        return 0.2 if verb == c.TRACK else 0.0

    def _unrest(self, effect: c.Effect, n: float, dice: int, steady: float) -> float:
        """Value a move of unrest, of one's own or of rivals."""
        time_left = self.time_left
        if effect.target != c.SELF:
            victims = len(targets(self.p, time_left.seat, effect))
            return victims * n * self.weights.unrest * self.weights.envy / (self.p.seats - 1)
        if dice == 0:
            return time_left.unrest(round(n), len(time_left.player.dice))
        return -n * steady * self.weights.unrest * 1.3

    def _conversion(self, effect: c.Effect, resource: float) -> float:
        """Value the chance of converting in a round."""
        if effect.get_vp:
            return effect.times * max(0.1, effect.get_vp - sum(effect.pay) * resource) * 0.8
        more = sum(effect.get) - sum(effect.pay)
        return effect.times * resource * (0.9 * more + 0.25)

    def _ability(self, effect: c.Effect, rounds: int, resources: float) -> float:
        """Value an ability over the rounds left."""
        likely = self.forecast.holds(effect.condition, NOTHING_MORE, 3)
        times = effect.times if effect.limit == c.PER_ROUND else effect.times / rounds
        if effect.verb == c.CONVERT:
            return likely * rounds * self._conversion(effect, resources / rounds)
        if effect.verb in PIPS:
            share = 1.0 if effect.dice == c.ALL_COLOURS else 0.3 * bin(effect.dice).count("1")
            pips = PIPS[effect.verb] * (effect.amount.n if effect.verb == c.ADJUST else 1)
            return likely * times * resources * pips * min(1.0, share)
        return 0.12 * rounds * times

    def _always(self, effect: c.Effect, rounds: int, resources: float) -> float:
        """Value a permanent effect over the rounds left."""
        verb, n = effect.verb, effect.amount.n
        if verb == c.DISCOUNT:
            return self._discount(effect, rounds, resources)
        if verb == c.ACTION_BONUS:
            total = 0.0
            if effect.actions >> GAIN & 1:
                total += 0.3 * resources * n
            if effect.actions >> RESEARCH & 1:
                total += OFTEN[RESEARCH] * rounds * self.weights.researched * n
            if effect.actions >> REPAIR & 1:
                total += OFTEN[REPAIR] * rounds * self.weights.damage * n
            return total
        if verb == c.SUBSTITUTE:
            return 0.22 * n * resources
        if verb == c.WILD_DIE:
            return 1.0 * resources
        if verb == c.PICK_LIMIT:
            return 0.45 * n * self.weights.unrest * rounds
        if verb == c.REACH:
            return (0.1 + 0.03 * n) * rounds
        return self._protection(effect, rounds) if verb == c.PROTECT else 0.0

    def _discount(self, effect: c.Effect, rounds: int, resources: float) -> float:
        """Value a discount by how often it will be used."""
        n = effect.amount.n
        if effect.actions >> DEVELOP & 1:
            share = bin(effect.colours).count("1") / RESOURCES if effect.colours else 1.0
            return n * share * OFTEN[DEVELOP] * resources * (rounds - 0.6) / rounds
        if effect.actions >> ENLIST & 1:
            return n * OFTEN[ENLIST] * self.weights.unrest * rounds
        return 0.12 * n * (rounds if self.p.era > 1 else 4)

    def _protection(self, effect: c.Effect, rounds: int) -> float:
        """Value protections: the nearer the disaster, the more."""
        total = 0.0
        standing = self.time_left.player.standing
        for what in range(len(PROTECTIONS)):
            if not effect.protects >> what & 1 or standing.protects >> what & 1:
                continue
            if what == DARK_AGE:
                near = self.p.tracks[what] / self.p.settings.track_last[what]
                total += PROTECTION[what] * rounds + 0.4 * near * near
            elif what < DISASTERS:
                near = self.p.tracks[what] / self.p.settings.track_last[what]
                total += self.weights.disaster * (STRIKES * rounds + 0.35 * near * near)
            else:
                total += PROTECTION[what] * rounds
        return total
