"""The books of 51st State (2010): the shared ledger with the cards of its box."""

from collections import Counter

from novastate.games.wasteland.classic.position import ClassicPosition
from tests.games.wasteland import classic_ledger
from tests.games.wasteland.classic_ledger import Data
from tests.games.wasteland.state2010.box import RULES

CARDS: dict[str, Data] = {str(card["id"]): card for card in RULES.cards_data()}
DECK = Counter({id: card["copies"] for id, card in CARDS.items() if card["set"] != "factions"})
ALL_CARDS = 94


class Books(classic_ledger.Books):
    """What everybody has, kept up to date by events alone."""

    def __init__(self, position: ClassicPosition) -> None:
        super().__init__(position, CARDS)


def check_table(position: ClassicPosition) -> None:
    """Check what must hold in every position (FS-2.2.2, FS-8.5.3, FS-11.2, FS-14.2)."""
    assert DECK.total() == ALL_CARDS
    classic_ledger.check_table(position, CARDS, DECK)
