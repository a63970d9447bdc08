"""Short words for tests of the cards of 51st State (2010): tables with what the box holds."""

from novastate.games.state2010.ruleset import State2010
from tests.games.classic.bench import Bench

RULES = State2010()
"""The ruleset; its tables are laid with today's cards."""

_BENCH = Bench(RULES)
table = _BENCH.table
holds = _BENCH.holds
