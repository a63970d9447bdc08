"""How long the game still lasts, and so what resources, unrest and scorings are worth."""

from functools import cache
from typing import Final

from novastate.bots.novaera.weights import Weights
from novastate.games.novaera.codes import CLEAN_UP, PICKING, PRODUCTION_PHASE, ROLL
from novastate.games.novaera.constants import CIVIL_WAR, PENALTY, TYPES
from novastate.games.novaera.rules.quantities import in_zone
from novastate.games.novaera.table import Table

FULL: Final = 6
PLENTY: Final = 11
"""Resources of one kind beyond these numbers are worth less and less."""
LONG: Final = 39
"""More resources of one kind are not told apart."""


class TimeLeft:
    """What is left of the game as one seat sees it now."""

    def __init__(self, p: Table, seat: int, weights: Weights) -> None:
        settings = p.settings
        self.p = p
        self.seat = seat
        self.player = p.players[seat]
        self.weights = weights
        self.total = settings.eras * settings.rounds
        done = p.phase in (PRODUCTION_PHASE, CLEAN_UP)
        self.at = (p.era - 1) * settings.rounds + p.round - 1 + (1 if done else 0)
        """The round, counted from 0, in which the next die can be spent."""
        self.era_rounds = p.era * settings.rounds - self.at
        self.game_rounds = self.total - self.at
        """Rounds with dice and production still to come, this one included."""
        waiting = p.phase in (ROLL, PICKING) and not self.player.dice
        held = settings.zone_size if waiting else len(self.player.dice)
        self.dice = 0 if done else held
        if self.era_rounds > 0:
            self.dice += settings.zone_size * (self.era_rounds - (0 if done else 1))
        """Dice to be spent until the next scoring."""
        self.resource = self._resource(self.at)
        self.era_yield = self._yield(p.era * settings.rounds)
        self.game_yield = self._yield(self.total)
        """What one resource in every production of the era, of the game, comes to."""
        self.era_scorings = [(weights.score_now, self.dice)]
        self.game_scorings = self._scorings()
        """Scoring phases: how likely a card is still there, and the dice spent before."""
        self.calm = self._calm()
        """What each level of unrest costs."""

    def _resource(self, at: int) -> float:
        """Value a resource that can be spent from a round on."""
        if at >= self.total:
            return self.weights.resource_end
        # In shorter games the values fall faster, so that they end alike.
        left = (self.total - at) * 9 / self.total
        return self.weights.resource - self.weights.resource_fall * (9 - left)

    def _yield(self, end: int) -> float:
        """Value one resource in every production from now to a round."""
        total, likely = 0.0, 1.0
        for at in range(self.at, end):
            total += likely * self._resource(at + 1)
            likely *= self.weights.fade
        return total

    def _scorings(self) -> list[tuple[float, int]]:
        """List the scoring phases a technology will live to see."""
        settings = self.p.settings
        found: list[tuple[float, int]] = []
        likely, dice = self.weights.score_now, self.dice
        for _ in range(self.p.era, settings.eras + 1):
            found.append((likely, dice))
            likely *= self.weights.score_later
            dice += settings.zone_size * settings.rounds
        return found

    def _calm(self) -> list[float]:
        """Work out what each level of unrest costs; the last space means civil war."""
        settings, weights, player = self.p.settings, self.weights, self.player
        ahead = self.game_rounds - 1 + (len(player.dice) / 3 if player.dice else 0.0)
        scale = min(1.0, ahead / 4)
        zone = weights.zone * max(0.0, min(2.0, self.game_rounds - 1.0))
        if player.standing.protects >> PENALTY & 1:
            zone = 0.0
        costs: list[float] = []
        for level in range(settings.unrest_last):
            steep = max(0, level - 3)
            cost = scale * (weights.unrest * level + weights.unrest_bend * steep * steep)
            costs.append(cost + (zone if level >= settings.zone_from else 0.0))
        war = 0.0
        for type in range(TYPES):
            real = player.standing.real[type]
            if real:
                war += weights.damage + (weights.last_of_type if real == 1 else 0.0)
        safe = player.standing.protects >> CIVIL_WAR & 1
        costs.append(costs[-1] if safe else war)
        return costs

    def unrest(self, steps: int, dice: int = 0) -> float:
        """Value a change of the own unrest, upwards negative; `dice`: how many are still held."""
        player, settings = self.player, self.p.settings
        now = min(player.unrest, settings.unrest_last - 1)
        to = max(0, min(settings.unrest_last, now + steps))
        worth = self.calm[now] - self.calm[to]
        if dice and steps > 0 and not player.penalty and not in_zone(self.p, player):
            safe = player.standing.protects >> PENALTY & 1
            if settings.zone_from <= to <= settings.zone_to and not safe:
                worth -= 0.7 * self.resource * dice  # NV-6.2.1
        return worth

    def purse(self, needs: list[int]) -> list[list[float]]:
        """Value 0, 1, 2, ... resources of each kind; what waits for them makes them dearer."""
        return [_purse(need, self.resource, self.weights) for need in needs]


@cache
def _purse(need: int, resource: float, weights: Weights) -> list[float]:
    table = [0.0]
    end = weights.resource_end
    for n in range(LONG):
        share = weights.heaps
        if n < need:
            share = weights.wanted
        elif n < FULL:
            share = weights.spare
        elif n < PLENTY:
            share = weights.many
        table.append(table[-1] + max(end, share * resource))
    return table
