"""What positions and rulesets have of the parts of their game, in every game alike."""

from itertools import pairwise

import pytest

from novastate.games.registry import GAMES, ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.position import Position

PASS_WORDS = {"master": "pass", "state2010": "pass", "newera": "pass", "novaera": ""}


def walked(game: str, moves: int) -> list[Position]:
    """Play at random; return the position before each move."""
    position, chance = ruleset(game).new(2, 4), seeded(4)
    found: list[Position] = []
    while position.asking and len(found) < moves:
        found.append(position.clone())
        seat = position.asking[0]
        options = position.moves(seat)
        position.apply(seat, options[chance.below(len(options))])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_who_passes_says_its_pass_word(game: str) -> None:
    # when
    word, passed = ruleset(game).pass_word(), 0
    for position in walked(game, 150):
        for seat in range(2):
            move = position.passing(seat)
            if move is not None:
                assert position.notation(seat, move) == word
                assert move in position.moves(seat)
                passed += 1
    # then
    assert word == PASS_WORDS[game]
    assert bool(passed) == bool(word)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_player_holds_everybody_sees(game: str) -> None:
    for position in walked(game, 80):
        scores = position.glance()["scores"]
        players = position.view(None)["players"]
        assert isinstance(players, list)
        assert [position.holdings(seat)["vp"] for seat in range(2)] == scores
        assert [position.holdings(seat)["card"] for seat in range(2)] == [
            player["hand"] for player in players
        ]


@pytest.mark.parametrize("game", GAMES)
def test_a_round_follows_the_one_before(game: str) -> None:
    rounds = [position.round_number() for position in walked(game, 150)]
    assert all(0 <= after - before <= 1 for before, after in pairwise(rounds))
    assert rounds[-1] > 1


@pytest.mark.parametrize("game", GAMES)
def test_who_is_not_asked_has_no_question(game: str) -> None:
    position = ruleset(game).new(2, 4)
    position.asking = [1]
    with pytest.raises(ValueError, match="seat 1 is not asked"):
        position.question(0)
    refusal = position.refusal(0, 0)
    assert refusal is not None
    assert refusal.code == "not_asked"
    assert "not asked" in position.say_why(refusal)
