"""Quantities, conditions, amounts and targets of effects (NV-2.6, NV-18.3 to NV-18.5)."""

from novastate.games.novaera.cards import model as c
from novastate.games.novaera.constants import ATTACK, RESOURCES, TYPES
from novastate.games.novaera.table import Player, Table


def quantity(p: Table, seat: int, q: int) -> int:
    """Return a quantity of a player (NV-18.4)."""
    if q >= c.RIVALS_FEWER:
        mine = quantity(p, seat, q - c.RIVALS_FEWER)
        return sum(1 for rival in p.rivals(seat) if quantity(p, rival, q - c.RIVALS_FEWER) < mine)
    player = p.players[seat]
    if q < TYPES:
        return player.standing.number[q]
    if q == c.Q_UNREST:
        return player.unrest
    if q == c.Q_VP:
        return player.vp
    if q == c.Q_RES:
        return sum(player.resources)
    if c.Q_RES_GREEN <= q < c.Q_RES_GREEN + RESOURCES:
        return player.resources[q - c.Q_RES_GREEN]
    if q == c.Q_MAJORITIES:
        return len([type for type in range(TYPES) if has_most(p, seat, type)])
    if q == c.Q_PICK_SUM:
        return player.pick_sum
    return _of_cards(player, q)


def _of_cards(player: Player, q: int) -> int:
    """Return a quantity that counts cards."""
    standing = player.standing
    real = standing.real
    if q == c.Q_TECH:
        return real[0] + real[1] + real[2] + real[3]
    if q == c.Q_PERSONALITY:
        return standing.personalities
    if q == c.Q_COLOURS:
        return sum(1 for colour in range(RESOURCES) if real[colour])
    if q == c.Q_TYPES:
        return sum(1 for type in range(TYPES) if real[type])
    if q == c.Q_SETS:
        return min(real[:RESOURCES])
    if q == c.Q_BICOLOUR:
        return standing.bicolour
    if q == c.Q_EVOLVED:
        return standing.evolved
    if q == c.Q_DAMAGED:
        return standing.damaged
    if q == c.Q_PAST:
        return len(player.past)
    return len(player.hand)


def has_most(p: Table, seat: int, q: int) -> bool:
    """Tell whether a player has more of something than each rival (NV-2.6.3)."""
    mine = quantity(p, seat, q)
    for rival in p.rivals(seat):
        if quantity(p, rival, q) >= mine:
            return False
    return True


def has_least(p: Table, seat: int, q: int) -> bool:
    """Tell whether a player has less of something than each rival (NV-2.6.3)."""
    mine = quantity(p, seat, q)
    for rival in p.rivals(seat):
        if quantity(p, rival, q) <= mine:
            return False
    return True


def in_zone(p: Table, player: Player) -> bool:
    """Tell whether a player's marker stands in the unrest zone."""
    return zone_holds(p, player.unrest)


def zone_holds(p: Table, unrest: int) -> bool:
    """Tell whether a space of the unrest track belongs to the zone (NV-2.3.1)."""
    return p.settings.zone_from <= unrest <= p.settings.zone_to


def holds(p: Table, seat: int, condition: c.Condition) -> bool:
    """Tell whether a condition is true for a player (NV-18.3)."""
    kind = condition.kind
    if kind == c.NO_CONDITION:
        return True
    if kind == c.MOST:
        return has_most(p, seat, condition.quantity)
    if kind == c.LEAST:
        return has_least(p, seat, condition.quantity)
    if kind == c.AT_LEAST:
        return quantity(p, seat, condition.quantity) >= condition.n
    if kind == c.AT_MOST:
        return quantity(p, seat, condition.quantity) <= condition.n
    return in_zone(p, p.players[seat])


def amount(p: Table, seat: int, of: c.Amount) -> int:
    """Return how much an effect amounts to now (NV-18.5.1)."""
    if of.per == c.NOTHING:
        return of.n
    return min(of.most, of.times * (quantity(p, seat, of.per) // of.each))


def targets(p: Table, seat: int, effect: c.Effect) -> list[int]:
    """List whom an effect concerns, fixed as it begins (NV-18.5.3, NV-18.5.4)."""
    if effect.target == c.SELF:
        return [seat]
    mine = quantity(p, seat, effect.quantity)
    found: list[int] = []
    for rival in p.rivals(seat):
        if p.players[rival].standing.protects >> ATTACK & 1:
            continue
        theirs = quantity(p, rival, effect.quantity)
        if theirs < mine if effect.target == c.EACH_WEAKER else theirs > mine:
            found.append(rival)
    return found
