"""The 16 personalities of era III: what each costs and does."""

import pytest

from tests.games.novaera.cards.checks import check_effect
from tests.games.novaera.cards.facts import Card, Effect, effects, read
from tests.games.novaera.cards.obtaining import check_price

ERA = 3
CARDS = read("""
nightingale: personality 3
    instant: repair 3
    instant: unrest -2
    scoring: vp 2 if at_most damaged 0
tubman: personality 3
    instant: recall 1
    instant: unrest -3
    scoring: vp 1 per 3 past, at most 2
yaa_asantewaa: personality 4
    always: protect penalty attack
    scoring: vp 2 if at_least unrest 5
sheppard: personality 3
    instant: gain 1 any
    instant: unrest -2
    on_action calm: vp 1
    scoring: vp 2 if at_most unrest 4
lovelace: personality 6
    ability: set_die any to 6 (1 a round)
    scoring: vp 1 if at_least blue 3
    scoring: vp 1 if most blue
kamehameha: personality 5
    scoring: vp 1 per 1 territory, at most 1
    scoring: vp 1 if most territory
menelik: personality 5
    always: protect invasion attack
    scoring: vp 2 if at_most damaged 0
    scoring: vp 1 if at_least territory 2
bastidas: personality 3
    instant: gain 1 any
    instant: steal 1 any from each_stronger:vp
    scoring: vp 2 if at_least unrest 4
lakshmibai: personality 5
    always: count_as 1 red
    scoring: vp 1 if most red
louverture: personality 5
    instant: gain 1 any
    on_civil_war: vp 2
    scoring: vp 1 per 2 past, at most 3
bolivar: personality 4
    instant: unrest -2
    scoring: vp 1 per 2 majorities, at most 1
darwin: personality 6
    on_upgrade: gain 1 any
    scoring: vp 1 per 1 evolved, at most 3
curie: personality 6
    instant: draw_die 1
    scoring: vp 1 per 2 blue, at most 3
sun_yat_sen: personality 5
    on_action calm: vp 1
    scoring: vp 1 per 2 colours, at most 2
    scoring: vp 1 if at_most unrest 4
tesla: personality 6
    instant: draw_die 1
    ability: recolour any (1 a round)
    scoring: vp 1 if at_least colours 4
napoleon: personality 5
    ability: flip any (1 a round)
    always: discount 1 expand
    scoring: vp 1 if most territory
""")


@pytest.mark.parametrize("effect", effects(CARDS), ids=str)
def test_effect(effect: Effect) -> None:
    """NV-18.2, NV-18.3, NV-18.8: it happens when, as often and as much as the card says."""
    check_effect(effect, ERA)


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_price(card: Card) -> None:
    """NV-5.2, NV-5.4, NV-5.5: exactly what the card asks for buys it, and nothing less."""
    check_price(card, ERA)
