"""What puzzles look at in a game: rounds, points, cards in play. What is here fits any game."""

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from novastate.kernel.position import Position
from novastate.puzzles.puzzle import POINTS


class Moment(NamedTuple):
    """When something happens: eras only where there are any."""

    era: int
    round: int


class GamePuzzles:
    """How the puzzles of one game are measured and found."""

    themes: ClassVar[Mapping[str, str]] = {}
    """What the first word of a move is about."""
    least_gain: ClassVar[int] = 1
    """Points that a puzzle for points must bring."""
    least_decisions: ClassVar[int] = 3
    """Decisions with a wrong answer that a line must hold."""
    least_bits: ClassVar[float] = 4.0
    """How unlikely it must be to get there by chance: 4 means one in sixteen."""
    obvious: ClassVar[float] = 3.0
    """How many bits more where `greedy` gets there, and where taking points at once does."""
    most_ways: ClassVar[int] = 3
    """Ways that really differ, at most."""
    measure: ClassVar[str] = POINTS
    """What a puzzle for points counts."""
    ends_at: ClassVar[int] = 25
    """The points that end a game, by default."""

    def moment(self, position: Position) -> Moment:
        """Tell in which round a position is."""
        number = position.glance().get("round")
        return Moment(0, number if isinstance(number, int) else 0)

    def figure(self, position: Position, seat: int, measure: str) -> int:
        """Return the points of a seat, as a measure counts them."""
        return position.count().totals()[seat]

    def standing_cards(self, position: Position, seat: int) -> list[str]:
        """List the ids of the cards a seat has in play, ruins left out."""
        return []

    def still_counts(self, start: Moment, position: Position) -> bool:
        """Tell whether what stands after the round of a puzzle was still reached in it."""
        return False

    def begins_turn(self, position: Position, seat: int, went_on: bool) -> bool:
        """Tell whether a seat's turn begins; `went_on` if it has also made the move before."""
        return position.passing(seat) is not None

    def acts_alone(self, position: Position, seat: int) -> bool:
        """Tell whether nobody can interfere with a turn, where nobody passes."""
        return False

    def still_in(self, position: Position) -> list[int]:
        """List the seats that have not passed."""
        return list(range(position.seats))
