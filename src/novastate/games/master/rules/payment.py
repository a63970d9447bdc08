"""Paying costs: what is affordable, which payments exist, and carrying one out (section 7)."""

from typing import Final

from novastate.games.master import codes
from novastate.games.master.cards.catalogue import Cost
from novastate.games.master.cards.model import Amounts
from novastate.games.master.goods import (
    AMMO,
    ANY_RESOURCE,
    BASIC,
    BLUE,
    CARD,
    FUEL,
    GREY,
    OWN_DEAL,
    UNIVERSAL,
)
from novastate.games.master.rules.supply import counted, discard_card, tell, tell_card, unplace
from novastate.games.master.table import Player, Table, Units
from novastate.kernel.packing import FIELD, A
from novastate.kernel.piles import without
from novastate.kernel.position import Step
from novastate.kernel.steps import Ask, AskIf, Steps

DIGIT: Final = 3
MOST_SOURCES: Final = 16
"""What fits into a move: sixteen sources of up to seven units."""

Source = tuple[int, int]
"""A good and where it lies: a place of the payer, or -1 for the loose supply."""


def wild_for(good: int) -> int:
    """Return the good that may stand for another in a cost, or -1 (MS-7.3, MS-7.4)."""
    if good <= FUEL or good == ANY_RESOURCE:
        return AMMO
    if GREY <= good <= BLUE:
        return UNIVERSAL
    return -1


def affordable(p: Table, player: Player, cost: Cost) -> bool:
    """Tell whether all units of a cost can be covered at the same time (MS-7.5)."""
    held = player.goods
    for amounts, wild in cost.with_wild:
        spare = held[wild]
        for good, n in amounts:
            have = held[good]
            if have < n:
                spare -= n - have
        if spare < 0:
            return False
    if cost.any_resource:
        pool = sum(held[: AMMO + 1])  # the basic resources, and ammo after them
        if pool < cost.any_resource + cost.basic_total:
            return False
    for good, n in cost.exact:
        if held[good] < n:
            return False
    if cost.plain:
        return True
    return len(player.deals) >= cost.deals and payable_cards(p, player) >= cost.cards


def payable_cards(p: Table, player: Player) -> int:
    """Count the hand cards that may pay (MS-7.8)."""
    if p.settings.connection_pays_card:
        return len(player.hand)
    size = p.cards.size
    return sum(1 for card in player.hand if card < size)


def charge(p: Table, seat: int, cost: Cost, where: int) -> None:
    """Collect a cost; what leaves a choice is asked by steps on top of the agenda (MS-7.6)."""
    player = p.players[seat]
    held = player.goods
    if (
        cost.plain
        and not player.placed
        and not cost.any_resource
        and (not cost.basic or not held[AMMO])
        and (not cost.contacts or not held[UNIVERSAL])
    ):
        if cost.amounts:
            for good, n in cost.amounts:
                held[good] -= n
            spend(p, seat, cost.amounts, where)
        return
    for good, n in reversed(cost.amounts):
        if good == CARD:
            p.push(codes.S_PAY_CARD, seat, n, where)
        elif good == OWN_DEAL:
            p.push(codes.S_PAY_DEAL, seat, n, where)
        else:
            p.push(codes.S_PAY, seat, good << 8 | n, where)


def charge_one(p: Table, seat: int, good: int, n: int, where: int) -> None:
    """Collect goods of one kind."""
    player = p.players[seat]
    wild = wild_for(good)
    if not player.placed and (wild < 0 or not player.goods[wild]):
        player.goods[good] -= n
        spend(p, seat, ((good, n),), where)
    elif n:
        p.push(codes.S_PAY, seat, good << 8 | n, where)


def spend(p: Table, seat: int, amounts: Amounts, where: int) -> None:
    """Put paid goods where they go (MS-7.10, MS-7.11)."""
    if where != codes.AWAY or p.listener is not None:
        units: Units = ()
        for good, n in amounts:
            units += (good,) * n
        lay(p, seat, units, where)


def lay(p: Table, seat: int, units: Units, where: int) -> None:
    """Lay paid units on a place or the board, or put them away."""
    player = p.players[seat]
    if where >= 0:
        player.state[where] = player.state[where].with_spent(units)
    elif where == codes.ON_BOARD:
        player.board_goods += units
    if p.listener is not None:
        tell(p, "pay", seat, {"goods": counted(units)})


def sources(player: Player, good: int) -> list[Source]:
    """List where units for a cost may come from, in the order of MS-23.14."""
    wild = wild_for(good)
    exact = BASIC if good == ANY_RESOURCE else (good,)
    found: list[Source] = []
    _sources(player, exact, found)
    if wild >= 0:
        _sources(player, (wild,), found)
    return found[:MOST_SOURCES]


def _sources(player: Player, kinds: tuple[int, ...], found: list[Source]) -> None:
    for kind in kinds:
        if player.loose(kind) > 0:
            found.append((kind, -1))
    if player.placed:
        for kind in kinds:
            for i, place in enumerate(player.state):
                if kind in place.placed:
                    found.append((kind, i))


