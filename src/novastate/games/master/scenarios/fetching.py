"""Where the cards of a scenario come from: their deck or their discard pile."""

from typing import Final

from novastate.games.master.table import Table
from novastate.kernel.errors import BadInput
from novastate.toolkit.kinds import Pile, card_number, fetched


def deck_of(p: Table, card: int) -> list[int]:
    """Return the deck that a card belongs to."""
    if card < p.cards.size:
        return p.deck
    return p.blue_deck if p.cards.colour(card) == "blue" else p.red_deck


def fetch(p: Table, id: str) -> int:
    """Take a card out of its deck or discard pile."""
    card = card_number(p, id)
    discard = p.discard if card < p.cards.size else p.connection_discard
    return fetched(p, id, deck_of(p, card), discard)


def location(p: Table, id: str) -> int:
    """Fetch a location card."""
    if card_number(p, id) >= p.cards.size:
        raise BadInput(f'"{id}" is a connection card, no location.')
    return fetch(p, id)


class MasterPile(Pile):
    """A pile of the table; locations and connections never mix."""

    def __init__(self, name: str) -> None:
        super().__init__(fetch)
        self.name: Final = name

    def taken(self, p: Table, pile: list[int], id: str, exactly: bool) -> int:
        """Take a card that belongs in the pile; one that stays there is not fetched."""
        card = card_number(p, id)
        holds = ("deck", "discard", "display", "attack_pile")
        if card >= p.cards.size:
            holds = ("connections", "connection_discard", f"{p.cards.colour(card)}_deck", "")
        if self.name not in holds:
            raise BadInput(f'"{id}" does not belong in the pile "{self.name}".')
        if exactly and card in pile:
            pile.remove(card)
            return card
        return fetch(p, id)
