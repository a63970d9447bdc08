"""How rivals are expected to answer within an attack (NE-9.1)."""

from typing import Final

from novastate.bots.classic.card_values import Book
from novastate.games.classic.codes import DEFEND, DONE, S_ANSWER, S_DEFEND, S_SPARE, S_TARGET
from novastate.games.classic.goods import DEFENCE_1, DEFENCE_3
from novastate.games.classic.position import ClassicPosition
from novastate.games.classic.rules.supply import have
from novastate.games.newera.rules.shootout import weakest
from novastate.kernel.packing import FIELD, A, B

EXPECTED: Final[frozenset[int]] = frozenset({S_DEFEND, S_ANSWER, S_TARGET, S_SPARE})


def settle(p: ClassicPosition, seat: int, b: Book) -> None:
    """Let rivals answer what an attack asks of them, in place."""
    while len(p.asking) == 1 and p.asking[0] != seat and p.agenda[-1][0] in EXPECTED:
        rival, step = p.asking[0], p.agenda[-1][0]
        if step == S_DEFEND:
            p.apply(rival, _defence(p, rival))
        elif step == S_TARGET:
            p.apply(rival, _target(p, rival, b))
        else:
            p.apply(rival, DONE)


def _defence(p: ClassicPosition, rival: int) -> int:
    """Commit a token if that can still ward the attack off."""
    strength, player = p.agenda[-1][3], p.players[rival]
    guard = have(player, DEFENCE_1) + 3 * have(player, DEFENCE_3)
    least = weakest(p, rival)
    if strength < least or strength - guard >= least:
        return DONE
    token = DEFENCE_1 if have(player, DEFENCE_1) and strength == least else DEFENCE_3
    if not have(player, token):
        token = DEFENCE_1 if token == DEFENCE_3 else DEFENCE_3
    return DEFEND | token << A


def _target(p: ClassicPosition, rival: int, b: Book) -> int:
    """Take the location with the best spoils."""
    moves = p.moves(rival)
    owner = p.players[moves[0] >> A & FIELD]
    return max(moves, key=lambda move: b.spoils[owner.state[move >> B & FIELD].card])
