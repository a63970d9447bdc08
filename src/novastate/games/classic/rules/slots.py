"""Slots for spoils and deals (FS-8.5, NE-8.6)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.rules.payment import untuck
from novastate.games.classic.table import NOBODY, Player, Table, kinds
from novastate.kernel.packing import FIELD, A, B
from novastate.kernel.piles import added, without
from novastate.kernel.steps import Ask, Do, Step, Steps


def slots(p: Table, player: Player, gone: int = NOBODY) -> int:
    """Count a player's slots: those of the base and of locations with the trait (FS-8.5.2).

    `gone` is the uid of a location that is about to leave.
    """
    n = p.rules.base_slots
    for place in player.state:
        if not place.debris and place.uid != gone:
            n += min(p.cards.effects[place.card].slots, p.rules.trait_slots)
    return n


def tucked(player: Player) -> int:
    """Count the tucked cards; only their total matters (FS-8.5.3)."""
    return len(player.spoils) + len(player.deals)


def offer_tucked(player: Player, verb: int, moves: list[int]) -> None:
    """Offer the tucked cards, equal ones once."""
    if player.spoils:
        for card in kinds(player.spoils):
            moves.append(verb | card << A | codes.SPOILS << B)
    if player.deals:
        for card in kinds(player.deals):
            moves.append(verb | card << A | codes.DEAL << B)


def room_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the tucked cards one of which makes room, if there is none left (FS-8.1.10)."""
    return _too_many(p, seat, 1, NOBODY)


def overflow_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the tucked cards one of which goes, if slots are lost (FS-8.5.4)."""
    return _too_many(p, seat, 0, step[2] - 1)


def _too_many(p: Table, seat: int, more: int, gone: int) -> list[int]:
    """List the tucked cards unless they fit with some more."""
    player = p.players[seat]
    moves: list[int] = []
    if tucked(player) + more > slots(p, player, gone):
        offer_tucked(player, codes.ROOM, moves)
    return moves


def make_room(p: Table, step: Step, move: int) -> None:
    """Discard the chosen card without any gain; the step looks again whether all fit."""
    p.agenda.append(step)
    untuck(p, step[1], move >> A & FIELD, move >> B & FIELD)


def perform_tuck(p: Table, step: Step) -> None:
    """Tuck a card of the hand as spoils or as a deal (FS-8.2.2, FS-8.3.2)."""
    seat, card, way = step[1], step[2], step[3]
    player = p.players[seat]
    player.hand = without(player.hand, card)
    if way == codes.DEAL:
        player.deals = added(player.deals, card)
    else:
        player.spoils = added(player.spoils, card)
    p.tell_card("deal" if way == codes.DEAL else "conquer", seat, card)


STEPS: Final[Steps[Table]] = (
    Ask(codes.S_ROOM, "make_room", "FS-8.5.7 NE-8.6.3", room_options, make_room),
    Ask(codes.S_OVERFLOW, "slot_overflow", "FS-8.5.4 NE-8.6.4", overflow_options, make_room),
    Do(codes.S_TUCK, perform_tuck),
)
