"""What a reader may see (section 22): declared fields and what follows from them."""

from novastate.games.master.asking.foretelling import foretold, standing
from novastate.games.master.codes import BOARD_ACTIONS
from novastate.games.master.fields import LAYOUT
from novastate.games.master.table import Table


def _public(p: Table, seat: int) -> dict[str, object]:
    """Describe a player to everybody else."""
    player = p.players[seat]
    data = LAYOUT.player.public(p, player)
    data["board_used"] = [BOARD_ACTIONS[i] for i in range(3) if player.board >> i & 1]
    return data


def views(p: Table, readers: list[int | None]) -> list[dict[str, object]]:
    """Describe the table to several readers; what they all see is made once and shared."""
    common = LAYOUT.common(p, "master", p.settings.options)
    common["first"] = p.first if p.round else None
    public = [_public(p, seat) for seat in range(len(p.players))]
    found: list[dict[str, object]] = []
    for reader in readers:
        players = public.copy()
        if reader is not None:
            players[reader] = {**public[reader], **LAYOUT.own(p, reader)}
        data = {**common, "reader": reader, "players": players}
        if p.solo:
            data["forecast"] = foretold(p) if reader == 0 else None
            data["standing"] = standing(p)
        found.append(data)
    return found


def view(p: Table, reader: int | None) -> dict[str, object]:
    """Describe the table to a reader; None is a spectator."""
    return views(p, [reader])[0]
