"""The cards of an old edition as tables by number: locations, then contacts, then leaders."""

from typing import Final

from novastate.games.classic.cards.model import Card, CardSet


class Catalogue:
    """Every card by its number, with the tables the rules need."""

    def __init__(self, card_set: CardSet) -> None:
        self.card_set: Final = card_set
        self.locations: Final = card_set.locations
        self.contacts: Final = card_set.contacts
        self.leaders: Final = card_set.leaders
        self.factions: Final = card_set.factions
        self.size: Final = len(card_set.locations)  # numbers below it are locations
        self.first_leader: Final = self.size + len(card_set.contacts)
        self.total: Final = self.first_leader + len(card_set.leaders)
        self.cards: Final[list[Card]] = [*card_set.locations, *card_set.contacts, *card_set.leaders]
        self.ids: Final = [card.text.id for card in self.cards]
        self.names: Final = [card.text.names for card in self.cards]
        self.numbers: Final = {id: number for number, id in enumerate(self.ids)}
        self.copies: Final = [card.copies for card in self.cards]
        self.effects: Final = [card.effects for card in self.cards]
        self.kind: Final = [card.kind for card in card_set.locations]
        self.distance: Final = [card.distance for card in card_set.locations]
        self.types: Final = [card.types for card in card_set.locations]
        self.spoils: Final = [card.spoils for card in card_set.locations]
        self.deal: Final = [card.deal for card in card_set.locations]
        self.defence: Final = [card.defence for card in card_set.locations]
        self.least_defence: Final = min(self.defence, default=0)
        self.defends: Final = [card.defends for card in card_set.locations]

    def defence_of(self, card: int, attached: tuple[int, ...]) -> int:
        """Return the effective defence of a location with what is attached to it (NE-2.4.6)."""
        defence = self.defence[card]
        for other in attached:
            defence += self.defends[other]
        return defence

    def is_location(self, card: int) -> bool:
        """Tell whether a card is a location."""
        return card < self.size

    def is_contact(self, card: int) -> bool:
        """Tell whether a card is a one-time contact or an instant."""
        return self.size <= card < self.first_leader

    def is_leader(self, card: int) -> bool:
        """Tell whether a card is a leader."""
        return card >= self.first_leader
