"""Redevelopment by field or token, and reconstruction of debris (NE-12, NE-13)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.cards import model
from novastate.games.classic.goods import MATERIAL
from novastate.games.classic.rules import bills, contacts, payment, redeveloping
from novastate.games.classic.table import Table
from novastate.games.newera.rules import fields
from novastate.kernel.packing import FIELD, A
from novastate.kernel.steps import Ask, Do, Step, Steps

COST: Final = bills.Bill((MATERIAL,))


def payments(p: Table, step: Step, seat: int) -> list[int]:
    """List how a redevelopment can be paid: the field once a turn, else a token (NE-12.1)."""
    return redeveloping.ways(p.players[seat], contacts.usable(p, seat, fields.REDEVELOPMENT))


def pay(p: Table, step: Step, move: int) -> None:
    """Pay for a redevelopment as chosen."""
    if not redeveloping.pay_by_token(p, step, move):
        contacts.use_field(p, step[1], fields.REDEVELOPMENT)


# --- reconstruction (NE-13.3)


def offer_reconstructions(p: Table, seat: int, hand: list[int], moves: list[int]) -> None:
    """Offer the locations of the hand that can be built on debris (NE-13.4)."""
    player = p.players[seat]
    if player.standing(p.cards).debris and payment.affordable(player, COST):
        for card in hand:
            if p.cards.is_location(card):
                moves.append(codes.RECONSTRUCT | card << A)


def reconstruct(p: Table, seat: int, move: int) -> None:
    """Begin a reconstruction: the debris is chosen next (NE-24)."""
    p.push(codes.S_RUIN_OVER, seat, move >> A & FIELD)


def ruin_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the debris, equal cards once: only which card is discarded differs (NE-13.8)."""
    moves: list[int] = []
    known: list[int] = []
    state = p.players[seat].state
    for i in range(len(state)):
        if state[i].debris and state[i].card not in known:
            known.append(state[i].card)
            moves.append(codes.OVER | i << A)
    return moves


def choose_ruin(p: Table, step: Step, move: int) -> None:
    """Pay, then build on the chosen debris."""
    seat = step[1]
    p.push(codes.S_REBUILD_RUIN, seat, step[2], p.players[seat].state[move >> A & FIELD].uid)
    payment.push_cost(p, seat, COST)


def perform_rebuild_ruin(p: Table, step: Step) -> None:
    """Discard the debris and place the location (NE-13.3)."""
    redeveloping.build_over(p, step, "reconstruct", model.ON_RECONSTRUCT, p.rules.reconstruct_vp)


STEPS: Final[Steps[Table]] = (
    Ask(codes.S_WITH, "redevelop_payment", "NE-12.1", payments, pay),
    Ask(codes.S_RUIN_OVER, "reconstruct_pair", "NE-13.3", ruin_options, choose_ruin),
    Do(codes.S_REBUILD_RUIN, perform_rebuild_ruin),
)
