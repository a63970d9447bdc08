"""Nova Era on a server."""

from novastate.kernel.events import Event
from novastate.server.games.general import Changes, ServedGame, words


class NovaEraServed(ServedGame):
    """Served: Nova Era."""

    cast = "history"
    begins = words("calm develop enlist expand gain pick repair research use")
    first_round = (1, 1)
    has_eras = True

    def changes(self, event: Event) -> Changes | None:
        """Know that dice are picked, not cards."""
        return {} if event.code == "pick" else None
