"""The editions of the cards (NV-17.1.27): what they share, and which one a game is played with."""

import json
from pathlib import Path

import pytest

from novastate.games.card_editions import FIRST, SECOND
from novastate.games.novaera.cards import load
from novastate.games.novaera.ruleset import NovaEra
from novastate.games.registry import ruleset
from novastate.kernel.game import begin, diverges, replay
from novastate.kernel.record import read_record
from novastate.kernel.tables import tables_digest
from tests.games.novaera.nova import holds, play, table, why_not
from tests.games.novaera.own import GAIN_BLUE, effect, own_table, rules_with, technology

KEPT = Path(__file__).parents[2] / "fixtures" / "kept"
OLD = sorted([*KEPT.glob("novaera_v2_*.txt"), *KEPT.glob("novaera_v3_*.txt")])
BOTH = pytest.mark.parametrize("edition", [FIRST, SECOND])
TODAY = load.shipped().by_id

# Cards whose prices are far apart -> what they cost in the first edition.
FORMERLY = {"human_rights": 12, "electric_grid": 13, "global_trade": 14, "nuclear_physics": 14}


@BOTH
@pytest.mark.parametrize("id", FORMERLY)
def test_each_edition_asks_its_own_price(id: str, edition: str) -> None:
    """NV-17.1.27: exactly the price of the edition that is played is enough."""
    # given
    cost = FORMERLY[id] if edition == FIRST else TODAY[id].cost
    colour = ("green", "red", "yellow", "blue")[TODAY[id].colours[0]]
    given = ("era 3", f"1 hand {id}", "1 dice black 1", "2 dice red 1")
    poor = table(*given, f"1 resources {cost - 1} {colour}", card_edition=edition)
    rich = table(*given, f"1 resources {cost} {colour}", card_edition=edition)
    # then
    assert why_not(poor, f"1: develop {id}") == "price NV-5.2.5"
    # when
    events = play(rich, f"1: develop {id}")
    # then
    assert next(event for event in events if event.code == "develop").args["goods"] == {
        colour: cost
    }


def test_the_second_edition_is_dearer_or_cheaper_where_it_says_so() -> None:
    """NV-17.1.27: the prices above are not those of today."""
    # then
    assert all(TODAY[id].cost != cost for id, cost in FORMERLY.items())
    assert {id: load.shipped(FIRST).by_id[id].cost for id in FORMERLY} == FORMERLY


def test_a_game_is_dealt_the_second_edition_unless_it_asks_for_the_first() -> None:
    """NV-17.1.27: the same seed deals the same cards, with other figures."""
    # given
    rules = ruleset("novaera")
    unsaid = rules.new(4, 7)
    second, first = (rules.new(4, 7, card_edition=edition) for edition in (SECOND, FIRST))
    # then
    assert unsaid.digest() == second.digest() != first.digest()
    assert unsaid.to_data()["columns"] == first.to_data()["columns"]
    assert rules.cards_data() == rules.cards_data(SECOND) != rules.cards_data(FIRST)
    # when
    effects = {
        edition: {str(card["id"]): card["effects"] for card in rules.cards_data(edition)}
        for edition in (FIRST, SECOND)
    }
    # then
    differ = [id for id, said in effects[FIRST].items() if said != effects[SECOND][id]]
    assert len(differ) > 100


def test_the_first_edition_is_that_of_version_3() -> None:
    """NV-17.1.27: card for card what was played until version 3 of the rules."""
    # given
    rules = ruleset("novaera")
    assert isinstance(rules, NovaEra)
    known = json.loads((KEPT / "versions.json").read_text(encoding="utf-8"))["novaera"]
    # when
    tables = rules.editions[FIRST].card_set.tables
    # then
    digest = tables_digest(list(tables.values()))
    assert digest == known["3"] == known["2"], "a card was changed that cards/first does not keep"
    assert rules.cards_digest() != known["3"]


