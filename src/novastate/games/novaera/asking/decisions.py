"""The decisions of section 19: which agenda step asks which, by name and clause."""

from typing import Final

from novastate.games.novaera import codes
from novastate.games.novaera.codes import LOSE, VERB
from novastate.games.novaera.table import Table

DECISIONS: Final[dict[int, tuple[str, str]]] = {
    codes.S_PICK: ("pick_zone", "NV-19.1.1"),
    codes.S_DARK_DIE: ("dark_die", "NV-19.1.2"),
    codes.S_TURN: ("turn", "NV-19.1.4"),
    codes.S_USE_DIE: ("ability_die", "NV-19.1.3"),
    codes.S_RECOLOUR: ("ability_colour", "NV-19.1.3"),
    codes.S_SINK: ("lower_card", "NV-19.1.3"),
    codes.S_GIVE: ("give_resource", "NV-18.5.8"),
    codes.S_COLOUR: ("paying_colour", "NV-19.1.5"),
    codes.S_DIE: ("action_die", "NV-19.1.4"),
    codes.S_PAY: ("payment", "NV-19.1.5"),
    codes.S_MEND: ("repair_card", "NV-19.1.7"),
    codes.S_FETCH: ("research_card", "NV-19.1.8"),
    codes.S_TAKE: ("take_resource", "NV-19.1.9"),
    codes.S_STEAL: ("steal_resource", "NV-19.1.10"),
    codes.S_CIVIL_WAR: ("civil_war_loss", "NV-19.1.11"),
    codes.S_STRUCK: ("disaster_damage", "NV-19.1.12"),
    codes.S_DAMAGE: ("damage_own", "NV-19.1.14"),
    codes.S_PRODUCE: ("production_order", "NV-19.1.15"),
    codes.S_CONVERT: ("convert", "NV-19.1.16"),
    codes.S_TRACK: ("move_track", "NV-19.1.17"),
    codes.S_RECALL: ("recall_card", "NV-19.1.19"),
    codes.S_MARK: ("reserve_card", "NV-19.1.20"),
    codes.S_KEEP: ("keep_personality", "NV-19.1.21"),
}

DISASTER_LOSS: Final = ("disaster_loss", "NV-19.1.13")
BY_EFFECT: Final[dict[int, tuple[str, str]]] = {
    codes.S_MEND: ("repair_card", "NV-19.1.18"),
    codes.S_FETCH: ("research_card", "NV-19.1.19"),
}
"""Decisions that an effect asks as well as an action, whose step then says 0."""


def decision(p: Table, moves: list[int]) -> tuple[str, str]:
    """Name the decision that is asked now, and its clause, given what can be answered."""
    step = p.agenda[-1]
    if step[0] == codes.S_STRUCK and moves and moves[0] & VERB == LOSE:
        return DISASTER_LOSS
    if step[0] in BY_EFFECT and not step[3]:
        return BY_EFFECT[step[0]]
    return DECISIONS[step[0]]
