"""Every location as a card in hand: made a deal, or razed for its spoils."""

import pytest

from tests.games.master.cards.facts import (
    HELD,
    LOCATIONS,
    change,
    each,
    has,
    lay,
    minus,
    player_of,
    produced,
    purse,
    to_next_round,
    total,
    units,
)
from tests.table import holds, play, refusal, why_not


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_a_deal_with_it_gives_its_good_at_once(id: str) -> None:
    """MS-9.1, MS-9.2, MS-2.3.3: pay the distance in blue, tuck the card, gain the deal good."""
    # given
    distance, good = LOCATIONS[id]["distance"], LOCATIONS[id]["deal"]
    position = lay(id, f"1 hand {id}", f"1 goods {distance} contact_blue")
    before = has(position, 1)
    # when
    play(position, f"1: deal {id}")
    # then
    paid = {"contact_blue": distance, "card": 1}
    assert change(before, has(position, 1)) == total({good: 1}, minus(paid))
    assert change({}, has(position, 2)) == {}
    holds(position, f"1 deals = {id}", "1 state = nothing", "discard = nothing", "to act = 2")


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_a_deal_with_it_gives_its_good_in_every_later_production(id: str) -> None:
    """MS-9.2, MS-5.1.1, MS-5.1.7: the deal produces again, round after round, and nothing else."""
    # given
    good = LOCATIONS[id]["deal"]
    position = lay(id, f"1 hand {id}", "1 goods 3 contact_blue")
    play(position, f"1: deal {id}")
    for _ in range(2):
        kept = {key: n for key, n in has(position, 1).items() if key in ("vp", "card")}
        # when
        to_next_round(position)
        # then
        picks = {"card": 2}
        expected = total(kept, picks, produced("new_york", [], []), {good: 1})
        assert change({}, has(position, 1)) == expected
    holds(position, f"1 deals = {id}")


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_a_deal_with_one_blue_contact_fewer_is_refused(id: str) -> None:
    """MS-9.1: every step of the distance costs a blue contact."""
    # given
    distance = LOCATIONS[id]["distance"]
    short = {"contact_blue": distance - 1, "contact_red": 3, "contact_grey": 3}
    # when
    position = lay(id, f"1 hand {id}", *purse(1, short))
    # then
    assert why_not(position, f"1: deal {id}") == "contacts MS-9.1"
    found = refusal(position, f"1: deal {id}")
    assert found is not None
    assert found.args == {"goods": {"contact_blue": distance}, "have": distance - 1}


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_razing_it_from_the_hand_gives_its_spoils(id: str) -> None:
    """MS-10.1.1, MS-10.1.2, MS-2.3.2, MS-10.3.1: pay the distance in red, gain all spoils."""
    # given
    distance = LOCATIONS[id]["distance"]
    position = lay(id, f"1 hand {id}", f"1 goods {distance} contact_red")
    before = has(position, 1)
    # when
    play(position, f"1: raze {id}")
    # then
    paid = {"contact_red": distance, "card": 1}
    assert change(before, has(position, 1)) == total(units(LOCATIONS[id]["spoils"]), minus(paid))
    assert change({}, has(position, 2)) == {}
    holds(position, f"discard = {id}", "1 deals = nothing", "1 state = nothing", "to act = 2")


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_razing_it_with_one_red_contact_fewer_is_refused(id: str) -> None:
    """MS-10.1.1: every step of the distance costs a red contact."""
    # given
    distance = LOCATIONS[id]["distance"]
    short = {"contact_red": distance - 1, "contact_blue": 3, "contact_grey": 3}
    # when
    position = lay(id, f"1 hand {id}", *purse(1, short))
    # then
    assert why_not(position, f"1: raze {id}") == "contacts MS-10.1.1"
    found = refusal(position, f"1: raze {id}")
    assert found is not None
    assert found.args == {"goods": {"contact_red": distance}, "have": distance - 1}


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_it_can_only_be_used_from_the_own_hand(id: str) -> None:
    """MS-8.1.1: a card in a rival's hand, among deals or in a state is not to be played."""
    # when
    position = lay(id, f"2 hand {id}", *purse(1, dict.fromkeys(HELD, 5)), "1 state school")
    # then
    for verb in ("build", "develop", "deal", "raze"):
        assert why_not(position, f"1: {verb} {id}") == "not_in_hand MS-8.1.1"
    assert player_of(position, 2)["hand"] == [id]
