"""Mistakes that implementations of this game are known to make: illegal choices, views, data."""

import random

import pytest

from novastate.games.master.cards.model import TYPES
from novastate.games.master.codes import DISCARD
from novastate.games.master.goods import NAMES
from novastate.games.master.notation import amounts_text
from novastate.games.registry import ruleset
from novastate.kernel.packing import A
from novastate.kernel.questions import Refused
from tests.table import asked, holds, play, table, why_not


def test_only_offered_answers_are_taken() -> None:
    """MS-21: every question refuses what it did not offer."""
    # given
    picking = table("deck school docks arena", "phase cards")
    copying = table(
        "1 goods 2 worker", "1 state production_manager quarry docks", "2 state fuel_tank"
    )
    paying = table("1 goods iron ammo", "1 state scrap_trader")
    discarding = table(
        "1 faction appalachian_federation", "1 goods brick", "1 hand church school", "2 hand pub"
    )
    ending = table("1 state hideout", "1 deals quarry docks", "2 deals pub")
    # when
    play(copying, "1: use production_manager")
    play(paying, "1: use scrap_trader")
    play(discarding, "1: board grey")
    play(ending, "1: use hideout")
    # then
    assert why_not(picking, "1: pick church") == "not_an_option MS-21.3"
    assert why_not(picking, "2: pick school") == "not_asked MS-6.1"
    assert why_not(copying, "1: name 2.fuel_tank") == "not_an_option MS-21.6"
    assert why_not(copying, "1: name 1.production_manager") == "not_an_option MS-21.6"
    assert why_not(paying, "1: pay iron ammo") == "not_an_option MS-21.9"
    assert why_not(paying, "1: pay") == "not_an_option MS-21.9"
    assert why_not(paying, "1: pass") == "not_an_option MS-21.9"
    assert why_not(discarding, "1: discard pub") == "not_an_option MS-21.23"
    assert why_not(ending, "1: end pub") == "not_an_option MS-21.24"


def test_one_card_is_not_given_away_twice() -> None:
    """MS-21.2, MS-21.27: an answer that names the same thing again is refused."""
    # given a hand with a single copy of some card, and two deals
    setup = table(seed=3)
    hand = setup.players[0].hand
    single = next(card for card in hand if hand.count(card) == 1)
    calling = table(
        "1 goods worker", "1 state caravanner", "1 deals quarry docks", expansion="winter"
    )
    # when
    setup.play(0, DISCARD | single << A)
    play(calling, "1: use caravanner", "1: call quarry")
    # then
    id = setup.cards.ids[single]
    assert why_not(setup, f"1: discard {id}") == "not_an_option MS-21.2"
    assert why_not(calling, "1: call quarry") == "not_an_option MS-21.27"


@pytest.mark.parametrize(("seats", "expansion"), [(1, "winter"), (2, "new_era"), (3, "winter")])
def test_any_other_number_is_refused_and_changes_nothing(seats: int, expansion: str) -> None:
    """MS-21: also numbers that stand for no card, no good and no place at all."""
    # given
    position = table(seats=seats, expansion=expansion, promos=True)
    choices = random.Random(seats)
    for _ in range(150):
        before = position.digest()
        for seat in range(seats):
            legal = position.moves(seat)
            for _ in range(12):
                # when
                move = choices.randrange(31) | choices.choice((7, 160, 1023)) << 6
                move ^= choices.randrange(8) << 6 | choices.choice((0, 1, 900)) << 16
                if move in legal:
                    continue
                # then
                with pytest.raises(Refused):
                    position.play(seat, move)
        assert position.digest() == before
        if position.over:
            break
        seat = choices.choice(position.to_act())
        position.apply(seat, choices.choice(position.moves(seat)))


# --- what people see --------------------------------------------------------------------------


def test_the_own_hand_is_up_to_date_after_every_action() -> None:
    """Built, dealt, razed, taken, played and drawn cards show at once."""
    # given
    position = table(
        "1 goods contact_grey contact_blue contact_red 4 worker",
        "1 hand archive docks quarry",
        "2 passed",
        "connections punks",
        "deck church",
    )
    expected = {
        "build archive": ["docks", "quarry"],
        "deal docks": ["quarry"],
        "raze quarry": [],
        "take punks": ["punks"],
        "play punks": [],
        "hire card": ["church"],
    }
    for move, hand in expected.items():
        # when
        play(position, f"1: {move}")
        # then
        view = position.view(0)["players"]
        assert isinstance(view, list)
        assert view[0]["hand"] == hand
        assert asked(position) == "turn"


# --- card data --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "facts"),
    [
        ("assassin", "2 gun | gun | gun ammo | no bonus | 0"),
        ("quarry", "2 brick | brick | brick ammo | no bonus | 0"),
        ("thieves_caravan", "3 ammo card | ammo | gun ammo | no bonus | 2"),
        ("gasoline_drinkers_den", "3 fuel vp | fuel | fuel | no bonus | 2"),
        ("scrap_trader", "2 iron card | iron | iron victory | no bonus | 2"),
        ("gasoline_tower", "fuel 2 worker | worker | fuel worker | no bonus | 2"),
        ("secret_outpost", "gun 2 worker | worker | gun worker | no bonus | 2"),
        ("the_bronx_gang", "gun contact_red card | contact_red | gun contact | no bonus | 1"),
        ("labor_camp", "2 worker | worker | worker | no bonus | 1"),
        ("mesmerizers_dwelling", "card 2 vp | vp | gun victory | no bonus | 0"),
    ],
)
def test_cards_that_were_once_wrong(card: str, facts: str) -> None:
    """Spoils, deal, categories, bonus and uses that had to be corrected elsewhere."""
    # given
    cards = table("1 vp 1").cards
    number = cards.numbers[card]
    types = [TYPES[i] for i in range(len(TYPES)) if cards.types[number] >> i & 1]
    # then
    found = [
        amounts_text(cards.spoils[number]),
        NAMES[cards.deal[number]],
        " ".join(types),
        "no bonus" if cards.bonus[number] is None else "bonus",
        str(cards.uses[number]),
    ]
    assert " | ".join(found) == facts


def test_a_game_holds_more_cards_than_a_small_number_can() -> None:
    """MS-3.1: 138 cards, 143 with promos, and every one can be named, held and played."""
    # given
    for promos, size in ((False, 138), (True, 143)):
        new = table(expansion="winter", promos=promos)
        held = [card for player in new.players for card in player.hand]
        assert len(new.deck) + len(held) == size
    position = table("1 goods 9 contact_blue", expansion="winter", promos=True)
    high = [card for card in set(position.deck) if card > 127]
    assert len(high) > 15
    for card in high:
        # when
        copy = position.clone()
        id = copy.cards.ids[card]
        ruleset("master").arrange(copy, f"1 hand {id}")
        play(copy, f"1: deal {id}")
        # then
        holds(copy, f"1 deals = {id}")
