"""Contacts with cards of the hand, as far as the old editions agree (FS-8.1, NE-8.1)."""

from typing import Final

from novastate.games.classic.cards.model import ON_CONQUER, ON_INCORPORATE, ON_NEGOTIATE
from novastate.games.classic.codes import S_MEANS
from novastate.games.classic.table import Table
from novastate.kernel.packing import FIELD, A, B

CONQUEST: Final = 0
NEGOTIATION: Final = 1
INCORPORATION: Final = 2
KINDS: Final = range(3)
EVENTS: Final[tuple[int, ...]] = (ON_CONQUER, ON_NEGOTIATE, ON_INCORPORATE)


def contact(p: Table, seat: int, move: int) -> None:
    """Begin a contact: the means are chosen next (FS-8.1.10, NE-8.1.10)."""
    p.push(S_MEANS, seat, move >> A & FIELD, move >> B & FIELD)
