"""The 2010 edition described: its steps, decisions, clauses and words."""

from typing import Final

from novastate.games.wasteland.classic.edition import Edition
from novastate.games.wasteland.classic.questions import conceivable
from novastate.games.wasteland.state2010.decisions import CLAUSES, DECISIONS
from novastate.games.wasteland.state2010.engine import MACHINE
from novastate.games.wasteland.state2010.reaching import reach
from novastate.games.wasteland.state2010.settings import OPTIONS, rules_of
from novastate.games.wasteland.state2010.words_de import GERMAN
from novastate.games.wasteland.state2010.words_de import SEAT as SEAT_DE
from novastate.games.wasteland.state2010.words_en import ENGLISH
from novastate.games.wasteland.state2010.words_en import SEAT as SEAT_EN

EDITION: Final = Edition(
    "state2010",
    MACHINE,
    DECISIONS,
    CLAUSES,
    conceivable,
    OPTIONS,
    rules_of,
    {"en": ENGLISH, "de": GERMAN},
    {"en": SEAT_EN, "de": SEAT_DE},
    reach,
)
