"""The editions of the cards (NE-23.5): which one a game is played with, and what the first was."""

import json
from pathlib import Path
from typing import Any

import pytest

from novastate.games.classic.position import ClassicPosition
from novastate.kernel.tables import tables_digest
from tests.games.newera.box import RULES, holds, table
from tests.games.newera.era import codes, play
from tests.games.state2010.box import RULES as FORMER

VERSIONS = Path(__file__).parents[2] / "fixtures" / "kept" / "versions.json"
BOTH = pytest.mark.parametrize("edition", ["first", "second"])


@pytest.mark.parametrize(
    ("options", "token"),
    [
        ({"card_edition": "first"}, "incorporation2"),
        ({"card_edition": "second"}, "incorporation3"),
        ({}, "incorporation3"),
    ],
)
def test_a_game_takes_the_cards_of_its_edition(options: dict[str, Any], token: str) -> None:
    """NE-23.5, NE-22.4: New York reaches farther for its scrap in the second edition."""
    # given
    p = table("1 faction new_york", "1 pool 3 scrap", **options)
    # when
    play(p, "1: take_token incorporation")
    # then
    holds(p, f"1 pool = {token}")


@pytest.mark.parametrize(
    ("options", "workers"),
    [
        ({"card_edition": "first"}, "2 worker"),
        ({"card_edition": "second"}, "worker"),
        ({}, "worker"),
    ],
)
def test_a_merged_game_takes_the_cards_of_2010_in_its_edition(
    options: dict[str, Any], workers: str
) -> None:
    """NE-23.5, NE-M.2: Foreman Kowalski gives two workers in the first edition, then one."""
    # given
    p = table("1 hand foreman_kowalski", merged=True, **options)
    # when
    told = play(p, "1: lead foreman_kowalski")
    # then
    assert codes(told) == ["lead", "gain"]
    holds(p, f"1 pool = {workers}")


@BOTH
def test_every_card_of_a_merged_game_is_of_its_edition(edition: str) -> None:
    """NE-23.5, NE-M.2: the cards of 2010 are those of that game in the same edition."""
    # given
    former = FORMER.editions[edition].card_set.tables.values()
    own = RULES.editions[edition].card_set.tables.values()
    # when
    p = table(merged=True, card_edition=edition)
    # then
    both = [card for card in former if card.what != "faction"] + list(own)
    found = p.cards.card_set.tables
    assert {id: card.fields for id, card in found.items()} == {c.name: c.fields for c in both}


@BOTH
def test_alone_a_game_has_its_own_cards_of_the_edition(edition: str) -> None:
    """NE-23.5: no card of 2010."""
    p = table(card_edition=edition)
    assert p.cards is RULES.editions[edition]
    assert [*p.cards.card_set.tables] == [*RULES.card_set.tables]


@BOTH
def test_a_saved_game_keeps_its_edition(edition: str) -> None:
    """NE-23.5: a position that is read back has the cards it was written with."""
    # given
    position = RULES.new(3, 5, merged=True, card_edition=edition)
    # when
    back = RULES.from_data(position.to_data())
    # then
    assert isinstance(back, ClassicPosition)
    assert back.cards is RULES.both_editions[edition]
    assert back.to_data() == position.to_data()


def test_the_first_edition_is_what_it_was_until_version_3() -> None:
    """NE-23.5: every card of both games does what it did, and stands where it stood."""
    # given
    known = json.loads(VERSIONS.read_text(encoding="utf-8"))["newera"]
    # when
    first, second = (
        tables_digest([*RULES.both_editions[edition].card_set.tables.values()])
        for edition in ("first", "second")
    )
    # then
    assert first == known["3"]
    assert second == RULES.cards_digest()
    assert second != first


def test_games_begun_before_go_on_with_the_first() -> None:
    """NE-23.5: until version 3 a game said nothing of its cards."""
    assert RULES.meant({"merged": True}, 3) == {"merged": True, "card_edition": "first"}
    assert RULES.meant({"merged": True}, 4) == {"merged": True}
