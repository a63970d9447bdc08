"""Section 17: options of points, repairs, disasters, ties and variants, each value at work."""

from pathlib import Path

import pytest

from novastate.games.novaera.position import NovaEraPosition
from tests.games.novaera.nova import asked, holds, offered, play, table, why_not
from tests.games.novaera.own import GAIN_BLUE, effect, own_table, rules_with, technology


def test_upgrades_can_be_worth_more() -> None:
    """NV-17.1.15: the own Irrigation made obsolete by its evolution gives what the option says."""
    # given
    given = ("era 2", "1 dice green 4", "1 tableau irrigation", "1 hand crop_rotation")
    # then
    for value in (0, 1, 3):
        position = table(*given, upgrade_vp=value)
        play(position, "1: develop crop_rotation")
        holds(position, f"1 vp = {value}", "1 past = irrigation")


def test_presence_and_majority_can_be_worth_more() -> None:
    """NV-17.1.15: two types in play, one of them more than the rival's."""
    # given
    given = ("1 tableau irrigation archery", "2 tableau oppression", "phase scoring")
    # then
    holds(table(*given, presence_vp=3), "1 vp = 7", "2 vp = 3")
    holds(table(*given, majority_vp=5), "1 vp = 7", "2 vp = 1")
    holds(table(*given, presence_vp=0, majority_vp=0), "1 vp = 0", "2 vp = 0")


@pytest.mark.parametrize(("each", "points"), [(10, 1), (7, 2), (1, 14), (15, 0)])
def test_resources_can_be_worth_more(each: int, points: int) -> None:
    """NV-17.1.16: 14 resources, a point for so many."""
    # given
    position = table("era 3", "phase scoring", "1 resources 14 blue", resources_per_vp=each)
    # then
    holds(position, f"1 vp = {points}")


def test_a_repair_can_mend_more_or_fewer_cards() -> None:
    """NV-17.1.17: one card, or three."""
    # given
    given = ("1 dice red 1", "1 tableau archery+damaged pottery+damaged fishing+damaged")
    one, three = table(*given, repair_cards=1), table(*given, repair_cards=3)
    # when
    play(one, "1: repair", "1: mend pottery")
    play(three, "1: repair", "1: mend pottery", "1: mend fishing")
    # then
    holds(one, "1 tableau = archery+damaged pottery fishing+damaged", "phase = pick")
    assert offered(three, 1) == ["mend archery", "done"]


def test_calm_can_lower_more() -> None:
    """NV-17.1.17: three steps for a black die."""
    # given
    position = table("1 dice black 2", "1 unrest 5", calm_steps=3)
    # when
    play(position, "1: calm")
    # then
    holds(position, "1 unrest = 2")


def test_damaged_technologies_can_meet_a_requirement() -> None:
    """NV-17.1.18: River Valleys ask for two green; one of them lies face down."""
    # given
    given = (
        "era 2",
        "1 dice red 1",
        "1 hand river_valleys",
        "1 tableau irrigation pottery+damaged",
    )
    # then
    assert why_not(table(*given), "1: expand river_valleys") == "lacks NV-5.5.2"
    assert "expand river_valleys" in offered(table(*given, damaged_meets_requirement=True), 1)


def test_damaged_cards_can_be_kept_from_evolving() -> None:
    """NV-17.1.19: off, only undamaged parents evolve."""
    # given
    given = ("1 tableau irrigation+damaged alphabet", "phase scoring")
    # then
    holds(table(*given), "1 hand = crop_rotation scriptoria")
    holds(table(*given, damaged_evolves=False), "1 hand = scriptoria")


def test_a_disaster_can_spare_cards_of_its_colour() -> None:
    """NV-17.1.20: without an undamaged green card, any card goes, or one of another type."""
    # given
    given = ("phase disasters", "tracks riots 10")
    cards = "1 tableau pottery+damaged archery river_valleys"
    # then
    assert offered(table(*given, cards), 1) == [
        "lose pottery",
        "lose archery",
        "lose river_valleys",
    ]
    other = table(*given, cards, disaster_loss="other")
    assert offered(other, 1) == ["lose archery", "lose river_valleys"]
    holds(table(*given, "1 tableau pottery+damaged"), "1 past = pottery")
    alone = table(*given, "1 tableau pottery+damaged", disaster_loss="other")
    holds(alone, "1 past = nothing", "tracks = nothing")


def test_objectives_that_several_meet_can_give_nothing() -> None:
    """NV-17.1.21: with "all", a rival is asked as if owning the card, thresholds included."""
    # given
    calm = ("1 tableau theater", "phase scoring")
    per = ("1 tableau agronomy", "phase scoring")
    # then: both are calm; the rival has a green technology too
    holds(table(*calm, presence_vp=0, majority_vp=0), "1 vp = 1")
    holds(table(*calm, presence_vp=0, majority_vp=0, objective_ties="all"), "1 vp = 0")
    excited = table(*calm, "2 unrest 5", presence_vp=0, majority_vp=0, objective_ties="all")
    holds(excited, "1 vp = 1")
    tied = table(*per, "2 tableau pottery", presence_vp=0, majority_vp=0, objective_ties="all")
    holds(tied, "1 vp = 0")
    alone = table(*per, "2 tableau archery", presence_vp=0, majority_vp=0, objective_ties="all")
    holds(alone, "1 vp = 1")


