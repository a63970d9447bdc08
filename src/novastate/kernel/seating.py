"""Seats around a table, clockwise; listed once, because the rules ask for them all the time."""

from typing import Final

MOST_SEATS: Final = 8

_CLOCKWISE: Final[list[list[list[int]]]] = [
    [[(start + i) % seats for i in range(seats)] for start in range(seats)]
    for seats in range(MOST_SEATS + 1)
]
_RIVALS: Final[list[list[list[int]]]] = [[order[1:] for order in orders] for orders in _CLOCKWISE]


def clockwise(seats: int, start: int) -> list[int]:
    """List all seats clockwise from one; the list is shared and must not be changed.

    >>> clockwise(4, 2)
    [2, 3, 0, 1]
    """
    return _CLOCKWISE[seats][start]


def rivals(seats: int, seat: int) -> list[int]:
    """List the other seats clockwise from the left of one; the list must not be changed.

    >>> rivals(4, 2)
    [3, 0, 1]
    """
    return _RIVALS[seats][seat]
