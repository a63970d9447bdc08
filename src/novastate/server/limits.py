"""How much anybody may ask for: token buckets by address and by connection."""

import time
from collections import OrderedDict
from typing import Final

ADDRESSES: Final = 20_000
"""Addresses remembered; the one not seen for longest is forgotten first."""


class Bucket:
    """A bucket that fills at a rate up to a size; each use takes one."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.seen = time.monotonic()

    def take(self) -> bool:
        """Use one, if there is one."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limits:
    """The buckets of all addresses."""

    def __init__(self, rate: float, writes: float, connections: int, hints: float = 1.0) -> None:
        self.rate = rate
        self.writes = writes
        self.connections = connections
        self.hints = hints
        self._buckets: OrderedDict[tuple[str, bool], Bucket] = OrderedDict()
        self._open: dict[str, int] = {}
        self._hints: OrderedDict[int, Bucket] = OrderedDict()

    def allows(self, address: str, writes: bool) -> bool:
        """Tell whether an address may make one more request."""
        key = (address, writes)
        bucket = self._buckets.get(key)
        if bucket is None:
            rate = self.writes if writes else self.rate
            size = rate * 60 if writes else rate * 4
            bucket = self._buckets[key] = Bucket(rate, size)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()

    def allows_hint(self, guest: int) -> bool:
        """Tell whether a guest may have one more answer thought over."""
        bucket = self._hints.get(guest)
        if bucket is None:
            bucket = self._hints[guest] = Bucket(self.hints, max(1.0, self.hints * 16))
            if len(self._hints) > ADDRESSES:
                self._hints.popitem(last=False)
        self._hints.move_to_end(guest)
        return bucket.take()

    def frames(self) -> Bucket:
        """Return a bucket for the frames of one connection."""
        return Bucket(self.rate, self.rate * 4)

    def enter(self, address: str) -> bool:
        """Count a connection, if the address may have one more."""
        if self._open.get(address, 0) >= self.connections:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection that ended."""
        left = self._open.get(address, 0) - 1
        if left > 0:
            self._open[address] = left
        else:
            self._open.pop(address, None)
