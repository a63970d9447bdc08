"""Games that can be stopped anywhere: some positions are kept, the ones between are played."""

import asyncio
from collections import OrderedDict
from typing import Final

from novastate.games.registry import ruleset
from novastate.kernel.game import begin
from novastate.kernel.phrases import Phrase
from novastate.kernel.position import Position
from novastate.kernel.record import Entry, Record
from novastate.server.shapes.story import RoundBegun

EVERY: Final = 8
"""A position is kept after so many moves; the ones between are played from there."""
KEPT: Final = 16
"""Games whose positions are kept."""


class Film:
    """The positions of a record; an older film of the same game spares what they share."""

    def __init__(self, record: Record, known: "Film | None" = None) -> None:
        self.entries: Final[list[Entry]] = list(record.entries)
        self.rounds: Final[list[RoundBegun]] = []
        self.labels: Final[list[Phrase]] = []
        """What every answer was called, once somebody has asked for it."""
        self._kept: Final[list[Position]] = []
        done = 0
        if known is not None:
            kept = _shared(known.entries, self.entries) // EVERY
            done = kept * EVERY
            self._kept.extend(known._kept[: kept + 1])
            self.rounds.extend(mark for mark in known.rounds if mark["move"] <= done)
            position = self._kept[-1].clone()
        else:
            position = begin(ruleset(record.game), record).position
            self._note(0, position)
        for number, entry in enumerate(self.entries[done:], done + 1):
            _play(position, entry)
            self._note(number, position)

    def _note(self, move: int, position: Position) -> None:
        if move % EVERY == 0:
            self._kept.append(position.clone())
        now = position.round_number()
        if not self.rounds or self.rounds[-1]["round"] != now:
            self.rounds.append({"round": now, "move": move})

    def at(self, move: int) -> Position:
        """Return the position after a move; 0 is the beginning."""
        position = self._kept[move // EVERY].clone()
        for entry in self.entries[move - move % EVERY : move]:
            _play(position, entry)
        return position


def _play(position: Position, entry: Entry) -> None:
    position.apply(entry.seat, position.parse(entry.seat, entry.text))


def _shared(one: list[Entry], other: list[Entry]) -> int:
    """Count the moves with which two games begin alike."""
    count = 0
    for mine, yours in zip(one, other):
        if (mine.seat, mine.text) != (yours.seat, yours.text):
            break
        count += 1
    return count


class Films:
    """The films used last."""

    def __init__(self) -> None:
        self._films: Final[OrderedDict[str, Film]] = OrderedDict()
        self._one: Final = asyncio.Lock()  # threads that work share the time of the loop

    def forget(self) -> None:
        """Forget all films."""
        self._films.clear()

    async def of(self, id: str, record: Record) -> Film:
        """Return the film of a table whose record is this now."""
        async with self._one:
            film = self._films.get(id)
            if film is None or not _is_same(film.entries, record.entries):
                film = await asyncio.to_thread(Film, record, film)
                self._films[id] = film
                if len(self._films) > KEPT:
                    self._films.popitem(last=False)
            self._films.move_to_end(id)
            return film


def _is_same(one: list[Entry], other: list[Entry]) -> bool:
    return len(one) == len(other) == _shared(one, other)
