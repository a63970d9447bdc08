"""The 18 evolutions of era II: what each costs and does."""

import pytest

from tests.games.novaera.cards.checks import check_effect
from tests.games.novaera.cards.facts import Card, Effect, effects, read
from tests.games.novaera.cards.obtaining import check_evolution, check_obsolescence, check_price

ERA = 2
CARDS = read("""
crop_rotation: technology green 4; evolves into agronomy; evolves from irrigation
    always: discount 1 develop green
    production: convert 2 green to 1 vp (2 a round)
hospices: technology green 6; evolves into public_health; evolves from herbalism
    production: repair 1
    production: convert 2 green to 1 vp (2 a round)
    scoring: vp 1 if at_most damaged 0
selective_breeding: technology green 4; evolves from animal_husbandry
    always: discount 1 develop green
    on_action gain green: gain 1 any
opera: technology green 5; evolves from theater
    on_action calm: vp 1
    production: unrest -1
    scoring: vp 1 if at_most unrest 3
knighthood: technology red 4; evolves into officer_corps; evolves from military_training
    always: count_as 1 red
    production: convert 2 red to 1 vp (2 a round)
privateering: technology red 4; evolves from pillage
    instant: gain 1 any
    scoring: vp 1 if at_least yellow 2
vassalage: technology red 4; evolves from tributes
    always: count_as 1 red
    production: gain 1 any if most red
bombards: technology red 5; evolves from siegecraft
    always: count_as 1 red
    scoring: vp 1 if at_least red 3
guilds: technology yellow 4; evolves into manufactories; evolves from craftsmanship
    always: action_bonus 1 gain
    production: convert 2 yellow to 1 vp (2 a round)
free_ports: technology yellow 5; evolves from lighthouse
    on_action expand: gain 1 any
    production: gain 1 any if most yellow
    scoring: vp 1 if at_least yellow 3
bills_of_exchange: technology yellow 4; evolves from coinage
    always: substitute 4 yellow
    on_action gain yellow: gain 1 any
spice_routes: technology yellow 6; evolves into steamship_lines; evolves from caravans
    production: gain 1 any
    scoring: vp 1 if most yellow
epic_poetry: technology blue 4; evolves from storytelling
    instant: research 1
    scoring: vp 1 per 3 blue, at most 2
scriptoria: technology blue 4; evolves from alphabet
    always: protect regression
    on_action research: gain 1 any
    on_dark_age: gain 2 blue
    production: convert 2 blue to 1 vp (2 a round)
algebra: technology blue 6; evolves into calculating_machines; evolves from mathematics
    ability: adjust any by 2 (1 a round)
    scoring: vp 1 if at_least blue 4
observatories: technology blue 5; evolves from astronomy
    ability: flip any (1 a round)
    scoring: vp 1 if at_least blue 3
armourers: technology green red 4; evolves from blacksmithing
    always: protect invasion
    scoring: vp 1 if at_least red 3
caravels: technology yellow blue 5; evolves from sailing
    always: discount 1 expand
    on_action expand: gain 2 any
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
