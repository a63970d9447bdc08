"""The engine: which function performs, offers and answers each step of the agenda."""

from collections.abc import Callable
from typing import Final

from novastate.games.novaera import codes
from novastate.games.novaera.rules import (
    abilities,
    actions,
    blocks,
    card_choices,
    disasters,
    effects,
    eras,
    placing,
    production,
    resource_choices,
    rounds,
    tracks,
    turn,
    unrest,
)
from novastate.games.novaera.table import Table
from novastate.kernel.machine import by_number
from novastate.kernel.position import Step

Perform = Callable[[Table, Step], bool]
"""Carry out a step that was taken off the agenda; True if it asks somebody instead."""
Options = Callable[[Table, Step, int], list[int]]
"""List what a seat may answer to the step on top of the agenda."""
Answer = Callable[[Table, Step, int, int], None]
"""Take an answer; takes the step off the agenda unless it is to be performed again."""
Resolve = Callable[[Table, Step], None]
"""Go on after all have answered at the same time."""

OPTIONS: Final[dict[int, Options]] = {
    codes.S_PICK: rounds.pick_options,
    codes.S_DARK_DIE: disasters.dark_die_options,
    codes.S_TURN: turn.turn_options,
    codes.S_COLOUR: actions.colour_options,
    codes.S_DIE: actions.die_options,
    codes.S_PAY: actions.pay_options,
    codes.S_MEND: card_choices.mend_options,
    codes.S_FETCH: card_choices.fetch_options,
    codes.S_TAKE: resource_choices.take_options,
    codes.S_GIVE: resource_choices.give_options,
    codes.S_STEAL: resource_choices.steal_options,
    codes.S_CIVIL_WAR: unrest.civil_war_options,
    codes.S_DAMAGE: card_choices.damage_options,
    codes.S_CONVERT: resource_choices.convert_options,
    codes.S_TRACK: tracks.track_options,
    codes.S_RECALL: card_choices.recall_options,
    codes.S_MARK: card_choices.mark_options,
    codes.S_SINK: card_choices.sink_options,
    codes.S_USE_DIE: abilities.use_die_options,
    codes.S_RECOLOUR: abilities.recolour_options,
    codes.S_STRUCK: disasters.struck_options,
    codes.S_PRODUCE: production.produce_options,
    codes.S_KEEP: eras.keep_options,
}

ANSWER: Final[dict[int, Answer]] = {
    codes.S_PICK: rounds.pick_answer,
    codes.S_TURN: turn.turn_answer,
    codes.S_COLOUR: actions.colour_answer,
    codes.S_DIE: actions.die_answer,
    codes.S_PAY: actions.pay_answer,
    codes.S_MEND: card_choices.mend_answer,
    codes.S_FETCH: card_choices.fetch_answer,
    codes.S_TAKE: resource_choices.take_answer,
    codes.S_GIVE: resource_choices.give_answer,
    codes.S_STEAL: resource_choices.steal_answer,
    codes.S_CIVIL_WAR: unrest.civil_war_answer,
    codes.S_DAMAGE: card_choices.damage_answer,
    codes.S_CONVERT: resource_choices.convert_answer,
    codes.S_TRACK: tracks.track_answer,
    codes.S_RECALL: card_choices.recall_answer,
    codes.S_MARK: card_choices.mark_answer,
    codes.S_SINK: card_choices.sink_answer,
    codes.S_USE_DIE: abilities.use_die_answer,
    codes.S_RECOLOUR: abilities.recolour_answer,
    codes.S_PRODUCE: production.produce_answer,
    codes.S_KEEP: eras.keep_answer,
}

TOGETHER: Final[dict[int, Resolve]] = {
    codes.S_DARK_DIE: disasters.dark_dice_given,
    codes.S_STRUCK: disasters.struck,
}
"""Steps that several seats answer at the same time (NV-19.2.3)."""


def perform_together(p: Table, step: Step) -> bool:
    """Ask all who have a choice at once; without any, go on."""
    options = OPTIONS[step[0]]
    asked = [seat for seat in p.clockwise() if len(options(p, step, seat)) > 1]
    if not asked:
        TOGETHER[step[0]](p, step)
        return False
    p.barriers += 1
    p.asking = sorted(asked)
    return True


PERFORM: Final[dict[int, Perform]] = {
    codes.S_ROUND: rounds.perform_round,
    codes.S_PICK: rounds.perform_pick,
    codes.S_PENALTY: unrest.perform_penalty,
    codes.S_TRIGGER: blocks.perform_trigger,
    codes.S_BLOCK: blocks.perform_block,
    codes.S_EFFECT: effects.perform_effect,
    codes.S_UNREST: effects.perform_unrest,
    codes.S_ADVANCE: rounds.perform_advance,
    codes.S_DARK_AGE: disasters.perform_dark_age,
    codes.S_DARK_DIE: perform_together,
    codes.S_DARK_LOSS: disasters.perform_dark_loss,
    codes.S_START_SPEND: rounds.perform_start_spend,
    codes.S_SPEND: turn.perform_spend,
    codes.S_TURN: turn.perform_turn,
    codes.S_COLOUR: actions.perform_colour,
    codes.S_DIE: actions.perform_die,
    codes.S_PAY: actions.perform_pay,
    codes.S_PLACE: placing.perform_place,
    codes.S_MEND: card_choices.perform_mend,
    codes.S_FETCH: card_choices.perform_fetch,
    codes.S_TAKE: resource_choices.perform_take,
    codes.S_GIVE: resource_choices.perform_give,
    codes.S_STEAL: resource_choices.perform_steal,
    codes.S_CIVIL_WAR: unrest.perform_civil_war,
    codes.S_CALMED: unrest.perform_calmed,
    codes.S_DAMAGE: card_choices.perform_damage,
    codes.S_CONVERT: resource_choices.perform_convert,
    codes.S_CONVERTED: resource_choices.perform_converted,
    codes.S_TRACK: tracks.perform_track,
    codes.S_RECALL: card_choices.perform_recall,
    codes.S_MARK: card_choices.perform_mark,
    codes.S_SINK: card_choices.perform_sink,
    codes.S_USE_DIE: abilities.perform_use_die,
    codes.S_RECOLOUR: abilities.perform_recolour,
    codes.S_DISASTERS: disasters.perform_disasters,
    codes.S_STRUCK: perform_together,
    codes.S_START_PRODUCTION: rounds.perform_start_production,
    codes.S_PRODUCTION: production.perform_production,
    codes.S_PRODUCE: production.perform_produce,
    codes.S_CLEAN_UP: rounds.perform_clean_up,
    codes.S_SCORING: eras.perform_scoring,
    codes.S_NEW_ERA: eras.perform_new_era,
    codes.S_KEEP: eras.perform_keep,
    codes.S_FAREWELL: eras.perform_farewell,
    codes.S_DEAL: eras.perform_deal,
    codes.S_END: eras.perform_end,
}

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
    """Note the answer of one seat; when all have answered, all take effect (NV-19.2.3)."""
    p.answers[seat] = [move]
    p.asking = [other for other in p.asking if other != seat]
    if p.asking:
        return
    p.agenda.pop()
    if sum(1 for answers in p.answers if answers) > 1:
        p.reveal()  # what the others have chosen was hidden until now
    else:
        p.barriers += 1
    TOGETHER[step[0]](p, step)
    p.answers = [[] for _ in range(p.seats)]
    run(p)
