"""The New Era described: its steps, decisions, clauses and words."""

from typing import Final

from novastate.games.wasteland.classic.edition import Edition
from novastate.games.wasteland.newera.decisions import CLAUSES, DECISIONS
from novastate.games.wasteland.newera.engine import MACHINE
from novastate.games.wasteland.newera.facing import facts
from novastate.games.wasteland.newera.reaching import reach
from novastate.games.wasteland.newera.settings import OPTIONS, rules_of
from novastate.games.wasteland.newera.thinking import conceivable, refused
from novastate.games.wasteland.newera.words_de import GERMAN
from novastate.games.wasteland.newera.words_de import SEAT as SEAT_DE
from novastate.games.wasteland.newera.words_en import ENGLISH
from novastate.games.wasteland.newera.words_en import SEAT as SEAT_EN

EDITION: Final = Edition(
    "newera",
    MACHINE,
    DECISIONS,
    CLAUSES,
    conceivable,
    OPTIONS,
    rules_of,
    {"en": ENGLISH, "de": GERMAN},
    {"en": SEAT_EN, "de": SEAT_DE},
    reach,
    refused,
    facts,
)
