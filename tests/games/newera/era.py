"""Short words for tests of the rules of The New Era; see tests/games/bench.py.

They play with the first edition of the cards, so that figures of cards can change without a test
of a rule. Tests of the cards themselves play with `box`.
"""

from novastate.games.newera.ruleset import NewEra
from tests.games.classic.bench import Bench, codes, turns
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

_BENCH = Bench(RULES, card_edition="first")
table = _BENCH.table
holds = _BENCH.holds
