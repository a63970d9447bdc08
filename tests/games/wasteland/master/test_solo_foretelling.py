"""Solo: what the player is told of the next attack is what he could count himself (SO-7)."""

from typing import Any

import pytest

from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.games.wasteland.master.position import MasterPosition
from novastate.kernel.chance import seeded
from tests.table import table


def forecast(*given: str) -> dict[str, Any]:
    """Lay a solo table and return what the player is told of the next attack."""
    found = table(*given, seats=1, seed=1).view(0)["forecast"]
    assert isinstance(found, dict)
    return found


def test_each_unseen_card_counts_once() -> None:
    """SO-7.1: with one place in the state, every unseen card that shares a type would hit it."""
    # given
    position = table("1 state docks", seats=1, seed=1)
    types = position.cards.types
    sharing = sum(
        1 for card in position.deck if types[card] & types[position.players[0].state[0].card]
    )
    # when
    told: Any = position.view(0)["forecast"]
    # then
    share = round(sharing / len(position.deck), 4)
    assert 0 < share < 1
    assert [(one["place"], one["share"]) for one in told["places"]] == [(0, share)]
    assert told["unseen"] == len(position.deck)
    assert told["nothing"] == pytest.approx(1 - share, abs=0.0002)


def test_the_reason_names_each_rule_with_what_it_leaves() -> None:
    """SO-7.3, SO-7.4: the rules narrow the places down one after the other."""
    # given, when: the Haven has exactly the types of the Docks
    told = forecast("1 state docks archive", "deck haven")
    # then
    why = told["places"][0]["why"]
    assert why[0]["rule"] == "shares_type"
    assert [step["rule"] for step in why][-1] == "leaves"
    assert why[-1]["left"] == [told["places"][0]["place"]]


def test_a_shield_saves() -> None:
    """SO-7.9: a shielded place stays in the list, and is told to be safe."""
    told = forecast("1 state docks+shield", "deck shipwreck")
    assert told["places"][0]["saved"] is True


def test_nobody_but_the_player_is_told() -> None:
    """MS-22: a spectator does not see the hand and could not count."""
    assert table("1 state docks", "deck shipwreck", seats=1, seed=1).view(None)["forecast"] is None


def test_the_shares_add_up_and_do_not_depend_on_the_order_of_the_deck() -> None:
    # given: a game of greedy against the virtual rival
    position = ruleset("master").new(seats=1, seed=3)
    assert isinstance(position, MasterPosition)
    player, chance = bot("greedy"), seeded(1)
    told = 0
    while position.to_act():
        found: Any = position.view(0)["forecast"]
        if found is not None:
            told += 1
            # then
            total = sum(one["share"] for one in found["places"]) + found["nothing"]
            assert abs(total - 1) < 0.01
            assert position.redeal(0, seeded(told)).view(0)["forecast"] == found
        # when
        position.play(0, player.choose(position, 0, chance))
    assert told > 20
