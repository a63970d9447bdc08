"""The effect words of the old editions' cards, and which of them events tell of."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, cast

from novastate.arena.words.general import ByCard, EffectWords
from novastate.games.classic.cards import model as c
from novastate.games.classic.cards.catalogue import Catalogue
from novastate.games.classic.cards.effect_words import EVENTS, TRAITS, named, special_name
from novastate.games.classic.goods import (
    ANY_CONTACT,
    CONTACT_NAMES,
    DEFENCE_1,
    DEFENCE_3,
    NAMES,
    REDEVELOPMENT,
    UNIVERSAL,
    is_token,
    kind_of,
)
from novastate.games.classic.position import ClassicPosition
from novastate.games.classic.words.card_json import effects_json
from novastate.kernel.events import Event
from novastate.kernel.position import Position

SPENT: Final[frozenset[str]] = frozenset({"token", "commit", "pay"})
CONTACTED: Final[frozenset[str]] = frozenset({"conquer", "deal", "incorporate"})


def _token(good: int) -> str:
    """Name what must be spent to be of use; other goods are no effect words.

    >>> _token(UNIVERSAL), _token(0)
    ('universal', '')
    """
    if good in (UNIVERSAL, REDEVELOPMENT):
        return NAMES[good]
    if good in (DEFENCE_1, DEFENCE_3):
        return "defence"
    if is_token(good):
        kind = kind_of(good)
        return "contact token" if kind == ANY_CONTACT else f"{NAMES[kind][:-1]} token"
    return ""


TOKENS: Final[dict[str, str]] = {name: _token(good) for good, name in enumerate(NAMES)}


def _tokens(goods: Iterable[int]) -> set[str]:
    return {_token(good) for good in goods} - {""}


def _works(effects: c.Effects) -> set[str]:
    """Name what works by itself once the card is in play."""
    found = set(effects_json(effects)) - {"action", "when", "traits"}
    found |= {f"when {name}" for name in named(EVENTS, effects.watched)}
    return found.union(named(TRAITS, effects.traits))


def _used(effects: c.Effects, leader: bool) -> set[str]:
    """Name what an activation uses."""
    found = {special_name(effects.gain)} - {""}
    if effects.workers or effects.cost or effects.gain is not c.NO_GAIN:
        found.add("leader_action" if leader else "action")
    return found


def _on_cards(cards: Catalogue) -> set[str]:
    """Name every effect word that stands on a card."""
    found: set[str] = set()
    for card, effects in enumerate(cards.effects):
        found |= _works(effects) | _used(effects, cards.is_leader(card))
        goods = [*effects.produces, *effects.entry, *effects.stock]
        for gain in (effects.gain, *(feature.gain for feature in effects.features)):
            goods += [good for option in gain.options for good in option]
        found |= _tokens(goods)
    for location in cards.locations:
        found |= _tokens((*location.spoils, *location.deal))
        found |= {"defends"} if location.defends else set()
        found |= {"spoils"} if location.spoils else set()
        found |= {"deal"} if location.deal else set()
    for contact in cards.contacts:
        found.add(_contact(contact))
        found |= _tokens(good for part in contact.parts for good in part)
    for faction in cards.factions:
        found |= _tokens(faction.produces)
    return found


def played(cards: Catalogue, events: list[Event]) -> list[tuple[int, int]]:
    """List one-time contacts and instants that were played: seat and card.

    An instant is the source of what it gives (NE-14, NE-M.4); a one-time contact is discarded while
    its contact is made (FS-8.1.6).
    """
    contacted = any(event.code in CONTACTED for event in events)
    found: list[tuple[int, int]] = []
    for event in events:
        id = ""
        if event.code == "gain":
            id = str(event.args["source"])
        elif event.code == "discard" and contacted:
            id = str(event.args["card"])
        card = cards.numbers.get(id, 0)
        if cards.is_contact(card):
            found.append((event.seat, card))
    return found


def _contact(contact: c.Contact) -> str:
    """Name what a one-time contact or an instant is."""
    return f"one-time {CONTACT_NAMES[contact.kind]}" if contact.kind >= 0 else "instant"


class ClassicWords(EffectWords):
    """The words of an old edition."""

    deeds = {
        "attach": "defends",
        "cash": "spoils",
        "deal": "deal",
        "improve": "improve",
        "spare": "spare_conquered_location",
        "steal": "steal",
    }
    enters = frozenset({"incorporate", "redevelop", "reconstruct", "lead", "swap"})

    def on_cards(self, position: Position) -> set[str]:
        """Name every effect word that stands on a card."""
        return _on_cards(cast(ClassicPosition, position).cards)

    def by_card(self, position: Position) -> ByCard:
        """List by card what works by itself, and what an activation uses."""
        return _words(cast(ClassicPosition, position).cards)

    def other(self, event: Event, words: ByCard) -> list[str]:
        """Name the tokens that were spent."""
        if event.code not in SPENT:
            return []
        goods = event.args["goods"]
        assert isinstance(goods, dict)
        return [TOKENS[name] for name in goods if TOKENS[name]]

    def told(self, position: Position, events: list[Event]) -> list[str]:
        """Name the effect words that were used, one-time contacts and instants last."""
        cards = cast(ClassicPosition, position).cards
        contacts = [cards.contacts[card - cards.size] for _, card in played(cards, events)]
        return super().told(position, events) + [_contact(contact) for contact in contacts]


@lru_cache(maxsize=8)
def _words(cards: Catalogue) -> ByCard:
    """List by card what works by itself, and what an activation uses; less what events name."""
    named = set(ClassicWords.deeds.values())
    return {
        id: (
            sorted(_works(cards.effects[card]) - named),
            sorted(_used(cards.effects[card], cards.is_leader(card)) - named),
        )
        for card, id in enumerate(cards.ids)
    }
