"""The 26 technologies and 6 territories of era III: what each costs and does."""

import pytest

from tests.games.novaera.cards.checks import check_effect
from tests.games.novaera.cards.facts import Card, Effect, effects, read
from tests.games.novaera.cards.obtaining import check_obsolescence, check_price

ERA = 3
CARDS = read("""
vaccination: technology green 8; obsoletes quarantine
    instant: repair 3
    always: protect riots
    scoring: vp 2 if at_most damaged 0
canned_food: technology green 7; obsoletes pottery
    instant: gain 1 green per 4 tech, at most 2
    scoring: vp 1 per 3 green, at most 2
sanitation: technology green 8; obsoletes hospices
    instant: unrest -3
    on_action calm: vp 1
    scoring: vp 3 if at_most unrest 3
fertilisers: technology green 8; obsoletes heavy_plough animal_husbandry
    scoring: vp 1 per 1 green, at most 3
human_rights: technology green 8; obsoletes absolutism vassalage
    instant: unrest -2
    always: protect civil_war
    scoring: vp 1 if at_least types 5
    scoring: vp 1 if at_most unrest 4
conscription: technology red 6; obsoletes standing_armies militia
    always: count_as 1 red
    scoring: vp 1 if most red
ironclads: technology red 7; obsoletes privateering
    always: protect invasion attack
    scoring: vp 1 per 1 territory, at most 2
general_staff: technology red 9; obsoletes military_tactics
    ability: flip any (1 a round)
    scoring: vp 1 per 1 personality, at most 3
aviation: technology red 8; obsoletes castles
    instant: draw_die 1
    always: reach 3 (1 a round)
    scoring: vp 1 if most red
tanks: technology red 9; obsoletes armourers bombards
    instant: damage 1 tech of each_weaker:red
    scoring: vp 1 per 1 red, at most 3
department_stores: technology yellow 8; obsoletes markets trade_fairs
    instant: unrest -2
    ability: convert 1 any to 1 any (3 a round)
    scoring: vp 1 per 4 res, at most 3
assembly_line: technology yellow 7; obsoletes blacksmithing craftsmanship
    always: discount 1 develop
    scoring: vp 1 per 3 yellow, at most 2
central_bank: technology yellow 7; obsoletes taxation bills_of_exchange
    always: protect decline
    production: convert 3 any to 1 vp (3 a round)
electric_grid: technology yellow 9; obsoletes windmills
    scoring: vp 2 per 1 sets, at most 4
global_trade: technology yellow 10; obsoletes chartered_companies free_ports
    always: action_bonus 1 gain
    scoring: vp 1 per 1 yellow, at most 4
periodic_table: technology blue 7; obsoletes alchemy
    ability: recolour any (1 a round)
    scoring: vp 1 per 2 blue, at most 2
telegraph: technology blue 8; obsoletes caravans
    instant: research 1
    always: reach 3 (1 a round)
    production: convert 2 blue to 1 vp (2 a round)
    scoring: vp 1 if most blue
theory_of_evolution: technology blue 8; obsoletes philosophy
    on_upgrade: vp 1
    scoring: vp 1 per 1 evolved, at most 2
radio: technology blue 9; obsoletes opera theater
    instant: vp 1
    instant: unrest +1 of each_weaker:blue
    scoring: vp 1 per 3 past, at most 2
nuclear_physics: technology blue 9; obsoletes optics
    instant: unrest +2
    instant: draw_die 1
    instant: vp 1 per 1 blue, at most 2
field_hospitals: technology green red 8; obsoletes anatomy
    instant: unrest -2
    instant: repair 3
    scoring: vp 2 if at_most damaged 0
refrigeration: technology green yellow 8; obsoletes fishing
    instant: gain 1 any
    scoring: vp 1 per 1 bicolour, at most 2
antibiotics: technology green blue 9; obsoletes healing_arts herbalism
    instant: repair 3
    always: protect riots regression dark_age
    scoring: vp 2 if at_most damaged 0
arms_industry: technology red yellow 8; obsoletes crossbows
    instant: unrest +1
    production: convert 2 red to 1 vp (2 a round)
    scoring: vp 1 per 1 rivals_fewer:red, at most 2
radar: technology red blue 6; obsoletes observatories
    ability: adjust any by 1 (1 a round)
    always: protect invasion attack
    scoring: vp 1 if most blue
computers: technology yellow blue 6; obsoletes double_entry
    ability: set_die any to 6 (1 a round)
    scoring: vp 1 per 5 tech, at most 1
garden_suburbs: territory 3 green
    instant: unrest +2
    instant: repair 2
    scoring: vp 2 if at_most unrest 4
railway_lands: territory 3 yellow; obsoletes canals
    instant: unrest +4
    scoring: vp 1 per 1 territory, at most 2
oil_fields: territory 2 red 1 blue
    instant: unrest +3
    scoring: vp 1 per 2 red, at most 2
polar_station: territory 3 blue
    instant: unrest +3
    scoring: vp 1 per 2 blue, at most 2
industrial_basin: territory 2 red 2 yellow
    instant: unrest +3
    instant: vp 2
canal_zone: territory 1 green 1 red 1 yellow 1 blue
    instant: unrest +3
    scoring: vp 1 per 1 sets, at most 3
    scoring: vp 1 if at_least types 5
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
