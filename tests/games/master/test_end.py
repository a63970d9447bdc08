"""Section 18: the end of the game, final scoring and ties."""

import pytest

from novastate.games.master.goods import HELD, NAMES
from novastate.games.master.position import MasterPosition
from novastate.kernel.outcome import Outcome
from tests.table import holds, offered, play, table, why_not

# --- when it ends -----------------------------------------------------------------------------


def test_the_action_phase_is_played_out_after_the_end_was_triggered() -> None:
    """MS-18.1: all go on until they pass, also the one who reached 25 points."""
    # given
    position = table("1 vp 24", "1 hand old_cinema archive", "1 goods 2 contact_grey 2 worker")
    # when
    play(position, "1: build old_cinema")
    # then
    holds(position, "1 vp = 25", "end triggered = yes", "over = no", "to act = 2")
    play(position, "2: pass", "1: build archive", "1: use archive", "1: again")
    holds(position, "1 vp = 27", "over = no")
    # when the last one passes
    play(position, "1: pass")
    # then: 2 locations
    holds(position, "over = yes", "1 vp = 29", "to act = nobody", "phase = over")
    assert why_not(position, "1: pass") == "over MS-18.1"


def test_the_others_may_overtake_the_one_who_triggered_the_end() -> None:
    """MS-18.1: their turns are played as usual."""
    # given
    position = table(
        "1 vp 25", "2 vp 24", "2 state archive", "2 goods 2 worker", "1 passed", "turn 2"
    )
    # when
    play(position, "2: use archive", "2: again", "2: pass")
    # then
    assert ended(position).winners == [1]


def test_24_points_are_not_enough() -> None:
    """MS-18.1: the next round begins after clean-up."""
    # given
    position = table("1 vp 24", "1 goods worker", "2 passed")
    # when
    play(position, "1: pass")
    # then
    holds(position, "over = no", "round = 2", "end triggered = no", "1 goods = nothing")
    assert position.outcome() is None


def test_an_end_triggered_in_production_still_has_its_action_phase() -> None:
    """MS-18.1: the phase before which it was triggered is played out, then it is over."""
    # given
    position = table("1 vp 24", "1 deals church", "phase production")
    holds(position, "1 vp = 25", "phase = action", "to act = 1", "over = no")
    assert "pass" in offered(position, 1)
    # when
    play(position, "1: pass", "2: pass")
    # then no clean-up: the goods of the board are still there
    holds(position, "over = yes", "round = 1", "1 vp = 25")
    assert ended(position).results[0].ties[0] > 0


# --- final scoring ----------------------------------------------------------------------------


def test_every_location_gives_a_point() -> None:
    """MS-18.2: ruins, deals and hand cards give nothing."""
    # given
    position = table(
        "1 vp 3",
        "1 state pub school church+ruin archive+shield",
        "1 deals motel docks",
        "1 hand quarry punks",
        "2 state city_guards+placed:gun:gun pub+ruin",
        "phase score",
    )
    # then
    holds(position, "1 vp = 6", "2 vp = 1", "over = yes")
    assert [result.breakdown for result in ended(position).results] == [
        {"play": 3, "locations": 3},
        {"play": 0, "locations": 1},
    ]


def ended(position: MasterPosition) -> Outcome:
    """Return how a finished game ended."""
    outcome = position.outcome()
    assert outcome is not None
    return outcome


def test_the_highest_total_wins() -> None:
    """MS-18.3: with the points for locations; goods do not matter then."""
    # given
    position = table("1 vp 25", "1 goods 9 ammo", "2 vp 24", "2 state pub school", "phase score")
    # then: 25 against 26
    assert ended(position).winners == [1]
    assert ended(position).reason == "vp"


def test_a_tie_goes_to_the_most_goods() -> None:
    """MS-18.3: before locations are looked at."""
    # given: 26 each; 1 has more goods, 2 more locations
    position = table(
        "1 vp 25",
        "1 state pub",
        "1 goods 2 brick",
        "2 vp 24",
        "2 state docks school",
        "2 goods ammo",
        "phase score",
    )
    # then
    assert ended(position).winners == [0]
    assert ended(position).reason == "tie_goods"


def test_a_tie_in_goods_goes_to_the_most_locations() -> None:
    """MS-18.3: ruins are none."""
    # given: 26 each, and 1 good each
    position = table(
        "1 vp 25",
        "1 state pub church+ruin archive+ruin",
        "1 goods brick",
        "2 vp 24",
        "2 state docks school",
        "2 goods ammo",
        "phase score",
    )
    # then
    assert ended(position).winners == [1]
    assert ended(position).reason == "tie_locations"


def test_players_still_tied_share_the_victory() -> None:
    """MS-18.3: neither seat nor the first player token decides."""
    # given
    position = table(
        "1 vp 25",
        "1 state pub",
        "1 goods brick",
        "2 vp 25",
        "2 state docks",
        "2 goods ammo",
        "first 2",
        "phase score",
    )
    # then
    assert ended(position).winners == [0, 1]
    assert ended(position).reason == "shared"
    assert [result.rank for result in ended(position).results] == [1, 1]


@pytest.mark.parametrize("good", NAMES[:HELD])
def test_every_good_of_the_supply_counts_one(good: str) -> None:
    """MS-18.4: whatever it is."""
    # given 2 of this against 1 brick
    position = table("1 vp 25", f"1 goods 2 {good}", "2 vp 25", "2 goods brick", "phase score")
    # then
    assert [result.ties[0] for result in ended(position).results] == [2, 1]
    assert ended(position).winners == [0]


def test_placed_goods_count_like_others() -> None:
    """MS-18.4: 2 placed and 1 loose against 2 loose."""
    # given
    position = table(
        "1 vp 25",
        "1 state city_guards+placed:gun:gun",
        "1 goods worker",
        "2 vp 25",
        "2 state pub",
        "2 goods 2 worker",
        "phase score",
    )
    # then
    assert [result.ties[0] for result in ended(position).results] == [3, 2]


def test_what_is_not_in_the_supply_does_not_count() -> None:
    """MS-18.5: hand cards, activation goods, guest workers and placed shields."""
    # given
    position = table(
        "1 faction new_york",
        "1 vp 25",
        "1 hand pub school punks",
        "1 goods gun",
        "1 state pub+guest archive+used:2+spent:worker:worker church+shield",
        "2 passed",
    )
    play(position, "1: board red", "1: pass")
    # then: only the 2 red contacts; the gun lies on the board
    holds(position, "1 board goods = gun")
    assert ended(position).results[0].ties[0] == 2


def test_the_others_are_ranked_by_the_same_criteria() -> None:
    """MS-18.6: points, goods, locations; equals share a rank."""
    # given: 1 wins; 2, 3 and 4 have 20 each; 4 has more goods, 2 more locations than 3
    position = table(
        "1 vp 25",
        "2 vp 18",
        "2 state pub school",
        "3 vp 19",
        "3 state docks",
        "4 vp 20",
        "4 goods worker",
        "phase score",
        seats=4,
    )
    # then
    assert [result.rank for result in ended(position).results] == [1, 3, 4, 2]
    assert ended(position).winners == [0]


def test_equals_behind_the_winner_share_a_rank() -> None:
    """MS-18.6: the rank after them is skipped."""
    # given
    position = table("1 vp 5", "2 vp 25", "3 vp 20", "4 vp 20", "phase score", seats=4)
    # then
    assert [result.rank for result in ended(position).results] == [4, 1, 2, 2]
