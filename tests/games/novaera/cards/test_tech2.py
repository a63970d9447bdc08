"""The 26 technologies and 6 territories of era II: what each costs and does."""

import pytest

from tests.games.novaera.cards.checks import check_effect
from tests.games.novaera.cards.facts import Card, Effect, effects, read
from tests.games.novaera.cards.obtaining import check_evolution, check_obsolescence, check_price

ERA = 2
CARDS = read("""
heavy_plough: technology green 6; obsoletes hunting irrigation
    instant: gain 1 green
    always: discount 1 develop green
almshouses: technology green 7; evolves into social_insurance; obsoletes granaries
    instant: unrest -2
    always: protect riots
    production: convert 2 green to 1 vp (2 a round)
quarantine: technology green 8; obsoletes midwifery
    instant: repair 2
    always: protect dark_age
    on_action repair: vp 1
    scoring: vp 1 if at_most damaged 0
coffee_houses: technology green 6; obsoletes bathhouses
    always: pick_limit 1
    on_action calm: gain 1 any
botanical_gardens: technology green 8
    always: discount 1 develop green
    scoring: vp 1 per 2 green, at most 2
crossbows: technology red 6; evolves into rifles; obsoletes archery pillage
    always: discount 1 develop red
    scoring: vp 1 if most red
castles: technology red 7; obsoletes city_walls pillage
    always: protect invasion dark_age
    production: track dark_age +1
    on_dark_age: gain 1 red
    scoring: vp 1 if at_least territory 1
absolutism: technology red 9; obsoletes tyranny oppression
    always: discount 1 enlist
    on_new_era: keep choose
    scoring: vp 1 if at_least personality 1
standing_armies: technology red 5; obsoletes mercenaries military_training
    always: count_as 1 red
    production: lose 1 yellow
    scoring: vp 1 per 3 red, at most 1
gunpowder: technology red 7; evolves into field_artillery; obsoletes siegecraft
    instant: damage 1 tech of each_weaker:red
    scoring: vp 1 if most red
double_entry: technology yellow 7; obsoletes abacus
    instant: gain 1 yellow
    scoring: vp 1 per 5 res, at most 2
trade_fairs: technology yellow 6; obsoletes barter
    always: protect decline
    production: convert 2 yellow to 1 vp (2 a round)
canals: technology yellow 6; obsoletes horse_riding
    always: discount 1 develop
banking: technology yellow 6; evolves into stock_exchange; obsoletes weights_and_measures
    ability: convert 1 yellow to 1 any (1 a round)
    scoring: vp 1 if most yellow
joint_stock: technology yellow 6; obsoletes trade
    on_action gain yellow: unrest -1
    scoring: vp 1 if at_least territory 1
compass: technology blue 6; obsoletes scouting
    instant: research 1
    always: reach 1 (1 a round)
    always: discount 1 expand
    production: gain 1 any if least vp
universities: technology blue 4; obsoletes mysticism
    always: protect regression
    always: action_bonus 1 research
    production: convert 2 blue to 1 vp (2 a round)
optics: technology blue 6; obsoletes stargazing
    ability: flip any (1 a round)
printing_press: technology blue 7; evolves into newspapers; obsoletes writing
    instant: research 1
    on_upgrade: vp 1
scientific_method: technology blue 9; evolves into laboratories; obsoletes philosophy
    always: discount 1 develop blue
    scoring: vp 1 per 2 blue, at most 2
militia: technology green red 6
    always: protect riots
    production: unrest -1
    production: convert 2 red to 1 vp (2 a round)
windmills: technology green yellow 4
    on_action gain: gain 1 any
anatomy: technology green blue 7; obsoletes healing_arts
    instant: repair 2
    always: action_bonus 1 repair
    scoring: vp 2 if at_most damaged 0
chartered_companies: technology red yellow 8; obsoletes caravans
    production: convert 2 any to 1 vp (2 a round)
    scoring: vp 1 per 1 territory, at most 2
cartography: technology red blue 7
    instant: draw 2
    always: discount 1 expand
    scoring: vp 1 if most territory
alchemy: technology yellow blue 6
    ability: convert 1 any to 1 any (2 a round)
    always: wild_die black
river_valleys: territory 2 green; evolves into dammed_valleys
    instant: unrest +1
    scoring: vp 1 if most green
mountain_strongholds: territory 2 red; evolves into national_parks
    instant: unrest +2
    always: protect invasion
    on_disaster invasion: vp 1
    production: track invasion +1
urban_development: territory 1 green 2 red; evolves into metropolis
    instant: unrest +1
    instant: gain 3 green
trade_harbours: territory 2 yellow 1 blue; evolves into world_ports
    instant: unrest +1
    scoring: vp 1 if most yellow
pilgrimage_sites: territory 1 green 2 blue; evolves into heritage_sites
    instant: unrest +2
    on_action calm: vp 1
    scoring: vp 1 if at_most unrest 3
overseas_settlements: territory 2 yellow 2 blue; evolves into federal_union
    instant: unrest +3
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
