"""Production: base, deals, locations, leader, then the spoils window (FS-6)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.cards import model
from novastate.games.classic.rules import agreed, entering, payment, slots, supply
from novastate.games.classic.table import Table, kinds
from novastate.kernel.packing import FIELD, VERB, A, B
from novastate.kernel.steps import Ask, Do, Step, Steps


def perform_production(p: Table, step: Step) -> None:
    """Put a player's sources on the agenda in their order (FS-6.2)."""
    p.phase = codes.PRODUCTION
    seat = step[1]
    player = p.players[seat]
    p.push(codes.S_WINDOW, seat)
    if player.leader is not None:
        p.push(codes.S_FROM_PLACE, seat, player.leader.uid)
    for place in reversed(player.state):
        if not place.debris and p.cards.kind[place.card] <= model.CLOSED:
            p.push(codes.S_FROM_PLACE, seat, place.uid)
    for owner, i in reversed(agreed.held(p, seat)):  # NE-6.2
        p.push(codes.S_FROM_AGREEMENT, seat, owner, p.players[owner].state[i].uid)
    for card in reversed(player.deals):
        p.push(codes.S_FROM_DEAL, seat, card)
    p.push(codes.S_BASE, seat)


def perform_base(p: Table, step: Step) -> None:
    """Give the production of the base (FS-6.3)."""
    faction = p.cards.factions[p.players[step[1]].faction]
    supply.receive(p, step[1], faction.produces, codes.ON_BASE, "base", True)


def perform_from_deal(p: Table, step: Step) -> None:
    """Give what a deal yields (FS-6.4)."""
    supply.receive(p, step[1], p.cards.deal[step[2]], codes.ON_BASE, "deal", True)


def perform_from_place(p: Table, step: Step) -> None:
    """Give what a location or the leader yields (FS-6.5, FS-6.6)."""
    seat, uid = step[1], step[2]
    player = p.players[seat]
    place = player.in_play(uid)
    if place is not None:
        goods = entering.yield_of(p, player, place.card)
        supply.receive(p, seat, goods, uid, p.cards.ids[place.card], True)


def window_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the own spoils, as long as there are any; enough is an answer (FS-6.7, FS-6.8).

    Then cards may also be dropped (FS-8.5.6).
    """
    player = p.players[seat]
    moves = [codes.CASH | card << A for card in kinds(player.spoils)]
    if moves:
        slots.offer_tucked(player, codes.DROP, moves)
        moves.append(codes.DONE)
    return moves


def cash_or_drop(p: Table, step: Step, move: int) -> None:
    """Cash or drop a card and ask again, or stop."""
    verb, card = move & VERB, move >> A & FIELD
    if verb == codes.DONE:
        return
    p.agenda.append(step)
    if verb == codes.DROP:
        payment.untuck(p, step[1], card, move >> B & FIELD)
    else:
        _cash(p, step[1], card)


def _cash(p: Table, seat: int, card: int) -> None:
    """Discard a spoils card and take its goods."""
    payment.untuck(p, seat, card, codes.SPOILS, "cash")
    supply.receive(p, seat, p.cards.spoils[card], codes.ON_BASE, p.cards.ids[card], True)


STEPS: Final[Steps[Table]] = (
    Do(codes.S_PRODUCTION, perform_production),
    Do(codes.S_BASE, perform_base),
    Do(codes.S_FROM_DEAL, perform_from_deal),
    Do(codes.S_FROM_PLACE, perform_from_place),
    Ask(codes.S_WINDOW, "cash_spoils", "FS-6.7 NE-6.7", window_options, cash_or_drop),
)
