"""What a handful of dice is worth: the best way to spend them all."""

from typing import Final

from novastate.bots.novaera.targets import Target, Targets
from novastate.bots.novaera.time_left import LONG
from novastate.games.novaera.constants import BLACK, CALM, DEVELOP, ENLIST, GAIN, RESOURCES
from novastate.games.novaera.rules.dice import colour_of, value_of

CHOICES: Final = 5
"""How many uses of each die are compared."""
MOST_DICE: Final = 4
NONE: Final = -1
LITTLE: Final = float("-inf")

Use = tuple[float, int, int, int, Target]
"""What a use of a die brings, the card it takes (or NONE), paying colour, resources due, target."""


class Plan:
    """Finds the best uses of dice, given resources."""

    def __init__(self, targets: Targets) -> None:
        self.targets = targets
        self.time_left = targets.time_left
        standing = self.time_left.player.standing
        self.wild = standing.wild
        self.substitute = standing.substitute
        self.gain_bonus = standing.bonus[GAIN]
        self.gain = Target(GAIN, -1, 0.0)
        self._rows: dict[tuple[int, ...], list[Use]] = {}
        self._plain: dict[tuple[int, ...], list[Use]] = {}

    def best(self, dice: list[int], resources: list[int], taken: int = NONE) -> float:
        """Value dice by the best way to spend them, beside a card that is gone already."""
        return self.spent(dice, resources, taken).total if dice else 0.0

    def spent(self, dice: list[int], resources: list[int], taken: int = NONE) -> "Search":
        """Find the best way to spend dice."""
        rows = [self.uses(die, len(dice) - 1, resources) for die in dice[:MOST_DICE]]
        means = [self._means(colour, resources) for colour in range(RESOURCES)]
        search = Search(rows, means)
        search.look(0, 0.0, [taken] if taken >= 0 else [])
        return search

    def uses(self, die: int, others: int, resources: list[int]) -> list[Use]:
        """List the best uses of a die, among them one that is always possible."""
        key = (die, *resources, others)
        found = self._rows.get(key)
        if found is None:
            found = self._rows[key] = self._uses(die, others, resources)
        return found

    def _uses(self, die: int, others: int, resources: list[int]) -> list[Use]:
        shown = colour_of(die)
        wild = bool(self.wild >> shown & 1)
        found: list[Use] = []
        if not wild:
            found.extend(self._blunt(shown == BLACK, others, resources))
        for target in self.targets.found:
            suits = target.action == DEVELOP and (target.colour == shown or wild)
            if suits or wild or (shown == BLACK and target.action == ENLIST):
                use = self.use(target, die, resources, others)
                if use is not None:
                    found.append(use)
        found.sort(key=_brings, reverse=True)
        gain = (self.gaining(die, resources), NONE, NONE, 0, self.gain)
        best = found[:CHOICES]
        for i, use in enumerate(best):
            if gain[0] > use[0]:
                best.insert(i, gain)
                return best
        best.append(gain)
        return best

    def _blunt(self, black: bool, others: int, resources: list[int]) -> list[Use]:
        """List the uses of a die whose value and colour do not help."""
        key = (int(black), others, *resources)
        found = self._plain.get(key)
        if found is None:
            found = []
            die = BLACK << 4 if black else 0
            for target in self.targets.found:
                if black and target.action == ENLIST:
                    continue
                use = self.use(target, die, resources, others)
                if use is not None:
                    found.append(use)
            found.sort(key=_brings, reverse=True)
            # Cards that a die of their colour pays for in part come again, then better.
            found = self._plain[key] = found[: CHOICES + 3]
        return found

    def use(self, target: Target, die: int, resources: list[int], others: int) -> Use | None:
        """Say what a die would bring if spent on a target; None if it cannot be."""
        action = target.action
        shown = colour_of(die)
        if action == DEVELOP:
            colour = target.colour
            helps = shown == colour or self.wild >> shown & 1
            due = max(0, target.price - value_of(die)) if helps else target.price
            have = resources[colour]
            if due > have and due > self._means(colour, resources):
                return None
            have = min(LONG, have)
            table = self.targets.purse[colour]
            cost = table[have] - table[max(0, have - due)]
            if due > have:
                cost += (due - have) * self.time_left.resource
            return target.value - cost, target.card, colour, due, target
        if action == ENLIST:
            steps = target.price - (value_of(die) if shown == BLACK else 0)
            worth = target.value + self.time_left.unrest(steps, others)
            return worth, target.card, NONE, 0, target
        if action == CALM and shown != BLACK:
            return None
        return target.value, target.card if target.card >= 0 else NONE - action, NONE, 0, target

    def _means(self, colour: int, resources: list[int]) -> int:
        """Return what could be paid in a colour, substitutes included."""
        means = resources[colour]
        for kind in range(RESOURCES):
            if kind != colour and self.substitute[kind]:
                means += min(self.substitute[kind], resources[kind])
        return means

    def gaining(self, die: int, resources: list[int]) -> float:
        """Value the resources a die gives."""
        colour = colour_of(die)
        if colour == BLACK:
            return 0.0
        table = self.targets.purse[colour]
        have = min(LONG, resources[colour])
        brings = table[min(LONG, have + value_of(die) + self.gain_bonus)] - table[have]
        return brings + self.targets.after[GAIN][colour]


class Search:
    """Tries combinations of uses, the promising first, and keeps the best."""

    def __init__(self, rows: list[list[Use]], means: list[int]) -> None:
        self.rows = rows
        self.means = means
        self.total = LITTLE
        self.uses: list[Use] = []
        self._chosen: list[Use] = []
        hope = 0.0
        self._hopes = [0.0] * (len(rows) + 1)
        for at in range(len(rows) - 1, -1, -1):
            hope += rows[at][0][0]
            self._hopes[at] = hope

    def look(self, at: int, total: float, taken: list[int]) -> None:
        """Spend the dice from one on in every promising way."""
        if at == len(self.rows):
            if total > self.total:
                self.total = total
                self.uses = self._chosen.copy()
            return
        hope, means = self._hopes[at + 1], self.means
        for use in self.rows[at]:
            brings, card, colour, due, _ = use
            if total + brings + hope <= self.total:
                return  # the uses are sorted: the rest brings less
            if card in taken or due > means[colour]:
                continue
            means[colour] -= due
            self._chosen.append(use)
            self.look(at + 1, total + brings, [*taken, card] if card != NONE else taken)
            self._chosen.pop()
            means[colour] += due


def _brings(use: Use) -> float:
    return use[0]
