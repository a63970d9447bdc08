"""How much anybody may ask for: token buckets by address and by connection."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Hashable
from typing import Final, Literal

from novastate.server.config import Settings

ADDRESSES: Final = 20_000
"""Addresses remembered; the one not seen for longest is forgotten first."""

Cost = Literal["rate", "writes", "hellos", "chats", "new_tables", "moves"]
"""What an address may do only so often; each is the name of a setting, its rate a second."""

AT_ONCE: Final[dict[Cost, float]] = {
    "rate": 10,
    "writes": 60,
    "hellos": 10,
    "chats": 15,
    "new_tables": 300,
    "moves": 5,
}
"""How many seconds' worth of it may come at once."""


class Bucket:
    """A bucket that fills at a rate up to a size; each use takes one."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = max(1.0, size)
        self.level = self.size
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


class Buckets:
    """Buckets by whom they are for; those not seen for longest are forgotten first."""

    def __init__(self, most: int = ADDRESSES) -> None:
        self.most = most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable, rate: float, size: float) -> bool:
        """Use one of somebody's, if there is one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate, size)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()


class Limits:
    """The buckets of all addresses."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._costs = Buckets()
        self._hints = Buckets()
        self._open: dict[str, int] = {}

    def allows(self, address: str, cost: Cost) -> bool:
        """Tell whether an address may have this once more."""
        rate: float = getattr(self.settings, cost)
        return self._costs.take((address, cost), rate, rate * AT_ONCE[cost])

    def allows_hint(self, guest: int) -> bool:
        """Tell whether a guest may have one more answer thought over."""
        rate = self.settings.hints
        return self._hints.take(guest, rate, rate * 16)

    def frames(self) -> Bucket:
        """Return a bucket for the frames of one connection."""
        return Bucket(self.settings.frames, self.settings.frames * 4)

    def enter(self, address: str) -> bool:
        """Count a connection, if the address may have one more."""
        if self._open.get(address, 0) >= self.settings.connections_per_address:
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


def party(address: str) -> str:
    """Return whom an address stands for: who has one of IPv6 has the 2^64 beside it.

    >>> party("192.0.2.7"), party("::ffff:192.0.2.7"), party("2001:db8:1:2:3::9")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64')
    """
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


def is_loopback(address: str) -> bool:
    """Tell whether an address is one of this machine's own to itself.

    >>> is_loopback("127.0.0.2"), is_loopback("::1"), is_loopback("192.0.2.7"), is_loopback("x")
    (True, True, False, False)
    """
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False
