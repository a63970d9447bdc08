"""The puzzle of the day: the same for all, by the date in UTC, and how many days in a row."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final

DAY: Final = 24 * 3600
STRIP: Final = 14
"""Days that are shown."""


def day_of(seconds: float) -> int:
    """Return the number of the day in UTC, counted from 1970.

    >>> day_of(86_399.9), day_of(86_400)
    (0, 1)
    """
    return int(seconds // DAY)


def chosen(ids: Sequence[str], day: int) -> str:
    """Choose one for a day: each has its turn before any comes again, in an order of its round.

    >>> len({chosen(["a", "b", "c"], day) for day in range(6, 9)})
    3
    """
    turn, place = divmod(day, len(ids))
    return sorted(ids, key=lambda id: blake2b(f"{turn}.{id}".encode(), digest_size=8).digest())[
        place
    ]


def streak(days: Mapping[int, bool], today: int) -> int:
    """Count the days in a row on which it was solved; today may still come.

    >>> streak({4: True, 5: True}, 6), streak({4: True, 6: True}, 6), streak({5: False}, 6)
    (2, 1, 0)
    """
    day = today if days.get(today) else today - 1
    count = 0
    while days.get(day - count):
        count += 1
    return count
