"""Placing a card and obsolescence (section 10)."""

from pathlib import Path

import pytest

from novastate.games.novaera.cards import load
from novastate.games.novaera.constants import ERA_OF
from novastate.games.registry import ruleset
from novastate.kernel.phrases import Phrase
from tests.games.novaera.nova import asked, holds, offered, play, table
from tests.games.novaera.own import effect, own_table, rules_with, technology

CROSSBOWS = ("era 2", "1 hand crossbows", "1 dice red 6", "2 dice blue 1")
"""Seat 1 can develop Crossbows, which make Archery obsolete."""


# --- the four stages


def test_the_four_stages() -> None:
    """NV-10.1.1: it enters, Archery leaves, the upgrade is rewarded, the instant gives Military."""
    # given
    position = table(*CROSSBOWS, "1 tableau archery gutenberg")
    # when
    events = play(position, "1: develop crossbows")
    # then
    told = [event.code for event in events]
    assert told == ["develop", "upgrade", "score", "score", "gain"]
    holds(position, "1 tableau = gutenberg crossbows", "1 vp = 2", "1 resources = 2 red")


def test_instants_resolve_in_printed_order() -> None:
    """NV-10.1.1: unrest rises to 10 and is reset before Welfare is gained."""
    # given
    position = table(
        "era 2",
        "1 unrest 8",
        "1 tableau irrigation pottery",
        "1 hand river_valleys",
        "1 dice red 1",
        "2 dice red 1",
    )
    # when
    play(position, "1: expand river_valleys")
    # then
    assert asked(position) == "civil_war_loss"
    holds(position, "1 resources = nothing")


def test_the_card_counts_from_the_first_stage_on() -> None:
    """NV-10.1.2: Gunpowder itself makes the rival the weaker one in red."""
    # given
    position = table(
        "era 2",
        "1 hand gunpowder",
        "1 resources 9 red",
        "1 dice red 6",
        "2 tableau trade",
        "2 dice red 1",
    )
    # when
    play(position, "1: develop gunpowder")
    # then
    holds(position, "2 tableau = trade+damaged", "1 number red = 1")


def test_permanent_effects_work_for_the_later_stages(tmp_path: Path) -> None:
    """NV-10.1.2: a card that counts as two greens sees both in its instant."""
    # given
    settlers = technology(
        "settlers",
        effect("always", "count_as", type="green", amount=1),
        effect("instant", "gain", kind="blue", amount={"per": "green", "max": 9}),
    )
    rules = rules_with(tmp_path, settlers)
    position = own_table(rules, "1 hand settlers", "1 dice green 1", "2 dice red 1")
    # when
    play(position, "1: develop settlers")
    # then
    holds(position, "1 resources = 2 blue")


def test_all_instants_resolve_though_the_card_is_damaged() -> None:
    """NV-10.1.3: the civil war it causes damages the new territory."""
    # given
    position = table(
        "era 2",
        "1 unrest 8",
        "1 tableau irrigation pottery",
        "1 hand river_valleys",
        "1 dice red 1",
        "2 dice red 1",
    )
    # when
    play(position, "1: expand river_valleys", "1: damage pottery")
    # then
    holds(position, "1 tableau = irrigation pottery+damaged river_valleys+damaged")
    holds(position, "1 resources = 3 green")


# --- obsolescence


@pytest.mark.parametrize(("era", "tableau"), [(1, "archery crossbows"), (2, "crossbows")])
def test_obsolescence_happens_in_eras_two_and_three(era: int, tableau: str) -> None:
    """NV-10.2.1."""
    # given
    position = table(*CROSSBOWS, f"era {era}", "1 tableau archery")
    # when
    play(position, "1: develop crossbows")
    # then
    holds(position, f"1 tableau = {tableau}")


def test_a_territory_makes_cards_obsolete_too() -> None:
    """NV-10.2.1: Railway Lands replace Canals; everybody is told."""
    # given
    position = table(
        "era 3",
        "1 hand railway_lands",
        "1 tableau trade fishing coinage",
        "2 tableau canals",
        "1 dice red 1",
        "2 dice red 1",
    )
    # when
    events = play(position, "1: expand railway_lands")
    # then
    holds(position, "2 tableau = nothing", "2 past = canals")
    (told,) = [event for event in events if event.code == "obsolete"]
    assert told.args == {"card": "railway_lands", "old": "canals"}


@pytest.mark.parametrize("mark", ["", "+damaged"])
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_named_cards_leave_every_tableau(seat: int, mark: str) -> None:
    """NV-10.2.2: damaged or not, to their owner's past."""
    # given
    position = table(*CROSSBOWS, f"{seat} tableau archery{mark}", seats=3)
    # when
    play(position, "1: develop crossbows")
    # then
    holds(position, f"{seat} past = archery")


