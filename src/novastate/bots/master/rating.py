"""Rates every answer to a question of the Master Set by the position it leads to."""

from collections.abc import Callable
from typing import Final

from novastate.bots.master.card_values import CardValues
from novastate.bots.master.evaluation import Evaluation
from novastate.bots.master.rules import RULES, TRIED, shield
from novastate.bots.master.weights import Weights
from novastate.games.master.codes import (
    BUILD,
    DEAL,
    DEVELOP,
    PASS,
    RAZE,
    S_TURN,
    SHIELD,
    TAKE,
    VISIT,
)
from novastate.games.master.position import MasterPosition
from novastate.kernel.packing import FIELD, VERB, A
from novastate.kernel.position import Step

FREE: Final = 1000.0
"""Above every other rating: placing a shield is no action, so it is never too soon."""
CONTESTED: Final = frozenset({VISIT, TAKE})
"""Verbs of actions that a rival may make impossible."""
NEVER: Final = float("-inf")
"""The rating of a move that is not worth trying out."""
FINALISTS: Final = 3
"""How many cards are tried out of those that can be used alike."""
CARD_VALUE: Final[dict[int, Callable[[CardValues, int], float]]] = {
    BUILD: CardValues.building,
    DEVELOP: CardValues.building,
    DEAL: CardValues.dealing,
    RAZE: CardValues.razing,
}
BLANKS: Final = 12
"""More cards than one action can draw."""
MOST_ANSWERS: Final = 40
"""More answers than one action asks for."""


def rate(p: MasterPosition, seat: int, moves: list[int], weights: Weights) -> list[float]:
    """Rate a seat's answers to what it is asked now, in victory points.

    Depends on nothing that the seat cannot know: cards drawn while a move is tried out are blank.
    """
    evaluation = Evaluation(p, seat, weights)
    step = p.agenda[-1]
    if step[0] == S_TURN:
        poor = _outdone(evaluation, p, moves)
        return [NEVER if move in poor else _turn(evaluation, p, step, move) for move in moves]
    if step[0] in RULES and step[0] not in TRIED:
        rule = RULES[step[0]]
        return [rule(evaluation, p, step, move) for move in moves]
    return [_try(evaluation, p, move) for move in moves]


def _outdone(evaluation: Evaluation, p: MasterPosition, moves: list[int]) -> set[int]:
    """Find cards in hand that others outdo at the same price; trying those out is enough."""
    rivals: dict[tuple[int, int], list[tuple[float, int]]] = {}
    for move in moves:
        verb, card = move & VERB, move >> A & FIELD
        if verb in CARD_VALUE:
            price = 0 if verb == DEVELOP else p.cards.distance[card]
            gain = CARD_VALUE[verb](evaluation.card_values, card) - evaluation.card_values.keeping(
                card
            )
            rivals.setdefault((verb, price), []).append((gain, move))
    poor: set[int] = set()
    for group in rivals.values():
        group.sort(reverse=True)
        poor.update(move for _, move in group[FINALISTS:])
    return poor


def _turn(evaluation: Evaluation, p: MasterPosition, step: Step, move: int) -> float:
    """Rate an action, the pass or a shield."""
    if move == PASS:
        return evaluation.passed()
    verb = move & VERB
    if verb == SHIELD:
        return FREE + shield(evaluation, p, step, move)
    first = evaluation.weights.urgency if verb in CONTESTED else 0.0
    return _try(evaluation, p, move) + first


def _try(evaluation: Evaluation, p: MasterPosition, move: int) -> float:
    """Make a move on a copy, answer what it asks, and value the result."""
    copy = p.clone()
    copy.deck = [p.cards.total] * BLANKS
    copy.rival_due = True  # what the virtual rival's turn brings is not known either
    copy.apply(evaluation.seat, move)
    _finish(evaluation, copy)
    return evaluation.value(copy) - evaluation.weights.effort


def _finish(evaluation: Evaluation, p: MasterPosition) -> None:
    """Answer the questions that still belong to the action."""
    asked = [evaluation.seat]
    for _ in range(MOST_ANSWERS):
        if p.asking != asked or p.agenda[-1][0] == S_TURN:
            return
        p.apply(evaluation.seat, _answer(evaluation, p))


def _answer(evaluation: Evaluation, p: MasterPosition) -> int:
    """Answer one of them: by its rule, or with what looks best at once."""
    step = p.agenda[-1]
    rule = RULES.get(step[0])
    best = -1
    most = float("-inf")
    for move in p.moves(evaluation.seat):
        if rule is not None:
            rating = rule(evaluation, p, step, move)
        else:
            copy = p.clone()
            copy.apply(evaluation.seat, move)
            rating = evaluation.value(copy)
        if rating > most:
            best, most = move, rating
    return best
