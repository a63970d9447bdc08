"""The 26 technologies and 6 territories of era II: what each costs and does."""

import pytest

from tests.games.novaera.cards.checks import check_effect
from tests.games.novaera.cards.facts import Card, Effect, effects, read
from tests.games.novaera.cards.obtaining import check_evolution, check_obsolescence, check_price

ERA = 2
CARDS = read("""
heavy_plough: technology green 6; obsoletes hunting
    instant: gain 2 green
    production: gain 2 green
almshouses: technology green 7; evolves into social_insurance; obsoletes granaries
    instant: unrest -2
    always: protect riots
    production: unrest -1
    scoring: vp 1 if at_most unrest 3
quarantine: technology green 9; obsoletes midwifery
    instant: repair 2
    instant: track dark_age -4
    always: protect dark_age
    production: repair 1
    scoring: vp 1 if at_most damaged 0
coffee_houses: technology green 7; obsoletes bathhouses
    instant: gain 1 any
    instant: unrest -2
    always: pick_limit 1
    on_action develop: gain 1 any
botanical_gardens: technology green 9
    always: discount 1 develop green
    scoring: vp 1 per 2 green, at most 3
crossbows: technology red 6; evolves into rifles; obsoletes archery
    instant: gain 2 red
    production: gain 1 red
    scoring: vp 1 if most red
castles: technology red 8; obsoletes city_walls
    instant: gain 2 red
    always: protect invasion attack
    on_dark_age: gain 2 red
    scoring: vp 1 if at_least territory 1
absolutism: technology red 8; obsoletes tyranny oppression
    always: discount 1 enlist
    on_new_era: keep choose
    production: unrest +1
    production: gain 2 any
    scoring: vp 1 if at_least personality 1
standing_armies: technology red 10; obsoletes mercenaries
    always: count_as 1 red
    production: gain 1 red
    production: lose 1 yellow
    scoring: vp 1 per 3 red, at most 2
gunpowder: technology red 9; evolves into field_artillery; obsoletes siegecraft
    instant: gain 2 red
    instant: damage 1 tech of each_weaker:red
    scoring: vp 1 if most red
double_entry: technology yellow 8; obsoletes abacus
    instant: gain 1 yellow
    scoring: vp 1 per 8 res, at most 2
trade_fairs: technology yellow 7; obsoletes barter
    instant: gain 2 any
    ability: convert 1 any to 1 any (2 a round)
    always: protect decline
    production: gain 1 any
canals: technology yellow 6; obsoletes horse_riding
    always: discount 1 develop
    production: gain 1 yellow
banking: technology yellow 7; evolves into stock_exchange; obsoletes weights_and_measures
    instant: gain 2 yellow
    production: gain 1 yellow per 3 res:yellow, at most 2
    scoring: vp 1 if most yellow
joint_stock: technology yellow 10; obsoletes trade
    production: gain 1 yellow per 2 yellow, at most 2
    scoring: vp 1 per 1 territory, at most 2
compass: technology blue 7; obsoletes scouting
    instant: research 1
    always: reach 1 (1 a round)
    always: discount 1 expand
    production: gain 1 any if least vp
universities: technology blue 8; obsoletes mysticism
    always: protect regression
    always: action_bonus 1 research
    production: gain 1 blue
    scoring: vp 1 if at_least blue 3
optics: technology blue 8; obsoletes stargazing
    instant: gain 1 blue
    ability: flip any (1 a round)
printing_press: technology blue 8; evolves into newspapers; obsoletes writing
    instant: gain 2 blue
    on_upgrade: vp 1
scientific_method: technology blue 10; evolves into laboratories; obsoletes philosophy
    instant: gain 1 blue
    always: discount 1 develop blue
    scoring: vp 1 per 2 blue, at most 3
militia: technology green red 7
    always: protect riots
    production: unrest -1
    production: gain 1 red
windmills: technology green yellow 5
    production: gain 1 green
    production: gain 1 yellow
anatomy: technology green blue 7; obsoletes healing_arts
    instant: gain 1 any
    instant: repair 2
    always: action_bonus 1 repair
    scoring: vp 2 if at_most damaged 0
chartered_companies: technology red yellow 10
    on_action expand: gain 2 any
    scoring: vp 1 per 1 territory, at most 2
cartography: technology red blue 8
    instant: draw 2
    always: discount 1 expand
    scoring: vp 1 if most territory
alchemy: technology yellow blue 6
    ability: convert 2 any to 3 any (1 a round)
    always: wild_die black
river_valleys: territory 2 green; evolves into dammed_valleys
    instant: unrest +2
    instant: gain 3 green
    production: gain 1 green
mountain_strongholds: territory 2 red; evolves into national_parks
    instant: unrest +2
    instant: gain 1 red
    always: protect invasion
    on_disaster invasion: vp 1
    production: track invasion +1
urban_development: territory 1 green 2 red; evolves into metropolis
    instant: unrest +1
    instant: gain 3 green
    production: gain 1 green
trade_harbours: territory 2 yellow 1 blue; evolves into world_ports
    instant: unrest +2
    instant: gain 1 yellow
    production: gain 1 yellow
    scoring: vp 1 if most yellow
pilgrimage_sites: territory 1 green 2 blue; evolves into heritage_sites
    instant: unrest +2
    instant: gain 1 blue
    production: unrest -1
    scoring: vp 1 if at_most unrest 3
overseas_settlements: territory 2 yellow 2 blue; evolves into federal_union
    instant: unrest +3
    instant: gain 3 any
    scoring: vp 1
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
