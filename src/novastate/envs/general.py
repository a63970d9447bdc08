"""A game that names no encoding of its own: what random games show of it is put into numbers.

The games are the same on every machine, so actions and entries keep their numbers while rules,
seats and options stay the same. What they never showed has no number: an answer takes one of the
slots that are left for such, an entry of the view is not seen.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, cast

from novastate.envs.layout import TENTH, Encoder, Vector, View
from novastate.kernel.chance import quick
from novastate.kernel.position import Position

GAMES: Final = 24
"""Random games that are looked at."""
MOST_DECISIONS: Final = 400
"""Decisions of each of them."""
LEFT_OUT: Final = ("game", "options", "reader")
"""Entries of a view that never change."""


class Sample(NamedTuple):
    """What random games showed, in alphabetical order."""

    texts: list[str]
    """Answers."""
    entries: list[str]
    """Entries of views."""


def sampled(first: Position) -> Sample:
    """Play random games from a position just dealt, dealt afresh each time."""
    texts: set[str] = set()
    entries: set[str] = set()
    for number in range(GAMES):
        luck = quick(number + 1)
        position = first.redeal(None, luck)
        for _ in range(MOST_DECISIONS):
            if not position.asking:
                break
            seat = position.asking[0]
            entries.update(name for name, _ in read(position.view(seat), seat))
            moves = position.moves(seat)
            texts.update(position.notation(seat, move) for move in moves)
            position.apply(seat, moves[luck.below(len(moves))])
        for seat in range(position.seats):
            entries.update(name for name, _ in read(position.view(seat), seat))
    return Sample(sorted(texts), sorted(entries))


def read(view: View, seat: int) -> Iterator[tuple[str, float]]:
    """List the entries of a view with their figures; the players come as the seat counts them.

    >>> dict(read({"round": 2, "players": [{"hand": 4}, {"hand": ["pub"]}]}, 1))
    {'round': 0.2, 'players 0 hand': 0.1, 'players 0 hand=pub': 1.0, 'players 1 hand': 0.4}
    """
    for name, value in view.items():
        if name == "players":
            yield from _figures(name, [*value[seat:], *value[:seat]])
        elif name not in LEFT_OUT:
            yield from _figures(name, value)


def _figures(name: str, value: Any) -> Iterator[tuple[str, float]]:
    """Read one entry: numbers in tenths, words as flags, cards counted by name."""
    if isinstance(value, bool):
        yield name, float(value)
    elif isinstance(value, (int, float)):
        yield name, value * TENTH
    elif isinstance(value, str):
        yield f"{name}={value}", 1.0
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _figures(f"{name} {key}", item)
    elif isinstance(value, (list, tuple)):
        if name != "players":
            yield name, len(value) * TENTH  # as much as is seen where the content is hidden
        for i, item in enumerate(value):
            yield from _figures(name if isinstance(item, str) else f"{name} {i}", item)


class ViewEncoder(Encoder):
    """Writes the entries of a view that were ever seen, and which seat looks."""

    def __init__(self, first: Position, entries: list[str]) -> None:
        players = first.view(0).get("players")
        super().__init__(len(cast("list[object]", players)) if players else first.seats)
        self.numbers: Final = {name: i for i, name in enumerate(entries)}
        self.add(seat=self.players, view=len(entries))

    def fill(self, vector: Vector, view: View, seat: int) -> None:
        """Write a view into a vector of zeros."""
        vector[self.at["seat"] + seat] = 1
        at = self.at["view"]
        for name, figure in read(view, seat):
            number = self.numbers.get(name)
            if number is not None:
                vector[at + number] += figure