def plans(p: Table, seat: int, good: int, n: int, below: int) -> list[int]:
    """List every payment of n units of a good as moves; `below` is where later costs lie."""
    player = p.players[seat]
    found = sources(player, good)
    wild = wild_for(good)
    spare = 0 if wild < 0 else player.goods[wild] - _reserved(p, player, seat, wild, below)
    room = [
        player.loose(kind) if at < 0 else player.state[at].placed.count(kind) for kind, at in found
    ]
    results: list[int] = []
    _plans(found, room, wild, spare, 0, n, codes.PAY, results)
    return results


def _plans(
    found: list[Source],
    room: list[int],
    wild: int,
    spare: int,
    i: int,
    n: int,
    move: int,
    results: list[int],
) -> None:
    """Go through the sources, taking the most from the first ones first."""
    if n == 0:
        results.append(move)
        return
    if i == len(found):
        return
    most = min(room[i], n)
    is_wild = found[i][0] == wild
    if is_wild:
        most = min(most, spare)
    for k in range(most, -1, -1):
        rest = spare - k if is_wild else spare
        _plans(found, room, wild, rest, i + 1, n - k, move | k << (A + DIGIT * i), results)


def _reserved(p: Table, player: Player, seat: int, wild: int, below: int) -> int:
    """Count the wild goods that the costs still to be paid cannot do without."""
    needed = 0
    while below >= 0:
        kind, payer, detail, _ = p.agenda[below]
        if kind < codes.S_PAY or kind > codes.S_PAY_DEAL or payer != seat:
            break
        if kind == codes.S_PAY:
            good = detail >> 8
            if wild_for(good) == wild and good != ANY_RESOURCE:
                needed += max(0, (detail & 255) - player.goods[good])
        below -= 1
    return needed


def carry_out(p: Table, seat: int, good: int, move: int, where: int) -> None:
    """Carry out one payment."""
    player = p.players[seat]
    units: Units = ()
    digits = move >> A
    for kind, at in sources(player, good):
        k = digits & 7
        digits >>= DIGIT
        if not k:
            continue
        player.goods[kind] -= k
        units += (kind,) * k
        if at >= 0:
            unplace(player, at, kind, k)
    lay(p, seat, units, where)


# --- steps: S_PAY, S_PAY_CARD, S_PAY_DEAL --------------------------------------------------


def perform_pay(p: Table, step: Step) -> bool:
    """Pay if there is one way only, else ask."""
    seat, detail, where = step[1], step[2], step[3]
    good = detail >> 8
    if good != ANY_RESOURCE and not p.players[seat].placed:
        return _perform_loose(p, seat, good, detail & 255, where)
    found = plans(p, seat, good, detail & 255, len(p.agenda) - 1)
    if len(found) == 1:
        carry_out(p, seat, good, found[0], where)
        return False
    return p.ask(seat)


def _perform_loose(p: Table, seat: int, good: int, n: int, where: int) -> bool:
    """Pay one kind of good from the loose supply, or ask how many wild goods stand for it."""
    player = p.players[seat]
    held = player.goods
    wild = wild_for(good)
    spare = 0
    if wild >= 0:
        spare = held[wild] - _reserved(p, player, seat, wild, len(p.agenda) - 1)
    most = held[good] if held[good] < n else n  # exact goods that can be paid
    least = n - spare if n > spare else 0  # exact goods that must be paid
    if most > least:
        return p.ask(seat)
    units: Units = (good,) * most
    held[good] -= most
    if n > most:
        held[wild] -= n - most
        units += (wild,) * (n - most)
    lay(p, seat, units, where)
    return False


def pay_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the possible payments."""
    return plans(p, seat, step[2] >> 8, step[2] & 255, len(p.agenda) - 2)


def pay(p: Table, step: Step, move: int) -> None:
    """Pay as chosen."""
    carry_out(p, step[1], step[2] >> 8, move, step[3])


def pay_card_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the hand cards that may be discarded."""
    if step[2] == 0:
        return []
    last = p.cards.total if p.settings.connection_pays_card else p.cards.size
    hand = sorted(set(p.players[seat].hand))
    return [codes.DISCARD | card << A for card in hand if card < last]


def pay_card(p: Table, step: Step, move: int) -> None:
    """Discard the chosen card."""
    _, seat, n, where = step
    card = move >> A & FIELD
    p.players[seat].hand.remove(card)
    discard_card(p, card)
    tell_card(p, "discard", seat, card)
    if n > 1:
        p.push(codes.S_PAY_CARD, seat, n - 1, where)


def pay_deal_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the own deals that may be given up."""
    return [codes.PAY_DEAL | card << A for card in sorted(set(p.players[seat].deals))]


def pay_deal(p: Table, step: Step, move: int) -> None:
    """Discard a deal; it gives nothing from now on (MS-7.9)."""
    _, seat, n, where = step
    card = move >> A & FIELD
    player = p.players[seat]
    player.deals = without(player.deals, card)
    p.discard.append(card)
    tell_card(p, "end_deal", seat, card)
    if n > 1:
        p.push(codes.S_PAY_DEAL, seat, n - 1, where)


STEPS: Final[Steps[Table]] = (
    AskIf(codes.S_PAY, "payment", "MS-21.9", perform_pay, pay_options, pay),
    Ask(codes.S_PAY_CARD, "pay_card", "MS-21.23", pay_card_options, pay_card),
    Ask(codes.S_PAY_DEAL, "pay_deal", "MS-21.24", pay_deal_options, pay_deal),
)
