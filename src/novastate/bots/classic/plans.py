"""What a supply is good for in this turn: its best uses first, until it is spent."""

from typing import Final

from novastate.bots.classic.card_values import Book, Need, Rates, Way, need_of
from novastate.games.classic.goods import (
    ANY_CONTACT,
    BASIC,
    CONQUEST,
    CONTACTS,
    DEFENCE_1,
    HELD,
    MATERIAL,
    RANGES,
    REDEVELOPMENT,
    UNIVERSAL,
    WORKER,
)
from novastate.games.classic.position import ClassicPosition
from novastate.games.classic.rules.contacts import INCORPORATION, KINDS, NEGOTIATION
from novastate.games.classic.rules.redeveloping import matches
from novastate.games.classic.rules.slots import slots, tucked
from novastate.games.classic.rules.supply import places_left, purse
from novastate.games.classic.rules.working import EXCHANGED, MOST_USES
from novastate.games.classic.table import Player

NO_CARD: Final = -1
BY_FIELD: Final = 3
"""The field of redevelopment, where a faction has one (NE-12.1); a brick does it elsewhere."""
BRICK: Final[Need] = need_of((MATERIAL,))
TOKENS: Final = range(CONQUEST, DEFENCE_1)
NO_TOKENS: Final = [0] * len(TOKENS)
OTHERS: Final = range(CONQUEST, HELD)
"""Goods that are not a supply: tokens for contacts and for defence."""
NOTHING: Final[Need] = need_of(())
FREE: Final = [Way(100 + kind, kind, 0, NOTHING, 0.0) for kind in KINDS]
"""Contacts at distance 0, which need no means (NE-8.1.8)."""


class Use:
    """What a supply could be spent on."""

    def __init__(self, gain: float, by: int, card: int, need: Need, tucks: int) -> None:
        self.gain: Final = gain
        self.by: Final = by  # its means, which can be used but once
        self.card: Final = card  # of the hand, or NO_CARD
        self.need: Final = need
        self.tucks: Final = tucks  # slots it takes
        self.open = True  # whether it can still be chosen


class Prospect:
    """What stays the same while a seat compares its moves."""

    def __init__(
        self, b: Book, turns: float, steady: float, visits: list[float], known: list[int]
    ) -> None:
        self.turns: Final = turns  # whole turns to come after this one
        self.steady: Final = steady  # the same, each less certain than the one before
        self.now: Final = b.rates(turns)
        self.ahead: Final = b.rates(steady)
        self.visits: Final = visits  # what visits to rivals would bring, the best first
        self.known: Final = known  # cards that the seat knows; those it would draw are blank


def plans(
    p: ClassicPosition, player: Player, hand: list[int], prospect: Prospect, b: Book
) -> float:
    """Add up what a supply is still good for in this turn; what nothing needs is worth little."""
    goods = purse(player)
    supply = goods[: REDEVELOPMENT + 1]
    uses = _contacts(p, player, hand, goods, prospect.ahead, b)
    uses += _actions(p, player, goods, b)
    uses += _redevelopments(p, player, hand, goods, prospect.ahead, b)
    room = slots(p, player) - tucked(player)
    worth = _spent(uses, supply, room, b)
    left = min(supply[WORKER], len(prospect.visits), p.rules.visits - player.visits)
    for i in range(left):
        worth += b.w.plan * prospect.visits[i]
    return worth + _rest(player, supply, b)


def _spent(uses: list[Use], supply: list[int], room: int, b: Book) -> float:
    """Spend a supply on its best uses, one after the other; return what they gain."""
    w = b.w
    worth = 0.0
    best = _best(uses)
    while best is not None:
        if best.tucks <= room and affordable(supply, best.need):
            exchanged = pay(supply, best.need)
            worth += best.gain * max(0.2, w.plan - w.detour * exchanged)
            room -= best.tucks
            _close(uses, best)
        best.open = False
        best = _best(uses)
    return worth


def _best(uses: list[Use]) -> Use | None:
    """Return the open use that gains most; of several, tokens and one-time cards before fields."""
    best: Use | None = None
    for use in uses:
        if use.open and (best is None or _before(use, best)):
            best = use
    return best


def _before(use: Use, best: Use) -> bool:
    """Tell whether a use comes before the best so far."""
    if use.gain != best.gain:
        return use.gain > best.gain
    if use.by != best.by:
        return use.by > best.by
    return use.card > best.card


def _close(uses: list[Use], done: Use) -> None:
    """Close the uses that would need the same means or the same card of the hand."""
    for use in uses:
        if use.by == done.by or (use.card == done.card and use.card != NO_CARD):
            use.open = False


def pay(supply: list[int], need: Need) -> int:
    """Take what a use needs and can be afforded; return how many resources were exchanged for.

    >>> supply = [1, 0, 0, 0, 1, 3, 0]
    >>> pay(supply, Need([1, 1, 1, 0], 0, 1)), supply
    (1, [0, 0, 0, 0, 0, 0, 0])
    """
    lacking = need.any_one
    for good in BASIC:
        asked, found = need.basic[good], supply[good]
        if asked > found:
            lacking += asked - found
            supply[good] = 0
        elif asked:
            supply[good] = found - asked
    exchanged = max(0, lacking - supply[UNIVERSAL])
    supply[UNIVERSAL] -= lacking - exchanged
    supply[WORKER] -= need.workers + EXCHANGED * exchanged
    return exchanged


