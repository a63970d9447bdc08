"""The machine: takes steps off the agenda until somebody is asked, and applies answers."""

from collections.abc import Callable
from typing import Final

from novastate.games.master.codes import (
    S_ACTIONS,
    S_AFTER,
    S_AGAIN,
    S_BOARD,
    S_BONUS,
    S_CALL,
    S_CHOICES,
    S_CLEAN,
    S_CLEAR,
    S_COST,
    S_DEAL,
    S_DEAL_HANDS,
    S_DISPLAY,
    S_EFFECT,
    S_ENTER,
    S_FACTION,
    S_FIRST,
    S_HIRE_AGAIN,
    S_HIRED,
    S_HOST,
    S_KEEP,
    S_KEEP_DRAWN,
    S_LEFTOVER,
    S_OCCUPIED,
    S_OVER,
    S_PAY,
    S_PAY_CARD,
    S_PAY_DEAL,
    S_PHASE_END,
    S_PICK,
    S_PLAYED,
    S_RAID,
    S_RAZE,
    S_RECEIVE,
    S_REWARD,
    S_RIVAL,
    S_RIVAL_CARD,
    S_ROUND,
    S_SCORE,
    S_STEAL,
    S_STORE,
    S_STORED,
    S_TAKE,
    S_TAKEN,
    S_TAP,
    S_TURN,
    S_VICTIM,
    S_VISIT,
)
from novastate.games.master.rules import (
    activation,
    board,
    building,
    clean_up,
    effects,
    payment,
    production,
    razing,
    rounds,
    setup,
    solo,
    turn,
    visiting,
)
from novastate.games.master.table import Table
from novastate.kernel.old_machine import by_number
from novastate.kernel.position import Step

Perform = Callable[[Table, Step], bool]
"""Carry out a step that was taken off the agenda; True if it asks somebody instead."""
Options = Callable[[Table, Step, int], list[int]]
"""List what a seat may answer to the step on top of the agenda."""
Answer = Callable[[Table, Step, int, int], None]
"""Take an answer; takes the step off the agenda unless it is to be performed again."""
Resolve = Callable[[Table, Step], None]
"""Go on after all have answered at the same time."""

PERFORM: Final[dict[int, Perform]] = {
    S_FACTION: setup.perform_faction,
    S_DEAL_HANDS: setup.perform_deal_hands,
    S_KEEP: setup.perform_keep,
    S_FIRST: setup.perform_first,
    S_ROUND: rounds.perform_round,
    S_DISPLAY: rounds.perform_display,
    S_PICK: rounds.perform_pick,
    S_LEFTOVER: rounds.perform_leftover,
    S_RIVAL_CARD: solo.perform_rival_card,
    S_STORED: production.perform_stored,
    S_TAKE: production.perform_take,
    S_CHOICES: production.perform_choices,
    S_ACTIONS: turn.perform_actions,
    S_TURN: turn.perform_turn,
    S_AFTER: turn.perform_after,
    S_PAY: payment.perform_pay,
    S_PAY_CARD: payment.perform_pay_card,
    S_PAY_DEAL: payment.perform_pay_deal,
    S_OVER: building.perform_over,
    S_COST: building.perform_cost,
    S_ENTER: building.perform_enter,
    S_BONUS: building.perform_bonus,
    S_REWARD: building.perform_reward,
    S_DEAL: razing.perform_deal,
    S_RAZE: razing.perform_raze,
    S_RAID: razing.perform_raid,
    S_EFFECT: activation.perform_effect,
    S_AGAIN: activation.perform_again,
    S_BOARD: board.perform_board,
    S_HIRED: board.perform_hired,
    S_HIRE_AGAIN: board.perform_hire_again,
    S_VISIT: visiting.perform_visit,
    S_HOST: visiting.perform_host,
    S_TAKEN: visiting.perform_taken,
    S_PLAYED: visiting.perform_played,
    S_RECEIVE: production.perform_receive,
    S_STEAL: effects.perform_steal,
    S_CLEAR: effects.perform_clear,
    S_CALL: effects.perform_call,
    S_TAP: effects.perform_tap,
    S_OCCUPIED: effects.perform_occupied,
    S_KEEP_DRAWN: effects.perform_keep_drawn,
    S_STORE: clean_up.perform_store,
    S_CLEAN: clean_up.perform_clean,
    S_RIVAL: solo.perform_rival,
    S_VICTIM: solo.perform_victim,
    S_PHASE_END: clean_up.perform_phase_end,
    S_SCORE: clean_up.perform_score,
}

