"""The figures of mining: how far is looked, and what a find must show to be kept."""

from typing import Final

SITTINGS: Final = (2, 2, 3, 2, 4)
"""Seats of the games, one after the other."""
STRAYING: Final = 40
"""Moves that a straying seat makes at most."""
NEAR_END: Final = 0.6
"""The share of the points that end a game from which on it may be won at once."""

MOST_POSITIONS: Final = 3_000
"""What a puzzle may hold: so that a table can tell at once when it is lost."""
MOST_WITH_LUCK: Final = 10_000
"""The same where lines that reveal something are followed too."""
GROWTH: Final = 4
"""An earlier position of a round holds more lines than a later one; by how much, about."""
LONGEST: Final = 400
"""Answers after which a bot that does not come to an end is stopped."""

LEAST_DEPTH: Final = 3
"""Answers before which a goal of cards is reached at the earliest."""
SIZES: Final = (1, 2, 3)
"""Cards that one goal may name."""
TRIED: Final = 3
"""Goals of a position that are looked into."""

LEAST_MOVES: Final = 4
"""Moves that a puzzle of judgement must offer."""
WIDTH: Final = 10
"""How many of them are compared."""
FIRST_LOOK: Final = 12
SECOND_LOOK: Final = 96
"""Worlds in which each move is judged."""
CLEAR: Final = 0.08
"""By how much the best must beat the second best at first sight."""
LEAST_COST: Final = 0.05
"""By how much it must do so for sure: after the errors are taken off."""
SURE: Final = 2.5
"""Errors that are taken off."""
