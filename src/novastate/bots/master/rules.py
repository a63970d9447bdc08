"""How single questions are answered without trying every answer out: one rule a question."""

from collections.abc import Callable
from typing import Final

from novastate.bots.master.appraisal import Appraisal
from novastate.bots.master.outlook import worth
from novastate.games.master.codes import (
    ALL_OF_IT,
    CALL,
    CLEAR,
    DONE,
    FIELD,
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
    VERB,
    A,
    B,
    C,
)
from novastate.games.master.goods import ALL, AMMO, ANY_RESOURCE, HELD, UNIVERSAL
from novastate.games.master.rules.outputs import walk_seat
from novastate.games.master.rules.payment import DIGIT, sources
from novastate.games.master.table import Table
from novastate.kernel.position import Step

Rule = Callable[[Appraisal, Table, Step, int], float]
"""Rate one answer of the appraising seat to the step that asks in a position."""

PRECIOUS: Final = 10.0
"""More than the payments of one cost differ in worth."""


def _done(mind: Appraisal, p: Table, step: Step, move: int) -> float:
    """Go no further for now: what is optional can be had in the next turn too."""
    return 1.0 if move == DONE else 0.0


def _over(mind: Appraisal, p: Table, step: Step, move: int) -> float:
    """Replace the location that is worth least."""
    place = p.players[mind.seat].state[move >> A & FIELD]
    if place.ruin:
        return 0.0
    unused = place.uses < p.cards.uses[place.card]
    return -mind.outlook.standing(place.card) - (mind.outlook.fresh(place.card) if unused else 0.0)


def _pay(mind: Appraisal, p: Table, step: Step, move: int) -> float:
    """Pay with what is worth least: exact goods before wild ones, loose ones before placed ones."""
    cost = step[2] >> 8
    goods = p.players[mind.seat].goods.copy()
    digits = move >> A
    loss = 0.0
    for good, at in sources(p.players[mind.seat], cost):
        n = digits & 7
        digits >>= DIGIT
        goods[good] -= n
        if good in (AMMO, UNIVERSAL):
            loss += 2 * PRECIOUS * n
        if at >= 0:
            loss += PRECIOUS * n
    return (mind.demand.value(goods) if cost == ANY_RESOURCE else 0.0) - loss


def _lose_card(mind: Appraisal, p: Table, step: Step, move: int) -> float:
    """Discard the card that is worth least."""
    return -mind.outlook.keeping(move >> A & FIELD)


def _win_card(mind: Appraisal, p: Table, step: Step, move: int) -> float:
    """Take the card that is worth most."""
    return mind.outlook.keeping(move >> A & FIELD)


def _lose_deal(mind: Appraisal, p: Table, step: Step, move: int) -> float:
    """Give up the deal that is worth least."""
    return -mind.outlook.dealt(move >> A & FIELD)


def _call(mind: Appraisal, p: Table, step: Step, move: int) -> float:
    """Use the best deals, as many as allowed."""
    if move & VERB != CALL:
        return 0.0
    return mind.outlook.now[p.cards.deal[move >> A & FIELD]]


def _clear(mind: Appraisal, p: Table, step: Step, move: int) -> float:
    """Free the locations with the best uses."""
    if move & VERB != CLEAR:
        return 0.0
    card = p.players[mind.seat].state[move >> A & FIELD].card
    return mind.outlook.fresh(card) * p.cards.uses[card]


def shield(mind: Appraisal, p: Table, step: Step, move: int) -> float:
    """Put a shield on the best location; keeping one is of no use."""
    if move == DONE:
        return 0.0
    return mind.outlook.standing(p.players[mind.seat].state[move >> A & FIELD].card)


def _take_output(mind: Appraisal, p: Table, step: Step, move: int) -> float:
    """Take the best production of a rival."""
    card = p.players[move >> A & FIELD].state[move >> B & FIELD].card
    return mind.outlook.output(card, mind.outlook.then)


def _produce(mind: Appraisal, p: Table, step: Step, move: int) -> float:
    """Choose what makes the whole production worth most."""
    outlook = mind.outlook
    produced = walk_seat(p, mind.seat, [*p.answers[mind.seat], move]).goods
    goods = [p.players[mind.seat].goods[good] + produced[good] for good in range(HELD)]
    total = mind.demand.value(goods)
    for good in range(ALL):
        total += produced[good] * outlook.now[good]
    return total


def _store(mind: Appraisal, p: Table, step: Step, move: int) -> float:
    """Store the best goods, as many as possible."""
    if move == DONE:
        return 0.0
    many = 2.0 if move >> C & ALL_OF_IT else 1.0
    return mind.outlook.then[move >> A & FIELD] + many


def _victim(mind: Appraisal, p: Table, step: Step, move: int) -> float:
    """Let an attack hit a shield, or the location that is worth least."""
    place = p.players[mind.seat].state[move >> B & FIELD]
    if place.shield or p.cards.printed_shield[place.card]:
        return 0.0
    return -mind.outlook.standing(place.card)


def _faction(mind: Appraisal, p: Table, step: Step, move: int) -> float:
    """Choose a board by what it produces and what its contact actions gain."""
    faction = move >> A & FIELD
    outlook = mind.outlook
    value = worth(p.cards.factions[faction].production, outlook.now)
    for action in range(3):
        gained = worth(p.cards.board_gain[faction][action].goods, outlook.now)
        cost = outlook.cost(p.cards.board_cost[faction][action], outlook.now)
        value += mind.weights.first_use * max(0.0, gained - cost)
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
