"""The 2010 edition described: its steps, clauses and words."""

from typing import Final

from novastate.games.classic.asking.questions import conceivable
from novastate.games.classic.edition import Edition
from novastate.games.state2010.engine import MACHINE
from novastate.games.state2010.settings import OPTIONS, rules_of

EDITION: Final = Edition("state2010", "FS", MACHINE, conceivable, OPTIONS, rules_of)
