"""The 40 technologies of era I: what each costs and does."""

import pytest

from tests.games.novaera.cards.checks import check_effect
from tests.games.novaera.cards.facts import Card, Effect, effects, read
from tests.games.novaera.cards.obtaining import check_evolution, check_price

ERA = 1
CARDS = read("""
bathhouses: technology green 2
    instant: unrest -1
    always: pick_limit 1
pottery: technology green 3
    production: gain 1 green
granaries: technology green 3
    instant: gain 2 green
    ability: convert 1 green to 1 any (2 a round)
    always: protect riots
theater: technology green 4; evolves into opera
    production: unrest -1
    scoring: vp 1 if at_most unrest 2
midwifery: technology green 5
    on_action develop: gain 1 green
animal_husbandry: technology green 4; evolves into selective_breeding
    instant: gain 2 green
    production: gain 1 green per 2 green, at most 3
festivals: technology green 6
    scoring: vp 1 per 2 green, at most 2
archery: technology red 3
    production: gain 1 red
oppression: technology red 3
    instant: gain 2 red
    always: protect riots
    production: unrest +1
    production: gain 1 any
tributes: technology red 4; evolves into vassalage
    instant: gain 1 yellow
    production: gain 2 yellow if most red
tyranny: technology red 5
    always: discount 1 enlist
    production: unrest -1
pillage: technology red 7; evolves into privateering
    production: steal 1 any from each_weaker:red
siegecraft: technology red 5; evolves into bombards
    instant: gain 1 red
    always: count_as 1 red
    production: gain 1 red
warfare: technology red 6
    ability: convert 1 red to 1 any (2 a round)
    scoring: vp 1 if most red
weights_and_measures: technology yellow 3
    instant: gain 2 any
    always: discount 1 develop yellow
trade: technology yellow 4
    ability: convert 1 yellow to 1 any (2 a round)
    production: gain 1 yellow
lighthouse: technology yellow 4; evolves into free_ports
    instant: gain 2 yellow
    production: gain 2 any if most yellow
coinage: technology yellow 4; evolves into bills_of_exchange
    instant: gain 3 yellow
    always: substitute 3 yellow
markets: technology yellow 5
    always: protect decline
    production: gain 1 yellow
taxation: technology yellow 6
    production: gain 1 yellow per 3 tech, at most 3
caravans: technology yellow 6; evolves into spice_routes
    production: gain 2 green
alphabet: technology blue 3; evolves into scriptoria
    instant: gain 1 blue
    production: gain 1 blue
mysticism: technology blue 3
    instant: gain 1 blue
    instant: unrest -1
    instant: track dark_age -3
    always: protect regression
writing: technology blue 3
    instant: gain 3 blue
    ability: convert 1 blue to 1 any (2 a round)
    always: action_bonus 1 research
astronomy: technology blue 4; evolves into observatories
    ability: flip blue (1 a round)
    scoring: vp 1 if most blue
philosophy: technology blue 5
    instant: gain 2 blue
    scoring: vp 1 per 1 sets, at most 2
mathematics: technology blue 6; evolves into algebra
    ability: adjust any by 1 (1 a round)
    production: gain 1 blue
military_tactics: technology blue 6
    ability: flip red blue (1 a round)
    always: protect attack
city_walls: technology green red 3
    instant: gain 1 green
    instant: gain 1 red
    always: protect invasion attack
blacksmithing: technology green red 4; evolves into armourers
    always: discount 1 develop red
    production: gain 1 red
craftsmanship: technology green yellow 3; evolves into guilds
    instant: gain 2 any
    always: action_bonus 1 gain
    always: protect decline
viticulture: technology green yellow 5
    instant: unrest -1
    production: convert 1 green to 2 yellow (1 a round)
calendar: technology green blue 4
    instant: gain 1 any
    on_pick: gain 2 any if at_most pick_sum 9
healing_arts: technology green blue 5
    production: repair 1
    scoring: vp 1 if at_most damaged 0
horse_riding: technology red yellow 4
    instant: gain 1 red
    instant: gain 1 yellow
    always: reach 1 (1 a round)
mercenaries: technology red yellow 5
    ability: convert 1 yellow to 2 red (1 a round)
    always: count_as 1 red
scouting: technology red blue 3
    instant: gain 1 red
    instant: gain 1 blue
    ability: lower 1 (1 a round)
engineering: technology red blue 7
    always: discount 1 develop
abacus: technology yellow blue 3
    scoring: vp 1 if at_least res 9
sailing: technology yellow blue 4; evolves into caravels
    instant: research 1
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


@pytest.mark.parametrize("card", [card for card in CARDS if card.evolves_into], ids=str)
def test_evolution(card: Card) -> None:
    """NV-11.1: in play when the next era begins, it puts its evolution into the hand."""
    check_evolution(card, ERA)
