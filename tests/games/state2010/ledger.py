"""The books of 51st State (2010): the shared ledger with the cards of each edition."""

from collections import Counter

from novastate.games.classic.position import ClassicPosition
from tests.games.classic import ledger as classic_ledger
from tests.games.classic.ledger import Data
from tests.games.state2010.box import RULES

CARDS: dict[str, dict[str, Data]] = {
    edition: {str(card["id"]): card for card in RULES.cards_data(edition)}
    for edition in ("first", "second")
}
DECKS = {
    edition: Counter(
        {id: card["copies"] for id, card in cards.items() if card["set"] != "factions"}
    )
    for edition, cards in CARDS.items()
}
ALL_CARDS = 94


def edition_of(position: ClassicPosition) -> str:
    """Return the edition of the cards that a game is played with (FS-19.7)."""
    return str(position.rules.options["card_edition"])


class Books(classic_ledger.Books):
    """What everybody has, kept up to date by events alone."""

    def __init__(self, position: ClassicPosition) -> None:
        super().__init__(position, CARDS[edition_of(position)])


def check_table(position: ClassicPosition) -> None:
    """Check what must hold in every position (FS-2.2.2, FS-8.5.3, FS-11.2, FS-14.2)."""
    edition = edition_of(position)
    assert DECKS[edition].total() == ALL_CARDS
    classic_ledger.check_table(position, CARDS[edition], DECKS[edition])
