"""Slots for spoils and deals (FS-8.5, NE-8.6)."""

from novastate.games.classic.codes import (
    DEAL,
    FIELD,
    ROOM,
    SPOILS,
    A,
    B,
)
from novastate.games.classic.rules.payment import untuck
from novastate.games.classic.table import NOBODY, Player, Table
from novastate.kernel.piles import added, without
from novastate.kernel.position import Step


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
    last = NOBODY
    for card in player.spoils:
        if card != last:
            moves.append(verb | card << A | SPOILS << B)
            last = card
    last = NOBODY
    for card in player.deals:
        if card != last:
            moves.append(verb | card << A | DEAL << B)
            last = card


def perform_room(p: Table, step: Step) -> bool:
    """Ask which tucked card makes room, if there is none left (FS-8.1.10)."""
    return _make_fit(p, step, 1, NOBODY)


def perform_overflow(p: Table, step: Step) -> bool:
    """Ask which tucked cards go when slots are lost (FS-8.5.4)."""
    return _make_fit(p, step, 0, step[2] - 1)


def _make_fit(p: Table, step: Step, more: int, gone: int) -> bool:
    """Drop tucked cards until they fit with some more; ask where there is a choice."""
    player = p.players[step[1]]
    while tucked(player) + more > slots(p, player, gone):
        options = room_options(p, step, step[1])
        if len(options) > 1:
            return p.ask(step[1])
        untuck(p, step[1], options[0] >> A & FIELD, options[0] >> B & FIELD)
    return False


def room_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the tucked cards."""
    moves: list[int] = []
    offer_tucked(p.players[seat], ROOM, moves)
    return moves


def room_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Discard the chosen card without any gain; the step looks again whether all fit."""
    untuck(p, seat, move >> A & FIELD, move >> B & FIELD)


def perform_tuck(p: Table, step: Step) -> bool:
    """Tuck a card of the hand as spoils or as a deal (FS-8.2.2, FS-8.3.2)."""
    seat, card, way = step[1], step[2], step[3]
    player = p.players[seat]
    player.hand = without(player.hand, card)
    if way == DEAL:
        player.deals = added(player.deals, card)
    else:
        player.spoils = added(player.spoils, card)
    if p.listener is not None:
        p.tell("deal" if way == DEAL else "conquer", seat, {"card": p.cards.ids[card]})
    return False
