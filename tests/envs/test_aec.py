"""Every ruleset as a PettingZoo environment: its own suites, seeds, rewards and refusals."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from novastate.envs import aec_env
from novastate.envs.aec import NovastateEnv
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from tests.envs.cases import FEWEST, TABLES, Case, named

# PettingZoo's suite knows by name which of its own environments observe dictionaries with a mask,
# and warns of all others that do; and an agent whose game is over has no legal action.
DICTIONARIES = (
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings(
        "ignore:Observation space for each agent probably should be:UserWarning"
    ),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
)


def dictionaries(test: Any) -> Any:
    """Silence these warnings of PettingZoo's suite, and no others."""
    for mark in DICTIONARIES:
        test = mark(test)
    return test


def play(env: NovastateEnv, seed: int | None, chooser: int = 0) -> Iterator[tuple[str, Any]]:
    """Play a game at random; yield each agent with all it gets when it is its turn."""
    random = np.random.default_rng(chooser)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        got = env.last()
        yield agent, got
        if got[2] or got[3]:
            env.step(None)
        else:
            env.step(random.choice(np.flatnonzero(got[0]["action_mask"])))


@dictionaries
@pytest.mark.parametrize("case", TABLES, ids=named)
def test_pettingzoo_finds_no_fault(case: Case) -> None:
    game, seats, _ = case
    api_test(aec_env(game, seats), num_cycles=150)


@dictionaries
@pytest.mark.parametrize("case", FEWEST, ids=named)
def test_pettingzoo_finds_no_fault_until_the_end(case: Case) -> None:
    game, seats, _ = case
    api_test(aec_env(game, seats, max_moves=60), num_cycles=1000)


