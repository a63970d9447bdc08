"""Dice: one number each, with value, colour and the colour it goes back to the bag with."""

from typing import Final

from novastate.games.novaera.constants import COLOURS

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


def different(dice: list[int]) -> list[int]:
    """List the places of dice, of equal ones the first."""
    return [i for i, die in enumerate(dice) if dice.index(die) == i]


def die_text(die: int) -> str:
    """Write a die as `red 4`, or `red 4 (black)` while it counts as another colour than its own.

    >>> die_text(4 | 1 << 4 | 1 << 7)
    'red 4'
    """
    text = f"{COLOURS[colour_of(die)]} {value_of(die)}"
    return text if base_of(die) == colour_of(die) else f"{text} ({COLOURS[base_of(die)]})"


def read_die(text: str) -> int:
    """Read a die as `die_text` writes it."""
    colour, value, *base = text.split()
    own = base[0].strip("()") if base else colour
    return int(value) | COLOURS.index(colour) << 4 | COLOURS.index(own) << 7
