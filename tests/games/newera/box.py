"""Short words for tests of the cards of The New Era: tables with what the box holds."""

from novastate.games.newera.ruleset import NewEra
from tests.games.classic.bench import Bench

RULES = NewEra()
"""The ruleset; its tables are laid with today's cards."""

_BENCH = Bench(RULES)
table = _BENCH.table
holds = _BENCH.holds
