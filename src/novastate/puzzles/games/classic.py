"""The old editions for puzzles."""

from typing import cast

from novastate.games.classic.position import ClassicPosition
from novastate.games.classic.rules.counting import total
from novastate.kernel.position import Position
from novastate.puzzles.games.general import GamePuzzles, Moment


class ClassicPuzzles(GamePuzzles):
    """Puzzles of an old edition."""

    themes = {
        "use": "engine",
        "repeat": "engine",
        "command": "leader",
        "lead": "leader",
        "incorporate": "building",
        "reconstruct": "building",
        "conquer": "razing",
        "negotiate": "deal",
        "redevelop": "upgrade",
        "improve": "upgrade",
        "take_token": "contacts",
        "exchange": "workers",
        "visit": "visit",
        "attack": "attack",
        "agree": "agreement",
        "break": "agreement",
        "instant": "connections",
        "pick": "draft",
    }
    least_bits, obvious, most_ways = 3.0, 1.0, 5
    """Its turns hold few points, and before a turn begins there are more lines than can be seen."""

    def moment(self, position: Position) -> Moment:
        """Tell the turn; asked so often that it does not go by `glance`."""
        return Moment(0, cast(ClassicPosition, position).turn)

    def figure(self, position: Position, seat: int, measure: str) -> int:
        """Count the points of a seat."""
        return total(cast(ClassicPosition, position).players[seat])

    def standing_cards(self, position: Position, seat: int) -> list[str]:
        """List the locations in a state."""
        p = cast(ClassicPosition, position)
        return [p.cards.ids[place.card] for place in p.players[seat].state if not place.debris]

    def still_in(self, position: Position) -> list[int]:
        """List the seats that have not passed."""
        p = cast(ClassicPosition, position)
        return [seat for seat in range(p.seats) if not p.players[seat].passed]


class State2010Puzzles(ClassicPuzzles):
    """Puzzles of 51st State (2010)."""

    ends_at = 30


class NewEraPuzzles(ClassicPuzzles):
    """Puzzles of The New Era."""

    ends_at = 33
