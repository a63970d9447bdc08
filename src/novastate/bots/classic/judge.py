"""Rates moves of the old editions by the position they lead to."""

from typing import Final

from novastate.bots.classic.plans import plans
from novastate.bots.classic.weights import Weights
from novastate.bots.classic.worth import good_worth, goods_worth, lasting, promise
from novastate.games.wasteland.classic.cards import ACTION
from novastate.games.wasteland.classic.codes import (
    ACTIONS,
    CLEAN_UP,
    COUNT,
    LOOKOUT,
    PRODUCTION,
    S_PLAYER,
)
from novastate.games.wasteland.classic.counting import total
from novastate.games.wasteland.classic.goods import HELD
from novastate.games.wasteland.classic.position import ClassicPosition
from novastate.games.wasteland.classic.slots import slots, tucked
from novastate.games.wasteland.classic.supply import places_left
from novastate.games.wasteland.classic.table import Place, Player
from novastate.kernel.position import Position

DEPTH: Final = 2
"""Questions of one's own that are followed within one action."""
WIDTH: Final = 6
"""Answers to such a question that are tried."""


def rate(p: ClassicPosition, seat: int, moves: list[int], weights: Weights) -> list[float]:
    """Rate a seat's moves, in victory points."""
    return [_tried(p, seat, move, weights, DEPTH) for move in moves]


def _tried(p: ClassicPosition, seat: int, move: int, w: Weights, depth: int) -> float:
    """Try a move on a copy, and the best answers to what it asks of the same seat."""
    copy: Position = p.clone()
    copy.apply(seat, move)
    assert isinstance(copy, ClassicPosition)
    if depth and not copy.over and copy.asking == [seat] and copy.agenda[-1][0] != S_PLAYER:
        moves = copy.moves(seat)
        return max(_tried(copy, seat, reply, w, depth - 1) for reply in moves[:WIDTH])
    return value(copy, seat, w)


def turns_left(p: ClassicPosition, w: Weights) -> float:
    """Guess how many whole turns are still to come after this one."""
    best = max(total(player) for player in p.players)
    return max(0.0, min(w.longest, (p.rules.end_vp - best) / w.pace - 0.4))


def value(p: ClassicPosition, seat: int, w: Weights) -> float:
    """Value a position for a seat: its own prospects, less a share of the best rival's points."""
    if p.over:
        outcome = p.outcome()
        assert outcome is not None
        return 100.0 if seat in outcome.winners else -100.0
    turns = turns_left(p, w)
    rivals = max(total(p.players[rival]) for rival in p.rivals(seat))
    ahead = plans(p, seat, _summed(turns, w), w) if p.phase <= ACTIONS else 0.0
    return _prospects(p, p.players[seat], turns, w) + ahead - w.envy * rivals


def _prospects(p: ClassicPosition, player: Player, turns: float, w: Weights) -> float:
    """Value what a player has and what it will bring."""
    worth = float(total(player))
    worth += _goods(p, player, w)
    for place in player.cards_in_play():
        worth += _place(p, player, place, turns, w)
    steady = _summed(turns, w)
    if p.phase in (LOOKOUT, PRODUCTION):
        steady += 0.7  # what is produced in this very turn
    for card in player.deals:
        worth += goods_worth(p.cards.deal[card], w) * steady
    for card in player.spoils:
        worth += goods_worth(p.cards.spoils[card], w) * (w.spoils if turns >= 0.5 else 0.1)
    worth += w.slot * min(3, slots(p, player) - tucked(player)) * min(1.0, turns)
    return worth + _hand(p, player, turns, w)


def _summed(turns: float, w: Weights) -> float:
    """Add up the turns to come, each less certain than the one before."""
    whole, share, left = 0.0, 1.0, turns
    while left > 0:
        whole += share * min(1.0, left)
        share *= w.repeat
        left -= 1
    return whole


def _goods(p: ClassicPosition, player: Player, w: Weights) -> float:
    """Value the pool; who has passed has no use for it before clean-up takes it."""
    if player.passed or p.phase in (COUNT, CLEAN_UP):
        return 0.02 * sum(player.pool)
    share = w.loose if p.phase == ACTIONS else min(1.0, w.loose + 0.2)
    return share * sum(
        good_worth(good, w) * player.pool[good] for good in range(HELD) if player.pool[good]
    )


def _place(p: ClassicPosition, player: Player, place: Place, turns: float, w: Weights) -> float:
    """Value what a card in play will bring, besides the points it counts already."""
    effects = p.cards.effects[place.card]
    worth = lasting(p, place.card, effects, _summed(turns, w), w)
    location = p.cards.is_location(place.card)
    if location and p.cards.kind[place.card] == ACTION and places_left(p, player, place) <= 0:
        worth *= 0.3
    worth += 0.8 * goods_worth(place.stock, w)
    worth += w.defence * sum(p.cards.defends[card] for card in place.attached)
    return worth - w.threat * 0.1 * place.points()


def _hand(p: ClassicPosition, player: Player, turns: float, w: Weights) -> float:
    """Value the hand: the best cards first, since not all of them will be played."""
    promises = sorted((promise(p, card, turns, w) for card in player.hand), reverse=True)
    worth, share = 0.0, 1.0
    for one in promises:
        worth += share * (w.hand * one + 0.1)
        share *= 1.0 - w.more_cards
    types = 0
    for place in player.state:
        if not place.debris:
            types |= p.cards.types[place.card]
    shared = sum(
        1 for card in set(player.hand) if p.cards.is_location(card) and p.cards.types[card] & types
    )
    return worth + w.type * shared * min(1.0, turns + 0.3)
