"""Evolution (section 11)."""

import pytest

from novastate.games.novaera.cards import load
from novastate.games.novaera.position import NovaEraPosition
from tests.games.novaera.nova import holds, play, table, why_not


def new_era(*given: str, era: int = 2, seats: int = 2) -> NovaEraPosition:
    """Score the era before and enter this one."""
    return table(f"era {era - 1}", *given, "phase scoring", seats=seats)


@pytest.mark.parametrize(
    ("era", "parent", "evolution"),
    [
        (2, "irrigation", "crop_rotation"),
        (2, "pillage", "privateering"),
        (3, "crossbows", "rifles"),
        (3, "urban_development", "metropolis"),
    ],
)
def test_evolutions_come_into_the_hands_of_the_owners(
    era: int, parent: str, evolution: str
) -> None:
    """NV-11.1.1: of technologies and territories, and everybody sees it."""
    position = new_era(f"2 tableau {parent}", era=era)
    holds(position, f"era = {era}", f"2 hand = {evolution}", f"2 known = {evolution}")
    holds(position, "1 hand = nothing")


def test_evolutions_are_not_optional() -> None:
    """NV-11.1.1: all of them arrive, and the next question is the pick of round 1."""
    position = new_era("1 tableau irrigation herbalism archery hunting theater")
    holds(position, "1 hand = crop_rotation hospices opera", "phase = pick")


def test_cards_in_hand_or_past_do_not_evolve() -> None:
    """NV-11.1.1: only cards in play do."""
    holds(new_era("1 hand irrigation", "1 past herbalism"), "1 hand = irrigation")


def test_the_parent_stays_and_the_evolution_is_a_normal_hand_card() -> None:
    """NV-11.1.2: it needs a die and its price."""
    # given
    holds(new_era("1 tableau irrigation"), "1 tableau = irrigation", "1 hand = crop_rotation")
    position = table(
        "era 2",
        "1 tableau irrigation",
        "1 hand crop_rotation",
        "1 dice green 3 green 2",
        "2 dice blue 1",
    )
    # when
    assert why_not(position, "1: develop crop_rotation") == "price NV-5.2.5"
    play(position, "1: gain", "1: die green 2", "2: gain", "1: develop crop_rotation")
    # then
    holds(position, "round = 2", "1 tableau = crop_rotation", "1 resources = 3 green")


def test_an_evolved_territory_needs_its_requirement() -> None:
    """NV-11.1.2."""
    # given
    position = table("era 3", "1 tableau urban_development", "1 hand metropolis", "1 dice red 1")
    # then
    assert why_not(position, "1: expand metropolis") == "lacks NV-5.5.2"


def test_damaged_parents_evolve_as_well() -> None:
    """NV-11.1.3."""
    position = new_era("1 tableau irrigation+damaged")
    holds(position, "1 tableau = irrigation+damaged", "1 hand = crop_rotation")


def test_only_the_deck_of_the_era_is_searched() -> None:
    """NV-11.1.4: a card developed in era II gets no evolution I-II in era III."""
    holds(new_era("1 tableau irrigation", era=3), "era = 3", "1 hand = nothing")
    holds(new_era("1 tableau crossbows knighthood", era=2), "1 hand = nothing")


def test_an_evolution_can_evolve() -> None:
    """NV-11.1.5."""
    holds(new_era("1 tableau knighthood", era=3), "1 hand = officer_corps")


def test_playing_an_evolution_replaces_the_parent() -> None:
    """NV-11.1.6: and earns the upgrade."""
    # given
    position = table(
        "era 2", "1 tableau irrigation", "1 hand crop_rotation", "1 dice green 4", "2 dice red 1"
    )
    # when
    play(position, "1: develop crop_rotation")
    # then
    holds(position, "1 tableau = crop_rotation", "1 past = irrigation", "1 vp = 1")


def test_every_evolution_names_its_parent_as_obsolete() -> None:
    """NV-11.1.6."""
    evolutions = [card for card in load.shipped().cards if card.deck in ("evo12", "evo23")]
    assert len(evolutions) == 36
    assert all(card.evolves_from in card.obsoletes for card in evolutions)


def test_each_evolution_has_one_parent_and_each_card_one_evolution() -> None:
    """NV-11.1.7."""
    cards = load.shipped().cards
    claimed = [card.evolves_into for card in cards if card.evolves_into]
    evolutions = [card.id for card in cards if card.deck in ("evo12", "evo23")]
    assert sorted(claimed) == sorted(evolutions)


@pytest.mark.parametrize(("era", "deck"), [(2, "evo12"), (3, "evo23")])
def test_unclaimed_evolutions_are_removed(era: int, deck: str) -> None:
    """NV-11.1.8."""
    # given
    parent = {2: "irrigation", 3: "crossbows"}[era]
    position = new_era(f"1 tableau {parent}", era=era)
    # then
    numbers = set(position.cards.decks[deck])
    assert len(numbers & set(position.removed)) == 17
    assert not numbers & set(position.box)
