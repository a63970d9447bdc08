"""What a reader may see (section 22): declared fields and what follows from them."""

from typing import Final

from novastate.games.master.asking.foretelling import foretold, standing
from novastate.games.master.codes import BOARD_ACTIONS
from novastate.games.master.fields import LAYOUT
from novastate.games.master.table import Table
from novastate.kernel.fields import Data
from novastate.toolkit.views import Views


def _table(p: Table) -> Data:
    seen: Data = {"first": p.first if p.round else None}
    return {**seen, "standing": standing(p)} if p.solo else seen


def _player(p: Table, seat: int) -> Data:
    board = p.players[seat].board
    return {"board_used": [BOARD_ACTIONS[i] for i in range(3) if board >> i & 1]}


def _reader(p: Table, reader: int | None) -> Data:
    return {"forecast": foretold(p) if reader == 0 else None} if p.solo else {}


VIEWS: Final = Views(LAYOUT, _table, _player, _reader)
