"""Monte Carlo tree search over what one seat knows.

One tree belongs to one observer. His moves at the root are compared in the same worlds: each sweep
deals afresh what he cannot know, and plays once through every move that is still in the running;
the poorer half drops out again and again. Below the root a playout goes by the moves that are legal
in its world; a branch remembers what all worlds together said of it. Where the tree ends, everybody
plays on for a while as the evaluator rates best, and the evaluator values where that led.
"""

import math
from typing import Final

from novastate.bots.evaluators.evaluator import Evaluator, won
from novastate.kernel.chance import Chance
from novastate.kernel.position import Move, Position

EXPLORE: Final = 0.3
"""How much a promising, seldom visited move is preferred below the root."""
SHARP: Final = 1.0
"""A difference in points that makes one move much more promising than another."""
POINT: Final = 0.02
"""What a point of the evaluator's ratings means as a share of the win, about."""
FIRST: Final = 2
"""Moves of a node below the root that are looked at from the start; more come with its visits."""
DEEPEST: Final = 60
"""A bound for the length of one playout within the tree."""


class Branch:
    """A move at a node: how the evaluator rates it, and what the playouts through it brought."""

    def __init__(self, move: Move, rating: float) -> None:
        self.move: Final = move
        self.rating: Final = rating
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None

    def worth(self) -> float:
        """Average what the playouts brought; 0 before the first."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A question somebody is asked, with the moves seen there in any world."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.branches: dict[Move, Branch] = {}


class Search:
    """Searches for one observer; the same chance and playouts give the same tree."""

    def __init__(
        self,
        position: Position,
        observer: int,
        evaluator: Evaluator,
        chance: Chance,
        promising: list[Branch],
        horizon: int,
        trust: float,
    ) -> None:
        self.position = position
        self.observer = observer
        self.evaluator = evaluator
        self.chance = chance
        self.horizon = horizon
        """How many decisions are played on where the tree ends."""
        self.trust = trust
        """How many playouts the evaluator's rating of a move counts for."""
        self.root = Node()
        for branch in promising:
            self.root.branches[branch.move] = branch
        self.best = promising[0].rating
        self.running = promising
        """The moves of the root that are still compared."""

    def sweep(self) -> int:
        """Deal a world and play once through every move in the running; return how many."""
        world = self.position.redeal(self.observer, self.chance)
        for branch in self.running:
            copy = world.clone()
            copy.apply(self.observer, branch.move)
            if branch.node is None:
                branch.node = Node()
            values = self._playout(copy, branch.node)
            branch.visits += 1
            branch.total += values[self.observer]
        return len(self.running)

    def halve(self) -> None:
        """Drop the poorer half of the moves in the running."""
        if len(self.running) > 1:
            self.running.sort(key=self.merit, reverse=True)
            self.running = self.running[: (len(self.running) + 1) // 2]

    def merit(self, branch: Branch) -> float:
        """Weigh what the playouts of a move at the root brought against the evaluator's rating."""
        behind = POINT * (branch.rating - self.best)
        return branch.worth() + behind * self.trust / (self.trust + branch.visits)

    def _playout(self, world: Position, node: Node) -> list[float]:
        """Go to the edge of the tree, play on, evaluate, and remember it on the way back."""
        nodes: list[Node] = []
        path: list[Branch] = []
        seats: list[int] = []
        for _ in range(DEEPEST):
            if not world.asking:
                break
            seat = world.asking[0]
            moves = world.moves(seat)
            if len(moves) == 1:
                world.apply(seat, moves[0])
                continue
            fresh = not node.branches
            branch = self._choose(world, seat, moves, node)
            nodes.append(node)
            path.append(branch)
            seats.append(seat)
            world.apply(seat, branch.move)
            if fresh:
                break
            if branch.node is None:
                branch.node = Node()
            node = branch.node
        values = played_on(world, self.evaluator, self.observer, self.horizon)
        for i, branch in enumerate(path):
            value = values[seats[i]]
            nodes[i].visits += 1
            nodes[i].total += value
            branch.visits += 1
            branch.total += value
        return values

    def _choose(self, world: Position, seat: int, moves: list[Move], node: Node) -> Branch:
        """Choose the branch to follow among the moves legal in this world."""
        branches = node.branches
        unseen = [move for move in moves if move not in branches]
        if unseen:
            for move, rating in zip(unseen, self.evaluator.rate(world, seat, unseen)):
                branches[move] = Branch(move, rating)
        found = [branches[move] for move in moves]
        found.sort(key=_rating, reverse=True)
        if not node.visits:
            return found[0]
        open = found[: FIRST + int(math.sqrt(node.visits))]
        best = open[0].rating
        weights = [math.exp((branch.rating - best) / SHARP) for branch in open]
        whole = sum(weights)
        usual = node.total / node.visits
        bonus = EXPLORE * math.sqrt(node.visits)
        chosen = open[0]
        most = -1.0
        for branch, weight in zip(open, weights):
            worth = branch.worth() if branch.visits else usual
            hope = worth + bonus * weight / whole / (1 + branch.visits)
            if hope > most:
                chosen, most = branch, hope
        return chosen


def promising_moves(
    position: Position, seat: int, evaluator: Evaluator, width: int, gap: float
) -> list[Branch]:
    """List the moves that the evaluator rates best, the best first; none far below it."""
    moves = position.moves(seat)
    ratings = evaluator.rate(position, seat, moves)
    ranked = [Branch(move, rating) for move, rating in zip(moves, ratings)]
    ranked.sort(key=_rating, reverse=True)
    least = ranked[0].rating - gap
    return [branch for branch in ranked[:width] if branch.rating >= least]


def played_on(world: Position, evaluator: Evaluator, observer: int, horizon: int) -> list[float]:
    """Let everybody play on for a while as the evaluator rates best, then value the position."""
    for _ in range(horizon):
        if not world.asking:
            return won(world)
        seat = world.asking[0]
        moves = world.moves(seat)
        best = moves[0]
        if len(moves) > 1:
            ratings = evaluator.rate(world, seat, moves)
            best = moves[ratings.index(max(ratings))]
        world.apply(seat, best)
    return evaluator.values(world, observer) if world.asking else won(world)


def _rating(branch: Branch) -> float:
    return branch.rating
