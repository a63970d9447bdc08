"""What a supply is good for in this turn: its best uses first, until it is spent."""

from typing import Final

from novastate.bots.classic.worth import Book, Need, need_of
from novastate.games.wasteland.classic.goods import (
    ANY_CONTACT,
    BASIC,
    CONQUEST,
    CONTACTS,
    DEFENCE_1,
    MATERIAL,
    RANGES,
    REDEVELOPMENT,
    UNIVERSAL,
    WORKER,
)
from novastate.games.wasteland.classic.matching import matches
from novastate.games.wasteland.classic.position import ClassicPosition
from novastate.games.wasteland.classic.slots import slots, tucked
from novastate.games.wasteland.classic.supply import have, places_left
from novastate.games.wasteland.classic.table import Player
from novastate.games.wasteland.classic.working import EXCHANGED, MOST_USES

INCORPORATION: Final = 2
KINDS: Final = range(3)
NO_CARD: Final = -1
BY_FIELD: Final = 3
"""The field of redevelopment, where a faction has one (NE-12.1); a brick does it elsewhere."""
BRICK: Final[Need] = need_of((MATERIAL,))
NOTHING: Final[Need] = need_of(())

Use = tuple[float, int, int, Need, int]
"""What a supply could be spent on: gain, means, card of the hand, what it takes, slots."""


class Prospect:
    """What stays the same while a seat compares its moves."""

    def __init__(self, turns: float, steady: float, visits: list[float], known: list[int]) -> None:
        self.turns: Final = turns  # whole turns to come after this one
        self.steady: Final = steady  # the same, each less certain than the one before
        self.visits: Final = visits  # what visits to rivals would bring, the best first
        self.known: Final = known  # cards that the seat knows; those it would draw are blank


def plans(
    p: ClassicPosition, player: Player, hand: list[int], turns: float, prospect: Prospect, b: Book
) -> float:
    """Add up what a supply is still good for in this turn; what nothing needs is worth little."""
    w = b.w
    supply = [have(player, good) for good in range(REDEVELOPMENT + 1)]
    uses = _contacts(p, player, hand, turns, b)
    uses += _actions(p, player, supply[WORKER], b)
    uses += _redevelopments(p, player, hand, supply, turns, b)
    uses.sort(reverse=True)
    room = slots(p, player) - tucked(player)
    means: set[int] = set()
    cards: set[int] = set()
    worth = 0.0
    for gain, by, card, need, tucks in uses:
        if by in means or card in cards or tucks > room:
            continue
        exchanged = pay(supply, need)
        if exchanged < 0:
            continue
        worth += gain * max(0.2, w.plan - w.detour * exchanged)
        means.add(by)
        room -= tucks
        if card != NO_CARD:
            cards.add(card)
    left = min(supply[WORKER], len(prospect.visits), p.rules.visits - player.visits)
    for i in range(left):
        worth += w.plan * prospect.visits[i]
    return worth + _rest(player, supply, b)


def pay(supply: list[int], need: Need) -> int:
    """Take what a use needs; return how many resources were exchanged for, -1 if it is too much.

    >>> supply = [1, 0, 0, 0, 1, 3, 0]
    >>> pay(supply, (1, 1, 1, 0, 0, 1)), supply
    (1, [0, 0, 0, 0, 0, 0, 0])
    """
    lacking = need[UNIVERSAL]
    for good in BASIC:
        lacking += max(0, need[good] - supply[good])
    exchanged = max(0, lacking - supply[UNIVERSAL])
    workers = need[WORKER] + EXCHANGED * exchanged
    if workers > supply[WORKER]:
        return -1
    for good in BASIC:
        supply[good] -= min(need[good], supply[good])
    supply[UNIVERSAL] -= lacking - exchanged
    supply[WORKER] -= workers
    return exchanged


def _rest(player: Player, supply: list[int], b: Book) -> float:
    """Value what is left over: a store keeps some of it."""
    left = sum(supply) + sum(player.pool[CONQUEST:])
    kept = 0
    if left:
        for place in player.cards_in_play():
            kept += b.keeps[place.card]
    kept = min(kept, sum(supply))
    return b.w.rest * (left - kept) + b.w.kept * kept