def _rest(player: Player, supply: list[int], b: Book) -> float:
    """Value what is left over: a store keeps some of it."""
    spare = kept = 0
    for n in supply:
        spare += n
    left = spare
    for good in OTHERS:
        left += player.pool[good]
    if left:
        for place in player.state:
            if not place.debris:
                kept += b.keeps[place.card]
        if player.leader is not None:
            kept += b.keeps[player.leader.card]
    kept = min(kept, spare)
    return b.w.rest * (left - kept) + b.w.kept * kept


def affordable(goods: list[int], need: Need) -> bool:
    """Tell whether a supply suffices for a use, exchanges included.

    >>> affordable([1, 0, 0, 0, 1, 3, 0], Need([1, 1, 1, 0], 0, 1))
    True
    >>> affordable([1, 0, 0, 0, 1, 2, 0], Need([1, 1, 1, 0], 0, 1))
    False
    """
    lacking = need.any_one - goods[UNIVERSAL]
    for good in BASIC:
        asked, found = need.basic[good], goods[good]
        if asked > found:
            lacking += asked - found
    workers = need.workers
    if lacking > 0:
        workers += EXCHANGED * lacking
    return workers <= goods[WORKER]


def _contacts(
    p: ClassicPosition, player: Player, hand: list[int], goods: list[int], ahead: Rates, b: Book
) -> list[Use]:
    """List contacts with cards of the hand, by fields, tokens and one-time cards."""
    uses: list[Use] = []
    ways = _ways(p, player, hand, goods, b)
    if not ways:
        return uses
    nearest = 0 if p.rules.free_at_zero else 1
    for card in hand:
        if not p.cards.is_location(card):
            continue
        distance = max(nearest, p.cards.distance[card])
        held = ahead.held[card]
        for way in ways:
            if way.reach < distance:
                continue
            gain = made(ahead, way.kind, card) - held - way.price
            if gain > 0:
                uses.append(Use(gain, way.by, card, way.need, int(way.kind != INCORPORATION)))
    return uses


def made(ahead: Rates, kind: int, card: int) -> float:
    """Return what a contact with a card of the hand is worth, its cost aside."""
    if kind == INCORPORATION:
        return ahead.built[card]
    if kind == NEGOTIATION:
        return ahead.dealt[card]
    return ahead.cashed[card]


def _ways(
    p: ClassicPosition, player: Player, hand: list[int], goods: list[int], b: Book
) -> list[Way]:
    """List the means of contacts that are unused and can be paid for."""
    ways: list[Way] = []
    fields = b.fields[player.faction]
    for kind in KINDS:
        if not player.fields >> kind & 1 and affordable(goods, fields[kind].need):
            ways.append(fields[kind])
    if p.rules.free_at_zero:
        ways += FREE
    if goods[CONQUEST:DEFENCE_1] != NO_TOKENS:
        tokens = [good for good in TOKENS if goods[good]]
        _offer_tokens(p, goods, tokens, ways)
    for card in hand:
        way = b.one_time[card]
        if way is not None and affordable(goods, way.need):
            ways.append(way)
    return ways


def _offer_tokens(p: ClassicPosition, goods: list[int], tokens: list[int], ways: list[Way]) -> None:
    """Offer tokens as means: each by itself, or all of a kind together where they are added."""
    for kind in KINDS:
        whole = 0
        for token in tokens:
            base = CONTACTS[kind] if token < ANY_CONTACT else ANY_CONTACT
            reach = token - base + 1
            if not 0 < reach <= RANGES:
                continue
            n = goods[token]
            whole += n * reach
            if not p.rules.adding:
                by = 1000 + 10 * token
                ways += [Way(by + j, kind, reach, NOTHING, 0.0) for j in range(min(n, 2))]
        if whole and p.rules.adding:
            ways.append(Way(50 + kind, kind, whole, NOTHING, 0.0))


def _actions(p: ClassicPosition, player: Player, goods: list[int], b: Book) -> list[Use]:
    """List the activations that are left and can be paid for."""
    uses: list[Use] = []
    if not goods[WORKER]:
        return uses
    for i, place in enumerate(player.state):
        card = place.card
        if place.debris or not b.acts[card]:
            continue
        gain = b.gains[card]
        left = places_left(p, player, place) if b.scores[card] else MOST_USES
        for n in range(place.uses, min(MOST_USES, place.uses + left)):
            need = b.needs[card][n]
            if affordable(goods, need):
                uses.append(Use(gain - 0.01 * (n + 1), 2000 + 4 * i + n, NO_CARD, need, 0))
    return uses


def _redevelopments(
    p: ClassicPosition, player: Player, hand: list[int], goods: list[int], ahead: Rates, b: Book
) -> list[Use]:
    """List the best redevelopment with each card of the hand."""
    free = goods[REDEVELOPMENT] > 0
    if not free and (player.redeveloped or player.fields >> BY_FIELD & 1):
        return []
    uses: list[Use] = []
    fields = b.fields[player.faction]
    need = NOTHING if free else BRICK if len(fields) <= BY_FIELD else fields[BY_FIELD].need
    if not affordable(goods, need):
        return uses
    for card in hand:
        lost = -1.0
        for old in player.state:
            if matches(p, old, card):
                one = ahead.lasting[old.card]
                if lost < 0 or one < lost:
                    lost = one
        if lost < 0:
            continue
        gain = ahead.built[card] - 1.0 + p.rules.redevelop_vp - lost
        gain -= ahead.held[card]
        if gain > 0:
            uses.append(Use(gain, BY_FIELD, card, need, 0))
    return uses
