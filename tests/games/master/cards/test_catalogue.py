"""No card is left out: the tests of this folder cover exactly the cards of the game."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from novastate.games.master.cards import load, model
from novastate.games.master.cards.effect_words import WORDS
from tests.games.master.cards import (
    test_activation,
    test_boards,
    test_building,
    test_connections,
    test_features,
    test_hand,
    test_production,
    test_raids,
    test_special_actions,
    test_special_copies,
    test_special_promo,
    test_storage,
)
from tests.games.master.cards.facts import BOARDS, CONNECTIONS, LOCATIONS, each

Test = Callable[..., None]

MASTER = load.shipped("master")
SHIPPED = {card.id: card for card in MASTER.locations}

FOR_EVERY_LOCATION: list[Test] = [
    test_building.test_building_gives_production_and_bonus,
    test_building.test_building_with_one_grey_contact_fewer_is_refused,
    test_building.test_a_development_token_replaces_it_by_anything,
    test_production.test_production_phase_gives_its_output,
    test_hand.test_a_deal_with_it_gives_its_good_at_once,
    test_hand.test_a_deal_with_it_gives_its_good_in_every_later_production,
    test_hand.test_razing_it_from_the_hand_gives_its_spoils,
    test_raids.test_razing_it_in_a_rivals_state,
    test_raids.test_razing_it_with_one_red_contact_fewer_is_refused,
]

FOR_EFFECT: dict[tuple[str, str], list[Test]] = {
    ("produce", "goods"): [test_production.test_production_phase_gives_its_output],
    ("produce", "one_of"): [
        test_production.test_choice_of_production,
        test_production.test_choice_when_it_is_built,
    ],
    ("produce", "per_category"): [test_production.test_output_by_category],
    ("produce", "per_tally"): [test_production.test_output_by_tally],
    ("activate", "goods"): [
        test_activation.test_activation_takes_its_cost_and_gives_its_gain,
        test_activation.test_activations_in_separate_actions_are_counted,
        test_activation.test_one_unit_of_the_cost_is_missing,
    ],
    ("deal", "goods"): [test_features.test_what_it_adds_to_an_event_of_its_owner],
    ("raze", "goods"): [test_features.test_what_it_adds_to_an_event_of_its_owner],
    ("deal_or_raze", "goods"): [test_features.test_what_it_adds_to_an_event_of_its_owner],
    ("tally", "goods"): [
        test_features.test_threshold_is_just_met,
        test_features.test_threshold_is_missed_by_one,
    ],
    ("store", "store"): [
        test_storage.test_a_slot_takes_its_goods_up_to_its_limit,
        test_storage.test_stored_goods_come_back_in_the_next_production,
    ],
}
"""By trigger and gain: the tests that play an effect for every card that has it."""

BY_HAND: dict[str, Test] = {
    "thieves_caravan": test_special_actions.test_thieves_caravan_takes_one_resource,
    "production_manager": (
        test_special_copies.test_production_manager_gives_an_own_production_once_more
    ),
    "suppliers": test_special_copies.test_suppliers_take_a_production_from_its_owner,
    "power_station": test_special_copies.test_power_station_copies_another_own_production,
    "body_hunters": test_special_actions.test_body_hunters_free_up_to_three_locations,
    "caravanner": test_special_actions.test_caravanner_uses_three_different_deals,
    "camino_real": test_special_actions.test_camino_real_uses_a_deal_of_a_rival,
    "fixer": test_special_promo.test_fixer_uses_an_occupied_open_production,
    "secret_stock": test_special_promo.test_secret_stock_doubles_the_resource_of_the_board,
    "propaganda_center": test_special_promo.test_propaganda_center_draws_two_and_keeps_one,
    "armored_car": test_special_promo.test_armored_car_pays_off_against_rivals,
}
"""Cards whose effect no other card has."""

FOR_BONUS: dict[str, Test] = {
    "goods": test_building.test_building_gives_production_and_bonus,
    "per_category": test_production.test_bonus_by_category,
    "place": test_building.test_placed_goods_outlast_clean_up_and_are_not_produced_again,
}


def covered(test: Test) -> set[str]:
    """List the ids of cards that a test is given as its first parameter."""
    return set(_given(test))


def _given(test: Test) -> Iterator[str]:
    marks: list[Any] = getattr(test, "pytestmark", [])
    for mark in marks:
        names = mark.args[0]
        if (names if isinstance(names, str) else names[0]) in ("id", "board"):
            yield from (entry.values[0] for entry in mark.args[1])


def test_the_facts_name_exactly_the_cards_of_the_game() -> None:
    """MS-2.6.1: 155 different locations, four connections and four boards, none unknown."""
    assert set(LOCATIONS) == set(SHIPPED)
    assert set(CONNECTIONS) == {card.id for card in MASTER.connections}
    assert set(BOARDS) == {board.id for board in MASTER.factions}
    assert (len(LOCATIONS), len(CONNECTIONS), len(BOARDS)) == (155, 4, 4)


@pytest.mark.parametrize("test", FOR_EVERY_LOCATION, ids=lambda test: str(test.__name__))
def test_every_location_is_played_by(test: Test) -> None:
    assert covered(test) == set(SHIPPED)


@pytest.mark.parametrize("id", each(SHIPPED))
def test_every_effect_is_played(id: str) -> None:
    """MS-20.8.1: each effect is one that the tests know, and they play it with this card."""
    card = SHIPPED[id]
    if card.effect is not None and id not in BY_HAND:
        known = FOR_EFFECT[model.TRIGGERS[card.effect.trigger], WORDS[card.effect.gain.op]]
        assert all(id in covered(test) for test in known)
    if card.bonus is not None and id != "suppliers":
        assert id in covered(FOR_BONUS[WORDS[card.bonus.gain.op]])


@pytest.mark.parametrize("id", each(BY_HAND))
def test_hand_written_tests_are_for_effects_of_one_card(id: str) -> None:
    """MS-20.8.1: a card that needs a test of its own shares its effect with no other."""
    assert BY_HAND[id].__name__.startswith(f"test_{id}")
    effect = SHIPPED[id].effect
    assert effect is not None
    assert (model.TRIGGERS[effect.trigger], WORDS[effect.gain.op]) not in FOR_EFFECT


@pytest.mark.parametrize("id", each(id for id, card in SHIPPED.items() if card.types))
def test_every_category_is_matched(id: str) -> None:
    """MS-8.3.2: each location with categories is developed, and replaced, with each of them."""
    assert id in covered(test_building.test_developing_it_over_a_matching_location)
    assert id in covered(test_building.test_it_is_replaced_by_a_matching_card)


def test_every_open_production_is_visited() -> None:
    """MS-13.1: each open production has its visit, every other kind its refusal."""
    visited = covered(test_production.test_open_production_is_visited)
    assert visited == {id for id, card in SHIPPED.items() if card.kind == model.OPEN_PRODUCTION}
    refused = covered(test_production.test_other_kinds_cannot_be_visited)
    assert refused == set(SHIPPED) - visited


def test_every_connection_and_board_is_played() -> None:
    """MS-2.5.1, MS-2.5.4: the two small decks and the four boards are all there."""
    connections = {card.id for card in MASTER.connections}
    assert covered(test_connections.test_playing_it_gives_its_gain) == connections
    assert covered(test_connections.test_taking_it_costs_two_workers) == connections
    boards = {board.id for board in MASTER.factions}
    for test in (
        test_boards.test_board_produces,
        test_boards.test_contact_action,
        test_boards.test_hiring,
    ):
        assert covered(test) == boards
