"""How single questions are answered without trying every answer out: one rule a question."""

from collections.abc import Callable
from typing import Final

from novastate.bots.master.card_values import worth
from novastate.bots.master.evaluation import Evaluation
from novastate.games.master.codes import (
    ALL_OF_IT,
    CALL,
    CLEAR,
    DONE,
    S_AFTER,
    S_AGAIN,
    S_CALL,
    S_CHOICES,
    S_CLEAR,
    S_FACTION,
    S_HIRE_AGAIN,
    S_KEEP,
    S_KEEP_DRAWN,
    S_OVER,
    S_PAY,
    S_PAY_CARD,
    S_PAY_DEAL,
    S_PICK,
    S_STORE,
    S_TAKE,
    S_VICTIM,
)
from novastate.games.master.goods import ALL, AMMO, ANY_RESOURCE, HELD, UNIVERSAL
from novastate.games.master.rules.outputs import walk_seat
from novastate.games.master.rules.payment import DIGIT, sources
from novastate.games.master.table import Table
from novastate.kernel.packing import FIELD, VERB, A, B, C
from novastate.kernel.position import Step

Rule = Callable[[Evaluation, Table, Step, int], float]
"""Rate one answer of the evaluating seat to the step that asks in a position."""

PRECIOUS: Final = 10.0
"""More than the payments of one cost differ in worth."""


def _done(evaluation: Evaluation, p: Table, step: Step, move: int) -> float:
    """Go no further for now: what is optional can be had in the next turn too."""
    return 1.0 if move == DONE else 0.0


def _over(evaluation: Evaluation, p: Table, step: Step, move: int) -> float:
    """Replace the location that is worth least."""
    place = p.players[evaluation.seat].state[move >> A & FIELD]
    if place.ruin:
        return 0.0
    unused = place.uses < p.cards.uses[place.card]
    return -evaluation.card_values.standing(place.card) - (
        evaluation.card_values.fresh(place.card) if unused else 0.0
    )


def _pay(evaluation: Evaluation, p: Table, step: Step, move: int) -> float:
    """Pay with what is worth least: exact goods before wild ones, loose ones before placed ones."""
    cost = step[2] >> 8
    goods = p.players[evaluation.seat].goods.copy()
    digits = move >> A
    loss = 0.0
    for good, at in sources(p.players[evaluation.seat], cost):
        n = digits & 7
        digits >>= DIGIT
        goods[good] -= n
        if good in (AMMO, UNIVERSAL):
            loss += 2 * PRECIOUS * n
        if at >= 0:
            loss += PRECIOUS * n
    return (evaluation.demand.value(goods) if cost == ANY_RESOURCE else 0.0) - loss


def _lose_card(evaluation: Evaluation, p: Table, step: Step, move: int) -> float:
    """Discard the card that is worth least."""
    return -evaluation.card_values.keeping(move >> A & FIELD)


def _win_card(evaluation: Evaluation, p: Table, step: Step, move: int) -> float:
    """Take the card that is worth most."""
    return evaluation.card_values.keeping(move >> A & FIELD)


def _lose_deal(evaluation: Evaluation, p: Table, step: Step, move: int) -> float:
    """Give up the deal that is worth least."""
    return -evaluation.card_values.dealt(move >> A & FIELD)


def _call(evaluation: Evaluation, p: Table, step: Step, move: int) -> float:
    """Use the best deals, as many as allowed."""
    if move & VERB != CALL:
        return 0.0
    return evaluation.card_values.now[p.cards.deal[move >> A & FIELD]]


def _clear(evaluation: Evaluation, p: Table, step: Step, move: int) -> float:
    """Free the locations with the best uses."""
    if move & VERB != CLEAR:
        return 0.0
    card = p.players[evaluation.seat].state[move >> A & FIELD].card
    return evaluation.card_values.fresh(card) * p.cards.uses[card]


def shield(evaluation: Evaluation, p: Table, step: Step, move: int) -> float:
    """Put a shield on the best location; keeping one is of no use."""
    if move == DONE:
        return 0.0
    return evaluation.card_values.standing(p.players[evaluation.seat].state[move >> A & FIELD].card)


def _take_output(evaluation: Evaluation, p: Table, step: Step, move: int) -> float:
    """Take the best production of a rival."""
    card = p.players[move >> A & FIELD].state[move >> B & FIELD].card
    return evaluation.card_values.output(card, evaluation.card_values.then)


def _produce(evaluation: Evaluation, p: Table, step: Step, move: int) -> float:
    """Choose what makes the whole production worth most."""
    card_values = evaluation.card_values
    produced = walk_seat(p, evaluation.seat, [*p.answers[evaluation.seat], move]).goods
    goods = [p.players[evaluation.seat].goods[good] + produced[good] for good in range(HELD)]
    total = evaluation.demand.value(goods)
    for good in range(ALL):
        total += produced[good] * card_values.now[good]
    return total


def _store(evaluation: Evaluation, p: Table, step: Step, move: int) -> float:
    """Store the best goods, as many as possible."""
    if move == DONE:
        return 0.0
    many = 2.0 if move >> C & ALL_OF_IT else 1.0
    return evaluation.card_values.then[move >> A & FIELD] + many


def _victim(evaluation: Evaluation, p: Table, step: Step, move: int) -> float:
    """Let an attack hit a shield, or the location that is worth least."""
    place = p.players[evaluation.seat].state[move >> B & FIELD]
    if place.shield or p.cards.printed_shield[place.card]:
        return 0.0
    return -evaluation.card_values.standing(place.card)


def _faction(evaluation: Evaluation, p: Table, step: Step, move: int) -> float:
    """Choose a board by what it produces and what its contact actions gain."""
    faction = move >> A & FIELD
    card_values = evaluation.card_values
    value = worth(p.cards.factions[faction].production, card_values.now)
    for action in range(3):
        gained = worth(p.cards.board_gain[faction][action].goods, card_values.now)
        cost = card_values.cost(p.cards.board_cost[faction][action], card_values.now)
        value += evaluation.weights.first_use * max(0.0, gained - cost)
    return value


RULES: Final[dict[int, Rule]] = {
    S_FACTION: _faction,
    S_KEEP: _lose_card,
    S_PICK: _win_card,
    S_TAKE: _take_output,
    S_CHOICES: _produce,
    S_AFTER: shield,
    S_PAY: _pay,
    S_PAY_CARD: _lose_card,
    S_PAY_DEAL: _lose_deal,
    S_OVER: _over,
    S_AGAIN: _done,
    S_HIRE_AGAIN: _done,
    S_CALL: _call,
    S_CLEAR: _clear,
    S_KEEP_DRAWN: _win_card,
    S_STORE: _store,
    S_VICTIM: _victim,
}

TRIED: Final = frozenset({S_AGAIN, S_HIRE_AGAIN, S_OVER})
"""Answered by rule while an action is tried out, but tried out when really asked."""
