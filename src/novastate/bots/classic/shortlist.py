"""Which moves and answers are worth trying out; of those alike a rough look finds the best."""

from typing import Final

from novastate.bots.classic.card_values import Book
from novastate.bots.classic.plans import Prospect, made
from novastate.games.classic.codes import (
    CONTACT,
    DEAL,
    DROP,
    ROOM,
    S_CARDS,
    S_LIMIT,
    S_OVERFLOW,
    S_ROOM,
)
from novastate.games.classic.position import ClassicPosition
from novastate.games.classic.rules.contacts import KINDS
from novastate.kernel.packing import FIELD, VERB, A, B

WIDTH: Final = 6
"""Answers to a question within an action that are tried."""
FINALISTS: Final = 2
"""Contacts of each kind that are tried."""
PARTING: Final[frozenset[int]] = frozenset({S_CARDS, S_LIMIT, S_ROOM, S_OVERFLOW})
"""Steps that ask which card of one's own has to go."""

Rated = tuple[float, int]
"""What a rough look makes of a move, and the move."""


def outdone(moves: list[int], prospect: Prospect, b: Book) -> set[int]:
    """Find the moves of a player turn that others outdo: contacts of a kind, cards to drop."""
    poor: set[int] = set()
    contacts: list[list[Rated]] = [[] for _ in KINDS]
    drops: list[Rated] = []
    for move in moves:
        verb = move & VERB
        if verb == CONTACT:
            kind, card = move >> B & FIELD, move >> A & FIELD
            gain = made(prospect.ahead, kind, card) - prospect.ahead.held[card]
            contacts[kind].append((gain - b.w.range * b.cards.distance[card], move))
        elif verb == DROP:
            drops.append((-_missed(move, prospect, b), move))
    for rivals in contacts:
        _drop(rivals, FINALISTS, poor)
    _drop(drops, 1, poor)
    return poor


def _drop(rivals: list[Rated], kept: int, poor: set[int]) -> None:
    """Add all but the best few to the poor."""
    if len(rivals) > kept:
        rivals.sort(reverse=True)
        for _, move in rivals[kept:]:
            poor.add(move)


def replies(p: ClassicPosition, seat: int, step: int, prospect: Prospect, b: Book) -> list[int]:
    """List the answers that are tried: where a card must go, only the one least missed."""
    moves = p.moves(seat)
    if step not in PARTING:
        return moves[:WIDTH]
    chosen = moves[0]
    least = _missed(chosen, prospect, b)
    for move in moves:
        missed = _missed(move, prospect, b)
        if missed < least:
            chosen, least = move, missed
    return [chosen]


def _missed(move: int, prospect: Prospect, b: Book) -> float:
    """Tell what a card would have brought that leaves the hand or a slot."""
    card = move >> A & FIELD
    if move & VERB not in (ROOM, DROP):
        return prospect.now.held[card]
    if move >> B & FIELD == DEAL:
        return b.deals[card] * prospect.steady
    return prospect.now.cashed[card]
