"""How many connections are taken, by peer and in all, so that one peer leaves room for others."""

import contextlib
from typing import Final

from novastate.server.config import Settings
from novastate.server.limits import Buckets, party

try:
    import resource
except ImportError:  # Windows, which has no such limit
    resource = None  # type: ignore[assignment]  # there is no module to look into then

ENOUGH: Final = 65_536
"""Open files that are asked for where more are allowed."""
RESERVED: Final = 128
"""Open files left to the database, the bots' processes and the page."""
ARRIVALS: Final = 100.0
"""Connections a second that a peer may open; four seconds' worth may come at once."""


def raise_files() -> None:
    """Let this process, and those it starts, open as many files as the system allows."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def files() -> int:
    """Return how many files this process may have open."""
    if resource is None:
        return ENOUGH
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return ENOUGH if soft == resource.RLIM_INFINITY else min(soft, ENOUGH)


class Door:
    """Counts the connections that are open."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.most = max(files - RESERVED, files // 2)
        """Connections in all."""
        self.each = min(settings.lines_per_address, self.most // 2)
        """Connections of one peer; no peer has more than half of the room."""
        self.by_peer = not settings.trust_proxy
        self.open = 0
        self._peers: dict[str, int] = {}
        self._arrivals = Buckets()

    def enter(self, peer: str) -> bool:
        """Count a connection, if there is room for it."""
        if self.open >= self.most:
            return False
        if self.by_peer and not self._takes(party(peer)):
            return False
        self.open += 1
        return True

    def _takes(self, peer: str) -> bool:
        if self._peers.get(peer, 0) >= self.each:
            return False
        if not self._arrivals.take(peer, ARRIVALS, ARRIVALS * 4):
            return False
        self._peers[peer] = self._peers.get(peer, 0) + 1
        return True

    def leave(self, peer: str) -> None:
        """Count a connection that ended."""
        self.open -= 1
        left = self._peers.get(party(peer), 0) - 1
        if left > 0:
            self._peers[party(peer)] = left
        else:
            self._peers.pop(party(peer), None)
