"""The effect words of any game."""

from novastate.arena.words import classic, master, novaera
from novastate.games.classic.position import ClassicPosition
from novastate.games.master.position import MasterPosition
from novastate.games.novaera.position import NovaEraPosition
from novastate.kernel.events import Event
from novastate.kernel.position import Position


def on_cards(position: Position) -> set[str]:
    """Name every effect word on the cards of a game just dealt; none where they are not known."""
    if isinstance(position, NovaEraPosition):
        return novaera.on_cards(position.cards)
    if isinstance(position, ClassicPosition):
        return classic.on_cards(position.cards)
    if isinstance(position, MasterPosition):
        hands = [card for player in position.players for card in (*player.hand, *player.drawn)]
        return master.on_cards(position.cards, {*position.deck, *hands})
    return set()


def told(position: Position, events: list[Event]) -> list[str]:
    """Name the effect words that events tell of."""
    if isinstance(position, NovaEraPosition):
        return novaera.told(position.cards, events)
    if isinstance(position, ClassicPosition):
        return classic.told(position.cards, events)
    return master.told(position.cards, events) if isinstance(position, MasterPosition) else []
