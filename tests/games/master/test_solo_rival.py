"""Solo: what the rival does besides attacking, and what it never does (section 24.5)."""

from collections import Counter

import pytest

from novastate.games.master.codes import ACTION
from novastate.kernel.chance import seeded
from tests.table import asked, holds, offered, play, table, why_not

HARMLESS = "deck church church wrecked_tank"
"""Attack cards that hit nothing but monuments."""


# --- the rival's turn ------------------------------------------------------------------------


def test_a_rival_that_is_due_passes_and_does_nothing_else() -> None:
    """SO-6.2, SO-10.5: neither a connection nor an attack comes before that pass."""
    for connections in ("connections punks merchants", "connections exactly"):
        # given
        position = table(
            "1 goods 2 worker", "1 state docks", connections, "deck haven", "due", seats=1
        )
        before = (len(position.deck), len(position.open_connections))
        # when
        play(position, "1: hire fuel")
        # then
        holds(
            position, "2 passed = yes", "2 vp = 0", "attacks = 0", "1 state = docks", "to act = 1"
        )
        assert (len(position.deck), len(position.open_connections)) == before


def test_the_rival_takes_a_connection() -> None:
    """SO-6.3, SO-10.6: it is discarded for 2 VP, whatever it is, and the turn ends."""
    for card in ("punks", "junk_train", "thugs", "merchants"):
        # given
        position = table(
            "1 goods 2 worker", "1 state docks", f"connections {card}", "deck haven", seats=1
        )
        # when
        play(position, "1: hire fuel")
        # then
        holds(position, "connections = nothing", f"connection_discard = {card}", "2 vp = 2")
        holds(position, "attacks = 0", "due = no", "2 passed = no", "1 state = docks", "to act = 1")


def test_the_connection_is_chosen_at_random() -> None:
    """SO-6.3: of two face up, each goes about as often as the other."""
    # given, when
    gone: Counter[str] = Counter()
    for seed in range(200):
        position = table("1 goods 2 worker", "connections punks merchants", seats=1, seed=seed)
        play(position, "1: hire fuel")
        gone[position.cards.ids[position.connection_discard[0]]] += 1
    # then
    assert gone["punks"] + gone["merchants"] == 200
    assert 65 <= gone["punks"] <= 135


def test_the_rival_takes_what_the_human_leaves() -> None:
    """SO-10.13: the human takes one of two connections, the rival gets 2 VP for the other."""
    # given
    position = table("1 goods 2 worker", "connections punks merchants", seats=1)
    # when
    play(position, "1: take punks")
    # then
    holds(position, "1 hand = punks", "connections = nothing", "connection_discard = merchants")
    holds(position, "2 vp = 2", "to act = 1", "attacks = 0")
    assert asked(position) == "turn"


def test_a_connection_may_trigger_the_end() -> None:
    """SO-10.6: the flag is set in CONNECTION at 25 VP of the rival, and HUMAN follows."""
    for points, triggered in ((23, "yes"), (22, "no")):
        # given
        position = table("1 goods 2 worker", "connections punks", f"2 vp {points}", seats=1)
        # when
        play(position, "1: hire fuel")
        # then
        holds(position, f"end triggered = {triggered}", "to act = 1", "over = no")


def test_the_rival_decides_in_the_order_of_its_list() -> None:
    """SO-10.5: due before connection, connection before attack, one thing a turn."""
    # given
    position = table("1 goods 9 worker", "connections punks", HARMLESS, "1 state docks", seats=1)
    # when, then
    play(position, "1: hire fuel", "1: done")
    holds(position, "2 vp = 2", "attacks = 0")
    play(position, "1: hire fuel", "1: done")
    holds(position, "2 vp = 2", "attacks = 1")
    # given a new connection, as the next round would show it, and a rival that is due
    position = table("1 goods 2 worker", "connections punks", HARMLESS, "due", seats=1)
    play(position, "1: hire fuel")
    holds(position, "2 vp = 0", "connections = punks", "2 passed = yes", "to act = 1")


def test_a_rival_that_is_due_has_not_passed_yet() -> None:
    """SO-6.8: in the turn in between its locations may be razed and visited, not after it."""
    # given
    position = table(
        "1 goods 4 worker 6 contact_red", "2 state docks quarry assassin", "due", seats=1
    )
    clone = position.clone()
    # when, then
    holds(position, "2 passed = no")
    assert "raze 2.docks" in offered(position, 1)
    play(position, "1: visit 2.quarry")
    holds(position, "2 vp = 1", "2 passed = yes")
    assert why_not(position, "1: raze 2.docks") == "passed MS-6.7"
    # when, then
    play(clone, "1: raze 2.quarry")
    holds(clone, "2 state = docks assassin", "2 passed = yes")
    assert why_not(clone, "1: visit 2.docks") == "passed MS-6.7"


# --- what the rival never does ---------------------------------------------------------------


@pytest.mark.parametrize(("seed", "expansion"), [(1, "new_era"), (2, "winter"), (3, "none")])
def test_the_rival_has_points_and_places_only(seed: int, expansion: str) -> None:
    """SO-6.10: it pays and gains nothing but VP, builds nothing, deals nothing, uses nothing."""
    # given
    position = table(seats=1, seed=seed, expansion=expansion)
    chance = seeded(seed)
    events = position.listener = []
    while not position.over:
        cards, where = len(position.players[1].state), (position.round, position.phase)
        # when
        moves = position.moves(0)
        position.apply(0, moves[chance.below(len(moves))])
        # then
        rival = position.players[1]
        assert not any([*rival.goods, rival.hand, rival.deals, rival.board_goods])
        assert not any(
            place.ruin or place.uses or place.shield or place.spent or place.placed or place.stored
            for place in rival.state
        )
        if where == (position.round, ACTION):
            assert len(rival.state) <= cards
    assert position.round > 2
    own = [event for event in events if event.seat == 1]
    assert {event.code for event in own} <= {
        *("rival_card", "rival_connection", "attack", "attack_hit", "attack_shield"),
        *("attack_failed", "gain", "pass", "end_triggered"),
    }
    gains = [event.args["goods"] for event in own if event.code == "gain"]
    assert gains
    assert all(isinstance(goods, dict) and list(goods) == ["vp"] for goods in gains)


def test_the_rivals_features_and_actions_do_nothing() -> None:
    """SO-6.10: its raze features do not react when it razes, its actions are not used."""
    # given
    position = table(
        "1 goods 2 worker",
        "1 state docks",
        "2 state mesmerizers_dwelling hunters truck archive",
        "deck haven",
        seats=1,
    )
    # when
    play(position, "1: hire fuel")
    # then
    holds(position, "1 state = docks+ruin", "2 vp = 2", "2 goods = nothing")
    holds(position, "2 state = mesmerizers_dwelling hunters truck archive")
