"""Dice: one number each, with value, colour and the colour it goes back to the bag with."""

from typing import Final

VALUE: Final = 15
SHOWN: Final = 4
BASE: Final = 7
THREE_BITS: Final = 7


def die(colour: int, value: int) -> int:
    """Make a die that shows a value.

    >>> value_of(die(2, 5)), colour_of(die(2, 5)), base_of(die(2, 5))
    (5, 2, 2)
    """
    return value | colour << SHOWN | colour << BASE


def value_of(die: int) -> int:
    """Return what a die shows."""
    return die & VALUE


def colour_of(die: int) -> int:
    """Return the colour a die counts as."""
    return die >> SHOWN & THREE_BITS


def base_of(die: int) -> int:
    """Return the colour a die has in the bag (NV-2.2.4)."""
    return die >> BASE


def with_value(die: int, value: int) -> int:
    """Turn a die to a value."""
    return die & ~VALUE | value


def with_colour(die: int, colour: int) -> int:
    """Let a die count as another colour until it enters the bag (NV-18.8.11)."""
    return die & ~(THREE_BITS << SHOWN) | colour << SHOWN
