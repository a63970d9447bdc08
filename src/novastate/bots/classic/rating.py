"""Rates moves of the old editions by the position they lead to."""

from typing import Final

from novastate.bots.classic.card_values import Book, book, goods_worth
from novastate.bots.classic.evaluation import points, summed, turns_left, value
from novastate.bots.classic.plans import Prospect
from novastate.bots.classic.rivals import settle
from novastate.bots.classic.shortlist import outdone, replies
from novastate.bots.classic.weights import Weights
from novastate.games.classic.cards.model import STEAL
from novastate.games.classic.codes import (
    AGREE,
    ATTACK,
    BREAK,
    DROP,
    PASS,
    S_AFTER,
    S_DEFEND,
    S_PLAYER,
    S_SPARE,
    SPARE,
    USE,
)
from novastate.games.classic.position import ClassicPosition
from novastate.games.classic.rules.agreed import held
from novastate.games.classic.rules.working import can_visit, visit_goods
from novastate.kernel.chance import quick
from novastate.kernel.packing import FIELD, VERB, A
from novastate.kernel.position import Position

DEPTH: Final = 2
"""Questions of one's own that are followed within one action."""
IMPOSSIBLE: Final = -1e9
"""Less than any rating."""


def rate(p: ClassicPosition, seat: int, moves: list[int], weights: Weights) -> list[float]:
    """Rate a seat's moves, in victory points."""
    b = book(p.cards, weights, p.rules.produce_on_entry)
    turns = turns_left(p, weights)
    known = p.players[seat].hand + p.row
    p = _blank(p, known)
    prospect = Prospect(b, turns, summed(turns, weights), _visits(p, seat, b), known)
    if p.agenda[-1][0] == S_SPARE:
        return [_spared(p, seat, move, prospect, b) for move in moves]
    if p.agenda[-1][0] != S_PLAYER:
        return [_tried(p, seat, move, prospect, b, DEPTH) for move in moves]
    poor = outdone(moves, prospect, b)
    return [IMPOSSIBLE if move in poor else _action(p, seat, move, prospect, b) for move in moves]


def _blank(p: ClassicPosition, known: list[int]) -> ClassicPosition:
    """Copy a position with a deck of blank cards, so that nothing unknown sways a rating."""
    copy = p.clone()
    blank = next(card for card in range(p.cards.total) if card not in known)
    copy.deck = [blank] * len(p.deck)
    copy.discard = [blank] * len(p.discard)
    copy.chance = quick(1)
    return copy


def _action(p: ClassicPosition, seat: int, move: int, prospect: Prospect, b: Book) -> float:
    """Rate an action, a free move or a pass of a player turn."""
    verb = move & VERB
    if verb == PASS:
        return _passed(p, seat, prospect, b)
    worth = _tried(p, seat, move, prospect, b, DEPTH) - b.w.effort
    if verb == ATTACK:
        return worth - b.w.grudge
    if verb == BREAK or (verb == AGREE and len(held(p, seat)) >= p.rules.agreements):
        return worth - b.w.fuss
    if verb == USE and _steals(p, seat, move):
        return worth + b.w.others * b.w.basic  # what is taken is missing there
    if verb == DROP:  # free, but the turn is not over: only a clear gain is worth it
        return worth - b.w.effort
    return worth


def _steals(p: ClassicPosition, seat: int, move: int) -> bool:
    """Tell whether an activation takes a resource from a rival (FS-17.1.11)."""
    card = p.players[seat].state[move >> A & FIELD].card
    return p.cards.effects[card].gain.special == STEAL


def _spared(p: ClassicPosition, seat: int, move: int, prospect: Prospect, b: Book) -> float:
    """Rate leaving a conquered location standing, or not: it can be conquered again (NE-9.3.3)."""
    _, _, owner, uid = p.agenda[-1]
    place = p.players[owner].in_play(uid)
    worth = _tried(p, seat, move, prospect, b, DEPTH)
    if move == SPARE and place is not None:
        worth += b.w.again * b.spoils[place.card] * min(1.0, prospect.turns)
    return worth


def _passed(p: ClassicPosition, seat: int, prospect: Prospect, b: Book) -> float:
    """Rate a pass in the same phase as the actions, unless it ends the game."""
    copy = p.clone()
    others = all(p.players[rival].passed for rival in p.rivals(seat))
    ends = max(points(player) for player in p.players) >= p.rules.end_vp
    if others and (ends or p.turn == p.rules.turn_cap):
        copy.apply(seat, PASS)
    else:
        copy.players[seat].passed = True
    return value(copy, seat, prospect, b)


def _tried(
    p: ClassicPosition, seat: int, move: int, prospect: Prospect, b: Book, depth: int
) -> float:
    """Try a move on a copy, and the best answers to what it asks of the same seat."""
    copy: Position = p.clone()
    copy.apply(seat, move)
    assert isinstance(copy, ClassicPosition)
    settle(copy, seat, b)
    if not copy.over and copy.asking == [seat]:
        step = copy.agenda[-1][0]
        if step == S_DEFEND or (depth and step not in (S_PLAYER, S_AFTER)):
            fewer = depth if step == S_DEFEND else depth - 1
            best = IMPOSSIBLE
            for reply in replies(copy, seat, step, prospect, b):
                best = max(best, _tried(copy, seat, reply, prospect, b, fewer))
            return best
    return value(copy, seat, prospect, b)


def _visits(p: ClassicPosition, seat: int, b: Book) -> list[float]:
    """List what visits to rivals' locations would bring, the best first."""
    if p.agenda[-1][0] != S_PLAYER:
        return []
    found: list[float] = []
    for rival in p.rivals(seat):
        owner = p.players[rival]
        if owner.passed:
            continue
        for place in owner.state:
            if b.cards.kind[place.card] == 0 and can_visit(p, seat, rival, place):
                goods = visit_goods(p, owner, place)
                found.append(b.w.loose * goods_worth(goods, b.w) - 0.05)
    return sorted(found, reverse=True)[: p.rules.visits]
