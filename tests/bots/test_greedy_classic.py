"""The bot that takes what looks best at once, in the old editions."""

import pytest

from novastate.bots.bot import Bot
from novastate.bots.greedy import GreedyBot
from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.position import Position
from tests.bots.test_greedy import Watchful, finish
from tests.games.newera import era
from tests.games.state2010 import state

EDITIONS = pytest.mark.parametrize("game", ["state2010", "newera"])


def chosen(position: Position) -> str:
    """Return what the bot answers for the first seat to act."""
    seat = position.to_act()[0]
    return position.notation(seat, GreedyBot().choose(position, seat, seeded(1)))


# --- strength and manners -------------------------------------------------------------------


@EDITIONS
def test_it_beats_random_in_nearly_every_game_of_two(game: str) -> None:
    games = 12
    wins = 0.0

    for number in range(games):
        seat = number % 2
        bots: list[Bot] = [bot("random"), bot("random")]
        bots[seat] = bot("greedy")
        position = ruleset(game).new(2, number // 2)
        finish(position, bots, number)
        outcome = position.outcome()
        assert outcome is not None
        wins += 1 / len(outcome.winners) if seat in outcome.winners else 0

    assert wins >= 0.95 * games


@EDITIONS
def test_pondering_leaves_the_position_as_it_was(game: str) -> None:
    position = ruleset(game).new(2, 3)
    for _ in range(60):
        seat = position.to_act()[0]
        before = position.digest()
        move = GreedyBot().choose(position, seat, seeded(3))
        assert position.digest() == before
        position.play(seat, move)


@EDITIONS
def test_what_it_cannot_know_changes_nothing(game: str) -> None:
    position = ruleset(game).new(3, 21)

    finish(position, [Watchful()] * 3, 21)

    assert position.outcome() is not None


def test_it_plays_the_merged_game() -> None:
    position = ruleset("newera").new(2, 5, merged=True)

    finish(position, [GreedyBot()] * 2, 5)

    assert position.outcome() is not None


# --- sense ----------------------------------------------------------------------------------


def test_it_passes_rather_than_exchange_for_nothing() -> None:
    assert chosen(state.table("1 faction new_york", "1 pool 2 worker")) == "pass"


def test_it_exchanges_for_what_it_needs() -> None:
    given = ("1 faction appalachian_federation", "1 pool 2 scrap 2 worker", "1 hand school")

    assert chosen(state.table(*given)) == "exchange scrap"


def test_it_takes_points_rather_than_passing() -> None:
    given = ("1 faction new_york", "1 pool worker weapons", "1 state weapon_trader")

    assert chosen(state.table(*given)) == "use weapon_trader"


def test_it_does_not_shy_away_from_the_end_when_it_leads() -> None:
    given = ("1 faction new_york", "1 base 28", "2 base 10", "1 pool worker weapons")

    assert chosen(state.table(*given, "1 state weapon_trader")) == "use weapon_trader"


def test_it_keeps_an_agreement() -> None:
    given = ("1 faction hegemony", "2 faction new_york", "2 state docks_ne+agreed:1")

    assert chosen(era.table(*given)) == "pass"


def test_it_makes_an_agreement_it_can_afford() -> None:
    given = ("1 faction new_york", "1 pool negotiation3", "2 faction hegemony", "2 state docks_ne")

    assert chosen(era.table(*given)) == "agree 2.docks_ne"


def test_it_defends_when_that_wards_the_attack_off() -> None:
    given = ("1 faction mutants_union", "1 pool conquest3", "2 faction new_york")
    position = era.table(*given, "2 pool defence1", "2 state docks_ne")

    era.play(position, "1: attack 2")

    assert chosen(position) == "defend defence1"


def test_it_does_not_defend_in_vain() -> None:
    given = ("1 faction mutants_union", "1 pool conquest5", "2 faction new_york")
    position = era.table(*given, "2 pool defence1", "2 state docks_ne")

    era.play(position, "1: attack 2")

    assert chosen(position) == "done"
