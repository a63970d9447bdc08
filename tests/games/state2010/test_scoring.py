"""Limits, points, the count and the end of the game (FS-14, FS-16)."""

import pytest

from novastate.kernel.questions import Refused
from tests.games.state2010.state import codes, holds, offered, play, table


def test_three_places_whatever_the_values() -> None:
    """FS-14.2, FS-2.1.10: a location holds three tokens, of value 1 or 2."""
    position = table("1 state shipwreck+vp:2:2", "1 pool 3 worker 4 scrap", "2 passed")
    play(position, "1: use shipwreck")
    holds(position, "1 state = shipwreck+used+vp:2:2:2", "1 total = 7")
    assert "use shipwreck" not in offered(position, 1)


def test_a_full_location_gives_no_points_but_everything_else() -> None:
    """FS-14.3, FS-14.4: the rest is lost, and nobody is told of points that are not given."""
    position = table("1 state museum+vp:2:2:2", "1 hand docks docks", "1 pool worker")
    events = play(position, "1: use museum")
    holds(position, "1 pool = worker", "1 state = museum+used+vp:2:2:2", "1 base = 0")
    assert [event.args["goods"] for event in events if event.code == "gain"] == [{"worker": 1}]


def test_features_stop_at_their_limit() -> None:
    """FS-14.3, FS-17.2.8: a full Police Station reacts no more."""
    position = table("1 state police_station+vp:1:1:1", "1 hand docks", "1 pool conquest1")
    events = play(position, "1: conquer docks")
    assert codes(events) == ["token", "conquer"]
    holds(position, "1 total = 4", "1 base = 0")


def test_points_on_the_base_have_no_limit() -> None:
    """FS-14.6, FS-2.2.3: they are counted by value, in tokens of any size."""
    position = table(
        "1 faction new_york", "1 base 17", "1 spoils church", "1 deals museum", "phase production"
    )
    play(position, "1: cash church")
    holds(position, "1 base = 20")


def test_tokens_go_to_the_base_when_their_card_leaves() -> None:
    """FS-14.7: they are never lost."""
    position = table("1 state church+vp:2:2:2", "1 hand shipwreck", "1 pool material", "1 base 4")
    play(position, "1: redevelop shipwreck")
    holds(position, "1 base = 11", "1 state = shipwreck")


def test_the_total_of_a_player() -> None:
    """FS-14.8, FS-14.12: locations, leader, and the tokens on base, locations and leader."""
    position = table(
        "1 state docks quarry school arena shipwreck+vp:2:2",
        "1 leader baby_swift+vp:1:1",
        "1 base 4",
        "1 hand pub pub",
        "1 spoils church",
        "1 deals museum",
        "1 pool 9 scrap",
        "phase count",
    )
    holds(position, "1 marked = 16", "1 total = 16")


def test_totals_are_counted_anew() -> None:
    """FS-14.9, FS-14.11: nothing is added to the former mark, and nobody is asked."""
    position = table("1 state docks", "1 marked 12", "2 marked 7", "2 base 3", "phase count")
    holds(position, "1 marked = 1", "2 marked = 3")


def test_what_scores_nothing() -> None:
    """FS-14.10: spoils, deals, hands and goods."""
    position = table(
        "1 hand docks baby_swift", "1 spoils church", "1 deals museum", "1 pool 9 universal"
    )
    holds(position, "1 total = 0")


TIED = ("1 base 30", "2 base 30", "phase count")


def test_cards_in_hand_break_a_tie() -> None:
    """FS-16.2: all kinds of card count."""
    position = table(*TIED, "1 hand docks", "2 hand punks baby_swift", "1 pool 9 scrap")
    holds(position, "winners = 2", "reason = tie_hand", "ranks = 2 1")


def test_unspent_goods_break_a_further_tie() -> None:
    """FS-16.3: resources and workers, universal ones as one, stock included; tokens not."""
    position = table(
        *TIED,
        "1 hand docks",
        "2 hand punks",
        "1 pool universal worker 9 redevelopment 9 conquest3",
        "2 pool 2 scrap worker",
    )
    holds(position, "winners = 2", "reason = tie_goods")
    position = table(
        "1 base 29", "1 state scrap_metal", "2 base 30", "2 pool 2 scrap", "phase count"
    )
    holds(position, "winners = 1", "reason = tie_goods")


def test_spent_goods_do_not_count() -> None:
    """FS-16.4: workers on locations and resources on contact cards are spent."""
    position = table(
        "1 base 29",
        "1 state shipwreck+used:2",
        "1 fields conquest negotiation incorporation",
        "2 base 30",
        "2 pool worker",
        "phase count",
    )
    holds(position, "winners = 2", "reason = tie_goods")


def test_a_shared_victory() -> None:
    """FS-16.5: those who are equal in everything."""
    position = table(*TIED, "1 hand docks", "2 hand punks", "1 pool scrap", "2 pool worker")
    holds(position, "winners = 1 2", "reason = shared", "ranks = 1 1")


def test_ties_look_only_at_the_best() -> None:
    """FS-16.6: who has fewer points wins no tie."""
    position = table(
        "1 base 31",
        "2 base 31",
        "3 base 30",
        "2 hand docks",
        "3 hand pub pub quarry",
        "3 pool 9 scrap",
        "phase count",
        seats=3,
    )
    holds(position, "winners = 2", "reason = tie_hand", "ranks = 2 1 3")


def test_nothing_follows_the_count_that_ends_the_game() -> None:
    """FS-16.1: no clean-up; pools stay and every move is refused."""
    position = table("1 base 30", "2 pool 3 worker", "2 state docks+visited:1", "phase count")
    holds(position, "2 pool = 3 worker", "2 state = docks+visited:1")
    with pytest.raises(Refused, match=r"FS-16\.1"):
        position.play(0, 0)
