"""The old editions on a server."""

from typing import Final

from novastate.kernel.events import Event
from novastate.server.games.general import (
    CLEAN_UP,
    HEADS,
    Changes,
    ServedGame,
    number,
    of_seat,
    words,
)

BEGINS: Final = words(
    "conquer dig drop exchange faction incorporate negotiate pass pick redevelop use visit"
)
EXCHANGED: Final = 2
"""Workers that an exchange takes; what it gives is told as a gain."""


class ClassicServed(ServedGame):
    """Served: an old edition."""

    cast = "wasteland"
    heads = HEADS | CLEAN_UP
    round_head = "turn"
    end = "game_over"

    def changes(self, event: Event) -> Changes | None:
        """Know the workers that no event tells as goods."""
        code, seat, rival = event.code, event.seat, event.args.get("rival")
        if code == "use":
            return of_seat(seat, {"worker": -number(event.args.get("workers"))})
        if code == "exchange":
            return of_seat(seat, {"worker": -EXCHANGED})
        if code == "visit" and isinstance(rival, int):
            return {seat: {"worker": -1}, rival: {"worker": 1}}
        return None


class State2010Served(ClassicServed):
    """Served: 51st State (2010)."""

    begins = BEGINS | words("command lead")


class NewEraServed(ClassicServed):
    """Served: The New Era."""

    begins = BEGINS | words("agree attack break instant reconstruct take_token")
