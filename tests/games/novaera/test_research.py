"""Research (NV-5.8)."""

import pytest

from tests.games.novaera.nova import holds, offered, play, table, why_not


@pytest.mark.parametrize("colour", ["green", "black"])
def test_research_takes_a_card_for_any_die(colour: str) -> None:
    """NV-5.8.1: nothing is paid."""
    # given
    position = table(
        "column trade pottery",
        "column urban_development",
        f"1 dice {colour} 1",
        "1 resources 2 green",
        "2 dice red 1",
    )
    # when
    play(position, "1: research urban_development")
    # then
    holds(position, "1 hand = urban_development", "1 resources = 2 green", "to act = 2")


def test_further_cards_one_after_the_other() -> None:
    """NV-5.8.2: a card that became available through the first may be taken."""
    # given
    position = table(
        "1 tableau writing", "column theater trade pottery", "1 dice red 1", "2 dice red 1"
    )
    # when
    play(position, "1: research pottery")
    assert offered(position, 1) == ["fetch trade", "done"]
    play(position, "1: fetch trade")
    # then
    holds(position, "1 hand = pottery trade", "columns = theater", "to act = 2")


def test_further_cards_may_be_left() -> None:
    """NV-5.8.2, NV-5.8.3: only the first is compulsory."""
    # given
    position = table("1 tableau writing", "column trade pottery", "1 dice red 1", "2 dice red 1")
    # when
    play(position, "1: research pottery", "1: done")
    # then
    holds(position, "1 hand = pottery", "to act = 2")


def test_no_research_with_an_empty_display() -> None:
    """NV-5.8.3."""
    # given
    position = table("people sun_tzu", "stock trade", "1 dice red 1")
    # then
    assert offered(position, 1) == ["gain", "enlist sun_tzu"]
    assert why_not(position, "1: research trade") == "not_there NV-5.8.1"
