"""Paying for a technology: die, resources and what may stand for them (NV-5.2)."""

from typing import Final

from novastate.games.novaera.constants import RESOURCES
from novastate.games.novaera.rules.dice import colour_of, value_of
from novastate.games.novaera.table import Player, Table

TOKEN_DISCOUNT: Final = 2
"""What the reserve token takes off the price of the marked card (NV-18.9.4)."""
DIGIT: Final = 5
DIGITS: Final = 31
"""Five bits hold what the dearest card of any set costs."""


def price(p: Table, seat: int, card: int, colour: int) -> int:
    """Return the price of a technology in a paying colour (NV-5.2.3)."""
    off = p.players[seat].standing.discount[colour]
    if card == p.token and p.token_owner == seat:
        off += TOKEN_DISCOUNT
    cost = p.cards.cost[card]
    return cost - off if cost > off else 0


def enlist_cost(p: Table, seat: int, card: int) -> int:
    """Return how much unrest a personality costs a player (NV-5.4.2)."""
    return max(0, p.cards.cost[card] - p.players[seat].standing.enlist_discount)


def contribution(player: Player, die: int, colour: int) -> int:
    """Return what a die pays (NV-5.2.4, NV-18.8.25)."""
    shown = colour_of(die)
    if shown == colour or player.standing.wild >> shown & 1:
        return value_of(die)
    return 0


def means(player: Player, colour: int) -> int:
    """Return how many resources could pay in a colour, substitutes included (NV-18.8.24)."""
    resources = player.resources
    n = resources[colour]
    if not player.standing.substitutes:
        return n
    substitute = player.standing.substitute
    for kind in range(RESOURCES):
        if kind != colour and substitute[kind]:
            n += min(substitute[kind], resources[kind])
    return n


def budget(player: Player) -> list[int]:
    """Return the highest cost a player could pay in each colour: die, resources and discounts."""
    best = [0] * RESOURCES
    wild = player.standing.wild
    for die in player.dice:
        colour = colour_of(die)
        value = value_of(die)
        if wild >> colour & 1:
            best = [max(value, other) for other in best]
        elif colour < RESOURCES and value > best[colour]:
            best[colour] = value
    discount = player.standing.discount
    for colour in range(RESOURCES):
        best[colour] = best[colour] + means(player, colour) + discount[colour]
    return best


def can_pay(p: Table, seat: int, card: int, most: list[int]) -> bool:
    """Tell whether a technology can be paid in any colour within a budget (NV-5.2.6)."""
    cost = p.cards.cost[card]
    if card == p.token and p.token_owner == seat:
        cost -= TOKEN_DISCOUNT
    for colour in p.cards.colours[card]:
        if most[colour] >= cost:
            return True
    return False


def payable(p: Table, seat: int, card: int, most: list[int]) -> list[int]:
    """List the colours in which a technology can be paid within a budget (NV-5.2.2, NV-5.2.6)."""
    cost = p.cards.cost[card]
    if card == p.token and p.token_owner == seat:
        cost -= TOKEN_DISCOUNT
    return [colour for colour in p.cards.colours[card] if most[colour] >= cost]


def due(p: Table, seat: int, card: int, colour: int, die: int) -> int:
    """Return how many resources are due beside the die (NV-5.2.5)."""
    left = price(p, seat, card, colour) - contribution(p.players[seat], die, colour)
    return left if left > 0 else 0


def payments(p: Table, seat: int, colour: int, n: int) -> list[int]:
    """List the ways to pay n resources, DIGIT bits for each kind; own colour first (NV-5.2.7)."""
    player = p.players[seat]
    if not player.standing.substitutes:
        return [n << DIGIT * colour]
    most = [0] * RESOURCES
    for kind in range(RESOURCES):
        most[kind] = min(player.standing.substitute[kind], player.resources[kind])
    most[colour] = player.resources[colour]
    found: list[int] = []
    _spread(most, n, 0, 0, found)
    found.sort(key=lambda packed: -(packed >> DIGIT * colour & DIGITS))
    return found


def _spread(most: list[int], n: int, kind: int, packed: int, found: list[int]) -> None:
    """Share n among the kinds from `kind` on, none beyond its most."""
    if kind == RESOURCES:
        if n == 0:
            found.append(packed)
        return
    for k in range(min(n, most[kind], DIGITS) + 1):
        _spread(most, n - k, kind + 1, packed | k << DIGIT * kind, found)
