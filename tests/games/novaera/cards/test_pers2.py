"""The 16 personalities of era II: what each costs and does."""

import pytest

from tests.games.novaera.cards.checks import check_effect
from tests.games.novaera.cards.facts import Card, Effect, effects, read
from tests.games.novaera.cards.obtaining import check_price

ERA = 2
CARDS = read("""
murasaki: personality 3
    instant: unrest -2
    on_action calm: gain 2 blue
    scoring: vp 1 if at_most unrest 3
hildegard: personality 3
    instant: repair 2
    on_disaster any: gain 1 green
    scoring: vp 1 if at_least green 3
sor_juana: personality 3
    instant: draw 2
    scoring: vp 1 per 2 hand, at most 2
razia: personality 3
    always: discount 1 enlist
    on_action calm: gain 2 any
    scoring: vp 1 if at_least personality 2
gutenberg: personality 3
    instant: gain 1 blue
    instant: research 1
    on_upgrade: vp 1
    scoring: vp 1 if at_least blue 3
al_khwarizmi: personality 4
    instant: gain 1 blue
    ability: adjust any by 2 (1 a round)
    scoring: vp 1 if most blue
zheng_he: personality 3
    ability: lower 1 (1 a round)
    always: discount 1 expand
    on_action expand: gain 2 any
    scoring: vp 1 if at_least territory 1
saladin: personality 4
    instant: unrest -2
    always: protect invasion attack
    on_action calm: vp 1
    scoring: vp 1 if at_most damaged 0
joan_of_arc: personality 4
    instant: repair 2
    always: protect penalty
    scoring: vp 2 if at_least unrest 4
amina: personality 4
    always: count_as 1 red
    always: count_as 1 territory
    scoring: vp 1 if most territory
salamasina: personality 3
    on_action calm: vp 1
    scoring: vp 1 per 2 majorities, at most 1
genghis_khan: personality 5
    production: steal 1 any from each_weaker:red
mansa_musa: personality 4
    instant: gain 2 yellow
    scoring: vp 1 per 3 res:yellow, at most 2
pachacuti: personality 5
    always: discount 1 expand
    on_action calm: vp 1
    scoring: vp 1 per 1 territory, at most 3
wu_zetian: personality 3
    always: discount 1 enlist
    on_action enlist: gain 1 any
    scoring: vp 2 if most personality
leonardo: personality 6
    ability: recolour any (1 a round)
    on_action gain research: gain 1 blue
    scoring: vp 1 per 2 types, at most 2
""")


@pytest.mark.parametrize("effect", effects(CARDS), ids=str)
def test_effect(effect: Effect) -> None:
    """NV-18.2, NV-18.3, NV-18.8: it happens when, as often and as much as the card says."""
    check_effect(effect, ERA)


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_price(card: Card) -> None:
    """NV-5.2, NV-5.4, NV-5.5: exactly what the card asks for buys it, and nothing less."""
    check_price(card, ERA)
