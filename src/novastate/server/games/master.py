"""The Master Set on a server."""

from novastate.server.games.general import CLEAN_UP, HEADS, ServedGame, words


class MasterServed(ServedGame):
    """Served: the Master Set."""

    cast = "wasteland"
    begins = words("board build deal develop faction hire pass pick play raze take use visit")
    heads = HEADS | CLEAN_UP
    round_head = "phase_cards"
    end = "game_over"