@pytest.mark.parametrize(
    ("lines", "winners", "reason"),
    [
        (("1 unrest 2", "2 unrest 1", "1 resources 5 red"), "2", "tie_unrest"),
        (("1 resources 5 red", "2 firsts 1", "1 firsts 4"), "1", "tie_resources"),
        (("2 firsts 1", "1 firsts 4"), "2", "tie_first"),
        (("2 firsts 4", "1 firsts 4"), "1 2", "shared"),
    ],
)
def test_ties_can_be_broken_further(lines: tuple[str, ...], winners: str, reason: str) -> None:
    """NV-17.1.22: unrest, then more resources, then fewer times first, then shared."""
    # given
    position = table("era 3", "phase scoring", *lines, tie_break="long")
    # then
    holds(position, f"winners = {winners}", f"reason = {reason}")


def test_how_often_a_player_was_first_is_counted() -> None:
    """NV-17.1.22: each round counts for the player who begins it."""
    # given
    position = table("phase clean_up", "1 firsts 2")
    # then: seat 2 begins round 2
    holds(position, "1 firsts = 2", "2 firsts = 1", "first = 2")


def test_the_friendly_game_has_no_attack_cards(tmp_path: Path) -> None:
    """NV-17.1.23: cards that steal, damage or raise the unrest of rivals are taken out."""
    # given
    more = {"per": "red", "max": 2}
    rules = rules_with(
        tmp_path,
        technology("slander", effect("instant", "unrest", target="each_weaker:red", amount=more)),
        technology("praise", effect("instant", "unrest", target="each_weaker:red", amount=-1)),
    )
    shown = [16, 16, 16]
    position = rules.new(2, 1, friendly=True, personalities_shown=shown, card_edition="first")
    assert isinstance(position, NovaEraPosition)
    # then
    piles = [position.box, position.stock, position.people, position.buried, *position.columns]
    piles += [player.hand for player in position.players]
    found = {position.cards.ids[card] for pile in piles for card in pile}
    assert set(position.cards.ids) - found == ATTACKS | {"slander"} | _undealt(position)


ATTACKS = {
    "pillage",
    "privateering",
    "gunpowder",
    "field_artillery",
    "tanks",
    "radio",
    "trung_trac",
    "genghis_khan",
    "bastidas",
}


def _undealt(position: NovaEraPosition) -> set[str]:
    """Name the personalities of era I that were not dealt."""
    eligible = [card for card in position.cards.decks["pers1"] if not position.cards.attacks[card]]
    return {position.cards.ids[card] for card in eligible if card not in position.people}


def test_mild_disasters_spare_the_smallest() -> None:
    """NV-17.1.24: two technologies and territories, damaged or not, are spared; three are not."""
    # given
    given = ("phase disasters", "tracks riots 10", "2 tableau bathhouses")
    two = "1 tableau irrigation archery+damaged sappho"
    # then
    mild = table(*given, two, mild_disasters=True)
    holds(mild, "1 tableau = irrigation archery+damaged sappho", "2 tableau = bathhouses")
    holds(mild, "tracks = nothing")
    hit = table(*given, two, "1 tableau river_valleys", mild_disasters=True)
    holds(hit, "1 tableau = irrigation+damaged archery+damaged sappho river_valleys")
    holds(table(*given, two), "2 tableau = bathhouses+damaged")


def test_the_variant_lowers_a_card_for_a_resource() -> None:
    """NV-17.1.25: once a round, before the action, for one resource of any kind."""
    # given
    given = ("column pottery archery fishing", "column markets", "1 resources green blue")
    position = table(*given, "1 dice red 1 red 2", lower_variant=True)
    assert "lower_for_1 pottery" not in offered(table(*given, "1 dice red 1"), 1)
    assert "lower_for_1 fishing" not in offered(position, 1)  # lies at the bottom already
    # when
    play(position, "1: lower_for_1 pottery")
    # then
    assert asked(position) == "give_resource"
    play(position, "1: give blue")
    holds(position, "columns = archery fishing pottery / markets", "1 resources = green")
    assert asked(position) == "turn"
    assert why_not(position, "1: lower_for_1 archery") == "lowered_already NV-17.1.25"


def test_the_variant_needs_a_resource_and_comes_back_every_round() -> None:
    """NV-17.1.25: nothing to pay with, nothing lowered; a new round allows it again."""
    # given
    poor = table("column pottery archery", "1 dice red 1", lower_variant=True)
    assert why_not(poor, "1: lower_for_1 pottery") == "no_resource NV-17.1.25"
    # when
    fresh = table("phase clean_up", "1 lowered", lower_variant=True)
    # then
    assert not fresh.players[0].lowered


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_balanced_deal_has_no_colour_thrice_in_a_row(seed: int) -> None:
    """NV-17.1.26: the first colours of each row of the display, with four players."""
    # then
    assert _thickest_row(table(seed=seed, seats=4, balanced_deal=True)) <= 2


def test_an_unbalanced_deal_knows_no_such_bound() -> None:
    """NV-17.1.26: off, some row has a colour three times."""
    # then
    assert max(_thickest_row(table(seed=seed, seats=4)) for seed in range(1, 9)) > 2


def _thickest_row(position: NovaEraPosition) -> int:
    """Return how often the most frequent first colour lies in one row."""
    rows = zip(*position.columns, strict=True)
    most = 0
    for row in rows:
        firsts = [position.cards.colours[card][:1] for card in row]
        most = max(most, *(firsts.count(colour) for colour in set(firsts) if colour))
    return most


def test_a_balanced_deal_shows_what_there_is(tmp_path: Path) -> None:
    """NV-17.1.26: territories have no colour and are not counted."""
    # given
    rules = rules_with(tmp_path, technology("plain", GAIN_BLUE))
    # then
    for seed in range(1, 5):
        position = own_table(rules, "phase scoring", seats=4, seed=seed, balanced_deal=True)
        assert _thickest_row(position) <= 2
        assert [len(column) for column in position.columns] == [4] * 6
