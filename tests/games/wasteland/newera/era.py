"""Short words for tests of The New Era; see tests/games/wasteland/bench.py."""

from novastate.games.wasteland.newera.ruleset import NewEra
from tests.games.wasteland.bench import Bench, codes, turns
from tests.table import asked, offered, play, refusal, why_not

__all__ = [
    "RULES",
    "asked",
    "codes",
    "holds",
    "offered",
    "play",
    "refusal",
    "table",
    "turns",
    "why_not",
]

RULES = NewEra()
"""The ruleset, with the cards of the box."""

_BENCH = Bench(RULES)
table = _BENCH.table
holds = _BENCH.holds
