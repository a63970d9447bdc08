"""The effect words of the Master Set's cards, and which of them events tell of."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, cast

from novastate.arena.words.general import ByCard, EffectWords
from novastate.games.master.cards import model as c
from novastate.games.master.cards.catalogue import Catalogue
from novastate.games.master.cards.effect_words import WORDS
from novastate.games.master.goods import NAMES, UNIVERSAL
from novastate.games.master.position import MasterPosition
from novastate.kernel.events import Event
from novastate.kernel.position import Position

TOKENS: Final[frozenset[str]] = frozenset({NAMES[UNIVERSAL], "development"})
"""Goods that must be paid to be of use, and stand for others."""


def _on_cards(cards: Catalogue, dealt: Iterable[int]) -> set[str]:
    """Name every effect word that stands on a card of those in the game."""
    found = {"play"} if cards.connections else set[str]()
    for number in dealt:
        card = cards.locations[number]
        for effect in (card.effect, card.bonus):
            if effect is not None:
                found.add(WORDS[effect.gain.op])
                found |= {NAMES[good] for good, _ in effect.gain.goods} & (TOKENS | {"shield"})
        if card.effect is not None:
            found.add(f"on {c.TRIGGERS[card.effect.trigger]}")
    return found


class MasterWords(EffectWords):
    """The words of the Master Set."""

    deeds = {
        "clear": "clear_locations",
        "place": "place",
        "play_connection": "play",
        "shield": "shield",
        "steal": "steal",
        "store": "store",
        "take_production": "take_production",
        "tap": "rival_deal",
    }
    enters = frozenset({"build", "develop", "develop_ruin"})

    def on_cards(self, position: Position) -> set[str]:
        """Name every effect word on the cards that can come up."""
        p = cast(MasterPosition, position)
        hands = [card for player in p.players for card in (*player.hand, *player.drawn)]
        return _on_cards(p.cards, {*p.deck, *hands})

    def by_card(self, position: Position) -> ByCard:
        """List by location what works by itself, and what an activation uses."""
        return _words(cast(MasterPosition, position).cards)

    def other(self, event: Event, words: ByCard) -> list[str]:
        """Name the tokens that were paid."""
        if event.code != "pay":
            return []
        goods = event.args["goods"]
        assert isinstance(goods, dict)
        return sorted(TOKENS & set(goods))


@lru_cache(maxsize=8)
def _words(cards: Catalogue) -> ByCard:
    """List by location what works by itself, and what an activation uses; less what events name."""
    named = set(MasterWords.deeds.values())
    found: dict[str, tuple[list[str], list[str]]] = {}
    for card in cards.locations:
        works, used = set[str](), set[str]()
        if card.bonus is not None:
            works.add(WORDS[card.bonus.gain.op])
        if card.effect is not None:
            word = WORDS[card.effect.gain.op]
            (used if card.effect.trigger == c.ACTIVATE else works).add(word)
            works.add(f"on {c.TRIGGERS[card.effect.trigger]}")
        found[card.id] = sorted(works - named), sorted(used - named)
    return found
