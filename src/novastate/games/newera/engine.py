"""The engine of The New Era: the shared steps and its own."""

from typing import Final

from novastate.games.classic import codes, steps
from novastate.games.classic.table import Table
from novastate.games.newera.rules import (
    agreements,
    contacts,
    fields,
    granted,
    instants,
    producing,
    rebuilding,
    shootout,
    turn,
)
from novastate.kernel.old_machine import Answer, Choose, Machine, Options, Perform

PERFORM: Final[dict[int, Perform[Table]]] = {
    **steps.PERFORM,
    codes.S_PRODUCTION: producing.perform_production,
    codes.S_FROM_AGREEMENT: agreements.perform_from_agreement,
    codes.S_INSTANT: instants.perform_instant,
    codes.S_FIELD_TOKEN: fields.perform_field_token,
    codes.S_SECOND: granted.perform_second,
    codes.S_AGREE: agreements.perform_agree,
    codes.S_AGREE_TOKENS: agreements.perform_agree_tokens,
    codes.S_AGREED: agreements.perform_agreed,
    codes.S_BREAK_ONE: agreements.perform_break_one,
    codes.S_REBUILD_RUIN: rebuilding.perform_rebuild_ruin,
    codes.S_AFTER: turn.perform_after,
    codes.S_DECLARE: shootout.perform_declare,
    codes.S_MORE: shootout.perform_more,
    codes.S_DEFEND: shootout.perform_defend,
    codes.S_ANSWER: shootout.perform_answer,
    codes.S_TARGET: shootout.perform_target,
    codes.S_LOOT: shootout.perform_loot,
    codes.S_SPARE: shootout.perform_spare,
    codes.S_RUIN: shootout.perform_ruin,
    codes.S_SHOT: shootout.perform_shot,
}

OPTIONS: Final[dict[int, Options[Table]]] = {
    **steps.OPTIONS,
    codes.S_PLAYER: turn.player_options,
    codes.S_INSTANT: instants.instant_options,
    codes.S_MEANS: contacts.means,
    codes.S_HOST: contacts.host_options,
    codes.S_SECOND: granted.second_options,
    codes.S_GRANT: granted.grant_options,
    codes.S_AGREE: agreements.agree_options,
    codes.S_AGREE_TOKENS: agreements.agree_tokens_options,
    codes.S_BREAK_ONE: agreements.break_one_options,
    codes.S_WITH: rebuilding.payments,
    codes.S_RUIN_OVER: rebuilding.ruin_options,
    codes.S_AFTER: turn.after_options,
    codes.S_DECLARE: shootout.declare_options,
    codes.S_MORE: shootout.more_options,
    codes.S_DEFEND: shootout.defend_options,
    codes.S_ANSWER: shootout.answer_options,
    codes.S_TARGET: shootout.target_options,
    codes.S_SPARE: shootout.spare_options,
}

ANSWER: Final[dict[int, Answer[Table]]] = {
    **steps.ANSWER,
    codes.S_PLAYER: turn.player_answer,
    codes.S_AFTER: turn.after_answer,
    codes.S_INSTANT: instants.instant_answer,
    codes.S_SECOND: granted.second_answer,
    codes.S_AGREE: agreements.agree_answer,
    codes.S_AGREE_TOKENS: agreements.agree_tokens_answer,
    codes.S_BREAK_ONE: agreements.break_one_answer,
    codes.S_DECLARE: shootout.declare_answer,
    codes.S_MORE: shootout.more_answer,
    codes.S_DEFEND: shootout.defend_answer,
    codes.S_ANSWER: shootout.answer_answer,
    codes.S_TARGET: shootout.target_answer,
    codes.S_SPARE: shootout.spare_answer,
}

CHOOSE: Final[dict[int, Choose[Table]]] = {
    **steps.CHOOSE,
    codes.S_MEANS: contacts.choose_means,
    codes.S_HOST: contacts.attach,
    codes.S_WITH: rebuilding.pay,
    codes.S_RUIN_OVER: rebuilding.choose_ruin,
    codes.S_GRANT: granted.grant,
}

MACHINE: Final[Machine[Table]] = Machine(PERFORM, OPTIONS, ANSWER, steps.TOGETHER, CHOOSE)
