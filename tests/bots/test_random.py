"""The bots by name, and the one that plays at random."""

from collections import Counter

import pytest

from novastate.bots.bot import Bot, answer
from novastate.bots.registry import bot, names
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.errors import BadInput


def test_every_bot_is_known_by_its_name() -> None:
    assert names() == ["random", "easy", "greedy", "normal", "hard", "expert"]
    assert [bot(name).name for name in names()] == names()


def test_an_unknown_bot_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadInput) as refused:
        bot("clever")

    assert str(refused.value) == (
        'There is no bot "clever" (there are random, easy, greedy, normal, hard, expert,'
        " search:PLAYOUTS, untaught:PLAYOUTS)."
    )


def test_the_random_bot_takes_every_legal_move_equally_often() -> None:
    position = ruleset("master").new(2, 1)
    moves = position.moves(0)
    chance = seeded(1)

    chosen = Counter(bot("random").choose(position, 0, chance) for _ in range(600 * len(moves)))

    assert set(chosen) == set(moves)
    assert all(500 < count < 700 for count in chosen.values())


def test_the_random_bot_depends_on_its_own_chance_alone() -> None:
    position = ruleset("master").new(2, 1)
    before = position.digest()

    first = [bot("random").choose(position, 0, seeded(seed)) for seed in range(20)]
    again = [bot("random").choose(position, 0, seeded(seed)) for seed in range(20)]

    assert first == again
    assert position.digest() == before


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_an_answer_is_a_legal_move(name: str) -> None:
    position = ruleset("master").new(3, 2)
    player, chance = bot(name), seeded(4)

    for _ in range(60):
        seat = position.to_act()[0]
        position.play(seat, answer(player, position, seat, chance))

    assert position.outcome() is None


def test_a_bot_without_an_answer_says_so() -> None:
    with pytest.raises(NotImplementedError):
        Bot().choose(ruleset("master").new(2, 1), 0, seeded(1))
