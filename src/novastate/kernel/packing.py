"""How a move is packed into a number: the verb in the low six bits, up to three details above."""

from typing import Final

VERB: Final = 63
DETAIL: Final = 10
"""Bits of a detail."""
FIELD: Final = 1023
A: Final = 6
B: Final = 16
C: Final = 26
"""Where the first, second and third detail begin."""
