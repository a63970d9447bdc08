"""Every ruleset as an OpenSpiel game: its own suite, copies, memory, resampling and refusals."""

import json
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from novastate.envs import openspiel
from novastate.kernel.errors import BadInput

# Short games: the suite looks at every state through every player's eyes.
GAMES = [
    ("python_novastate_master(seats=2,options=end_vp:12)", 0.0),
    ("python_novastate_master(seats=4,options=end_vp:5;expansion:winter)", 0.0),
    ("python_novastate_master_solo", None),
    ("python_novastate_state2010(seats=2,options=turn_cap:3)", 0.0),
    ("python_novastate_newera(seats=2,options=turn_cap:4)", 0.0),
    ("python_novastate_newera(seats=3,options=turn_cap:3;merged:on)", 0.0),
    ("python_novastate_novaera(seats=2,options=eras:2)", 0.0),
]
NAMES = [name for name, _ in GAMES]


def dealt(name: str, deal: int, moves: int, chooser: int = 1) -> pyspiel.State:
    """Deal and play some random moves."""
    random = np.random.default_rng(chooser)
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_finds_no_fault(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "total"), GAMES)
def test_types_tell_the_truth(name: str, total: float | None) -> None:
    # given
    game = pyspiel.load_game(name)
    utility = pyspiel.GameType.Utility
    # then
    expected = utility.GENERAL_SUM if total is None else utility.ZERO_SUM
    assert game.get_type().utility == expected
    assert game.utility_sum() == total
    # when
    state = dealt(name, 3, 10_000)
    # then
    assert state.is_terminal()
    assert state.legal_actions() == []
    assert all(-1 <= value <= 1 for value in state.returns())
    if total is not None:
        assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_deal_and_moves_give_the_same_states(name: str) -> None:
    """Randomness that no seed governs would show here, and not in OpenSpiel's suite."""
    # when
    one, other = dealt(name, 5, 60), dealt(name, 5, 60)
    # then
    assert str(one) == str(other)
    for player in range(one.num_players()):
        assert one.information_state_string(player) == other.information_state_string(player)
        assert one.observation_tensor(player) == other.observation_tensor(player)


def test_the_deal_is_one_chance_node_over_seeds() -> None:
    # given
    game = pyspiel.load_game("python_novastate_master(deals=8,seed=100)")
    state = game.new_initial_state()
    # then
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 1 / 8) for deal in range(8)]
    assert game.max_chance_outcomes() == 8
    assert state.action_to_string(state.current_player(), 3) == "deal 3"
    # when
    state.apply_action(3)
    # then
    assert state.progress.position.digest() == game.face.begin(103).digest()
    assert not state.is_chance_node()


def test_a_copy_goes_its_own_way() -> None:
    # given
    state = dealt("python_novastate_newera", 1, 40)
    before = str(state), state.information_state_string(0)
    # when
    copy = state.clone()
    for _ in range(20):
        copy.apply_action(copy.legal_actions()[-1])
    # then
    assert (str(state), state.information_state_string(0)) == before
    assert str(copy) != before[0]


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_game_goes_on_alike(name: str) -> None:
    # given
    state = dealt(name, 2, 30)
    # when
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    game, other = pyspiel.deserialize_game_and_state(text)
    # then
    assert str(game) == str(state.get_game())
    for copy in (other, pickle.loads(pickle.dumps(state))):
        one = state.clone()
        for _ in range(10):
            assert str(copy) == str(one)
            assert copy.history() == one.history()
            seat = one.current_player()
            assert copy.information_state_string(seat) == one.information_state_string(seat)
            action = one.legal_actions()[0]
            one.apply_action(action)
            copy.apply_action(action)


