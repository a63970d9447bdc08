"""The editions of the cards (FS-19.7): which one a game is played with, and what the first was."""

import json
from pathlib import Path
from typing import Any

import pytest

from novastate.games.classic.position import ClassicPosition
from novastate.games.state2010.ruleset import State2010
from novastate.kernel.tables import tables_digest
from tests.games.classic.bench import Bench
from tests.games.state2010.box import RULES, holds, table
from tests.games.state2010.own import location
from tests.games.state2010.state import offered, play

VERSIONS = Path(__file__).parents[2] / "fixtures" / "kept" / "versions.json"
BOTH = pytest.mark.parametrize("edition", ["first", "second"])


@pytest.mark.parametrize(
    ("options", "left", "fuel"),
    [
        ({"card_edition": "first"}, "nothing", 2),
        ({"card_edition": "second"}, "2 scrap", 3),
        ({}, "2 scrap", 3),
    ],
)
def test_a_game_is_played_with_the_cards_of_its_edition(
    options: dict[str, Any], left: str, fuel: int
) -> None:
    """FS-19.7, FS-18.3: New York pays 3 scrap in the first edition and 1 in the second."""
    # given
    position = table("1 faction new_york", "1 hand docks", "1 pool 3 scrap", **options)
    # when
    play(position, "1: incorporate docks")
    # then
    holds(position, "1 state = docks", f"1 pool = {left}")
    # and: the deck holds as many fuel tanks as the edition has
    begun = table(**options)
    cards = [*begun.deck, *begun.row, *(card for player in begun.players for card in player.hand)]
    assert [begun.cards.ids[card] for card in cards].count("fuel_tank") == fuel


@pytest.mark.parametrize(("edition", "shared"), [("first", True), ("second", False)])
def test_types_are_those_of_the_edition(edition: str, shared: bool) -> None:
    """FS-19.7, FS-9.1: in the first edition the Fuel Tank shares universal with the Docks."""
    given = ("1 state docks", "1 hand fuel_tank", "1 pool material")
    position = table(*given, card_edition=edition)
    assert ("redevelop fuel_tank" in offered(position, 1)) == shared


@BOTH
def test_a_saved_game_keeps_its_edition(edition: str) -> None:
    """FS-19.7: a position that is read back has the cards it was written with."""
    # given
    position = RULES.new(3, 5, card_edition=edition)
    # when
    back = RULES.from_data(position.to_data())
    # then
    assert isinstance(back, ClassicPosition)
    assert back.cards is RULES.editions[edition]
    assert back.to_data() == position.to_data()


def test_the_first_edition_is_what_it_was_until_version_3() -> None:
    """FS-19.7: every card does what it did, and stands where it stood."""
    # given
    known = json.loads(VERSIONS.read_text(encoding="utf-8"))["state2010"]
    # when
    first, second = (
        tables_digest([*RULES.editions[edition].card_set.tables.values()])
        for edition in ("first", "second")
    )
    # then
    assert first == known["3"]
    assert second == RULES.cards_digest()
    assert second != first


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ({}, {"card_edition": "first", "produce_on_entry": True}),
        ({"produce_on_entry": False}, {"card_edition": "first", "produce_on_entry": False}),
    ],
)
def test_games_begun_before_go_on_with_the_first(
    given: dict[str, object], meant: dict[str, object]
) -> None:
    """FS-19.7, FS-19.4: until version 3 a game said nothing of its cards and produced on entry."""
    assert RULES.meant(given, 3) == meant
    assert RULES.meant(given, 4) == given


@BOTH
def test_cards_of_an_own_folder_are_in_both(edition: str, tmp_path: Path) -> None:
    """FS-19.7: they lie beside the cards of either edition."""
    # given
    card = location("mint", "open production", produces="2 fuel")
    (tmp_path / "own.toml").write_text(card, encoding="utf-8")
    bench = Bench(State2010(tmp_path), card_edition=edition)
    position = bench.table("1 pool worker", "2 state mint")
    # when
    play(position, "1: visit 2.mint")
    # then
    bench.holds(position, "1 pool = 2 fuel")


def test_both_editions_have_the_same_cards() -> None:
    """FS-19.7, FS-C.1: ids and names in the same order, and decks of the same size."""
    # given
    first, second = (RULES.editions[edition] for edition in ("first", "second"))
    # then
    assert first.ids == second.ids
    for old, new in zip(RULES.cards_data("first"), RULES.cards_data("second"), strict=True):
        assert (old["id"], old["names"], old["set"]) == (new["id"], new["names"], new["set"])
    assert len(table(card_edition="first").deck) == len(table(card_edition="second").deck)