def test_the_editions_have_the_same_cards() -> None:
    """NV-17.1.27: names, decks, colours and lines are the same; figures and effects are not.

    One card more grows old: Pillage.
    """
    # given
    editions = [load.shipped(FIRST).cards, load.shipped(SECOND).cards]
    # then
    for field in ("id", "names", "deck", "kind", "colours", "icon", "figure"):
        first, second = ([getattr(card, field) for card in cards] for cards in editions)
        assert first == second
    for field in ("evolves_from", "evolves_into"):
        first, second = ([getattr(card, field) for card in cards] for cards in editions)
        assert first == second
    ages = {
        after.id: (before.obsoletes, after.obsoletes)
        for before, after in zip(*editions, strict=True)
        if before.obsoletes != after.obsoletes
    }
    assert ages == {
        "crossbows": (("archery",), ("archery", "pillage")),
        "castles": (("city_walls",), ("city_walls", "pillage")),
        "heavy_plough": (("hunting",), ("hunting", "irrigation")),
        "standing_armies": (("mercenaries",), ("mercenaries", "military_training")),
        "chartered_companies": ((), ("caravans",)),
    }


def test_only_cards_that_differ_are_kept_of_the_first_edition() -> None:
    """NV-17.1.27: a card that is as it was stands in one file."""
    # given
    first, second = load.shipped(FIRST), load.shipped(SECOND)
    kept = [id for id, said in first.tables.items() if said.flag("replaces")]
    # then
    assert kept
    for id in kept:
        fields = dict(first.tables[id].fields)
        del fields["replaces"]
        assert fields != second.tables[id].fields, id


# --- games that were begun before -----------------------------------------------------------------


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_a_game_of_older_rules_goes_on_with_the_first_edition(file: Path) -> None:
    """NV-17.1.27: it says nothing of an edition, and replays to the position it ended in."""
    # given
    record = read_record(file.read_text(encoding="utf-8"), file.name)
    assert record.rules < 4
    assert "card_edition" not in record.options
    # when
    begun = begin(ruleset("novaera"), record)
    # then
    options = begun.position.to_data()["options"]
    assert isinstance(options, dict)
    assert options["card_edition"] == FIRST
    # when
    ended = replay(ruleset("novaera"), record)
    # then
    assert not diverges(ended, record)


@pytest.mark.parametrize(("version", "edition"), [(1, FIRST), (2, FIRST), (3, FIRST), (4, SECOND)])
def test_what_a_game_means_that_says_nothing(version: int, edition: str) -> None:
    """NV-17.1.27: the first edition until version 3, then the second."""
    # given
    rules = ruleset("novaera")
    # when
    meant = rules.meant({}, version)
    # then
    assert meant.get("card_edition", SECOND) == edition
    assert rules.meant({"card_edition": SECOND}, version)["card_edition"] == SECOND


@BOTH
def test_a_stored_position_keeps_its_edition(edition: str) -> None:
    """NV-17.1.27: read again it has the same cards, and so has its copy."""
    # given
    position = table("1 hand human_rights", "1 dice green 6", card_edition=edition)
    # when
    read = ruleset("novaera").from_data(position.to_data())
    copy = position.clone()
    # then
    assert read.to_data() == position.to_data()
    for other in (read, copy):
        cards = other.cards  # type: ignore[attr-defined]
        assert cards is position.cards
    assert (position.cards.cost[position.cards.numbers["human_rights"]] == 12) == (edition == FIRST)


# --- own cards ------------------------------------------------------------------------------------


@BOTH
def test_own_cards_stand_beside_either_edition(tmp_path: Path, edition: str) -> None:
    """NV-17.1.27: a new card is there, and one that replaces another does so in both."""
    # given
    kites = technology("kites", GAIN_BLUE)
    made = effect("instant", "gain", kind="red", amount=3)
    pottery = technology("pottery", made, cost=2, replaces=True)
    rules = rules_with(tmp_path, kites, pottery)
    given = ("1 hand kites pottery human_rights", "1 dice black 1 black 1", "1 resources 3 green")
    # when
    position = own_table(rules, *given, "2 dice red 1", card_edition=edition)
    play(position, "1: develop kites", "2: gain", "1: develop pottery")
    # then
    holds(position, "1 tableau = kites pottery", "1 resources = blue 3 red")
    numbers, costs = position.cards.numbers, position.cards.cost
    assert costs[numbers["human_rights"]] == (
        12 if edition == FIRST else TODAY["human_rights"].cost
    )
