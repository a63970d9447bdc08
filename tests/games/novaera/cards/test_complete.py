"""The tests of the decks know every card of the set, with all that is printed on it."""

from collections import Counter
from importlib import import_module

import pytest

from novastate.games.registry import ruleset
from tests.games.novaera.cards.facts import Card
from tests.games.novaera.cards.test_two_objectives import TWO_OBJECTIVES

DECKS = ("start", "tech1", "evo12", "tech2", "evo23", "tech3", "pers1", "pers2", "pers3")
PRINTED = {str(card["id"]): card for card in ruleset("novaera").cards_data()}


def cards_of(deck: str) -> list[Card]:
    found: list[Card] = import_module(f"tests.games.novaera.cards.test_{deck}").CARDS
    return found


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_of_a_deck_is_tested(deck: str) -> None:
    """NV-2.4.1, NV-21.3.8: each card is there once, with each of its effects."""
    # given
    cards = cards_of(deck)
    # then
    assert Counter(card.id for card in cards) == Counter(
        id for id, printed in PRINTED.items() if printed["deck"] == deck
    )
    for card in cards:
        printed = PRINTED[card.id]["effects"]
        assert isinstance(printed, list)
        written = [(effect.trigger, effect.verb) for effect in card.effects]
        assert written == [(effect["trigger"], effect["verb"]) for effect in printed]


def test_there_are_198_cards() -> None:
    """NV-2.4.1: 148 technologies, territories and evolutions, and 50 personalities."""
    cards = [card for deck in DECKS for card in cards_of(deck)]
    assert len(cards) == 198
    assert sum(card.kind == "personality" for card in cards) == 50


def test_links_point_both_ways() -> None:
    """NV-21.5.1, NV-21.5.2: 36 evolutions, each named by its parent."""
    cards = {card.id: card for deck in DECKS for card in cards_of(deck)}
    evolutions = [card for card in cards.values() if card.evolves_from]
    assert len(evolutions) == 36
    for card in evolutions:
        assert cards[card.evolves_from].evolves_into == card.id


def test_cards_with_two_objectives_have_examples() -> None:
    """NV-13.1.4: what the generic check leaves out stands among the examples."""
    several = {
        card.id
        for deck in DECKS
        for card in cards_of(deck)
        if sum(effect.trigger == "scoring" for effect in card.effects) > 1
    }
    assert several == set(TWO_OBJECTIVES)