@pytest.mark.parametrize("case", TABLES, ids=named)
def test_equal_seeds_give_equal_games(case: Case) -> None:
    game, seats, _ = case
    seed_test(partial(aec_env, game, seats), num_cycles=60 // seats)


@pytest.mark.parametrize("case", FEWEST, ids=named)
def test_text_is_returned_or_printed(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    # given
    game, seats, _ = case
    # when
    render_test(partial(aec_env, game, seats))
    # then
    printed = capsys.readouterr().out
    assert "seat 1\n" in printed
    assert "may answer: " in printed


@pytest.mark.parametrize("case", FEWEST, ids=named)
def test_a_drawing_shows_one_hand_only(case: Case) -> None:
    # given
    game, seats, _ = case
    env = aec_env(game, seats, render_mode="ansi")
    env.reset(seed=4)
    # when
    text = env.render()
    # then
    assert text is not None
    seat = env.possible_agents.index(env.agent_selection)
    halves = text.split("seat 2\n")
    assert [("hand " in half and not _is_number(half)) for half in halves].count(True) == 1
    assert "hand" in halves[seat]


def _is_number(half: str) -> bool:
    """Tell whether a drawing tells the size of a hand and not its cards."""
    line = next(line for line in half.splitlines() if line.strip().startswith("hand "))
    return line.split()[1].isdecimal()


@pytest.mark.parametrize("case", TABLES, ids=named)
def test_a_whole_game_ends_with_rewards_that_add_up(case: Case) -> None:
    # given
    game, seats, _ = case
    env = aec_env(game, seats)
    # when
    ends = {agent: got for agent, got in play(env, seed=1) if got[2]}
    # then
    assert set(ends) == set(env.possible_agents)
    rewards = [got[1] for got in ends.values()]
    assert seats == 1 or sum(rewards) == pytest.approx(0)
    assert all(-1 <= reward <= 1 for reward in rewards)
    best = max(ends.values(), key=lambda got: got[1])
    assert seats == 1 or best[4]["rank"] == 1
    assert env.agents == []


def test_margins_are_points_ahead_of_the_rivals_mean() -> None:
    # given
    env = aec_env("master", 3, reward="margin")
    # when
    ends = {agent: got for agent, got in play(env, seed=2) if got[2]}
    # then
    scores = {agent: got[4]["score"] for agent, got in ends.items()}
    for agent, got in ends.items():
        rivals = [score for other, score in scores.items() if other != agent]
        assert got[1] == pytest.approx(scores[agent] - sum(rivals) / 2)


def test_alone_the_reward_tells_win_draw_or_loss() -> None:
    # given
    env = aec_env("master", 1)
    rewards = set()
    # when
    for seed in range(6):
        *_, (_, got) = play(env, seed)
        outcome = env.position.outcome()
        assert outcome is not None
        # then
        assert got[1] == {"solo_win": 1, "solo_draw": 0, "solo_loss": -1}[outcome.reason]
        rewards.add(got[1])
    assert -1 in rewards


def test_the_seed_is_the_seed_of_the_game() -> None:
    # given
    env = aec_env("novaera", 2)
    # when
    env.reset(seed=12)
    # then
    assert env.position.digest() == ruleset("novaera").new(2, 12).digest()


def test_without_a_seed_games_differ_but_follow_from_the_last_seed() -> None:
    # given
    env = aec_env("master", 2)
    runs = []
    for _ in range(2):
        env.reset(seed=9)
        digests = []
        # when
        for _ in range(3):
            env.reset()
            digests.append(env.position.digest())
        runs.append(digests)
    # then
    assert len(set(runs[0])) == 3
    assert runs[0] == runs[1]


def test_a_game_can_be_cut_off() -> None:
    # given
    env = aec_env("state2010", 2, max_moves=10)
    # when
    got = [step for _, step in play(env, seed=1)]
    # then
    assert len(got) == 10 + 2
    assert [step[3] for step in got] == [False] * 10 + [True, True]
    assert not any(step[2] for step in got)


def test_seats_asked_together_answer_in_turn_and_see_nothing_of_each_other() -> None:
    # given
    env = aec_env("master", 2)
    env.reset(seed=1)
    assert env.position.to_act() == (0, 1)
    before = env.observe("player_1")
    asked = env.face.layout.parts["asked"].start
    # when
    env.step(next(iter(env.legal("player_0"))))
    while env.agent_selection == "player_0":
        env.step(next(iter(env.legal("player_0"))))
    # then
    after = env.observe("player_1")
    differs = np.flatnonzero(before["observation"] != after["observation"])
    assert differs.tolist() == [asked + 1]  # the other has finished; nothing else
    assert np.array_equal(before["action_mask"], after["action_mask"])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, 'There is no game "chess"'),
        ({"game": "master", "seats": 5}, "takes 1 to 4 seats, not 5"),
        ({"game": "master", "seats": "2"}, '"seats" must be a whole number, not "2"'),
        ({"game": "master", "expansion": "moon"}, 'Option "expansion" cannot be "moon"'),
        ({"game": "master", "colour": "red"}, 'There is no option "colour"'),
        ({"game": "master", "render_mode": "rgb_array"}, 'There is no render mode "rgb_array"'),
        ({"game": "master", "reward": "fun"}, 'There is no reward "fun"'),
        ({"game": "master", "max_moves": 0}, '"max_moves" must be 1 or more, not 0'),
    ],
)
def test_bad_input_is_refused_with_a_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        aec_env(**arguments)
    assert sentence in str(refused.value)


def test_bad_actions_and_seeds_are_refused_and_change_nothing() -> None:
    # given
    env = aec_env("novaera", 2)
    with pytest.raises(BadInput, match=r"call reset\(\) first"):
        env.step(0)
    with pytest.raises(BadInput, match=r"call reset\(\) first"):
        env.observe("player_0")
    env.reset(seed=3)
    digest = env.position.digest()
    # when
    for action, sentence in (
        (0, r'Action 0 \("gain"\) is not legal for player_\d now'),
        (-1, "Action -1 is not legal"),
        (10**9, "Action 1000000000 is not legal"),
        (None, '"action" must be a whole number, not "None"'),
        (True, '"action" must be a whole number'),
        (1.0, '"action" must be a whole number'),
    ):
        with pytest.raises(BadInput, match=sentence):
            env.step(action)  # type: ignore[arg-type]  # that is the point
    for seed in (-1, 2**256):
        with pytest.raises(BadInput, match="The seed must be a whole number from 0"):
            env.reset(seed=seed)
    # then
    assert env.position.digest() == digest