OPTIONS: Final[dict[int, Options]] = {
    S_FACTION: setup.faction_options,
    S_KEEP: setup.keep_options,
    S_PICK: rounds.pick_options,
    S_TAKE: production.take_options,
    S_CHOICES: production.choice_options,
    S_TURN: turn.turn_options,
    S_AFTER: turn.after_options,
    S_PAY: payment.pay_options,
    S_PAY_CARD: payment.pay_card_options,
    S_PAY_DEAL: payment.pay_deal_options,
    S_OVER: building.over_options,
    S_COST: building.cost_options,
    S_EFFECT: activation.effect_options,
    S_AGAIN: activation.again_options,
    S_HIRE_AGAIN: board.hire_again_options,
    S_RECEIVE: production.receive_options,
    S_STEAL: effects.steal_options,
    S_CLEAR: effects.clear_options,
    S_CALL: effects.call_options,
    S_TAP: effects.tap_options,
    S_OCCUPIED: effects.occupied_options,
    S_KEEP_DRAWN: effects.keep_drawn_options,
    S_STORE: clean_up.store_options,
    S_VICTIM: solo.victim_options,
}

ANSWER: Final[dict[int, Answer]] = {
    S_FACTION: setup.faction_answer,
    S_PICK: rounds.pick_answer,
    S_TAKE: production.take_answer,
    S_TURN: turn.turn_answer,
    S_AFTER: turn.after_answer,
    S_PAY: payment.pay_answer,
    S_PAY_CARD: payment.pay_card_answer,
    S_PAY_DEAL: payment.pay_deal_answer,
    S_OVER: building.over_answer,
    S_COST: building.cost_answer,
    S_EFFECT: activation.effect_answer,
    S_AGAIN: activation.again_answer,
    S_HIRE_AGAIN: board.hire_again_answer,
    S_RECEIVE: production.receive_answer,
    S_STEAL: effects.steal_answer,
    S_CLEAR: effects.clear_answer,
    S_CALL: effects.call_answer,
    S_TAP: effects.tap_answer,
    S_OCCUPIED: effects.occupied_answer,
    S_KEEP_DRAWN: effects.keep_drawn_answer,
    S_VICTIM: solo.victim_answer,
}

TOGETHER: Final[dict[int, Resolve]] = {
    S_KEEP: setup.keep_made,
    S_CHOICES: production.choices_made,
    S_STORE: clean_up.store_made,
}
"""Steps that several seats answer at the same time (MS-21)."""

_PERFORM: Final = by_number(PERFORM, max(PERFORM) + 1)
_OPTIONS: Final = by_number(OPTIONS, max(PERFORM) + 1)
_ANSWER: Final = by_number(ANSWER, max(PERFORM) + 1)
"""The same by number; what is answered together has no answer of its own."""


def run(p: Table) -> None:
    """Perform steps until one asks somebody or none is left."""
    agenda = p.agenda
    while agenda:
        step = agenda.pop()
        perform = _PERFORM[step[0]]
        assert perform is not None, "every step can be performed"
        if perform(p, step):
            agenda.append(step)
            return
    p.asking = []


def legal(p: Table, seat: int) -> list[int]:
    """List the legal answers of a seat; [] if it is not asked."""
    if seat not in p.asking:
        return []
    step = p.agenda[-1]
    options = _OPTIONS[step[0]]
    assert options is not None, "a step that asks has options"
    return options(p, step, seat)


def take(p: Table, seat: int, move: int) -> None:
    """Apply a legal answer and run on to the next question."""
    step = p.agenda[-1]
    answer = _ANSWER[step[0]]
    if answer is None:
        _take_together(p, step, seat, move)
    else:
        answer(p, step, seat, move)
        run(p)


def _take_together(p: Table, step: Step, seat: int, move: int) -> None:
    """Note the answer of one seat; when all have finished, all takes effect at once."""
    p.answers[seat] = [*p.answers[seat], move]
    if OPTIONS[step[0]](p, step, seat):
        return
    p.asking = [other for other in p.asking if other != seat]
    if p.asking:
        return
    p.agenda.pop()
    if sum(1 for answers in p.answers if answers) > 1:
        p.reveal()  # what the others have chosen was hidden until now (MS-22.8)
    else:
        p.barriers += 1
    TOGETHER[step[0]](p, step)
    p.answers = [[] for _ in range(p.seats)]
    run(p)
