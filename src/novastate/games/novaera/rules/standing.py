"""Cards in play, and what the permanent effects of a tableau come to."""

from typing import Final

from novastate.games.novaera import constants
from novastate.games.novaera.cards import model as c
from novastate.games.novaera.cards.catalogue import USE_BITS, Catalogue


class Placed:
    """A card in play; never changed, only replaced."""

    def __init__(self, card: int, column: int, damaged: bool = False, uses: int = 0) -> None:
        self.card: Final = card
        self.column: Final = column  # a colour, TERRITORY or PERSONALITY
        self.damaged: Final = damaged
        self.uses: Final = uses  # three bits for each effect

    def turned(self, damaged: bool) -> "Placed":
        """Damage or repair the card; it keeps its colour and its uses (NV-9.1.4)."""
        return Placed(self.card, self.column, damaged, self.uses)

    def used(self, effect: int) -> "Placed":
        """Count one more use of an effect (NV-18.5.5)."""
        return Placed(self.card, self.column, self.damaged, self.uses + (1 << USE_BITS * effect))

    def rested(self, mask: int) -> "Placed":
        """Give back the uses of a mask."""
        return Placed(self.card, self.column, self.damaged, self.uses & ~mask)


NO_DISCOUNT: Final[list[int]] = [0] * constants.RESOURCES
NO_BONUS: Final[list[int]] = [0] * len(constants.ACTIONS)
NO_TYPES: Final[list[int]] = [0] * constants.TYPES
NOTHING: Final[list[int]] = []
NO_CARDS: Final[list[tuple[int, int]]] = []
"""What most tableaus have, shared by them all: these lists are replaced, never changed."""


class Standing:
    """What a tableau counts and what its `always` effects come to; only undamaged cards work."""

    def __init__(self) -> None:
        self.real: list[int] = [0] * constants.TYPES  # undamaged cards of each type
        self.counted: list[int] = NOTHING  # what count_as adds to each type
        self.number: list[int] = self.real  # with count_as (NV-2.6.1)
        self.personalities = 0
        self.bicolour = 0
        self.evolved = 0
        self.damaged = 0
        self.discount: list[int] = NO_DISCOUNT  # on developing, by paying colour
        self.enlist_discount = 0
        self.expand_discount = 0
        self.bonus: list[int] = NO_BONUS  # action_bonus by action
        self.substitute: list[int] = NO_DISCOUNT
        self.substitutes = False  # whether there are any
        self.wild = 0  # mask of the colours of dice that count as the paying colour
        self.pick_limit = 0
        self.protects = 0  # mask of protections
        self.reaches: list[tuple[int, int]] = NO_CARDS  # card and effect
        self.abilities: list[tuple[int, int]] = NO_CARDS  # card and effect


NO_STANDING: Final = Standing()


def standing_of(cards: Catalogue, tableau: list[Placed]) -> Standing:
    """Reckon what a tableau comes to."""
    standing = Standing()
    real = standing.real
    for placed in tableau:
        card = placed.card
        if placed.damaged:
            standing.damaged += 1
            continue
        if placed.column == constants.PERSONALITY:
            standing.personalities += 1
        else:
            real[placed.column] = real[placed.column] + 1
            if placed.column != constants.TERRITORY and len(cards.colours[card]) > 1:
                standing.bicolour += 1
            if cards.evolved[card]:
                standing.evolved += 1
        if cards.lasting[card]:
            for i in cards.by_trigger[card][c.ALWAYS]:
                _add(standing, card, i, cards.effects[card][i])
            for i in cards.by_trigger[card][c.ABILITY]:
                standing.abilities = [*standing.abilities, (card, i)]
    if standing.counted:
        standing.number = [real[type] + standing.counted[type] for type in range(constants.TYPES)]
    return standing


def _add(standing: Standing, card: int, index: int, effect: c.Effect) -> None:
    """Add a permanent effect (NV-18.8.22 to NV-18.8.29); several of a kind add up."""
    verb = effect.verb
    n = effect.amount.n
    if verb == c.DISCOUNT:
        _add_discount(standing, effect, n)
    elif verb == c.ACTION_BONUS:
        bonus = standing.bonus.copy()
        for action in range(len(constants.ACTIONS)):
            if effect.actions >> action & 1:
                bonus[action] += n
        standing.bonus = bonus
    elif verb == c.SUBSTITUTE:
        standing.substitute = standing.substitute.copy()
        standing.substitute[effect.kind] += n
        standing.substitutes = True
    elif verb == c.WILD_DIE:
        standing.wild |= effect.dice
    elif verb == c.PICK_LIMIT:
        standing.pick_limit += n
    elif verb == c.REACH:
        standing.reaches = [*standing.reaches, (card, index)]
    elif verb == c.COUNT_AS:
        standing.counted = (standing.counted or NO_TYPES).copy()
        standing.counted[effect.kind] += n
    elif verb == c.PROTECT:
        standing.protects |= effect.protects


def _add_discount(standing: Standing, effect: c.Effect, n: int) -> None:
    """Add a discount on developing, enlisting or expanding (NV-18.8.22)."""
    if effect.actions >> constants.DEVELOP & 1:
        discount = standing.discount.copy()
        for colour in range(constants.RESOURCES):
            if not effect.colours or effect.colours >> colour & 1:
                discount[colour] += n
        standing.discount = discount
    if effect.actions >> constants.ENLIST & 1:
        standing.enlist_discount += n
    if effect.actions >> constants.EXPAND & 1:
        standing.expand_discount += n
