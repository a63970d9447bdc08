"""Aim and end (section 1)."""

from typing import cast

import pytest

from novastate.games.novaera.cards import load
from novastate.games.novaera.cards.model import VP
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from tests.games.novaera.nova import finish, holds, offered, play, table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_each_lead_a_civilization(seats: int) -> None:
    """NV-1.1.1."""
    assert len(table(seats=seats).players) == seats


@pytest.mark.parametrize("seats", [1, 5])
def test_no_other_number_of_players_can_play(seats: int) -> None:
    """NV-1.1.1."""
    with pytest.raises(BadInput, match="2 to 4 seats"):
        ruleset("novaera").new(seats, 1)


def test_most_points_after_the_last_scoring_win() -> None:
    """NV-1.1.1: not those before it."""
    # given
    position = table("era 3", "1 vp 9", "2 vp 8", "2 tableau irrigation", "phase scoring")
    # then
    holds(position, "1 vp = 9", "2 vp = 10", "over = yes", "winners = 2")


def test_three_eras_of_three_rounds_each_closed_by_a_scoring() -> None:
    """NV-1.1.2."""
    # given
    position = table()
    # when
    events = finish(position)
    # then
    told = [
        (event.code, event.args["era"], event.args.get("round"))
        for event in events
        if event.code in ("round", "scoring")
    ]
    rounds = [
        [*[("round", era, number) for number in (1, 2, 3)], ("scoring", era, None)]
        for era in (1, 2, 3)
    ]
    assert [("round", 1, 1), *told] == [step for era in rounds for step in era]
    assert events[-1].code == "over"


def test_the_last_scoring_is_followed_by_the_final_count() -> None:
    """NV-1.1.2."""
    # given
    position = table("era 3", "1 resources 20 green", "phase scoring")
    # then
    holds(position, "1 vp = 2", "over = yes")


def test_the_final_count_comes_only_once() -> None:
    """NV-1.1.2."""
    # given
    position = table("era 2", "1 resources 20 green", "phase scoring")
    # then
    holds(position, "1 vp = 0", "era = 3", "over = no")


def test_points_start_at_nothing_and_have_no_upper_bound() -> None:
    """NV-1.1.3."""
    holds(table(), "1 vp = 0", "2 vp = 0")
    # given
    position = table(
        "era 2", "1 vp 999", "1 tableau archery", "1 dice red 6", "2 dice red 1", "1 hand crossbows"
    )
    # when
    play(position, "1: develop crossbows")
    # then
    holds(position, "1 vp = 1000")


@pytest.mark.parametrize("seed", range(5))
def test_points_never_fall(seed: int) -> None:
    """NV-1.1.3."""
    # given
    position = table(seats=3, seed=seed)
    last = [0, 0, 0]
    # when
    for event in finish(position, seed):
        if event.code == "score":
            # then
            total = cast(int, event.args["vp"])
            assert total > last[event.seat]
            last[event.seat] = total
    assert last == [player.vp for player in position.players]


def test_no_card_takes_points() -> None:
    """NV-1.1.3."""
    effects = [effect for card in load.shipped().cards for effect in card.effects]
    assert all(
        effect.amount.n >= 0 and effect.amount.times > 0 for effect in effects if effect.verb == VP
    )


def test_nobody_is_eliminated() -> None:
    """NV-1.1.4: a civil war that takes everything leaves the player in the game."""
    # given
    position = table(
        "1 unrest 9", "1 tableau irrigation+damaged archery", "people sun_tzu", "1 dice red 1 red 2"
    )
    # when
    play(position, "1: enlist sun_tzu", "1: die red 1")
    # then
    holds(position, "1 unrest = 0", "1 tableau = irrigation+damaged archery+damaged sun_tzu")
    assert offered(position, 1)


def test_nobody_may_resign_a_turn() -> None:
    """NV-1.1.4."""
    # given
    position = table("1 dice red 1", "people sun_tzu")
    # then
    assert offered(position, 1) == ["gain", "enlist sun_tzu"]


@pytest.mark.parametrize("seed", range(5))
def test_no_event_shortens_the_game(seed: int) -> None:
    """NV-1.1.4: everybody picks dice in all nine rounds, whatever happens."""
    events = finish(table(seats=3, seed=seed), seed)
    picks = [event.seat for event in events if event.code == "pick"]
    assert sorted(picks) == [0] * 9 + [1] * 9 + [2] * 9
