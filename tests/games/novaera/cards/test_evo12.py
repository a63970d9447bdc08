"""The 18 evolutions of era II: what each costs and does."""

import pytest

from tests.games.novaera.cards.checks import check_effect
from tests.games.novaera.cards.facts import Card, Effect, effects, read
from tests.games.novaera.cards.obtaining import check_evolution, check_obsolescence, check_price

ERA = 2
CARDS = read("""
crop_rotation: technology green 4; evolves into agronomy; evolves from irrigation
    ability: convert 1 green to 1 any (2 a round)
    production: gain 2 green
hospices: technology green 7; evolves into public_health; evolves from herbalism
    production: repair 1
    production: unrest -1
    scoring: vp 1 if at_most damaged 0
selective_breeding: technology green 5; evolves from animal_husbandry
    production: gain 1 green per 2 green, at most 3
    production: gain 1 any
opera: technology green 6; evolves from theater
    instant: unrest -2
    production: unrest -1
    scoring: vp 2 if at_most unrest 3
knighthood: technology red 4; evolves into officer_corps; evolves from military_training
    production: gain 2 red
privateering: technology red 7; evolves from pillage
    production: steal 1 any from each_weaker:red
    scoring: vp 1 if most red
vassalage: technology red 5; evolves from tributes
    instant: gain 2 any
    always: count_as 1 red
    production: gain 2 any if most red
bombards: technology red 7; evolves from siegecraft
    always: count_as 1 red
    production: gain 1 red
    scoring: vp 1 if most red
guilds: technology yellow 5; evolves into manufactories; evolves from craftsmanship
    instant: gain 2 any
    ability: convert 1 any to 1 any (2 a round)
    always: action_bonus 1 gain
    production: gain 1 any
free_ports: technology yellow 6; evolves from lighthouse
    on_action expand: gain 3 any
    production: gain 2 any if most yellow
    scoring: vp 1 if most yellow
bills_of_exchange: technology yellow 5; evolves from coinage
    always: substitute 4 yellow
    production: gain 2 yellow
spice_routes: technology yellow 6; evolves into steamship_lines; evolves from caravans
    production: gain 2 any
    scoring: vp 1 if most yellow
epic_poetry: technology blue 4; evolves from storytelling
    production: gain 2 blue
scriptoria: technology blue 5; evolves from alphabet
    always: protect regression
    on_action research: gain 2 any
    on_dark_age: gain 3 blue
    production: gain 1 blue
algebra: technology blue 7; evolves into calculating_machines; evolves from mathematics
    ability: adjust any by 2 (1 a round)
    production: gain 1 blue
    scoring: vp 1 if at_least blue 3
observatories: technology blue 7; evolves from astronomy
    ability: flip any (1 a round)
    scoring: vp 1 if most blue
armourers: technology green red 6; evolves from blacksmithing
    always: discount 1 develop red
    always: protect invasion
    production: gain 1 red
    production: gain 1 green
caravels: technology yellow blue 7; evolves from sailing
    always: discount 1 expand
    on_action expand: gain 2 any
    production: gain 1 any
""")


@pytest.mark.parametrize("effect", effects(CARDS), ids=str)
def test_effect(effect: Effect) -> None:
    """NV-18.2, NV-18.3, NV-18.8: it happens when, as often and as much as the card says."""
    check_effect(effect, ERA)


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_price(card: Card) -> None:
    """NV-5.2, NV-5.4, NV-5.5: exactly what the card asks for buys it, and nothing less."""
    check_price(card, ERA)


@pytest.mark.parametrize("card", [card for card in CARDS if card.obsoletes], ids=str)
def test_obsolescence(card: Card) -> None:
    """NV-10.2: what it names leaves tableaus and hands; only own undamaged cards give a VP."""
    check_obsolescence(card, ERA)


@pytest.mark.parametrize("card", [card for card in CARDS if card.evolves_into], ids=str)
def test_evolution(card: Card) -> None:
    """NV-11.1: in play when the next era begins, it puts its evolution into the hand."""
    check_evolution(card, ERA)
