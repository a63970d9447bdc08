"""The shipped cards of Nova Era: links and attacks (NV-21.5 to NV-21.7)."""

import pytest

from novastate.games.novaera import constants
from novastate.games.novaera.cards import load, model
from novastate.games.novaera.cards.card import Card
from novastate.games.novaera.cards.model import Effect
from novastate.games.novaera.words import card_text

CARDS = load.shipped().cards
BY_ID = load.shipped().by_id
EARLY = ("start", "tech1", "evo12", "tech2")


# --- evolution and obsolescence ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "parents"), [("evo12", ("start", "tech1")), ("evo23", ("tech2", "evo12"))]
)
def test_each_evolution_has_a_parent_of_its_own(deck: str, parents: tuple[str, ...]) -> None:
    """NV-21.5.1: 18 evolutions of 18 different parents in the right decks."""
    children = [card for card in CARDS if card.deck == deck]
    found = {card.evolves_from for card in children}
    assert len(children) == len(found) == 18
    assert {BY_ID[id].deck for id in found} <= set(parents)


def test_every_territory_of_era_two_evolves() -> None:
    """NV-21.5.1: the six territories of era II are the parents of the six evolved ones."""
    lands = [card for card in CARDS if card.kind == constants.LAND]
    parents = {card.id for card in lands if card.deck == "tech2"}
    assert parents == {card.evolves_from for card in lands if card.deck == "evo23"}


def test_parent_and_evolution_point_to_each_other() -> None:
    """NV-21.5.2: same kind, both links, and the parent is obsolete."""
    for card in CARDS:
        if card.evolves_into:
            child = BY_ID[card.evolves_into]
            assert (child.evolves_from, child.kind) == (card.id, card.kind)
            assert card.id in child.obsoletes


def test_obsolete_lists_are_short_and_look_back() -> None:
    """NV-21.5.3: at most 2, of earlier eras, never personalities."""
    for card in CARDS:
        assert len(card.obsoletes) <= 2
        for id in card.obsoletes:
            assert BY_ID[id].kind != constants.PERSON
            assert constants.ERA_OF[BY_ID[id].deck] < constants.ERA_OF[card.deck]


@pytest.mark.parametrize("deck", ["tech2", "tech3"])
def test_half_of_the_later_technologies_age_others(deck: str) -> None:
    """NV-21.5.4: at least half of the technologies list an obsolete card."""
    found = [card for card in CARDS if card.deck == deck and card.kind == constants.TECHNOLOGY]
    assert sum(bool(card.obsoletes) for card in found) * 2 >= len(found)


def test_a_rival_may_outdate_a_parent() -> None:
    """NV-21.5.5: some parents are also named by a card of a main deck."""
    parents = {card.id for card in CARDS if card.evolves_into}
    named = {id for card in CARDS if card.deck in ("tech2", "tech3") for id in card.obsoletes}
    assert parents & named


# --- protections and attacks ------------------------------------------------------------------


def attacks(effect: Effect) -> bool:
    hostile = effect.verb == model.UNREST and effect.target != model.SELF
    return effect.verb in (model.STEAL, model.DAMAGE) or (hostile and effect.amount.n > 0)


def attack_cards() -> list[Card]:
    return [card for card in CARDS if any(attacks(effect) for effect in card.effects)]


def test_attack_cards_are_few() -> None:
    """NV-21.6.1: at most 12 cards steal, damage or raise a rival's unrest."""
    assert 1 <= len(attack_cards()) <= 12


@pytest.mark.parametrize("deck", [*constants.TECH_DECKS, *constants.PERSONALITY_DECKS])
def test_a_friendly_game_fills_the_display(deck: str) -> None:
    """NV-21.6.2: without attack cards 24 technologies and 8 personalities are left."""
    hostile = attack_cards()
    left = [card for card in CARDS if card.deck == deck and card not in hostile]
    assert len(left) >= (24 if deck in constants.TECH_DECKS else 8)


@pytest.mark.parametrize("disaster", range(constants.DISASTERS))
def test_each_disaster_has_its_protections(disaster: int) -> None:
    """NV-21.6.3: 3 or 4 technologies and territories of eras I and II protect from it."""
    found = [
        card
        for card in CARDS
        if card.deck in EARLY and any(effect.protects >> disaster & 1 for effect in card.effects)
    ]
    assert 3 <= len(found) <= 4


def test_attacks_compare() -> None:
    """NV-21.6.4: no attack singles out a victim."""
    for card in attack_cards():
        for effect in card.effects:
            if attacks(effect):
                assert effect.target in (model.EACH_WEAKER, model.EACH_STRONGER)


# --- data checks ------------------------------------------------------------------------------


def test_the_loader_makes_the_checks_on_every_build() -> None:
    """NV-21.7.3: links are checked while loading, for own cards as well; see test_load_faults."""
    tables = load.shipped().tables
    assert list(tables) == [card.id for card in CARDS]
    assert [card_text.card_json(card)["id"] for card in CARDS] == list(tables)
