"""What changing the display would bring: a card lowered into reach, a card reserved."""

from typing import Final, cast

from novastate.bots.novaera.mind import Mind
from novastate.games.novaera.constants import LAND, TERRITORY
from novastate.games.novaera.rules.card_choices import sinkable
from novastate.games.novaera.rules.display import face_up, sink
from novastate.games.novaera.table import Table

COMPARED: Final = 3
"""How many cards are compared by what could be done with them; each takes a plan of its own."""


def hold(mind: Mind, card: int) -> float:
    """Value a card for the hand: its best column, less its price."""
    p = mind.p
    if p.cards.kind[card] == LAND:
        return mind.worth.coming(card, TERRITORY)
    price = mind.outlook.resource * p.cards.cost[card]
    return max(mind.worth.coming(card, colour) for colour in p.cards.colours[card]) - 0.6 * price


def lowering(mind: Mind) -> dict[int, float]:
    """Value the best cards to lower: what the dice could do then, beyond what they can now."""
    now = mind.plan.best(mind.player.dice, mind.player.resources)
    return {card: _lowered(mind, card) - now for card in _best(mind, sinkable(mind.p))}


def _lowered(mind: Mind, card: int) -> float:
    """Value the dice with a card at the bottom of its column (NV-18.8.19)."""
    copy = cast(Table, mind.p.clone())
    sink(copy, mind.seat, card)
    return _planned(mind, copy)


def reserving(mind: Mind) -> dict[int, float]:
    """Value the best cards to reserve, beyond what the token does where it lies."""
    p = mind.p
    now = mind.plan.best(mind.player.dice, mind.player.resources)
    if p.token >= 0:
        now += _safe(mind, p.token)
    cards = _best(mind, [card for card in face_up(p) if card != p.token])
    return {card: _reserved(mind, card) - now for card in cards}


def _reserved(mind: Mind, card: int) -> float:
    """Value the dice with the token on a card, which is then cheaper and in reach (NV-18.9.3)."""
    copy = cast(Table, mind.p.clone())
    copy.token = card
    copy.token_owner = mind.seat
    return _planned(mind, copy) + _safe(mind, card)


def _safe(mind: Mind, card: int) -> float:
    """Value that no rival can take a card."""
    if mind.outlook.era_rounds <= 1 and not mind.player.dice:
        return 0.0  # at a new era the token comes back (NV-18.9.6)
    return mind.weights.urgency * max(0.0, hold(mind, card))


def _best(mind: Mind, cards: list[int]) -> list[int]:
    """List the cards most worth having."""
    return sorted(cards, key=lambda card: -hold(mind, card))[:COMPARED]


def _planned(mind: Mind, copy: Table) -> float:
    """Value the own dice at another table."""
    other = Mind(copy, mind.seat, mind.weights)
    return other.plan.best(mind.player.dice, mind.player.resources)
