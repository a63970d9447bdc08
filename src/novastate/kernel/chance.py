"""Seeded chance that lives inside a position: copied, saved and hashed with it."""

from typing import Final

MASK: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000


def _mix(word: int) -> int:
    """Scramble 32 bits; factors below 2**30 keep the products within a machine word."""
    word = ((word ^ (word >> 16)) * 0x2C1B3C6D) & MASK
    word = ((word ^ (word >> 12)) * 0x297A2D39) & MASK
    return word ^ (word >> 15)


class Chance:
    """A xorshift generator of four 32-bit words: small, quick and the same everywhere.

    >>> seeded(1).below(6) == seeded(1).below(6)
    True
    """

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def word(self) -> int:
        """Draw 32 random bits."""
        t = self.a ^ ((self.a << 11) & MASK)
        self.a = self.b
        self.b = self.c
        self.c = self.d
        self.d = (self.d ^ (self.d >> 19)) ^ (t ^ (t >> 8))
        return self.d

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1, each equally likely."""
        limit = SPAN - SPAN % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def clone(self) -> "Chance":
        """Copy the generator; both go on with the same numbers."""
        return Chance(self.a, self.b, self.c, self.d)

    def to_data(self) -> list[int]:
        """List the four words."""
        return [self.a, self.b, self.c, self.d]


def seeded(seed: int) -> Chance:
    """Make a generator from a seed; neighbouring seeds give unrelated numbers."""
    low = seed & MASK
    high = (seed >> 32) & MASK
    a = _mix((low + 0x9E3779B9) & MASK)
    b = _mix(((high ^ a) + 0x3C6EF372) & MASK)
    c = _mix(((low ^ b) + 0x5A308D31) & MASK)
    d = _mix(((high ^ c) + 0x1B873593) & MASK) | 1
    chance = Chance(a, b, c, d)
    for _ in range(8):
        chance.word()
    return chance
