"""What a move would do to the others: tried on a copy, told only as far as everybody may see it."""

from typing import cast

from novastate.kernel.asking import changed
from novastate.kernel.events import Event
from novastate.kernel.position import Position

Holding = dict[str, int]
"""What a player has of everything that can be counted: points, cards in hand, goods."""


class Rivals:
    """What the moves of a question would do to others."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        answering = any(given for other, given in enumerate(position.answers) if other != seat)
        self._unknown = answering or any(other != seat for other in position.to_act())

    def after(self, move: int) -> dict[str, Holding]:
        """Return by rival's seat what a move would bring or cost him; {} if nothing, or unknown.

        A move that shows something hidden tells nothing. Nor does one while others answer at the
        same time: what they have chosen so far is theirs.
        """
        position, seat = self.position, self.seat
        if self._unknown:
            return {}
        copy = position.clone()
        copy.listener = []
        copy.apply(seat, move)
        if copy.reveals != position.reveals:
            return {}
        found: dict[str, Holding] = {}
        for other in sorted(_touched(copy.listener, seat)):
            if other < position.seats:
                change = changed(position.holdings(other), copy.holdings(other))
            else:
                change = _given(copy.listener, other)
            if change:
                found[str(other)] = change
        return found


def _touched(events: list[Event], seat: int) -> set[int]:
    """Return the others that events are about."""
    return {
        other
        for event in events
        for other in (event.seat, event.args.get("rival"))
        if isinstance(other, int) and other >= 0 and other != seat
    }


def _given(events: list[Event], virtual: int) -> Holding:
    """Sum what a virtual player is given before it acts itself: its own turn is not the move's."""
    sums: Holding = {}
    for event in events:
        if event.seat == virtual:
            if event.code != "gain":
                break
            for good, n in cast("dict[str, int]", event.args.get("goods", {})).items():
                sums[good] = sums.get(good, 0) + n
    return sums
