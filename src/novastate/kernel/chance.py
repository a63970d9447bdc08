"""Seeded chance that lives inside a position: copied, saved and hashed with it."""

import hashlib
from typing import Final, cast

MASK: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000

CHOSEN: Final = 2**63
"""Seeds below it are numbers that somebody may choose: quick to draw from, but foreseeable."""
MOST: Final = 2**256
"""Seeds up to here are keys: who does not have the key cannot tell what is drawn next."""

BLOCK: Final = 16
"""Words that one hash yields."""


class Chance:
    """A source of whole numbers; where its bits come from is said by the classes below.

    >>> seeded(1).below(6) == seeded(1).below(6)
    True
    """

    def word(self) -> int:
        """Draw 32 random bits."""
        raise NotImplementedError

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
        raise NotImplementedError

    def to_data(self) -> list[object]:
        """Write the generator as plain data."""
        raise NotImplementedError


class QuickChance(Chance):
    """A xorshift generator of four 32-bit words: for search, simulations and chosen seeds.

    Its numbers are linear in its state, so whoever sees enough of them can work out the others.
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

    def clone(self) -> "QuickChance":
        """Copy the generator."""
        return QuickChance(self.a, self.b, self.c, self.d)

    def to_data(self) -> list[object]:
        """List the four words."""
        return [self.a, self.b, self.c, self.d]


class KeyedChance(Chance):
    """BLAKE2b in counter mode: for games between people. Only the key tells what comes next."""

    def __init__(self, key: bytes, drawn: int, block: bytes) -> None:
        self.key = key
        self.drawn = drawn
        """How many words were drawn."""
        self.block = block
        """The words around the last one; empty when they were not made yet."""

    def word(self) -> int:
        """Draw 32 random bits."""
        at = self.drawn % BLOCK
        if at == 0 or not self.block:
            counter = (self.drawn // BLOCK).to_bytes(8, "little")
            self.block = hashlib.blake2b(counter, key=self.key).digest()
        self.drawn += 1
        return int.from_bytes(self.block[4 * at : 4 * at + 4], "little")

    def clone(self) -> "KeyedChance":
        """Copy the generator."""
        return KeyedChance(self.key, self.drawn, self.block)

    def to_data(self) -> list[object]:
        """Write the key and how many words were drawn."""
        return [self.key.hex(), self.drawn]


def seeded(seed: int) -> Chance:
    """Make a generator from a seed: a quick one from a chosen number, a keyed one from a key."""
    if seed < CHOSEN:
        return quick(seed)
    return KeyedChance(hashlib.blake2b(str(seed).encode(), digest_size=32).digest(), 0, b"")


def quick(seed: int) -> QuickChance:
    """Make a quick generator; neighbouring seeds give unrelated numbers."""
    low = seed & MASK
    high = (seed >> 32) & MASK
    a = _mix((low + 0x9E3779B9) & MASK)
    b = _mix(((high ^ a) + 0x3C6EF372) & MASK)
    c = _mix(((low ^ b) + 0x5A308D31) & MASK)
    d = _mix(((high ^ c) + 0x1B873593) & MASK) | 1
    chance = QuickChance(a, b, c, d)
    for _ in range(8):
        chance.word()
    return chance


def _mix(word: int) -> int:
    """Scramble 32 bits; factors below 2**30 keep the products within a machine word."""
    word = ((word ^ (word >> 16)) * 0x2C1B3C6D) & MASK
    word = ((word ^ (word >> 12)) * 0x297A2D39) & MASK
    return word ^ (word >> 15)


def forked(chance: Chance) -> QuickChance:
    """Make a quick generator that goes its own way, from the next numbers of another."""
    return QuickChance(chance.word(), chance.word(), chance.word(), chance.word() | 1)


def chance_of(data: list[object]) -> Chance:
    """Rebuild a generator from its data.

    >>> chance_of(seeded(7).to_data()).word() == seeded(7).word()
    True
    """
    if isinstance(data[0], str):
        return KeyedChance(bytes.fromhex(data[0]), cast(int, data[1]), b"")
    a, b, c, d = data
    return QuickChance(cast(int, a), cast(int, b), cast(int, c), cast(int, d))


def commitment(seed: int) -> str:
    """Return the hash of a seed: told before a game, it binds whoever drew the seed.

    It is the SHA-256 of the seed's decimal digits, so that anybody can check it with any tool.

    >>> commitment(7)[:16]
    '7902699be42c8a8e'
    """
    return hashlib.sha256(str(seed).encode()).hexdigest()
