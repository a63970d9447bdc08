"""S7: every player resolves the production effects of his cards (section 12)."""

from typing import Final

from novastate.games.novaera import codes
from novastate.games.novaera.cards.model import PRODUCTION
from novastate.games.novaera.rules.blocks import begin, triggered
from novastate.games.novaera.table import Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.position import Step
from novastate.kernel.steps import AskIf, Do, Steps


def push_production(p: Table) -> None:
    """Let the players produce clockwise (NV-4.7.1)."""
    for seat in reversed(p.clockwise()):
        p.push(codes.S_PRODUCTION, seat)


def perform_production(p: Table, step: Step) -> None:
    """Begin a player's part: his undamaged cards with a production effect (NV-12.1.1)."""
    p.phase = codes.PRODUCTION_PHASE
    seat = step[1]
    p.to_produce = triggered(p, p.players[seat], PRODUCTION)
    if p.to_produce:
        p.push(codes.S_PRODUCE, seat)


def perform_produce(p: Table, step: Step) -> bool:
    """Ask which card is next; where the order cannot matter, take that of placing."""
    seat = step[1]
    player = p.players[seat]
    # A card damaged before its turn comes is not resolved (NV-12.1.4).
    left = [card for card in p.to_produce if player.has(card)]
    p.to_produce = left
    if len(left) > 1 and ordering_matters(p, left):
        return p.ask(seat)
    _push_all(p, seat, left)
    return False


def ordering_matters(p: Table, cards: list[int]) -> bool:
    """Tell whether the order of these cards may make a difference (NV-17.1.28)."""
    if p.settings.supply:
        return True  # a limited supply gives to who comes first (NV-17.1.14)
    if p.settings.order_asked_often:
        return any(p.cards.order_matters[card] for card in cards)
    for card in cards:
        looks_at = p.cards.looks_at[card]
        for other in cards:
            if other != card and looks_at & p.cards.changes[other]:
                return True
    return False


def _push_all(p: Table, seat: int, cards: list[int]) -> None:
    for i in range(len(cards) - 1, -1, -1):
        p.push(codes.S_BLOCK, seat, cards[i], PRODUCTION)
    p.to_produce = []


def produce_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards left, and all of them in the order of placing."""
    return [*[codes.PRODUCE | card << A for card in p.to_produce], codes.REST]


def produce(p: Table, step: Step, move: int) -> None:
    """Resolve the chosen card, or all that are left."""
    seat = step[1]
    if move == codes.REST:
        _push_all(p, seat, p.to_produce)
        return
    card = move >> A & FIELD
    p.to_produce = [other for other in p.to_produce if other != card]
    p.agenda.append(step)
    begin(p, seat, card, PRODUCTION)


STEPS: Final[Steps[Table]] = (
    Do(codes.S_PRODUCTION, perform_production),
    AskIf(
        codes.S_PRODUCE, "production_order", "NV-19.1.15", perform_produce, produce_options, produce
    ),
)
