"""The 40 technologies of era I: what each costs and does."""

import pytest

from tests.games.novaera.cards.checks import check_effect
from tests.games.novaera.cards.facts import Card, Effect, effects, read
from tests.games.novaera.cards.obtaining import check_evolution, check_price

ERA = 1
CARDS = read("""
bathhouses: technology green 3
    on_action calm: unrest -1
    always: pick_limit 1
pottery: technology green 3
    on_action gain green: gain 1 yellow
granaries: technology green 3
    ability: convert 1 green to 1 any (2 a round)
    always: protect riots
theater: technology green 5; evolves into opera
    on_action calm: unrest -1
    production: unrest -1
    scoring: vp 1 if at_most unrest 2
midwifery: technology green 4
    on_action repair calm: gain 1 any
animal_husbandry: technology green 4; evolves into selective_breeding
    on_action gain green: gain 1 yellow
festivals: technology green 6
    scoring: vp 1 per 2 green, at most 2
archery: technology red 4
    production: gain 1 red if at_most res:red 2
oppression: technology red 4
    always: protect riots
    production: unrest +1
    production: gain 1 any
tributes: technology red 4; evolves into vassalage
    production: gain 1 yellow if most red
tyranny: technology red 5
    always: discount 1 enlist
    production: unrest -1
pillage: technology red 7; evolves into privateering
    instant: lose 2 any
    instant: unrest +3
    production: steal 1 any from each_weaker:red
siegecraft: technology red 5; evolves into bombards
    always: count_as 1 red
    always: protect penalty
warfare: technology red 6
    ability: convert 1 red to 1 any (3 a round)
    scoring: vp 1 if most red
weights_and_measures: technology yellow 4
    always: discount 1 develop yellow
    on_action gain yellow: gain 1 yellow
trade: technology yellow 4
    ability: convert 1 yellow to 1 any (2 a round)
    on_action gain yellow: gain 1 any
lighthouse: technology yellow 5; evolves into free_ports
    production: gain 2 any if most yellow
coinage: technology yellow 4; evolves into bills_of_exchange
    instant: gain 1 yellow
    always: substitute 3 yellow
markets: technology yellow 4
    always: protect decline
    production: convert 2 yellow to 1 vp (2 a round)
taxation: technology yellow 5
    ability: convert 1 any to 1 yellow (2 a round)
    on_action gain yellow: gain 1 yellow
caravans: technology yellow 7; evolves into spice_routes
    instant: unrest +3
    instant: lose 2 any
    production: gain 2 green
alphabet: technology blue 3; evolves into scriptoria
    on_action research: gain 1 blue
mysticism: technology blue 4
    instant: unrest -1
    always: protect regression dark_age
    production: track dark_age +1
writing: technology blue 2
    instant: gain 1 any
    ability: convert 1 blue to 1 any (2 a round)
    always: action_bonus 1 research
astronomy: technology blue 6; evolves into observatories
    ability: flip blue (1 a round)
    scoring: vp 1 if at_least blue 3
philosophy: technology blue 5
    scoring: vp 1 per 1 sets, at most 2
mathematics: technology blue 6; evolves into algebra
    ability: adjust any by 1 (1 a round)
military_tactics: technology blue 6
    ability: flip red (1 a round)
    always: protect attack
city_walls: technology green red 4
    always: protect invasion attack
    instant: repair 1
blacksmithing: technology green red 4; evolves into armourers
    always: discount 1 develop red
    production: convert 2 red to 1 vp (2 a round)
craftsmanship: technology green yellow 5; evolves into guilds
    always: action_bonus 1 gain
    always: protect decline
viticulture: technology green yellow 4
    instant: unrest -1
    production: convert 2 green to 1 vp (2 a round)
calendar: technology green blue 4
    on_pick: gain 1 blue if at_most pick_sum 8
healing_arts: technology green blue 4
    always: action_bonus 1 repair
    production: convert 2 blue to 1 vp (2 a round)
    scoring: vp 1 if at_most damaged 0
horse_riding: technology red yellow 4
    always: reach 1 (1 a round)
    on_action gain red yellow: gain 1 any
mercenaries: technology red yellow 4
    always: count_as 1 red
    production: convert 2 yellow to 1 vp (2 a round)
scouting: technology red blue 3
    ability: lower 1 (1 a round)
    on_action research: gain 1 any
engineering: technology red blue 7
    instant: unrest +1
    always: discount 1 develop
abacus: technology yellow blue 4
    scoring: vp 1 if at_least res 6
sailing: technology yellow blue 4; evolves into caravels
    instant: research 1
    on_action research: gain 1 blue
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
