"""From which address each table was made; in memory only, nobody's address is stored."""

from collections import OrderedDict
from typing import Final

from novastate.server.live import Facts

KNOWN: Final = 20_000
"""Tables of which it is remembered; the oldest are forgotten first."""


class Makers:
    """Tells whose share of the bots' time a table takes."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def learn(self, table: str, address: str) -> None:
        """Note the address a table was made from; after a restart, that of who plays there."""
        if address and table not in self._addresses:
            self._addresses[table] = address
            if len(self._addresses) > KNOWN:
                self._addresses.popitem(last=False)

    def of(self, facts: Facts) -> str:
        """Return the address, or else who stands for it: the guest who made the table."""
        return self._addresses.get(facts.id) or f"guest {facts.host or facts.id}"