def test_memory_tells_apart_what_the_table_does_not() -> None:
    """Two ways to the same view are two information states, but one observation."""
    # given a seat that was told different things and sees the same now
    state = dealt("python_novastate_master", 1, 0)
    seat = state.current_player()
    other = state.clone()
    # when
    seen, _ = other.progress.memories[seat]
    other.progress.memories[seat] = (seen, "something else")
    # then
    assert state.observation_string(seat) == other.observation_string(seat)
    assert state.information_state_string(seat) != other.information_state_string(seat)
    tensors = [s.information_state_tensor(seat) for s in (state, other)]
    size = len(state.observation_tensor(seat))
    assert tensors[0][:size] == tensors[1][:size] == state.observation_tensor(seat)
    assert tensors[0][size:] != tensors[1][size:]


@pytest.mark.parametrize("name", NAMES)
def test_resampling_changes_nothing_the_player_knows(name: str) -> None:
    # given
    state = dealt(name, 4, 25)
    seat = state.current_player()
    resample = openspiel.resampler(seed=1)
    # when
    others = [resample(state, seat) for _ in range(4)]
    # then
    assert len({str(other).rpartition(" ")[2] for other in others}) == 4
    for other in others:
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.observation_string(seat) == state.observation_string(seat)


def test_resampling_forgets_what_only_rivals_were_told() -> None:
    # given
    state = dealt("python_novastate_master", 4, 25)
    seat = state.current_player()
    assert any(event.secret is not None for event in state.progress.log)
    # when
    progress = openspiel.resampler(seed=1)(state, seat).progress
    # then
    assert progress is not None
    assert progress.log == []
    assert progress.memories[1 - seat] == (0, "")


@pytest.mark.parametrize("name", NAMES)
def test_the_search_of_openspiel_can_play(name: str) -> None:
    # given
    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, evaluator, uct_c=2, max_simulations=4, random_state=np.random.RandomState(2)
    )
    bot.set_resampler(openspiel.resampler(seed=3))
    state = dealt(name, 7, 20)
    # when
    for _ in range(3):
        action = bot.step(state)
        # then
        assert action in state.legal_actions()
        state.apply_action(action)


def observer(game: openspiel.NovastateGame, public: bool, secrets: str) -> openspiel.Observer:
    """Make an observer of what is public, of secrets, or of both."""
    kind = getattr(pyspiel.PrivateInfoType, secrets)
    return game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, public_info=public, private_info=kind)
    )


def test_observers_see_what_is_public_or_what_is_secret_or_both() -> None:
    # given
    state = dealt("python_novastate_master", 1, 30)
    game = state.get_game()
    redealt = openspiel.resampler(seed=1)(state, 0)
    public = observer(game, True, "NONE")
    private = observer(game, False, "SINGLE_PLAYER")
    both = observer(game, True, "SINGLE_PLAYER")
    # when
    for each in (public, private, both):
        each.set_from(state, 0)
    # then
    hand = game.face.layout.parts["player 0 hand"]
    assert not public.tensor[hand][:-1].any()
    assert private.tensor[hand][:-1].any()
    assert np.allclose(public.tensor + private.tensor, both.tensor, atol=1e-5)
    assert "hand" in json.loads(private.string_from(state, 0))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert public.string_from(state, 0) == public.string_from(redealt, 0)
    assert both.string_from(state, 0) == state.observation_string(0)
    nothing = observer(game, False, "NONE")
    nothing.set_from(state, 0)
    assert nothing.string_from(state, 0) == ""
    assert not nothing.tensor.any()


def test_no_observer_sees_the_secrets_of_several_seats() -> None:
    with pytest.raises(BadInput, match="No observer sees the secrets of several seats"):
        observer(pyspiel.load_game("python_novastate_master"), True, "ALL_PLAYERS")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("python_novastate_master(seats=1)", "takes 2 to 4 seats, not 1"),
        ("python_novastate_newera(seats=6)", "takes 2 to 5 seats, not 6"),
        ("python_novastate_master(deals=0)", '"deals" must be from 1 to 1000000, not 0'),
        ("python_novastate_master(seed=-1)", '"seed" must be 0 or more, not -1'),
        ("python_novastate_master(options=moon)", '"moon" is no option'),
        ("python_novastate_master(options=moon:full)", 'There is no option "moon"'),
    ],
)
def test_bad_parameters_are_refused_with_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        pyspiel.load_game(name)
    assert sentence in str(refused.value)
