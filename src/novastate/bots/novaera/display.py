"""What changing the display would bring: a card lowered into reach, a card reserved."""

from typing import Final, cast

from novastate.bots.novaera.evaluation import Evaluation
from novastate.games.novaera.constants import LAND, TERRITORY
from novastate.games.novaera.rules.card_choices import sinkable
from novastate.games.novaera.rules.display import face_up, sink
from novastate.games.novaera.table import Table

COMPARED: Final = 3
"""How many cards are compared by what could be done with them; each takes a plan of its own."""


def hold(evaluation: Evaluation, card: int) -> float:
    """Value a card for the hand: its best column, less its price."""
    p = evaluation.p
    if p.cards.kind[card] == LAND:
        return evaluation.card_values.coming(card, TERRITORY)
    price = evaluation.time_left.resource * p.cards.cost[card]
    return (
        max(evaluation.card_values.coming(card, colour) for colour in p.cards.colours[card])
        - 0.6 * price
    )


def lowering(evaluation: Evaluation) -> dict[int, float]:
    """Value the best cards to lower: what the dice could do then, beyond what they can now."""
    now = evaluation.plan.best(evaluation.player.dice, evaluation.player.resources)
    return {
        card: _lowered(evaluation, card) - now for card in _best(evaluation, sinkable(evaluation.p))
    }


def _lowered(evaluation: Evaluation, card: int) -> float:
    """Value the dice with a card at the bottom of its column (NV-18.8.19)."""
    copy = cast(Table, evaluation.p.clone())
    sink(copy, evaluation.seat, card)
    return _planned(evaluation, copy)


def reserving(evaluation: Evaluation) -> dict[int, float]:
    """Value the best cards to reserve, beyond what the token does where it lies."""
    p = evaluation.p
    now = evaluation.plan.best(evaluation.player.dice, evaluation.player.resources)
    if p.token >= 0:
        now += _safe(evaluation, p.token)
    cards = _best(evaluation, [card for card in face_up(p) if card != p.token])
    return {card: _reserved(evaluation, card) - now for card in cards}


def _reserved(evaluation: Evaluation, card: int) -> float:
    """Value the dice with the token on a card, which is then cheaper and in reach (NV-18.9.3)."""
    copy = cast(Table, evaluation.p.clone())
    copy.token = card
    copy.token_owner = evaluation.seat
    return _planned(evaluation, copy) + _safe(evaluation, card)


def _safe(evaluation: Evaluation, card: int) -> float:
    """Value that no rival can take a card."""
    if evaluation.time_left.era_rounds <= 1 and not evaluation.player.dice:
        return 0.0  # at a new era the token comes back (NV-18.9.6)
    return evaluation.weights.urgency * max(0.0, hold(evaluation, card))


def _best(evaluation: Evaluation, cards: list[int]) -> list[int]:
    """List the cards most worth having."""
    return sorted(cards, key=lambda card: -hold(evaluation, card))[:COMPARED]


def _planned(evaluation: Evaluation, copy: Table) -> float:
    """Value the own dice at another table."""
    other = Evaluation(copy, evaluation.seat, evaluation.weights)
    return other.plan.best(evaluation.player.dice, evaluation.player.resources)
