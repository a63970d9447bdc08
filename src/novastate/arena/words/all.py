"""The effect words of any game."""

from novastate.arena.tally import tally
from novastate.kernel.events import Event
from novastate.kernel.position import Position


def on_cards(position: Position) -> set[str]:
    """Name every effect word on the cards of a game just dealt; none where they are not known."""
    watch = tally(position.game())
    return set() if watch is None else watch.words.on_cards(position)


def told(position: Position, events: list[Event]) -> list[str]:
    """Name the effect words that events tell of."""
    watch = tally(position.game())
    return [] if watch is None else watch.words.told(position, events)
