"""Solo: what the player is told of the next attack is what he could count himself (SO-7)."""

from typing import Any, cast

import pytest

from novastate.bots.registry import bot
from novastate.games.master.goods import NAMES
from novastate.games.master.position import MasterPosition
from novastate.games.master.rules.solo import targets
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from tests.table import play, table


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


def test_the_reason_is_told_for_the_commonest_card() -> None:
    """SO-7.1: what a card hits depends on its types, so the types most unseen cards have count."""
    # given
    position = table("1 state docks archive", seats=1, seed=1)
    types, ids = position.cards.types, position.cards.ids
    # when
    told: Any = position.view(0)["forecast"]
    # then: no other types that lead there are more common
    for one in told["places"]:
        card = ids.index(one["card"])
        same = [each for each in position.deck if types[each] == types[card]]
        assert one["alike"] == len(same)
        for other in position.deck:
            if targets(position, other) == [one["place"]]:
                assert len([each for each in position.deck if types[each] == types[other]]) <= len(
                    same
                )


def test_the_reason_names_what_the_remaining_places_have_in_common() -> None:
    """SO-7.4, SO-7.5, SO-7.7: the distance, the kind and the good that is left to the player."""
    # given, when
    told = forecast("1 state docks school", "deck haven")
    # then
    by = {step["rule"]: step["by"] for step in told["places"][0]["why"]}
    assert isinstance(by["farthest"], int)
    assert by["kind"] == "production"
    assert by["leaves"] in NAMES
    assert by["shares_type"] is None


def test_a_tie_that_is_left_is_told_to_be_the_players_choice() -> None:
    """SO-7.8: two places of the same card cannot be told apart."""
    # given, when
    told = forecast("1 state docks docks", "deck haven")
    # then
    assert told["places"][0]["why"][-1] == {"rule": "choose", "left": [0, 1], "by": None}
    assert [one["share"] for one in told["places"]] == [told["places"][0]["share"]] * 2


def test_the_player_is_told_how_the_game_would_end_now() -> None:
    """SO-9.2, SO-9.4 to SO-9.11: points and standing places, the level, what the next lacks."""
    # given, when
    position = table("1 vp 27", "2 vp 20", "1 state docks school+ruin", "2 state pub", seats=1)
    told: Any = position.view(None)["standing"]
    # then
    assert (told["own"], told["rival"], told["missing"]) == (28, 21, 2)
    assert told["level"] == "creature_without_brain"
    assert [each["least"] for each in told["levels"]] == [0, 30, 40, 50, 60, 70, 80]


def test_the_highest_level_lacks_nothing() -> None:
    """SO-9.11: from 80 points on there is no next level."""
    told: Any = table("1 vp 80", seats=1).view(0)["standing"]
    assert (told["level"], told["missing"]) == ("grand_master", None)


def test_after_final_scoring_no_place_counts_twice() -> None:
    """SO-9.2: what stands has been scored."""
    # given
    position = table("1 vp 25", "1 state docks docks", "2 state school", seats=1)
    # when
    play(position, "1: pass")
    # then
    outcome, told = position.outcome(), cast(Any, position.view(0)["standing"])
    assert outcome is not None
    assert (told["own"], told["rival"]) == (outcome.results[0].score, outcome.extra["rival_vp"])


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
