"""The 18 evolutions of era III: what each costs and does."""

import pytest

from tests.games.novaera.cards.checks import check_effect
from tests.games.novaera.cards.facts import Card, Effect, effects, read
from tests.games.novaera.cards.obtaining import check_obsolescence, check_price

ERA = 3
CARDS = read("""
agronomy: technology green 7; evolves from crop_rotation
    always: discount 1 develop green
    scoring: vp 1 per 1 green, at most 3
social_insurance: technology green 6; evolves from almshouses
    instant: unrest -3
    always: protect civil_war
    on_action calm: vp 1
    scoring: vp 3 if at_most unrest 5
public_health: technology green 7; evolves from hospices
    instant: repair 3
    production: convert 2 green to 1 vp (2 a round)
    scoring: vp 2 if at_most damaged 0
rifles: technology red 6; evolves from crossbows
    always: count_as 1 red
    scoring: vp 1 if most red
officer_corps: technology red 7; evolves from knighthood
    ability: flip any (1 a round)
    always: discount 1 enlist
    scoring: vp 1 per 2 red, at most 3
field_artillery: technology red 6; evolves from gunpowder
    instant: damage 1 tech of each_weaker:red
    scoring: vp 1 per 2 red, at most 1
manufactories: technology yellow 6; evolves from guilds
    always: action_bonus 2 gain
    production: convert 2 any to 1 vp (1 a round)
    scoring: vp 1 per 2 yellow, at most 2
stock_exchange: technology yellow 8; evolves from banking
    production: convert 2 yellow to 1 vp (2 a round)
    scoring: vp 1 per 4 res, at most 2
steamship_lines: technology yellow 6; evolves from spice_routes
    always: discount 1 expand
    instant: gain 2 any
    scoring: vp 1 per 2 yellow, at most 2
newspapers: technology blue 8; evolves from printing_press
    on_action calm: vp 1
    scoring: vp 1 per 3 past, at most 3
calculating_machines: technology blue 6; evolves from algebra
    ability: set_die any to 6 (1 a round)
    scoring: vp 1 if at_least blue 3
laboratories: technology blue 8; evolves from scientific_method
    ability: adjust any by 1 (1 a round)
    scoring: vp 1 per 1 blue, at most 3
national_parks: territory 1 green 2 red; evolves from mountain_strongholds
    instant: unrest +5
    scoring: vp 1
dammed_valleys: territory 2 green 1 blue; evolves from river_valleys
    instant: unrest +3
    scoring: vp 1
world_ports: territory 2 yellow 1 blue; evolves from trade_harbours
    instant: unrest +3
    scoring: vp 1
heritage_sites: territory 2 green 2 blue; evolves from pilgrimage_sites
    instant: unrest +3
    instant: recall 1
    scoring: vp 1 per 4 past, at most 1
metropolis: territory 2 green 2 red 1 yellow; evolves from urban_development
    instant: unrest +4
    scoring: vp 1 if at_least types 5
federal_union: territory 1 red 1 yellow 1 blue; evolves from overseas_settlements
    instant: unrest +3
    scoring: vp 1 per 1 sets, at most 1
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