@pytest.mark.parametrize("seat", [1, 2])
def test_named_cards_in_hands_are_shown_and_removed(seat: int) -> None:
    """NV-10.2.3."""
    # given
    position = table(*CROSSBOWS, f"{seat} secret archery pottery")
    # when
    events = play(position, "1: develop crossbows")
    # then
    holds(position, f"{seat} hand = pottery", f"{seat} past = nothing", "removed = archery")
    assert "obsolete_hand" in [event.code for event in events]


@pytest.mark.parametrize(
    ("tableau", "vp"),
    [
        ("blacksmithing craftsmanship", 2),
        ("blacksmithing craftsmanship+damaged", 1),
        ("blacksmithing+damaged", 0),
        ("blacksmithing craftsmanship gutenberg", 4),
        ("blacksmithing craftsmanship+damaged gutenberg", 2),
    ],
)
def test_upgrades_are_rewarded(tableau: str, vp: int) -> None:
    """NV-10.2.4: 1 VP for each undamaged own card, and `on_upgrade` once for each."""
    # given
    position = table(
        "era 3",
        f"1 tableau {tableau}",
        "1 hand assembly_line",
        "1 resources 9 yellow",
        "1 dice yellow 6",
        "2 dice red 1",
    )
    # when
    play(position, "1: develop assembly_line")
    # then
    holds(position, f"1 vp = {vp}")


def test_nobody_else_gains_anything() -> None:
    """NV-10.2.5: the loss of a rival's card is an upgrade for nobody."""
    # given
    position = table(*CROSSBOWS, "2 tableau archery gutenberg", "1 tableau theory_of_evolution")
    # when
    play(position, "1: develop crossbows")
    # then
    holds(position, "1 vp = 0", "2 vp = 0")


@pytest.mark.parametrize("seat", [1, 2])
def test_cards_removed_from_hands_give_nothing(seat: int) -> None:
    """NV-10.2.5."""
    # given
    position = table(*CROSSBOWS, f"{seat} hand archery", f"{seat} tableau gutenberg")
    # when
    play(position, "1: develop crossbows")
    # then
    holds(position, "1 vp = 0", "2 vp = 0")


def test_the_new_card_reacts_to_its_own_upgrade() -> None:
    """NV-10.2.6: the Printing Press replaces Writing."""
    # given
    position = table(
        "era 2",
        "1 tableau writing",
        "1 hand printing_press",
        "1 resources 2 blue",
        "1 dice blue 6",
        "2 dice red 1",
    )
    # when
    play(position, "1: develop printing_press")
    # then
    holds(position, "1 vp = 2")


def test_a_card_that_just_became_obsolete_does_not_react() -> None:
    """NV-10.2.6: Newspapers replace the Printing Press."""
    # given
    position = table(
        "era 3",
        "1 tableau printing_press",
        "1 hand newspapers",
        "1 resources 5 blue",
        "1 dice blue 6",
        "2 dice red 1",
    )
    # when
    play(position, "1: develop newspapers")
    # then
    holds(position, "1 vp = 1", "1 past = printing_press")


def test_obsolete_lists_name_cards_of_earlier_eras_only() -> None:
    """NV-10.2.7."""
    cards = {card.id: card for card in load.shipped().cards}
    for card in cards.values():
        assert all(ERA_OF[cards[old].deck] < ERA_OF[card.deck] for old in card.obsoletes)


def test_obsolescence_is_no_lasting_ban() -> None:
    """NV-10.2.8: Archery may still be developed while Crossbows are in play."""
    # given
    position = table(
        "era 2", "2 tableau crossbows", "1 hand archery", "1 dice red 3", "2 dice red 1"
    )
    # when
    play(position, "1: develop archery")
    # then
    holds(position, "1 tableau = archery")


@pytest.mark.parametrize(
    ("given", "back"),
    [
        ("2 tableau crossbows", ["recall pottery", "done"]),
        ("2 tableau crossbows+damaged", ["recall pottery", "done"]),
        ("2 hand crossbows", ["recall archery", "recall pottery", "done"]),
    ],
)
def test_recall_excludes_what_a_card_in_play_names(given: str, back: list[str]) -> None:
    """NV-10.2.8: in any tableau."""
    # given
    position = table("era 3", given, "1 past archery pottery", "people tubman", "1 dice red 1")
    # when
    play(position, "1: enlist tubman")
    # then
    assert offered(position, 1) == back


def test_what_becomes_obsolete_is_announced_though_nobody_has_it() -> None:
    """NV-10.2.1: the named cards are announced to all players."""
    # given
    position = table(
        "era 2", "1 dice black 1", "1 resources 6 green", "1 hand heavy_plough", "2 dice red 1"
    )
    # when
    told = play(position, "1: develop heavy_plough")
    # then
    announced = [event.args for event in told if event.code == "obsolete_nowhere"]
    assert {"card": "heavy_plough", "old": "hunting"} in announced
    said = ruleset("novaera").book().say(Phrase("obsolete_nowhere", announced[0]), "en")
    assert said == "Heavy Plough makes Hunting obsolete; nobody has it."
