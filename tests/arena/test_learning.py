"""Learning a value from games: samples, the fit, the file, and what a search makes of it."""

from pathlib import Path

import numpy
import pytest

from novastate.arena.learning.fit import Fitter, Samples, fit, read_samples
from novastate.arena.learning.selfplay import Lesson, play_lesson
from novastate.arena.learning.train import lessons, main, teach
from novastate.bots.evaluators.learned import (
    LearnedEvaluator,
    best_evaluator,
    features_by_seat,
)
from novastate.bots.evaluators.registry import evaluator_for
from novastate.bots.learned.file import read_net, write_net
from novastate.bots.learned.net import Net
from novastate.bots.learned.shipped import shipped_net
from novastate.games.registry import ruleset, rulesets
from novastate.kernel.chance import seeded
from novastate.kernel.errors import BadInput


def test_a_lesson_gives_samples_that_can_be_read() -> None:
    data = play_lesson(Lesson("master", 3, 1, "random"), 0)

    samples = read_samples(data)[3]

    assert samples.features.shape[:2] == samples.won.shape == (len(samples.stage), 3)
    assert samples.won.sum(axis=1) == pytest.approx(1.0)
    assert set(samples.stage.tolist()) <= {0, 1, 2}


def test_the_samples_do_not_depend_on_the_number_of_jobs() -> None:
    assert lessons("master", "random", 6, 1, 2) == lessons("master", "random", 6, 1, 1)


@pytest.mark.parametrize("units", [0, 3])
def test_a_fit_finds_the_feature_that_winners_have(units: int) -> None:
    draw = numpy.random.default_rng(1)
    features = draw.integers(0, 8, (600, 2, 3)).astype(numpy.int16)
    luck = (features == 7).any(axis=2)
    won = numpy.where(luck[:, :1] == luck[:, 1:], 0.5, luck).astype(numpy.float32)
    samples = Samples(features, numpy.zeros(600, dtype=numpy.int16), won)
    fitter = Fitter(8, 1, units)

    fitter.rate = 0.05
    learned, apart = fit([samples], fitter, epochs=20, batch=64)

    net = fitter.net()
    assert max(learned, apart) < 0.6
    assert net.score([1, 7], 0) > net.score([1, 2], 0)


def test_a_network_in_plain_code_says_what_the_fitter_says() -> None:
    fitter = Fitter(5, 2, 4)
    fitter.weights["apart"] += 0.1
    features = numpy.array([[[0, 3, -1], [1, 2, 4]]], dtype=numpy.int16)

    _, scores, _ = fitter._forward(features, numpy.array([1]))

    net = fitter.net()
    assert [net.score([0, 3], 1), net.score([1, 2, 4], 1)] == pytest.approx(
        scores[0].tolist(), rel=1e-5
    )


def test_training_writes_a_file_that_a_search_can_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "novaera.net"

    main(["novaera", "--bot", "random", "--games", "4", "--epochs", "1", "--out", str(out)])

    assert "loss" in capsys.readouterr().out
    position = ruleset("novaera").new(2, 1)
    game = evaluator_for(position)
    features = game.features(position)
    assert features is not None
    evaluator = LearnedEvaluator(game, features, read_net(out.read_bytes(), features.names))
    assert sum(evaluator.values(position, 0)) == pytest.approx(1.0)


def test_hidden_units_are_taught_as_well() -> None:
    samples = lessons("master", "random", 3, 2, 1)

    file, learned, apart = teach("master", samples, units=2, epochs=1)

    assert len(file) > 1000
    assert learned > 0
    assert apart > 0


def test_half_precision_is_all_a_file_loses() -> None:
    net = Net(1, [[0.1, -0.25]], [0.5, 0.0], [2.0])

    again = read_net(write_net("master", ["points=0"], net), ["points=0"])

    assert again.rows[0] == pytest.approx([0.1, -0.25], abs=1e-4)
    assert (again.bias, again.out, again.stages) == ([0.5, 0.0], [2.0], 1)


@pytest.mark.parametrize("data", [b"", b"no network", write_net("x", ["a"], Net(1, [], [0.0], []))])
def test_a_file_that_is_no_network_is_refused_with_a_sentence(data: bytes) -> None:
    with pytest.raises(BadInput, match="This is no network of Novastate"):
        read_net(data, ["a"])


@pytest.mark.parametrize("game", [rules.id for rules in rulesets()])
def test_every_game_comes_with_a_network_that_knows_all_its_features(game: str) -> None:
    position = ruleset(game).new(2, 1)
    features = evaluator_for(position).features(position)
    assert features is not None

    net = shipped_net(position.game(), features)

    assert net is not None
    assert len(net.rows) == len(features.names) * features.stages
    assert isinstance(best_evaluator(position), LearnedEvaluator)


@pytest.mark.parametrize("game", [rules.id for rules in rulesets()])
def test_features_know_no_more_than_their_observer(game: str) -> None:
    position = ruleset(game).new(3, 4)
    evaluator, chance = evaluator_for(position), seeded(4)
    features = evaluator.features(position)
    assert features is not None

    for step in range(60):
        seat = position.to_act()[0]
        moves = position.moves(seat)
        position.apply(seat, moves[chance.below(len(moves))])
        other = position.redeal(1, seeded(step))
        assert [own[:-1] for own in features_by_seat(position, 1, features, evaluator)] == [
            own[:-1] for own in features_by_seat(other, 1, features, evaluator)
        ]
