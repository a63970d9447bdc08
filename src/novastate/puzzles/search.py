"""Every line of a seat until somebody else acts: what can be reached, exactly.

Positions that differ only in the order in which they came about are looked at once. A `sure` search
leaves out every line that reveals something or consults chance: what it finds needs no luck, and
uses nothing the seat does not know.
"""

import hashlib
import marshal
import time
from dataclasses import dataclass
from typing import Any, Final

from novastate.kernel.position import Move, Position
from novastate.puzzles.games.general import Moment
from novastate.puzzles.goals import figure, in_time, moment_of
from novastate.puzzles.puzzle import WIN

NOTHING: Final = -(10**6)
"""Less than any figure: what a position outside the puzzle is worth."""
UNIMPORTANT: Final = ("options", "barriers", "reveals", "answers")
"""What changes nothing about what can be done from here."""
UNKNOWN: Final = ("chance", "deck", "discard", "blue_deck", "red_deck", "stock", "box")
"""What stays as it is as long as nothing is revealed; what is discarded lacks elsewhere."""
HELD: Final = ("hand", "deals", "spoils")
"""Cards of a seat whose order means nothing."""
CLOCK_EVERY: Final = 64
"""Positions after which the clock is looked at."""


class GivenUp(Exception):
    """The search took longer, or looked at more positions, than it was allowed to."""


@dataclass(frozen=True)
class Frame:
    """What is asked of a search: for whom, from where and what counts."""

    seat: int
    measure: str
    start: Moment
    reveals: int
    agenda: list[Any]

    @staticmethod
    def at(position: Position, seat: int, measure: str, start: Moment | None = None) -> "Frame":
        """Frame a search that begins with a position."""
        begun = moment_of(position) if start is None else start
        return Frame(seat, measure, begun, position.reveals, list(position.agenda))


class Search:
    """What a seat can reach from positions; remembers every one it has looked at."""

    def __init__(
        self, frame: Frame, most: int, seconds: float | None = None, sure: bool = True
    ) -> None:
        self.frame: Final = frame
        self.most: Final = most
        self.sure: Final = sure
        self.looked_at = 0
        self.left_out = 0
        """Lines that were not followed because they reveal something."""
        self.open_ends = 0
        """Lines that ended because a rival has a choice."""
        self._end: Final = None if seconds is None else time.monotonic() + seconds
        self._known: Final[dict[bytes, int]] = {}

    def best(self, position: Position, enough: int | None = None) -> int:
        """Return the highest figure in reach; one that is enough ends the search early."""
        own = self.value(position)
        if enough is not None and own >= enough:
            return own
        if not self.goes_on(position):
            return own
        key = self.key(position)
        known = self._known.get(key)
        if known is not None:
            return known
        self._count()
        self._known[key] = highest = own  # a line that comes back here gains nothing
        for move in position.moves(self.frame.seat):
            after = self.after(position, move)
            if after is None:
                continue
            highest = max(highest, self.best(after, enough))
            if enough is not None and highest >= enough:
                break
        self._known[key] = highest
        return highest

    def after(self, position: Position, move: Move) -> Position | None:
        """Make a move on a copy, and what rivals cannot but answer; None if it is left out."""
        seat = self.frame.seat
        copy = position.clone()
        copy.apply(seat, move)
        if copy.asking == [seat] and copy.reveals == self.frame.reveals:
            return copy  # by far the most frequent case
        self.answer_for_rivals(copy)
        if self._revealed(copy) and copy.asking and moment_of(copy) == self.frame.start:
            self.left_out += 1
            return None
        return copy

    def answer_for_rivals(self, copy: Position) -> None:
        """Make the moves to which rivals have no alternative."""
        while copy.asking and copy.asking[0] != self.frame.seat and not self._revealed(copy):
            if moment_of(copy) != self.frame.start:
                break
            rival = copy.asking[0]
            moves = copy.moves(rival)
            if len(moves) != 1:
                self.open_ends += 1
                break
            copy.apply(rival, moves[0])

    def _revealed(self, position: Position) -> bool:
        return self.sure and position.reveals != self.frame.reveals

    def value(self, position: Position) -> int:
        """Return the figure of a position, if it still counts."""
        if self.frame.measure != WIN and not in_time(self.frame.start, position):
            return NOTHING
        return figure(position, self.frame.seat, self.frame.measure)

    def goes_on(self, position: Position) -> bool:
        """Tell whether the seat has still something to decide within the puzzle."""
        asking = position.asking
        if len(asking) != 1 or asking[0] != self.frame.seat:
            return False
        return moment_of(position) == self.frame.start

    def key(self, position: Position) -> bytes:
        """Return the same for positions from which the same can be reached."""
        data = position.to_data()
        for name in UNIMPORTANT:
            del data[name]
        if self.sure:
            for name in UNKNOWN:
                data.pop(name, None)
        players = data["players"]
        assert isinstance(players, list)
        own = players[self.frame.seat]
        for name in HELD:
            if name in own:
                own[name] = sorted(own[name])
        if position.agenda == self.frame.agenda:
            _forget_order(data, own)
        return hashlib.blake2b(marshal.dumps(data, 2), digest_size=16).digest()

    def _count(self) -> None:
        self.looked_at += 1
        if self.looked_at > self.most:
            raise GivenUp
        late = self._end is not None and self.looked_at % CLOCK_EVERY == 0
        if late and self._end is not None and time.monotonic() > self._end:
            raise GivenUp


def _forget_order(data: dict[str, object], own: dict[str, Any]) -> None:
    """Leave out in which order locations came: between two turns nothing points at their places."""
    for name in ("state", "tableau"):
        if name in own:
            for place in own[name]:
                place.pop("uid", None)
            own[name] = sorted(map(repr, own[name]))
    data.pop("serial", None)
