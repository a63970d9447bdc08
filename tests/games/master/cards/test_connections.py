"""Every connection card: taken, played, and good for nothing else."""

import pytest

from tests.games.master.cards.facts import (
    CONNECTIONS,
    HELD,
    Goods,
    change,
    each,
    has,
    minus,
    purse,
    total,
)
from tests.table import holds, offered, play, table, why_not

WITH_COST = [id for id, fact in CONNECTIONS.items() if fact["effect"].get("cost")]


def cost_of(id: str) -> Goods:
    """Return what playing a connection costs."""
    found: Goods = CONNECTIONS[id]["effect"].get("cost") or {}
    return found


@pytest.mark.parametrize("id", each(CONNECTIONS))
def test_playing_it_gives_its_gain(id: str) -> None:
    """MS-2.5.4, MS-14.2.1, MS-20.1.4, MS-7.10: cost to the supply, card to its own discards."""
    # given
    position = table(f"1 hand {id}", *purse(1, cost_of(id)))
    before = has(position, 1)
    # when
    play(position, f"1: play {id}")
    # then
    gain = CONNECTIONS[id]["effect"]["gain"]["goods"]
    assert change(before, has(position, 1)) == total(gain, minus(total(cost_of(id), {"card": 1})))
    holds(position, f"connection_discard = {id}", "discard = nothing", "to act = 2")


@pytest.mark.parametrize("id", each(WITH_COST))
def test_playing_it_without_its_cost_is_refused(id: str) -> None:
    """MS-14.2.1: with everything but the gun it cannot be played; ammo stands for it."""
    # given
    plenty = dict.fromkeys([good for good in HELD if good not in ("gun", "ammo")], 5)
    position = table(f"1 hand {id}", *purse(1, plenty))
    armed = table(f"1 hand {id}", "1 goods ammo")
    # when
    play(armed, f"1: play {id}")
    # then
    assert why_not(position, f"1: play {id}") == "cost MS-14.2.1"
    holds(armed, "1 goods = 3 contact_red")


def test_only_thugs_cost_anything() -> None:
    """MS-2.5.4: the table of connection cards names one cost."""
    assert {id: cost_of(id) for id in WITH_COST} == {"thugs": {"gun": 1}}


@pytest.mark.parametrize("id", each(CONNECTIONS))
def test_taking_it_costs_two_workers(id: str) -> None:
    """MS-14.1.1, MS-14.1.2, MS-14.2.2: a face-up card goes to the hand, and is not played yet."""
    # given
    position = table(f"connections {id}", "1 goods 2 worker")
    poor = table(f"connections {id}", "1 goods worker 5 ammo")
    absent = table("1 goods 4 worker")
    # when
    play(position, f"1: take {id}")
    # then
    holds(position, f"1 hand = {id}", "1 goods = nothing", "connections = nothing", "to act = 2")
    assert why_not(poor, f"1: take {id}") == "cost MS-14.1.1"
    assert why_not(absent, f"1: take {id}") == "not_face_up MS-14.1.2"


@pytest.mark.parametrize("id", each(CONNECTIONS))
def test_it_cannot_be_used_like_a_location(id: str) -> None:
    """MS-14.2.3, MS-8.1.1: it is neither built nor developed, dealt with or razed."""
    # given
    position = table(f"1 hand {id}", "1 state motel+ruin", *purse(1, dict.fromkeys(HELD, 5)))
    # then
    for verb in ("build", "develop", "deal", "raze"):
        assert why_not(position, f"1: {verb} {id}") == "connection MS-14.2.3"
        assert f"{verb} {id}" not in offered(position, 1)


@pytest.mark.parametrize("id", each(CONNECTIONS))
def test_each_deck_holds_its_copies(id: str) -> None:
    """MS-2.5.4, MS-3.5: two decks of six, with as many copies as the table says."""
    # given
    fact = CONNECTIONS[id]
    copies = " ".join([id] * fact["copies"])
    # when
    position = table(f"connection_discard {copies}")
    # then
    assert id not in str(position.to_data()[f"{fact['deck']}_deck"])
    holds(position, f"{fact['deck']}_deck size = {6 - fact['copies']}")
