"""The vector a seat sees: named parts of fixed size, filled from its view."""

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

Vector: TypeAlias = npt.NDArray[np.float32]
View = dict[str, Any]
"""What `position.view(seat)` returns."""

TENTH: Final = 0.1
"""Numbers that grow (points, goods, decks, rounds) are written in tenths."""
LIMIT: Final = 20.0
"""No entry leaves -LIMIT to LIMIT."""


class Layout:
    """Where each part of the vector lies; parts are added once, in order."""

    def __init__(self) -> None:
        self.parts: Final[dict[str, slice]] = {}
        self.size = 0

    def add(self, name: str, size: int) -> int:
        """Append a part and return where it begins."""
        if name in self.parts:
            raise ValueError(f'the part "{name}" is laid out twice')
        begin = self.size
        self.parts[name] = slice(begin, begin + size)
        self.size += size
        return begin


class Encoder:
    """Turns a view into a vector; a family of games fills in what it has."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.layout: Final = Layout()
        self.at: Final[dict[str, int]] = {}
        """Where a part of the table begins."""
        self.of: Final[list[dict[str, int]]] = [{} for _ in range(players)]
        """Where a part of a player begins; 0 is the seat that looks, the others follow in turn."""

    def add(self, **parts: int) -> None:
        """Append parts of the table by name, each with its size."""
        for name, size in parts.items():
            self.at[name] = self.layout.add(name, size)

    def add_of(self, i: int, **parts: int) -> None:
        """Append parts of a player by name, each with its size."""
        for name, size in parts.items():
            self.of[i][name] = self.layout.add(f"player {i} {name}", size)

    def add_table(self, phases: tuple[str, ...], figures: int) -> None:
        """Append what every table has: phase, figures, who is first and who is asked."""
        self.phases = phases
        self.add(phase=len(phases), table=figures, first=self.players, asked=self.players)

    def encode(self, view: View, seat: int) -> Vector:
        """Write what a seat sees as a vector."""
        vector = np.zeros(self.layout.size, np.float32)
        self.fill(vector, view, seat)
        return np.clip(vector, -LIMIT, LIMIT, out=vector)

    def fill(self, vector: Vector, view: View, seat: int) -> None:
        """Write a view into a vector of zeros."""
        raise NotImplementedError

    @staticmethod
    def tenths(view: View, *names: str) -> tuple[float, ...]:
        """Return some figures of a view in tenths."""
        return tuple(view[name] * TENTH for name in names)

    def fill_table(self, vector: Vector, view: View, seat: int, figures: tuple[float, ...]) -> None:
        """Write what every table has."""
        vector[self.at["phase"] + self.phases.index(view["phase"])] = 1
        write(vector, self.at["table"], figures)
        if view["first"] is not None:
            self.mark_seats(vector, self.at["first"], [view["first"]], seat)
        self.mark_seats(vector, self.at["asked"], view["to_act"], seat)

    def order(self, seat: int) -> list[int]:
        """List the players as a seat counts them: himself first, then in turn."""
        return [(seat + i) % self.players for i in range(self.players)]

    def mark_seats(self, vector: Vector, at: int, seats: list[int], seat: int) -> None:
        """Set a flag for each of some players, as a seat counts them."""
        for other in seats:
            vector[at + (other - seat) % self.players] = 1


def write(vector: Vector, at: int, values: tuple[float, ...]) -> None:
    """Write some figures."""
    vector[at : at + len(values)] = values


def count_cards(
    vector: Vector, at: int, cards: list[str] | int, numbers: dict[str, int], size: int
) -> None:
    """Count cards by number, then in all; of cards that are not seen there is only the number."""
    if isinstance(cards, int):
        vector[at + size] = cards * TENTH
        return
    for card in cards:
        vector[at + numbers[card]] += 1
    vector[at + size] = len(cards) * TENTH


def count_goods(
    vector: Vector, at: int, goods: dict[str, int] | list[str], numbers: dict[str, int]
) -> None:
    """Count goods by kind, in tenths."""
    if isinstance(goods, dict):
        for good, n in goods.items():
            vector[at + numbers[good]] += n * TENTH
        return
    for good in goods:
        vector[at + numbers[good]] += TENTH
