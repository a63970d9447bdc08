"""OpenSpiel's own checks of a game's interface, on some states of every ruleset."""

import random
import unittest

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import sample_some_states

from novastate.envs import openspiel
from novastate.games.registry import rulesets

NAMES = [openspiel.game_name(rules.id) for rules in rulesets()]


@pytest.mark.parametrize("name", [*NAMES, openspiel.game_name("master", solo=True)])
def test_openspiel_finds_no_fault_in_the_interface(name: str) -> None:
    # given
    game = pyspiel.load_game(name, {"deals": 4})

    class Checks(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # it has no types
        """OpenSpiel's checks, on fewer states than it takes for its own games."""

        @classmethod
        def setUpClass(cls) -> None:
            """Sample states; what OpenSpiel's own does, besides their number."""
            random.seed(1)
            cls.game = game
            cls.game_name = name
            cls.game_type = game.get_type()
            cls.some_states = sample_some_states.sample_some_states(game, max_states=40)

    # when
    checks = unittest.defaultTestLoader.loadTestsFromTestCase(Checks)
    result = unittest.TestResult()
    checks.run(result)
    # then
    assert result.testsRun >= 5
    assert result.errors + result.failures == []
