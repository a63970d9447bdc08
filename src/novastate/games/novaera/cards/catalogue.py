"""The cards as tables by number: what the rules look up again and again."""

from typing import Final

from novastate.games.novaera.cards import model
from novastate.games.novaera.cards.card import Card, CardSet
from novastate.games.novaera.constants import DECKS
from novastate.games.novaera.rules.order import changes, looks_at, order_matters

USE_BITS: Final = 3
USE_MASK: Final = 7


class Catalogue:
    """Every card by its number, with the tables the rules need."""

    def __init__(self, card_set: CardSet) -> None:
        self.card_set: Final = card_set
        cards = card_set.cards
        self.cards: Final = cards
        self.total: Final = len(cards)
        self.ids: Final = [card.id for card in cards]
        self.numbers: Final = {card.id: number for number, card in enumerate(cards)}
        self.names: Final = [card.names for card in cards]
        self.kind: Final = [card.kind for card in cards]
        self.cost: Final = [card.cost for card in cards]
        self.colours: Final = [card.colours for card in cards]
        self.requires: Final = [card.requires for card in cards]
        self.effects: Final = [card.effects for card in cards]
        self.deck: Final = [card.deck for card in cards]
        self.evolved: Final = [card.deck in ("evo12", "evo23") for card in cards]
        self.obsoletes: Final = [
            tuple([self.numbers[id] for id in card.obsoletes]) for card in cards
        ]
        self.evolves_into: Final = [self.numbers.get(card.evolves_into, -1) for card in cards]
        self.evolution_deck: Final = [
            cards[into].deck if into >= 0 else "" for into in self.evolves_into
        ]
        self.by_trigger: Final = [_by_trigger(card) for card in cards]
        self.lasting: Final = [
            any(effect.trigger in (model.ALWAYS, model.ABILITY) for effect in card.effects)
            for card in cards
        ]
        self.round_uses: Final = [_round_uses(card) for card in cards]
        self.attacks: Final = [is_attack(card) for card in cards]
        production = [
            [effect for effect in card.effects if effect.trigger == model.PRODUCTION]
            for card in cards
        ]
        self.order_matters: Final = [order_matters(effects) for effects in production]
        self.looks_at: Final = [looks_at(effects) for effects in production]
        self.changes: Final = [changes(effects) for effects in production]
        self.decks: Final = {
            deck: [number for number, card in enumerate(cards) if card.deck == deck]
            for deck in DECKS
        }


def _by_trigger(card: Card) -> list[tuple[int, ...]]:
    """List the effects of each trigger in printed order (NV-18.7.1)."""
    return [
        tuple([i for i, effect in enumerate(card.effects) if effect.trigger == trigger])
        for trigger in range(len(model.TRIGGERS))
    ]


def _round_uses(card: Card) -> int:
    """Return the mask of uses that come back every round (NV-18.5.5)."""
    mask = 0
    for i, effect in enumerate(card.effects):
        if effect.limit == model.PER_ROUND:
            mask |= USE_MASK << USE_BITS * i
    return mask


def is_attack(card: Card) -> bool:
    """Tell whether a card attacks rivals (NV-21.6.1); an amount "per" is never negative."""
    return any(
        effect.verb in (model.STEAL, model.DAMAGE)
        or (effect.verb == model.UNREST and effect.target != model.SELF and effect.amount.n >= 0)
        for effect in card.effects
    )
