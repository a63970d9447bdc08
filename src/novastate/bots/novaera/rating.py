"""Rates every answer to a question of Nova Era from the position, without trying it out."""

from collections.abc import Callable
from typing import Final

from novastate.bots.novaera import rules
from novastate.bots.novaera.evaluation import Evaluation
from novastate.bots.novaera.weights import Weights
from novastate.games.novaera import codes
from novastate.games.novaera.table import Table
from novastate.kernel.position import Step

Rule = Callable[[Evaluation, Step, int], float]
"""Rate one answer to a step."""

RULES: Final[dict[int, Rule]] = {
    codes.S_PICK: rules.pick,
    codes.S_DARK_DIE: rules.dark_die,
    codes.S_COLOUR: rules.paying_colour,
    codes.S_DIE: rules.action_die,
    codes.S_PAY: rules.payment,
    codes.S_MEND: rules.mend,
    codes.S_FETCH: rules.fetch,
    codes.S_TAKE: rules.take,
    codes.S_GIVE: rules.give,
    codes.S_STEAL: rules.steal,
    codes.S_CIVIL_WAR: rules.damage,
    codes.S_DAMAGE: rules.damage,
    codes.S_STRUCK: rules.damage,
    codes.S_CONVERT: rules.convert,
    codes.S_TRACK: rules.track,
    codes.S_RECALL: rules.recall,
    codes.S_USE_DIE: rules.ability_die,
    codes.S_RECOLOUR: rules.ability_colour,
    codes.S_PRODUCE: rules.produce,
    codes.S_KEEP: rules.keep,
}

Comparison = Callable[[Evaluation, list[int]], list[float]]
"""Rate all answers to a step together."""

COMPARED: Final[dict[int, Comparison]] = {
    codes.S_TURN: rules.turn,
    codes.S_MARK: rules.mark,
    codes.S_SINK: rules.sink,
}


def rate(p: Table, seat: int, moves: list[int], weights: Weights) -> list[float]:
    """Rate a seat's answers to what it is asked now, in victory points.

    Depends on nothing that the seat cannot know: rivals' hands, the stock and chance are not read.
    """
    evaluation = Evaluation(p, seat, weights)
    step = p.agenda[-1]
    if step[0] in COMPARED:
        return COMPARED[step[0]](evaluation, moves)
    rule = RULES[step[0]]
    return [rule(evaluation, step, move) for move in moves]
