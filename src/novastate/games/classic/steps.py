"""What the steps shared by the old editions do, offer and make of an answer."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.rules import (
    clean_up,
    counting,
    drawing,
    entering,
    gains,
    leading,
    lookout,
    payment,
    producing,
    reactions,
    redeveloping,
    setup,
    slots,
    tokens,
    turning,
    working,
)
from novastate.games.classic.table import Table
from novastate.kernel.old_machine import Answer, Choose, Options, Perform, Resolve

PERFORM: Final[dict[int, Perform[Table]]] = {
    codes.S_DEAL_HANDS: setup.perform_deal_hands,
    codes.S_FIRST: setup.perform_first,
    codes.S_TURN: turning.perform_turn,
    codes.S_FILL: lookout.perform_fill,
    codes.S_PICK: lookout.perform_pick,
    codes.S_LEFT: lookout.perform_left,
    codes.S_THIRD: lookout.perform_third,
    codes.S_DRAW: drawing.perform_draw,
    codes.S_LIMIT: drawing.perform_limit,
    codes.S_PRODUCTION: producing.perform_production,
    codes.S_BASE: producing.perform_base,
    codes.S_FROM_DEAL: producing.perform_from_deal,
    codes.S_FROM_PLACE: producing.perform_from_place,
    codes.S_WINDOW: producing.perform_window,
    codes.S_START_ACTIONS: turning.perform_start_actions,
    codes.S_ACTIONS: turning.perform_actions,
    codes.S_PLAYER: turning.perform_player,
    codes.S_TOKENS: tokens.perform_tokens,
    codes.S_ROOM: slots.perform_room,
    codes.S_OVERFLOW: slots.perform_overflow,
    codes.S_COST: payment.perform_cost,
    codes.S_CARDS: payment.perform_cards,
    codes.S_SPEND: payment.perform_spend,
    codes.S_GIVE_UP: payment.perform_give_up,
    codes.S_TUCK: slots.perform_tuck,
    codes.S_ENTER: entering.perform_enter,
    codes.S_ENTERED: entering.perform_entered,
    codes.S_EVENT: reactions.perform_event,
    codes.S_REACT: reactions.perform_react,
    codes.S_MAY: reactions.perform_may,
    codes.S_REBUILD: redeveloping.perform_rebuild,
    codes.S_LEAD: leading.perform_lead,
    codes.S_GAIN: gains.perform_gain,
    codes.S_CHOOSE: gains.perform_choose,
    codes.S_IMPROVE: gains.perform_improve,
    codes.S_REPEAT: gains.perform_repeat,
    codes.S_STEAL: gains.perform_steal,
    codes.S_VISITED: working.perform_visited,
    codes.S_COUNT: counting.perform_count,
    codes.S_CLEAN: clean_up.perform_clean,
}

OPTIONS: Final[dict[int, Options[Table]]] = {
    codes.S_FACTION: setup.faction_options,
    codes.S_PICK: lookout.pick_options,
    codes.S_LIMIT: drawing.limit_options,
    codes.S_WINDOW: producing.window_options,
    codes.S_TOKENS: tokens.tokens_options,
    codes.S_ROOM: slots.room_options,
    codes.S_OVERFLOW: slots.room_options,
    codes.S_COST: payment.cost_options,
    codes.S_CARDS: payment.cards_options,
    codes.S_SPEND: payment.spend_options,
    codes.S_GIVE_UP: payment.give_up_options,
    codes.S_MAY: reactions.may_options,
    codes.S_OVER: redeveloping.over_options,
    codes.S_ANY_OVER: redeveloping.any_over_options,
    codes.S_CHOOSE: gains.choose_options,
    codes.S_IMPROVE: gains.improve_options,
    codes.S_REPEAT: gains.repeat_options,
    codes.S_STEAL: gains.steal_options,
    codes.S_STORE: clean_up.store_options,
}

ANSWER: Final[dict[int, Answer[Table]]] = {
    codes.S_PICK: lookout.pick_answer,
    codes.S_LIMIT: drawing.limit_answer,
    codes.S_WINDOW: producing.window_answer,
    codes.S_TOKENS: tokens.tokens_answer,
    codes.S_ROOM: slots.room_answer,
    codes.S_OVERFLOW: slots.room_answer,
    codes.S_COST: payment.cost_answer,
    codes.S_CARDS: payment.cards_answer,
    codes.S_SPEND: payment.spend_answer,
    codes.S_GIVE_UP: payment.give_up_answer,
    codes.S_MAY: reactions.may_answer,
    codes.S_CHOOSE: gains.choose_answer,
    codes.S_IMPROVE: gains.improve_answer,
    codes.S_REPEAT: gains.repeat_answer,
    codes.S_STEAL: gains.steal_answer,
}

CHOOSE: Final[dict[int, Choose[Table]]] = {
    codes.S_FACTION: setup.choose_faction,
    codes.S_OVER: redeveloping.choose_over,
    codes.S_ANY_OVER: redeveloping.choose_any_over,
}

TOGETHER: Final[dict[int, Resolve[Table]]] = {codes.S_STORE: clean_up.stored}
"""Asked of all at once; no choice affects another player (FS-21)."""
