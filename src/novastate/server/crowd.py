"""Who waits for the bots of a table, and which tables nobody waits for."""

from collections import Counter
from functools import partial

from novastate.server.live import Live
from novastate.server.queueing import PEOPLE, UNWATCHED, WATCHED, Claim
from novastate.server.tables import Tables


class Crowd:
    """Ranks tables by who is there; of those with bots only it lets but a few of an address on."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._playing: dict[str, str] = {}
        """Addresses of the tables that are played though nobody is there."""
        self._played: Counter[str] = Counter()
        self._waiting: dict[str, str] = {}
        """Addresses of those that wait until one of the others is over, or somebody comes."""

    def rank(self, id: str) -> int:
        """Tell who waits for a table's bots: a person at his seat, a watcher, or nobody."""
        live = self.tables.lives.get(id)
        if live is None:
            return UNWATCHED
        here = self.tables.hub.presence(live)
        if any(not live.seats[seat].by_bot() for seat in here.seats):
            return PEOPLE
        return WATCHED if here.seats or here.spectators else UNWATCHED

    def claim(self, live: Live) -> Claim:
        """Return what a bot's thinking waits with."""
        return Claim(partial(self.rank, live.id), self.tables.makers.of(live.facts), live.id)

    def _is_deserted(self, live: Live) -> bool:
        bots = all(seat.by_bot() for seat in live.seats)
        return bots and self.rank(live.id) == UNWATCHED

    def admits(self, live: Live) -> bool:
        """Tell whether a table's bots may go on; if not, it waits."""
        self._stop(live.id)
        if not self._is_deserted(live):
            return True
        address = self.tables.makers.of(live.facts)
        if self._is_full(address):
            self._waiting[live.id] = address
            return False
        self._playing[live.id] = address
        self._played[address] += 1
        return True

    def has_waited(self, id: str) -> bool:
        """Tell whether a table had to wait."""
        return id in self._waiting

    def waits(self, id: str) -> bool:
        """Tell whether a table waits: nobody has come meanwhile, and there is no room."""
        address = self._waiting.get(id)
        if address is None:
            return False
        if self.rank(id) == UNWATCHED and self._is_full(address):
            return True
        del self._waiting[id]
        return False

    def leave(self, id: str) -> str | None:
        """Note that a table goes on no longer; return the one that may go on in its place."""
        left = self._stop(id)
        return next((other for other, address in self._waiting.items() if address == left), None)

    def _is_full(self, address: str) -> bool:
        return self._played[address] >= self.tables.settings.unwatched_tables

    def _stop(self, id: str) -> str | None:
        """Count a table no longer; return its address, if it was counted."""
        address = self._playing.pop(id, None)
        if address is not None:
            self._played[address] -= 1
            if not self._played[address]:
                del self._played[address]
        return address
