"""The New Era described: its steps, clauses and words."""

from typing import Final

from novastate.games.classic.edition import Edition
from novastate.games.newera.asking.facing import facts
from novastate.games.newera.asking.thinking import conceivable, refused
from novastate.games.newera.engine import MACHINE
from novastate.games.newera.settings import OPTIONS, rules_of

EDITION: Final = Edition("newera", "NE", MACHINE, conceivable, OPTIONS, rules_of, refused, facts)
