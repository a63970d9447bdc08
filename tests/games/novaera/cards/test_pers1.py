"""The 18 personalities of era I: what each costs and does."""

import pytest

from tests.games.novaera.cards.checks import check_effect
from tests.games.novaera.cards.facts import Card, Effect, effects, read
from tests.games.novaera.cards.obtaining import check_price

ERA = 1
CARDS = read("""
enheduanna: personality 2
    instant: gain 1 blue
    ability: reroll any (1 a round)
    scoring: vp 1 if at_least blue 2
sappho: personality 2
    instant: gain 1 yellow
    instant: unrest -2
    scoring: vp 1 if at_least green 2
trung_trac: personality 2
    instant: steal 1 any from each_stronger:tech
    scoring: vp 1 if least tech
hammurabi: personality 3
    on_action calm: vp 1
    on_new_era: keep self (1 a game)
    production: unrest -1
    scoring: vp 1 if at_most unrest 3
imhotep: personality 3
    instant: gain 1 blue
    always: discount 1 develop
    scoring: vp 1 if at_least colours 4
sun_tzu: personality 3
    ability: flip any (1 a round)
    always: protect invasion attack
ashoka: personality 3
    instant: repair 2
    instant: unrest -2
    instant: track any -4
    scoring: vp 1 if at_most unrest 2
boudica: personality 2
    instant: gain 1 red
    always: protect penalty
    scoring: vp 2 if in_zone
hypatia: personality 2
    instant: research 1
    on_action research: gain 1 blue
    scoring: vp 1 if most blue
lady_of_cao: personality 2
    instant: repair 1
    on_action repair: gain 1 green
    scoring: vp 1 if at_most damaged 0
yax_kuk_mo: personality 3
    instant: gain 1 any
    scoring: vp 1 per 3 tech, at most 2
hatshepsut: personality 3
    instant: gain 2 yellow
    production: convert 2 yellow to 1 vp (1 a round)
confucius: personality 3
    on_action calm: vp 1
    production: unrest -1
    scoring: vp 1 per 2 colours, at most 2
archimedes: personality 3
    ability: set_die any to 6 (1 a round)
amanirenas: personality 4
    always: count_as 1 red
    always: protect attack
    scoring: vp 1 if most red
cleopatra: personality 3
    instant: gain 1 any
    instant: reserve 1
    ability: reserve 1 (1 a round)
    scoring: vp 1 if most personality
cyrus: personality 3
    instant: gain 1 any
    on_action develop: unrest -1
    scoring: vp 1 if most tech
julius_caesar: personality 5
    ability: flip red (1 a round)
    scoring: vp 1 per 1 red, at most 3
""")


@pytest.mark.parametrize("effect", effects(CARDS), ids=str)
def test_effect(effect: Effect) -> None:
    """NV-18.2, NV-18.3, NV-18.8: it happens when, as often and as much as the card says."""
    check_effect(effect, ERA)


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_price(card: Card) -> None:
    """NV-5.2, NV-5.4, NV-5.5: exactly what the card asks for buys it, and nothing less."""
    check_price(card, ERA)
