"""What can be made of a supply in the rest of a round: the best uses first."""

from novastate.games.master.cards.model import Amounts
from novastate.games.master.goods import (
    AMMO,
    ANY_RESOURCE,
    BLUE,
    BRICK,
    FUEL,
    GREY,
    GUN,
    HELD,
    IRON,
    UNIVERSAL,
)

NONE = HELD
"""A good of which there is never any."""
SCRAP = 0.001
"""What a good without a use is worth, so that nothing is wasted without need."""


class Use:
    """Something that waits for goods: what it costs, what it is worth and which card it uses up."""

    def __init__(self, value: float, amounts: Amounts, price: float, card: int) -> None:
        self.value = value
        self.amounts = amounts
        self.card = card  # -1: none
        self.yields = value / price
        # A quick look at one good of the cost tells most uses that cannot be paid.
        self.good, self.n = amounts[0] if amounts and amounts[0][0] < HELD else (NONE, 0)
        self.wild = _wild(self.good)


def _wild(good: int) -> int:
    """Return what may stand for a good, or NONE (MS-7.3, MS-7.4)."""
    if good <= FUEL:
        return AMMO
    return UNIVERSAL if GREY <= good <= BLUE else NONE


def plan(uses: list[Use], goods: list[int]) -> float:
    """Value a supply: spend it on the uses in their order, each card once."""
    total = SCRAP * sum(goods)
    left = [*goods, 0]
    gone: list[int] = []
    for use in uses:
        if left[use.good] + left[use.wild] < use.n or (use.card >= 0 and use.card in gone):
            continue
        if spend(left, use.amounts):
            total += use.value
            if use.card >= 0:
                gone.append(use.card)
    return total


def spend(left: list[int], amounts: Amounts) -> bool:
    """Take a cost out of a supply if it can be paid, exact goods before wild ones.

    >>> left = [0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    >>> spend(left, ((1, 3),)), left
    (True, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    """
    ammo = left[AMMO]
    universal = left[UNIVERSAL]
    for good, n in amounts:
        if good < HELD:
            if left[good] < n:
                if good <= FUEL:
                    ammo -= n - left[good]
                elif GREY <= good <= BLUE:
                    universal -= n - left[good]
                else:
                    return False
        elif good == ANY_RESOURCE:
            ammo -= max(0, n - left[BRICK] - left[GUN] - left[IRON] - left[FUEL])
    if ammo < 0 or universal < 0:
        return False
    left[AMMO] = ammo
    left[UNIVERSAL] = universal
    for good, n in amounts:
        if good < HELD:
            left[good] = max(0, left[good] - n)
        elif good == ANY_RESOURCE:
            _spend_any(left, n)
    return True


def _spend_any(left: list[int], n: int) -> None:
    """Take basic resources out of a supply, the most frequent first."""
    for _ in range(n):
        most = max(left[BRICK], left[GUN], left[IRON], left[FUEL])
        if most:
            left[left.index(most, BRICK, FUEL + 1)] -= 1
