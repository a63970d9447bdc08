"""What a position of an old edition is worth to a seat."""

from novastate.bots.classic.card_values import Book, Rates
from novastate.bots.classic.plans import Prospect, plans
from novastate.bots.classic.weights import Weights
from novastate.games.classic.codes import ACTIONS, LOOKOUT, PRODUCTION
from novastate.games.classic.goods import HELD
from novastate.games.classic.position import ClassicPosition
from novastate.games.classic.rules.slots import slots, tucked
from novastate.games.classic.rules.supply import places_left
from novastate.games.classic.table import Place, Player


def points(player: Player) -> int:
    """Count a player's points (FS-14.8)."""
    n = player.base_vp
    for place in player.state:
        if not place.debris:
            n += 1
            if place.vp or place.improved:
                n += place.points()
    if player.leader is not None:
        n += 1 + player.leader.points()
    return n


def turns_left(p: ClassicPosition, w: Weights) -> float:
    """Guess how many whole turns are still to come after this one."""
    best = max(points(player) for player in p.players)
    return max(0.0, min(w.longest, (p.rules.end_vp - best) / w.pace - 0.4))


def summed(turns: float, w: Weights) -> float:
    """Add up the turns to come, each less certain than the one before."""
    whole, share, left = 0.0, 1.0, turns
    while left > 0:
        whole += share * min(1.0, left)
        share *= w.repeat
        left -= 1
    return whole


def value(p: ClassicPosition, seat: int, prospect: Prospect, b: Book) -> float:
    """Value a position for a seat: its own prospects, less a share of the rivals' points."""
    if p.over:
        outcome = p.outcome()
        assert outcome is not None
        return 100.0 if seat in outcome.winners else -100.0
    w, turns = b.w, prospect.turns
    own = points(p.players[seat])
    rivals = [points(p.players[rival]) for rival in p.rivals(seat)]
    best = max(rivals)
    envy = w.envy + (1.0 - w.envy) * max(0.0, 1.0 - turns)
    worth = own + _prospects(p, seat, prospect, b) - envy * best - w.others * sum(rivals)
    if max(own, best) >= p.rules.end_vp:  # the last turn: who triggers it should lead
        worth += max(-w.lead, min(w.lead, 0.5 * (own - best)))
    return worth


def _prospects(p: ClassicPosition, seat: int, prospect: Prospect, b: Book) -> float:
    """Value what a player has besides points, by what it will bring."""
    w, player = b.w, p.players[seat]
    turns, steady = prospect.turns, prospect.steady
    coming = steady + 0.7 if p.phase in (LOOKOUT, PRODUCTION) else steady
    worth = 0.0
    for place in player.state:
        if not place.debris:
            worth += _place(p, player, place, prospect.ahead, b)
    if player.leader is not None:
        worth += _place(p, player, player.leader, prospect.ahead, b)
    for card in player.deals:
        worth += b.deals[card] * coming
    worth += w.agreement * coming * _agreements(p, seat, b)
    for card in player.spoils:
        worth += prospect.now.cashed[card]
    worth += w.slot * min(3, slots(p, player) - tucked(player)) * min(1.0, turns)
    hand, blank = known(player.hand, prospect.known)
    worth += _hand(p, player, hand, blank, prospect, b)
    if p.phase == ACTIONS and not player.passed:
        return worth + plans(p, player, hand, prospect, b)
    return worth + _pool(p, player, b)


def _agreements(p: ClassicPosition, seat: int, b: Book) -> float:
    """Add up what agreements with rivals' locations yield in a turn (NE-6.5)."""
    worth = 0.0
    if p.edition.id == "state2010":
        return worth
    for rival in p.rivals(seat):
        for place in p.players[rival].state:
            if place.agreements >> seat & 1:
                worth += b.deals[place.card]
    return worth


def _pool(p: ClassicPosition, player: Player, b: Book) -> float:
    """Value goods outside the actions: all of them before, what stores keep after a pass."""
    n = 0
    for good in range(HELD):
        n += player.pool[good]
    if not n:
        return 0.0
    if not player.passed and p.phase in (LOOKOUT, PRODUCTION):
        return b.w.loose * b.w.basic * n
    kept = min(n, sum(b.keeps[place.card] for place in player.cards_in_play()))
    return b.w.kept * kept + b.w.rest * (n - kept)


def _place(p: ClassicPosition, player: Player, place: Place, ahead: Rates, b: Book) -> float:
    """Value what a card in play will bring, besides the points it counts already."""
    card = place.card
    worth = ahead.lasting[card]
    if p.cards.is_location(card):
        if b.acts[card] and b.scores[card] and places_left(p, player, place) <= 0:
            worth = 0.0
        for attached in place.attached:
            worth += b.w.defence * p.cards.defends[attached]
    if place.stock:
        worth += 0.3 * len(place.stock)
    return worth


def known(hand: list[int], cards: list[int]) -> tuple[list[int], int]:
    """Split a hand into the cards a seat knew and the number of those it would draw.

    >>> known([2, 2, 5], [2, 5, 7])
    ([2, 5], 1)
    """
    left = cards.copy()
    seen: list[int] = []
    for card in hand:
        if card in left:
            left.remove(card)
            seen.append(card)
    return seen, len(hand) - len(seen)


def _hand(
    p: ClassicPosition, player: Player, hand: list[int], blank: int, prospect: Prospect, b: Book
) -> float:
    """Value the hand: the best cards first, since not all of them will be played."""
    w, turns = b.w, prospect.turns
    held = prospect.now.held
    shares = [held[card] for card in hand]
    shares += [w.card * min(1.0, 0.3 + 0.35 * turns)] * blank
    shares.sort(reverse=True)
    worth, share = 0.0, 1.0
    for one in shares:
        worth += share * one
        share *= 1.0 - w.more_cards
    types = 0
    for place in player.state:
        if not place.debris:
            types |= p.cards.types[place.card]
    shared = 0
    for card in hand:
        if p.cards.is_location(card) and p.cards.types[card] & types:
            shared += 1
    return worth + w.type * min(3, shared) * min(1.0, turns + 0.3)
