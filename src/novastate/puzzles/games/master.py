"""The Master Set for puzzles."""

from typing import cast

from novastate.games.master.position import MasterPosition
from novastate.kernel.position import Position
from novastate.puzzles.games.general import GamePuzzles, Moment


class MasterPuzzles(GamePuzzles):
    """Puzzles of the Master Set."""

    themes = {
        "use": "engine",
        "again": "engine",
        "build": "building",
        "raze": "razing",
        "deal": "deal",
        "end": "deal",
        "develop": "upgrade",
        "board": "contacts",
        "take": "connections",
        "play": "connections",
        "visit": "visit",
        "hire": "workers",
        "pick": "draft",
    }
    least_gain = 2

    def moment(self, position: Position) -> Moment:
        """Tell the round; asked so often that it does not go by `glance`."""
        return Moment(0, cast(MasterPosition, position).round)

    def figure(self, position: Position, seat: int, measure: str) -> int:
        """Return the victory points on the track."""
        return cast(MasterPosition, position).players[seat].vp

    def standing_cards(self, position: Position, seat: int) -> list[str]:
        """List the locations in a state."""
        p = cast(MasterPosition, position)
        return [p.cards.ids[place.card] for place in p.players[seat].state if not place.ruin]

    def still_in(self, position: Position) -> list[int]:
        """List the seats that have not passed."""
        p = cast(MasterPosition, position)
        return [seat for seat in range(p.seats) if not p.players[seat].passed]
