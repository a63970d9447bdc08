"""The card phase (section 4)."""

from bisect import insort
from typing import Final

from novastate.games.master import codes
from novastate.games.master.rules import production
from novastate.games.master.rules.supply import tell, tell_card, top_card
from novastate.games.master.table import Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.piles import added, without
from novastate.kernel.position import Step
from novastate.kernel.steps import AskIf, Do, Steps


def perform_round(p: Table, step: Step) -> None:
    """Begin a round: connections first, then the displays (MS-4.1, MS-4.2)."""
    p.round += 1
    p.phase = codes.CARDS
    p.reveal()
    p.rival_due = False
    p.attacks = 0
    for player in p.players:
        player.passed = False
    tell(p, "phase_cards", -1, {"round": p.round})
    p.connection_discard = p.connection_discard + p.open_connections
    p.open_connections = []
    p.blue_deck = _reveal_connection(p, p.blue_deck, "blue")
    p.red_deck = _reveal_connection(p, p.red_deck, "red")
    production.begin(p)
    if p.solo:
        _solo_display(p)
    else:
        order = p.clockwise()
        p.push(codes.S_LEFTOVER, -1)
        for seat in order:
            p.push(codes.S_PICK, seat)
        p.push(codes.S_DISPLAY, -1, p.seats + 1)
        p.push(codes.S_LEFTOVER, -1)
        for seat in reversed(order):
            p.push(codes.S_PICK, seat)
        p.push(codes.S_DISPLAY, -1, p.seats + 1)


def _reveal_connection(p: Table, deck: list[int], colour: str) -> list[int]:
    """Turn up the top card of a connection deck and return the rest (MS-4.2, MS-4.3)."""
    if not deck and p.settings.connections_reshuffle:
        back = p.connection_discard
        deck = [card for card in back if p.cards.colour(card) == colour]
        p.connection_discard = [card for card in back if p.cards.colour(card) != colour]
        p.chance.shuffle(deck)
    if not deck:
        return deck
    p.open_connections = [*p.open_connections, deck[-1]]
    tell_card(p, "reveal_connection", -1, deck[-1])
    return deck[:-1]


def _solo_display(p: Table) -> None:
    """Lay out the card phase of the solo game (SO-3.2 to SO-3.5)."""
    p.push(codes.S_RIVAL_CARD, 1, 2)
    p.push(codes.S_RIVAL_CARD, 1, 1)
    p.push(codes.S_PICK, 0)
    p.push(codes.S_RIVAL_CARD, 1, 0)
    p.push(codes.S_PICK, 0)
    p.push(codes.S_DISPLAY, -1, 4)


def perform_display(p: Table, step: Step) -> None:
    """Turn up cards; if there are too few, all of them (MS-4.4, MS-4.10)."""
    for _ in range(step[2]):
        card = top_card(p)
        if card < 0:
            break
        p.display = added(p.display, card)
    if p.listener is not None:
        tell(p, "display", -1, {"cards": [p.cards.ids[card] for card in p.display]})


def perform_pick(p: Table, step: Step) -> bool:
    """Let a player take a card of the display; later ones may find none (MS-4.5, MS-4.10)."""
    if not p.display:
        return False
    if p.display[0] == p.display[-1]:
        _pick(p, step[1], p.display[0])
        return False
    return p.ask(step[1])


def pick_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards of the display (MS-21.33)."""
    moves: list[int] = []
    last = -1
    for card in p.display:
        if card != last:
            moves.append(codes.PICK | card << A)
        last = card
    return moves


def pick(p: Table, step: Step, move: int) -> None:
    """Take the chosen card."""
    p.barriers += 1
    _pick(p, step[1], move >> A & FIELD)


def _pick(p: Table, seat: int, card: int) -> None:
    p.display = without(p.display, card)
    insort(p.players[seat].hand, card)
    tell_card(p, "pick", seat, card)


def perform_leftover(p: Table, step: Step) -> None:
    """Discard the card left over (MS-4.5)."""
    for card in p.display:
        p.discard.append(card)
        tell_card(p, "leftover", -1, card)
    p.display = []


STEPS: Final[Steps[Table]] = (
    Do(codes.S_ROUND, perform_round),
    Do(codes.S_DISPLAY, perform_display),
    AskIf(codes.S_PICK, "pick_card", "MS-21.3", perform_pick, pick_options, pick),
    Do(codes.S_LEFTOVER, perform_leftover),
)
