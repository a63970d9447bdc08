"""What everybody sees of an attack: who faces whom, how strong, and what it would hit (NE-9.1)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.goods import DEFENCE_1, DEFENCE_3
from novastate.games.classic.rules import supply, tokens
from novastate.games.classic.rules.contacts import CONQUEST, field_of, usable
from novastate.games.classic.table import Player, Table
from novastate.games.newera.rules import shootout
from novastate.games.newera.rules.contacts import defence_of

STEPS: Final[dict[int, str]] = {
    codes.S_DECLARE: "declare",
    codes.S_MORE: "more",
    codes.S_DEFEND: "defend",
    codes.S_ANSWER: "answer",
    codes.S_TARGET: "target",
}
"""The steps of a shootout that ask somebody (NE-9.1.1 to NE-9.1.8)."""


def facts(p: Table) -> dict[str, object]:
    """Tell the effective defence of every location, and the attack that is going on."""
    defences: list[list[int | None]] = [
        [None if place.debris else defence_of(p, place) for place in player.state]
        for player in p.players
    ]
    return {"defences": defences, "shootout": _shootout(p)}


def _shootout(p: Table) -> dict[str, object] | None:
    """Describe the attack that is going on; None if there is none."""
    if not p.agenda or p.agenda[-1][0] not in STEPS:
        return None
    kind, seat, other, strength = p.agenda[-1]
    other &= shootout.SEAT
    attacker, defender = (other, seat) if kind == codes.S_DEFEND else (seat, other)
    fought = 0 if kind == codes.S_DECLARE else strength
    defence = _value([token for owner, token, _ in p.committed if owner != attacker])
    by_tokens = any(owner == attacker for owner, _, _ in p.committed)
    undecided = kind == codes.S_DECLARE
    reserve = tokens.whole_range(p.players[attacker], CONQUEST) if by_tokens or undecided else 0
    field = (
        field_of(p, attacker, CONQUEST).range if undecided and usable(p, attacker, CONQUEST) else 0
    )
    return {
        "step": STEPS[kind],
        "attacker": attacker,
        "defender": defender,
        "by_card": not by_tokens and not undecided,
        "strength": max(0, fought),  # NE-9.1.2
        "attack": fought + defence,
        "defence": defence,
        "field": field,
        "reserve": reserve,
        "guard": _guard(p.players[defender]),
    }


def _value(tokens: list[int]) -> int:
    """Add up defence tokens (NE-2.1.7)."""
    return sum(3 if token == DEFENCE_3 else 1 for token in tokens)


def _guard(player: Player) -> int:
    """Add up the defence tokens a player could still commit (NE-2.1.7)."""
    return supply.have(player, DEFENCE_1) + 3 * supply.have(player, DEFENCE_3)
