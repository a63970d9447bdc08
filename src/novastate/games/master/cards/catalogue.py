"""The cards of one game as parallel lists indexed by small numbers, as the rules read them."""

from typing import Final

from novastate.games.master.cards.model import (
    ACTION,
    ACTIVATE,
    FEATURE,
    PRODUCE,
    RAZE_DISCOUNT,
    Amounts,
    Card,
    CardSet,
    Connection,
    Effect,
    Faction,
    Gain,
)
from novastate.games.master.goods import (
    AMMO,
    ANY_RESOURCE,
    BLUE,
    CARD,
    FUEL,
    GREY,
    OWN_DEAL,
    UNIVERSAL,
)

NOTHING: Final = Gain(0)
DEFENCE: Final[tuple[int, ...]] = (3, 3, 4, 5)
"""By kind: every board states the same figures (MS-2.5.3)."""


class Cost:
    """A price, split by how it may be paid (MS-7)."""

    def __init__(self, amounts: Amounts) -> None:
        self.amounts: Final = amounts
        self.basic: Final[Amounts] = tuple(pair for pair in amounts if pair[0] <= FUEL)
        self.contacts: Final[Amounts] = tuple(pair for pair in amounts if GREY <= pair[0] <= BLUE)
        self.exact: Final[Amounts] = tuple(
            pair for pair in amounts if (AMMO <= pair[0] < GREY) or (UNIVERSAL <= pair[0] < CARD)
        )
        self.any_resource: Final = _amount(amounts, ANY_RESOURCE)
        self.cards: Final = _amount(amounts, CARD)
        self.deals: Final = _amount(amounts, OWN_DEAL)
        self.basic_total: Final = sum(n for _, n in self.basic)
        self.plain: Final = not (self.cards or self.deals)
        """Nothing but goods of the supply."""


def _amount(amounts: Amounts, good: int) -> int:
    return sum(n for g, n in amounts if g == good)


class Catalogue:
    """All cards in play: locations come first, connections after them in the same numbering."""

    def __init__(self, cards: CardSet) -> None:
        self.locations: Final[list[Card]] = cards.locations
        self.connections: Final[list[Connection]] = cards.connections
        self.factions: Final[list[Faction]] = cards.factions
        self.size: Final = len(cards.locations)
        self.total: Final = self.size + len(cards.connections)
        self.ids: Final[list[str]] = [card.id for card in cards.locations] + [
            card.id for card in cards.connections
        ]
        self.numbers: Final[dict[str, int]] = {id: i for i, id in enumerate(self.ids)}
        self.names: Final[list[dict[str, str]]] = [card.names for card in cards.locations] + [
            card.names for card in cards.connections
        ]
        self.distance: Final[list[int]] = [card.distance for card in cards.locations]
        self.kind: Final[list[int]] = [card.kind for card in cards.locations]
        self.types: Final[list[int]] = [card.types for card in cards.locations]
        self.deal: Final[list[int]] = [card.deal for card in cards.locations]
        self.spoils: Final[list[Amounts]] = [card.spoils for card in cards.locations]
        self.printed_shield: Final[list[bool]] = [card.printed_shield for card in cards.locations]
        self.defence: Final[list[int]] = [
            DEFENCE[card.kind] + int(card.printed_shield) for card in cards.locations
        ]
        self.produces: Final[list[bool]] = [card.kind < FEATURE for card in cards.locations]
        effects = [card.effect for card in cards.locations] + [
            card.effect for card in cards.connections
        ]
        self.trigger: Final[list[int]] = [_trigger(effect) for effect in effects]
        self.gain: Final[list[Gain]] = [_gain(effect) for effect in effects]
        self.cost: Final[list[Cost]] = [_cost(effect) for effect in effects]
        self.uses: Final[list[int]] = [_uses(card) for card in cards.locations]
        self.bonus: Final[list[Gain | None]] = [
            None if card.bonus is None else card.bonus.gain for card in cards.locations
        ]
        self.counted: Final[list[tuple[int, ...]]] = [
            () if effect is None else effect.counted for effect in effects
        ]
        self.at_least: Final[list[int]] = [
            0 if effect is None else effect.at_least for effect in effects
        ]
        self.most_discount: Final = max(
            (gain.most for gain in self.gain if gain.op == RAZE_DISCOUNT), default=0
        )
        self.board_cost: Final[list[list[Cost]]] = [
            [Cost(action.cost) for action in faction.actions.values()] for faction in cards.factions
        ]
        self.board_gain: Final[list[list[Gain]]] = [
            [action.gain for action in faction.actions.values()] for faction in cards.factions
        ]
        self.board_resource: Final[list[int]] = [
            next((good for good, _ in faction.production if good <= FUEL), -1)
            for faction in cards.factions
        ]

    def colour(self, card: int) -> str:
        """Return the deck of a connection card: blue or red."""
        return self.connections[card - self.size].deck


def _trigger(effect: Effect | None) -> int:
    return -1 if effect is None else effect.trigger


def _gain(effect: Effect | None) -> Gain:
    return NOTHING if effect is None else effect.gain


def _cost(effect: Effect | None) -> Cost:
    return Cost(()) if effect is None else Cost(effect.cost)


def _uses(card: Card) -> int:
    """Return how often a location may be activated in a round; 0 if it is no action location."""
    if card.kind != ACTION or card.effect is None or card.effect.trigger != ACTIVATE:
        return 0
    return card.effect.per_round


def producing(card: Card) -> bool:
    """Tell whether a card has an output (MS-2.3.5)."""
    return card.effect is not None and card.effect.trigger == PRODUCE
