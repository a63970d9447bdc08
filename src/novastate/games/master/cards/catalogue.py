"""The cards of one game as parallel lists indexed by small numbers, as the rules read them."""

from typing import Final

from novastate.games.master import goods
from novastate.games.master.cards import model
from novastate.games.master.cards.card import Card, CardSet, Connection
from novastate.games.master.cards.model import Amounts, Effect, Gain

NO_EFFECT: Final = Effect(-1, Gain(0))
DEFENCE: Final[tuple[int, ...]] = (3, 3, 4, 5)
"""By kind: every board states the same figures (MS-2.5.3)."""


class Cost:
    """A price, split by how it may be paid (MS-7)."""

    def __init__(self, amounts: Amounts) -> None:
        self.amounts: Final = amounts
        self.basic: Final = _between(amounts, goods.BRICK, goods.FUEL)
        self.contacts: Final = _between(amounts, goods.GREY, goods.BLUE)
        wilds = ((self.basic, goods.AMMO), (self.contacts, goods.UNIVERSAL))
        self.with_wild: Final = tuple([pair for pair in wilds if pair[0]])
        """What another good may stand for, with that good (MS-7.3, MS-7.4)."""
        self.exact: Final[Amounts] = (
            *_between(amounts, goods.AMMO, goods.WORKER),
            *_between(amounts, goods.UNIVERSAL, goods.SHIELD),
        )
        self.any_resource: Final = _amount(amounts, goods.ANY_RESOURCE)
        self.cards: Final = _amount(amounts, goods.CARD)
        self.deals: Final = _amount(amounts, goods.OWN_DEAL)
        self.basic_total: Final = sum(n for _, n in self.basic)
        self.plain: Final = not (self.cards or self.deals)
        """Nothing but goods of the supply."""


def _between(amounts: Amounts, first: int, last: int) -> Amounts:
    return tuple(pair for pair in amounts if first <= pair[0] <= last)


def _amount(amounts: Amounts, good: int) -> int:
    return sum(n for g, n in amounts if g == good)


class Catalogue:
    """All cards in play: locations come first, connections after them in the same numbering."""

    def __init__(self, cards: CardSet) -> None:
        self.locations: Final = cards.locations
        self.connections: Final = cards.connections
        self.factions: Final = cards.factions
        self.size: Final = len(cards.locations)
        self.total: Final = self.size + len(cards.connections)
        every: list[Card | Connection] = [*cards.locations, *cards.connections]
        self.ids: Final = [card.id for card in every]
        self.numbers: Final = {id: i for i, id in enumerate(self.ids)}
        self.names: Final = [card.names for card in every]
        effects = [card.effect or NO_EFFECT for card in every]
        self.trigger: Final = [effect.trigger for effect in effects]
        self.gain: Final = [effect.gain for effect in effects]
        self.cost: Final = [Cost(effect.cost) for effect in effects]
        self.counted: Final = [effect.counted for effect in effects]
        self.at_least: Final = [effect.at_least for effect in effects]
        self.distance: Final = [card.distance for card in cards.locations]
        self.kind: Final = [card.kind for card in cards.locations]
        self.types: Final = [card.types for card in cards.locations]
        self.deal: Final = [card.deal for card in cards.locations]
        self.spoils: Final = [card.spoils for card in cards.locations]
        self.printed_shield: Final = [card.printed_shield for card in cards.locations]
        self.defence: Final = [
            DEFENCE[card.kind] + int(card.printed_shield) for card in cards.locations
        ]
        self.produces: Final = [card.kind < model.FEATURE for card in cards.locations]
        self.uses: Final = [_uses(card) for card in cards.locations]
        self.bonus: Final = [card.bonus.gain if card.bonus else None for card in cards.locations]
        self.most_discount: Final = max(
            (gain.most for gain in self.gain if gain.op == model.RAZE_DISCOUNT), default=0
        )
        boards = [list(faction.actions.values()) for faction in cards.factions]
        self.board_cost: Final = [[Cost(action.cost) for action in board] for board in boards]
        self.board_gain: Final = [[action.gain for action in board] for board in boards]
        self.board_resource: Final = [
            next((good for good, _ in faction.production if good <= goods.FUEL), -1)
            for faction in cards.factions
        ]

    def colour(self, card: int) -> str:
        """Return the deck of a connection card: blue or red."""
        return self.connections[card - self.size].deck


def _uses(card: Card) -> int:
    """Return how often a location may be activated in a round; 0 if it is no action location."""
    return card.effect.per_round if card.effect and card.kind == model.ACTION else 0
