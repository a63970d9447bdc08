"""The actions of a player turn that the old editions share (FS-7.2, NE-7.2)."""

from collections.abc import Callable
from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.rules import contacts, leading, redeveloping, slots, turning, working
from novastate.games.classic.table import Table
from novastate.kernel.packing import FIELD, A

Action = Callable[[Table, int, int], None]
"""Carry out a move of a seat."""


def offer_redevelopments(p: Table, seat: int, hand: list[int], moves: list[int]) -> None:
    """Offer the cards of the hand that can replace a location (FS-9.1, NE-12.2)."""
    for card in hand:
        if redeveloping.can_replace(p, seat, card):
            moves.append(codes.REDEVELOP | card << A)


def offer_shared(p: Table, seat: int, hand: list[int], moves: list[int]) -> None:
    """Offer leaders, digging, work, visits, exchanges, the leader's order, and cards to drop."""
    player = p.players[seat]
    leading.offer_leaders(p, seat, hand, moves)
    if len(player.hand) > 1:
        moves.append(codes.DIG)  # FS-11.1, NE-15.1
    working.offer_uses(p, seat, moves)
    working.offer_visits(p, seat, moves)
    working.offer_exchanges(p, seat, moves)
    if leading.can_command(p, seat):
        moves.append(codes.COMMAND)
    slots.offer_tucked(player, codes.DROP, moves)  # FS-7.4, NE-7.4


def _redevelop(p: Table, seat: int, move: int) -> None:
    p.push(codes.S_OVER, seat, move >> A & FIELD)


def _dig(p: Table, seat: int, move: int) -> None:
    p.push(codes.S_DRAW, seat, 1)
    p.push(codes.S_CARDS, seat, 2)


SHARED: Final[dict[int, Action]] = {
    codes.PASS: turning.pass_turn,
    codes.CONTACT: contacts.contact,
    codes.REDEVELOP: _redevelop,
    codes.LEAD: leading.lead,
    codes.DIG: _dig,
    codes.USE: working.use,
    codes.VISIT: working.visit,
    codes.EXCHANGE: working.exchange,
    codes.COMMAND: leading.command,
}
