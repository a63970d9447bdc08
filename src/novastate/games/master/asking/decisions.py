"""The decisions of section 21: which agenda step asks which, by name and clause."""

from typing import Final

from novastate.games.master.codes import (
    COPY_RIVAL,
    NAME,
    S_AFTER,
    S_AGAIN,
    S_CALL,
    S_CHOICES,
    S_CLEAR,
    S_COST,
    S_EFFECT,
    S_FACTION,
    S_HIRE_AGAIN,
    S_KEEP,
    S_KEEP_DRAWN,
    S_OCCUPIED,
    S_OVER,
    S_PAY,
    S_PAY_CARD,
    S_PAY_DEAL,
    S_PICK,
    S_RECEIVE,
    S_STEAL,
    S_STORE,
    S_TAKE,
    S_TAP,
    S_TURN,
    S_VICTIM,
    VERB,
)
from novastate.games.master.table import Table

DECISIONS: Final[dict[int, tuple[str, str]]] = {
    S_FACTION: ("choose_faction", "MS-21.1"),
    S_KEEP: ("keep_cards", "MS-21.2"),
    S_PICK: ("pick_card", "MS-21.3"),
    S_TAKE: ("take_target", "MS-21.4"),
    S_CHOICES: ("produce_option", "MS-21.5"),
    S_RECEIVE: ("produce_option", "MS-21.5"),
    S_EFFECT: ("effect_option", "MS-20.5.2"),
    S_TURN: ("turn", "MS-21.7"),
    S_AFTER: ("place_shield", "MS-21.8"),
    S_PAY: ("payment", "MS-21.9"),
    S_OVER: ("develop_target", "MS-21.11"),
    S_COST: ("develop_cost", "MS-21.11"),
    S_AGAIN: ("activate_again", "MS-21.16"),
    S_HIRE_AGAIN: ("hire_again", "MS-21.19"),
    S_PAY_CARD: ("pay_card", "MS-21.23"),
    S_PAY_DEAL: ("pay_deal", "MS-21.24"),
    S_STEAL: ("steal_target", "MS-21.25"),
    S_CLEAR: ("clear_targets", "MS-21.26"),
    S_CALL: ("deals_to_use", "MS-21.27"),
    S_TAP: ("rival_deal_target", "MS-21.28"),
    S_OCCUPIED: ("visit_occupied", "MS-20.9.1"),
    S_STORE: ("store_goods", "MS-21.31"),
    S_KEEP_DRAWN: ("keep_drawn", "MS-21.32"),
    S_VICTIM: ("solo_victim", "MS-21.34"),
}

COPY_TARGET: Final = ("copy_target", "MS-21.6")
BONUS_TARGET: Final = ("bonus_target", "MS-21.29")
SOLO_PICK: Final = ("solo_pick", "MS-21.33")


def decision(p: Table, moves: list[int]) -> tuple[str, str]:
    """Name the decision that is asked now, and its clause, given what can be answered."""
    step = p.agenda[-1]
    if step[0] == S_PICK and p.solo:
        return SOLO_PICK
    if step[0] in (S_CHOICES, S_RECEIVE) and moves[0] & VERB == NAME:
        named = p.answers[step[1]] if step[0] == S_RECEIVE else []
        return BONUS_TARGET if step[2] == COPY_RIVAL and not named else COPY_TARGET
    return DECISIONS[step[0]]