def _contacts(
    p: ClassicPosition, player: Player, hand: list[int], turns: float, b: Book
) -> list[Use]:
    """List contacts with cards of the hand, by fields, tokens and one-time cards."""
    locations = [card for card in hand if p.cards.is_location(card)]
    if not locations:
        return []
    ways = _ways(p, player, hand, b)
    uses: list[Use] = []
    for card in locations:
        distance = p.cards.distance[card]
        if not p.rules.free_at_zero:
            distance = max(1, distance)
        spent = b.w.hand * b.promise(card, turns) + 0.1
        for kind in KINDS:
            worth = -1.0
            for by, of, reach, need, price in ways:
                if of != kind or reach < distance:
                    continue
                if worth < 0:
                    worth = made(b, kind, card, turns) - spent
                if worth > price:
                    uses.append((worth - price, by, card, need, int(kind != INCORPORATION)))
    return uses


def made(b: Book, kind: int, card: int, turns: float) -> float:
    """Return what a contact with a card of the hand is worth, its cost aside."""
    if kind == INCORPORATION:
        return b.built(card, turns)
    if kind == INCORPORATION - 1:
        if b.cards.defends[card]:
            return b.w.defence * b.cards.defends[card]
        return b.deals[card] * turns
    return b.cashed(card, turns)


Way = tuple[int, int, int, Need, float]
"""How a contact can be made: means, kind, reach, what it takes, what that is worth."""


def _ways(p: ClassicPosition, player: Player, hand: list[int], b: Book) -> list[Way]:
    """List the means of contacts that are unused."""
    w = b.w
    ways: list[Way] = []
    fields = b.fields[player.faction]
    for kind in KINDS:
        if not player.fields >> kind & 1:
            need, price, reach = fields[kind]
            ways.append((kind, kind, reach, need, price * w.rest))
    if p.rules.free_at_zero:
        ways.extend((100 + kind, kind, 0, NOTHING, 0.0) for kind in KINDS)
    if player.stocked or any(player.pool[CONQUEST:DEFENCE_1]):
        ways += _token_ways(p, player)
    for card in hand:
        if p.cards.is_contact(card):
            contact = p.cards.contacts[card - p.cards.size]
            if contact.kind >= 0:
                need = need_of(contact.price)
                ways.append((200 + card, contact.kind, contact.range, need, 0.3))
    return ways


def _token_ways(p: ClassicPosition, player: Player) -> list[Way]:
    """List tokens as means: each by itself, or all of a kind together where they are added."""
    ways: list[Way] = []
    for kind in KINDS:
        whole = 0
        for base in (CONTACTS[kind], ANY_CONTACT):
            for i in range(RANGES):
                n = have(player, base + i)
                if not n:
                    continue
                whole += n * (i + 1)
                if not p.rules.adding:
                    by = 1000 + 10 * (base + i)
                    ways.extend((by + j, kind, i + 1, NOTHING, 0.0) for j in range(min(n, 2)))
        if whole and p.rules.adding:
            ways.append((50 + kind, kind, whole, NOTHING, 0.0))
    return ways


def _actions(p: ClassicPosition, player: Player, workers: int, b: Book) -> list[Use]:
    """List the activations that are left."""
    uses: list[Use] = []
    for i, place in enumerate(player.state):
        card = place.card
        if place.debris or not b.acts[card] or not workers:
            continue
        gain = b.gains[card]
        left = places_left(p, player, place) if b.scores[card] else MOST_USES
        for n in range(place.uses, min(MOST_USES, place.uses + left)):
            scrap, weapons, fuel, material, any_one, hands = b.needs[card]
            need = (scrap, weapons, fuel, material, any_one, hands + n)
            uses.append((gain - 0.01 * (n + 1), 2000 + 4 * i + n, NO_CARD, need, 0))
    return uses


def _redevelopments(
    p: ClassicPosition,
    player: Player,
    hand: list[int],
    supply: list[int],
    turns: float,
    b: Book,
) -> list[Use]:
    """List the best redevelopment with each card of the hand."""
    free = supply[REDEVELOPMENT] > 0
    if not free and (player.redeveloped or player.fields >> BY_FIELD & 1):
        return []
    uses: list[Use] = []
    fields = b.fields[player.faction]
    need = NOTHING if free else BRICK if len(fields) <= BY_FIELD else fields[BY_FIELD][0]
    for card in hand:
        lost = min(
            (b.lasting(old.card, turns) for old in player.state if matches(p, old, card)),
            default=-1.0,
        )
        if lost < 0:
            continue
        gain = b.built(card, turns) - 1.0 + p.rules.redevelop_vp - lost
        gain -= b.w.hand * b.promise(card, turns) + 0.1
        if gain > 0:
            uses.append((gain, BY_FIELD, card, need, 0))
    return uses
