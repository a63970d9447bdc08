"""The 8 starting technologies: what each costs and does."""

import pytest

from tests.games.novaera.cards.checks import check_effect
from tests.games.novaera.cards.facts import Card, Effect, effects, read
from tests.games.novaera.cards.obtaining import check_evolution, check_price

ERA = 1
CARDS = read("""
irrigation: technology green 2; evolves into crop_rotation
    production: gain 1 green
herbalism: technology green 1; evolves into hospices
    production: repair 1
military_training: technology red 2; evolves into knighthood
    production: gain 1 red
hunting: technology red 1
    ability: convert 1 red to 1 any (2 a round)
fishing: technology yellow 2
    production: gain 1 yellow if at_most res:yellow 2
barter: technology yellow 1
    ability: convert 1 any to 1 any (2 a round)
storytelling: technology blue 2; evolves into epic_poetry
    production: gain 1 blue if at_most res:blue 2
stargazing: technology blue 1
    on_pick: gain 1 blue if at_most pick_sum 9
""")


@pytest.mark.parametrize("effect", effects(CARDS), ids=str)
def test_effect(effect: Effect) -> None:
    """NV-18.2, NV-18.3, NV-18.8: it happens when, as often and as much as the card says."""
    check_effect(effect, ERA)


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_price(card: Card) -> None:
    """NV-5.2, NV-5.4, NV-5.5: exactly what the card asks for buys it, and nothing less."""
    check_price(card, ERA)


@pytest.mark.parametrize("card", [card for card in CARDS if card.evolves_into], ids=str)
def test_evolution(card: Card) -> None:
    """NV-11.1: in play when the next era begins, it puts its evolution into the hand."""
    check_evolution(card, ERA)
