"""The bot at a game it knows nothing of: it looks one move ahead, and chance breaks ties."""

import pytest

from novastate.arena.bench import compiled

if compiled():
    pytest.skip("Python code cannot derive from a compiled Position", allow_module_level=True)

from novastate.bots.greedy import GreedyBot
from novastate.kernel.chance import seeded
from novastate.kernel.outcome import Outcome, SeatResult
from novastate.kernel.position import Position


class Cards(Position):
    """Each of two seats names a number once; the last to speak ends the game."""

    def __init__(self) -> None:
        super().__init__(2, seeded(1))
        self.asking = [1]
        self.said = -1

    def moves(self, seat: int) -> list[int]:
        """Offer three numbers."""
        return [0, 1, 2]

    def apply(self, seat: int, move: int) -> None:
        """Take the number; only 1 wins."""
        self.said = move
        self.asking = []

    def clone(self) -> "Cards":
        """Copy the game."""
        return type(self)()

    def outcome(self) -> Outcome | None:
        """Score the second seat."""
        if self.said < 0:
            return None
        scores = [1, 3 if self.said == 1 else 0]
        results = [SeatResult(seat, score, {}, 1, []) for seat, score in enumerate(scores)]
        return Outcome(results, [int(self.said == 1)], "test")


def test_without_an_evaluation_it_takes_a_move_that_wins() -> None:
    assert GreedyBot().choose(Cards(), 1, seeded(1)) == 1


def test_chance_breaks_ties() -> None:
    class Open(Cards):
        """Never ends, so that all moves look alike."""

        def outcome(self) -> None:
            """Know no end."""
            return

    found = {GreedyBot().choose(Open(), 1, seeded(seed)) for seed in range(30)}

    assert found == {0, 1, 2}
