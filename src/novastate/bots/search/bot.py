"""The bot that searches."""

import math
import time
from dataclasses import dataclass

from novastate.bots.bot import Bot
from novastate.bots.evaluators.evaluator import Evaluator
from novastate.bots.evaluators.learned import best_evaluator
from novastate.bots.evaluators.registry import evaluator_for
from novastate.bots.search.tree import Branch, Search, promising_moves
from novastate.kernel.chance import Chance
from novastate.kernel.position import Move, Position


@dataclass(frozen=True)
class Effort:
    """How hard a search tries."""

    playouts: int
    """Playouts through the tree for one decision."""
    width: int = 6
    """Moves that are compared."""
    horizon: int = 6
    """Actions played on where the tree ends, at up to two seats."""
    farther: int = 0
    """Actions more for each further seat, so that nobody's next turn falls out of sight."""
    trust: float = 2.0
    """How many playouts the evaluator's rating of a move counts for."""
    gap: float = math.inf
    """A move rated so many points below the best is not compared."""
    seconds: float = 0.0
    """Time after which it stops anyway; 0: none. Only without it answers can be repeated."""

    def actions(self, seats: int) -> int:
        """Return how many actions are played on at a table of so many seats.

        >>> Effort(playouts=100, horizon=10, farther=5).actions(seats=4)
        20
        """
        return self.horizon + self.farther * max(0, seats - 2)


class SearchBot(Bot):
    """Compares the promising moves in worlds that agree with what its seat knows."""

    looks_ahead = True

    def __init__(
        self, name: str, effort: Effort, evaluator: Evaluator | None = None, learned: bool = True
    ) -> None:
        self.name = name
        self.effort = effort
        self.evaluator = evaluator
        """Who rates and values; None: the best there is for the game at hand."""
        self.learned = learned
        """Whether what was learned about a game is among the best there is."""

    def choose(self, position: Position, seat: int, chance: Chance) -> Move:
        """Search, and take the best of the moves that were in the running to the end."""
        moves = position.moves(seat)
        if len(moves) == 1:
            return moves[0]
        return ranked(self.search(position, seat, chance))[0].move

    def _evaluator(self, position: Position) -> Evaluator:
        if self.evaluator is not None:
            return self.evaluator
        return best_evaluator(position) if self.learned else evaluator_for(position)

    def search(self, position: Position, seat: int, chance: Chance) -> Search:
        """Compare the moves of a seat: each stage takes its share of the playouts and halves them.

        Where there is less to choose from there are fewer stages, and so fewer playouts.
        """
        effort = self.effort
        evaluator = self._evaluator(position)
        promising = promising_moves(position, seat, evaluator, effort.width, effort.gap)
        horizon = effort.actions(position.seats) * evaluator.decisions_per_action
        search = Search(position, seat, evaluator, chance, promising, horizon, effort.trust)
        end = time.monotonic() + effort.seconds if effort.seconds else 0.0
        stages = max(1, (effort.width - 1).bit_length())
        done, share = 0, 0
        while len(search.running) > 1:
            share += effort.playouts
            while done * stages < share:
                done += search.sweep()
                if end and time.monotonic() >= end:
                    return search
            search.halve()
        return search


def ranked(search: Search) -> list[Branch]:
    """List the moves of the root: those longest in the running first, the best of them first."""
    branches = list(search.root.branches.values())
    branches.sort(key=search.merit, reverse=True)
    branches.sort(key=_visits, reverse=True)
    return branches


def _visits(branch: Branch) -> int:
    return branch.visits
